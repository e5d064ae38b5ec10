#include "core/store/reference/reference_data.h"
#include "core/store/schema/schema.h"
#include "core/store/templates/template_gateway.h"
#include "models/setup/setup_check.h"
#include "models/setup/setup_file.h"
#include "models/setup/setup_run.h"
#include "tests/support/dms_schema.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::SetupStep;
using test::PrivateStore;

namespace {

const QByteArray plan = R"(
[[project]]
code = "LCBP3-C2"
name_th = "ท่าเรือแหลมฉบัง ระยะที่ 3"
templates = "suggested"
organization = [
  { code = "คคง.", name_th = "ที่ปรึกษาควบคุมงาน" },
  { code = "สคฉ.3", name_th = "สำนักงานโครงการ" },
]
[[person]]
login = "sa.somchai"
role = "super-admin"
[[person]]
login = "sa.malee"
role = "super-admin"
[[person]]
login = "pa.wichai"
role = "project-admin"
projects = ["LCBP3-C2"]
[[person]]
login = "dms"
role = "allocator"
projects = ["LCBP3-C2"]
)";

/// Accounts are the server's, which the stores of this program share.
models::SetupPlan planOf(const QByteArray &text, const QString &suffix)
{
    models::SetupPlan read = *models::readSetupFile(text);
    for (models::SetupPerson &person : read.people)
        person.login += suffix;
    return read;
}

std::unique_ptr<store::Connection> newStore()
{
    const store::Address address = PrivateStore::instance().emptyDatabase();
    if (const auto made = store::createStore(address); !made)
        qFatal("%s", qUtf8Printable(made.error().detail));
    return PrivateStore::instance().connect(address);
}

QStringList failuresOf(const models::SetupOutcome &outcome)
{
    QStringList failures;
    for (const SetupStep &step : outcome.steps) {
        if (step.state == SetupStep::State::Failed)
            failures.append(step.sentence);
    }
    return failures;
}

} // namespace

/// From an empty store to a drawn number.
class SetupRunTest : public QObject
{
    Q_OBJECT

private slots:
    void leadsToTheFirstNumber();
    void changesNothingTheSecondTime();
    void addsDocumentTypes();
    void endsWhereSomethingIsRefused();
    void takesTheListsOfAnotherSchema();
};

void SetupRunTest::leadsToTheFirstNumber()
{
    const auto administrator = newStore();
    const auto outcome = models::runSetup(*administrator, planOf(plan, {}));
    QCOMPARE(failuresOf(outcome), QStringList());
    QCOMPARE(outcome.passwords.size(), 4);

    // What was handed over has to be changed first, also by the one in whose name templates were saved.
    for (const models::HandedPassword &handed : outcome.passwords) {
        store::Address own = administrator->address();
        own.user = handed.person.login;
        own.password = handed.password;
        const auto entered = store::Connection::open(own);
        const bool isService = handed.person.role == store::Role::Allocator;
        QCOMPARE(entered.has_value(), isService);
        if (!isService)
            QCOMPARE(entered.error().kind, store::ErrorKind::PasswordExpired);
    }
    const auto templates = store::listTemplates(*administrator);
    QVERIFY(templates);
    QCOMPARE(templates->size(), 4);
    QCOMPARE(templates->constFirst().changedBy, u"pa.wichai"_s);
}

void SetupRunTest::changesNothingTheSecondTime()
{
    const auto administrator = newStore();
    const models::SetupPlan wanted = planOf(plan, u".2"_s);
    QCOMPARE(failuresOf(models::runSetup(*administrator, wanted)), QStringList());
    const auto again = models::runSetup(*administrator, wanted);
    QVERIFY(again.passwords.isEmpty());
    for (const SetupStep &step : again.steps)
        QVERIFY2(step.state == SetupStep::State::Already, qPrintable(step.sentence));
}

/// With what they count by; a type that is there stays as it is.
void SetupRunTest::addsDocumentTypes()
{
    const auto administrator = newStore();
    const QByteArray types = R"(
[[type]]
code = "SPO"
name_th = "ใบสั่งสินค้า"
counts_by = "NONE"
[[type]]
code = "LETTER"
name_th = "อื่น"
counts_by = "NONE"
)";
    const models::SetupPlan wanted = planOf(types, {});
    QCOMPARE(failuresOf(models::runSetup(*administrator, wanted)), QStringList());
    const auto read = store::loadReferenceData(*administrator);
    QVERIFY(read);
    const store::CodedItem *added = store::itemByCode(read->types, u"SPO"_s);
    QVERIFY(added);
    QCOMPARE(added->ownShape, std::optional(numbering::KeyShape()));
    QVERIFY(!store::itemByCode(read->types, u"LETTER"_s)->ownShape);
    const auto again = models::runSetup(*administrator, wanted);
    for (const SetupStep &step : again.steps)
        QVERIFY2(step.state == SetupStep::State::Already, qPrintable(step.sentence));
}

/// What was done before stays, and is found done by the next run.
void SetupRunTest::endsWhereSomethingIsRefused()
{
    const auto administrator = newStore();
    QByteArray wrong = plan;
    wrong.replace("{ code = \"สคฉ.3\"", "{ code = \" \\u202E\"");
    const auto refused = models::runSetup(*administrator, planOf(wrong, u".3"_s));
    QCOMPARE(failuresOf(refused).size(), 1);
    QVERIFY(refused.passwords.isEmpty());
    const auto repaired = models::runSetup(*administrator, planOf(plan, u".3"_s));
    QCOMPARE(failuresOf(repaired), QStringList());
    QCOMPARE(repaired.steps.constFirst().state, SetupStep::State::Already);
}

/// From an empty store and the schema of a document-management system to templates of one of its projects.
void SetupRunTest::takesTheListsOfAnotherSchema()
{
    const auto administrator = newStore();
    const QString schema = test::makeDmsSchema(administrator->address());
    const QByteArray text =
        "[lists]\nreference = \"" + schema.toUtf8() +
        "\"\n[[project]]\ncode = \"DMS-P01\"\ntemplates = \"suggested\"\n"
        "[[person]]\nlogin = \"sa.one\"\nrole = \"super-admin\"\n"
        "[[person]]\nlogin = \"sa.two\"\nrole = \"super-admin\"\n"
        "[[person]]\nlogin = \"pa\"\nrole = \"project-admin\"\nprojects = [\"DMS-P01\"]\n";
    models::SetupPlan wanted = planOf(text, u".of.dms"_s);
    QVERIFY(!models::hasErrors(models::problemsOf(wanted, {}, {})));
    const auto outcome = models::runSetup(*administrator, wanted, {});
    QVERIFY2(outcome.isComplete(), qPrintable(failuresOf(outcome).join(u' ')));
    QVERIFY(outcome.steps.first().sentence.contains(schema));
    QVERIFY(store::findTemplate(*administrator, 101, 1)); // LETTER there
    QCOMPARE(store::loadReferenceData(*administrator)->organizations.size(), 3000);

    wanted.projects[0].names.code = u"NOT-THERE"_s;
    wanted.people.clear();
    const auto failed = models::runSetup(*administrator, wanted, {});
    QVERIFY2(failuresOf(failed).value(0).contains(schema), qPrintable(failuresOf(failed).join(u' ')));
}

QTEST_GUILESS_MAIN(SetupRunTest)
#include "setup_run_test.moc"
