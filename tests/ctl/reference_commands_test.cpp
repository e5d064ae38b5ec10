#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"
#include "tests/support/scratch_directory.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// Projects, organizations, types and the rest, kept from the command line.
class ReferenceCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_store = PrivateStore::instance().demoStore(); }
    void listsAll_data();
    void listsAll();
    void addsChangesClosesAndReopens();
    void keepsSubTypesByNumberAndCode();
    void keepsContractsAndOrganizations();
    void refusesWithASentence_data();
    void refusesWithASentence();
    void actsAsASuperAdminAndAsNobodyElse();
    void closesWhatGivesNumbers();
    void importsWhatItExported_data() { listsAll_data(); }
    void importsWhatItExported();
    void importsWhatTypesCountBy();
    void takesMonthsByName();
    void fiscalYearsLetNoNumberComeAgain();
    void importsAllOrNone();
    void beginsAnEmptyStore();

private:
    ProgramRun run(const QStringList &words) const { return runProgram(onStore(m_store, words)); }
    QJsonObject itemOf(const QString &group, const QString &key, const QString &value) const;
    QString fileWith(const QByteArray &content);

    store::Address m_store;
    ScratchDirectory m_directory;
    int m_files = 0;
};

QJsonObject ReferenceCommandsTest::itemOf(const QString &group, const QString &key,
                                          const QString &value) const
{
    for (const auto &item : run({group, u"list"_s}).json()[u"items"].toArray()) {
        if (item[key].toString() == value)
            return item.toObject();
    }
    return {};
}

QString ReferenceCommandsTest::fileWith(const QByteArray &content)
{
    const QString path = m_directory.path() + u"/%1.csv"_s.arg(++m_files);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("no file");
    return path;
}

void ReferenceCommandsTest::listsAll_data()
{
    QTest::addColumn<QString>("group");
    for (const char *group :
         {"project", "contract", "organization", "type", "sub-type", "rfa-type", "discipline"})
        QTest::newRow(group) << QString::fromLatin1(group);
}

void ReferenceCommandsTest::listsAll()
{
    QFETCH(const QString, group);
    const ProgramRun listed = run({group, u"list"_s});
    QVERIFY2(listed.exitCode == 0, listed.errors.constData());
    QVERIFY(listed.json().contains(u"items"_s));
    if (group != u"contract"_s)
        QVERIFY(!listed.json()[u"items"].toArray().isEmpty());
}

void ReferenceCommandsTest::addsChangesClosesAndReopens()
{
    const ProgramRun added =
        run({u"organization"_s, u"add"_s, u"ผรม.9"_s, u"--name-th"_s, u"ผู้รับเหมา"_s, u"--name-en"_s,
             u"Contractor 9"_s, u"--order"_s, u"-3"_s, u"--reason"_s, u"new contract"_s});
    QVERIFY2(added.exitCode == 0, added.errors.constData());
    QCOMPARE(added.json()[u"saved"], QJsonValue(1));
    QJsonObject item = itemOf(u"organization"_s, u"code"_s, u"ผรม.9"_s);
    QCOMPARE(item[u"nameEnglish"], QJsonValue(u"Contractor 9"_s));
    QCOMPARE(item[u"nameChinese"], QJsonValue());
    QCOMPARE(item[u"order"], QJsonValue(-3));
    QCOMPARE(item[u"active"], QJsonValue(true));
    QCOMPARE(run({u"organization"_s, u"change"_s, u"ผรม.9"_s, u"--new-code"_s, u"ผรม.10"_s, u"--name-zh"_s,
                  u"承包商"_s})
                 .exitCode,
             0);
    QCOMPARE(run({u"organization"_s, u"close"_s, u"ผรม.10"_s}).exitCode, 0);
    item = itemOf(u"organization"_s, u"code"_s, u"ผรม.10"_s);
    QCOMPARE(item[u"nameChinese"], QJsonValue(u"承包商"_s));
    QCOMPARE(item[u"active"], QJsonValue(false));
    QCOMPARE(run({u"organization"_s, u"reopen"_s, u"ผรม.10"_s}).exitCode, 0);
    QCOMPARE(itemOf(u"organization"_s, u"code"_s, u"ผรม.10"_s)[u"active"], QJsonValue(true));
    QCOMPARE(run({u"organization"_s, u"reopen"_s, u"ผรม.10"_s}).json()[u"saved"], QJsonValue(0));
}

void ReferenceCommandsTest::keepsSubTypesByNumberAndCode()
{
    const ProgramRun added = run({u"sub-type"_s, u"add"_s, u"15"_s, u"--type"_s, u"TRANSMITTAL"_s,
                                  u"--code"_s, u"CAL"_s, u"--name-th"_s, u"รายการคำนวณ"_s});
    QVERIFY2(added.exitCode == 0, added.errors.constData());
    const QJsonObject item = itemOf(u"sub-type"_s, u"number"_s, u"15"_s);
    QCOMPARE(item[u"code"], QJsonValue(u"CAL"_s));
    QCOMPARE(item[u"type"], QJsonValue(u"TRANSMITTAL"_s));
    QCOMPARE(run({u"sub-type"_s, u"close"_s, u"CAL"_s, u"--type"_s, u"TRANSMITTAL"_s}).exitCode, 0);
    const ProgramRun drawn =
        run({u"allocate"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"TRANSMITTAL"_s, u"--originator"_s,
             u"คคง."_s, u"--recipient"_s, u"สคฉ.3"_s, u"--sub-type"_s, u"DWG"_s, u"--sandbox"_s});
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    QVERIFY(drawn.json()[u"allocations"][0][u"number"].toString().contains(u"-13-"_s));
}

void ReferenceCommandsTest::keepsContractsAndOrganizations()
{
    const ProgramRun added =
        run({u"contract"_s, u"add"_s, u"LCBP3-C2/A"_s, u"--project"_s, u"LCBP3-C2"_s, u"--name-th"_s,
             u"สัญญา"_s, u"--from"_s, u"2025-01-01"_s, u"--until"_s, u"2027-12-31"_s, u"--organizations"_s,
             u"ผรม.2:CONTRACTOR,คคง.:CONSULTANT"_s});
    QVERIFY2(added.exitCode == 0, added.errors.constData());
    QCOMPARE(run({u"contract"_s, u"change"_s, u"LCBP3-C2/A"_s, u"--add"_s, u"กทท.:OWNER"_s, u"--remove"_s,
                  u"คคง."_s})
                 .exitCode,
             0);
    const QJsonObject item = itemOf(u"contract"_s, u"code"_s, u"LCBP3-C2/A"_s);
    QCOMPARE(item[u"startsOn"], QJsonValue(u"2025-01-01"_s));
    QCOMPARE(item[u"project"], QJsonValue(u"LCBP3-C2"_s));
    QCOMPARE(item[u"organizations"].toArray(),
             (QJsonArray{QJsonObject{{u"code"_s, u"กทท."_s}, {u"role"_s, u"OWNER"_s}},
                         QJsonObject{{u"code"_s, u"ผรม.2"_s}, {u"role"_s, u"CONTRACTOR"_s}}}));
}

void ReferenceCommandsTest::refusesWithASentence_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("code");
    const auto row = [](const char *name, const QString &line, int exitCode, const QString &code) {
        QTest::newRow(name) << line.split(u' ') << exitCode << code;
    };
    row("code that exists", u"type add LETTER --name-th x"_s, 1, u"CONFLICT"_s);
    row("code that numbers show", u"type change LETTER --new-code BRIEF"_s, 1, u"REFUSED"_s);
    row("malformed code", u"type add A{B} --name-th x"_s, 1, u"CODE_MALFORMED"_s);
    row("formula", u"type add AB --name-th =1+1"_s, 1, u"NAME_MALFORMED"_s);
    row("no name", u"type add AB"_s, 2, u"USAGE"_s);
    row("nothing to change", u"type change LETTER"_s, 2, u"USAGE"_s);
    row("unknown", u"type close LETER"_s, 1, u"UNKNOWN_CODE"_s);
    row("unknown type", u"sub-type add 31 --type LETER --code X --name-th x"_s, 1, u"UNKNOWN_CODE"_s);
    row("unknown organization", u"project change LCBP3-C2 --add ABC:OWNER"_s, 1, u"UNKNOWN_CODE"_s);
    row("unknown role", u"project change LCBP3-C2 --add คคง.:BOSS"_s, 2, u"USAGE"_s);
    row("reversed dates",
        u"contract add X --project LCBP3-C2 --name-th x --from 2026-01-01 --until 2025-01-01"_s, 1,
        u"DATES_REVERSED"_s);
}

void ReferenceCommandsTest::refusesWithASentence()
{
    QFETCH(const QStringList, words);
    QFETCH(const int, exitCode);
    QFETCH(const QString, code);
    const ProgramRun refused = run(words);
    QVERIFY2(refused.exitCode == exitCode, refused.errors.constData());
    QCOMPARE(refused.error()[u"code"].toString(), code);
    QVERIFY(!refused.error()[u"message"].toString().isEmpty());
}

void ReferenceCommandsTest::actsAsASuperAdminAndAsNobodyElse()
{
    const QStringList words{u"discipline"_s, u"add"_s, u"ELE"_s, u"--name-th"_s, u"ไฟฟ้า"_s, u"--as"_s};
    const ProgramRun refused = run(words + QStringList{u"pa.demo"_s});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"].toString(), u"NOT_ALLOWED"_s);
    const ProgramRun added = run(words + QStringList{u"sa.one"_s});
    QVERIFY2(added.exitCode == 0, added.errors.constData());
}

void ReferenceCommandsTest::closesWhatGivesNumbers()
{
    const QStringList allocate{u"allocate"_s, u"--project"_s,    u"LCBP3-C2"_s, u"--type"_s,
                               u"MEMO"_s,     u"--originator"_s, u"คคง."_s,     u"--recipient"_s,
                               u"สคฉ.3"_s,    u"--sandbox"_s};
    QCOMPARE(run(allocate).exitCode, 0);
    QCOMPARE(run({u"type"_s, u"close"_s, u"MEMO"_s}).exitCode, 0);
    const ProgramRun refused = run(allocate);
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.error()[u"message"].toString().contains(u"MEMO"_s), refused.errors.constData());
    QCOMPARE(run({u"type"_s, u"reopen"_s, u"MEMO"_s}).exitCode, 0);
    QCOMPARE(run(allocate).exitCode, 0);
}

void ReferenceCommandsTest::importsWhatItExported()
{
    QFETCH(const QString, group);
    const QString path = m_directory.path() + u'/' + group + u".csv"_s;
    QVERIFY(run({group, u"export"_s, path}).exitCode == 0);
    const ProgramRun imported = run({group, u"import"_s, path, u"--yes"_s});
    const bool isEmpty = run({group, u"list"_s}).json()[u"items"].toArray().isEmpty();
    QVERIFY2(imported.exitCode == (isEmpty ? 1 : 0), imported.errors.constData());
    QCOMPARE(imported.json()[u"saved"], QJsonValue(0));
}

/// Out of one store and into another one.
void ReferenceCommandsTest::importsWhatTypesCountBy()
{
    const QString path = m_directory.path() + u"/counted.csv"_s;
    const auto added = run({u"type"_s, u"add"_s, u"CNT"_s, u"--name-th"_s, u"นับ"_s, u"--counts-by"_s,
                            u"RECIPIENT,DISCIPLINE"_s});
    QVERIFY2(added.exitCode == 0, added.errors.constData());
    QVERIFY(run({u"type"_s, u"add"_s, u"ONE"_s, u"--name-th"_s, u"เดียว"_s, u"--counts-by"_s, u"NONE"_s})
                .exitCode == 0);
    QVERIFY(run({u"type"_s, u"export"_s, path}).exitCode == 0);
    const store::Address other = PrivateStore::instance().demoStore();
    const ProgramRun imported = runProgram(onStore(other, {u"type"_s, u"import"_s, path, u"--yes"_s}));
    QVERIFY2(imported.exitCode == 0, imported.errors.constData());
    QHash<QString, QJsonValue> counted;
    const ProgramRun listed = runProgram(onStore(other, {u"type"_s, u"list"_s}));
    for (const auto &type : listed.json()[u"items"].toArray())
        counted.insert(type[u"code"].toString(), type[u"countsBy"]);
    QCOMPARE(counted.value(u"CNT"_s), QJsonValue(QJsonArray{u"RECIPIENT"_s, u"DISCIPLINE"_s}));
    QCOMPARE(counted.value(u"ONE"_s), QJsonValue(QJsonArray()));
    QCOMPARE(counted.value(u"LETTER"_s), QJsonValue(QJsonArray{u"ORIGINATOR"_s, u"RECIPIENT"_s}));
    const QString wrong = fileWith("code,name_th,counts_by\nONE,x,PROJECT\n");
    const ProgramRun refused = run({u"type"_s, u"import"_s, wrong, u"--yes"_s});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.json()[u"refused"][0][u"code"], QJsonValue(u"NOT_COUNTED_BY"_s));
}

void ReferenceCommandsTest::takesMonthsByName()
{
    const auto monthAfter = [this](const QString &given) {
        const ProgramRun changed =
            run({u"project"_s, u"change"_s, u"LCBP3-C1"_s, u"--fiscal-start"_s, given});
        return changed.exitCode == 0 ? changed.json()[u"item"][u"fiscalStartMonth"].toInt()
                                     : -changed.exitCode;
    };
    QCOMPARE(monthAfter(u"April"_s), 4);
    QCOMPARE(monthAfter(u"7"_s), 7);
    QCOMPARE(monthAfter(u"ตุลาคม"_s), 10);
    QCOMPARE(monthAfter(u"13"_s), -2);
    QCOMPARE(monthAfter(u"Aprilish"_s), -2);
}

/// A file of projects has no fiscal years: an import leaves them as they are.
void ReferenceCommandsTest::fiscalYearsLetNoNumberComeAgain()
{
    const store::Address other = PrivateStore::instance().demoStore();
    const auto runThere = [&](const QStringList &words) { return runProgram(onStore(other, words)); };
    const auto change = [&](const QString &month) {
        return runThere({u"project"_s, u"change"_s, u"LCBP3-C2"_s, u"--fiscal-start"_s, month});
    };
    QCOMPARE(change(u"January"_s).exitCode, 0);
    QCOMPARE(runThere({u"type"_s, u"add"_s, u"YRS"_s, u"--name-th"_s, u"รายปี"_s, u"--counts-by"_s, u"NONE"_s})
                 .exitCode,
             0);
    const ProgramRun set =
        runThere({u"template"_s, u"set"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"YRS"_s,
                  u"--template"_s, u"{CORR_TYPE}-{DATE:yyyy}-{SEQ:4}"_s, u"--period"_s, u"FISCAL_YEAR"_s,
                  u"--reason"_s, u"Numbers by fiscal years"_s, u"--as"_s, u"pa.demo"_s});
    QVERIFY2(set.exitCode == 0, set.errors.constData());
    const ProgramRun refused = change(u"October"_s);
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.error()[u"message"].toString().contains(u"YRS-20"_s), refused.errors.constData());
    const ProgramRun imported =
        runThere({u"project"_s, u"import"_s, fileWith("code,name_th\nLCBP3-C2,โครงการ\n"), u"--yes"_s});
    QVERIFY2(imported.exitCode == 0, imported.errors.constData());
    const ProgramRun listed = runThere({u"project"_s, u"list"_s});
    for (const auto &item : listed.json()[u"items"].toArray()) {
        if (item[u"code"] == u"LCBP3-C2"_s)
            QCOMPARE(item[u"fiscalStartMonth"], QJsonValue(1));
    }
}

void ReferenceCommandsTest::importsAllOrNone()
{
    const QString bad = fileWith("code,name_th\nMEC,เครื่องกล\nME C,x\nMEC,อีก\n");
    const ProgramRun refused = run({u"discipline"_s, u"import"_s, bad, u"--yes"_s});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.json()[u"accepted"], QJsonValue(false));
    QCOMPARE(refused.json()[u"refused"].toArray().size(), 2);
    QCOMPARE(refused.json()[u"refused"][0][u"line"], QJsonValue(3));
    QVERIFY(itemOf(u"discipline"_s, u"code"_s, u"MEC"_s).isEmpty());

    const QString good = fileWith("code,name_th,active\nMEC,เครื่องกล,yes\nSTR,งานโครงสร้าง,no\n");
    const ProgramRun preview = run({u"discipline"_s, u"import"_s, good, u"--preview"_s});
    QCOMPARE(preview.exitCode, 0);
    QCOMPARE(preview.json()[u"items"][0][u"change"], QJsonValue(u"ADDED"_s));
    QCOMPARE(preview.json()[u"items"][1][u"change"], QJsonValue(u"CLOSED"_s));
    QVERIFY(itemOf(u"discipline"_s, u"code"_s, u"MEC"_s).isEmpty());
    const ProgramRun saved = run({u"discipline"_s, u"import"_s, good, u"--yes"_s, u"--as"_s, u"sa.two"_s});
    QVERIFY2(saved.exitCode == 0, saved.errors.constData());
    QCOMPARE(saved.json()[u"saved"], QJsonValue(2));
    QVERIFY(!itemOf(u"discipline"_s, u"code"_s, u"MEC"_s).isEmpty());
}

void ReferenceCommandsTest::beginsAnEmptyStore()
{
    const auto address = PrivateStore::instance().emptyDatabase();
    QVERIFY(runProgram(onStore(address, {u"store"_s, u"init"_s, u"--starter-set"_s})).exitCode == 0);
    const auto add = [&](const QStringList &words) { return runProgram(onStore(address, words)).exitCode; };
    QCOMPARE(add({u"organization"_s, u"add"_s, u"AAA"_s, u"--name-th"_s, u"ก"_s}), 0);
    QCOMPARE(
        add({u"project"_s, u"add"_s, u"P1"_s, u"--name-th"_s, u"ก"_s, u"--organizations"_s, u"AAA:OWNER"_s}),
        0);
    QCOMPARE(add({u"type"_s, u"add"_s, u"LETTER"_s, u"--name-th"_s, u"จดหมาย"_s}), 1);
    QCOMPARE(add({u"type"_s, u"add"_s, u"REPORT"_s, u"--name-th"_s, u"รายงาน"_s}), 0);
}

QTEST_GUILESS_MAIN(ReferenceCommandsTest)
#include "reference_commands_test.moc"
