#include "core/store/session/statement.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

constexpr auto newPersons =
    "INSERT INTO persons (id, full_name) SELECT 900 + seq, CONCAT('Person ', seq) FROM seq_1_to_20"_L1;
constexpr auto newUsers =
    "INSERT INTO users (id, username, display_name, role, person_id) SELECT 900 + seq, CONCAT('p', seq), '', "
    "'ALLOCATOR', 900 + seq FROM seq_1_to_20"_L1;
constexpr auto newCounters =
    "INSERT IGNORE INTO document_number_counters (project_id, originator_organization_id, "
    "recipient_organization_id, correspondence_type_id, current_year, version, last_number, ledger_length, "
    "updated_at) SELECT 1 + a.id MOD 2, a.id, b.id, t.id, 2050 + seq, 20, 20, 20, UTC_TIMESTAMP(6) FROM "
    "organizations AS a JOIN organizations AS b ON a.id <> b.id JOIN correspondence_types AS t ON t.id > 1 "
    "JOIN "
    "seq_1_to_10"_L1;
constexpr auto newRows =
    "INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
    "document_id, generated_number, counter_key, template_used, template_version, user_id, drawn_by, "
    "retry_count, created_at) SELECT ELT(1 + (seq > 28) + (seq > 29), 'ISSUED', 'REVISED', 'VOIDED'), "
    "UUID(), "
    "id, 0, IF(seq > 28, seq - 20, seq), id * 100 + seq, CONCAT('N', id, '-', seq), '{}', '', 1, 901 + id "
    "MOD "
    "15, 916 + id MOD 4, (id + seq) MOD 97 = 0, UTC_TIMESTAMP(6) - INTERVAL seq DAY - INTERVAL id SECOND "
    "FROM "
    "document_number_counters JOIN seq_1_to_30 WHERE current_year > 2050 ORDER BY seq DESC, id DESC"_L1;

/// As text, for EXPLAIN sees through values but not through variables.
const QString late = u"'2040-01-01 00:00:00'"_s;
const QString early = u"'2000-01-01 00:00:00'"_s;
const QStringList span{late, late, u"9000000000000"_s, early, early, u"0"_s};
const QStringList anyState{u"''"_s, u"''"_s, u"0"_s, u"0"_s, u"0"_s};
const QStringList voidedState{u"'VOIDED'"_s, u"'VOIDED'"_s, u"1"_s, u"0"_s, u"0"_s};

/// The statements of neighbours ask for the nearest row of each event.
QStringList forEachEvent(const QStringList &values)
{
    QStringList all;
    for (int event = 0; event < 6; ++event)
        all += values;
    return all;
}

QStringList counters(const QString &project = u"NULL"_s, const QString &type = u"NULL"_s,
                     const QString &originator = u"NULL"_s, const QString &recipient = u"NULL"_s)
{
    return {project, project, type, type, originator, originator, recipient, recipient};
}

QStringList rows(const QString &person = u"NULL"_s, const QString &service = u"NULL"_s,
                 const QString &number = u"''"_s)
{
    return {person, person, service, service, number, number};
}

} // namespace

/// The list of the ledger reads as little where the ledger is long: of every statement on the large tables
/// the plan, with many persons, types and counters.
class StoreLedgerPlansTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_session = std::make_unique<test::RawSession>(test::PrivateStore::instance().demoStore());
        for (const auto &sql : {newPersons, newUsers, newCounters, newRows})
            QVERIFY2(m_session->run(sql), qPrintable(m_session->lastError()));
        QVERIFY(m_session->value(u"SELECT COUNT(*) FROM document_number_audit"_s).toInt() > 40'000);
        QVERIFY(m_session->run(u"ANALYZE TABLE document_number_audit, document_number_counters, "
                               "document_number_noted"_s));
    }
    void cleanupTestCase() { m_session.reset(); }
    void readsInTheOrderOfAnIndex_data();
    void readsInTheOrderOfAnIndex();
    void looksUpEachRow();

private:
    QString planOf(const QByteArray &statement, const QStringList &values);

    std::unique_ptr<test::RawSession> m_session;
};

QString StoreLedgerPlansTest::planOf(const QByteArray &statement, const QStringList &values)
{
    QString text = store::Statement(statement.constData()).sql();
    for (const QString &value : values) {
        const qsizetype mark = text.indexOf(u'?');
        text.replace(mark, 1, value);
    }
    return m_session->value(u"EXPLAIN FORMAT=JSON "_s + text).toString();
}

void StoreLedgerPlansTest::readsInTheOrderOfAnIndex_data()
{
    QTest::addColumn<QByteArray>("statement");
    QTest::addColumn<QStringList>("values");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("access");
    const QStringList page{u"101"_s};
    const QStringList few{u"10001"_s};
    const QStringList noted{early, late};
    const QString audit = u"audit"_s;
    const QString range = u"range"_s;
    for (const QByteArray order : {"newest", "oldest"}) {
        const auto add = [&](const char *name, const char *statement, const QStringList &values,
                             const QString &table, const QString &access) {
            QTest::addRow("%s, %s", name, order.constData())
                << QByteArray("ledger_list/") + statement + '_' + order << values << table << access;
        };
        add("all", "keys_by_time", span + counters() + anyState + page, audit, range);
        add("a project", "keys_by_time", span + counters(u"1"_s) + anyState + page, audit, range);
        add("how far a window reaches", "find_edge", span + QStringList{u"20000"_s}, audit, range);
        add("in force", "keys_by_time",
            span + counters() + QStringList{u"'IN_FORCE'"_s, u"'IN_FORCE'"_s, u"0"_s, u"0"_s, u"0"_s} + page,
            audit, range);
        add("a text within a period", "keys_by_text",
            span + QStringList{u"'%0-1%'"_s} + span + counters() + rows(u"NULL"_s, u"NULL"_s, u"'%0-1%'"_s) +
                anyState + page,
            u"fitting"_s, range);
        add("a person", "keys_of_person",
            QStringList{u"905"_s} + span + counters() + rows(u"905"_s) + anyState + page, audit, range);
        add("a person of a project", "keys_of_person",
            QStringList{u"905"_s} + span + counters(u"1"_s) + rows(u"905"_s) + anyState + page, audit, range);
        add("a service", "keys_of_service",
            QStringList{u"917"_s} + span + counters() + rows(u"NULL"_s, u"917"_s) + anyState + page, audit,
            range);
        add("voided", "keys_of_note",
            QStringList{u"'VOIDED'"_s} + span + counters() + rows() + voidedState + page, u"listed"_s,
            u"range/ref"_s);
        add("retried", "keys_of_note",
            QStringList{u"'RETRIED'"_s} + span + counters() + rows() + anyState + page, u"listed"_s,
            u"range/ref"_s);
    }
    QTest::newRow("all at once") << QByteArray("ledger_list/rows_by_time_newest")
                                 << noted + noted + noted + noted + span + page << audit << range;
    QTest::newRow("a document") << QByteArray("ledger_list/keys_of_document")
                                << QStringList{u"1005"_s, u"1005"_s} + span + counters() + rows() + anyState +
                                       few
                                << u"named"_s << u"ref"_s;
    QTest::newRow("a number") << QByteArray("ledger_list/keys_of_number")
                              << QStringList{u"'N10%'"_s} + span + counters() +
                                     rows(u"NULL"_s, u"NULL"_s, u"'N10%'"_s) + anyState + few
                              << u"fitting"_s << range;
    QTest::newRow("a few counters") << QByteArray("ledger_list/keys_of_counters")
                                    << QStringList{u"'[20,21]'"_s} + span + counters() + rows() + anyState +
                                           few
                                    << audit << u"ref"_s;
    const QString texts = u"'[\"N10-1\",\"N11-2\"]'"_s;
    QTest::newRow("these numbers") << QByteArray("ledger_list/keys_of_numbers")
                                   << QStringList{texts, u"20"_s, texts, u"20"_s} << audit << u"ref/eq_ref"_s;
    QTest::newRow("how a number begins")
        << QByteArray("taken/list_beginning") << QStringList{u"'N10%'"_s, u"8"_s} << u"beginning"_s << range;
    QTest::newRow("what may be meant")
        << QByteArray("taken/list_among") << QStringList{texts} << u"taken"_s << u"ref"_s;
    QTest::newRow("counters that are shown")
        << QByteArray("counter/list_shown")
        << QStringList{u"0"_s,    u"NULL"_s, u"NULL"_s, u"NULL"_s, u"NULL"_s, u"NULL"_s,
                       u"NULL"_s, u"NULL"_s, u"NULL"_s, u"NULL"_s, u"1000"_s}
        << u"counters"_s << u"range"_s;
    QTest::newRow("which counters") << QByteArray("ledger_list/list_counters")
                                    << counters(u"1"_s, u"6"_s, u"22"_s, u"10"_s) + QStringList{u"2001"_s}
                                    << u"counters"_s << u"ref/range/index_merge"_s;
    QTest::newRow("the row before") << QByteArray("ledger_list/find_before")
                                    << forEachEvent({u"20"_s, late, late, u"9000000"_s}) << audit << range;
    QTest::newRow("the row after") << QByteArray("ledger_list/find_after")
                                   << forEachEvent({u"20"_s, early, early, u"0"_s}) << audit << range;
}

void StoreLedgerPlansTest::readsInTheOrderOfAnIndex()
{
    QFETCH(const QByteArray, statement);
    QFETCH(const QStringList, values);
    QFETCH(const QString, table);
    QFETCH(const QString, access);
    const QString plan = planOf(statement, values);
    QVERIFY2(!plan.contains("filesort"_L1), qPrintable(plan));
    static const QRegularExpression entry(
        u"\"table_name\": \"([a-z<>0-9,]+)\",\\s*\"access_type\": \"([a-z_|]+)\""_s);
    bool isRead = false;
    for (const QRegularExpressionMatch &found : entry.globalMatch(plan)) {
        const QString name = found.captured(1);
        if (name == table) {
            isRead = true;
            QVERIFY2(access.split(u'/').contains(found.captured(2).section(u'|', 0, 0)), qPrintable(plan));
        } else if (QStringList{u"audit"_s, u"counters"_s, u"noted"_s, u"issued"_s, u"bound"_s}.contains(
                       name)) {
            QVERIFY2(found.captured(2) != "ALL"_L1 && found.captured(2) != "index"_L1, qPrintable(plan));
        }
    }
    QVERIFY2(isRead, qPrintable(plan));
}

void StoreLedgerPlansTest::looksUpEachRow()
{
    const QString plan = planOf("ledger_list/list_rows", {u"'[5000,5001,5002]'"_s});
    QVERIFY2(!plan.contains("filesort"_L1), qPrintable(plan));
    static const QRegularExpression scan(
        u"\"table_name\": \"(audit|counters|bound|named|voided|unused|revised|ending|noted)\",\\s*"
        "\"access_type\": \"(ALL|index)\""_s);
    QVERIFY2(!scan.match(plan).hasMatch(), qPrintable(plan));
}

QTEST_GUILESS_MAIN(StoreLedgerPlansTest)
#include "ledger_plans_test.moc"
