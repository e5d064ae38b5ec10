#include "core/audit/digest_folder.h"
#include "core/audit/evidence/digest_log.h"
#include "tests/audit/audited_store.h"
#include "tests/support/file_content.h"
#include "tests/support/scratch_directory.h"
#include "tests/support/whole_digest.h"

#include <QDir>
#include <QTest>

#include <sys/resource.h>

#include <csignal>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lekthi;
using audit::AuditProblem;
using audit::DigestFolder;
using test::AuditedStore;

namespace {

/// No file of this process gets longer than this while it lives.
class ShortFiles
{
public:
    explicit ShortFiles(rlim_t bytes)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~ShortFiles()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    ShortFiles(const ShortFiles &) = delete;
    ShortFiles &operator=(const ShortFiles &) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int);
};

} // namespace

/// The digests of a store that programs keep by themselves.
class DigestFolderTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_store = std::make_unique<AuditedStore>(); }
    void cleanupTestCase() { m_store.reset(); }
    void init();

    void addsToOneFilePerKey();
    void keepsStoresApart();
    void tellsTheNewest();
    void takesAnUnfinishedDigestAway();
    void leavesForeignLinesAlone();
    void leavesNoPartOfADigest();
    void programsTakeTurns();
    void tellsWhereItCannotWrite();

private:
    const store::Address &place() { return m_store->connection().address(); }
    DigestFolder folder() { return {m_path, place()}; }
    audit::SigningKey key(const QString &name)
    {
        return *audit::SigningKey::loadOrCreate(m_scratch.filePath(name));
    }
    audit::Digest digestNow() { return *audit::makeDigest(m_store->connection()); }

    test::ScratchDirectory m_scratch;
    QString m_path;
    std::unique_ptr<AuditedStore> m_store;
};

void DigestFolderTest::init()
{
    m_path = m_scratch.filePath(QString::fromLatin1(QTest::currentTestFunction()) + u"/digests"_s);
}

void DigestFolderTest::addsToOneFilePerKey()
{
    const auto one = key(u"one"_s);
    const auto two = key(u"two"_s);
    for (const auto *signer : {&one, &two, &one}) {
        const auto written = audit::writeDigest(m_store->connection(), *signer, folder());
        QVERIFY(written && *written);
        QCOMPARE((*written)->file, folder().fileOf(signer->publicKey()));
    }
    QCOMPARE(QDir(m_path).entryList(QDir::Files).size(), 2);
    const auto read = audit::readDigests(test::contentOf(folder().fileOf(one.publicKey())));
    QVERIFY(read);
    QCOMPARE(read->size(), 2);
    QVERIFY(read->last().isSignedBy(one.publicKey()));
}

/// Whoever enters: not the account counts but the place.
void DigestFolderTest::keepsStoresApart()
{
    const audit::PublicKey signer = key(u"one"_s).publicKey();
    store::Address asAnother = place();
    asAnother.user = u"somebody"_s;
    QCOMPARE(DigestFolder(m_path, asAnother).fileOf(signer), folder().fileOf(signer));
    store::Address otherDatabase = place();
    otherDatabase.database = u"../other"_s;
    const QString file = DigestFolder(m_path, otherDatabase).fileOf(signer);
    QVERIFY(file != folder().fileOf(signer));
    QCOMPARE(QFileInfo(file).path(), m_path);
    store::Address otherServer = place();
    otherServer.host = u"db.example.org"_s;
    QVERIFY(DigestFolder(m_path, otherServer).fileOf(signer) != folder().fileOf(signer));
}

void DigestFolderTest::tellsTheNewest()
{
    QVERIFY(!folder().newest());
    audit::Digest digest = digestNow();
    digest.time = QDateTime(QDate(2031, 5, 6), QTime(7, 8), Qt::UTC);
    QVERIFY(test::addWhole(folder(), digest, key(u"one"_s)));
    QVERIFY(test::addWhole(folder(), digestNow(), key(u"two"_s)));
    QCOMPARE(folder().newest(), std::optional(digest.time));
}

void DigestFolderTest::takesAnUnfinishedDigestAway()
{
    const auto signer = key(u"one"_s);
    const QString file = *test::addWhole(folder(), digestNow(), signer);
    const QByteArray first = test::contentOf(file);
    QVERIFY(test::setContent(file, first + first.left(first.size() / 2)));
    QVERIFY(folder().newest());
    QVERIFY(test::addWhole(folder(), digestNow(), signer));
    const auto read = audit::readDigests(test::contentOf(file));
    QVERIFY(read);
    QCOMPARE(read->size(), 2);
    QVERIFY(test::contentOf(file).startsWith(first));
}

void DigestFolderTest::leavesForeignLinesAlone()
{
    const auto signer = key(u"one"_s);
    const QByteArray digest = audit::toJson(audit::signDigest(digestNow(), signer));
    const QString file = m_scratch.filePath(u"given"_s);
    for (const QByteArray &before : {QByteArray("somebody's own text"), digest}) {
        QVERIFY(test::setContent(file, before));
        QVERIFY(test::addWhole(file, digestNow(), signer));
        const QByteArray after = test::contentOf(file);
        QVERIFY(after.startsWith(before + '\n'));
        const auto read = audit::readDigests(after.mid(before.size() + 1));
        QVERIFY(read);
        QCOMPARE(read->size(), 1);
        QVERIFY(read->first().isSignedBy(signer.publicKey()));
    }
}

void DigestFolderTest::leavesNoPartOfADigest()
{
    const auto signer = key(u"one"_s);
    const QString file = *test::addWhole(folder(), digestNow(), signer);
    const QByteArray before = test::contentOf(file);
    {
        const ShortFiles limit(rlim_t(before.size()) + 100);
        const auto failed = test::addWhole(folder(), digestNow(), signer);
        QVERIFY(!failed);
        QCOMPARE(failed.error().problem, AuditProblem::CannotWrite);
        QCOMPARE(failed.error().subject, file);
    }
    QCOMPARE(test::contentOf(file), before);
    QVERIFY(test::addWhole(folder(), digestNow(), signer));
}

void DigestFolderTest::programsTakeTurns()
{
    const audit::Digest digest = digestNow();
    const auto signer = key(u"one"_s);
    std::vector<std::thread> programs;
    programs.reserve(8);
    for (int i = 0; i < 8; ++i)
        programs.emplace_back([&] {
            for (int time = 0; time < 10; ++time)
                (void)test::addWhole(folder(), digest, signer);
        });
    for (std::thread &program : programs)
        program.join();
    const auto read = audit::readDigests(test::contentOf(folder().fileOf(signer.publicKey())));
    QVERIFY(read);
    QCOMPARE(read->size(), 80);
    // One log, in which nobody has written over an entry of somebody else.
    QVERIFY(audit::growth(*read, -1, 0));
    QVERIFY(audit::growth(*read, 0, 79));
}

void DigestFolderTest::tellsWhereItCannotWrite()
{
    QVERIFY(QDir().mkpath(QFileInfo(m_path).path()));
    QVERIFY(test::setContent(m_path, "in the way"));
    const auto written = audit::writeDigest(m_store->connection(), key(u"one"_s), folder());
    QVERIFY(written && !*written);
    QCOMPARE(written->error().problem, AuditProblem::CannotWrite);
    QVERIFY(!audit::describe(written->error()).isEmpty());
}

QTEST_GUILESS_MAIN(DigestFolderTest)
#include "digest_folder_test.moc"
