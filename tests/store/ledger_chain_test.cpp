#include "core/store/counters/counter_gateway.h"
#include "core/store/ledger/drawing_gateway.h"
#include "core/store/ledger/ledger_gateway.h"
#include "core/store/session/transaction.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::ChainedRows;
using store::LedgerHead;
using store::LedgerRow;
using store::StoredLedgerRow;

namespace {

/// Rows whose hash the store computes differently, by id.
const auto disagreeing =
    u"SELECT id FROM document_number_audit WHERE counter_id = %1 AND NOT row_hash <=> "
    "ledger_row_hash(previous_hash, event, request_id, counter_id, reset_epoch, "
    "sequence_number, document_id, generated_number, revision, counter_key, "
    "template_used, template_version, user_id, drawn_by, ip_address, user_agent, retry_count, "
    "lock_wait_ms, total_duration_ms, fallback_used, skipped, created_at)"_s;

const QStringList nastyTexts{
    u""_s,
    u" "_s,
    u"trailing   "_s,
    u"ก'\"%{1}\\ 😀-0001"_s,
    u"\\' OR 1=1 -- "_s,
    u"12:text-"_s,
    u"-"_s,
    u"ที่ เลขที่ ก็ ฎีกา"_s,
    u"e\u0301 \u200B \u00A0 \uFEFF"_s,
    u"line\r\nbreak\ttab"_s,
    u"文件編號 𠮷"_s,
    QString(u'\0') + u"nul"_s,
};

} // namespace

class LedgerChainTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_address = test::PrivateStore::instance().demoStore();
        m_connection = test::PrivateStore::instance().connect(m_address);
        m_raw = std::make_unique<test::RawSession>(m_address);
        m_key = {2, 22, 10, 6, 0, 0, 0, {2040, 0}};
        QVERIFY(store::ensureCounter(*m_connection, m_key));
    }

    void cleanupTestCase()
    {
        m_raw.reset();
        m_connection.reset();
    }

    void coreAndStoreAgreeOn_data()
    {
        QTest::addColumn<QString>("text");
        for (const QString &text : nastyTexts)
            QTest::newRow(text.toUtf8().toHex().constData()) << text;
        QTest::newRow("long") << QString(20, u'ก');
    }

    void coreAndStoreAgreeOn()
    {
        QFETCH(QString, text);
        LedgerRow row = rowOf(nextSequence());
        row.revision = text.left(18);
        row.templateText = text;
        row.userAgent = text;
        row.ipAddress = text.left(40);
        row.skipped = QStringList{text, u"next"_s};
        append({row});
        QCOMPARE(m_raw->column(disagreeing.arg(counter().id)), QStringList());
    }

    void agreeOnLongestValues()
    {
        LedgerRow row = rowOf(nextSequence());
        row.templateText = u"😀"_s.repeated(100) + QString(100, u'ก');
        row.userAgent = QString(512, u'ก');
        row.documentId = std::numeric_limits<qint64>::max();
        row.lockWaitMs = std::numeric_limits<int>::max();
        row.totalDurationMs = -1;
        row.createdAt = QDateTime(QDate(2040, 12, 31), QTime(23, 59, 59, 999), Qt::UTC);
        append({row});
        QCOMPARE(m_raw->column(disagreeing.arg(counter().id)), QStringList());
    }

    void agreeOnRandomRows()
    {
        QRandomGenerator random(20260102);
        QList<LedgerRow> rows;
        for (int i = 0; i < 300; ++i)
            rows.append(randomRow(random));
        append(rows);
        QCOMPARE(m_raw->column(disagreeing.arg(counter().id)), QStringList());
    }

    /// A connection that speaks another character set must not get another hash.
    void storeHashesBytesOfUtf8()
    {
        const auto hashed =
            u"SELECT HEX(ledger_row_hash(NULL, 'ISSUED', 'id', 1, 0, 1, NULL, 'ก-1', '', '{}', "
            "'{SEQ}', 1, 1, NULL, '', '', 0, 0, 0, 'NONE', NULL, '2026-01-02 03:04:05.678'))"_s;
        const QString usual = m_raw->value(hashed).toString();
        QCOMPARE(usual.size(), 64);
        QVERIFY(m_raw->run(u"SET collation_connection = utf16_general_ci"_s));
        QCOMPARE(m_raw->value(hashed).toString(), usual);
        QVERIFY(m_raw->run(u"SET NAMES utf8mb4"_s));
    }

    void linksRowsAndCounter()
    {
        const LedgerHead before = counter().ledger;
        const ChainedRows first = append({rowOf(nextSequence()), rowOf(nextSequence())});
        const ChainedRows second = append({rowOf(nextSequence())});
        QCOMPARE(first.rows()[0].previousHash, before.hash);
        QCOMPARE(first.rows()[1].previousHash, first.rows()[0].rowHash);
        QCOMPARE(second.rows()[0].previousHash, first.head().hash);
        QCOMPARE(counter().ledger, second.head());
        QCOMPARE(counter().ledger.length, before.length + 3);
    }

    void everyColumnCounts()
    {
        StoredLedgerRow row = ChainedRows({}, {rowOf(1)}, m_connection->serverNow()).rows().first();
        row.documentId = 5;
        row.skipped = u"[\"x\"]"_s;
        store::LedgerHasher hasher;
        QSet<QByteArray> hashes{hasher.hashOf(row, {})};
        const auto change = [&](auto StoredLedgerRow::*column, const auto &value) {
            StoredLedgerRow other = row;
            other.*column = value;
            hashes.insert(hasher.hashOf(other, {}));
        };
        for (const auto text :
             {&StoredLedgerRow::event, &StoredLedgerRow::requestId, &StoredLedgerRow::number,
              &StoredLedgerRow::revision, &StoredLedgerRow::counterKey, &StoredLedgerRow::templateText,
              &StoredLedgerRow::ipAddress, &StoredLedgerRow::userAgent, &StoredLedgerRow::fallback,
              &StoredLedgerRow::createdAt})
            change(text, u"other"_s);
        for (const auto number :
             {&StoredLedgerRow::resetEpoch, &StoredLedgerRow::templateVersion, &StoredLedgerRow::userId,
              &StoredLedgerRow::retryCount, &StoredLedgerRow::lockWaitMs, &StoredLedgerRow::totalDurationMs})
            change(number, 4711);
        change(&StoredLedgerRow::drawnBy, std::optional<int>());
        change(&StoredLedgerRow::drawnBy, std::optional<int>(4711));
        change(&StoredLedgerRow::counterId, qint64(4711));
        change(&StoredLedgerRow::sequence, qint64(4711));
        change(&StoredLedgerRow::documentId, std::optional<qint64>());
        change(&StoredLedgerRow::skipped, std::optional<QString>());
        change(&StoredLedgerRow::skipped, std::optional<QString>(u""_s));
        hashes.insert(hasher.hashOf(row, QByteArray(32, 'x')));
        QCOMPARE(hashes.size(), 25);
    }

    /// What moves from one field to its neighbour must not go unseen.
    void fieldsCannotRunTogether()
    {
        StoredLedgerRow row = ChainedRows({}, {rowOf(1)}, m_connection->serverNow()).rows().first();
        row.ipAddress = u"1"_s;
        row.userAgent = u"2:34"_s;
        StoredLedgerRow moved = row;
        moved.ipAddress = u"12:"_s;
        moved.userAgent = u"34"_s;
        store::LedgerHasher hasher;
        QVERIFY(hasher.hashOf(row, {}) != hasher.hashOf(moved, {}));
    }

    void serverNowIsTheServersClock()
    {
        const qint64 server =
            m_raw->value(u"SELECT CAST(UNIX_TIMESTAMP(NOW(3)) * 1000 AS SIGNED)"_s).toLongLong();
        QVERIFY(qAbs(m_connection->serverNow().toMSecsSinceEpoch() - server) < 60'000);
    }

private:
    store::Counter counter() { return **store::findCounter(*m_connection, m_key); }
    qint64 nextSequence() { return ++m_sequence; }

    LedgerRow rowOf(qint64 sequence)
    {
        LedgerRow row;
        row.requestId = QUuid::createUuid();
        row.counterId = counter().id;
        row.key = m_key;
        row.number = u"chain-%1"_s.arg(sequence);
        row.sequence = sequence;
        row.templateText = u"{SEQ:4}"_s;
        row.templateVersion = 3;
        row.userId = 5;
        row.drawnBy = 5;
        return row;
    }

    LedgerRow randomRow(QRandomGenerator &random)
    {
        const auto text = [&] { return nastyTexts[qsizetype(random.bounded(nastyTexts.size()))]; };
        LedgerRow row = rowOf(nextSequence());
        row.number += text().left(40);
        row.revision = text().left(18);
        row.userAgent = text() + text();
        row.templateText = text() + text() + text();
        row.userId = 1 + random.bounded(5);
        row.drawnBy = random.bounded(3) == 0 ? std::optional<int>() : 1 + random.bounded(5);
        row.retryCount = random.bounded(9);
        row.totalDurationMs = random.bounded(100'000);
        row.fallback = store::Fallback(random.bounded(3));
        if (random.bounded(2) == 0)
            row.documentId = random.bounded(1'000'000);
        if (random.bounded(3) == 0)
            row.skipped = QStringList{text(), text()};
        if (random.bounded(3) == 0)
            row.createdAt = QDateTime::fromMSecsSinceEpoch(
                1'767'225'600'000 + qint64(random.bounded(31'536'000)) * 1000 + random.bounded(1000),
                Qt::UTC);
        return row;
    }

    ChainedRows append(const QList<LedgerRow> &rows)
    {
        auto transaction = store::Transaction::begin(*m_connection);
        const auto seen = store::lockCounter(*m_connection, m_key);
        const ChainedRows chained(seen->ledger, rows, m_connection->serverNow());
        const auto done = store::raiseCounter(*m_connection, *seen, rows.last().sequence, chained.head())
                              .and_then([&] { return store::appendToLedger(*m_connection, {2, 6}, chained); })
                              .and_then([&] { return transaction->commit(); });
        if (!done)
            qFatal("%s", qPrintable(done.error().detail));
        return chained;
    }

    store::Address m_address;
    std::unique_ptr<store::Connection> m_connection;
    std::unique_ptr<test::RawSession> m_raw;
    numbering::CounterKey m_key;
    qint64 m_sequence = 0;
};

QTEST_GUILESS_MAIN(LedgerChainTest)
#include "ledger_chain_test.moc"
