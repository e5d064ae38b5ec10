#include "core/store/people/accounts.h"
#include "core/store/people/glass.h"
#include "core/store/people/own_password.h"
#include "core/store/people/settings_gateway.h"
#include "core/store/schema/sign_in.h"
#include "core/store/session/denial.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::store;

namespace {

const auto reason = u"both Super Admins are away and the tender ends today"_s;

} // namespace

class GlassTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void leavesAnEntryAndOpensTheAccount();
    void keepsTheAccountFromDecidingUntilTwoHaveReviewed();
    void countsNobodyTwiceAndNotTheAccountItself();
    void letsNoTwoOpenedAccountsReviewEachOther();
    void isForNobodyButTheAdministrator();
    void refusesShortReasonsAndUnknownAccountsWithoutAnEntry();
    void neverForgets();
    void unlocksAnAccount();

private:
    std::unique_ptr<Connection> as(const QString &login) const
    {
        return test::PrivateStore::instance().connect(test::PrivateStore::asPerson(m_address, login));
    }
    int refusalOf(const Result<void> &result) const { return result ? 0 : result.error().serverCode; }
    /// 0 if the person may set the store.
    int settingAs(const QString &login) const
    {
        const auto person = as(login);
        return refusalOf(person->call(Routine("set_setting"), {u"reset_valid_hours"_s, u"48"_s, reason})
                             .map([](const Rows &) {}));
    }
    int entryCount() { return m_raw->value(u"SELECT COUNT(*) FROM glass_breaks"_s).toInt(); }

    Address m_address;
    std::unique_ptr<Connection> m_admin;
    std::unique_ptr<test::RawSession> m_raw;
};

void GlassTest::init()
{
    m_address = test::PrivateStore::instance().demoStore();
    m_admin = test::PrivateStore::instance().connect(m_address);
    m_raw = std::make_unique<test::RawSession>(m_address);
}

void GlassTest::leavesAnEntryAndOpensTheAccount()
{
    QVERIFY(deactivateAccount(*m_admin, u"sa.two"_s, u"has left"_s));
    const auto broken = breakGlass(*m_admin, u"sa.two"_s, GlassOpening::Activate, reason);
    QVERIFY2(broken, broken ? "" : qPrintable(broken.error().detail));
    QVERIFY(signIn(*as(u"sa.two"_s)));
    const GlassBreak entry = listGlassBreaks(*as(u"auditor.demo"_s))->first();
    QCOMPARE(entry.login, u"sa.two"_s);
    QCOMPARE(entry.openedBy, u"ACTIVATE"_s);
    QCOMPARE(entry.reason, reason);
    QCOMPARE(entry.brokenBy, m_address.user);
    QCOMPARE(entry.reviews, 0);
    QCOMPARE(
        m_raw->value(u"SELECT reason FROM admin_log WHERE action = 'GLASS_BROKEN' AND subject = 'sa.two'"_s)
            .toString(),
        reason);
}

void GlassTest::keepsTheAccountFromDecidingUntilTwoHaveReviewed()
{
    QVERIFY(breakGlass(*m_admin, u"sa.two"_s, GlassOpening::Unlock, reason));
    QCOMPARE(settingAs(u"sa.one"_s), 0);
    QCOMPARE(settingAs(u"sa.two"_s), denial::glassOpen);
    const qint64 id = listGlassBreaks(*m_admin)->first().id;
    QCOMPARE(refusalOf(reviewGlassBreak(*as(u"sa.one"_s), id, u"was agreed"_s)), 0);
    QCOMPARE(settingAs(u"sa.two"_s), denial::glassOpen);
    QCOMPARE(refusalOf(reviewGlassBreak(*as(u"auditor.demo"_s), id, u"was agreed"_s)), 0);
    QVERIFY(listGlassBreaks(*m_admin)->first().isReviewed());
    QCOMPARE(settingAs(u"sa.two"_s), 0);
}

void GlassTest::countsNobodyTwiceAndNotTheAccountItself()
{
    QVERIFY(breakGlass(*m_admin, u"sa.two"_s, GlassOpening::Unlock, reason));
    const qint64 id = listGlassBreaks(*m_admin)->first().id;
    QCOMPARE(refusalOf(reviewGlassBreak(*as(u"sa.two"_s), id, u"that was me"_s)), denial::ownGlass);
    QCOMPARE(refusalOf(reviewGlassBreak(*as(u"sa.one"_s), id, u"was agreed"_s)), 0);
    QCOMPARE(refusalOf(reviewGlassBreak(*as(u"sa.one"_s), id, u"was agreed"_s)), denial::reviewedAlready);
    QVERIFY(refusalOf(reviewGlassBreak(*as(u"pa.demo"_s), id, u"was agreed"_s)) != 0);
    QCOMPARE(refusalOf(reviewGlassBreak(*as(u"auditor.demo"_s), id, u"\u00a0\u00a0\u00a0\u00a0\u00a0"_s)),
             denial::badReason);
    QCOMPARE(refusalOf(reviewGlassBreak(*as(u"auditor.demo"_s), id + 1, u"was agreed"_s)),
             denial::unknownItem);
    QCOMPARE(listGlassBreaks(*m_admin)->first().reviews, 1);
}

void GlassTest::letsNoTwoOpenedAccountsReviewEachOther()
{
    QVERIFY(breakGlass(*m_admin, u"sa.one"_s, GlassOpening::Unlock, reason));
    QVERIFY(breakGlass(*m_admin, u"sa.two"_s, GlassOpening::Unlock, reason));
    const QList<GlassBreak> entries = listGlassBreaks(*m_admin).value();
    for (const GlassBreak &entry : entries) {
        const QString other = entry.login == "sa.one"_L1 ? u"sa.two"_s : u"sa.one"_s;
        QCOMPARE(refusalOf(reviewGlassBreak(*as(other), entry.id, u"was agreed"_s)), denial::glassOpen);
    }
}

void GlassTest::isForNobodyButTheAdministrator()
{
    QCOMPARE(refusalOf(breakGlass(*as(u"sa.one"_s), u"sa.two"_s, GlassOpening::Unlock, reason)),
             denial::notAnAdministrator);
    QCOMPARE(entryCount(), 0);
}

void GlassTest::refusesShortReasonsAndUnknownAccountsWithoutAnEntry()
{
    QCOMPARE(refusalOf(breakGlass(*m_admin, u"sa.two"_s, GlassOpening::Unlock, u"because"_s)),
             denial::badReason);
    QCOMPARE(refusalOf(breakGlass(*m_admin, u"nobody"_s, GlassOpening::Unlock, reason)),
             denial::unknownLogin);
    QCOMPARE(refusalOf(breakGlass(*m_admin, u"sa.two"_s, GlassOpening::NewPassword, reason, u"short"_s)),
             denial::weakPassword);
    QCOMPARE(entryCount(), 0);
}

void GlassTest::neverForgets()
{
    QVERIFY(breakGlass(*m_admin, u"sa.two"_s, GlassOpening::Unlock, reason));
    QVERIFY(!m_raw->run(u"DELETE FROM glass_breaks"_s));
    QVERIFY(!m_raw->run(u"UPDATE glass_breaks SET person_id = 0"_s));
    QVERIFY(!m_raw->run(u"INSERT INTO glass_reviews VALUES (1, 2, 2, 'forged by root', NOW(6))"_s));
    QCOMPARE(entryCount(), 1);
}

void GlassTest::unlocksAnAccount()
{
    QVERIFY(m_raw->run(u"ALTER USER `sa.two`@localhost ACCOUNT LOCK"_s));
    QVERIFY(breakGlass(*m_admin, u"sa.two"_s, GlassOpening::Unlock, reason));
    QVERIFY(signIn(*as(u"sa.two"_s)));
}

QTEST_GUILESS_MAIN(GlassTest)
#include "glass_test.moc"
