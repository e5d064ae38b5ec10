#include "ui/shell/preferences.h"
#include "ui/widgets/list_table.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QPointer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace lekthi::ui;

namespace {

/// Three numbers, each with its state and its person.
class Numbers : public QAbstractTableModel
{
public:
    enum Column { Number, State, Person, ColumnCount };

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 3; }
    int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : ColumnCount;
    }

    QVariant data(const QModelIndex &index, int role) const override
    {
        const QStringList words{u"A-%1"_s, u"state %1"_s, u"person %1"_s};
        return role == Qt::DisplayRole ? words.at(index.column()).arg(index.row() + 1) : QVariant();
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        const QStringList titles{u"Number"_s, u"State"_s, u"Person"_s};
        return orientation == Qt::Horizontal && role == Qt::DisplayRole ? titles.at(section) : QVariant();
    }
};

QAction *actionOf(const QMenu &menu, const QString &text)
{
    const auto actions = menu.actions();
    const auto found = std::ranges::find(actions, text, &QAction::text);
    return found == actions.end() ? nullptr : *found;
}

} // namespace

/// What every list can do, and what it keeps for whom.
class ListTableTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void keepsTheChosenColumnsForEachPerson();
    void leavesOneColumn();
    void keepsWidthsAndOrder();
    void bringsTheUsualColumnsBack();
    void takesNothingFromDamagedSettings();
    void goesToBothEnds();
    void copiesWhatIsSelectedAndShown();
    void copiesColumnsThatHaveNoRoom();

private:
    void open(const QString &login = u"sa.one"_s);
    QMenu *columnMenu();
    void toggle(const QString &title);

    std::unique_ptr<QTemporaryDir> m_config;
    std::unique_ptr<Preferences> m_preferences;
    Numbers m_model;
    std::unique_ptr<ListTable> m_table;
};

void ListTableTest::init()
{
    m_config = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CONFIG_HOME", m_config->path().toUtf8());
    m_preferences = std::make_unique<Preferences>();
    open();
}

void ListTableTest::cleanup()
{
    m_table.reset();
    m_preferences.reset();
}

void ListTableTest::open(const QString &login)
{
    m_table.reset(); // one window at a time
    m_table = std::make_unique<ListTable>(m_model);
    m_table->setObjectName(u"numbers"_s);
    m_table->setFit([this] {
        for (int column = 0; column < Numbers::ColumnCount; ++column)
            m_table->setColumnWidth(column, 100);
    });
    m_table->keepFor(login);
    m_table->resize(600, 300);
    m_table->show();
    m_table->retranslate();
    QVERIFY(QTest::qWaitForWindowExposed(m_table.get()));
}

QMenu *ListTableTest::columnMenu()
{
    emit m_table->horizontalHeader()->customContextMenuRequested({20, 5});
    return m_table->findChild<QMenu *>(u"columnMenu"_s);
}

void ListTableTest::toggle(const QString &title)
{
    const QPointer menu = columnMenu();
    QVERIFY(menu);
    QAction *action = actionOf(*menu, title);
    QVERIFY2(action && action->isEnabled(), qPrintable(title));
    action->trigger();
    menu->close();
    QTRY_VERIFY(!menu);
}

void ListTableTest::keepsTheChosenColumnsForEachPerson()
{
    toggle(u"State"_s);
    QVERIFY(m_table->isColumnHidden(Numbers::State));
    m_table->resize(500, 300);
    QVERIFY(m_table->isColumnHidden(Numbers::State));
    open();
    QVERIFY(m_table->isColumnHidden(Numbers::State));
    open(u"sa.two"_s);
    QVERIFY(!m_table->isColumnHidden(Numbers::State));
}

void ListTableTest::leavesOneColumn()
{
    toggle(u"State"_s);
    toggle(u"Person"_s);
    const QPointer menu = columnMenu();
    QVERIFY(!actionOf(*menu, u"Number"_s)->isEnabled());
    QVERIFY(actionOf(*menu, u"State"_s)->isEnabled());
    menu->close();
}

void ListTableTest::keepsWidthsAndOrder()
{
    QHeaderView *headings = m_table->horizontalHeader();
    QWidget *bar = headings->viewport();
    const int end = headings->sectionViewportPosition(Numbers::State) + 99;
    QTest::mousePress(bar, Qt::LeftButton, {}, {end, 5});
    QTest::mouseMove(bar, {end + 40, 5});
    QTest::mouseRelease(bar, Qt::LeftButton, {}, {end + 40, 5});
    QCOMPARE(m_table->columnWidth(Numbers::State), 140);
    m_table->fitColumns();
    QCOMPARE(m_table->columnWidth(Numbers::State), 140);
    QCOMPARE(m_table->columnWidth(Numbers::Person), 100);
    headings->moveSection(2, 0);
    open();
    QCOMPARE(m_table->columnWidth(Numbers::State), 140);
    QCOMPARE(m_table->horizontalHeader()->logicalIndex(0), int(Numbers::Person));
    QCOMPARE(m_table->horizontalHeader()->logicalIndex(1), int(Numbers::Number));
}

void ListTableTest::bringsTheUsualColumnsBack()
{
    const QPointer menu = columnMenu();
    QVERIFY(!actionOf(*menu, u"Usual columns"_s)->isEnabled());
    menu->close();
    QTRY_VERIFY(!menu);
    toggle(u"Person"_s);
    m_table->horizontalHeader()->moveSection(1, 0);
    toggle(u"Usual columns"_s);
    for (const bool isAnew : {false, true}) {
        if (isAnew)
            open();
        for (int column = 0; column < Numbers::ColumnCount; ++column) {
            QVERIFY(!m_table->isColumnHidden(column));
            QCOMPARE(m_table->horizontalHeader()->visualIndex(column), column);
        }
    }
}

void ListTableTest::takesNothingFromDamagedSettings()
{
    for (const QString &text :
         {u"{"_s, u"[]"_s, uR"({"columns":4,"shown":{"1":false}})"_s,
          uR"({"columns":3,"shown":{"7":false,"x":false},"widths":{"-1":5},"order":[0,1,1]})"_s,
          uR"({"columns":3,"order":[0,1,2,3],"sorting":{"column":3}})"_s})
        QCOMPARE(looksFromText(text, 3), ListLooks());
    const ListLooks looks{{{1, false}}, {{2, 150}}, {2, 0, 1}, ListLooks::Sorting{1, true}};
    QCOMPARE(looksFromText(lookText(looks, 3), 3), looks);
    QCOMPARE(looksFromText(lookText(looks, 3), 4), ListLooks());
    QVERIFY2(looksFromText(uR"({"columns":3,"widths":{"0":-7}})"_s, 3).widths.at(0) > 0, "can be seen");
}

void ListTableTest::goesToBothEnds()
{
    m_table->setFocus();
    m_table->selectRow(1);
    QTest::keyClick(m_table.get(), Qt::Key_End);
    QCOMPARE(m_table->selectedRows(), QList<int>{2});
    QTest::keyClick(m_table.get(), Qt::Key_Home);
    QCOMPARE(m_table->selectedRows(), QList<int>{0});
    QTest::keyClick(m_table.get(), Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_table->selectedRows(), (QList<int>{0, 1, 2}));
}

void ListTableTest::copiesWhatIsSelectedAndShown()
{
    toggle(u"State"_s);
    m_table->horizontalHeader()->moveSection(2, 0);
    m_table->selectionModel()->select(m_model.index(2, 0),
                                      QItemSelectionModel::Select | QItemSelectionModel::Rows);
    m_table->selectionModel()->select(m_model.index(0, 0),
                                      QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QTest::keyClick(m_table.get(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"Person\tNumber\nperson 1\tA-1\nperson 3\tA-3"_s);
    m_table->setWriter(ListTable::Format::Csv,
                       [](const QList<int> &rows) { return u"%1 rows"_s.arg(rows.size()); });
    connect(m_table.get(), &ListTable::menuOpening, this, [](QMenu *menu) { menu->addAction(u"Own"_s); });
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
    QCoreApplication::sendEvent(m_table.get(), &event);
    const auto *menu = m_table->findChild<QMenu *>(u"rowMenu"_s);
    QVERIFY(menu && actionOf(*menu, u"Own"_s));
    const QMenu *formats = actionOf(*menu, u"Copy as"_s)->menu();
    actionOf(*formats, u"Markdown"_s)->trigger();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"| Person | Number |\n| --- | --- |\n"_s));
    actionOf(*formats, u"CSV"_s)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"2 rows"_s);
}

void ListTableTest::copiesColumnsThatHaveNoRoom()
{
    const auto copied = [this] {
        m_table->fitColumns();
        m_table->selectRow(0);
        QTest::keyClick(m_table.get(), Qt::Key_C, Qt::ControlModifier);
        return QGuiApplication::clipboard()->text().section(u'\n', 0, 0);
    };
    m_table->setFit([this] {
        m_table->setColumnHidden(Numbers::State, true);
        m_table->leaveOut(Numbers::Person, true);
    });
    QCOMPARE(copied(), u"Number\tState"_s);
    QVERIFY(m_table->isColumnHidden(Numbers::State) && m_table->isColumnHidden(Numbers::Person));
    toggle(u"Person"_s);
    QCOMPARE(copied(), u"Number\tState\tPerson"_s);
    m_table->setFit([this] { m_table->leaveOut(Numbers::Person, false); });
    m_table->fitColumns();
    toggle(u"State"_s);
    QCOMPARE(copied(), u"Number\tPerson"_s);
}

QTEST_MAIN(ListTableTest)
#include "list_table_test.moc"
