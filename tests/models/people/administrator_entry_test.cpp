#include "core/store/people/people.h"
#include "core/store/schema/sign_in.h"
#include "models/people/account_rows.h"
#include "models/people/account_work.h"
#include "models/people/administrator_entry.h"
#include "tests/support/patience.h"
#include "tests/support/private_store.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::AccountRow;
using models::AdministratorEntry;
using test::PrivateStore;

/// Who sees the accounts, and who changes them.
class AdministratorEntryTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void letsAnAdministratorIn();
    void refusesPeople();
    void refusesAWrongPassword();
    void readsAccountsForSuperAdmins();
    void readsThousands();

private:
    store::Address m_store;
};

void AdministratorEntryTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
    const auto administrator = PrivateStore::instance().connect(m_store);
    const auto made = administrator->execute(u"INSERT INTO users (username, display_name, role) SELECT "
                                             u"CONCAT('person.', seq), CONCAT('Person ', seq), "
                                             "'AUDITOR' FROM seq_1_to_2000"_s);
    QVERIFY2(made, qPrintable(made ? QString() : made.error().detail));
}

void AdministratorEntryTest::letsAnAdministratorIn()
{
    AdministratorEntry entry(PrivateStore::asPerson(m_store, u"sa.one"_s));
    QSignalSpy opened(&entry, &AdministratorEntry::opened);
    QSignalSpy left(&entry, &AdministratorEntry::left);
    entry.enter(m_store.user, m_store.password);
    QVERIFY(!entry.isOpen());
    QVERIFY(opened.wait(test::patienceMs));
    QCOMPARE(entry.login(), m_store.user);
    std::optional<bool> limited;
    entry.worker().run(&entry, models::limitingRate(u"allocator.demo"_s, 600, u"calls in a loop"_s),
                       [&](const store::Result<void> &done) { limited = done.has_value(); });
    QTRY_VERIFY_WITH_TIMEOUT(limited.has_value(), test::patienceMs);
    QVERIFY(*limited);
    entry.leave();
    QCOMPARE(left.count(), 1);
    QVERIFY(!entry.isOpen() && entry.login().isEmpty());
}

void AdministratorEntryTest::refusesPeople()
{
    const store::Address person = PrivateStore::asPerson(m_store, u"sa.one"_s);
    AdministratorEntry entry(person);
    QString why;
    connect(&entry, &AdministratorEntry::refused, this,
            [&](const store::Error &error) { why = store::describe(error); });
    entry.enter(person.user, person.password);
    QTRY_VERIFY_WITH_TIMEOUT(why.contains(u"administrator of the server"_s), test::patienceMs);
    QVERIFY(!entry.isOpen());
}

void AdministratorEntryTest::refusesAWrongPassword()
{
    const store::Address person = PrivateStore::asPerson(m_store, u"sa.one"_s);
    AdministratorEntry entry(person);
    QSignalSpy refused(&entry, &AdministratorEntry::refused);
    entry.enter(person.user, u"not the password"_s);
    QVERIFY(refused.wait(test::patienceMs));
    QVERIFY(!entry.isOpen());
}

void AdministratorEntryTest::readsAccountsForSuperAdmins()
{
    const auto administrator = PrivateStore::instance().connect(m_store);
    QVERIFY(administrator->execute(u"ALTER USER 'auditor.demo'@'localhost' PASSWORD EXPIRE"_s));
    const auto superAdmin = PrivateStore::instance().connect(PrivateStore::asPerson(m_store, u"sa.one"_s));
    const QDateTime before = superAdmin->serverNow().addSecs(-60);
    QVERIFY(store::signIn(*superAdmin));
    const auto rows = models::readAccounts(*superAdmin);
    QVERIFY2(rows, qPrintable(rows ? QString() : rows.error().detail));
    const auto of = [&](const QString &login) {
        return *std::find_if(rows->begin(), rows->end(),
                             [&](const AccountRow &row) { return row.person.login == login; });
    };
    QVERIFY(of(u"sa.one"_s).signedInAt > before);
    QVERIFY(!of(u"sa.two"_s).signedInAt.isValid());
    QCOMPARE(models::stateOf(of(u"sa.one"_s)), models::AccountState::Active);
    QCOMPARE(models::stateOf(of(u"auditor.demo"_s)), models::AccountState::PasswordPending);
    QVERIFY(administrator->execute(u"ALTER USER 'auditor.demo'@'localhost' IDENTIFIED VIA ed25519 USING "
                                   "PASSWORD('%1')"_s.arg(store::demoPassword())));
    const auto auditor = PrivateStore::instance().connect(PrivateStore::asPerson(m_store, u"auditor.demo"_s));
    const auto refused = models::readAccounts(*auditor);
    QVERIFY2(!refused && refused.error().kind == store::ErrorKind::NotAllowed,
             "the page is for Super Admins");
}

void AdministratorEntryTest::readsThousands()
{
    const auto superAdmin = PrivateStore::instance().connect(PrivateStore::asPerson(m_store, u"sa.one"_s));
    const auto rows = models::readAccounts(*superAdmin);
    QVERIFY(rows && rows->size() > 2000);
    QBENCHMARK
    {
        QVERIFY(models::readAccounts(*superAdmin));
    }
}

QTEST_GUILESS_MAIN(AdministratorEntryTest)
#include "administrator_entry_test.moc"
