#include "core/files/written_file.h"
#include "core/store/people/accounts.h"
#include "models/ledger/ledger_model.h"
#include "tests/store/raw_session.h"
#include "tests/support/patience.h"
#include "tests/support/private_store.h"
#include "tests/support/short_files.h"
#include "tests/ui/support/test_window.h"
#include "ui/widgets/banner.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::LedgerModel;
using test::openerOf;
using test::PrivateStore;
using test::RawSession;
using test::TestWindow;

namespace {

const auto auditor = u"auditor.demo"_s;

/// Nothing else is in its folder.
bool isAsBefore(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.readAll() == "of last year" &&
           QFileInfo(path).dir().entryList(QDir::Files | QDir::Hidden).size() == 1;
}

} // namespace

/// A list whose session, statement, right or disk goes while somebody works with it.
class ListTroubleTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_address = PrivateStore::instance().demoStore(); }
    void init();
    void cleanup();

    void goesOnAfterItsSessionOrStatementWasEnded_data();
    void goesOnAfterItsSessionOrStatementWasEnded();
    void saysThatTheAccountWasDeactivated();
    void leavesTheOldFileWhereTheDiskIsFull();
    void exportsThroughALostSession();
    void leavesTheOldFileWhereTheExportIsEnded();

private:
    const LedgerModel &model() const { return *static_cast<const LedgerModel *>(m_table->model()); }
    const ui::Banner &banner() const { return *m_test->find<ui::Banner>(u"ledgerBanner"_s); }
    void exportTo(const QString &path);
    QStringList waiting(); ///< sessions that wait for the table
    void end(const QString &what);
    void endSessions();   ///< those that wait
    void endStatements(); ///< until the page tells of it
    /// Call it again until it tells: the range of the bar follows new rows later.
    void scrollDown() { m_table->verticalScrollBar()->setValue(m_table->verticalScrollBar()->maximum()); }
    bool goesBeyond(int rows)
    {
        scrollDown();
        return model().rowCount() > rows || model().isComplete();
    }

    store::Address m_address;
    std::unique_ptr<RawSession> m_root;
    std::unique_ptr<TestWindow> m_test;
    QTableView *m_table = nullptr;
};

void ListTroubleTest::init()
{
    m_root = std::make_unique<RawSession>(m_address);
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    QVERIFY(m_test->signIn(auditor));
    m_test->goTo(u"ledgerPage"_s);
    m_table = m_test->find<QTableView>(u"ledgerTable"_s);
    QTRY_VERIFY(m_table->currentIndex().isValid());
}

void ListTroubleTest::cleanup()
{
    m_root.reset();
    m_test.reset();
}

void ListTroubleTest::exportTo(const QString &path)
{
    m_test->find<QPushButton>(u"ledgerExport"_s)->menu()->actions().first()->trigger();
    auto *dialog = m_test->find<QFileDialog>(u"ledgerFile"_s);
    QVERIFY(dialog);
    emit dialog->fileSelected(path);
    dialog->close();
}

// Within a routine a session carries the name of the routine's owner.
QStringList ListTroubleTest::waiting()
{
    return m_root->column(
        u"SELECT id FROM information_schema.processlist WHERE state LIKE 'Waiting for table%'"_s);
}

void ListTroubleTest::end(const QString &what)
{
    for (const QString &session : waiting())
        m_root->run(u"KILL "_s + what + session); // it may have ended by itself
}

void ListTroubleTest::endSessions()
{
    QTRY_VERIFY(!waiting().isEmpty());
    end({});
}

// Others wait as well, and nobody knows which is the one.
void ListTroubleTest::endStatements()
{
    QTRY_VERIFY_WITH_TIMEOUT((end(u"QUERY "_s), banner().isVisible()), test::patienceMs);
}

void ListTroubleTest::goesOnAfterItsSessionOrStatementWasEnded_data()
{
    QTest::addColumn<bool>("goesOn"); // by itself
    QTest::newRow("session") << true;
    QTest::newRow("statement") << false;
}

void ListTroubleTest::goesOnAfterItsSessionOrStatementWasEnded()
{
    QFETCH(const bool, goesOn);
    const int before = model().rowCount();
    QVERIFY(!model().isComplete());
    QVERIFY(m_root->run(u"LOCK TABLES document_number_audit WRITE"_s));
    QTRY_VERIFY((scrollDown(), !waiting().isEmpty()));
    if (goesOn)
        endSessions();
    else
        endStatements();
    QVERIFY(m_root->run(u"UNLOCK TABLES"_s));
    QTRY_VERIFY_WITH_TIMEOUT(banner().isVisible() || model().rowCount() > before, test::patienceMs);
    QCOMPARE(banner().isVisible(), !goesOn);
    if (!goesOn) {
        QCOMPARE(model().rowCount(), before);
        const int place = m_table->verticalScrollBar()->value();
        emit m_test->find<ui::Banner>(u"ledgerBanner"_s)->actionTriggered();
        QVERIFY2(model().rowCount() >= before, "what is loaded stays");
        QCOMPARE(m_table->verticalScrollBar()->value(), place);
        QTRY_VERIFY_WITH_TIMEOUT(!banner().isVisible() && model().rowCount() > 0, test::patienceMs);
    }
    for (int round = 0; !model().isComplete(); ++round) {
        QVERIFY(round < 100);
        const int rows = model().rowCount();
        QTRY_VERIFY_WITH_TIMEOUT(goesBeyond(rows), test::patienceMs);
    }
    QSet<qint64> ids;
    for (int row = 0; row < model().rowCount(); ++row)
        ids.insert(model().row(row).entry.id);
    QCOMPARE(ids.size(), model().rowCount());
    QVERIFY(ids.size() > before);
}

void ListTroubleTest::saysThatTheAccountWasDeactivated()
{
    const auto administrator = PrivateStore::instance().connect(m_address);
    const int before = model().rowCount();
    QVERIFY(store::deactivateAccount(*administrator, auditor, u"left the project, as the office said"_s));
    QTRY_VERIFY_WITH_TIMEOUT((scrollDown(), banner().isVisible()), test::patienceMs);
    QVERIFY2(banner().message().contains(auditor), qPrintable(banner().message()));
    QCOMPARE(model().rowCount(), before);
    QVERIFY(store::activateAccount(*administrator, auditor, u"came back to the project, as they said"_s));
    emit m_test->find<ui::Banner>(u"ledgerBanner"_s)->actionTriggered();
    QVERIFY2(model().rowCount() >= before, "what is loaded stays");
    QTRY_VERIFY_WITH_TIMEOUT(!banner().isVisible() && model().rowCount() >= before, test::patienceMs);
}

void ListTroubleTest::leavesTheOldFileWhereTheDiskIsFull()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"ledger.csv"_s);
    QVERIFY(files::writeWholeFile(path, "of last year"));
    {
        const test::ShortFiles limit(4096);
        exportTo(path);
        QTRY_VERIFY_WITH_TIMEOUT(banner().isVisible(), test::patienceMs);
    }
    QVERIFY2(banner().message().contains(u"cannot be written"_s), qPrintable(banner().message()));
    QVERIFY(isAsBefore(path));
}

void ListTroubleTest::exportsThroughALostSession()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"ledger.csv"_s);
    QVERIFY(m_root->run(u"LOCK TABLES document_number_audit WRITE"_s));
    exportTo(path);
    endSessions();
    QVERIFY(m_root->run(u"UNLOCK TABLES"_s));
    QTRY_VERIFY_WITH_TIMEOUT(banner().message().contains(u"written to"_s), test::patienceMs);
    const int rows = banner().message().section(u' ', 0, 0).toInt();
    QVERIFY(rows > 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), rows + 1);
}

void ListTroubleTest::leavesTheOldFileWhereTheExportIsEnded()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"ledger.csv"_s);
    QVERIFY(files::writeWholeFile(path, "of last year"));
    QVERIFY(m_root->run(u"LOCK TABLES document_number_audit WRITE"_s));
    exportTo(path);
    endStatements();
    QVERIFY(m_root->run(u"UNLOCK TABLES"_s));
    QVERIFY2(!banner().message().contains(u"written to"_s), qPrintable(banner().message()));
    QVERIFY(isAsBefore(path));
}

QTEST_MAIN(ListTroubleTest)
#include "list_trouble_test.moc"
