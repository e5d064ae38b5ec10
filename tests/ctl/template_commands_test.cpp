#include "core/numbering/period.h"
#include "core/store/people/people.h"
#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

class TemplateCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void listsTemplates();
    void showsDefaultWhereATypeHasNone();
    void refusesUnknownCodes_data();
    void refusesUnknownCodes();
    void saysThatThereIsNoTemplate();
    void previewsExamplesOfTheRequirements_data();
    void previewsExamplesOfTheRequirements();
    void previewsFiveNumbersFromTheNextOne();
    void refusesPreview_data();
    void refusesPreview();
    void validatesWithTheCodesOfAProject();
    void warnsWhereDigitsCannotCarryLastYear();
    void savesNewVersion();
    void keepsSettingsThatAreNotGiven();
    void makesNoVersionOfTheSame();
    void tellsWarningsOnSaving();
    void takesSettingsWithoutSaving();
    void refusesOutdatedVersion();
    void refusesChange_data();
    void refusesChange();

private:
    ProgramRun run(const QStringList &words) const { return runProgram(onStore(m_store, words)); }
    QString loginOf(store::Role role) const;

    store::Address m_store;
    QString m_admin;
};

void TemplateCommandsTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
    m_admin = loginOf(store::Role::ProjectAdmin);
}

QString TemplateCommandsTest::loginOf(store::Role role) const
{
    const auto people = store::listPeople(*PrivateStore::instance().connect(m_store));
    if (!people)
        qFatal("no people");
    const auto found = std::find_if(people->begin(), people->end(),
                                    [role](const auto &person) { return person.role == role; });
    return found == people->end() ? QString() : found->login;
}

void TemplateCommandsTest::listsTemplates()
{
    const ProgramRun all = run({u"template"_s, u"list"_s});
    QCOMPARE(all.exitCode, 0);
    bool hasDefault = false;
    for (const QJsonValue &one : all.json()[u"templates"].toArray())
        hasDefault = hasDefault || (one[u"default"].toBool() && one[u"type"].isNull());
    QVERIFY(hasDefault);

    const ProgramRun letters =
        run({u"template"_s, u"list"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s});
    const QJsonArray templates = letters.json()[u"templates"].toArray();
    QCOMPARE(templates.size(), 1);
    const QJsonObject letter = templates.first().toObject();
    QCOMPARE(letter[u"project"], QJsonValue(u"LCBP3-C2"_s));
    QCOMPARE(letter[u"type"], QJsonValue(u"LETTER"_s));
    QCOMPARE(letter[u"default"], QJsonValue(false));
    QCOMPARE(letter[u"template"], QJsonValue(u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s));
    QCOMPARE(letter[u"version"], QJsonValue(1));
    QCOMPARE(letter[u"period"], QJsonValue(u"YEARLY"_s));
    QCOMPARE(letter[u"overflow"], QJsonValue(u"WIDEN"_s));
    QCOMPARE(letter[u"scope"], QJsonValue(u"TYPE"_s));
    QCOMPARE(letter[u"taken"], QJsonValue(u"SKIP"_s));
    QVERIFY(QDateTime::fromString(letter[u"changedAt"].toString(), Qt::ISODateWithMs).isValid());
}

void TemplateCommandsTest::showsDefaultWhereATypeHasNone()
{
    const ProgramRun memo =
        run({u"template"_s, u"show"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"MEMO"_s});
    QCOMPARE(memo.exitCode, 0);
    QCOMPARE(memo.json()[u"default"], QJsonValue(true));
    const ProgramRun standard =
        run({u"template"_s, u"show"_s, u"--project"_s, u"LCBP3-C2"_s, u"--default"_s});
    QCOMPARE(memo.output, standard.output);
}

void TemplateCommandsTest::refusesUnknownCodes_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("nearest");
    const QStringList preview{u"template"_s, u"preview"_s, u"{SEQ:4}"_s, u"--project"_s,
                              u"LCBP3-C2"_s, u"--type"_s,  u"LETTER"_s};
    QTest::newRow("project") << QStringList{u"template"_s, u"list"_s, u"--project"_s, u"LCBP3-C9"_s}
                             << u"LCBP3-C9"_s << u"LCBP3-C2"_s;
    QTest::newRow("type") << QStringList{u"template"_s, u"list"_s, u"--type"_s, u"LETER"_s} << u"LETER"_s
                          << u"LETTER"_s;
    QTest::newRow("sender") << preview + QStringList{u"--originator"_s, u"คคง"_s} << u"คคง"_s << u"คคง."_s;
    QTest::newRow("recipient") << preview + QStringList{u"--recipient"_s, u"สคฉ3"_s} << u"สคฉ3"_s
                               << u"สคฉ.3"_s;
    QTest::newRow("sub type") << preview + QStringList{u"--sub-type"_s, u"99"_s} << u"99"_s << u"11, MAT"_s;
    QTest::newRow("RFA type") << preview + QStringList{u"--rfa-type"_s, u"RPX"_s} << u"RPX"_s << u"RPT"_s;
    QTest::newRow("discipline") << preview + QStringList{u"--discipline"_s, u"TEX"_s} << u"TEX"_s << u"TER"_s;
    QTest::newRow("percent and braces")
        << preview + QStringList{u"--originator"_s, u"%1{'\"`"_s} << u"%1{'\"`"_s << u"."_s;
}

void TemplateCommandsTest::refusesUnknownCodes()
{
    QFETCH(QStringList, words);
    QFETCH(QString, code);
    QFETCH(QString, nearest);
    const ProgramRun refused = run(words);
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"UNKNOWN_CODE"_s));
    const QString message = refused.error()[u"message"].toString();
    QVERIFY2(message.contains(code) && message.contains(nearest), qPrintable(message));
}

void TemplateCommandsTest::saysThatThereIsNoTemplate()
{
    const ProgramRun refused =
        run({u"template"_s, u"show"_s, u"--project"_s, u"LCBP3"_s, u"--type"_s, u"LETTER"_s});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"message"],
             QJsonValue(u"There is no number template for LETTER. Ask the Project Admin to add one."_s));
}

void TemplateCommandsTest::previewsExamplesOfTheRequirements_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("number");
    const QStringList parties{u"--originator"_s, u"คคง."_s, u"--recipient"_s, u"สคฉ.3"_s};
    QTest::newRow("letter") << QStringList{u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s, u"--type"_s,
                                           u"LETTER"_s} +
                                   parties
                            << u"คคง.-สคฉ.3-0001-2568"_s;
    QTest::newRow("transmittal") << QStringList{u"{ORIGINATOR}-{RECIPIENT}-{SUB_TYPE}-{SEQ:4}-{YEAR:B.E.}"_s,
                                                u"--type"_s,
                                                u"TRANSMITTAL"_s,
                                                u"--sub-type"_s,
                                                u"21"_s,
                                                u"--next"_s,
                                                u"117"_s} +
                                        parties
                                 << u"คคง.-สคฉ.3-21-0117-2568"_s;
    QTest::newRow("RFA") << QStringList{u"{PROJECT}-{CORR_TYPE}-{DISCIPLINE}-{RFA_TYPE}-{SEQ:4}-{REV}"_s,
                                        u"--type"_s,
                                        u"RFA"_s,
                                        u"--rfa-type"_s,
                                        u"RPT"_s,
                                        u"--discipline"_s,
                                        u"TER"_s,
                                        u"--rev"_s,
                                        u"A"_s,
                                        u"--originator"_s,
                                        u"คคง."_s}
                         << u"LCBP3-C2-RFA-TER-RPT-0001-A"_s;
}

void TemplateCommandsTest::previewsExamplesOfTheRequirements()
{
    QFETCH(QStringList, words);
    QFETCH(QString, number);
    const ProgramRun preview = run(QStringList{u"template"_s, u"preview"_s, u"--project"_s, u"LCBP3-C2"_s,
                                               u"--date"_s, u"2025-12-02"_s, u"--count"_s, u"1"_s} +
                                   words);
    QVERIFY2(preview.exitCode == 0, preview.errors.constData());
    QCOMPARE(preview.json(), (QJsonObject{{u"numbers"_s, QJsonArray{number}}, {u"skippedCount"_s, 0}}));
}

void TemplateCommandsTest::previewsFiveNumbersFromTheNextOne()
{
    const store::Address address = PrivateStore::instance().demoStore();
    const QStringList key{u"--project"_s, u"LCBP3-C2"_s,    u"--type"_s, u"RFI"_s,    u"--originator"_s,
                          u"คคง."_s,      u"--recipient"_s, u"สคฉ.3"_s,  u"--date"_s, u"2025-12-02"_s};
    QCOMPARE(runProgram(onStore(address, QStringList{u"allocate"_s, u"--count"_s, u"7"_s} + key)).exitCode,
             0);
    const ProgramRun preview =
        runProgram(onStore(address, QStringList{u"template"_s, u"preview"_s, u"{SEQ:4}"_s} + key));
    QCOMPARE(preview.json()[u"numbers"].toArray(),
             (QJsonArray{u"0008"_s, u"0009"_s, u"0010"_s, u"0011"_s, u"0012"_s}));
}

void TemplateCommandsTest::refusesPreview_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("code");
    const auto row = [](const char *name, const QStringList &words, int exitCode, const QString &code) {
        QTest::newRow(name) << words << exitCode << code;
    };
    row("bad template", {u"{ORIGINATOR}"_s}, 1, u"MISSING_SEQ"_s);
    row("no recipient", {u"{RECIPIENT}-{SEQ:4}"_s}, 1, u"VALIDATION_ERROR"_s);
    row("year before 2020", {u"{SEQ:4}"_s, u"--date"_s, u"2019-12-31"_s}, 1, u"VALIDATION_ERROR"_s);
    row("year after 2100", {u"{SEQ:4}"_s, u"--date"_s, u"2101-01-01"_s}, 1, u"VALIDATION_ERROR"_s);
    row("day that is not", {u"{SEQ:4}"_s, u"--date"_s, u"2026-02-30"_s}, 2, u"USAGE"_s);
    row("date in words", {u"{SEQ:4}"_s, u"--date"_s, u"today"_s}, 2, u"USAGE"_s);
    row("next in words", {u"{SEQ:4}"_s, u"--next"_s, u"one"_s}, 2, u"USAGE"_s);
    row("next 0", {u"{SEQ:4}"_s, u"--next"_s, u"0"_s}, 1, u"VALIDATION_ERROR"_s);
    row("negative next", {u"{SEQ:4}"_s, u"--next"_s, u"-1"_s}, 1, u"VALIDATION_ERROR"_s);
    row("count 0", {u"{SEQ:4}"_s, u"--count"_s, u"0"_s}, 1, u"VALIDATION_ERROR"_s);
    row("runs out of numbers", {u"{SEQ:9}"_s, u"--next"_s, u"999999999"_s}, 1, u"SEQUENCE_EXHAUSTED"_s);
}

void TemplateCommandsTest::refusesPreview()
{
    QFETCH(QStringList, words);
    const ProgramRun refused = run(
        QStringList{u"template"_s, u"preview"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s} +
        words);
    QTEST(refused.exitCode, "exitCode");
    QTEST(refused.error()[u"code"].toString(), "code");
    QCOMPARE(refused.output, QByteArray());
}

void TemplateCommandsTest::validatesWithTheCodesOfAProject()
{
    const ProgramRun valid = run({u"template"_s, u"validate"_s, u"{ORIGINATOR}-{SEQ:4}"_s, u"--type"_s,
                                  u"LETTER"_s, u"--project"_s, u"LCBP3-C2"_s});
    QCOMPARE(valid.exitCode, 0);
    const ProgramRun refused = run(
        {u"template"_s, u"validate"_s, u"{SEQ:4}"_s, u"--type"_s, u"NEWS"_s, u"--project"_s, u"LCBP3-C2"_s});
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"UNKNOWN_CODE"_s));
}

void TemplateCommandsTest::warnsWhereDigitsCannotCarryLastYear()
{
    const QString lastYear =
        QString::number(numbering::documentDate(QDateTime::currentDateTimeUtc()).year() - 1);
    const ProgramRun drawn = run({u"allocate"_s, u"--count"_s, u"12"_s, u"--project"_s, u"LCBP3-C2"_s,
                                  u"--type"_s, u"INSTRUCTION"_s, u"--originator"_s, u"คคง."_s,
                                  u"--recipient"_s, u"สคฉ.3"_s, u"--date"_s, lastYear + u"-06-01"_s});
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    const auto problems = [this](const QString &sequence) {
        const ProgramRun validated =
            run({u"template"_s, u"validate"_s, u"{ORIGINATOR}-{RECIPIENT}-"_s + sequence + u"-{YEAR:B.E.}"_s,
                 u"--type"_s, u"INSTRUCTION"_s, u"--project"_s, u"LCBP3-C2"_s, u"--scope"_s, u"TYPE"_s});
        return validated.exitCode == 0 ? validated.json()[u"problems"].toArray() : QJsonArray{u"refused"_s};
    };
    QCOMPARE(problems(u"{SEQ:2}"_s), QJsonArray());
    const QJsonArray found = problems(u"{SEQ:1}"_s);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first()[u"code"], QJsonValue(u"RUNS_OUT"_s));
    QCOMPARE(found.first()[u"severity"], QJsonValue(u"warning"_s));
    QCOMPARE(found.first()[u"fixes"][0][u"replacement"], QJsonValue(u"{SEQ:2}"_s));
}

void TemplateCommandsTest::savesNewVersion()
{
    const ProgramRun saved = run({u"template"_s, u"set"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s,
                                  u"NOTICE"_s, u"--template"_s, u"{ORIGINATOR}/{SEQ:3}/{YEAR:A.D.}"_s,
                                  u"--reason"_s, u"ให้สั้นลง ตามที่ตกลงกัน"_s, u"--as"_s, m_admin, u"--period"_s,
                                  u"MONTHLY"_s, u"--taken"_s, u"FAIL"_s, u"--scope"_s, u"TYPE"_s});
    QVERIFY2(saved.exitCode == 0, saved.errors.constData());
    QCOMPARE(saved.json()[u"version"], QJsonValue(1));
    const ProgramRun shown =
        run({u"template"_s, u"show"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"NOTICE"_s});
    QCOMPARE(shown.json()[u"template"], QJsonValue(u"{ORIGINATOR}/{SEQ:3}/{YEAR:A.D.}"_s));
    QCOMPARE(shown.json()[u"period"], QJsonValue(u"MONTHLY"_s));
    QCOMPARE(shown.json()[u"taken"], QJsonValue(u"FAIL"_s));
    QCOMPARE(shown.json()[u"overflow"], QJsonValue(u"WIDEN"_s));
    QCOMPARE(shown.json()[u"reason"], QJsonValue(u"ให้สั้นลง ตามที่ตกลงกัน"_s));
    QCOMPARE(shown.json()[u"changedBy"], QJsonValue(m_admin));
    QCOMPARE(shown.json()[u"default"], QJsonValue(false));
}

void TemplateCommandsTest::keepsSettingsThatAreNotGiven()
{
    const QStringList set{u"template"_s, u"set"_s, u"--project"_s, u"LCBP3-C2"_s,
                          u"--type"_s,   u"MOM"_s, u"--reason"_s,  u"Minutes follow the month"_s,
                          u"--as"_s,     m_admin,  u"--scope"_s,   u"TYPE"_s};
    QCOMPARE(run(set + QStringList{u"--template"_s, u"A{SEQ:4}"_s, u"--overflow"_s, u"REFUSE"_s}).exitCode,
             0);
    const ProgramRun second = run(set + QStringList{u"--template"_s, u"B{SEQ:4}"_s});
    QCOMPARE(second.json()[u"version"], QJsonValue(2));
    QCOMPARE(second.json()[u"overflow"], QJsonValue(u"REFUSE"_s));
}

void TemplateCommandsTest::makesNoVersionOfTheSame()
{
    const QStringList set{u"template"_s, u"set"_s,       u"--project"_s,  u"LCBP3-C2"_s,
                          u"--type"_s,   u"OTHER"_s,     u"--template"_s, u"OTHER-{SEQ:4}-{YEAR:A.D.}"_s,
                          u"--reason"_s, u"As agreed"_s, u"--as"_s,       m_admin,
                          u"--scope"_s,  u"TYPE"_s};
    const ProgramRun first = run(set);
    QVERIFY2(first.exitCode == 0, first.errors.constData());
    QCOMPARE(first.json()[u"changed"], QJsonValue(true));
    const ProgramRun second = run(set);
    QCOMPARE(second.exitCode, 0);
    QCOMPARE(second.json()[u"changed"], QJsonValue(false));
    QCOMPARE(second.json()[u"version"], first.json()[u"version"]);
    QStringList words = onStore(m_store, set);
    words.removeAll(u"--json"_s);
    QCOMPARE(runProgram(words).output, "Nothing changed; version 1 stays in force.\n");
    QCOMPARE(run(set + QStringList{u"--period"_s, u"NEVER"_s}).json()[u"version"], QJsonValue(2));
}

void TemplateCommandsTest::tellsWarningsOnSaving()
{
    const ProgramRun saved =
        run({u"template"_s, u"set"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"EMAIL"_s, u"--template"_s,
             u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s, u"--period"_s, u"MONTHLY"_s, u"--reason"_s,
             u"Count by month"_s, u"--scope"_s, u"TYPE"_s, u"--as"_s, m_admin});
    QVERIFY2(saved.exitCode == 0, saved.errors.constData());
    QStringList codes;
    for (const QJsonValue &problem : saved.json()[u"problems"].toArray())
        codes.append(problem[u"code"].toString());
    QVERIFY2(codes.contains(u"REPEATS_EACH_PERIOD"_s), qPrintable(codes.join(u' ')));
}

void TemplateCommandsTest::takesSettingsWithoutSaving()
{
    const QString text = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
    const QStringList target{u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"INSTRUCTION"_s};
    const QStringList monthly{u"--period"_s, u"MONTHLY"_s};
    const QStringList validate = QStringList{u"template"_s, u"validate"_s, text} + target;
    QVERIFY(!run(validate).output.contains("REPEATS_EACH_PERIOD"));
    QVERIFY(run(validate + monthly).output.contains("REPEATS_EACH_PERIOD"));
    const QStringList prove = QStringList{u"template"_s, u"prove"_s, text} + target;
    QVERIFY(!run(prove).output.contains("REPEATS_EACH_PERIOD"));
    QVERIFY(run(prove + monthly).output.contains("REPEATS_EACH_PERIOD"));
    const QStringList preview =
        QStringList{u"template"_s, u"preview"_s, u"{SEQ:1}"_s, u"--next"_s, u"9"_s} + target;
    QCOMPARE(run(preview).exitCode, 0);
    QCOMPARE(run(preview + QStringList{u"--overflow"_s, u"REFUSE"_s}).error()[u"code"],
             QJsonValue(u"SEQUENCE_EXHAUSTED"_s));
    QCOMPARE(run({u"template"_s, u"prove"_s, u"--scope"_s, u"STORE"_s}).exitCode, 2);
    const QStringList alone{u"template"_s, u"validate"_s, u"{SEQ:4}"_s, u"--type"_s, u"NOSUCH"_s};
    const ProgramRun unknown = runProgram(alone);
    QCOMPARE(unknown.exitCode, 1);
    QVERIFY2(unknown.errors.contains("give --project"), unknown.errors.constData());
    QCOMPARE(runProgram(alone + monthly).exitCode, 2);
}

void TemplateCommandsTest::refusesOutdatedVersion()
{
    const QStringList set{u"template"_s,
                          u"set"_s,
                          u"--project"_s,
                          u"LCBP3-C2"_s,
                          u"--type"_s,
                          u"RFA"_s,
                          u"--template"_s,
                          u"{PROJECT}-{RFA_TYPE}-{SEQ:5}"_s,
                          u"--reason"_s,
                          u"Five digits are needed"_s,
                          u"--expect-version"_s,
                          u"1"_s,
                          u"--as"_s,
                          m_admin};
    QCOMPARE(run(set).json()[u"version"], QJsonValue(2));
    const ProgramRun outdated = run(set);
    QCOMPARE(outdated.exitCode, 1);
    QCOMPARE(outdated.error()[u"code"], QJsonValue(u"CONFLICT"_s));
}

void TemplateCommandsTest::refusesChange_data()
{
    QTest::addColumn<QHash<QString, QString>>("changed");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("code");
    using Changed = QHash<QString, QString>;
    QTest::newRow("bad template") << Changed{{u"--template"_s, u"{SEQ:0}"_s}} << 1 << u"BAD_ARGUMENT"_s;
    QTest::newRow("token of another type")
        << Changed{{u"--template"_s, u"{DISCIPLINE}-{SEQ:4}"_s}} << 1 << u"TOKEN_NOT_AVAILABLE"_s;
    QTest::newRow("no reason to speak of")
        << Changed{{u"--reason"_s, u"x"_s}} << 1 << u"REASON_NOT_ACCEPTED"_s;
    QTest::newRow("unknown account") << Changed{{u"--as"_s, u"nobody"_s}} << 1 << u"UNKNOWN_CODE"_s;
    QTest::newRow("auditor") << Changed{{u"--as"_s, u"AUDITOR"_s}} << 1 << u"NOT_ALLOWED"_s;
    QTest::newRow("unknown period") << Changed{{u"--period"_s, u"WEEKLY"_s}} << 2 << u"USAGE"_s;
    QTest::newRow("version in words") << Changed{{u"--expect-version"_s, u"one"_s}} << 2 << u"USAGE"_s;
}

void TemplateCommandsTest::refusesChange()
{
    using Changed = QHash<QString, QString>;
    QFETCH(Changed, changed);
    Changed options{{u"--project"_s, u"LCBP3-C2"_s},
                    {u"--type"_s, u"LETTER"_s},
                    {u"--template"_s, u"{ORIGINATOR}-{SEQ:4}"_s},
                    {u"--reason"_s, u"For the test only"_s},
                    {u"--as"_s, m_admin}};
    options.insert(changed);
    if (options[u"--as"_s] == "AUDITOR"_L1)
        options[u"--as"_s] = loginOf(store::Role::Auditor);
    QStringList words{u"template"_s, u"set"_s};
    for (auto option = options.begin(); option != options.end(); ++option)
        words += {option.key(), option.value()};
    const QStringList show{u"template"_s, u"show"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s};
    const QByteArray before = run(show).output;
    const ProgramRun refused = run(words);
    QTEST(refused.exitCode, "exitCode");
    QTEST(refused.error()[u"code"].toString(), "code");
    QCOMPARE(run(show).output, before);
}

QTEST_GUILESS_MAIN(TemplateCommandsTest)
#include "template_commands_test.moc"
