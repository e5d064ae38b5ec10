#include "core/audit/digest.h"
#include "core/audit/evidence/digest_log.h"
#include "tests/audit/audited_store.h"
#include "tests/support/file_content.h"
#include "tests/support/scratch_directory.h"
#include "tests/support/whole_digest.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::AuditedStore;

namespace {

/// As programs signed until there were logs.
const QByteArray digestOfBefore =
    R"({"adminLog":{"hash":"abababababababababababababababababababababababababababababababab","sequence":42)"
    R"(},"counters":[{"counter":7,"head":"cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd")"
    R"(,"length":117},{"counter":9,"head":"efefefefefefefefefefefefefefefefefefefefefefefefefefefefefefefef)"
    R"(","length":1}],"format":"lekthi-digest-1","publicKey":"GlzZBxQ8OExB6DDFvOEqqIF+xWSaqr8sMTiLNbLXRNY=")"
    R"(,"signature":"hwCve4CRHhTFPmLaO6pG0kZ8FIE6/aM8iVWa4CfyDCfYKFeTwx8DYpaZ64JfhPepJSqj5EcxNjNMAq8a4X9XDw)"
    R"(==","store":"lekthi","time":"2026-03-02T18:05:00.000Z"})";

QJsonObject jsonOf(const QByteArray &line)
{
    return QJsonDocument::fromJson(line).object();
}

QByteArray lineOf(const QJsonObject &json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

} // namespace

class DigestTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_store = std::make_unique<AuditedStore>();
        m_store->draw(3);
    }
    void cleanupTestCase() { m_store.reset(); }

    void holdsEveryChain();
    void readsBackWhatItWrote();
    void isOneLine();
    void stillVerifiesDigestsOfBefore();
    void entersALog();
    void goesOnWithItsOwnLogAlone();
    void findsAMissingDigestOfALog();
    void readsAFileOfThem();
    void signatureCoversEverything_data();
    void signatureCoversEverything();
    void trustsOnlyTheKeyThatIsKnown();
    void refusesWhatIsNoDigest_data();
    void refusesWhatIsNoDigest();
    void readsHeadOfTheAdminLog();

private:
    audit::Digest digestNow() { return *test::makeDigest(m_store->connection()); }
    audit::SigningKey key() { return *audit::SigningKey::loadOrCreate(m_scratch.filePath(u"key"_s)); }
    QByteArray signedNow() { return audit::toJson(test::signDigest(digestNow(), key())); }

    test::ScratchDirectory m_scratch;
    std::unique_ptr<AuditedStore> m_store;
};

void DigestTest::holdsEveryChain()
{
    const audit::Digest digest = digestNow();
    test::RawSession &root = m_store->root();
    QCOMPARE(digest.store, m_store->connection().address().database);
    QCOMPARE(digest.counters.size(),
             root.value(u"SELECT COUNT(*) FROM document_number_counters WHERE ledger_length > 0"_s).toInt());
    QCOMPARE(digest.counters.last().counterId, m_store->counterId());
    QCOMPARE(digest.counters.last().head.length, 3);
    QCOMPARE(
        digest.counters.last().head.hash,
        root.value(u"SELECT row_hash FROM document_number_audit ORDER BY id DESC LIMIT 1"_s).toByteArray());
    QVERIFY(qAbs(digest.time.secsTo(m_store->connection().serverNow())) < 3600);
}

void DigestTest::readsBackWhatItWrote()
{
    audit::Digest digest = digestNow();
    digest.time = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5, 678), Qt::UTC);
    for (const bool withAdminLog : {false, true}) {
        digest.adminLog.reset();
        if (withAdminLog)
            digest.adminLog = store::AdminLogHead{17, QByteArray(32, '\x11')};
        const QByteArray line = audit::toJson(test::signDigest(digest, key()));
        const auto read = audit::readDigests(line + "\n\n" + line + '\n');
        QVERIFY(read);
        QCOMPARE(read->size(), 2);
        QCOMPARE(read->first().digest, digest);
        QCOMPARE(read->first().key, key().publicKey());
        QVERIFY(read->first().isSignedBy(key().publicKey()));
    }
}

void DigestTest::isOneLine()
{
    QVERIFY(!signedNow().contains('\n'));
}

/// Of each field another value, and the signature itself.
void DigestTest::stillVerifiesDigestsOfBefore()
{
    const auto read = audit::readDigests(digestOfBefore);
    QVERIFY(read);
    const audit::SignedDigest &digest = read->first();
    QVERIFY(digest.isSignedBy(digest.key));
    QVERIFY(!digest.isSignedBy(key().publicKey()));
    QCOMPARE(lineOf(jsonOf(audit::toJson(digest))), lineOf(jsonOf(digestOfBefore)));
    for (const auto &[field, value] :
         {std::pair(u"store"_s, QJsonValue(u"other"_s)),
          std::pair(u"time"_s, QJsonValue(u"2026-03-02T18:05:00.001Z"_s)),
          std::pair(u"counters"_s, QJsonValue(QJsonArray())), std::pair(u"adminLog"_s, QJsonValue()),
          std::pair(u"signature"_s, QJsonValue(u"AAAA"_s))}) {
        QJsonObject json = jsonOf(digestOfBefore);
        json[field] = value;
        QVERIFY2(!audit::readDigests(lineOf(json))->first().isSignedBy(digest.key), qPrintable(field));
    }
}

/// First every counter, then those that moved, and each time the digest itself.
void DigestTest::entersALog()
{
    audit::Digest digest = digestNow();
    const auto first = test::signDigest(digest, key());
    const qint64 counters = digest.counters.size();
    QCOMPARE(audit::checkpointOf(first)->size, counters + 1);
    digest.counters.last().head.length += 5;
    digest.time = digest.time.addDays(1);
    const auto second = test::signDigest(digest, key(), &first);
    QCOMPARE(audit::checkpointOf(second)->size, counters + 3);
    QCOMPARE(audit::checkpointOf(second)->origin, audit::checkpointOf(first)->origin);
    const auto third = test::signDigest(digest, key(), &second);
    QCOMPARE(audit::checkpointOf(third)->size, counters + 4);
    auto log = test::digestFile({first, second, third});
    const auto grown = audit::growth(log, 0, 2);
    QVERIFY(grown);
    QVERIFY(audit::isConsistent(counters + 1, audit::checkpointOf(first)->root, counters + 4,
                                audit::checkpointOf(third)->root, grown->consistencyProof(counters + 1)));
    const auto proof = audit::proofOfHead(&log.at(0), log.at(1), digest.counters.last());
    QVERIFY(proof);
    QCOMPARE(proof->index, counters + 1);
    QVERIFY(audit::isIncluded(audit::leafHash(audit::headEntry(digest.store, digest.counters.last())),
                              proof->index, counters + 3, proof->hashes, audit::checkpointOf(second)->root));
    QVERIFY2(!audit::proofOfHead(&log.at(0), log.at(1), digest.counters.first()), "it did not move");
    QVERIFY2(!audit::proofOfHead(&log.at(0), log.at(2), digest.counters.last()), "one is missing between");
}

/// A log must never be signed twice from one point, nor by what somebody changed.
void DigestTest::goesOnWithItsOwnLogAlone()
{
    const audit::Digest digest = digestNow();
    const auto own = test::signDigest(digest, key());
    audit::Digest elsewhere = digest;
    elsewhere.store = u"another"_s;
    audit::SignedDigest changed = own;
    changed.digest.counters.removeLast();
    const auto otherKey = audit::SigningKey::loadOrCreate(m_scratch.filePath(u"other"_s));
    const auto foreign = test::signDigest(digest, *otherKey);
    const auto ofBefore = audit::readDigests(digestOfBefore)->first();
    const auto otherStore = test::signDigest(elsewhere, key());
    QSet<QByteArray> origins{audit::checkpointOf(own)->origin};
    for (const audit::SignedDigest &before : {changed, foreign, ofBefore, otherStore}) {
        const auto made = test::signDigest(digest, key(), &before);
        QVERIFY(made.isSignedBy(key().publicKey()));
        QCOMPARE(audit::checkpointOf(made)->size, digest.counters.size() + 1);
        origins.insert(audit::checkpointOf(made)->origin);
    }
    QCOMPARE(origins.size(), 5);
}

void DigestTest::findsAMissingDigestOfALog()
{
    audit::Digest digest = digestNow();
    QList<audit::SignedDigest> log{test::signDigest(digest, key())};
    for (int day = 1; day < 4; ++day) {
        digest.counters.last().head.length += 1;
        log.append(test::signDigest(digest, key(), &log.last()));
    }
    auto whole = test::digestFile(log);
    QVERIFY(audit::growth(whole, 0, 3));
    QVERIFY(audit::growth(whole, -1, 0));
    QVERIFY(!audit::growth(whole, -1, 3));
    QCOMPARE(audit::predecessorOf(whole, 3), 2);
    QCOMPARE(audit::predecessorOf(whole, 0), -1);
    log.removeAt(2);
    auto gap = test::digestFile(log);
    QVERIFY(!audit::growth(gap, 0, 2));
    QVERIFY(gap.at(2).isSignedBy(key().publicKey()));
}

/// A file as people keep it: empty lines, digests of before there were logs, a line that is none.
void DigestTest::readsAFileOfThem()
{
    const QByteArray line = signedNow();
    const auto read = [this](const QByteArray &content) {
        const QString path = m_scratch.filePath(u"file"_s);
        if (!test::setContent(path, content))
            qFatal("not written");
        auto file = std::make_unique<QFile>(path);
        if (!file->open(QFile::ReadOnly))
            qFatal("not opened");
        return audit::DigestFile::read(std::move(file), path);
    };
    auto all = read("\n \r\n" + line + "\r\n\n" + digestOfBefore + "\n\t\n" + line);
    QVERIFY(all);
    QCOMPARE(all->size(), 3);
    QVERIFY(all->at(0).isSignedBy(key().publicKey()) && all->at(2).isSignedBy(key().publicKey()));
    const audit::PublicKey before = all->at(1).frame().key;
    QVERIFY(all->at(1).isSignedBy(before) && !all->at(1).isSignedBy(key().publicKey()));
    for (const QByteArray &nothing : {QByteArray(), QByteArray("\n \n")})
        QVERIFY(read(nothing)->isEmpty());
    const auto broken = read(line + "\n\n" + line.chopped(20) + '\n' + line);
    QVERIFY(!broken);
    QCOMPARE(broken.error().problem, audit::AuditProblem::Malformed);
    QVERIFY(broken.error().subject.endsWith(u":3"_s));
}

void DigestTest::signatureCoversEverything_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QJsonValue>("value");
    const QJsonObject head{{u"sequence"_s, 1}, {u"hash"_s, QString(64, u'0')}};
    QTest::newRow("store") << u"store"_s << QJsonValue(u"another"_s);
    QTest::newRow("time") << u"time"_s << QJsonValue(u"2020-01-01T00:00:00.000Z"_s);
    QTest::newRow("counters") << u"counters"_s << QJsonValue(QJsonArray());
    QTest::newRow("admin log") << u"adminLog"_s << QJsonValue(head);
    const QJsonObject other = jsonOf(signedNow());
    QTest::newRow("checkpoint") << u"checkpoint"_s << other[u"checkpoint"_s];
    QTest::newRow("proof") << u"proof"_s << QJsonValue(QJsonArray());
}

void DigestTest::signatureCoversEverything()
{
    QFETCH(QString, field);
    QFETCH(QJsonValue, value);
    QJsonObject json = jsonOf(signedNow());
    json[field] = value;
    const auto read = audit::readDigests(lineOf(json));
    QVERIFY(read);
    QVERIFY(!read->first().isSignedBy(key().publicKey()));
}

/// Whoever can sign with a key of his own must not pass for the auditor.
void DigestTest::trustsOnlyTheKeyThatIsKnown()
{
    const auto other = audit::SigningKey::loadOrCreate(m_scratch.filePath(u"other"_s));
    const audit::SignedDigest made = test::signDigest(digestNow(), *other);
    QVERIFY(made.isSignedBy(made.key));
    QVERIFY(!made.isSignedBy(key().publicKey()));
}

void DigestTest::refusesWhatIsNoDigest_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("no JSON") << QByteArray("digest");
    QTest::newRow("another JSON") << QByteArray("{\"format\":\"other\"}");
    QTest::newRow("half a line") << signedNow().chopped(20);
    const auto altered = [this](const QByteArray &name, const QByteArray &value) {
        QJsonObject json = QJsonDocument::fromJson(signedNow()).object();
        json[QString::fromLatin1(name)] = QJsonDocument::fromJson('[' + value + ']').array().first();
        return QJsonDocument(json).toJson(QJsonDocument::Compact);
    };
    QTest::newRow("no counters") << altered("counters", "7");
    const QByteArray head(64, 'a');
    for (const QByteArray &wrong :
         {QByteArray("-1"), QByteArray("1.5"), QByteArray("1e300"), QByteArray("\"1\"")}) {
        QTest::addRow("counter %s", wrong.constData())
            << altered("counters", "[{\"counter\":" + wrong + ",\"length\":1,\"head\":\"" + head + "\"}]");
        QTest::addRow("length %s", wrong.constData())
            << altered("counters", "[{\"counter\":1,\"length\":" + wrong + ",\"head\":\"" + head + "\"}]");
        QTest::addRow("place in the admin log %s", wrong.constData())
            << altered("adminLog", "{\"sequence\":" + wrong + ",\"hash\":\"" + head + "\"}");
    }
    QTest::newRow("a counter without rows")
        << altered("counters", "[{\"counter\":1,\"length\":0,\"head\":\"" + head + "\"}]");
    QTest::newRow("half a hash of the admin log") << altered("adminLog", "{\"sequence\":1,\"hash\":\"aa\"}");
    QTest::newRow("no time") << altered("time", "\"yesterday\"");
    QTest::newRow("no key") << altered("publicKey", "\"none\"");
    QTest::newRow("another format") << altered("format", "\"lekthi-digest-99\"");
    QTest::newRow("no checkpoint") << altered("checkpoint", "\"none\"");
    QTest::newRow("a checkpoint of nothing")
        << altered("checkpoint", "\"lekthi/a/b\\n0\\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\\n\\n\"");
    QTest::newRow("no proof") << altered("proof", "7");
    QTest::newRow("half a proof") << altered("proof", "[\"AAAA\"]");
    QTest::newRow("no hash") << signedNow().replace("\"head\":\"", "\"head\":\"zz");
}

void DigestTest::refusesWhatIsNoDigest()
{
    QFETCH(QByteArray, line);
    const auto read = audit::readDigests('\n' + line);
    QVERIFY(!read);
    QCOMPARE(read.error().problem, audit::AuditProblem::Malformed);
    QCOMPARE(read.error().subject, u"2"_s);
}

void DigestTest::readsHeadOfTheAdminLog()
{
    test::RawSession &root = m_store->root();
    QVERIFY(root.run(u"CREATE OR REPLACE TABLE admin_log_head (id TINYINT, seq BIGINT, hash BINARY(32))"_s));
    QVERIFY(
        root.run(u"INSERT INTO admin_log_head (id, seq, hash) VALUES (1, 42, UNHEX(REPEAT('AB', 32)))"_s));
    const audit::Digest digest = digestNow();
    QVERIFY(digest.adminLog);
    QCOMPARE(digest.adminLog->sequence, 42);
    QCOMPARE(digest.adminLog->hash, QByteArray(32, '\xAB'));
}

QTEST_GUILESS_MAIN(DigestTest)
#include "digest_test.moc"
