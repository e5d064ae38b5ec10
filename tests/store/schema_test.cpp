#include "core/store/schema/migrations.h"
#include "core/store/schema/schema.h"
#include "core/store/schema/upgrade_lease.h"
#include "core/store/session/denial.h"
#include "core/store/session/schema_names.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"
#include "tests/support/wait_until.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::ErrorKind;
using store::SchemaState;

namespace {

SchemaState stateOf(const store::Address &address)
{
    const auto connection = test::PrivateStore::instance().connect(address);
    return store::readSchemaState(*connection).value();
}

QStringList objectsOf(const store::Address &address)
{
    return test::RawSession(address).column(
        u"SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE() "
        "UNION ALL SELECT trigger_name FROM information_schema.triggers WHERE trigger_schema = DATABASE() ORDER BY 1"_s);
}

store::Result<void> upgrade(const store::Address &address)
{
    const auto connection = test::PrivateStore::instance().connect(address);
    return store::upgradeSchema(*connection);
}

store::Address upgradedDatabase()
{
    const store::Address address = test::PrivateStore::instance().emptyDatabase();
    if (!upgrade(address))
        qFatal("the schema cannot be made");
    return address;
}

} // namespace

class SchemaTest : public QObject
{
    Q_OBJECT

private slots:
    void makesSchemaInEmptyDatabase()
    {
        const store::Address address = test::PrivateStore::instance().emptyDatabase();
        QCOMPARE(stateOf(address).kind, SchemaState::Kind::Missing);
        QVERIFY(upgrade(address));
        const SchemaState state = stateOf(address);
        QCOMPARE(state.kind, SchemaState::Kind::Current);
        QCOMPARE(state.version, state.wanted);
        const QStringList objects = objectsOf(address);
        for (const QString &name :
             {u"document_number_configs"_s, u"document_number_counters"_s, u"document_number_audit"_s,
              u"document_number_errors"_s, u"document_number_config_history"_s, u"document_sequence"_s})
            QVERIFY2(objects.contains(name), qPrintable(name));
    }

    void looksWithoutTouching()
    {
        const store::Address address = test::PrivateStore::instance().emptyDatabase();
        stateOf(address);
        QCOMPARE(objectsOf(address), QStringList());
    }

    void secondUpgradeFindsNothingToDo()
    {
        const store::Address address = upgradedDatabase();
        test::RawSession raw(address);
        const QStringList before = raw.column(u"SELECT finished_at FROM lekthi_schema ORDER BY 1"_s);
        QVERIFY(upgrade(address));
        QCOMPARE(raw.column(u"SELECT finished_at FROM lekthi_schema ORDER BY 1"_s), before);
    }

    void resumesAfterStep_data()
    {
        QTest::addColumn<int>("migration");
        QTest::addColumn<int>("step");
        // Each step is run twice below; that upgrading goes on where it broke off is the same everywhere.
        for (const store::Migration &migration : store::knownMigrations()) {
            for (int step = 1; step <= migration.steps.size(); step += 5)
                QTest::addRow("%d.%d", migration.number, step) << migration.number << step;
        }
    }

    /// The power failed when the step was done and not yet recorded.
    void resumesAfterStep()
    {
        QFETCH(int, migration);
        QFETCH(int, step);
        static const QStringList wanted = objectsOf(upgradedDatabase());
        const store::Address address = test::PrivateStore::instance().emptyDatabase();
        test::RawSession raw(address);
        runUntil(raw, migration, step);
        QCOMPARE(stateOf(address).kind, expectedKind(migration, step));
        QVERIFY(upgrade(address));
        QCOMPARE(stateOf(address).kind, SchemaState::Kind::Current);
        QCOMPARE(objectsOf(address), wanted);
    }

    /// Wherever the power fails between a step and its record, the step comes again.
    void eachStepDoesNoHarmTwice()
    {
        const store::Address address = test::PrivateStore::instance().emptyDatabase();
        const auto connection = test::PrivateStore::instance().connect(address);
        test::RawSession raw(address);
        QVERIFY(raw.run(store::Statement("schema/create_step_table").sql()));
        for (const store::Migration &migration : store::knownMigrations()) {
            for (int step = 1; step <= migration.steps.size(); ++step) {
                const QString text = store::withNames(migration.steps.at(step - 1), address.database);
                QVERIFY2(raw.run(text), qPrintable(raw.lastError()));
                QCOMPARE(store::readSchemaState(*connection)->kind, expectedKind(migration.number, step));
                QVERIFY2(raw.run(text), qPrintable(raw.lastError()));
                record(raw, migration.number, step);
            }
        }
        QVERIFY(upgrade(address));
        QCOMPARE(stateOf(address).kind, SchemaState::Kind::Current);
        QCOMPARE(objectsOf(address), objectsOf(upgradedDatabase()));
    }

    void twoProgramsUpgradeAtOnce()
    {
        const store::Address address = test::PrivateStore::instance().emptyDatabase();
        std::atomic<int> good = 0;
        std::vector<std::thread> programs;
        programs.reserve(4);
        for (int program = 0; program < 4; ++program)
            programs.emplace_back([&] { good += upgrade(address).has_value(); });
        for (std::thread &program : programs)
            program.join();
        QCOMPARE(good.load(), 4);
        QCOMPARE(stateOf(address).kind, SchemaState::Kind::Current);
    }

    void waitsForOtherProgram()
    {
        const store::Address address = test::PrivateStore::instance().emptyDatabase();
        const auto other = test::PrivateStore::instance().connect(address);
        auto lease = std::make_unique<store::UpgradeLease>(*other);
        QVERIFY(lease->take());
        const QStringList before = objectsOf(address);
        std::atomic<bool> done = false;
        bool upgraded = false;
        std::thread program([&] {
            upgraded = upgrade(address).has_value();
            done = true;
        });
        test::RawSession raw(address);
        const bool asks = test::waitUntil([&] { return sessionsIn(raw) == 4; });
        QTest::qWait(200);
        const bool early = done;
        const QStringList untouched = objectsOf(address);
        lease.reset();
        program.join();
        QVERIFY(asks);
        QVERIFY(!early);
        QCOMPARE(untouched, before);
        QVERIFY(upgraded);
    }

    void outlivesProgramThatDied()
    {
        const store::Address address = test::PrivateStore::instance().emptyDatabase();
        test::RawSession raw(address);
        QVERIFY(raw.run(store::Statement("schema/create_lease_table").sql()));
        QVERIFY(raw.run(
            u"INSERT INTO lekthi_upgrade VALUES (1, 'dead', UTC_TIMESTAMP(6) + INTERVAL 300000 MICROSECOND)"_s));
        QVERIFY(upgrade(address));
        QCOMPARE(stateOf(address).kind, SchemaState::Kind::Current);
        QCOMPARE(raw.value(u"SELECT owner FROM lekthi_upgrade"_s).toString(), QString());
    }

    void noticesThatAnotherProgramTookOver()
    {
        const store::Address address = test::PrivateStore::instance().emptyDatabase();
        const auto connection = test::PrivateStore::instance().connect(address);
        store::UpgradeLease lease(*connection);
        QVERIFY(lease.take());
        QVERIFY(lease.renew());
        test::RawSession raw(address);
        QVERIFY(raw.run(u"UPDATE lekthi_upgrade SET owner = 'heir'"_s));
        const auto renewed = lease.renew();
        QVERIFY(!renewed);
        QCOMPARE(renewed.error().kind, ErrorKind::Conflict);
    }

    void refusesNewerSchema()
    {
        const store::Address address = upgradedDatabase();
        test::RawSession raw(address);
        QVERIFY(raw.run(u"INSERT INTO lekthi_schema VALUES (999, 1, UTC_TIMESTAMP(6))"_s));
        const QStringList before = objectsOf(address);
        QCOMPARE(stateOf(address).kind, SchemaState::Kind::TooNew);
        const auto upgraded = upgrade(address);
        QVERIFY(!upgraded);
        QCOMPARE(upgraded.error().kind, ErrorKind::SchemaTooNew);
        QCOMPARE(upgraded.error().subject, u"999"_s);
        QCOMPARE(required(address), ErrorKind::SchemaTooNew);
        QCOMPARE(objectsOf(address), before);
    }

    /// Nothing says what earlier steps made; the sentence names the way on.
    void refusesStoreFromBeforeTheBaseline()
    {
        const store::Address address = upgradedDatabase();
        test::RawSession raw(address);
        QVERIFY(raw.run(u"DELETE FROM lekthi_schema WHERE migration > %1"_s.arg(store::baselineVersion)));
        QVERIFY(raw.run(u"UPDATE lekthi_schema SET migration = 35"_s));
        const QStringList before = objectsOf(address);
        QCOMPARE(stateOf(address).kind, SchemaState::Kind::BeforeBaseline);
        QCOMPARE(stateOf(address).version, 35);
        QCOMPARE(required(address), ErrorKind::SchemaBeforeBaseline);
        const auto upgraded = upgrade(address);
        QVERIFY(!upgraded);
        QCOMPARE(upgraded.error().kind, ErrorKind::SchemaBeforeBaseline);
        QCOMPARE(upgraded.error().subject, u"35"_s);
        for (const auto &words : {"35"_L1, "template export"_L1, "audit export"_L1, "store init"_L1})
            QVERIFY2(store::describe(upgraded.error()).contains(words), words.data());
        QCOMPARE(objectsOf(address), before);
        QCOMPARE(raw.value(u"SELECT MAX(migration) FROM lekthi_schema"_s).toInt(), 35);
    }

    /// An upgrade by a program from before it broke off in the middle, or a later one went over it.
    void refusesWhateverHasStepsFromBeforeTheBaseline()
    {
        const store::Address address = upgradedDatabase();
        test::RawSession raw(address);
        QVERIFY(raw.run(u"INSERT INTO lekthi_schema VALUES (7, 1, UTC_TIMESTAMP(6))"_s));
        QCOMPARE(required(address), ErrorKind::SchemaBeforeBaseline);
        QCOMPARE(upgrade(address).error().kind, ErrorKind::SchemaBeforeBaseline);
    }

    void makesTheTablesOfEveryRoom()
    {
        const QStringList made = objectsOf(upgradedDatabase());
        static const QRegularExpression table(u"CREATE (?:TABLE IF NOT EXISTS|OR REPLACE VIEW) (\\w+)"_s);
        const QDir rooms(u":/lekthi/store/tables"_s);
        QVERIFY(!rooms.isEmpty());
        for (const QFileInfo &room : rooms.entryInfoList()) {
            QFile file(room.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            QVERIFY2(table.match(text).hasMatch(), qPrintable(room.fileName()));
            for (auto found = table.globalMatch(text); found.hasNext();) {
                const QString name = found.next().captured(1);
                QVERIFY2(made.contains(name), qPrintable(name));
            }
        }
    }

    void asksForUpgradeOfBrokenOffSchema()
    {
        const store::Address address = upgradedDatabase();
        test::RawSession raw(address);
        QVERIFY(raw.run(u"DELETE FROM lekthi_schema WHERE step > 2"_s));
        QCOMPARE(stateOf(address).kind, SchemaState::Kind::Incomplete);
        QCOMPARE(required(address), ErrorKind::SchemaTooOld);
    }

    /// Of a program that made the same tables: no version tells it apart.
    void asksForUpgradeOfOtherRoutines()
    {
        const store::Address address = upgradedDatabase();
        test::RawSession raw(address);
        QVERIFY(raw.run(u"UPDATE lekthi_routines SET fingerprint = REVERSE(fingerprint)"_s));
        const auto connection = test::PrivateStore::instance().connect(address);
        const auto refused = store::requireCurrentSchema(*connection);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::SchemaTooOld);
        QVERIFY(store::describe(refused.error()).contains("triggers and routines"_L1));
        QVERIFY(store::upgradeSchema(*connection));
        QVERIFY(store::requireCurrentSchema(*connection));
    }

    void leavesForeignDatabaseAlone()
    {
        const store::Address address = test::PrivateStore::instance().emptyDatabase();
        test::RawSession raw(address);
        QVERIFY(raw.run(u"CREATE TABLE projects (wordpress INT)"_s));
        QCOMPARE(required(address), ErrorKind::SchemaMissing);
        const auto upgraded = upgrade(address);
        QVERIFY(!upgraded);
        QCOMPARE(upgraded.error().kind, ErrorKind::SchemaMissing);
        QCOMPARE(objectsOf(address), QStringList{u"projects"_s});
    }

    void makesStoreWithSandbox()
    {
        store::Address address = test::PrivateStore::instance().emptyDatabase();
        address.database = u"an `odd` name"_s;
        QVERIFY(store::createStore(address));
        QCOMPARE(stateOf(address).kind, SchemaState::Kind::Current);
        QCOMPARE(stateOf(address.sandbox()).kind, SchemaState::Kind::Current);
        QCOMPARE(
            test::RawSession(address)
                .value(
                    u"SELECT default_collation_name FROM information_schema.schemata WHERE schema_name = DATABASE()"_s)
                .toString(),
            u"utf8mb4_thai_520_w2"_s);
        QVERIFY(store::createStore(address));
    }

    /// It would lose its rules, or stand where another store's routines stand.
    void makesNoStoreBesideAStore_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::newRow("sandbox") << u"_sandbox"_s;
        QTest::newRow("routines") << u"_api"_s;
        QTest::newRow("large letters") << u"_SANDBOX"_s;
    }

    void makesNoStoreBesideAStore()
    {
        QFETCH(QString, ending);
        store::Address address = test::PrivateStore::instance().emptyDatabase();
        test::RawSession raw(address);
        const auto databases = u"SELECT COUNT(*) FROM information_schema.schemata"_s;
        const int before = raw.value(databases).toInt();
        address.database += ending;
        const auto made = store::createStore(address);
        QVERIFY(!made);
        QCOMPARE(made.error().serverCode, store::denial::nameBesideAStore);
        QVERIFY(store::describe(made.error()).contains(address.database));
        QCOMPARE(raw.value(databases).toInt(), before);
    }

    void keepsDailySequences()
    {
        const store::Address address = test::PrivateStore::instance().demoStore();
        test::RawSession raw(address);
        QVERIFY(raw.run(u"INSERT INTO document_number_counters (project_id, originator_organization_id, "
                        u"correspondence_type_id, "
                        "current_year, current_period, version, last_number, updated_at) "
                        "VALUES (2, 22, 9, 2026, 122, 5, 15, UTC_TIMESTAMP(6))"_s));
        QCOMPARE(
            raw.column(
                u"SELECT CONCAT_WS(' ', sequence_type, sequence_date, current_no, version) FROM document_sequence"_s),
            QStringList{u"NOTICE 2026-01-22 15 5"_s});
    }

private:
    static int sessionsIn(test::RawSession &raw)
    {
        return raw.value(u"SELECT COUNT(*) FROM information_schema.processlist WHERE db = DATABASE()"_s)
            .toInt();
    }

    static ErrorKind required(const store::Address &address)
    {
        const auto connection = test::PrivateStore::instance().connect(address);
        const auto found = store::requireCurrentSchema(*connection);
        return found ? ErrorKind::Internal : found.error().kind;
    }

    static SchemaState::Kind expectedKind(int migration, int step)
    {
        if (migration == store::baselineVersion)
            return SchemaState::Kind::Incomplete;
        return step == 1 ? SchemaState::Kind::TooOld : SchemaState::Kind::Incomplete;
    }

    static void record(test::RawSession &raw, int migration, int step)
    {
        QVERIFY(raw.run(
            u"INSERT INTO lekthi_schema VALUES (%1, %2, UTC_TIMESTAMP(6))"_s.arg(migration).arg(step)));
    }

    static void runUntil(test::RawSession &raw, int lastMigration, int lastStep)
    {
        const QString database = raw.value(u"SELECT DATABASE()"_s).toString();
        QVERIFY(raw.run(store::Statement("schema/create_step_table").sql()));
        for (const store::Migration &migration : store::knownMigrations()) {
            for (int step = 1; step <= migration.steps.size(); ++step) {
                const QString text = store::withNames(migration.steps.at(step - 1), database);
                QVERIFY2(raw.run(text), qPrintable(raw.lastError()));
                if (migration.number == lastMigration && step == lastStep)
                    return;
                record(raw, migration.number, step);
            }
        }
    }
};

QTEST_GUILESS_MAIN(SchemaTest)
#include "schema_test.moc"
