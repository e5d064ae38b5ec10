#include "app/ctl/parse/command.h"
#include "core/store/people/people.h"
#include "tests/ctl/printed_backups.h"
#include "tests/ctl/printed_evidence.h"
#include "tests/ctl/printed_json.h"
#include "tests/support/demo_year.h"
#include "tests/support/private_store.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// Runs every command on real stores and holds all that they print against docs/schemas.
class JsonSchemaTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void hasOneSchemaForEachCommand();
    void printsReferenceData_data();
    void printsReferenceData();
    void printsStores();
    void printsASetup();
    void printsAccounts();
    void printsTemplates();
    void printsNumbers();
    void printsResets();
    void printsImports();
    void printsVoids();
    void printsTemplateRequests();
    void printsAlerts();
    void printsMeasurements();
    void printsWhatAuditorsRead();
    void printsErrors();
    void printsDamage();
    void fitsItsSchema_data();
    void fitsItsSchema();
    void hasSeenEveryListFilled();

private:
    ProgramRun print(const QString &line, int exitCode = 0) { return m_printed.print(line, exitCode); }

    PrintedJson m_printed;
    QJsonObject m_problems;
};

namespace {

const auto why = u"--reason 'agreed upon in the meeting of May'"_s;
const auto letter = u"--project LCBP3-C2 --type LETTER --originator คคง. --recipient สคฉ.3"_s;

QString sourcePath(const QString &path)
{
    return QStringLiteral(LEKTHI_SOURCES "/") + path;
}

QStringList commandNames()
{
    QStringList names;
    for (const ctl::Command &command : ctl::allCommands())
        names.append(QString::fromLatin1(command.name));
    return names;
}

} // namespace

void JsonSchemaTest::initTestCase()
{
    m_printed.store = PrivateStore::instance().demoStore();
    const auto done =
        PrivateStore::instance()
            .connect(m_printed.store)
            ->execute(u"UPDATE store_settings SET value = 1000 WHERE name LIKE '%writes_per_minute'"_s);
    QVERIFY(done);
}

void JsonSchemaTest::hasOneSchemaForEachCommand()
{
    QStringList wanted{u"definitions.json"_s, u"error.json"_s};
    for (const QString &name : commandNames())
        wanted.append(schemaOf(name) + u".json"_s);
    wanted.sort();
    QStringList there = QDir(sourcePath(u"docs/schemas"_s)).entryList({u"*.json"_s});
    there.sort();
    QCOMPARE(there, wanted);
}

void JsonSchemaTest::printsReferenceData_data()
{
    QTest::addColumn<QString>("group");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("parent");
    QTest::addColumn<QString>("more");
    QTest::addColumn<QByteArray>("csv");
    const QString of = u"--organizations กทท.:OWNER,ผรม.2:CONTRACTOR"_s;
    QTest::newRow("project") << u"project"_s << u"P9"_s << QString() << of
                             << QByteArray("code,name_th\nP10,โครงการ\n");
    QTest::newRow("contract") << u"contract"_s << u"C9"_s << QString()
                              << u"--project LCBP3-C2 --from 2025-01-01 --until 2027-12-31 "_s + of
                              << QByteArray("project,code,name_th\nLCBP3-C2,C10,สัญญา\n");
    QTest::newRow("organization") << u"organization"_s << u"O9"_s << QString() << QString()
                                  << QByteArray("code,name_th\nO10,หน่วยงาน\n");
    QTest::newRow("type") << u"type"_s << u"T9"_s << QString() << QString()
                          << QByteArray("code,name_th\nT10,ประเภท\n");
    QTest::newRow("sub-type") << u"sub-type"_s << u"15"_s << u"--type TRANSMITTAL"_s << u"--code CAL"_s
                              << QByteArray("type,number,code,name_th\nTRANSMITTAL,16,REC,บันทึก\n");
    QTest::newRow("rfa-type") << u"rfa-type"_s << u"R9"_s << QString() << QString()
                              << QByteArray("code,name_th\nR10,ประเภท\n");
    QTest::newRow("discipline") << u"discipline"_s << u"D9"_s << QString() << QString()
                                << QByteArray("code,name_th\nD10,สาขา\n");
}

void JsonSchemaTest::printsReferenceData()
{
    QFETCH(const QString, group);
    QFETCH(const QString, code);
    QFETCH(const QString, parent);
    QFETCH(const QString, more);
    QFETCH(const QByteArray, csv);
    const QString named = u" %1 %2 "_s.arg(code, parent);
    print(group + u" add"_s + named + u"--name-th ชื่อ --as sa.one "_s + more);
    print(group + u" change"_s + named + u"--name-en Name --as sa.one"_s);
    print(group + u" close"_s + named + u"--as sa.one"_s);
    print(group + u" reopen"_s + named + u"--as sa.one"_s);
    print(group + u" import %1 --yes --as sa.one"_s.arg(m_printed.fileWith(csv)));
    print(group +
              u" import %1 --as sa.one"_s.arg(m_printed.fileWith(csv + csv.split('\n').at(1) + ",x,y,z\n")),
          1);
    print(group + u" export "_s);
    print(group + u" export "_s + m_printed.file(group + u".csv"_s));
    print(group + u" list"_s);
}

void JsonSchemaTest::printsStores()
{
    // The servers of tests are not durable.
    print(u"store status"_s, 1);
    print(u"store status --redis redis-unix:/nonexistent"_s, 1);
    print(u"store check"_s);
    print(u"store upgrade"_s);
    QVERIFY(PrivateStore::instance()
                .connect(m_printed.store)
                ->execute(u"DROP TRIGGER document_number_audit_no_update"_s));
    print(u"store repair"_s);
    print(u"settings set approvals_needed --to 1 --as sa.one "_s + why);
    print(u"settings list"_s);
    print(u"metrics"_s);
    print(u"alert runbook CHAIN_BROKEN"_s);
    print(u"support-bundle "_s + m_printed.file(u"bundle.tar.gz"_s));
    printBackups(m_printed);
}

void JsonSchemaTest::printsASetup()
{
    QFile guide(sourcePath(u"docs/setup.md"_s));
    QVERIFY(guide.open(QIODevice::ReadOnly));
    QString plan = QString::fromUtf8(guide.readAll()).section(u"```toml\n"_s, 1, 1).section(u"```"_s, 0, 0);
    plan.remove(QRegularExpression(u"host = .*"_s));
    const store::Address demo = std::exchange(m_printed.store, PrivateStore::instance().emptyDatabase());
    print(u"setup --file "_s + m_printed.fileWith(plan.toUtf8()));
    print(u"setup --check --file "_s +
              m_printed.fileWith(QString(plan).replace("[\"LCBP3-C2\"]"_L1, "[\"LCBP3\"]"_L1).toUtf8()),
          1);
    m_printed.store = PrivateStore::instance().emptyDatabase();
    print(u"store status"_s, 1);
    print(u"store init --starter-set"_s);
    m_printed.store = demo;
    print(u"store init --demo --orders"_s);
    print(u"allocate --type SPO --date 2024-01-22 --as allocator.demo"_s);
    print(u"counter list --type SPO"_s);
    print(u"counter show --project SALES --type SPO --date 2024-01-22"_s);
}

void JsonSchemaTest::printsAccounts()
{
    const auto withPassword = [this](const QString &words, const QString &address) {
        const ProgramRun run =
            runShell(u"LEKTHI_PASSWORD=%1 \"$LEKTHICTL\" --json --store '%2' %3 --password-fd 3 3<<'END'\n"
                     "an 0ther Long password\nEND\n"_s.arg(store::demoPassword(), address, words));
        [&] { QVERIFY2(run.exitCode == 0, run.errors.constData()); }();
        m_printed.keep(words.split(u' '), run);
    };
    withPassword(u"user add somchai --role project-admin --projects LCBP3-C2 --full-name สมชาย"_s,
                 m_printed.store.toText());
    withPassword(u"user password somchai"_s, m_printed.store.toText());
    print(u"user list"_s);
    print(u"user projects somchai --add LCBP3-C1"_s);
    print(u"user role somchai --role allocator --projects LCBP3-C1 "_s + why);
    print(u"user pace somchai --per-minute 5 "_s + why);
    print(u"user trust somchai --for-persons yes "_s + why);
    print(u"user deactivate somchai "_s + why);
    print(u"user activate somchai "_s + why);
    runProgram(onStore(PrivateStore::asPerson(m_printed.store, u"sa.one"_s), {u"user"_s, u"list"_s}),
               {u"LEKTHI_PASSWORD="_s + store::demoPassword()});
    withPassword(u"password"_s, PrivateStore::asPerson(m_printed.store, u"auditor.demo"_s).toText());
    print(u"break-glass --unlock auditor.demo "_s + why);
    const QJsonValue broken = print(u"glass list"_s).json()[u"breaks"][0];
    print(u"glass review %1 --comment 'was agreed' --as sa.one"_s.arg(broken[u"id"].toInt()));
    print(u"glass list"_s);
    // Stores of one server share their accounts.
    QVERIFY(
        PrivateStore::instance()
            .connect(m_printed.store)
            ->execute(
                u"ALTER USER 'auditor.demo'@'localhost' IDENTIFIED VIA ed25519 USING PASSWORD('%1')"_s.arg(
                    store::demoPassword())));
}

void JsonSchemaTest::printsTemplates()
{
    const auto key = u" --project LCBP3-C2 --type MEMO "_s;
    const auto set = u"template set --as pa.demo "_s + why + key + u"--template "_s;
    print(u"template validate {ORIGNATOR}-{SEQ:4} --type LETTER"_s, 1);
    print(u"template preview {ORIGINATOR}-{RECIPIENT}-{SEQ:4} "_s + letter);
    print(u"template preview {ORIGINATOR}-{SEQ:4} --next 7 "_s + letter);
    print(set + u"{ORIGINATOR}-{RECIPIENT}-{CORR_TYPE}-{SEQ:4}"_s);
    print(set + u"{ORIGINATOR}-{RECIPIENT}-{CORR_TYPE}-{SEQ:4}"_s);
    print(set + u"{ORIGINATOR}-{RECIPIENT}-{CORR_TYPE}-{SEQ:5}-{YEAR:B.E.} --period NEVER"_s);
    print(u"allocate --originator คคง. --recipient สคฉ.3 --as allocator.demo"_s + key);
    print(u"template set --project LCBP3-C2 --default --scope PROJECT --as pa.demo "
          "--template {ORIGINATOR}-{RECIPIENT}-{CORR_TYPE}-{SEQ:4}-{YEAR:B.E.} "_s +
          why);
    print(u"template diff"_s + key);
    print(
        u"template diff --template {ORIGINATOR}-{RECIPIENT}-{CORR_TYPE}-{SEQ:5}-{YEAR:B.E.} --period MONTHLY"_s +
        key);
    print(u"template rollback --to 1 --yes --as pa.demo "_s + why + key);
    print(u"template history --limit 2"_s);
    print(u"template history"_s + key);
    print(u"template list"_s);
    print(u"template show"_s + key);
    print(u"template show --project LCBP3-C2 --default"_s);
    print(u"template prove --project LCBP3-C2"_s, 1);
    print(u"template prove {ORIGINATOR}-{RECIPIENT}-{SEQ:4} --scope STORE --project LCBP3-C2 --type LETTER"_s,
          1);
    const QString path = m_printed.file(u"templates.json"_s);
    print(u"template export --project LCBP3-C2"_s);
    print(u"template export --project LCBP3-C2 "_s + path);
    print(set + u"{ORIGINATOR}/{RECIPIENT}/{CORR_TYPE}/{SEQ:4}/{YEAR:A.D.}"_s);
    print(u"template import --preview --project LCBP3-C2 --as pa.demo %1 "_s.arg(path) + why);
    print(u"template import --yes --project LCBP3-C2 --as pa.demo %1 "_s.arg(path) + why);
}

void JsonSchemaTest::printsNumbers()
{
    const auto rfa =
        u"--project LCBP3-C2 --type RFA --originator คคง. --rfa-type RPT --discipline TER --rev A "_s;
    const QString as = u" --as allocator.demo"_s;
    print(u"allocate --count 2 --document 4711 --another --date 2024-05-06 "_s + letter + as);
    print(u"allocate --sandbox "_s + letter);
    const QJsonObject revised = m_printed.number(u"allocate "_s + rfa + as);
    print(u"revise %1 --project LCBP3-C2 --rev B"_s.arg(revised[u"number"].toString()) + as);
    const QJsonObject bound = m_printed.number(u"allocate "_s + letter + as);
    print(u"document bind --document 12 --request-id %1"_s.arg(bound[u"requestId"].toString()) + as);
    const QJsonObject unused = m_printed.number(u"allocate "_s + letter + as);
    print(u"document mark-unused --request-id %1 "_s.arg(unused[u"requestId"].toString()) + why + as);
    print(u"document unbound --limit 3"_s);
    print(u"document unbound --project P10"_s);
    print(u"counter list --limit 3"_s);
    print(u"counter list --document 12"_s);
    print(u"counter list --running-out"_s);
    print(u"counter show "_s + letter);
    print(u"counter show --date 2031-01-01 "_s + letter);
    for (const QJsonObject &told : {revised, bound, unused})
        print(u"audit explain --project LCBP3-C2 "_s + told[u"number"].toString());
    print(u"audit explain --document 12"_s);
}

void JsonSchemaTest::printsResets()
{
    const auto request = u"reset request --to 100 --as sa.one "_s + letter + u' ' + why;
    const QString first = m_printed.request(request);
    print(u"reset list"_s);
    print(u"reset show "_s + first);
    print(u"reset approve %1 --yes --comment 'looks right' --as sa.two"_s.arg(first));
    const QJsonObject skipping = m_printed.number(u"allocate --as allocator.demo "_s + letter);
    for (const QJsonValue &told : {skipping[u"number"], skipping[u"skipped"][0]})
        print(u"audit explain --project LCBP3-C2 "_s + told.toString());
    print(u"reset reject %1 --as sa.two "_s.arg(m_printed.request(request)) + why);
    print(u"reset withdraw %1 --as sa.one"_s.arg(m_printed.request(request)));
    print(u"reset list --all"_s);
    print(u"request list --all"_s);
    print(u"request show "_s + first);
}

void JsonSchemaTest::printsVoids()
{
    const QJsonObject drawn = m_printed.number(u"allocate --as allocator.demo "_s + letter);
    const auto request =
        u"document void %1 --project LCBP3-C2 --as sa.one "_s.arg(drawn[u"number"].toString()) + why;
    const QString first = m_printed.request(request);
    print(u"request list"_s);
    print(u"request show "_s + first);
    print(u"request approve %1 --yes --as sa.two"_s.arg(first));
    print(u"request list --all"_s);
    print(u"audit explain --project LCBP3-C2 "_s + drawn[u"number"].toString());
}

void JsonSchemaTest::printsImports()
{
    const QString path = m_printed.fileWith("เลขที่เอกสาร\n"
                                            "คคง.-สคฉ.3-0300-2567\n"
                                            "คคง.-สคฉ.3-0303-2567\n"
                                            "=cmd|x!A1\n");
    const auto request =
        u"register request %1 --project LCBP3-C2 --type LETTER --as sa.one "_s.arg(path) + why;
    print(u"register read %1 --project LCBP3-C2 --type LETTER"_s.arg(path));
    const QString first = m_printed.request(request);
    print(u"register show "_s + first);
    print(u"register list"_s);
    print(u"register withdraw %1 --as sa.one"_s.arg(first));
    print(u"register reject %1 --as sa.two "_s.arg(m_printed.request(request)) + why);
    print(u"register approve %1 --yes --as sa.two"_s.arg(m_printed.request(request)));
    print(u"register list --all"_s);
    print(u"audit explain คคง.-สคฉ.3-0300-2567 --project LCBP3-C2"_s);
}

void JsonSchemaTest::printsTemplateRequests()
{
    const auto request = u"template set --project LCBP3-C2 --type LETTER --scope STORE --request "
                         "--template {ORIGINATOR}-{SEQ:4}-{YEAR:A.D.} --as pa.demo "_s +
                         why;
    print(u"request reject %1 --as sa.two "_s.arg(m_printed.request(request)) + why);
    print(u"request withdraw %1 --as pa.demo"_s.arg(m_printed.request(request)));
    print(u"request approve %1 --yes --as sa.one"_s.arg(m_printed.request(request)));
    print(u"request list --all --kind template"_s);
    print(u"template history --project LCBP3-C2 --type LETTER"_s);
}

void JsonSchemaTest::printsAlerts()
{
    print(u"alert set CHAIN_BROKEN --severity WARNING --channels ops --as sa.one "_s + why, 1);
    print(u"alert channel ops --kind SLACK --severity CRITICAL --as sa.one "_s + why);
    print(
        u"alert set NUMBERS_WITHOUT_DOCUMENT --enabled yes --threshold 0.001 --channels ops --as sa.one "_s +
        why);
    print(u"alert channels"_s);
    print(u"alert watch --for 5 --every 1 --as pa.demo"_s);
    print(u"alert list"_s);
    print(u"alert ack NUMBERS_WITHOUT_DOCUMENT --note seen --as pa.demo"_s);
    const QJsonValue silence =
        print(u"alert silence NUMBERS_WITHOUT_DOCUMENT --minutes 5 --as sa.one "_s + why)
            .json()[u"silences"][0];
    print(u"alert silences"_s);
    print(u"alert unsilence %1 --as sa.one "_s.arg(silence[u"id"].toInt()) + why);
    print(u"alert list --history --limit 2"_s);
    print(u"alert rules"_s);
    print(u"alert set NUMBERS_WITHOUT_DOCUMENT --channels= --as sa.one "_s + why);
    print(u"alert retire ops --as sa.one "_s + why);
}

void JsonSchemaTest::printsMeasurements()
{
    print(u"bench --seconds 1 --threads 4 --processes 2"_s);
    print(u"bench --seconds 1 --algorithm all"_s);
    print(u"metrics"_s);
}

void JsonSchemaTest::printsWhatAuditorsRead()
{
    print(u"audit verify"_s);
    printEvidence(m_printed);
    printArchive(m_printed);
    printPools(m_printed);
    QCOMPARE(print(u"admin-log list --limit 10000"_s).json()[u"next"], QJsonValue());
    const QJsonObject page = print(u"admin-log list --limit 2"_s).json();
    QCOMPARE(page[u"entries"].toArray().size(), 2);
    QCOMPARE(page[u"next"], page[u"entries"][1][u"id"]);
    const QString older = QString::number(page[u"next"].toInt());
    QVERIFY(print(u"admin-log list --limit 2 --before "_s + older).json()[u"entries"][0][u"id"].toInt() <
            older.toInt());
    print(u"admin-log list --action NO_SUCH_ACTION"_s);
    const QJsonObject numbers = print(u"ledger list --limit 3 --total"_s).json();
    print(u"ledger list --limit 3 --after "_s + numbers[u"next"].toString());
    print(u"ledger list --skipped"_s);
    print(u"ledger list --state SKIPPED --oldest-first"_s);
    print(u"ledger list --number *0001*"_s, 1);
    print(u"ledger show %1"_s.arg(numbers[u"rows"][1][u"id"].toInteger()));
    print(u"audit gaps"_s);
    print(u"search LCBP3-C2-RFA-STR"_s);
    print(u"search คคง.-สคฉ.3-9131-2569"_s);
    print(u"search คคง.-สคฉ.3-01X7-2569"_s);
    print(u"search LCBP3"_s);
    print(u"search nothing-of-ours"_s, 1);
    print(u"audit retention"_s);
}

void JsonSchemaTest::printsErrors()
{
    print(u"reset request --to 100 --as auditor.demo "_s + letter + u' ' + why, 1);
    const ProgramRun refused = print(u"allocate --date 2019-01-01 --as allocator.demo "_s + letter, 1);
    print(u"errors list"_s);
    print(u"errors resolve %1 --as sa.one "_s.arg(refused.error()[u"reference"].toString()) + why);
    print(u"errors list --limit 1"_s);
    print(u"template list --project LCBP9"_s, 1);
    print(u"template list --nonsense"_s, 2);
    const ProgramRun away =
        runProgram({u"--json"_s, u"--store"_s, u"unix:/nonexistent?user=u&db=d"_s, u"user"_s, u"list"_s});
    QCOMPARE(away.exitCode, 3);
    QCOMPARE(away.error()[u"retryAfter"], QJsonValue(30));
    m_printed.keep({u"user"_s, u"list"_s}, away);
}

/// Last: nothing can be relied on afterwards.
void JsonSchemaTest::printsDamage()
{
    const auto connection = PrivateStore::instance().connect(m_printed.store);
    for (const auto &sql : {u"DROP TRIGGER document_number_audit_no_update"_s,
                            u"UPDATE document_number_audit SET user_id = 1 WHERE id IN (40, 70)"_s})
        QVERIFY(connection->execute(sql));
    const QJsonValue finding = print(u"audit verify"_s, 1).json()[u"findings"][0];
    QVERIFY(finding[u"counter"][u"label"].toString().startsWith(u"LCBP3-"_s));
    print(u"store status"_s, 1);
}

void JsonSchemaTest::fitsItsSchema_data()
{
    m_problems = m_printed.problems();
    QTest::addColumn<QString>("command");
    for (const QString &name : commandNames())
        QTest::newRow(qPrintable(name)) << name;
    QTest::newRow("error") << u"error"_s;
}

void JsonSchemaTest::fitsItsSchema()
{
    QFETCH(const QString, command);
    QVERIFY2(command == "error"_L1 || m_printed.hasRun(command), "it was not run");
    const QJsonValue problems = m_problems[schemaOf(command)];
    QVERIFY(problems.isArray());
    QVERIFY2(problems.toArray().isEmpty(),
             QJsonDocument(problems.toArray()).toJson(QJsonDocument::Indented).constData());
}

void JsonSchemaTest::hasSeenEveryListFilled()
{
    const QJsonArray empty = m_problems[QString()].toArray();
    QVERIFY2(empty.isEmpty(), QJsonDocument(empty).toJson(QJsonDocument::Indented).constData());
}

QTEST_GUILESS_MAIN(JsonSchemaTest)
#include "json_schema_test.moc"
