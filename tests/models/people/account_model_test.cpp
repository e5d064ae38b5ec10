#include "models/people/account_filter.h"
#include "models/people/account_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::AccountChoice;
using models::AccountFilter;
using models::AccountModel;
using models::AccountRow;
using models::AccountState;
using store::Role;

namespace {

AccountRow accountOf(int id, const QString &login, Role role)
{
    AccountRow row;
    row.person.id = id;
    row.person.login = login;
    row.person.displayNameEnglish = u"Name of "_s + login;
    row.person.role = role;
    row.login = store::ServerLogin{.login = login, .host = u"localhost"_s};
    return row;
}

AccountRow serviceWithLimit(int id, std::optional<int> limit)
{
    AccountRow row = accountOf(id, u"service.%1"_s.arg(id), Role::Allocator);
    row.person.numbersPerMinute = limit;
    return row;
}

QStringList loginsIn(const AccountFilter &shown)
{
    QStringList logins;
    for (int row = 0; row < shown.rowCount(); ++row)
        logins += shown.index(row, AccountModel::Account).data().toString();
    return logins;
}

} // namespace

/// What the People page lists.
class AccountModelTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsStates_data();
    void tellsStates();
    void keepsRowsOfTheSameAccounts();
    void filters();
    void sortsLimitsAndTimesByValue();
    void sortsTextsAsThaiWhateverTheSystemSpeaks();
    void filtersThousandsAtOnce();
};

void AccountModelTest::tellsStates_data()
{
    QTest::addColumn<bool>("active");
    QTest::addColumn<bool>("isOnServer");
    QTest::addColumn<bool>("locked");
    QTest::addColumn<bool>("expired");
    QTest::addColumn<QString>("state");
    QTest::newRow("active") << true << true << false << false << u"Active"_s;
    QTest::newRow("new password") << true << true << false << true << u"Password change pending"_s;
    QTest::newRow("locked") << true << true << true << true << u"Locked"_s;
    QTest::newRow("gone") << true << false << false << false << u"Not on the server"_s;
    QTest::newRow("deactivated") << false << true << true << false << u"Deactivated"_s;
}

void AccountModelTest::tellsStates()
{
    QFETCH(bool, active);
    QFETCH(bool, isOnServer);
    QFETCH(bool, locked);
    QFETCH(bool, expired);
    AccountRow row = accountOf(1, u"somchai"_s, Role::Auditor);
    row.person.active = active;
    row.login->locked = locked;
    row.login->passwordExpired = expired;
    if (!isOnServer)
        row.login.reset();
    AccountModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows({row});
    QTEST(model.index(0, AccountModel::State).data().toString(), "state");
}

void AccountModelTest::keepsRowsOfTheSameAccounts()
{
    AccountModel model;
    model.setRows({accountOf(1, u"a"_s, Role::Auditor), accountOf(2, u"b"_s, Role::Auditor)});
    const QPersistentModelIndex second = model.index(1, AccountModel::RoleTitle);
    model.setRows({accountOf(1, u"a"_s, Role::Auditor), accountOf(2, u"b"_s, Role::SuperAdmin)});
    QCOMPARE(second.data().toString(), u"Super Admin"_s);
    QCOMPARE(model.rowOf(u"b"_s), 1);
    QCOMPARE(model.rowOf(u"c"_s), -1);
}

void AccountModelTest::filters()
{
    AccountModel model;
    AccountFilter shown;
    shown.setSourceModel(&model);
    AccountRow away = accountOf(3, u"wichai"_s, Role::SuperAdmin);
    away.person.active = false;
    away.person.displayNameThai = u"วิชัย มั่นคง"_s;
    model.setRows(
        {accountOf(1, u"somchai"_s, Role::Auditor), accountOf(2, u"somsri"_s, Role::SuperAdmin), away});
    shown.setChoice({.text = u"SOM"_s});
    QCOMPARE(loginsIn(shown), (QStringList{u"somchai"_s, u"somsri"_s}));
    shown.setChoice({.text = u"มั่นคง"_s});
    QCOMPARE(loginsIn(shown), QStringList{u"wichai"_s});
    shown.setChoice({.role = Role::SuperAdmin});
    QCOMPARE(loginsIn(shown), (QStringList{u"somsri"_s, u"wichai"_s}));
    shown.setChoice({.role = Role::SuperAdmin, .state = AccountState::Active});
    QCOMPARE(loginsIn(shown), QStringList{u"somsri"_s});
    shown.setChoice({});
    QCOMPARE(shown.rowCount(), 3);
}

void AccountModelTest::sortsLimitsAndTimesByValue()
{
    AccountModel model;
    AccountFilter shown;
    shown.setSourceModel(&model);
    model.setRows(
        {serviceWithLimit(1, 0), serviceWithLimit(2, 60), serviceWithLimit(3, 9), serviceWithLimit(4, {})});
    shown.sort(AccountModel::RateLimit);
    QCOMPARE(loginsIn(shown), (QStringList{u"service.4"_s, u"service.3"_s, u"service.2"_s, u"service.1"_s}));
    AccountRow late = accountOf(1, u"late"_s, Role::Auditor);
    late.signedInAt = QDateTime::fromSecsSinceEpoch(1'790'000'000);
    AccountRow early = accountOf(2, u"early"_s, Role::Auditor);
    early.signedInAt = QDateTime::fromSecsSinceEpoch(1'780'000'000);
    model.setRows({late, accountOf(3, u"never"_s, Role::Auditor), early});
    shown.sort(AccountModel::LastSignIn, Qt::DescendingOrder);
    QCOMPARE(loginsIn(shown), (QStringList{u"late"_s, u"early"_s, u"never"_s}));
}

void AccountModelTest::sortsTextsAsThaiWhateverTheSystemSpeaks()
{
    QLocale::setDefault(QLocale(QLocale::C));
    AccountModel model;
    AccountFilter shown;
    shown.setSourceModel(&model);
    QList<AccountRow> rows;
    // A vowel that is written before its consonant counts after it.
    for (const QString &login : {u"Zone.9"_s, u"zone.10"_s, u"ขวัญ"_s, u"เกษม"_s, u"กมล"_s})
        rows += accountOf(int(rows.size()) + 1, login, Role::Auditor);
    model.setRows(rows);
    shown.sort(AccountModel::Account);
    const auto place = [&](const QString &login) { return loginsIn(shown).indexOf(login); };
    QVERIFY(place(u"กมล"_s) < place(u"เกษม"_s));
    QVERIFY(place(u"เกษม"_s) < place(u"ขวัญ"_s));
    QVERIFY(place(u"Zone.9"_s) < place(u"zone.10"_s));
}

void AccountModelTest::filtersThousandsAtOnce()
{
    QList<AccountRow> rows;
    for (int id = 1; id <= 2000; ++id)
        rows += accountOf(id, u"person.%1"_s.arg(id), Role::Auditor);
    AccountModel model;
    AccountFilter shown;
    shown.setSourceModel(&model);
    shown.sort(AccountModel::Name);
    model.setRows(rows);
    QCOMPARE(shown.rowCount(), 2000);
    shown.setChoice({.text = u"person.1999"_s});
    QCOMPARE(loginsIn(shown), QStringList{u"person.1999"_s});
    QBENCHMARK
    {
        shown.setChoice({.text = u"person.1"_s});
        shown.setChoice({});
    }
}

QTEST_GUILESS_MAIN(AccountModelTest)
#include "account_model_test.moc"
