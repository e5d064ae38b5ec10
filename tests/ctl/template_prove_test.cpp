#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>

using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// What the program says of the templates of the demo projects, which are those of the requirements (3.11.3).
class TemplateProveTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_store = PrivateStore::instance().demoStore(); }
    void provesLetters();
    void tellsTheTruthAboutTheRfa();
    void tellsTheTruthAboutTheStore();
    void provesAnUnsavedTemplateAndMendsIt();
    void refusesWhatIsNoTemplate();
    void warnsInValidation();
    void namesNumbersThatAreEqualAlready();
    void speaksToPeople();
    void savesWhatCollidesOnlyWithAnotherPersonsWord();

private:
    ProgramRun prove(const QStringList &words)
    {
        return runProgram(onStore(m_store, QStringList{u"template"_s, u"prove"_s} + words));
    }

    lekthi::store::Address m_store;
};

void TemplateProveTest::provesLetters()
{
    for (const QString &type : {u"LETTER"_s, u"MEMO"_s, u"TRANSMITTAL"_s}) {
        const ProgramRun run = prove({u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, type});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.json()[u"proved"], QJsonValue(true));
        QCOMPARE(run.json()[u"decided"], QJsonValue(true));
        QCOMPARE(run.json()[u"verdict"].toString(), u"PROVED"_s);
        QCOMPARE(run.json()[u"collisions"].toArray().size(), 0);
    }
}

void TemplateProveTest::tellsTheTruthAboutTheRfa()
{
    const ProgramRun run = prove({u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"RFA"_s});
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.json()[u"proved"], QJsonValue(false));
    const QJsonArray collisions = run.json()[u"collisions"].toArray();
    QCOMPARE(collisions.size(), 2);
    QCOMPARE(collisions[0][u"why"].toString(), u"MISSING_KEY_PART"_s);
    QCOMPARE(collisions[0][u"number"].toString(), collisions[0][u"second"][u"number"].toString());
    QVERIFY(collisions[0][u"number"].toString().startsWith(u"LCBP3-C2-RFA-"_s));
    QVERIFY(collisions[0][u"first"][u"originator"] != collisions[0][u"second"][u"originator"]);
    QCOMPARE(collisions[0][u"first"][u"sequence"], collisions[0][u"second"][u"sequence"]);
    QCOMPARE(collisions[1][u"why"].toString(), u"REPEATS_EACH_PERIOD"_s);
    QCOMPARE(collisions[1][u"second"][u"year"].toInt(), collisions[1][u"first"][u"year"].toInt() + 1);
}

void TemplateProveTest::tellsTheTruthAboutTheStore()
{
    const ProgramRun run = prove({});
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.json()[u"verdict"].toString(), u"COLLIDES"_s);
    for (const QJsonValue &collision : run.json()[u"collisions"].toArray())
        QCOMPARE(collision[u"first"][u"type"].toString(), u"RFA"_s);
}

void TemplateProveTest::provesAnUnsavedTemplateAndMendsIt()
{
    const QStringList where{u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"RFA"_s};
    const ProgramRun run = prove(where + QStringList{u"{PROJECT}-{DISCIPLINE}-{RFA_TYPE}-{SEQ:4}-{REV}"_s});
    QCOMPARE(run.exitCode, 1);
    const QJsonArray fixes = run.json()[u"fixes"].toArray();
    QVERIFY(!fixes.isEmpty());
    QCOMPARE(fixes[0][u"template"].toString(),
             u"{PROJECT}-{DISCIPLINE}-{RFA_TYPE}-{ORIGINATOR}-{SEQ:4}-{YEAR:A.D.}-{REV}"_s);
    const ProgramRun mended = prove(where + QStringList{fixes[0][u"template"].toString()});
    QCOMPARE(mended.exitCode, 0);
    QCOMPARE(mended.json()[u"proved"], QJsonValue(true));

    const ProgramRun all = prove({u"--project"_s, u"LCBP3-C2"_s, u"--default"_s, u"{ORIGINATOR}{SEQ:4}"_s});
    QCOMPARE(all.exitCode, 1);
    QVERIFY(all.json()[u"collisions"].toArray().size() > 2);
}

void TemplateProveTest::refusesWhatIsNoTemplate()
{
    const ProgramRun broken =
        prove({u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s, u"{ORIGNATOR}-{SEQ:4}"_s});
    QCOMPARE(broken.exitCode, 1);
    QCOMPARE(broken.error()[u"code"].toString(), u"UNKNOWN_TOKEN"_s);
    QCOMPARE(prove({u"{ORIGINATOR}-{SEQ:4}"_s}).exitCode, 2);
    QCOMPARE(prove({u"--project"_s, u"LCBP3-C2"_s, u"{ORIGINATOR}-{SEQ:4}"_s}).exitCode, 2);
    QCOMPARE(prove({u"--project"_s, u"LCBP9"_s}).error()[u"code"].toString(), u"UNKNOWN_CODE"_s);
}

void TemplateProveTest::warnsInValidation()
{
    const auto validate = [this](const QString &text) {
        return runProgram(onStore(m_store, {u"template"_s, u"validate"_s, u"--project"_s, u"LCBP3-C2"_s,
                                            u"--type"_s, u"LETTER"_s, text}))
            .json();
    };
    QCOMPARE(validate(u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s)[u"problems"].toArray().size(), 0);
    const QJsonObject found = validate(u"{ORIGINATOR}-{SEQ:4}"_s);
    QCOMPARE(found[u"valid"], QJsonValue(true));
    const QJsonArray problems = found[u"problems"].toArray();
    QCOMPARE(problems.size(), 2);
    QCOMPARE(problems[0][u"code"].toString(), u"COLLIDES"_s);
    QCOMPARE(problems[0][u"severity"].toString(), u"warning"_s);
    QCOMPARE(problems[0][u"fixes"][0][u"replacement"].toString(),
             u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:A.D.}"_s);
    QCOMPARE(problems[1][u"code"].toString(), u"REPEATS_EACH_PERIOD"_s);
}

/// LETTER and RFI of the demo are numbered alike, as the requirements have it.
void TemplateProveTest::namesNumbersThatAreEqualAlready()
{
    const auto equal = [this](const QString &scope) {
        return prove({u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s, u"--project"_s, u"LCBP3-C2"_s,
                      u"--type"_s, u"LETTER"_s, u"--scope"_s, scope});
    };
    QCOMPARE(equal(u"TYPE"_s).json()[u"equalNumbers"].toArray(), QJsonArray());
    const QJsonArray inProject = equal(u"PROJECT"_s).json()[u"equalNumbers"].toArray();
    QCOMPARE(inProject.size(), 20);
    QVERIFY(inProject[0][u"number"].toString().startsWith(u"คคง.-สคฉ.3-0001-"_s));
    QCOMPARE(inProject[0][u"type"].toString(), u"LETTER"_s);
    QCOMPARE(inProject[0][u"otherType"].toString(), u"RFI"_s);
    QCOMPARE(inProject[0][u"otherProject"].toString(), u"LCBP3-C2"_s);
    const QJsonArray inStore = equal(u"STORE"_s).json()[u"equalNumbers"].toArray();
    QVERIFY(std::ranges::any_of(
        inStore, [](const QJsonValue &one) { return one[u"otherProject"].toString() == "LCBP3-C1"_L1; }));
    QStringList words = onStore(
        m_store, {u"template"_s, u"prove"_s, u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s,
                  u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s, u"--scope"_s, u"PROJECT"_s});
    words.removeAll(u"--json"_s);
    const ProgramRun told = runProgram(words);
    QVERIFY(QString::fromUtf8(told.output).contains("LETTER (LCBP3-C2), RFI (LCBP3-C2)"_L1));
}

/// Last, since it changes the store.
void TemplateProveTest::savesWhatCollidesOnlyWithAnotherPersonsWord()
{
    const auto set = [this](const QString &reason, const QStringList &more) {
        return runProgram(onStore(
            m_store, QStringList{u"template"_s, u"set"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s,
                                 u"LETTER"_s, u"--template"_s, u"{ORIGINATOR}-{SEQ:4}-{YEAR:A.D.}"_s,
                                 u"--scope"_s, u"STORE"_s, u"--reason"_s, reason, u"--as"_s, u"pa.demo"_s} +
                         more));
    };
    const auto why = u"The two registers were joined by letter 12."_s;
    const ProgramRun refused = set(why, {});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"].toString(), u"COLLIDES"_s);
    QVERIFY(refused.error()[u"message"].toString().contains(u"--request"_s));
    QCOMPARE(set(u"too short"_s, {u"--request"_s}).error()[u"code"].toString(), u"REASON_NOT_ACCEPTED"_s);
    const ProgramRun requested = set(why, {u"--request"_s});
    QCOMPARE(requested.exitCode, 0);
    QCOMPARE(requested.json()[u"kind"].toString(), u"TEMPLATE"_s);
    QCOMPARE(requested.json()[u"state"].toString(), u"PENDING"_s);
    QCOMPARE(requested.json()[u"version"].toInt(), 2);
    QVERIFY(requested.json()[u"collidesNow"].toBool());
    const QString id = QString::number(requested.json()[u"id"].toInt());
    const ProgramRun list =
        runProgram(onStore(m_store, {u"request"_s, u"list"_s, u"--kind"_s, u"template"_s}));
    QCOMPARE(list.json()[u"requests"].toArray().size(), 1);
    const auto approve = [&](const QString &login) {
        return runProgram(onStore(m_store, {u"request"_s, u"approve"_s, id, u"--yes"_s, u"--as"_s, login}));
    };
    QCOMPARE(approve(u"pa.demo"_s).error()[u"code"].toString(), u"NOT_ALLOWED"_s);
    const ProgramRun approved = approve(u"sa.one"_s);
    QCOMPARE(approved.exitCode, 0);
    QCOMPARE(approved.json()[u"state"].toString(), u"EXECUTED"_s);
    const ProgramRun history = runProgram(onStore(
        m_store, {u"template"_s, u"history"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s}));
    QCOMPARE(history.json()[u"versions"][0][u"approvedBy"].toString(), u"sa.one"_s);
    QCOMPARE(history.json()[u"versions"][0][u"request"].toInt(), id.toInt());
}

void TemplateProveTest::speaksToPeople()
{
    QStringList words = onStore(m_store, {u"template"_s, u"prove"_s, u"--project"_s, u"LCBP3-C2"_s});
    words.removeAll(u"--json"_s);
    const QString text = QString::fromUtf8(runProgram(words).output);
    QVERIFY2(text.contains(u"but the number does not show {ORIGINATOR}."_s), qPrintable(text));
    QVERIFY2(text.endsWith(u"Two documents can get the same number.\n"_s), qPrintable(text));
}

QTEST_GUILESS_MAIN(TemplateProveTest)
#include "template_prove_test.moc"
