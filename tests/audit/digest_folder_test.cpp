#include "core/audit/digest_folder.h"
#include "core/audit/evidence/digest_log.h"
#include "tests/audit/audited_store.h"
#include "tests/support/file_content.h"
#include "tests/support/scratch_directory.h"
#include "tests/support/short_files.h"
#include "tests/support/whole_digest.h"

#include <QDir>
#include <QTest>

#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lekthi;
using audit::AuditProblem;
using audit::DigestFolder;
using test::AuditedStore;

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
    void goesOnBehindADigestWithoutLineBreak_data();
    void goesOnBehindADigestWithoutLineBreak();
    void refusesToFollowWhatItCannotRead_data();
    void refusesToFollowWhatItCannotRead();
    void beginsBehindAnotherKey();
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
    audit::Digest digestNow() { return *test::makeDigest(m_store->connection()); }

    test::ScratchDirectory m_scratch;
    QString m_path;
    std::unique_ptr<AuditedStore> m_store;
};

void DigestFolderTest::init()
{
    m_path = m_scratch.filePath(QString::fromLatin1(QTest::currentTestFunction()) + u"/digests"_s);
    QDir(QFileInfo(m_path).path()).removeRecursively();
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
    QVERIFY(!folder().newest().time && !folder().newest().unreadable);
    audit::Digest digest = digestNow();
    digest.time = QDateTime(QDate(2031, 5, 6), QTime(7, 8), Qt::UTC);
    QVERIFY(test::addWhole(folder(), digest, key(u"one"_s)));
    QVERIFY(test::addWhole(folder(), digestNow(), key(u"two"_s)));
    QCOMPARE(folder().newest().time, std::optional(digest.time));
    QVERIFY(!folder().newest().unreadable);
}

void DigestFolderTest::takesAnUnfinishedDigestAway()
{
    const auto signer = key(u"one"_s);
    const QString file = *test::addWhole(folder(), digestNow(), signer);
    const QByteArray first = test::contentOf(file);
    QVERIFY(test::setContent(file, first + first.left(first.size() / 2)));
    QVERIFY(folder().newest().time);
    QVERIFY(test::addWhole(folder(), digestNow(), signer));
    const auto read = audit::readDigests(test::contentOf(file));
    QVERIFY(read);
    QCOMPARE(read->size(), 2);
    QVERIFY(test::contentOf(file).startsWith(first));
}

void DigestFolderTest::goesOnBehindADigestWithoutLineBreak_data()
{
    QTest::addColumn<QByteArray>("behind");
    QTest::newRow("no line break") << QByteArray();
    QTest::newRow("a space") << QByteArray(" ");
    QTest::newRow("empty lines") << QByteArray("\n\n\n");
    QTest::newRow("breaks of Windows") << QByteArray("\r\n\r\n");
    QTest::newRow("many blanks") << QByteArray(200'000, ' ') + '\n';
}

void DigestFolderTest::goesOnBehindADigestWithoutLineBreak()
{
    QFETCH(const QByteArray, behind);
    const auto signer = key(u"one"_s);
    const QString file = *test::addWhole(folder(), digestNow(), signer);
    const QByteArray before = test::contentOf(file).chopped(1) + behind;
    QVERIFY(test::setContent(file, before));
    QVERIFY(folder().newest().time);
    QVERIFY(test::addWhole(file, digestNow(), signer));
    QVERIFY(test::contentOf(file).startsWith(before));
    const auto read = audit::readDigests(test::contentOf(file));
    QVERIFY(read);
    QCOMPARE(read->size(), 2);
    auto both = test::digestFile(*read);
    QVERIFY2(audit::growth(both, 0, 1), "one log");
}

void DigestFolderTest::refusesToFollowWhatItCannotRead_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<bool>("isRead");
    const auto row = [](const char *name, const char *from, const char *to, bool isRead) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << isRead;
    };
    row("cut off, and a line break put there", R"("publicKey":)", "\n", false);
    row("another format", "lekthi-digest-2", "lekthi-digest-9", false);
    row("damaged head", R"("head":")", R"("head":"x)", true);
    row("damaged beginning", R"({"adminLog":)", R"(\"adminLog":)", true);
    row("no list of counters", R"("counters":)", R"("countless":)", true);
    row("whole and damaged, without a line break", "Z\"}\n", "ZZ\"}", false);
    row("text of somebody", "\n", "\nsomebody's own text\n", false);
    row("another time", R"("time":"2)", R"("time":"3)", true);
    row("another length", R"("length":)", R"("length":9)", true);
    row("another store", R"("store":")", R"("store":"x)", true);
    row("another key", R"("publicKey":")", R"("publicKey":"AAAA)", false);
    row("another proof", R"("proof":[)", R"("proof":["AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",)", true);
}

/// A new log would hide what stood there; once the file is moved away, everybody sees that it is one.
void DigestFolderTest::refusesToFollowWhatItCannotRead()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const bool, isRead);
    const auto signer = key(u"one"_s);
    QString file;
    for (int time = 0; time < 2; ++time)
        file = *test::addWhole(folder(), digestNow(), signer);
    QByteArray content = test::contentOf(file);
    const qsizetype at = content.indexOf(from, content.indexOf('\n') + 1);
    QVERIFY(at > 0);
    QVERIFY(test::setContent(file, content.replace(at, from.size(), to)));
    content = test::contentOf(file);
    const auto refused = test::addWhole(folder(), digestNow(), signer);
    QVERIFY(!refused);
    QCOMPARE(refused.error().problem, AuditProblem::DigestUnreadable);
    QVERIFY(audit::describe(refused.error()).contains(file));
    QCOMPARE(test::contentOf(file), content);
    const auto newest = folder().newest();
    QCOMPARE(newest.time.has_value(), isRead);
    QCOMPARE(newest.unreadable.has_value(), !isRead);
    QVERIFY(isRead || newest.unreadable->subject == file);
    QVERIFY(QFile::rename(file, m_path + u".kept"_s));
    QVERIFY(test::addWhole(folder(), digestNow(), signer));
}

/// Each of them has a log of its own.
void DigestFolderTest::beginsBehindAnotherKey()
{
    const QString file = m_scratch.filePath(u"given"_s);
    const auto one = key(u"one"_s);
    const auto two = key(u"two"_s);
    QVERIFY(test::addWhole(file, digestNow(), one));
    QVERIFY(test::addWhole(file, digestNow(), two));
    const auto read = audit::readDigests(test::contentOf(file));
    QVERIFY(read && read->size() == 2);
    QVERIFY(read->last().isSignedBy(two.publicKey()));
    QVERIFY(audit::checkpointOf(read->first())->origin != audit::checkpointOf(read->last())->origin);
}

void DigestFolderTest::leavesNoPartOfADigest()
{
    const auto signer = key(u"one"_s);
    const QString file = *test::addWhole(folder(), digestNow(), signer);
    const QByteArray before = test::contentOf(file);
    {
        const test::ShortFiles limit(rlim_t(before.size()) + 100);
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
    auto all = test::digestFile(*read);
    QVERIFY(audit::growth(all, -1, 0));
    QVERIFY(audit::growth(all, 0, 79));
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
