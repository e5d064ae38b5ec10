#include "core/store/schema/schema.h"
#include "tests/ctl/program_run.h"
#include "tests/store/raw_session.h"
#include "tests/support/dms_schema.h"
#include "tests/support/private_store.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

class StoreCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void makesDatabaseSandboxAndDemo();
    void initAgainChangesNothing();
    void reportsSoundStore();
    void checksADraw();
    void tellsWhichStepOfADrawFailed();
    void refusesEmptyDatabase_data();
    void refusesEmptyDatabase();
    void statusTellsMissingSchema();
    void refusesOlderSchemaUntilUpgraded();
    void refusesNewerSchema();
    void refusesStoreFromBeforeTheBaseline();
    void upgradesFromTwoProgramsAtOnce();
    void reportsUnreachableStore_data();
    void reportsUnreachableStore();
    void reportsAccountThatIsNotLetIn();
    void entersWithThePasswordOfTheEnvironment();
    void tellsToTryAgainWhileTheServerIsReadOnly();
    void makesStoreWithoutDemo();
    void readsTheListsOfAnotherSchema();
    void usesEmbeddedStore();
    void reportsUnusableDataDirectory();
    void repairTellsWhoIsInTheWayAndEndsHim();
};

namespace {

const QStringList listTemplates{u"template"_s, u"list"_s};

void execute(const store::Address &address, const QString &sql)
{
    const auto done = PrivateStore::instance().connect(address)->execute(sql);
    QVERIFY2(done, done ? "" : qPrintable(done.error().detail));
}

/// As if the last steps had never been recorded.
void makeOlder(const store::Address &address)
{
    execute(address, u"DROP VIEW document_sequence"_s);
    execute(address, u"DELETE FROM lekthi_schema"_s);
}

const Variables rightPassword{u"LEKTHI_PASSWORD=p%40 s=s"_s};

/// The store as an account sees it that has a password and no powers over the server.
store::Address withOrdinaryAccount(store::Address address)
{
    execute(address, u"CREATE OR REPLACE USER numbering@localhost IDENTIFIED BY 'p%40 s=s'"_s);
    for (const QString &schema : {address.database, address.database + "_api"_L1})
        execute(address, u"GRANT ALL ON `%1`.* TO numbering@localhost"_s.arg(schema));
    address.user = u"numbering"_s;
    return address;
}

const QStringList drawLetter{u"allocate"_s, u"--project"_s,    u"LCBP3-C2"_s,  u"--type"_s,
                             u"LETTER"_s,   u"--originator"_s, u"คคง."_s,      u"--recipient"_s,
                             u"สคฉ.3"_s,    u"--date"_s,       u"2025-12-02"_s};

store::Address missingDatabase()
{
    store::Address address = PrivateStore::instance().emptyDatabase();
    address.database += "_not_there"_L1;
    return address;
}

} // namespace

void StoreCommandsTest::makesDatabaseSandboxAndDemo()
{
    const store::Address address = missingDatabase();
    const ProgramRun made = runProgram(onStore(address, {u"store"_s, u"init"_s, u"--demo"_s}));
    QVERIFY2(made.exitCode == 0, made.errors.constData());
    QCOMPARE(made.json()[u"schema"][u"state"], QJsonValue(u"CURRENT"_s));
    QCOMPARE(made.json()[u"schema"][u"version"], made.json()[u"schema"][u"wanted"]);
    const ProgramRun listed = runProgram(onStore(address, listTemplates));
    const ProgramRun sandbox = runProgram(onStore(address.sandbox(), listTemplates));
    QVERIFY(!listed.json()[u"templates"].toArray().isEmpty());
    // Nobody works on the sandbox as if it were a store.
    QCOMPARE(sandbox.exitCode, 2);
}

void StoreCommandsTest::initAgainChangesNothing()
{
    const store::Address address = PrivateStore::instance().demoStore();
    const ProgramRun before = runProgram(onStore(address, listTemplates));
    QCOMPARE(runProgram(onStore(address, {u"store"_s, u"init"_s, u"--demo"_s})).exitCode, 0);
    QCOMPARE(runProgram(onStore(address, listTemplates)).output, before.output);
}

void StoreCommandsTest::reportsSoundStore()
{
    const ProgramRun run =
        runProgram(onStore(PrivateStore::instance().demoStore(), {u"store"_s, u"status"_s}));
    QStringList names;
    for (const auto &finding : run.json()[u"findings"].toArray()) {
        names.append(finding[u"name"].toString());
        QVERIFY((QStringList{u"GOOD"_s, u"WARNING"_s, u"ERROR"_s}).contains(finding[u"level"].toString()));
        QVERIFY(!finding[u"message"].toString().isEmpty());
    }
    for (const QString &name : {u"server_version"_s, u"durability"_s, u"schema"_s, u"sandbox"_s})
        QVERIFY2(names.contains(name), run.output.constData());
    QCOMPARE(run.json()[u"schema"][u"state"], QJsonValue(u"CURRENT"_s));
    QCOMPARE(run.exitCode, run.json()[u"usable"].toBool() ? 0 : 1);
}

void StoreCommandsTest::checksADraw()
{
    const store::Address address = PrivateStore::instance().demoStore();
    const ProgramRun run = runProgram(onStore(address, {u"store"_s, u"check"_s}));
    QVERIFY2(run.exitCode == 0, run.errors.constData());
    QCOMPARE(run.json()[u"passed"], QJsonValue(true));
    QCOMPARE(run.json()[u"failedStep"], QJsonValue());
    QVERIFY(!run.json()[u"number"].toString().isEmpty());
    const QJsonArray steps = run.json()[u"steps"].toArray();
    QCOMPARE(steps.first()[u"name"], QJsonValue(u"ENTER"_s));
    QCOMPARE(steps.last()[u"state"], QJsonValue(u"DONE"_s));
    QVERIFY(steps.last()[u"durationMs"].toDouble() > 0);
}

void StoreCommandsTest::tellsWhichStepOfADrawFailed()
{
    const store::Address address = PrivateStore::instance().demoStore();
    execute(address, u"DROP DATABASE `%1`"_s.arg(address.sandbox().database));
    const ProgramRun run = runProgram(onStore(address, {u"store"_s, u"check"_s}));
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.json()[u"passed"], QJsonValue(false));
    QCOMPARE(run.json()[u"failedStep"], QJsonValue(u"ENTER"_s));
    QVERIFY(!run.json()[u"message"].toString().isEmpty());
}

void StoreCommandsTest::refusesEmptyDatabase_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("list") << listTemplates;
    QTest::newRow("counters") << QStringList{u"counter"_s, u"list"_s};
    QTest::newRow("upgrade") << QStringList{u"store"_s, u"upgrade"_s};
}

void StoreCommandsTest::refusesEmptyDatabase()
{
    QFETCH(QStringList, words);
    const ProgramRun run = runProgram(onStore(PrivateStore::instance().emptyDatabase(), words));
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.error()[u"code"], QJsonValue(u"SCHEMA_MISSING"_s));
    QVERIFY(run.error()[u"message"].toString().contains(u"store init"));
}

void StoreCommandsTest::statusTellsMissingSchema()
{
    const ProgramRun run =
        runProgram(onStore(PrivateStore::instance().emptyDatabase(), {u"store"_s, u"status"_s}));
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.json()[u"usable"], QJsonValue(false));
    QCOMPARE(run.json()[u"schema"][u"state"], QJsonValue(u"MISSING"_s));
}

void StoreCommandsTest::refusesOlderSchemaUntilUpgraded()
{
    const store::Address address = PrivateStore::instance().demoStore();
    makeOlder(address);
    const ProgramRun refused = runProgram(onStore(address, listTemplates));
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"SCHEMA_TOO_OLD"_s));
    QVERIFY(refused.error()[u"message"].toString().contains(u"store upgrade"));
    QCOMPARE(runProgram(onStore(address, {u"store"_s, u"status"_s})).json()[u"schema"][u"state"],
             QJsonValue(u"INCOMPLETE"_s));
    QCOMPARE(runProgram(onStore(address, {u"store"_s, u"upgrade"_s})).exitCode, 0);
    QCOMPARE(runProgram(onStore(address, listTemplates)).exitCode, 0);
}

void StoreCommandsTest::refusesNewerSchema()
{
    const store::Address address = PrivateStore::instance().demoStore();
    execute(address, u"INSERT INTO lekthi_schema (migration, step, finished_at) VALUES (9999, 1, NOW())"_s);
    for (const QStringList &words : {listTemplates, QStringList{u"store"_s, u"upgrade"_s}}) {
        const ProgramRun run = runProgram(onStore(address, words));
        QCOMPARE(run.exitCode, 1);
        QCOMPARE(run.error()[u"code"], QJsonValue(u"SCHEMA_TOO_NEW"_s));
        QVERIFY(run.error()[u"message"].toString().contains(u"9999"));
    }
}

void StoreCommandsTest::refusesStoreFromBeforeTheBaseline()
{
    const store::Address address = PrivateStore::instance().demoStore();
    execute(address, u"DELETE FROM lekthi_schema WHERE migration > 100"_s);
    execute(address, u"UPDATE lekthi_schema SET migration = 35"_s);
    for (const QStringList &words :
         {listTemplates, QStringList{u"store"_s, u"upgrade"_s}, QStringList{u"store"_s, u"init"_s}}) {
        const ProgramRun run = runProgram(onStore(address, words));
        QCOMPARE(run.exitCode, 1);
        QCOMPARE(run.error()[u"code"], QJsonValue(u"SCHEMA_BEFORE_BASELINE"_s));
        QVERIFY(run.error()[u"message"].toString().contains(u"template export"));
    }
    QCOMPARE(runProgram(onStore(address, {u"store"_s, u"status"_s})).json()[u"schema"][u"state"],
             QJsonValue(u"BEFORE_BASELINE"_s));
}

void StoreCommandsTest::upgradesFromTwoProgramsAtOnce()
{
    const store::Address address = PrivateStore::instance().demoStore();
    makeOlder(address);
    makeOlder(address.sandbox());
    for (const ProgramRun &run : runTogether(2, onStore(address, {u"store"_s, u"upgrade"_s})))
        QVERIFY2(run.exitCode == 0, run.errors.constData());
    const auto state = store::readSchemaState(*PrivateStore::instance().connect(address.sandbox()));
    QVERIFY(state);
    QCOMPARE(state->kind, store::SchemaState::Kind::Current);
}

void StoreCommandsTest::reportsUnreachableStore_data()
{
    QTest::addColumn<QString>("address");
    QTest::newRow("no socket") << u"unix:/nowhere/socket?user=u&db=d"_s;
    QTest::newRow("nobody listens") << u"mysql://u@127.0.0.1:1/d"_s;
}

void StoreCommandsTest::reportsUnreachableStore()
{
    QFETCH(QString, address);
    for (const QStringList &words :
         {QStringList{u"store"_s, u"status"_s}, QStringList{u"store"_s, u"init"_s}, listTemplates}) {
        const ProgramRun run = runProgram(QStringList{u"--json"_s, u"--store"_s, address} + words);
        QCOMPARE(run.exitCode, 3);
        QCOMPARE(run.output, QByteArray());
        QCOMPARE(run.error()[u"code"], QJsonValue(u"UNREACHABLE"_s));
        QCOMPARE(run.error()[u"retryable"], QJsonValue(true));
    }
}

void StoreCommandsTest::reportsAccountThatIsNotLetIn()
{
    store::Address address = PrivateStore::instance().demoStore();
    execute(address, u"CREATE OR REPLACE USER locked_out@localhost IDENTIFIED BY 'something'"_s);
    address.user = u"locked_out"_s;
    const ProgramRun run = runProgram(onStore(address, listTemplates), {u"LEKTHI_PASSWORD=wrong"_s});
    QCOMPARE(run.exitCode, 3);
    QCOMPARE(run.error()[u"code"], QJsonValue(u"ACCESS_DENIED"_s));
    QVERIFY(!run.errors.contains("wrong"));
}

void StoreCommandsTest::entersWithThePasswordOfTheEnvironment()
{
    const store::Address address = withOrdinaryAccount(PrivateStore::instance().demoStore());
    const ProgramRun run = runProgram(onStore(address, listTemplates), rightPassword);
    QVERIFY2(run.exitCode == 0, run.errors.constData());
    QCOMPARE(runProgram(onStore(address, listTemplates)).exitCode, 3);
}

void StoreCommandsTest::tellsToTryAgainWhileTheServerIsReadOnly()
{
    const store::Address owner = PrivateStore::instance().demoStore();
    const store::Address address = withOrdinaryAccount(owner);
    execute(owner, u"SET GLOBAL read_only = ON"_s);
    const ProgramRun read = runProgram(onStore(address, listTemplates), rightPassword);
    const ProgramRun refused = runProgram(onStore(address, drawLetter), rightPassword);
    execute(owner, u"SET GLOBAL read_only = OFF"_s);
    QCOMPARE(read.exitCode, 0);
    QCOMPARE(refused.exitCode, 4);
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"DB_ERROR"_s));
    QCOMPARE(refused.error()[u"retryable"], QJsonValue(true));
    const QString message = refused.error()[u"message"].toString();
    const QString requestId = message.section(u"--request-id "_s, 1).section(u' ', 0, 0);
    QVERIFY2(!QUuid::fromString(requestId).isNull(), qPrintable(message));
    const ProgramRun again =
        runProgram(onStore(address, drawLetter + QStringList{u"--request-id"_s, requestId}), rightPassword);
    QCOMPARE(again.json()[u"allocations"][0][u"requestId"], QJsonValue(requestId));
    QCOMPARE(again.json()[u"allocations"][0][u"sequence"], QJsonValue(1));
}

void StoreCommandsTest::makesStoreWithoutDemo()
{
    const store::Address address = missingDatabase();
    QCOMPARE(runProgram(onStore(address, {u"store"_s, u"init"_s})).exitCode, 0);
    QCOMPARE(runProgram(onStore(address, listTemplates)).json()[u"templates"].toArray(), QJsonArray());
    const ProgramRun refused = runProgram(onStore(address, drawLetter));
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"UNKNOWN_CODE"_s));
    QVERIFY(refused.error()[u"message"].toString().contains(u"LCBP3-C2"));
}

/// The lists are those of the document-management system, and whoever would change them here learns where.
void StoreCommandsTest::readsTheListsOfAnotherSchema()
{
    const store::Address address = PrivateStore::instance().emptyDatabase();
    const QString schema = makeDmsSchema(address);
    const auto init = [&](const QStringList &more) {
        return runProgram(onStore(address, QStringList{u"store"_s, u"init"_s, u"--reference"_s} + more));
    };
    QCOMPARE(init({schema, u"--demo"_s}).exitCode, 2);
    const ProgramRun unknown = init({u"no_such_schema"_s});
    QCOMPARE(unknown.exitCode, 1);
    QVERIFY2(unknown.errors.contains("organizations"), unknown.errors.constData());
    const ProgramRun made = init({schema});
    QVERIFY2(made.exitCode == 0, made.errors.constData());

    const ProgramRun listed = runProgram(onStore(address, {u"organization"_s, u"list"_s}));
    QVERIFY2(listed.output.contains("OR3000"), listed.errors.constData());
    const ProgramRun refused =
        runProgram(onStore(address, {u"organization"_s, u"add"_s, u"ABC"_s, u"--name-th"_s, u"เอบีซี"_s}));
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.errors.contains(schema.toUtf8()), refused.errors.constData());

    const auto keep = [&](const QStringList &more) {
        return runProgram(onStore(address, QStringList{u"store"_s, u"init"_s, u"--no-reference"_s} + more));
    };
    QCOMPARE(keep({u"--reference"_s, schema}).exitCode, 2);
    QCOMPARE(keep({}).exitCode, 0);
    const ProgramRun added =
        runProgram(onStore(address, {u"organization"_s, u"add"_s, u"ABC"_s, u"--name-th"_s, u"เอบีซี"_s}));
    QVERIFY2(added.exitCode == 0, added.errors.constData());
    // The other schema has no ABC: it has to be closed before that is followed again.
    QVERIFY(init({schema}).errors.contains("ABC"));
    QCOMPARE(runProgram(onStore(address, {u"organization"_s, u"close"_s, u"ABC"_s})).exitCode, 0);
    const ProgramRun back = init({schema});
    QVERIFY2(back.exitCode == 0, back.errors.constData());

    execute(address, u"ALTER TABLE `%1`.rfa_types DROP COLUMN type_code"_s.arg(schema));
    const ProgramRun status = runProgram(onStore(address, {u"store"_s, u"status"_s}));
    QCOMPARE(status.exitCode, 1);
    QVERIFY2(status.output.contains("rfa_types.type_code"), status.output.constData());
}

void StoreCommandsTest::usesEmbeddedStore()
{
    QTemporaryDir directory(u"/tmp/lekthi-ctl-XXXXXX"_s);
    const Variables variables{u"LEKTHI_DATA_DIR="_s + directory.filePath(u"data"_s)};
    const ProgramRun made = runProgram({u"--json"_s, u"store"_s, u"init"_s, u"--demo"_s}, variables);
    QVERIFY2(made.exitCode == 0, made.errors.constData());
    const ProgramRun status = runProgram({u"--json"_s, u"store"_s, u"status"_s}, variables);
    QVERIFY2(status.exitCode == 0, status.output.constData());
    // Its owner has no password that could be changed.
    const ProgramRun password = runProgram({u"--json"_s, u"password"_s}, variables);
    QCOMPARE(password.exitCode, 1);
    QCOMPARE(password.error()[u"code"], QJsonValue(u"NOT_ALLOWED"_s));
    QVERIFY(password.error()[u"message"].toString().contains("--as"_L1));
    const ProgramRun drawn =
        runProgram(QStringList{u"--data-dir"_s, directory.filePath(u"data"_s)} + drawLetter);
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    QCOMPARE(QString::fromUtf8(drawn.output), u"คคง.-สคฉ.3-0001-2568\n"_s);
}

void StoreCommandsTest::reportsUnusableDataDirectory()
{
    const ProgramRun run =
        runProgram({u"--json"_s, u"--data-dir"_s, u"/proc/lekthi"_s, u"store"_s, u"status"_s});
    QCOMPARE(run.exitCode, 3);
    QCOMPARE(run.error()[u"code"], QJsonValue(u"NO_PERMISSION"_s));
    QVERIFY(run.error()[u"message"].toString().contains(u"/proc/lekthi"));
}

/// A transaction that looked at a table keeps everybody from changing what the table's guards are.
void StoreCommandsTest::repairTellsWhoIsInTheWayAndEndsHim()
{
    const store::Address address = PrivateStore::instance().demoStore();
    RawSession holder(address);
    QVERIFY(holder.run(u"START TRANSACTION"_s));
    holder.value(u"SELECT COUNT(*) FROM document_number_counters"_s);
    const QString session = holder.value(u"SELECT CONNECTION_ID()"_s).toString();
    execute(address, u"DROP TRIGGER admin_log_no_update"_s);

    const ProgramRun blocked = runProgram(onStore(address, {u"store"_s, u"repair"_s}));
    QCOMPARE(blocked.exitCode, 4);
    const QString told = blocked.error()[u"message"].toString();
    QVERIFY2(told.contains(session) && told.contains("--end-sessions"_L1), qPrintable(told));
    // The server of the tests is in another time zone than its sessions.
    const auto since = QRegularExpression(u"for (\\d+) s"_s).match(told);
    QVERIFY2(since.hasMatch() && since.captured(1).toInt() < 3600, qPrintable(told));
    const ProgramRun ended = runProgram(onStore(address, {u"store"_s, u"repair"_s, u"--end-sessions"_s}));
    QVERIFY2(ended.exitCode == 0, ended.errors.constData());
    QVERIFY(!holder.run(u"SELECT 1"_s));
}

QTEST_GUILESS_MAIN(StoreCommandsTest)
#include "store_commands_test.moc"
