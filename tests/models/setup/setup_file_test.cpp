#include "models/setup/setup_check.h"
#include "models/setup/setup_file.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::readSetupFile;
using models::SetupPlan;

class SetupFileTest : public QObject
{
    Q_OBJECT

private slots:
    void readsAWholePlan();
    void suggestsTheTemplatesOfTheRequirements();
    void refuses_data();
    void refuses();
    void checks_data();
    void checks();
    void warnsOfOneSuperAdmin();
};

namespace {

const QByteArray whole = R"(
[lists]
starter = false

[[type]]
code = "SPO"
name_th = "ใบสั่งสินค้า"
name_zh = "業務員訂貨單"
counts_by = "none"

[[type]]
code = "NCR"
name_en = "Non-conformance report"
counts_by = "ORIGINATOR, DISCIPLINE"

[[type]]
code = "MOM"
name_en = "Minutes of meeting"

[[project]]
code = "LCBP3-C2"
name_th = "ท่าเรือแหลมฉบัง ระยะที่ 3"
name_en = "Laem Chabang Port Phase 3"
templates = "suggested"
scope = "type"
organization = [
  { code = "คคง.", name_th = "ที่ปรึกษาควบคุมงาน", name_en = "Consultant" },
  { code = "สคฉ.3", name_th = "สำนักงานโครงการ", name_zh = "專案辦公室" },
]

[[person]]
login = "sa.somchai"
role = "super-admin"
name = "สมชาย"

[[person]]
login = "sa.malee"
role = "super-admin"

[[person]]
login = "pa.wichai"
role = "project-admin"
projects = ["LCBP3-C2"]
host = "10.0.0.%"

[[template]]
project = "LCBP3-C2"
type = "MEMO"
text = "{ORIGINATOR}-{SEQ:3}"
period = "monthly"
scope = "project"
)";

QStringList sentencesOf(const QByteArray &content)
{
    const auto plan = readSetupFile(content);
    if (!plan)
        return {u"line %1: %2"_s.arg(plan.error().line).arg(plan.error().sentence)};
    QStringList sentences;
    for (const models::SetupProblem &problem : models::problemsOf(*plan, {}, {})) {
        if (!problem.isWarning)
            sentences.append(problem.sentence);
    }
    return sentences;
}

} // namespace

void SetupFileTest::readsAWholePlan()
{
    const auto read = readSetupFile(whole);
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence));
    const SetupPlan &plan = *read;
    QVERIFY(!plan.wantsStarterSet);
    using numbering::KeyShape;
    using numbering::TokenKind;
    QCOMPARE(plan.types,
             (QList<models::SetupType>{{{u"SPO"_s, u"ใบสั่งสินค้า"_s, {}, u"業務員訂貨單"_s}, KeyShape()},
                                       {{u"NCR"_s, {}, u"Non-conformance report"_s, {}},
                                        KeyShape{TokenKind::Originator, TokenKind::Discipline}},
                                       {{u"MOM"_s, {}, u"Minutes of meeting"_s, {}}, std::nullopt}}));
    QCOMPARE(plan.projects.size(), 1);
    QCOMPARE(plan.projects.constFirst().names.code, u"LCBP3-C2"_s);
    QCOMPARE(plan.projects.constFirst().organizations.size(), 2);
    QCOMPARE(plan.projects.constFirst().organizations.constLast().nameChinese, u"專案辦公室"_s);
    QCOMPARE(plan.people.size(), 3);
    QCOMPARE(plan.people.constFirst().role, store::Role::SuperAdmin);
    QCOMPARE(plan.people.constLast().host, u"10.0.0.%"_s);
    QCOMPARE(plan.people.constLast().projects, QStringList{u"LCBP3-C2"_s});
    QCOMPARE(plan.templates.size(), 5);
    const models::SetupTemplate &own = plan.templates.constLast();
    QCOMPARE(own.type, u"MEMO"_s);
    QCOMPARE(own.settings.period, numbering::PeriodKind::Monthly);
    QCOMPARE(own.settings.scope, numbering::UniquenessScope::Project);
    QCOMPARE(sentencesOf(whole), QStringList());
}

void SetupFileTest::suggestsTheTemplatesOfTheRequirements()
{
    QStringList texts;
    for (const models::SetupTemplate &wanted :
         models::suggestedTemplates(u"P"_s, numbering::UniquenessScope::Type))
        texts.append(wanted.type + u' ' + wanted.text);
    QCOMPARE(texts, (QStringList{u"LETTER {ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s,
                                 u"TRANSMITTAL {ORIGINATOR}-{RECIPIENT}-{SUB_TYPE}-{SEQ:4}-{YEAR:B.E.}"_s,
                                 u"RFA {PROJECT}-{CORR_TYPE}-{DISCIPLINE}-{RFA_TYPE}-{SEQ:4}-{REV}"_s,
                                 u" {ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s}));
}

void SetupFileTest::refuses_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &content, const QString &expected) {
        QTest::newRow(name) << content << expected;
    };
    row("no TOML", "project = \n[", u"line 1: This is not TOML"_s);
    row("a misspelled part", "[[projects]]\ncode = \"P\"\n",
        u"line 1: There is no key \"projects\" here. Known keys: lists, type, project, person, template."_s);
    row("a misspelled key", "[[person]]\nlogin = \"a\"\nrolle = \"auditor\"\n",
        u"line 3: There is no key \"rolle\""_s);
    row("no code", "[[project]]\nname_en = \"x\"\n", u"line 1: \"code\" is missing."_s);
    row("a number for a text", "[[project]]\ncode = 12\n",
        u"line 2: \"code\" must be a text in quotation marks."_s);
    row("an unknown role", "[[person]]\nlogin = \"a\"\nrole = \"boss\"\n",
        u"line 3: \"role\" takes auditor, project-admin, super-admin, allocator, not \"boss\"."_s);
    row("the server's administrator", "[[person]]\nlogin = \"a\"\nrole = \"administrator\"\n",
        u"line 3: \"role\" takes"_s);
    row("a text for a switch", "[lists]\nstarter = \"yes\"\n",
        u"line 2: \"starter\" must be true or false."_s);
    row("a text for a list", "[[person]]\nlogin = \"a\"\nprojects = \"P\"\n",
        u"line 3: \"projects\" must be a list of texts."_s);
    row("an unknown period", "[[template]]\nproject = \"P\"\ntext = \"{SEQ:4}\"\nperiod = \"weekly\"\n",
        u"line 4: \"period\" takes YEARLY"_s);
    row("an unknown part to count by", "[[type]]\ncode = \"SPO\"\ncounts_by = \"PROJECT\"\n",
        u"line 3: \"counts_by\" takes ORIGINATOR"_s);
    row("a type without a code", "[[type]]\nname_en = \"x\"\n", u"line 1: \"code\" is missing."_s);
    row("a key that types have not", "[[type]]\ncode = \"SPO\"\nscope = \"type\"\n",
        u"line 3: There is no key \"scope\""_s);
    row("not UTF-8", QByteArray("[[project]]\ncode = \"\xff\xfe\"\n"), u"line 2: This is not TOML"_s);
}

void SetupFileTest::refuses()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, expected);
    const QStringList said = sentencesOf(content);
    QCOMPARE(said.size(), 1);
    QVERIFY2(said.constFirst().startsWith(expected), qPrintable(said.constFirst()));
}

void SetupFileTest::checks_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("expected");
    QTest::newRow("an account twice")
        << u"sa.malee"_s << u"sa.somchai"_s << u"The account sa.somchai is listed twice."_s;
    QTest::newRow("a login that no account can have")
        << u"sa.malee"_s << u"SA Malee"_s << QString(); // the store's own sentence
    QTest::newRow("a type twice") << u"code = \"NCR\""_s << u"code = \"MOM\""_s
                                  << u"The document type MOM is listed twice."_s;
    QTest::newRow("a type without a name") << u"name_en = \"Minutes of meeting\""_s << u""_s
                                           << u"The document type MOM is new. Give it a name."_s;
    QTest::newRow("types of another schema")
        << u"starter = false"_s << u"reference = \"dms\""_s
        << u"Document types are those of the schema dms. Leave SPO out."_s;
    QTest::newRow("an unknown project")
        << u"projects = [\"LCBP3-C2\"]"_s << u"projects = [\"LCBP\"]"_s << u"There is no project LCBP."_s;
    QTest::newRow("a role without its project")
        << u"projects = [\"LCBP3-C2\"]"_s << u""_s << u"pa.wichai needs at least one project."_s;
    QTest::newRow("an organization without a name") << u", name_th = \"สำนักงานโครงการ\""_s << u""_s
                                                    << u"The organization สคฉ.3 is new. Give it a name."_s;
    QTest::newRow("a template without a sequence number")
        << u"{ORIGINATOR}-{SEQ:3}"_s << u"{ORIGINATOR}"_s << QString();
    QTest::newRow("nobody to save templates")
        << u"role = \"project-admin\""_s << u"role = \"allocator\""_s
        << u"Templates of LCBP3-C2 are saved in the name of its Project Admin. Add one."_s;
}

void SetupFileTest::checks()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const QString, expected);
    QString content = QString::fromUtf8(whole);
    QVERIFY(content.contains(from));
    const QStringList said = sentencesOf(content.replace(from, to).toUtf8());
    QVERIFY(!said.isEmpty());
    if (!expected.isEmpty())
        QVERIFY2(said.contains(expected), qPrintable(said.join(u'\n')));
}

void SetupFileTest::warnsOfOneSuperAdmin()
{
    const auto plan = readSetupFile("[[person]]\nlogin = \"sa.one\"\nrole = \"super-admin\"\n");
    QVERIFY(plan);
    const QList<models::SetupProblem> alone = models::problemsOf(*plan, {}, {});
    QCOMPARE(alone.size(), 1);
    QVERIFY(alone.constFirst().isWarning);
    store::Person other;
    other.role = store::Role::SuperAdmin;
    QVERIFY(models::problemsOf(*plan, {}, {other}).isEmpty());
}

QTEST_GUILESS_MAIN(SetupFileTest)
#include "setup_file_test.moc"
