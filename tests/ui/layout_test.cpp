#include "models/counters/counter_model.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"
#include "ui/shell/page_factory.h"
#include "ui/templates/template_editor.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/list_and_detail.h"
#include "ui/widgets/page_heading.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace lekthi;
using numbering::Language;
using test::PrivateStore;
using test::TestWindow;
using ui::Banner;
using ui::ListAndDetail;

namespace {

constexpr QSize usualWindow(1280, 800);

/// Where everything is that a person might be about to press, by what it is.
QHash<const QWidget *, QRect> placesOf(const QWidget &page, const Banner &banner)
{
    QHash<const QWidget *, QRect> places;
    for (const QWidget *widget : page.findChildren<QWidget *>()) {
        if (widget->isVisible() && widget != &banner && !banner.isAncestorOf(widget))
            places.insert(widget, {widget->mapTo(&page, QPoint()), widget->size()});
    }
    return places;
}

} // namespace

/// What stands on a page stays where it is and as large as a person made it.
class LayoutTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_test.reset(); }
    void messagesMoveNothing_data();
    void messagesMoveNothing();
    void messagesCanBeClosed();
    void whatWentWellGoesByItself();
    void messagesStandAboveEachOther();
    void aMessageGoesWhenItIsNoLongerTrue();
    void countersKeepTheTableAsLarge();
    void listsKeepTheirWidth();
    void aFilterThatFindsNothingLeavesNothingElseOpen();
    void titlesAreAsHighAsTheirFont();

private:
    std::unique_ptr<TestWindow> m_test;
};

void LayoutTest::init()
{
    m_test = std::make_unique<TestWindow>(test::openerOf(PrivateStore::instance().demoStore()));
    m_test->window().resize(usualWindow);
    QVERIFY(m_test->show());
    QVERIFY(m_test->signIn(u"sa.one"_s));
}

void LayoutTest::messagesMoveNothing_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("banner");
    for (const auto &[page, banner] :
         {std::pair{"templatesPage", "templatesBanner"}, std::pair{"countersPage", "countersBanner"},
          std::pair{"approvalsPage", "approvalsBanner"}, std::pair{"historyPage", "historyBanner"},
          std::pair{"ledgerPage", "ledgerBanner"}, std::pair{"adminLogPage", "adminLogBanner"},
          std::pair{"errorsPage", "errorsBanner"}, std::pair{"metricsPage", "metricsBanner"},
          std::pair{"alertsPage", "alertsBanner"}, std::pair{"poolsPage", "poolsBanner"},
          std::pair{"testBenchPage", "benchBanner"}, std::pair{"peoplePage", "peopleBanner"},
          std::pair{"peoplePage", "peopleWarning"}, std::pair{"referencePage", "referenceBanner"},
          std::pair{"countersPage", "connectionBanner"}, std::pair{"countersPage", "alertBanner"},
          std::pair{"countersPage", "digestBanner"}})
        QTest::addRow("%s, %s", page, banner) << QString::fromLatin1(page) << QString::fromLatin1(banner);
}

void LayoutTest::messagesMoveNothing()
{
    QFETCH(const QString, page);
    QFETCH(const QString, banner);
    QVERIFY(m_test->open(page));
    const QWidget &shown = *m_test->find(page);
    auto &message = *m_test->find<Banner>(banner);
    message.hideMessage();
    const auto layOut = [] { QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); };
    layOut();
    const auto before = placesOf(shown, message);
    QVERIFY(!before.isEmpty());
    message.showMessage(Banner::Kind::Good, u"Something was done, and nothing has to move for it."_s);
    layOut();
    QVERIFY(message.isVisible());
    const auto placeOf = [this](const QWidget &widget) {
        return QRect(widget.mapTo(&m_test->window(), QPoint()), widget.size());
    };
    QVERIFY(placeOf(shown).contains(placeOf(message)));
    const auto after = placesOf(shown, message);
    for (auto place = before.cbegin(); place != before.cend(); ++place) {
        QVERIFY2(after.value(place.key()) == place.value(), qPrintable(place.key()->objectName()));
    }
}

void LayoutTest::messagesCanBeClosed()
{
    auto &message = *m_test->find<Banner>(u"newsBanner"_s);
    message.showMessage(Banner::Kind::Good, u"The file was written."_s);
    auto *closing = message.findChild<QToolButton *>();
    QVERIFY(closing->isVisible());
    closing->click();
    QVERIFY(!message.isVisible());
    message.showMessage(Banner::Kind::Error, u"The store does not answer."_s, u"Try again"_s);
    QVERIFY(!closing->isVisible());
}

void LayoutTest::whatWentWellGoesByItself()
{
    auto &message = *m_test->find<Banner>(u"newsBanner"_s);
    auto &clock = *message.findChild<QTimer *>();
    const auto waitsFor = [&](Banner::Kind kind) {
        message.showMessage(kind, u"Something is said."_s);
        return clock.isActive();
    };
    QVERIFY(waitsFor(Banner::Kind::Good));
    QVERIFY(!waitsFor(Banner::Kind::Warning));
    QVERIFY(!waitsFor(Banner::Kind::Error));
    message.hideMessage();
    QVERIFY(waitsFor(Banner::Kind::Good));
    const QSignalSpy closed(&message, &Banner::closed);
    message.findChild<QToolButton *>()->setFocus();
    QSignalSpy over(&clock, &QTimer::timeout);
    clock.start(0);
    QVERIFY(over.wait());
    QVERIFY2(message.isVisible(), "somebody is at it");
    m_test->find(u"navigation"_s)->setFocus();
    QTRY_VERIFY(!message.isVisible());
    QCOMPARE(closed.size(), 1);
}

void LayoutTest::messagesStandAboveEachOther()
{
    const QStringList names{u"newsBanner"_s, u"digestBanner"_s, u"alertBanner"_s, u"connectionBanner"_s};
    for (const QString &name : names)
        m_test->find<Banner>(name)->showMessage(Banner::Kind::Error, name);
    for (int above = 1; above < names.size(); ++above)
        QVERIFY(m_test->find(names.at(above))->geometry().bottom() <
                m_test->find(names.at(above - 1))->geometry().top());
    const QPoint lowest = m_test->find(names.first())->geometry().bottomLeft();
    for (int above = 1; above < names.size(); ++above)
        m_test->find<Banner>(names.at(above - 1))->hideMessage();
    QCOMPARE(m_test->find(names.last())->geometry().bottomLeft(), lowest);
}

void LayoutTest::aMessageGoesWhenItIsNoLongerTrue()
{
    m_test.reset();
    m_test = std::make_unique<TestWindow>(test::openerOf(PrivateStore::instance().demoStore()));
    QVERIFY(m_test->signIn(u"pa.demo"_s));
    m_test->goTo(u"templatesPage"_s);
    auto *editor = m_test->find<ui::TemplateEditor>(u"templateEditor"_s);
    QTRY_VERIFY(!editor->text().isEmpty() && !editor->isReadOnly());
    const auto *message = m_test->find<Banner>(u"templatesBanner"_s);
    QTest::keyClick(editor, Qt::Key_X);
    m_test->find<QPushButton>(u"discardButton"_s)->click();
    QVERIFY2(message->message().contains(u"discarded"_s), qPrintable(message->message()));
    QTest::keyClick(editor, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!message->isVisible());
}

void LayoutTest::countersKeepTheTableAsLarge()
{
    m_test->goTo(u"countersPage"_s);
    auto *table = m_test->find<QTableView>(u"counterTable"_s);
    QTRY_VERIFY(table->model()->rowCount() > 1);
    const auto walk = [table] {
        QList<int> heights;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            table->setCurrentIndex(table->model()->index(row, models::CounterModel::NextNumber));
            QCoreApplication::processEvents();
            heights += table->height();
        }
        return heights;
    };
    walk();
    for (const int height : walk())
        QCOMPARE(height, table->height());
}

void LayoutTest::listsKeepTheirWidth()
{
    m_test->goTo(u"templatesPage"_s);
    auto *parts = m_test->find(u"templatesPage"_s)->findChild<ListAndDetail *>();
    const auto width = [parts] { return parts->sizes().constFirst(); };
    m_test->window().resize(1024, 700);
    QCoreApplication::processEvents();
    const int narrow = width();
    m_test->window().resize(1920, 1080);
    QCoreApplication::processEvents();
    QVERIFY2(width() > narrow && width() <= 300, qPrintable(QString::number(width())));
    constexpr int wanted = 350;
    parts->setSizes({wanted, parts->width() - wanted});
    emit parts->splitterMoved(wanted, 1);
    for (const QSize &size : {QSize(1024, 700), QSize(1920, 1080), usualWindow}) {
        m_test->window().resize(size);
        QCoreApplication::processEvents();
        QCOMPARE(width(), wanted);
    }
    QCOMPARE(m_test->preferences().listWidth(u"templates"_s), wanted);
    auto *list = new QWidget;
    ListAndDetail later(u"templates"_s, list, new QWidget);
    later.resize(usualWindow);
    later.show();
    QTRY_COMPARE(list->width(), wanted);
}

void LayoutTest::aFilterThatFindsNothingLeavesNothingElseOpen()
{
    m_test.reset();
    m_test = std::make_unique<TestWindow>(test::openerOf(PrivateStore::instance().demoStore()));
    QVERIFY(m_test->signIn(u"pa.demo"_s));
    m_test->goTo(u"templatesPage"_s);
    auto *editor = m_test->find<ui::TemplateEditor>(u"templateEditor"_s);
    QTRY_VERIFY(!editor->text().isEmpty() && !editor->isReadOnly());
    QTest::keyClick(editor, Qt::Key_X);
    const QString draft = editor->text();
    auto *filter = m_test->find<QLineEdit>(u"templateFilter"_s);
    QTest::keyClicks(filter, u"zzz"_s);
    auto *nothing = m_test->find(u"templatesNothingFound"_s);
    QVERIFY(nothing->isVisible() && !editor->isVisible());
    QVERIFY2(nothing->accessibleDescription().contains(u"zzz"_s),
             qPrintable(nothing->accessibleDescription()));
    nothing->findChild<QPushButton *>()->click();
    QVERIFY(filter->text().isEmpty());
    QVERIFY(!nothing->isVisible() && editor->isVisible());
    QCOMPARE(editor->text(), draft);
}

void LayoutTest::titlesAreAsHighAsTheirFont()
{
    m_test->goTo(u"templatesPage"_s);
    m_test->goTo(u"historyPage"_s);
    for (const Language language : {Language::Thai, Language::TraditionalChinese, Language::English}) {
        m_test->preferences().setLanguage(language);
        QCoreApplication::processEvents();
        for (const QString &page : {u"templatesPage"_s, u"historyPage"_s}) {
            m_test->goTo(page);
            QCoreApplication::processEvents();
            const QString title = page == u"historyPage"_s ? u"historyTitle"_s : u"templateTitle"_s;
            QCOMPARE(m_test->find<QLabel>(title)->minimumHeight(), ui::PageHeading::lowest());
        }
    }
}

QTEST_MAIN(LayoutTest)
#include "layout_test.moc"
