#include "core/store/counters/counter_gateway.h"
#include "core/store/ledger/drawing_gateway.h"
#include "core/store/ledger/ledger_gateway.h"
#include "core/store/session/transaction.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::ErrorKind;
using store::LedgerEvent;
using store::LedgerRow;

namespace {

const store::ScopeKey letters{2, 6};

} // namespace

class LedgerGatewayTest : public QObject
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
        m_counter = (*store::findCounter(*m_connection, m_key))->id;
        QVERIFY(
            m_raw->run(u"UPDATE document_number_counters SET last_number = 1000000, version = version + 1 "
                       "WHERE id = %1"_s.arg(m_counter)));
    }

    void cleanupTestCase()
    {
        m_raw.reset();
        m_connection.reset();
    }

    void givesBackWhatWasWritten()
    {
        LedgerRow row = rowOf(1, u"ก'\"%{1}\\ 😀-0001"_s);
        row.documentId = 9'000'000'000;
        row.revision = u"AA"_s;
        row.ipAddress = u"2001:db8::1"_s;
        row.userAgent = u"Mozilla/5.0 (X11; Linux)"_s;
        row.retryCount = 2;
        row.lockWaitMs = 30;
        row.totalDurationMs = 47;
        row.fallback = store::Fallback::DatabaseLock;
        row.skipped = QStringList{u"ก-0001"_s, u"a\"b"_s};
        row.createdAt = QDateTime(QDate(2040, 1, 2), QTime(3, 4, 5, 678), Qt::UTC);
        QVERIFY(append(letters, {row}));
        const auto found = store::findByRequestIds(*m_connection, {row.requestId});
        QVERIFY(found);
        QCOMPARE(found->size(), 1);
        const LedgerRow &back = found->first();
        QVERIFY(back.id > 0);
        QCOMPARE(back.requestId, row.requestId);
        QCOMPARE(back.event, LedgerEvent::Issued);
        QCOMPARE(back.counterId, row.counterId);
        QCOMPARE(back.key, row.key);
        QCOMPARE(back.documentId, row.documentId);
        QCOMPARE(back.number, row.number);
        QCOMPARE(back.sequence, row.sequence);
        QCOMPARE(back.revision, row.revision);
        QCOMPARE(back.templateText, row.templateText);
        QCOMPARE(back.templateVersion, row.templateVersion);
        QCOMPARE(back.userId, row.userId);
        QCOMPARE(back.ipAddress, row.ipAddress);
        QCOMPARE(back.userAgent, row.userAgent);
        QCOMPARE(back.retryCount, row.retryCount);
        QCOMPARE(back.lockWaitMs, row.lockWaitMs);
        QCOMPARE(back.totalDurationMs, row.totalDurationMs);
        QCOMPARE(back.fallback, row.fallback);
        QCOMPARE(back.skipped, row.skipped);
        QCOMPARE(back.createdAt, row.createdAt);
    }

    void keepsKeyAsJson()
    {
        const LedgerRow row = rowOf(2, u"json"_s);
        QVERIFY(append(letters, {row}));
        QCOMPARE(m_raw
                     ->value(u"SELECT JSON_VALUE(counter_key, '$.projectId') FROM document_number_audit "
                             "WHERE generated_number = 'json'"_s)
                     .toInt(),
                 2);
    }

    void putsTimeOfServerWhereNoneIsGiven()
    {
        const LedgerRow row = rowOf(3, u"without time"_s);
        QVERIFY(append(letters, {row}));
        const LedgerRow back = store::findByRequestIds(*m_connection, {row.requestId})->first();
        QVERIFY(qAbs(back.createdAt.secsTo(QDateTime::currentDateTimeUtc())) < 3600);
    }

    void findsManyRequests()
    {
        QList<LedgerRow> rows;
        QList<QUuid> ids{QUuid::createUuid()};
        for (int sequence = 1000; sequence < 1500; ++sequence) {
            rows.append(rowOf(sequence, u"many %1"_s.arg(sequence)));
            ids.append(rows.last().requestId);
        }
        QVERIFY(append(letters, rows));
        const auto found = store::findByRequestIds(*m_connection, ids);
        QVERIFY(found);
        QCOMPARE(found->size(), 500);
        QCOMPARE(store::findByRequestIds(*m_connection, {})->size(), 0);
    }

    void refusesSecondUseOf_data()
    {
        QTest::addColumn<QString>("what");
        QTest::newRow("request id") << u"request"_s;
        QTest::newRow("sequence number") << u"sequence"_s;
        QTest::newRow("number") << u"number"_s;
        QTest::newRow("number in other case") << u"case"_s;
    }

    void refusesSecondUseOf()
    {
        QFETCH(QString, what);
        static int sequence = 20;
        sequence += 2;
        const LedgerRow first = rowOf(sequence, u"Twice %1"_s.arg(sequence));
        LedgerRow second = rowOf(sequence + 1, u"Other %1"_s.arg(sequence));
        if (what == "request"_L1)
            second.requestId = first.requestId;
        if (what == "sequence"_L1)
            second.sequence = first.sequence;
        if (what == "number"_L1)
            second.number = first.number;
        if (what == "case"_L1)
            second.number = first.number.toUpper();
        QVERIFY(append(letters, {first}));
        const int before = ledgerSize();
        const auto appended = append(letters, {second});
        QVERIFY(!appended);
        QCOMPARE(appended.error().kind, ErrorKind::Duplicate);
        QCOMPARE(ledgerSize(), before);
    }

    void sequenceStartsAgainAfterReset()
    {
        const LedgerRow first = rowOf(60, u"epoch 0"_s);
        LedgerRow second = rowOf(60, u"epoch 1"_s);
        second.resetEpoch = 1;
        QVERIFY(append(letters, {first, second}));
        QCOMPARE(store::findByRequestIds(*m_connection, {second.requestId})->first().resetEpoch, 1);
    }

    void onlyTheFirstHolderAppends()
    {
        QVERIFY(append(letters, {rowOf(61, u"shared"_s)}));
        const auto second = append({2, 7}, {rowOf(62, u"shared"_s)});
        QVERIFY(!second);
        QCOMPARE(second.error().kind, ErrorKind::Duplicate);
    }

    void tellsScope()
    {
        QCOMPARE(store::scopeKeyOf(numbering::UniquenessScope::Type, m_key), letters);
        const auto wide = store::scopeKeyOf(numbering::UniquenessScope::Store, m_key);
        QCOMPARE(wide.projectId, m_key.projectId);
        QCOMPARE(wide.typeId, m_key.correspondenceTypeId);
        QCOMPARE(wide.scope, numbering::UniquenessScope::Store);
    }

    void tellsTakenNumbers()
    {
        QVERIFY(append(letters, {rowOf(70, u"Taken-1"_s), rowOf(71, u"Taken-2"_s)}));
        const auto taken = store::takenAmong(*m_connection, letters,
                                             {u"TAKEN-1"_s, u"Taken-2"_s, u"Taken-3"_s, u"Taken.2"_s});
        QVERIFY(taken);
        QCOMPARE(QSet<QString>(taken->cbegin(), taken->cend()), QSet<QString>({u"TAKEN-1"_s, u"Taken-2"_s}));
        using enum numbering::UniquenessScope;
        QCOMPARE(store::takenAmong(*m_connection, {2, 7, Type}, {u"Taken-1"_s})->size(), 0);
        QCOMPARE(store::takenAmong(*m_connection, {2, 7, Project}, {u"Taken-1"_s})->size(), 1);
        QCOMPARE(store::takenAmong(*m_connection, {1, 6, Project}, {u"Taken-1"_s})->size(), 0);
        QCOMPARE(store::takenAmong(*m_connection, {1, 6, Store}, {u"Taken-1"_s})->size(), 1);
        QCOMPARE(store::takenAmong(*m_connection, letters, {})->size(), 0);
    }

    void revisionTakesNewNumber()
    {
        const LedgerRow issued = rowOf(80, u"RFA-80-A"_s);
        QVERIFY(append(letters, {issued}));
        QVERIFY(append(letters, {revisionOf(issued, u"RFA-80-B"_s)}));
        QCOMPARE(store::takenAmong(*m_connection, letters, {u"RFA-80-A"_s, u"RFA-80-B"_s})->size(), 2);
        const auto found = store::findIssued(*m_connection, 2, u"RFA-80-B"_s);
        QVERIFY(found);
        QCOMPARE(found->event, LedgerEvent::Revised);
        QCOMPARE(found->sequence, 80);
    }

    void revisionMayKeepItsNumber()
    {
        const LedgerRow issued = rowOf(81, u"no revision token"_s);
        QVERIFY(append(letters, {issued}));
        const LedgerRow revised = revisionOf(issued, issued.number);
        QVERIFY(append(letters, {revised}));
        QCOMPARE(store::findIssued(*m_connection, 2, issued.number)->requestId, revised.requestId);
    }

    void revisionMayNotTakeNumberOfAnother()
    {
        const LedgerRow issued = rowOf(82, u"RFA-82-A"_s);
        QVERIFY(append(letters, {issued, rowOf(83, u"RFA-82-B"_s)}));
        const auto appended = append(letters, {revisionOf(issued, u"RFA-82-B"_s)});
        QVERIFY(!appended);
        QCOMPARE(appended.error().kind, ErrorKind::Duplicate);
    }

    void findsNumberOfProjectOnly()
    {
        QVERIFY(append(letters, {rowOf(90, u"of project 2"_s)}));
        QVERIFY(store::findIssued(*m_connection, 2, u"of project 2"_s));
        const auto elsewhere = store::findIssued(*m_connection, 1, u"of project 2"_s);
        QCOMPARE(elsewhere.error().kind, ErrorKind::NotFound);
        QCOMPARE(elsewhere.error().subject, u"of project 2"_s);
    }

    void cannotBeChanged_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::newRow("update") << u"UPDATE document_number_audit SET user_id = 1"_s;
        QTest::newRow("delete") << u"DELETE FROM document_number_audit"_s;
        QTest::newRow("replace")
            << u"REPLACE INTO document_number_audit (id, event, request_id, counter_id, sequence_number, "
               "generated_number, counter_key, template_used, template_version, user_id, created_at) "
               "SELECT id, event, request_id, counter_id, sequence_number, 'forged', counter_key, "
               "template_used, template_version, user_id, created_at FROM document_number_audit LIMIT 1"_s;
        QTest::newRow("delete of its counter") << u"DELETE FROM document_number_counters"_s;
    }

    void cannotBeChanged()
    {
        QFETCH(QString, sql);
        const int before = ledgerSize();
        const auto changed = m_connection->execute(sql);
        QVERIFY(!changed);
        QVERIFY(changed.error().kind == ErrorKind::Refused || changed.error().kind == ErrorKind::NotAllowed);
        QCOMPARE(ledgerSize(), before);
        QCOMPARE(
            m_raw->value(u"SELECT COUNT(*) FROM document_number_audit WHERE generated_number = 'forged'"_s)
                .toInt(),
            0);
    }

    void looksUpByIndex_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("requests") << u"find_by_request_ids"_s;
        QTest::newRow("taken") << u"list_taken"_s;
    }

    /// A batch of 500 must not read the whole ledger.
    void looksUpByIndex()
    {
        QFETCH(QString, name);
        const QByteArray path = "ledger/" + name.toUtf8();
        QString sql = store::Statement(path.constData()).sql();
        sql.replace("JSON_TABLE(?"_L1, "JSON_TABLE('[\"a\"]'"_L1).replace(u'?', u'2');
        QVERIFY(m_raw->run(u"ANALYZE TABLE document_number_audit, document_number_taken"_s));
        const QString plan = m_raw->value(u"EXPLAIN FORMAT=JSON "_s + sql).toString();
        QVERIFY2(plan.count("\"access_type\": \"eq_ref\""_L1) >= 1, qPrintable(plan));
        QCOMPARE(plan.count("\"access_type\": \"ALL\""_L1), 1); // the wanted ids themselves
    }

private:
    LedgerRow rowOf(qint64 sequence, const QString &number) const
    {
        LedgerRow row;
        row.requestId = QUuid::createUuid();
        row.counterId = m_counter;
        row.key = m_key;
        row.number = number;
        row.sequence = sequence;
        row.templateText = u"{SEQ:4}"_s;
        row.templateVersion = 3;
        row.userId = 5;
        return row;
    }

    static LedgerRow revisionOf(const LedgerRow &issued, const QString &number)
    {
        LedgerRow row = issued;
        row.event = LedgerEvent::Revised;
        row.requestId = QUuid::createUuid();
        row.number = number;
        row.revision = u"B"_s;
        return row;
    }

    store::Result<void> append(const store::ScopeKey &scope, const QList<LedgerRow> &rows)
    {
        auto transaction = store::Transaction::begin(*m_connection);
        if (!transaction)
            return tl::unexpected(transaction.error());
        if (auto appended = store::appendToLedger(*m_connection, scope,
                                                  store::ChainedRows({}, rows, m_connection->serverNow()));
            !appended)
            return appended;
        return transaction->commit();
    }

    int ledgerSize() { return m_raw->value(u"SELECT COUNT(*) FROM document_number_audit"_s).toInt(); }

    store::Address m_address;
    std::unique_ptr<store::Connection> m_connection;
    std::unique_ptr<test::RawSession> m_raw;
    numbering::CounterKey m_key;
    qint64 m_counter = 0;
};

QTEST_GUILESS_MAIN(LedgerGatewayTest)
#include "ledger_gateway_test.moc"
