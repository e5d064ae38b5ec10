#include "core/audit/digest.h"
#include "tests/audit/audited_store.h"
#include "tests/support/scratch_directory.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::AuditedStore;

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
    void signatureCoversEverything_data();
    void signatureCoversEverything();
    void trustsOnlyTheKeyThatIsKnown();
    void refusesWhatIsNoDigest_data();
    void refusesWhatIsNoDigest();
    void readsHeadOfTheAdminLog();

private:
    audit::Digest digestNow() { return *audit::makeDigest(m_store->connection()); }
    audit::SigningKey key() { return *audit::SigningKey::loadOrCreate(m_scratch.filePath(u"key"_s)); }
    QByteArray signedNow() { return audit::toJson(audit::signDigest(digestNow(), key())); }

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
        const QByteArray line = audit::toJson(audit::signDigest(digest, key()));
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

void DigestTest::signatureCoversEverything_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QJsonValue>("value");
    const QJsonObject head{{u"sequence"_s, 1}, {u"hash"_s, QString(64, u'0')}};
    QTest::newRow("store") << u"store"_s << QJsonValue(u"another"_s);
    QTest::newRow("time") << u"time"_s << QJsonValue(u"2020-01-01T00:00:00.000Z"_s);
    QTest::newRow("counters") << u"counters"_s << QJsonValue(QJsonArray());
    QTest::newRow("admin log") << u"adminLog"_s << QJsonValue(head);
    QTest::newRow("signature") << u"signature"_s << QJsonValue(u"AAAA"_s);
}

void DigestTest::signatureCoversEverything()
{
    QFETCH(QString, field);
    QFETCH(QJsonValue, value);
    QJsonObject json = QJsonDocument::fromJson(signedNow()).object();
    json[field] = value;
    const auto read = audit::readDigests(QJsonDocument(json).toJson(QJsonDocument::Compact));
    QVERIFY(read);
    QVERIFY(!read->first().isSignedBy(key().publicKey()));
}

/// Whoever can sign with a key of his own must not pass for the auditor.
void DigestTest::trustsOnlyTheKeyThatIsKnown()
{
    const auto other = audit::SigningKey::loadOrCreate(m_scratch.filePath(u"other"_s));
    const audit::SignedDigest made = audit::signDigest(digestNow(), *other);
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
