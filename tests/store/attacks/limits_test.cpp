#include "tests/store/attacks/attack_range.h"

#include "core/store/people/accounts.h"
#include "core/store/people/own_password.h"
#include "core/store/people/people.h"
#include "core/store/schema/gate.h"
#include "core/store/schema/sign_in.h"
#include "tests/support/private_store.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

constexpr int wrongRole = 31002;
constexpr int notOfProject = 31003;
constexpr int tooMuch = 31004;
constexpr int malformed = 31078;
const auto goodPassword = u"a rather long one"_s;
const auto otherPassword = u"of the administrator"_s;

} // namespace

/// What is right once, in one's own project, or by oneself, and wrong otherwise (3.11.14.2, 3.11.14.3).
class LimitsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_range = std::make_unique<test::AttackRange>(); }
    void cleanupTestCase()
    {
        qInfo("refused: %s", qPrintable(m_range->refusedPerLogin()));
        m_range.reset();
    }

    void resolvesErrorsOfOwnProjects_data()
    {
        QTest::addColumn<QString>("login");
        QTest::addColumn<QString>("context");
        QTest::addColumn<int>("answer");
        const auto row = [](const char *name, const QString &login, const QString &context, int answer) {
            QTest::newRow(name) << login << context << answer;
        };
        row("own project", u"pa.demo"_s, u"{\"projectId\":2}"_s, 0);
        row("own counter", u"pa.demo"_s, u"{\"counterKey\":{\"projectId\":2}}"_s, 0);
        row("no project", u"pa.demo"_s, u"{\"count\":1}"_s, 0);
        row("other project", u"pa.demo"_s, u"{\"projectId\":1}"_s, notOfProject);
        row("other counter", u"pa.demo"_s, u"{\"counterKey\":{\"projectId\":3}}"_s, notOfProject);
        row("project that is not there", u"pa.demo"_s, u"{\"projectId\":4711}"_s, notOfProject);
        row("project that is none", u"pa.demo"_s, u"{\"projectId\":\"x\"}"_s, notOfProject);
        row("any project of a Super Admin", u"sa.one"_s, u"{\"projectId\":1}"_s, 0);
    }

    void resolvesErrorsOfOwnProjects()
    {
        QFETCH(QString, login);
        QFETCH(QString, context);
        QFETCH(int, answer);
        const QString reference = u"ERR-20260101-0000-%1"_s.arg(++m_errors, 4, 10, QLatin1Char('A'));
        QVERIFY(m_range->root().run(
            u"INSERT INTO document_number_errors (reference, error_type, context_data, created_at) "
            "VALUES ('%1', 'DB_ERROR', '%2', NOW())"_s.arg(reference, context)));
        const QString call = u"CALL {api}.resolve_error('%1', 'looked into it')"_s.arg(reference);
        if (answer != 0) {
            const QString failed = test::attack(*m_range, login, {call}, {answer});
            QVERIFY2(failed.isEmpty(), qPrintable(failed));
        } else {
            QCOMPARE(m_range->enterAs(login)->run(m_range->named(call)), 0);
        }
    }

    /// The log is kept for ever.
    void doesNotFillTheLog()
    {
        QVERIFY(
            m_range->root().run(u"UPDATE store_settings SET value = 5 WHERE name = 'sign_ins_per_minute'"_s));
        const auto intruder = m_range->enterAs(u"auditor.demo"_s);
        const QString call = m_range->named(u"CALL {api}.sign_in()"_s);
        const auto entries = [&] {
            return m_range->root()
                .value(u"SELECT COUNT(*) FROM admin_log WHERE login = 'auditor.demo'"_s)
                .toInt();
        };
        for (int time = 0; time < 5; ++time)
            QCOMPARE(intruder->run(call), 0);
        const int before = entries();
        for (int time = 0; time < 20; ++time)
            QCOMPARE(intruder->run(call), tooMuch);
        QCOMPARE(entries(), before + 1);
        const auto seen = store::signIn(
            *test::PrivateStore::instance().connect(store::Address(asPerson(u"auditor.demo"_s))));
        QVERIFY(!seen);
        QCOMPARE(seen.error().kind, store::ErrorKind::Busy);
        const int wait = seen.error().subject.toInt();
        QVERIFY2(wait >= 1 && wait <= 60, qPrintable(seen.error().subject));
        QVERIFY(store::describe(seen.error()).contains(seen.error().subject));
        QCOMPARE(m_range->enterAs(u"sa.two"_s)->run(call), 0);
        // What was open goes on.
        QCOMPARE(intruder->run(m_range->named(u"CALL {api}.people_list_people()"_s)), 0);
        m_range->countRefusal(u"auditor.demo"_s);
        QVERIFY(m_range->root().run(
            u"UPDATE store_settings SET value = 100000 WHERE name = 'sign_ins_per_minute'"_s));
    }

    void isNotNotedWithoutEnd()
    {
        constexpr int most = 5;
        test::RawSession &root = m_range->root();
        const auto intruder = m_range->enterAs(u"sa.two"_s);
        QVERIFY(root.run(u"UPDATE users SET role = 'AUDITOR' WHERE username = 'sa.two'"_s));
        QVERIFY(root.run(
            u"UPDATE store_settings SET value = %1 WHERE name = 'person_writes_per_minute'"_s.arg(most)));
        const qint64 before = lastEntry();
        QSet<int> answers;
        for (int time = 0; time < 4 * most; ++time)
            answers.insert(intruder->run(m_range->named(
                u"CALL {api}.set_setting('approvals_needed', '2', 'a reason that is long enough')"_s)));
        QVERIFY(root.run(u"UPDATE users SET role = 'SUPER_ADMIN' WHERE username = 'sa.two'"_s));
        QVERIFY(
            root.run(u"UPDATE store_settings SET value = 100000 WHERE name = 'person_writes_per_minute'"_s));
        QCOMPARE(answers, QSet<int>{wrongRole});
        QCOMPARE(refusalsOf(u"sa.two"_s, before).all, 4 * most);
        QCOMPARE(refusalsOf(u"sa.two"_s, before).rows, most);
        m_range->countRefusal(u"sa.two"_s);
    }

    /// Nobody's refusals fill the log, or keep others from what they may do.
    void refusalsOfOneAccountAreItsOwn()
    {
        constexpr int most = 10;
        test::RawSession &root = m_range->root();
        for (const char *name : {"person_writes_per_minute", "address_writes_per_minute"})
            QVERIFY(root.run(u"UPDATE store_settings SET value = %1 WHERE name = '%2'"_s.arg(most).arg(
                QLatin1StringView(name))));
        const QString login = u"allocator.demo"_s;
        const auto intruder = m_range->enterAs(login);
        const qint64 before = lastEntry();
        const QString draw =
            m_range->named(u"CALL {api}.draw(1, 0, 0, 0, 0, 0, 'NONE', REPEAT('x', 15000001), NULL)"_s);
        for (int time = 0; time < 6 * most; ++time)
            QCOMPARE(intruder->run(draw), malformed);
        QCOMPARE(refusalsOf(login, before).all, 6 * most);
        QCOMPARE(refusalsOf(login, before).rows, most);
        const auto admin = m_range->enterAs(u"sa.one"_s);
        QCOMPARE(admin->run(m_range->named(u"CALL {api}.sign_in()"_s)), 0);
        QCOMPARE(admin->run(m_range->named(
                     u"CALL {api}.set_setting('approvals_needed', '1', 'a reason that is long enough')"_s)),
                 0);

        // The sum becomes a row as soon as there is another refusal behind the minute.
        const int summed = sumOf(login);
        QVERIFY(summed > 0);
        QVERIFY(root.run(u"UPDATE denial_sums SET minute_of = minute_of - 1"_s));
        QCOMPARE(intruder->run(draw), malformed);
        QCOMPARE(
            root.value(
                    u"SELECT CONCAT(login, ' ', action, ' ', outcome, ' ', details) FROM admin_log ORDER BY seq DESC LIMIT 1"_s)
                .toString(),
            u"allocator.demo NUMBER_DRAWN DENIED {\"code\": %1, \"times\": %2}"_s.arg(malformed).arg(summed));
        QVERIFY(root.run(u"UPDATE store_settings SET value = 100000 WHERE name LIKE '%writes_per_minute'"_s));
        m_range->countRefusal(login);
    }

    /// A decision is the other person's word: nothing else that either of them does may keep it from being
    /// said.
    void decidesWhateverElseWasDone()
    {
        test::RawSession &root = m_range->root();
        const auto requester = m_range->enterAs(u"sa.one"_s);
        QCOMPARE(
            requester->run(m_range->named(
                u"CALL {api}.request_reset(1, %1, '2000', 'SKIP', 'A reason that is long enough to be taken')"_s
                    .arg(root.value(u"SELECT version FROM document_number_counters WHERE id = 1"_s)
                             .toString()))),
            0);
        const QString request = root.value(u"SELECT MAX(id) FROM requests"_s).toString();
        QVERIFY(root.run(u"UPDATE store_settings SET value = 2 WHERE name = 'person_writes_per_minute'"_s));
        const auto decider = m_range->enterAs(u"sa.two"_s);
        const QString change = m_range->named(
            u"CALL {api}.set_setting('approvals_needed', '1', 'a reason that is long enough')"_s);
        int code = 0;
        for (int time = 0; time < 3 && code == 0; ++time)
            code = decider->run(change);
        QCOMPARE(code, tooMuch);
        QCOMPARE(decider->run(m_range->named(
                     u"CALL {api}.reject_request(%1, 'a reason that is long enough')"_s.arg(request))),
                 0);
        QVERIFY(root.run(u"UPDATE store_settings SET value = 100000 WHERE name LIKE '%writes_per_minute'"_s));
        m_range->countRefusal(u"sa.two"_s);
    }

    /// Whoever sets the password of a Super Admin could approve what he requests.
    void tellsOfPasswordsThatWereSetPastLekthi_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("newPassword");
        QTest::newRow("by SET PASSWORD")
            << u"SET PASSWORD FOR `%1`@localhost = PASSWORD('%2')"_s << otherPassword;
        QTest::newRow("by ALTER USER")
            << u"ALTER USER `%1`@localhost IDENTIFIED VIA ed25519 USING PASSWORD('%2')"_s << otherPassword;
        QTest::newRow("other way in")
            << u"ALTER USER `%1`@localhost IDENTIFIED VIA ed25519 USING PASSWORD('%2') OR unix_socket"_s
            << goodPassword;
    }

    void tellsOfPasswordsThatWereSetPastLekthi()
    {
        QFETCH(QString, change);
        QFETCH(QString, newPassword);
        const auto admin = test::PrivateStore::instance().connect(m_range->address());
        const QString login = u"limits.%1"_s.arg(++m_accounts);
        QVERIFY(store::addAccount(*admin, {{login}, store::Role::SuperAdmin, {}, {}, {}},
                                  u"for the first time"_s));
        QVERIFY(!isTold(login));
        store::Address address = asPerson(login);
        address.password = u"for the first time"_s;
        QVERIFY(store::changeOwnPassword(address, goodPassword));
        QVERIFY(!isTold(login));
        QCOMPARE(
            m_range->root()
                .value(u"SELECT COUNT(*) FROM admin_log WHERE action = 'PASSWORD_CHANGED' AND login = '%1'"_s
                           .arg(login))
                .toInt(),
            1);
        QVERIFY(m_range->root().run(change.arg(login, newPassword)));
        QVERIFY(isTold(login));
        QVERIFY(store::setPassword(*admin, login, u"another long one"_s));
        QVERIFY(!isTold(login));
        QVERIFY(store::deactivateAccount(*admin, login, u"was for a test only"_s));
        QVERIFY(store::activateAccount(*admin, login, u"was for a test only"_s));
        QVERIFY(store::changeRole(*admin, login, store::Role::Auditor, {}, u"was for a test only"_s));
        QVERIFY(!isTold(login));
        m_range->countRefusal(u"administrator"_s);
    }

    void tellsOfAccountsThatWereMadePastLekthi()
    {
        QVERIFY(m_range->root().run(
            u"CREATE USER `limits.foreign`@localhost IDENTIFIED VIA ed25519 USING PASSWORD('x')"_s));
        QVERIFY(m_range->root().run(u"INSERT INTO users (username, display_name, role) VALUES "
                                    "('limits.foreign', 'x', 'SUPER_ADMIN')"_s));
        QVERIFY(isTold(u"limits.foreign"_s));
        m_range->countRefusal(u"administrator"_s);
    }

private:
    struct Refusals
    {
        int all = 0;
        int rows = 0; ///< of their own
    };

    /// What the store knows of the refusals of @p login behind @p entry. A minute may end at any time: what
    /// was summed so far is a row from then on.
    Refusals refusalsOf(const QString &login, qint64 entry)
    {
        const QString counted =
            u"SELECT COALESCE(SUM(%1), 0) FROM admin_log WHERE login = '%2' AND outcome = 'DENIED' AND seq > %3"_s;
        const auto found = [&](const QString &what) {
            return m_range->root().value(counted.arg(what, login).arg(entry)).toInt();
        };
        return {.all = found(u"COALESCE(JSON_VALUE(details, '$.times'), 1)"_s) + sumOf(login),
                .rows = found(u"JSON_VALUE(details, '$.times') IS NULL"_s)};
    }

    qint64 lastEntry() { return m_range->root().value(u"SELECT MAX(seq) FROM admin_log"_s).toLongLong(); }

    int sumOf(const QString &login)
    {
        return m_range->root()
            .value(u"SELECT refused FROM denial_sums WHERE login = '%1'"_s.arg(login))
            .toInt();
    }

    store::Address asPerson(const QString &login) const
    {
        return test::PrivateStore::asPerson(m_range->address(), login);
    }

    /// Alike to an administrator and to an auditor.
    bool isTold(const QString &login) const
    {
        QList<bool> told;
        for (const store::Address &address : {m_range->address(), asPerson(u"sa.one"_s)}) {
            const auto findings = store::inspectStore(*test::PrivateStore::instance().connect(address));
            told.append(findings && std::any_of(findings->begin(), findings->end(), [&](const auto &finding) {
                            return finding.name == "accounts"_L1 && finding.message.contains(login) &&
                                   finding.message.contains("user password"_L1);
                        }));
        }
        if (told.first() != told.last())
            qFatal("a person sees the accounts otherwise than an administrator");
        return told.first();
    }

    std::unique_ptr<test::AttackRange> m_range;
    int m_errors = 0;
    int m_accounts = 0;
};

QTEST_GUILESS_MAIN(LimitsTest)
#include "limits_test.moc"
