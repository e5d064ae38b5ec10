#include "core/audit/digest_folder.h"
#include "core/audit/evidence/digest_log.h"
#include "core/audit/stored_digest.h"
#include "tests/support/file_content.h"
#include "tests/support/scratch_directory.h"
#include "tests/support/whole_digest.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <atomic>
#include <cerrno>
#include <malloc.h>

using namespace Qt::StringLiterals;
using namespace lekthi;
using audit::CounterHead;

namespace {

const QDateTime noon(QDate(2026, 3, 2), QTime(12, 0), Qt::UTC);

CounterHead madeUp(qint64 id, int generation)
{
    const QByteArray hash = QCryptographicHash::hash(
        QByteArray::number(id) + '/' + QByteArray::number(generation), QCryptographicHash::Sha256);
    return {id, {hash, id % 997 + 1 + generation}};
}

/// Every third counter moved since the generation before, and some were not there then.
CounterHead headOf(qint64 place, int generation)
{
    return madeUp(2 * place + 1, place % 3 == 0 ? generation : 0);
}

/// Made when they are asked for; the rest of those that it counts cannot be read.
class MadeUpHeads : public audit::HeadSource
{
public:
    MadeUpHeads(qint64 count, int generation, qint64 readable = -1)
        : m_count(count)
        , m_readable(readable < 0 ? count : readable)
        , m_generation(generation)
    {
    }
    qint64 count() const override { return m_count; }
    void begin() override { m_at = 0; }
    std::optional<CounterHead> next() override
    {
        if (m_at < m_readable)
            return headOf(m_at++, m_generation);
        errno = EIO;
        return std::nullopt;
    }

private:
    qint64 m_count;
    qint64 m_readable;
    int m_generation;
    qint64 m_at = 0;
};

/// By this process so far, as the system counts it.
qint64 bytesRead()
{
    const QByteArray counts = test::contentOf(u"/proc/self/io"_s);
    const QByteArray name = "rchar: ";
    const qsizetype begin = counts.indexOf(name) + name.size();
    return counts.sliced(begin, counts.indexOf('\n', begin) - begin).toLongLong();
}

audit::Digest frameOf(int generation)
{
    return {.store = u"lekthi \"counters\":[ เลข"_s,
            .time = noon.addDays(generation),
            .adminLog = store::AdminLogHead{7 + generation, QByteArray(32, '\x5a')},
            .counters = {}};
}

audit::Digest digestOf(qint64 count, int generation)
{
    audit::Digest digest = frameOf(generation);
    for (qint64 place = 0; place < count; ++place)
        digest.counters.append(headOf(place, generation));
    return digest;
}

/// A line as it was written when all heads were held at once.
QByteArray lineHeldWhole(const audit::Digest &digest, const audit::SigningKey &key,
                         const audit::SignedDigest *before, const QByteArray &origin)
{
    audit::MerkleTree tree;
    if (before)
        tree = audit::MerkleTree(*audit::TreeFrontier::ofLastLeaf(
            audit::checkpointOf(*before)->size, audit::leafHash(audit::digestEntry(before->digest)),
            before->log->proof));
    for (const CounterHead &head : digest.counters) {
        if (!before || !before->digest.counters.contains(head))
            tree.append(audit::leafHash(audit::headEntry(digest.store, head)));
    }
    tree.append(audit::leafHash(audit::digestEntry(digest)));
    const audit::Checkpoint checkpoint{origin, tree.size(), tree.root()};
    return audit::toJson({.digest = digest,
                          .key = key.publicKey(),
                          .log = audit::LogPlace{audit::signNote(checkpoint.toText(), checkpoint.origin, key),
                                                 tree.inclusionProof(tree.size() - 1)}}) +
           '\n';
}

std::atomic<qint64> heldNow = 0;
std::atomic<qint64> heldMost = 0;

[[maybe_unused]] void counted(void *memory)
{
    const qint64 now = heldNow += qint64(::malloc_usable_size(memory));
    if (now > heldMost)
        heldMost = now;
}

/// How many bytes were held at once, at most, beyond those held when it began.
template <class Act>
qint64 mostHeldBy(const Act &act)
{
    const qint64 before = heldNow;
    heldMost = before;
    act();
    return heldMost - before;
}

} // namespace

// A sanitizer has a malloc of its own; what is built by Clang is built for one.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || defined(__clang__)
constexpr bool isCounted = false;
#else
constexpr bool isCounted = true;

// Qt's containers take their memory from malloc, of which these are the C library's own.
// NOLINTBEGIN(bugprone-reserved-identifier)
extern "C" {
void *__libc_malloc(size_t size);
void __libc_free(void *memory);
void *__libc_realloc(void *memory, size_t size);

void *malloc(size_t size)
{
    void *memory = __libc_malloc(size);
    counted(memory);
    return memory;
}

void free(void *memory)
{
    heldNow -= qint64(::malloc_usable_size(memory));
    __libc_free(memory);
}

void *realloc(void *memory, size_t size)
{
    const qint64 before = qint64(::malloc_usable_size(memory));
    void *moved = __libc_realloc(memory, size);
    if (moved || size == 0)
        heldNow -= before;
    counted(moved);
    return moved;
}
}
// NOLINTEND(bugprone-reserved-identifier)
#endif

/// Digests that are written and read without holding what they tell of each counter.
class StreamedDigestTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_key.emplace(*audit::SigningKey::loadOrCreate(m_scratch.filePath(u"key"_s))); }
    void writesTheBytesOfBefore_data();
    void writesTheBytesOfBefore();
    void goesOnBehindOtherTexts_data();
    void goesOnBehindOtherTexts();
    void holdsNoMoreForMoreCounters();
    void readsTheEndOfTheNewestAlone();
    void keepsHeadsAsTheyCame();
    void leavesTheFileWhereHeadsCannotBeRead();

private:
    void useAsAnAuditorDoes(qint64 counters);
    QString file() { return m_scratch.filePath(QString::fromLatin1(QTest::currentTestFunction())); }
    QList<audit::SignedDigest> digests() { return *audit::readDigests(test::contentOf(file())); }

    test::ScratchDirectory m_scratch;
    std::optional<audit::SigningKey> m_key;
};

void StreamedDigestTest::writesTheBytesOfBefore_data()
{
    QTest::addColumn<qint64>("counters");
    for (const qint64 counters : {0, 1, 2, 3, 700, 2000})
        QTest::addRow("%lld", static_cast<long long>(counters)) << counters;
}

/// Three digests of one log: counters are added, moved and stay.
void StreamedDigestTest::writesTheBytesOfBefore()
{
    QFETCH(const qint64, counters);
    QFile::remove(file());
    QByteArray expected;
    for (int generation = 0; generation < 3; ++generation) {
        const qint64 count = counters + 5 * generation;
        const QList<audit::SignedDigest> before = digests();
        MadeUpHeads heads(count, generation);
        QVERIFY(audit::addDigest(file(), frameOf(generation), heads, *m_key));
        const QByteArray origin = audit::checkpointOf(digests().constLast())->origin;
        expected += lineHeldWhole(digestOf(count, generation), *m_key,
                                  before.isEmpty() ? nullptr : &before.constLast(), origin);
        QCOMPARE(test::contentOf(file()), expected);
    }
    QCOMPARE(audit::checkpointOf(digests().constFirst())->origin,
             audit::checkpointOf(digests().constLast())->origin);
    QVERIFY(digests().constLast().isSignedBy(m_key->publicKey()));
    auto written = test::digestFile(digests());
    QVERIFY(audit::growth(written, 0, 2));
}

void StreamedDigestTest::goesOnBehindOtherTexts_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<bool>("goesOn");
    QTest::newRow("spaces between counters")
        << QByteArray("},{\"counter\"") << QByteArray("} , {\"counter\"") << true;
    QTest::newRow("space before the list")
        << QByteArray("\"counters\":[{") << QByteArray("\"counters\": [{") << true;
    QTest::newRow("space in a counter") << QByteArray(",\"length\":") << QByteArray(", \"length\":") << true;
    QTest::newRow("the list twice") << QByteArray("\"store\":") << QByteArray("\"counters\":[],\"store\":")
                                    << false;
    QTest::newRow("more digits than an id has")
        << QByteArray("\"counter\":1,") << QByteArray("\"counter\":1000000000000001,") << false;
    QTest::newRow("another length") << QByteArray("\"length\":1}") << QByteArray("\"length\":3}") << false;
}

/// Whoever wrote the line otherwise: it goes on with what it says, if the key signed that.
void StreamedDigestTest::goesOnBehindOtherTexts()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const bool, goesOn);
    QFile::remove(file());
    QVERIFY(test::addWhole(file(), digestOf(1000, 0), *m_key));
    const QByteArray origin = audit::checkpointOf(digests().constFirst())->origin;
    QByteArray line = test::contentOf(file());
    QVERIFY(line.contains(from));
    line.replace(from, to);
    QVERIFY(test::setContent(file(), line));
    const auto done = test::addWhole(file(), digestOf(1000, 1), *m_key);
    QCOMPARE(done.has_value(), goesOn);
    QVERIFY(test::contentOf(file()).startsWith(line));
    const auto added = audit::readDigests(test::contentOf(file()).sliced(line.size()));
    QVERIFY(added);
    QCOMPARE(added->size(), goesOn ? 1 : 0);
    if (!goesOn)
        return;
    QVERIFY(added->constFirst().isSignedBy(m_key->publicKey()));
    QCOMPARE(audit::checkpointOf(added->constFirst())->origin, origin);
    QCOMPARE(audit::checkpointOf(added->constFirst())->size, 1001 + 334 + 1);
}

/// Every signature, every head, and what proves one of them.
void StreamedDigestTest::useAsAnAuditorDoes(qint64 counters)
{
    auto opened = std::make_unique<QFile>(file());
    QVERIFY(opened->open(QFile::ReadOnly));
    auto all = audit::DigestFile::read(std::move(opened), file());
    QVERIFY(all && all->size() == 2);
    QVERIFY(all->at(0).isSignedBy(m_key->publicKey()) && all->at(1).isSignedBy(m_key->publicKey()));
    qint64 shown = 0;
    QVERIFY(all->showHeads([&shown](const CounterHead &) { ++shown; }));
    QCOMPARE(shown, 2 * counters);
    const CounterHead moved = headOf(3, 1);
    QVERIFY(audit::proofOfHead(&all->at(0), all->at(1), moved));
    QVERIFY(audit::proofOfHead(nullptr, all->at(0), headOf(counters - 1, 0)));
    QVERIFY2(!audit::proofOfHead(&all->at(0), all->at(1), headOf(4, 1)), "it did not move");
    QVERIFY2(!audit::proofOfHead(nullptr, all->at(1), moved), "its log began before");
}

/// A first digest, one behind it, and reading both: eight times the counters take no more memory.
void StreamedDigestTest::holdsNoMoreForMoreCounters()
{
    if (!isCounted)
        QSKIP("the sanitizer's malloc counts nothing");
    const auto mostHeld = [this](qint64 counters) {
        QFile::remove(file());
        return mostHeldBy([&] {
            qint64 firstEnd = 0;
            for (int generation = 0; generation < 2; ++generation) {
                audit::KeptHeads heads(file());
                for (qint64 place = 0; place < counters; ++place)
                    heads.append(headOf(place, generation));
                QVERIFY(heads.finish());
                QVERIFY(audit::addDigest(file(), frameOf(generation), heads, *m_key));
                firstEnd = generation == 0 ? QFileInfo(file()).size() - 1 : firstEnd;
            }
            QFile written(file());
            QVERIFY(written.open(QFile::ReadOnly));
            QVERIFY(audit::StoredDigest::read(written, firstEnd + 1, written.size() - 1));
            useAsAnAuditorDoes(counters);
        });
    };
    QVERIFY(mostHeldBy([] { QByteArray(1'000'000, 'x').detach(); }) >= 1'000'000);
    (void)mostHeld(10);
    const qint64 few = mostHeld(5000);
    const qint64 many = mostHeld(40'000);
    qInfo("held at once: %lld of 5,000 counters, %lld of 40,000", static_cast<long long>(few),
          static_cast<long long>(many));
    QVERIFY2(many < few + 64 * 1024, "memory grows with the counters");
}

/// Of millions of bytes: the window asks every two minutes.
void StreamedDigestTest::readsTheEndOfTheNewestAlone()
{
    const audit::DigestFolder folder(m_scratch.filePath(u"folder"_s), store::Address());
    const QString path = *folder.fileToWrite(m_key->publicKey());
    MadeUpHeads heads(50'000, 1);
    QVERIFY(audit::addDigest(path, frameOf(1), heads, *m_key));
    const qint64 size = QFileInfo(path).size();
    QVERIFY(size > 5'000'000);
    const qint64 before = bytesRead();
    QCOMPARE(folder.newest().time, std::optional(frameOf(1).time));
    const qint64 taken = bytesRead() - before;
    QVERIFY2(taken > 0 && taken < 1'000'000, qPrintable(QString::number(taken)));
    // Whoever asks of what was not written so gets the same answer.
    QByteArray content = test::contentOf(path);
    QVERIFY(test::setContent(path, content.replace("],\"format\"", "] , \"format\"")));
    QCOMPARE(folder.newest().time, std::optional(frameOf(1).time));
    QVERIFY(bytesRead() - before > size);
}

void StreamedDigestTest::keepsHeadsAsTheyCame()
{
    audit::KeptHeads kept(file());
    MadeUpHeads heads(1000, 1);
    heads.begin();
    for (qint64 place = 0; place < heads.count(); ++place)
        kept.append(*heads.next());
    QVERIFY(kept.finish());
    QCOMPARE(kept.count(), 1000);
    for (int time = 0; time < 2; ++time) {
        kept.begin();
        for (qint64 place = 0; place < kept.count(); ++place)
            QCOMPARE(kept.next(), std::optional(headOf(place, 1)));
        QVERIFY(!kept.next());
    }
}

void StreamedDigestTest::leavesTheFileWhereHeadsCannotBeRead()
{
    QVERIFY(test::addWhole(file(), digestOf(10, 0), *m_key));
    const QByteArray before = test::contentOf(file());
    MadeUpHeads heads(1000, 1, 990);
    const auto failed = audit::addDigest(file(), frameOf(1), heads, *m_key);
    QVERIFY(!failed);
    QCOMPARE(failed.error().problem, audit::AuditProblem::CannotWrite);
    QCOMPARE(test::contentOf(file()), before);
}

QTEST_GUILESS_MAIN(StreamedDigestTest)
#include "streamed_digest_test.moc"
