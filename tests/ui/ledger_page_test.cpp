#include "core/files/written_file.h"
#include "core/store/ledger/document_gateway.h"
#include "core/store/ledger/ledger_list.h"
#include "models/ledger/ledger_model.h"
#include "tests/support/demo_letters.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"
#include "ui/ledger/ledger_table.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/code_combo.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QProcess>
#include <QPushButton>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::LedgerModel;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;

namespace {

const auto ledger = u"ledgerPage"_s;
constexpr int onOnePage = 200;
constexpr qint64 document = 4711;

} // namespace

/// What somebody who may read the ledger finds in it.
class LedgerPageTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_test.reset(); }
    void listsTheNewestFirstPageByPage();
    void countsWhatTheFilterLetsThrough();
    void findsByTheBeginningOfANumber();
    void tellsWhyAPatternNeedsAPeriod();
    void clearsFiltersThatFindNothing();
    void filtersBelowTheFold();
    void showsAllThatIsKeptOfARow();
    void leadsToTheRowsAround();
    void saysWhyANumberIsUnused();
    void copiesRowsWithHeadings();
    void copiesForOtherPrograms();
    void leadsToCounterHistoryAndStory();
    void exportsWhatIsFiltered();
    void saysWhetherAnExportWasCancelled();
    void readsAnewWithF5();
    void showsAProjectAdminHisProjectsAlone();

private:
    const LedgerModel &model() const { return *static_cast<const LedgerModel *>(m_table->model()); }
    const store::LedgerEntry &entry(int row) const { return model().row(row).entry; }
    QString cell(int row, int column) const { return model().index(row, column).data().toString(); }
    store::LedgerPage page(const store::LedgerFilter &filter, int limit) const;
    QString detail() const; ///< all that its labels say
    void open(const QString &login);
    void exportTo(const QString &path, int format);
    void chooseInMenu(const QString &text);

    store::Address m_address;
    std::unique_ptr<store::Connection> m_auditor;
    std::unique_ptr<TestWindow> m_test;
    ui::LedgerTable *m_table = nullptr;
};

void LedgerPageTest::initTestCase()
{
    m_address = PrivateStore::instance().demoStore();
    m_auditor = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"auditor.demo"_s));
    QVERIFY(store::countLedger(*m_auditor, {})->rows > 2 * onOnePage);
    const auto allocator =
        PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"allocator.demo"_s));
    const QUuid drawn = QUuid::fromString(page({}, 8).entries.constLast().requestId);
    QVERIFY(store::bindDocument(*allocator, drawn, document));
}

void LedgerPageTest::init()
{
    open(u"auditor.demo"_s);
}

void LedgerPageTest::open(const QString &login)
{
    m_test.reset(); // one window at a time
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    QVERIFY(m_test->signIn(login));
    m_test->goTo(ledger);
    QVERIFY(m_test->isShown(ledger));
    m_table = m_test->find<ui::LedgerTable>(u"ledgerTable"_s);
    QTRY_VERIFY(model().rowCount() > 0);
}

store::LedgerPage LedgerPageTest::page(const store::LedgerFilter &filter, int limit) const
{
    return store::ledgerPage(*m_auditor, filter, store::LedgerOrder::NewestFirst, limit)
        .value_or(store::LedgerPage());
}

QString LedgerPageTest::detail() const
{
    QStringList texts;
    for (const QLabel *label : m_test->find(u"ledgerDetail"_s)->findChildren<QLabel *>()) {
        if (label->isVisible())
            texts += label->text();
    }
    return texts.join(u'\n');
}

void LedgerPageTest::chooseInMenu(const QString &text)
{
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
    QCoreApplication::sendEvent(m_table, &event);
    const QPointer menu = m_test->find<QMenu>(u"rowMenu"_s);
    QVERIFY(menu);
    const auto actions = menu->findChildren<QAction *>();
    const auto chosen = std::ranges::find(actions, text, &QAction::text);
    QVERIFY2(chosen != actions.end(), qPrintable(text));
    (*chosen)->trigger();
    menu->close();
    QTRY_VERIFY(!menu);
}

void LedgerPageTest::listsTheNewestFirstPageByPage()
{
    const store::LedgerPage wanted = page({}, 2 * onOnePage);
    QCOMPARE(model().rowCount(), onOnePage);
    m_table->verticalScrollBar()->setValue(m_table->verticalScrollBar()->maximum());
    QTRY_COMPARE(model().rowCount(), 2 * onOnePage);
    for (int row = 0; row < 2 * onOnePage; ++row)
        QCOMPARE(entry(row).id, wanted.entries.at(row).id);
    QTRY_COMPARE(cell(0, LedgerModel::Service), u"Numbering service (demo)"_s);
    QCOMPARE(cell(0, LedgerModel::State), u"In force"_s);
}

void LedgerPageTest::countsWhatTheFilterLetsThrough()
{
    const auto *count = m_test->find<QLabel>(u"ledgerCount"_s);
    const auto all = store::countLedger(*m_auditor, {});
    QTRY_VERIFY(count->text().startsWith(all->isMore ? u"More than 10,000 numbers"_s
                                                     : u"%1 numbers"_s.arg(all->rows)));
    auto *project = m_test->find<ui::CodeCombo>(u"ledgerProject"_s);
    project->setCurrentId(test::letterKey.projectId);
    const auto some = store::countLedger(*m_auditor, {.projectId = test::letterKey.projectId});
    QVERIFY(some->rows < all->rows);
    QTRY_VERIFY2(count->text().startsWith(u"%1 numbers"_s.arg(some->rows)), qPrintable(count->text()));
    QTRY_VERIFY(model().rowCount() > 0);
    for (int row = 0; row < model().rowCount(); ++row)
        QCOMPARE(entry(row).key.projectId, test::letterKey.projectId);
}

void LedgerPageTest::findsByTheBeginningOfANumber()
{
    const QString number = entry(onOnePage / 2).number;
    QTest::keySequence(&m_test->window(), QKeySequence::Find);
    auto *field = m_test->find<QLineEdit>(u"ledgerNumber"_s);
    QTRY_VERIFY(field->hasFocus());
    field->setText(number); // keys of Thai letters there are none
    QTRY_COMPARE(model().rowCount(), int(page({.number = number}, onOnePage).entries.size()));
    QCOMPARE(cell(0, LedgerModel::Number), number);
}

void LedgerPageTest::tellsWhyAPatternNeedsAPeriod()
{
    m_test->find<QLineEdit>(u"ledgerNumber"_s)->setText(u"*-0001"_s);
    const auto *banner = m_test->find<ui::Banner>(u"ledgerBanner"_s);
    QTRY_VERIFY(banner->isVisible());
    const auto refused =
        store::ledgerPage(*m_auditor, {.number = u"*-0001"_s}, store::LedgerOrder::NewestFirst, onOnePage);
    QCOMPARE(banner->message(), store::describe(refused.error()));
    QCOMPARE(model().rowCount(), 0);
    auto *period = m_test->find<QComboBox>(u"ledgerPeriod"_s);
    period->setCurrentIndex(period->count() - 2);
    emit period->activated(period->currentIndex());
    QTRY_VERIFY(!banner->isVisible());
    period->setCurrentIndex(0);
    emit period->activated(0);
    QTRY_VERIFY(banner->isVisible());
    QTest::mouseClick(banner->findChild<QPushButton *>(), Qt::LeftButton);
    QTRY_COMPARE(model().rowCount(), onOnePage);
    QVERIFY(m_test->find<QLineEdit>(u"ledgerNumber"_s)->text().isEmpty());
}

void LedgerPageTest::clearsFiltersThatFindNothing()
{
    m_test->find<QLineEdit>(u"ledgerNumber"_s)->setText(u"no such number"_s);
    QTRY_VERIFY(m_test->isShown(u"ledgerEmpty"_s));
    auto *clear = m_test->find(u"ledgerEmpty"_s)->findChild<QPushButton *>();
    QCOMPARE(clear->text(), u"Clear the filters"_s);
    QTest::mouseClick(clear, Qt::LeftButton);
    QTRY_COMPARE(model().rowCount(), onOnePage);
    QVERIFY(m_table->isVisible());
}

void LedgerPageTest::filtersBelowTheFold()
{
    auto *more = m_test->find<QAbstractButton>(u"ledgerMoreFilters"_s);
    QVERIFY(!m_test->isShown(u"ledgerDocument"_s));
    more->click();
    QVERIFY(m_test->isShown(u"ledgerDocument"_s));
    const store::LedgerEntry wanted = entry(3);
    m_test->find<QLineEdit>(u"ledgerDocument"_s)->setText(QString::number(document));
    QTRY_COMPARE(model().rowCount(), 1);
    QCOMPARE(cell(0, LedgerModel::Document), QString::number(document));
    more->click();
    QCOMPARE(more->text(), u"More filters, 1 set"_s);
    m_test->find<QLineEdit>(u"ledgerDocument"_s)->clear();
    for (const auto &[name, filter] :
         {std::pair{u"ledgerRetried"_s, store::LedgerFilter{.onlyRetried = true}},
          std::pair{u"ledgerFallback"_s, store::LedgerFilter{.onlyFallback = true}},
          std::pair{u"ledgerSkipping"_s, store::LedgerFilter{.onlySkipping = true}}}) {
        auto *check = m_test->find<QCheckBox>(name);
        check->setChecked(true);
        QTRY_COMPARE(model().rowCount(), int(page(filter, onOnePage).entries.size()));
        check->setChecked(false);
    }
    QTRY_COMPARE(model().rowCount(), onOnePage);
    auto *person = m_test->find<ui::CodeCombo>(u"ledgerPerson"_s);
    person->setCurrentId(wanted.personId);
    QCOMPARE(person->currentId(), wanted.personId);
    QTRY_VERIFY(model().rowCount() > 0 && entry(0).personId == wanted.personId);
    auto *state = m_test->find<QComboBox>(u"ledgerState"_s);
    state->setCurrentIndex(state->findData(u"VOIDED"_s));
    emit state->activated(state->currentIndex());
    QTRY_COMPARE(model().rowCount(),
                 int(page({.personId = wanted.personId, .state = store::LedgerState::Voided}, onOnePage)
                         .entries.size()));
}

void LedgerPageTest::showsAllThatIsKeptOfARow()
{
    m_table->selectRow(7);
    const store::LedgerEntry shown = entry(7);
    const QString told = detail();
    for (const QString &part :
         {shown.requestId, shown.address, shown.program, shown.templateText, shown.position.time,
          QString::fromLatin1(shown.rowHash.toHex()), QString::number(document),
          u"(version %1)"_s.arg(shown.templateVersion), u"%1 ms"_s.arg(shown.lockWaitMs),
          u"%1 ms"_s.arg(shown.totalDurationMs), u"In force"_s})
        QVERIFY2(told.contains(part), qPrintable(part + u" is not in:\n"_s + told));
}

void LedgerPageTest::leadsToTheRowsAround()
{
    m_table->selectRow(5);
    const auto around = store::neighboursOf(*m_auditor, entry(5));
    QVERIFY(around->before);
    auto *before = m_test->find<QPushButton>(u"ledgerBefore"_s);
    QTRY_VERIFY(before->isVisible());
    QVERIFY(before->text().contains(around->before->number));
    before->click();
    QTRY_VERIFY(detail().contains(around->before->requestId));
    auto *after = m_test->find<QPushButton>(u"ledgerAfter"_s);
    QTRY_VERIFY(after->isVisible() && after->text().contains(entry(5).number));
    after->click();
    QTRY_VERIFY(detail().contains(entry(5).requestId));
    QTRY_COMPARE(m_table->currentIndex().row(), 5);
}

void LedgerPageTest::saysWhyANumberIsUnused()
{
    const QString reason = u"The document was withdrawn"_s;
    const auto one = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.one"_s));
    const auto number = store::unboundNumbers(*one, {}, 1);
    QVERIFY(number && !number->isEmpty());
    QVERIFY(store::markUnused(*one, number->constFirst().requestId, reason));
    auto *state = m_test->find<QComboBox>(u"ledgerState"_s);
    state->setCurrentIndex(state->findData(u"UNUSED"_s));
    emit state->activated(state->currentIndex());
    QTRY_VERIFY(model().rowCount() > 0 && entry(0).state == store::LedgerState::Unused);
    QTRY_VERIFY(detail().contains(reason));
    auto *ending = m_test->find<QPushButton>(u"ledgerEnding"_s);
    QTRY_VERIFY(ending->isVisible());
    ending->click();
    QTRY_VERIFY(detail().contains(u"Marked as unused (not in the list above)"_s));
}

void LedgerPageTest::copiesRowsWithHeadings()
{
    m_table->selectRow(1);
    m_table->selectionModel()->select(model().index(3, 0),
                                      QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QTest::keySequence(m_table, QKeySequence::Copy);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines.at(0).split(u'\t'), (QStringList{u"Number"_s, u"State"_s, u"Document"_s, u"Person"_s,
                                                    u"Service"_s, u"Counter"_s, u"Version"_s, u"Time"_s}));
    QCOMPARE(lines.at(1).section(u'\t', 0, 0), entry(1).number);
    QCOMPARE(lines.at(2).section(u'\t', 0, 0), entry(3).number);
}

void LedgerPageTest::copiesForOtherPrograms()
{
    m_table->selectRow(2);
    chooseInMenu(u"Markdown"_s);
    QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines.at(0).startsWith("| Number | State |"_L1) && lines.at(1).startsWith("| --- | --- |"_L1));
    QVERIFY(lines.at(2).startsWith(u"| "_s + entry(2).number + u" |"_s));
    chooseInMenu(u"JSON"_s);
    const auto json = QJsonDocument::fromJson(QGuiApplication::clipboard()->text().toUtf8());
    QCOMPARE(json[0][u"requestId"].toString(), entry(2).requestId);
    chooseInMenu(u"CSV"_s);
    lines = QGuiApplication::clipboard()->text().split(u"\r\n"_s);
    QVERIFY(lines.at(0).startsWith("\"id\",\"event\",\"number\""_L1));
    QVERIFY(lines.at(1).contains(u'"' + entry(2).number + u'"'));
}

void LedgerPageTest::leadsToCounterHistoryAndStory()
{
    m_table->selectRow(2);
    const QString number = entry(2).number;
    chooseInMenu(u"Why this number…"_s);
    QTRY_VERIFY(m_test->isShown(u"numberStoryDialog"_s));
    QCOMPARE(m_test->find<QLabel>(u"storyNumber"_s)->text(), number);
    const auto told = [this] {
        QStringList texts;
        for (const QLabel *label : m_test->find<QWidget>(u"storyBlocks"_s)->findChildren<QLabel *>())
            texts += label->text();
        return texts.join(u'\n');
    };
    QTRY_VERIFY2(told().contains(number), qPrintable(told()));
    QVERIFY2(told().contains(u"unaltered"_s), qPrintable(told()));
    m_test->find<QPushButton>(u"storyClose"_s)->click();
    chooseInMenu(u"Its counter"_s);
    QTRY_VERIFY(m_test->isShown(u"counterTable"_s));
    m_test->goTo(ledger);
    QTRY_VERIFY(model().rowCount() > 2);
    m_table->selectRow(2);
    chooseInMenu(u"History of its template"_s);
    QTRY_VERIFY(m_test->isShown(u"historyDetail"_s));
}

void LedgerPageTest::exportTo(const QString &path, int format)
{
    m_test->find<QPushButton>(u"ledgerExport"_s)->menu()->actions().at(format)->trigger();
    auto *dialog = m_test->find<QFileDialog>(u"ledgerFile"_s);
    QVERIFY(dialog);
    emit dialog->fileSelected(path);
    dialog->close();
}

void LedgerPageTest::exportsWhatIsFiltered()
{
    const QTemporaryDir folder;
    m_test->find<ui::CodeCombo>(u"ledgerProject"_s)->setCurrentId(test::letterKey.projectId);
    QTRY_VERIFY(model().rowCount() > 0 && entry(0).key.projectId == test::letterKey.projectId);
    const int rows = store::countLedger(*m_auditor, {.projectId = test::letterKey.projectId})->rows;
    const QStringList paths{folder.filePath(u"ทะเบียน.csv"_s), folder.filePath(u"ledger.jsonl"_s)};
    for (int format = 0; format < paths.size(); ++format) {
        exportTo(paths.at(format), format);
        QTRY_COMPARE(m_test->find<ui::Banner>(u"ledgerBanner"_s)->message(),
                     u"%1 numbers were written to %2."_s.arg(rows).arg(paths.at(format)));
    }
    const QString report = folder.filePath(u"ledger.pdf"_s);
    exportTo(report, 3);
    QTRY_COMPARE(m_test->find<ui::Banner>(u"ledgerBanner"_s)->message(),
                 u"%1 numbers were written to %2."_s.arg(rows).arg(report));
    QProcess reader;
    reader.start(u"pdftotext"_s, {u"-layout"_s, report, u"-"_s});
    if (reader.waitForFinished()) {
        const QString text = QString::fromUtf8(reader.readAllStandardOutput());
        for (int row = 0; row < qMin(rows, 50); ++row)
            QVERIFY2(text.contains(entry(row).number), qPrintable(entry(row).number));
        QVERIFY2(text.contains(u"Project: LCBP3"_s), qPrintable(text.left(1000)));
        QVERIFY(text.contains(u"Page 1 of "_s));
    }
    QFile csv(paths.at(0));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    const QByteArray text = csv.readAll();
    QVERIFY(text.startsWith("\xEF\xBB\xBF\"id\","));
    QCOMPARE(text.count("\r\n"), rows + 1);
    QFile lines(paths.at(1));
    QVERIFY(lines.open(QIODevice::ReadOnly));
    QCOMPARE(QJsonDocument::fromJson(lines.readLine())[u"requestId"].toString(), entry(0).requestId);
    QCOMPARE(lines.readAll().count('\n'), rows - 1);
}

// So small a ledger may be written before the button is pressed.
void LedgerPageTest::saysWhetherAnExportWasCancelled()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"ledger.csv"_s);
    QVERIFY(files::writeWholeFile(path, "of last year"));
    exportTo(path, 0);
    auto *cancel = m_test->find<QPushButton>(u"ledgerExportCancel"_s);
    QVERIFY(cancel->isVisible() && cancel->hasFocus());
    QTest::keyClick(cancel, Qt::Key_Space);
    const auto *banner = m_test->find<ui::Banner>(u"ledgerBanner"_s);
    QTRY_VERIFY(banner->isVisible());
    const bool isCancelled = banner->message().contains(u"cancelled"_s);
    QVERIFY(isCancelled || banner->message().contains(u"written to "_s + path));
    QCOMPARE(m_test->window().focusWidget(), m_test->find(u"ledgerExport"_s));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll() == "of last year", isCancelled);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void LedgerPageTest::readsAnewWithF5()
{
    const auto *count = m_test->find<QLabel>(u"ledgerCount"_s);
    QTRY_VERIFY2(count->text().contains(u"refreshed at"_s), qPrintable(count->text()));
    const QString before = count->text();
    m_table->selectRow(4);
    const qint64 id = entry(4).id;
    QTest::qWait(1100); // it is told in seconds
    QTest::keyClick(m_table, Qt::Key_F5);
    QTRY_VERIFY(count->text().contains(u"refreshed at"_s) && count->text() != before &&
                !count->text().contains(u"Counting"_s));
    QCOMPARE(entry(m_table->currentIndex().row()).id, id);
}

void LedgerPageTest::showsAProjectAdminHisProjectsAlone()
{
    open(u"pa.demo"_s);
    const auto admin = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"pa.demo"_s));
    const auto count = store::countLedger(*admin, {});
    QTRY_VERIFY(m_test->find<QLabel>(u"ledgerCount"_s)
                    ->text()
                    .startsWith(count->isMore ? u"More than"_s : u"%1 numbers"_s.arg(count->rows)));
}

QTEST_MAIN(LedgerPageTest)
#include "ledger_page_test.moc"
