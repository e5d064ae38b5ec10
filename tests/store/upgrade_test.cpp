#include "core/store/people/given_rights.h"
#include "core/store/schema/guards.h"
#include "core/store/schema/migrations.h"
#include "core/store/schema/schema.h"
#include "core/store/session/schema_names.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::ErrorKind;
using store::SchemaState;

/// This program knows two versions more than the shipped one (made_up_version/): its stores with rows are
/// made to look as the shipped version left them, and upgraded.
class UpgradeTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_raw.reset(); }
    void asksForUpgradeOfOlderSchema();
    void keepsAndChangesRows();
    void resumesWhereverItBrokeOff_data();
    void resumesWhereverItBrokeOff();
    void narrowsRights();
    void replacesTriggersAndFunctions();
    void keepsTheOrderOfTriggers();
    void upgradesTheSandbox();

private:
    void makeEarlier(const store::Address &address);
    void run(const QString &sql);
    void upgrade();
    void verifyUpgraded();
    SchemaState state();

    store::Address m_address;
    std::unique_ptr<test::RawSession> m_raw;
    QStringList m_ledger;
};

namespace {

/// The two versions that this program alone knows.
QList<store::Migration> madeUp()
{
    const QList<store::Migration> &known = store::knownMigrations();
    return known.mid(known.size() - 2);
}

/// The version that is shipped.
int shipped()
{
    return store::knownMigrations().at(store::knownMigrations().size() - 3).number;
}

} // namespace

void UpgradeTest::initTestCase()
{
    QCOMPARE(madeUp().first().number, 901);
    QVERIFY(shipped() >= store::baselineVersion);
    m_address = test::PrivateStore::instance().demoStore();
}

void UpgradeTest::init()
{
    m_raw = std::make_unique<test::RawSession>(m_address);
    for (const store::Address &address : {m_address.sandbox(), m_address})
        makeEarlier(address);
    m_ledger = m_raw->column(u"SELECT CONCAT_WS(' ', id, request_id, generated_number, HEX(row_hash)) "
                             "FROM document_number_audit ORDER BY id"_s);
}

void UpgradeTest::run(const QString &sql)
{
    QVERIFY2(m_raw->run(sql), qPrintable(sql + u": "_s + m_raw->lastError()));
}

void UpgradeTest::makeEarlier(const store::Address &address)
{
    const QString schema = store::quotedIdentifier(address.database) + u'.';
    for (const QString &sql :
         {u"DROP TRIGGER IF EXISTS %1earlier_rule"_s,
          u"ALTER TABLE %1organizations DROP COLUMN IF EXISTS letterhead"_s,
          u"DROP TABLE IF EXISTS %1first_numbers"_s, u"DELETE FROM %1lekthi_schema WHERE migration > 900"_s,
          u"UPDATE %1lekthi_routines SET fingerprint = REPEAT('0', 64)"_s,
          u"UPDATE %1projects SET project_name_en = 'of the earlier version'"_s,
          u"CREATE DEFINER = lekthi_owner@localhost TRIGGER %1earlier_rule BEFORE UPDATE ON "
          "%1projects FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'projects never change'"_s})
        run(QString(sql).replace("%1"_L1, schema));
}

void UpgradeTest::upgrade()
{
    const auto upgraded = store::createStore(m_address);
    QVERIFY2(upgraded, upgraded ? "" : qPrintable(upgraded.error().detail));
}

SchemaState UpgradeTest::state()
{
    const auto connection = test::PrivateStore::instance().connect(m_address);
    return store::readSchemaState(*connection).value();
}

void UpgradeTest::verifyUpgraded()
{
    QCOMPARE(state().kind, SchemaState::Kind::Current);
    QCOMPARE(state().version, 902);
    QCOMPARE(m_raw->value(u"SELECT COUNT(*) FROM organizations"_s).toInt(),
             m_raw
                 ->value(u"SELECT COUNT(*) FROM organizations WHERE letterhead = CONCAT(organization_code, "
                         "'/', id)"_s)
                 .toInt());
    QVERIFY(!m_raw->run(u"UPDATE organizations SET letterhead = NULL"_s));
    const QStringList first =
        m_raw->column(u"SELECT CONCAT_WS(' ', counter_id, MIN(sequence_number)) FROM "
                      "document_number_audit GROUP BY counter_id ORDER BY counter_id"_s);
    QVERIFY(!first.isEmpty());
    QCOMPARE(
        m_raw->column(
            u"SELECT CONCAT_WS(' ', counter_id, sequence_number) FROM first_numbers ORDER BY counter_id"_s),
        first);
    QCOMPARE(m_raw
                 ->value(u"SELECT COUNT(*) FROM projects WHERE project_name_en <> CONCAT('Project ', "
                         "project_code)"_s)
                 .toInt(),
             0);
    QCOMPARE(m_raw->column(u"SELECT CONCAT_WS(' ', id, request_id, generated_number, HEX(row_hash)) FROM "
                           "document_number_audit ORDER BY id"_s),
             m_ledger);
    QCOMPARE(store::changedGuards(*test::PrivateStore::instance().connect(m_address)).value(), QStringList());
}

void UpgradeTest::asksForUpgradeOfOlderSchema()
{
    QCOMPARE(state().kind, SchemaState::Kind::TooOld);
    QCOMPARE(state().version, shipped());
    QCOMPARE(state().wanted, 902);
    const auto required = store::requireCurrentSchema(*test::PrivateStore::instance().connect(m_address));
    QVERIFY(!required);
    QCOMPARE(required.error().kind, ErrorKind::SchemaTooOld);
    QCOMPARE(required.error().subject, QString::number(shipped()));
}

void UpgradeTest::keepsAndChangesRows()
{
    QVERIFY(!m_ledger.isEmpty());
    QVERIFY(!m_raw->run(u"UPDATE projects SET project_name = 'x'"_s));
    upgrade();
    verifyUpgraded();
}

void UpgradeTest::resumesWhereverItBrokeOff_data()
{
    QTest::addColumn<int>("finished");
    QTest::addColumn<bool>("recorded");
    int steps = 0;
    for (const store::Migration &migration : madeUp())
        steps += int(migration.steps.size());
    for (int finished = 0; finished <= steps; ++finished) {
        QTest::addRow("%d recorded", finished) << finished << true;
        if (finished > 0)
            QTest::addRow("%d, the last one not recorded", finished) << finished << false;
    }
}

void UpgradeTest::resumesWhereverItBrokeOff()
{
    QFETCH(int, finished);
    QFETCH(bool, recorded);
    for (const store::Migration &migration : madeUp()) {
        for (int step = 1; step <= migration.steps.size() && finished > 0; ++step, --finished) {
            run(store::withNames(migration.steps.at(step - 1), m_address.database));
            if (recorded || finished > 1)
                run(u"INSERT INTO lekthi_schema VALUES (%1, %2, UTC_TIMESTAMP(6))"_s.arg(migration.number)
                        .arg(step));
        }
    }
    QVERIFY(state().kind != SchemaState::Kind::Current);
    upgrade();
    verifyUpgraded();
}

void UpgradeTest::narrowsRights()
{
    const QString store = store::quotedIdentifier(m_address.database);
    const QString api = store::quotedIdentifier(store::routineSchema(m_address.database));
    const QString sandbox = store::quotedIdentifier(m_address.sandbox().database);
    run(u"CREATE DEFINER = lekthi_owner@localhost PROCEDURE %1.earlier_way() SQL SECURITY DEFINER "
        "DELETE FROM %2.drawing_pace"_s.arg(api, store));
    run(u"GRANT EXECUTE ON PROCEDURE %1.earlier_way TO lekthi_auditor"_s.arg(api));
    run(u"GRANT SELECT ON %1.users TO lekthi_auditor"_s.arg(store));
    run(u"GRANT DELETE ON %1.* TO lekthi_super_admin"_s.arg(sandbox));
    run(u"REVOKE EXECUTE ON PROCEDURE %1.people_list_people FROM lekthi_super_admin"_s.arg(api));
    const auto administrator = test::PrivateStore::instance().connect(m_address);
    QVERIFY(!store::otherRights(*administrator)->isEmpty());
    upgrade();
    QCOMPARE(store::otherRights(*administrator).value(), QStringList());
    QVERIFY(!m_raw->run(u"CALL %1.earlier_way()"_s.arg(api)));
    QCOMPARE(m_raw
                 ->value(u"SELECT COUNT(*) FROM mysql.tables_priv WHERE Db = DATABASE() AND User = "
                         "'lekthi_auditor'"_s)
                 .toInt(),
             0);
}

void UpgradeTest::replacesTriggersAndFunctions()
{
    run(u"DROP TRIGGER document_number_counters_update"_s);
    run(u"CREATE OR REPLACE DEFINER = lekthi_owner@localhost TRIGGER admin_log_no_delete BEFORE DELETE ON "
        "admin_log FOR EACH ROW BEGIN END"_s);
    run(u"CREATE OR REPLACE DEFINER = lekthi_owner@localhost FUNCTION is_glass_open(person INT) RETURNS "
        "BOOLEAN NO SQL RETURN FALSE"_s);
    run(u"CREATE DEFINER = lekthi_owner@localhost FUNCTION earlier_function() RETURNS INT NO SQL RETURN 1"_s);
    run(u"CREATE DEFINER = root@localhost TRIGGER of_somebody_else AFTER INSERT ON projects FOR EACH ROW "
        "SET @seen = 1"_s);
    upgrade();
    const auto changed = store::changedGuards(*test::PrivateStore::instance().connect(m_address));
    run(u"DROP TRIGGER of_somebody_else"_s);
    QVERIFY(changed);
    QCOMPARE(*changed, QStringList{u"of_somebody_else"_s});
    verifyUpgraded();
}

/// History and log are written in the order in which their rows are locked.
void UpgradeTest::keepsTheOrderOfTriggers()
{
    const auto orders = u"SELECT CONCAT_WS(' ', event_object_table, action_order, trigger_name) FROM "
                        "information_schema.triggers WHERE trigger_schema = DATABASE() AND trigger_name IN "
                        "('document_number_configs_stamp_update', 'document_number_configs_history_update', "
                        "'users_log_update', 'users_log_pace', 'users_log_trust') ORDER BY 1"_s;
    upgrade();
    const QStringList wanted{u"document_number_configs 1 document_number_configs_stamp_update"_s,
                             u"document_number_configs 2 document_number_configs_history_update"_s,
                             u"users 1 users_log_update"_s, u"users 2 users_log_pace"_s,
                             u"users 3 users_log_trust"_s};
    QCOMPARE(m_raw->column(orders), wanted);
    makeEarlier(m_address);
    run(u"DROP TRIGGER users_log_update"_s);
    run(u"DROP TRIGGER document_number_configs_stamp_update"_s);
    upgrade();
    QCOMPARE(m_raw->column(orders), wanted);
}

void UpgradeTest::upgradesTheSandbox()
{
    const QString sandbox = m_address.sandbox().database;
    run(u"DROP TRIGGER %1.document_number_counters_update"_s.arg(store::quotedIdentifier(sandbox)));
    upgrade();
    test::RawSession twin(m_address.sandbox());
    QCOMPARE(twin.column(u"SELECT trigger_name FROM information_schema.triggers WHERE trigger_schema = "
                         "DATABASE() ORDER BY 1"_s),
             m_raw->column(u"SELECT trigger_name FROM information_schema.triggers WHERE trigger_schema = "
                           "DATABASE() ORDER BY 1"_s));
    QCOMPARE(twin.value(u"SELECT MAX(migration) FROM lekthi_schema"_s).toInt(), 902);
    QVERIFY(twin.run(u"SELECT letterhead FROM organizations"_s));
}

QTEST_GUILESS_MAIN(UpgradeTest)
#include "upgrade_test.moc"
