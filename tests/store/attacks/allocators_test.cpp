#include "tests/store/attacks/attack_range.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

const auto allocator = u"allocator.demo"_s;
constexpr int wrongCounter = 31030;
constexpr int wrongAllocator = 31031;
constexpr int insertOnly = 31032;

QString raise(const QString &changes, const QString &where = u"id = 1"_s)
{
    return u"UPDATE {store}.document_number_counters SET %1 WHERE %2"_s.arg(changes, where);
}

QString newCounter(const QString &columns, const QString &values, int project = 2, int originator = 22,
                   int year = 2031)
{
    return u"INSERT INTO {store}.document_number_counters (project_id, originator_organization_id, "
           "recipient_organization_id, correspondence_type_id, current_year, updated_at%1) "
           "VALUES (%3, %4, 1, 6, %5, UTC_TIMESTAMP(6)%2)"_s.arg(columns, values)
               .arg(project)
               .arg(originator)
               .arg(year);
}

QString ledgerRow(const QString &event, int counter, int epoch, int sequence, const QString &columns = {},
                  const QString &values = {})
{
    return u"INSERT INTO {store}.document_number_audit (event, request_id, counter_id, reset_epoch, "
           "sequence_number, generated_number, counter_key, template_used, template_version, user_id, "
           "created_at%1) VALUES ('%3', UUID(), %4, %5, %6, 'forged', '{}', 'x', 1, 5, UTC_TIMESTAMP(6)%2)"_s
               .arg(columns, values, event)
               .arg(counter)
               .arg(epoch)
               .arg(sequence);
}

QString taken(int project, const QString &number)
{
    return u"INSERT INTO {store}.document_number_taken VALUES (%1, 6, '%2', UUID())"_s.arg(project).arg(
        number);
}

QString error(const QString &columns, const QString &values)
{
    return u"INSERT INTO {store}.document_number_errors (reference, error_type, created_at%1) "
           "VALUES (UUID_SHORT(), 'DB_ERROR', UTC_TIMESTAMP(6)%2)"_s.arg(columns, values);
}

} // namespace

/// What the account of a numbering service can do with another program: raise counters of its projects and
/// write their ledger rows (3.11.14.3), nothing else.
class AllocatorsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_range = std::make_unique<test::AttackRange>();
        QVERIFY(m_range->root().run(m_range->named(newCounter({}, {}, 3))));
        m_foreign =
            m_range->root().value(u"SELECT id FROM document_number_counters WHERE project_id = 3"_s).toInt();
    }

    void cleanupTestCase()
    {
        qInfo("refused: %s", qPrintable(m_range->refusedPerLogin()));
        m_range.reset();
    }

    void refuses_data();
    void refuses()
    {
        QFETCH(QStringList, statements);
        QFETCH(QList<int>, refusals);
        const QString failed = test::attack(*m_range, allocator, statements, refusals);
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
    }

    void refusesBesideARaise_data();
    void refusesBesideARaise()
    {
        QFETCH(QString, statement);
        QFETCH(int, refusal);
        const auto intruder = m_range->enterAs(allocator);
        QCOMPARE(intruder->run(u"START TRANSACTION"_s), 0);
        QCOMPARE(
            intruder->run(m_range->named(raise(u"last_number = last_number + 1, version = version + 1"_s))),
            0);
        const QString made = m_range->named(statement);
        QCOMPARE(intruder->run(made), refusal);
        m_range->countRefusal(allocator);
    }

    /// The way that is meant stays open, or the refusals above would show nothing.
    void drawsForItsProjects()
    {
        const auto intruder = m_range->enterAs(allocator);
        for (const QString &statement :
             {u"START TRANSACTION"_s, raise(u"last_number = last_number + 1, version = version + 1"_s),
              taken(2, u"drawn"_s), ledgerRow(u"ISSUED"_s, 1, 0, 118), ledgerRow(u"REVISED"_s, 1, 0, 117),
              newCounter({}, {}), error({}, {}), u"ROLLBACK"_s})
            QCOMPARE(intruder->run(m_range->named(statement)), 0);
    }

    void losesItsRightsAtOnce_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("undo");
        QTest::newRow("deactivated") << u"UPDATE users SET is_active = FALSE WHERE id = 5"_s
                                     << u"UPDATE users SET is_active = TRUE WHERE id = 5"_s;
        QTest::newRow("another role") << u"UPDATE users SET role = 'AUDITOR' WHERE id = 5"_s
                                      << u"UPDATE users SET role = 'ALLOCATOR' WHERE id = 5"_s;
        QTest::newRow("project taken") << u"DELETE FROM project_admins WHERE user_id = 5 AND project_id = 2"_s
                                       << u"INSERT INTO project_admins VALUES (5, 2)"_s;
    }

    void losesItsRightsAtOnce()
    {
        QFETCH(QString, change);
        QFETCH(QString, undo);
        const auto intruder = m_range->enterAs(allocator);
        QCOMPARE(intruder->run(m_range->named(raise(u"updated_at = UTC_TIMESTAMP(6)"_s))), 0);
        QCOMPARE(intruder->run(u"START TRANSACTION WITH CONSISTENT SNAPSHOT"_s), 0);
        QVERIFY(m_range->root().run(change));
        QList<int> codes;
        for (const QString &statement :
             {raise(u"last_number = last_number + 1, version = version + 1"_s), newCounter({}, {}),
              ledgerRow(u"REVISED"_s, 1, 0, 117), taken(2, u"after"_s)})
            codes.append(intruder->run(m_range->named(statement)));
        intruder->run(u"ROLLBACK"_s);
        QVERIFY(m_range->root().run(undo));
        QCOMPARE(codes, QList<int>(4, wrongAllocator));
        m_range->countRefusal(allocator);
    }

private:
    std::unique_ptr<test::AttackRange> m_range;
    int m_foreign = 0;
};

void AllocatorsTest::refuses_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::addColumn<QList<int>>("refusals");
    const auto row = [](const char *name, const QStringList &statements, const QList<int> &refusals) {
        QTest::newRow(name) << statements << refusals;
    };
    const auto denied = [&](const char *name, const QString &statement) {
        row(name, {statement}, test::noRight);
    };
    row("lower", {raise(u"last_number = last_number - 1, version = version + 1"_s)}, {wrongCounter});
    row("lower to nothing", {raise(u"last_number = 0, version = version + 1"_s)}, {wrongCounter});
    row("below nothing", {raise(u"last_number = -1, version = version + 1"_s)}, {31033});
    row("raise under the same version", {raise(u"last_number = last_number + 1"_s)}, {wrongCounter});
    row("version back", {raise(u"version = version - 1"_s)}, {wrongCounter});
    row("last version", {raise(u"version = 2147483647"_s)}, {wrongCounter});
    row("chain under the same version", {raise(u"ledger_head = REPEAT('x', 32)"_s)}, {wrongCounter});
    row("raise of another project",
        {raise(u"last_number = last_number + 1, version = version + 1"_s, u"project_id = 3"_s)},
        {wrongAllocator});
    row("touch of another project", {raise(u"updated_at = '2000-01-01'"_s, u"project_id = 3"_s)},
        {wrongAllocator});
    row("all at once", {raise(u"last_number = last_number + 1, version = version + 1"_s, u"TRUE"_s)},
        {wrongAllocator});
    row("ignoring",
        {u"UPDATE IGNORE {store}.document_number_counters SET last_number = 0, version = version + 1"_s},
        {wrongCounter});
    for (const char *column : {"id", "project_id", "originator_organization_id", "recipient_organization_id",
                               "correspondence_type_id", "sub_type_id", "rfa_type_id", "discipline_id",
                               "current_year", "current_period", "reset_epoch", "moved_by"})
        denied(column, raise(QLatin1StringView(column) + " = "_L1 + QLatin1StringView(column)));
    denied("lower by inserting", newCounter({}, {}, 2, 22, 2026) +
                                     u" ON DUPLICATE KEY UPDATE last_number = 0, version = version + 1"_s);
    denied("epoch by inserting",
           newCounter({}, {}, 2, 22, 2026) + u" ON DUPLICATE KEY UPDATE reset_epoch = 7"_s);
    denied("replace a counter", newCounter({}, {}, 2, 22, 2026).replace(0, 6, u"REPLACE"_s));
    denied("delete counters", u"DELETE FROM {store}.document_number_counters"_s);
    denied(
        "delete by joining",
        u"DELETE {store}.document_number_counters FROM {store}.document_number_counters JOIN {store}.projects"_s);
    row("counter of another project", {newCounter({}, {}, 3)}, {wrongAllocator});
    row("counter that is said to be moved", {newCounter(u", moved_by"_s, u", 'root'"_s, 3)},
        {wrongAllocator});
    row("counters by selecting",
        {u"INSERT INTO {store}.document_number_counters (project_id, originator_organization_id, "
         "recipient_organization_id, correspondence_type_id, current_year, updated_at) SELECT project_id, "
         "originator_organization_id, recipient_organization_id, correspondence_type_id, 2032, updated_at "
         "FROM "
         "{store}.document_number_counters"_s},
        {wrongAllocator, 1062});
    for (const auto &[column, value] :
         {std::pair("last_number", "5"), std::pair("version", "2147483647"), std::pair("reset_epoch", "1"),
          std::pair("ledger_length", "3"), std::pair("ledger_head", "REPEAT('x', 32)"),
          std::pair("id", "9223372036854775807")})
        row(qPrintable("counter that begins with "_L1 + QLatin1StringView(column)),
            {newCounter(", "_L1 + QLatin1StringView(column), ", "_L1 + QLatin1StringView(value))},
            {wrongCounter});
    row("counter with a row number of its own",
        {u"SET insert_id = 9223372036854775807"_s, newCounter({}, {})}, {wrongCounter});
    row("counter of a year before", {u"SET check_constraint_checks = 0"_s, newCounter({}, {}, 2, 22, 1999)},
        {wrongCounter});
    row("counter of nobody", {u"SET foreign_key_checks = 0"_s, newCounter({}, {}, 2, 4711)}, {wrongCounter});

    row("ledger of what others moved", {ledgerRow(u"ISSUED"_s, m_foreign, 0, 1)}, {wrongAllocator});
    row("revision of what others moved", {ledgerRow(u"REVISED"_s, m_foreign, 0, 1)}, {wrongAllocator});
    row("release", {ledgerRow(u"VOIDED"_s, 1, 0, 117)}, {wrongCounter});
    row("ledger of no counter", {u"SET foreign_key_checks = 0"_s, ledgerRow(u"ISSUED"_s, 4711, 0, 1)},
        {wrongAllocator});
    for (const char *table : {"document_number_audit", "document_number_taken", "document_number_errors"}) {
        const QString name = QLatin1StringView(table);
        denied(qPrintable("update "_L1 + name), u"UPDATE {store}.%1 SET request_id = ''"_s.arg(name));
        denied(qPrintable("delete "_L1 + name), u"DELETE FROM {store}.%1"_s.arg(name));
        denied(qPrintable("replace "_L1 + name),
               u"REPLACE INTO {store}.%1 SELECT * FROM {store}.%1"_s.arg(name));
        denied(qPrintable("load "_L1 + name),
               u"LOAD DATA INFILE '/etc/hosts' REPLACE INTO TABLE {store}.%1"_s.arg(name));
    }
    denied("overwrite while inserting",
           ledgerRow(u"ISSUED"_s, 1, 0, 117) + u" ON DUPLICATE KEY UPDATE generated_number = 'x'"_s);
    row("taken in another project", {taken(3, u"x"_s)}, {wrongAllocator});
    row("taken without foreign keys", {u"SET foreign_key_checks = 0"_s, taken(4711, u"x"_s)},
        {wrongAllocator});
    row("error with the last row number", {error(u", id"_s, u", 9223372036854775807"_s)}, {insertOnly});
    row("error with a row number of its own", {u"SET insert_id = 9223372036854775807"_s, error({}, {})},
        {insertOnly});
    row("error that is resolved", {error(u", resolved_at"_s, u", NOW()"_s)}, {insertOnly});

    for (const char *table :
         {"admin_log", "admin_log_head", "store_settings", "persons", "counter_reset_requests",
          "counter_reset_approvals", "document_number_config_history", "document_number_errors",
          "document_sequence"})
        denied(qPrintable("read "_L1 + QLatin1StringView(table)),
               "SELECT * FROM {store}."_L1 + QLatin1StringView(table));
    denied("read who is whom", u"SELECT person_id FROM {store}.users"_s);
    for (const char *change :
         {"users SET role = 'SUPER_ADMIN'", "users SET is_active = TRUE", "projects SET is_active = TRUE",
          "project_admins SET project_id = 3", "document_number_configs SET template = '{SEQ:4}'",
          "document_number_rules_stamp SET stamp = 0", "lekthi_routines SET fingerprint = ''"})
        denied(change, "UPDATE {store}."_L1 + QLatin1StringView(change));
    denied("join a project", u"INSERT INTO {store}.project_admins VALUES (5, 3)"_s);
    denied("sign in", u"CALL {api}.sign_in()"_s);
    denied("list people", u"CALL {api}.people_list_people()"_s);
}

void AllocatorsTest::refusesBesideARaise_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<int>("refusal");
    QTest::newRow("ledger above the counter") << ledgerRow(u"ISSUED"_s, 1, 0, 119) << wrongAllocator;
    QTest::newRow("ledger of another epoch") << ledgerRow(u"ISSUED"_s, 1, 1, 1) << wrongAllocator;
    QTest::newRow("number that is issued") << ledgerRow(u"ISSUED"_s, 1, 0, 117) << 1062;
    QTest::newRow("revision of what was never issued")
        << ledgerRow(u"REVISED"_s, 1, 0, 118) << wrongAllocator;
    QTest::newRow("revision of another epoch") << ledgerRow(u"REVISED"_s, 1, 1, 117) << wrongAllocator;
    QTest::newRow("release") << ledgerRow(u"VOIDED"_s, 1, 0, 117) << wrongCounter;
    QTest::newRow("last row number") << ledgerRow(u"ISSUED"_s, 1, 0, 118, u", id"_s,
                                                  u", 9223372036854775807"_s)
                                     << insertOnly;
    QTest::newRow("taken again") << u"INSERT INTO {store}.document_number_taken SELECT * FROM "
                                    "{store}.document_number_taken LIMIT 1"_s
                                 << 1062;
}

QTEST_GUILESS_MAIN(AllocatorsTest)
#include "allocators_test.moc"
