#include "models/people/account_command.h"
#include "models/people/account_text.h"
#include "models/people/hand_over_sheet.h"
#include "models/people/one_time_password.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::AccountDeed;
using models::AccountRow;
using store::Role;

namespace {

AccountRow superAdmin(const QString &login, bool active = true)
{
    AccountRow row;
    row.person.login = login;
    row.person.role = Role::SuperAdmin;
    row.person.active = active;
    row.login = store::ServerLogin{.login = login, .host = u"localhost"_s};
    return row;
}

models::HandOver handOverOf(Role role)
{
    models::HandOver handOver;
    handOver.person.login = u"somchai"_s;
    handOver.person.displayNameEnglish = u"Somchai <b>"_s;
    handOver.person.role = role;
    handOver.password = u"Kd7mP-x3WqT"_s;
    handOver.place.host = u"db.example"_s;
    handOver.place.database = u"lekthi"_s;
    handOver.place.user = u"sa.one"_s;
    handOver.place.password = u"hidden"_s;
    handOver.madeBy = u"root"_s;
    handOver.madeAt = QDateTime::fromSecsSinceEpoch(1'790'000'000);
    return handOver;
}

} // namespace

/// What is said of accounts, and what is handed over.
class AccountTextTest : public QObject
{
    Q_OBJECT

private slots:
    void warnsOfTheSecondLastSuperAdmin();
    void offersWhatFits();
    void namesTheCommand();
    void makesPasswordsThatTheRulesTake();
    void writesASheet();
    void tellsServicesOtherSteps();
};

void AccountTextTest::warnsOfTheSecondLastSuperAdmin()
{
    const QList<AccountRow> three{superAdmin(u"a"_s), superAdmin(u"b"_s), superAdmin(u"c"_s)};
    const auto warning = [](const QList<AccountRow> &rows, const QString &login) {
        return models::fewSuperAdminsWarning(models::superAdminsWithout(rows, login));
    };
    QCOMPARE(warning(three, u"a"_s), QString());
    const QList<AccountRow> two{superAdmin(u"a"_s), superAdmin(u"b"_s), superAdmin(u"c"_s, false)};
    QVERIFY(warning(two, u"a"_s).contains(u"Only one Super Admin"_s));
    QVERIFY(warning(two, u"a"_s).contains(u"Numbers can still be allocated"_s));
    QCOMPARE(warning(two, u"c"_s), QString());
    QVERIFY(warning({superAdmin(u"a"_s)}, u"a"_s).contains(u"No Super Admin"_s));
    QCOMPARE(models::fewSuperAdminsText(2), QString());
    QVERIFY(models::fewSuperAdminsText(1).contains(u"Fewer than two"_s));
}

void AccountTextTest::offersWhatFits()
{
    AccountRow row = superAdmin(u"a"_s);
    QVERIFY(models::fits(AccountDeed::Deactivate, row));
    QVERIFY(!models::fits(AccountDeed::Activate, row));
    QVERIFY(!models::fits(AccountDeed::LimitRate, row));
    row.login->locked = true;
    QVERIFY2(models::fits(AccountDeed::Activate, row), "activating unlocks");
    row.person.role = Role::Allocator;
    QVERIFY(models::fits(AccountDeed::LimitRate, row));
    row.login.reset();
    QVERIFY(!models::fits(AccountDeed::ResetPassword, row));
}

void AccountTextTest::namesTheCommand()
{
    const store::Address place = handOverOf(Role::Auditor).place;
    const QString command = models::commandFor(AccountDeed::Deactivate, u"somchai"_s, place);
    QVERIFY2(command.startsWith(u"lekthictl --store 'mysql://ADMINISTRATOR@db.example"_s),
             qPrintable(command));
    QVERIFY(command.endsWith(u"user deactivate somchai --reason TEXT"_s));
    QVERIFY(!command.contains(u"hidden"_s));
}

void AccountTextTest::makesPasswordsThatTheRulesTake()
{
    QSet<QString> all;
    for (int made = 0; made < 200; ++made) {
        const QString password = models::makeOneTimePassword();
        QVERIFY2(store::checkNewPassword(u"somchai"_s, password), qPrintable(password));
        QVERIFY(password != password.toLower() && password != password.toUpper());
        QVERIFY(!password.contains(QRegularExpression(u"[0O1lI]"_s)));
        all += password;
    }
    QCOMPARE(all.size(), 200);
}

void AccountTextTest::writesASheet()
{
    const QString sheet = models::handOverSheet(handOverOf(Role::Auditor));
    for (const QString &text :
         {u"somchai"_s, u"Kd7mP-x3WqT"_s, u"mysql://db.example"_s, u"Somchai &lt;b&gt;"_s})
        QVERIFY2(sheet.contains(text), qPrintable(text + u" in "_s + sheet));
    QVERIFY(!sheet.contains(u"hidden"_s));
    QVERIFY(!sheet.contains(u"sa.one"_s));
}

void AccountTextTest::tellsServicesOtherSteps()
{
    QCOMPARE(models::signInSteps(handOverOf(Role::Auditor)).size(), 3);
    QCOMPARE(models::signInSteps(handOverOf(Role::Allocator)).size(), 1);
}

QTEST_GUILESS_MAIN(AccountTextTest)
#include "account_text_test.moc"
