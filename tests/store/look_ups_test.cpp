#include "core/store/session/read_routines.h"
#include "core/store/session/statement.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

constexpr auto newCounters =
    "INSERT INTO document_number_counters (project_id, originator_organization_id, "
    "recipient_organization_id, "
    "correspondence_type_id, current_year, version, last_number, updated_at) "
    "SELECT 2, 22, 10, 6, 2020 + a.seq MOD 80, 20, 20, UTC_TIMESTAMP(6) FROM seq_0_to_79 AS a "
    "ON DUPLICATE KEY UPDATE version = document_number_counters.version"_L1;

constexpr auto newRows =
    "INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
    "document_id, "
    "generated_number, counter_key, template_used, template_version, user_id, skipped, created_at) "
    "SELECT 'ISSUED', UUID(), id, 99, seq, 1000000 + seq, CONCAT('long ago ', id, '-', seq), '{}', '', 1, 5, "
    "IF(seq MOD 10, NULL, JSON_ARRAY(CONCAT('skipped ', id, '-', seq))), UTC_TIMESTAMP(6) - INTERVAL seq DAY "
    "FROM document_number_counters JOIN seq_1_to_200 WHERE current_year > 2019"_L1;

constexpr auto newSkipped =
    "INSERT IGNORE INTO document_number_skipped SELECT JSON_VALUE(skipped, '$[0]'), id FROM "
    "document_number_audit WHERE reset_epoch = 99 AND skipped IS NOT NULL"_L1;

} // namespace

/// What people look up costs as much where the ledger is long as where it is short.
class StoreLookUpsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_session = std::make_unique<test::RawSession>(test::PrivateStore::instance().demoStore());
        m_session->dropGuards();
        for (const auto &sql : {newCounters, newRows, newSkipped})
            QVERIFY2(m_session->run(sql), qPrintable(m_session->lastError()));
        QVERIFY(m_session->run(u"ANALYZE TABLE document_number_audit, document_number_skipped, "
                               "document_number_counters, take_over_numbers"_s));
    }
    void cleanupTestCase() { m_session.reset(); }
    void readsByAnIndex_data();
    void readsByAnIndex();
    void findsTheCallerByAnIndex();

private:
    /// "counters ref uq_counter" for each table, in order.
    QStringList accessesOf(const QString &statement, const QStringList &values);

    std::unique_ptr<test::RawSession> m_session;
};

QStringList StoreLookUpsTest::accessesOf(const QString &statement, const QStringList &values)
{
    static const QRegularExpression part(u"\"(table_name|access_type|key)\": \"([^\"]*)\""_s);
    QString text = statement;
    for (int position = 0; position < values.size(); ++position) {
        m_session->run(u"SET @p%1 = %2"_s.arg(position).arg(values[position]));
        const qsizetype mark = text.indexOf(u'?');
        // A variable takes no part in LIMIT outside of a routine.
        const bool isLimit = text.first(mark).endsWith("LIMIT "_L1);
        text.replace(mark, 1, isLimit ? values[position] : u"@p%1"_s.arg(position));
    }
    const QString plan = m_session->value(u"EXPLAIN FORMAT=JSON "_s + text).toString();
    QStringList accesses;
    for (const QRegularExpressionMatch &match : part.globalMatch(plan)) {
        if (match.captured(1) == "table_name"_L1)
            accesses.append(match.captured(2));
        else
            accesses.last() += u' ' + match.captured(2);
    }
    return accesses;
}

void StoreLookUpsTest::readsByAnIndex_data()
{
    QTest::addColumn<QByteArray>("statement");
    QTest::addColumn<QStringList>("values");
    QTest::addColumn<QStringList>("accesses");
    const QString number = u"CONVERT('skipped 1-10' USING utf8mb4) COLLATE utf8mb4_thai_520_w2"_s;
    const QString keys = u"CONVERT('[[2,22,10,6,0,0,0]]' USING utf8mb4) COLLATE utf8mb4_thai_520_w2"_s;
    QTest::newRow("who skipped a number")
        << QByteArray("audit/list_rows_that_skipped") << QStringList{number, u"2"_s, u"100"_s}
        << QStringList{u"skipped ref PRIMARY"_s, u"audit eq_ref PRIMARY"_s, u"counters eq_ref PRIMARY"_s};
    const QStringList always{u"'9999-12-31'"_s, u"'9999-12-31'"_s, u"0"_s,
                             u"'1000-01-01'"_s, u"'1000-01-01'"_s, u"0"_s};
    const QString nothing = u"CONVERT('' USING utf8mb4) COLLATE utf8mb4_thai_520_w2"_s;
    const QString begins = u"CONVERT('skipped 1-1%' USING utf8mb4) COLLATE utf8mb4_thai_520_w2"_s;
    QTest::newRow("skipped numbers by how they begin")
        << QByteArray("ledger_list/keys_of_skipped_newest")
        << QStringList{begins} + always + QStringList(12, u"NULL"_s) + QStringList(4, nothing) +
               QStringList{u"0"_s, u"0"_s, u"1"_s, u"100"_s}
        << QStringList{u"passed range PRIMARY"_s, u"audit eq_ref PRIMARY"_s, u"counters eq_ref PRIMARY"_s} +
               QStringList(3, u"noted ref PRIMARY"_s) + QStringList(3, u"noted eq_ref PRIMARY"_s);
    QTest::newRow("pace of a counter")
        << QByteArray("counter/count_drawn_of_keys") << QStringList{u"7"_s, keys, u"90"_s, u"90"_s}
        << QStringList{u"<derived2> ALL"_s, u"wanted ALL"_s, u"periods ref uq_counter"_s,
                       u"drawn ref idx_audit_pace"_s, u"counters eq_ref PRIMARY"_s};
    QTest::newRow("all periods of a counter") << QByteArray("counter/list_of_keys") << QStringList{keys}
                                              << QStringList{u"wanted ALL"_s, u"counters ref uq_counter"_s};
}

void StoreLookUpsTest::readsByAnIndex()
{
    QFETCH(const QByteArray, statement);
    QFETCH(const QStringList, values);
    QTEST(accessesOf(store::Statement(statement.constData()).sql(), values), "accesses");
}

void StoreLookUpsTest::findsTheCallerByAnIndex()
{
    const QString plan = m_session
                             ->value(u"EXPLAIN FORMAT=JSON SELECT COUNT(*) FROM admin_log "
                                     "WHERE login = caller_login() AND outcome = 'DENIED'"_s)
                             .toString();
    QVERIFY2(plan.contains(u"idx_admin_log_login"_s), qPrintable(plan));
}

QTEST_GUILESS_MAIN(StoreLookUpsTest)
#include "look_ups_test.moc"
