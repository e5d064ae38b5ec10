#include "core/audit/archive/archive_making.h"
#include "core/store/session/denial.h"
#include "tests/audit/audited_store.h"
#include "tests/support/private_store.h"
#include "tests/support/wait_until.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace lekthi;
using audit::NoArchive;
using test::AuditedStore;
using test::PrivateStore;

/// The file that a request names is there for as long as the request may be.
class ArchiveRequestTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void leavesNoFileThatNobodyIsAskedAbout();
    void keepsTheFileWhereNobodyKnows_data();
    void keepsTheFileWhereNobodyKnows();

private:
    store::Result<audit::Archived<qint64>> request(const QString &login);

    std::unique_ptr<AuditedStore> m_store;
    QTemporaryDir m_folder;
    QString m_path;
};

void ArchiveRequestTest::init()
{
    m_store = std::make_unique<AuditedStore>();
    m_path = m_folder.filePath(u"year.jsonl.gz"_s);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("rows");
}

/// A range that the store does not look at before it has locked the requests.
store::Result<audit::Archived<qint64>> ArchiveRequestTest::request(const QString &login)
{
    const auto person =
        PrivateStore::instance().connect(PrivateStore::asPerson(m_store->connection().address(), login));
    audit::LedgerArchive archive;
    archive.range = {2019, 0, 1, 1, QByteArray(32, 'h'), QByteArray(32, 'k')};
    return audit::requestWritten(*person, archive, m_path,
                                 *numbering::Reason::parse(u"the year was closed long enough ago"_s));
}

void ArchiveRequestTest::leavesNoFileThatNobodyIsAskedAbout()
{
    const auto refused = request(u"auditor.demo"_s);
    QVERIFY(!refused);
    QCOMPARE(refused.error().serverCode, store::denial::wrongRole);
    QVERIFY(!QFile::exists(m_path));
}

void ArchiveRequestTest::keepsTheFileWhereNobodyKnows_data()
{
    QTest::addColumn<QString>("kill");
    QTest::newRow("the session is lost") << u"KILL "_s;
    QTest::newRow("the statement is killed") << u"KILL QUERY "_s;
}

void ArchiveRequestTest::keepsTheFileWhereNobodyKnows()
{
    QFETCH(const QString, kill);
    test::RawSession &root = m_store->root();
    QVERIFY(root.run(u"LOCK TABLES requests WRITE"_s));
    std::optional<store::Result<audit::Archived<qint64>>> answer;
    std::thread asking([&] { answer = request(u"sa.one"_s); });
    QStringList sessions;
    const bool isWaiting = test::waitUntil([&] {
        sessions = root.column(
            u"SELECT id FROM information_schema.processlist WHERE state LIKE 'Waiting for table%'"_s);
        return !sessions.isEmpty();
    });
    for (const QString &session : std::as_const(sessions))
        root.run(kill + session);
    asking.join();
    QVERIFY(root.run(u"UNLOCK TABLES"_s));
    QVERIFY(isWaiting);
    QVERIFY2(*answer, answer->has_value() ? "" : qPrintable((*answer).error().detail));
    QVERIFY(!**answer);
    QCOMPARE((**answer).error().kind, NoArchive::Kind::RequestOpen);
    QVERIFY(audit::describe((**answer).error()).contains(m_path));
    QVERIFY(QFile::exists(m_path));
}

QTEST_GUILESS_MAIN(ArchiveRequestTest)
#include "archive_request_test.moc"
