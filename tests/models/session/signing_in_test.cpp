#include "models/session/signing_in.h"

#include "tests/support/private_store.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::SignedIn;
using models::SigningIn;
using test::PrivateStore;

class SigningInTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_address = PrivateStore::instance().demoStore(); }
    void letsAPersonIn();
    void refusesAWrongPassword();
    void tellsOfTheLastAttemptAlone();

private:
    store::Address m_address;
};

void SigningInTest::letsAPersonIn()
{
    SigningIn signingIn;
    QSignalSpy succeeded(&signingIn, &SigningIn::succeeded);
    signingIn.begin(PrivateStore::asPerson(m_address, u"sa.one"_s));
    QVERIFY(signingIn.isRunning());
    QTRY_COMPARE(succeeded.size(), 1);
    QVERIFY(!signingIn.isRunning());
    const auto entered = succeeded.first().first().value<SignedIn>();
    QCOMPARE(entered.person.login, u"sa.one"_s);
    QCOMPARE(entered.person.role, store::Role::SuperAdmin);
    QVERIFY(!entered.reference.projects.isEmpty());
}

void SigningInTest::refusesAWrongPassword()
{
    SigningIn signingIn;
    QSignalSpy failed(&signingIn, &SigningIn::failed);
    store::Address wrong = PrivateStore::asPerson(m_address, u"sa.one"_s);
    wrong.password = u"wrong"_s;
    signingIn.begin(wrong);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(!signingIn.isRunning());
    QCOMPARE(failed.first().first().value<store::Error>().kind, store::ErrorKind::AccessDenied);
}

void SigningInTest::tellsOfTheLastAttemptAlone()
{
    QStringList entered;
    {
        SigningIn signingIn;
        connect(&signingIn, &SigningIn::succeeded, this,
                [&](const SignedIn &who) { entered += who.person.login; });
        signingIn.begin(PrivateStore::asPerson(m_address, u"sa.one"_s));
        signingIn.begin(PrivateStore::asPerson(m_address, u"pa.demo"_s));
        QTRY_VERIFY(!signingIn.isRunning());
    }
    QCOMPARE(entered, QStringList{u"pa.demo"_s});
}

QTEST_GUILESS_MAIN(SigningInTest)
#include "signing_in_test.moc"
