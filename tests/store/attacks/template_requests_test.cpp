#include "tests/store/attacks/attack_range.h"
#include "tests/store/attacks/traces.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

const auto goodReason = u"'The two registers were joined by letter 12.'"_s;

/// What is requested.
struct Wish
{
    QString project = u"2"_s;
    QString type = u"6"_s;
    QString version = u"1"_s;
    QString text = u"J-{SEQ:4}"_s;
    QString scope = u"STORE"_s;
    QString collision =
        u"'{\"code\":\"COLLIDES\",\"sentence\":\"two\\\\u202Eone\",\"more\":\"than asked\"}'"_s;
    QString reason = goodReason;
};

QString request(const Wish &wish)
{
    return u"CALL {api}.request_template(%1, %2, %3, '%4', 'YEARLY', 'WIDEN', '%5', 'SKIP', NULL, %6, %7)"_s
        .arg(wish.project, wish.type, wish.version, wish.text, wish.scope, wish.collision, wish.reason);
}

} // namespace

/// A template whose numbers collide is worth what two persons say: one who may change it asks, another one
/// who is a Super Admin approves exactly that (3.11.7).
class TemplateRequestsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_range = std::make_unique<test::AttackRange>();
        QCOMPARE(run(u"pa.demo"_s, request({})), 0);
        m_request = value(u"SELECT MAX(id) FROM requests"_s);
    }

    void cleanupTestCase() { m_range.reset(); }

    void refusesAllOthers_data()
    {
        QTest::addColumn<QString>("login");
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QList<int>>("refusals");
        const auto row = [](const QString &login, const QString &statement, const QList<int> &refusals) {
            QTest::newRow(qPrintable(login + u": "_s + statement.left(90))) << login << statement << refusals;
        };
        const auto approve = u"CALL {api}.approve_request(%1, %2, '')"_s;
        const QString digest = value(test::newestDigest);
        for (const auto &login : {u"sa.one"_s, u"auditor.demo"_s, u"allocator.demo"_s}) {
            row(login, request({}), test::notAllowed);
            row(login, u"INSERT INTO {store}.requests (id) VALUES (99)"_s, test::noRight);
            row(login, u"UPDATE {store}.requests SET state = 'EXECUTED'"_s, test::noRight);
            row(login, u"INSERT INTO {store}.request_approvals (request_id) VALUES (1)"_s, test::noRight);
            row(login, u"DELETE FROM {store}.requests"_s, test::noRight);
            row(login, u"DO {api}.execute_template(1, 1)"_s, test::noRight);
            row(login, u"DO {api}.enter_approval(1, 1, 1, '')"_s, test::noRight);
        }
        for (const auto &login : {u"pa.demo"_s, u"auditor.demo"_s, u"allocator.demo"_s})
            row(login, approve.arg(m_request, digest), test::notAllowed);
        row(u"sa.one"_s, u"CALL {api}.withdraw_request(%1, '')"_s.arg(m_request), {31028});
        row(u"auditor.demo"_s, u"CALL {api}.withdraw_request(%1, '')"_s.arg(m_request), test::notAllowed);
        row(u"sa.one"_s, approve.arg(m_request, u"''"_s), {31013});
        row(u"sa.one"_s, approve.arg(m_request, u"NULL"_s), {31013});
        row(u"sa.one"_s, approve.arg(u"4711"_s, digest), {31012});
        row(u"sa.one"_s, approve.arg(u"NULL"_s, digest), {31012});
        row(u"pa.demo"_s, request({}), {31020});
        row(u"pa.demo"_s, request({.version = u"2"_s}), {31013});
        row(u"pa.demo"_s, request({.version = u"NULL"_s}), {31013});
        row(u"pa.demo"_s, request({.project = u"1"_s}), {31003});
        row(u"pa.demo"_s, request({.text = u"J"_s}), {31014});
        row(u"pa.demo"_s, request({.scope = u"WORLD"_s}), {31011});
        row(u"pa.demo"_s, request({.collision = u"NULL"_s}), {31011});
        row(u"pa.demo"_s, request({.collision = u"'[]'"_s}), {31011});
        row(u"pa.demo"_s, request({.collision = u"'{\"code\":'"_s}), {31011});
        row(u"pa.demo"_s, request({.collision = u"CONCAT('{\"x\":\"', REPEAT('x', 3000), '\"}')"_s}),
            {31011});
        row(u"pa.demo"_s, request({.reason = u"'nineteen characters'"_s}), {31010});
    }

    void refusesAllOthers()
    {
        QFETCH(QString, login);
        QFETCH(QString, statement);
        QFETCH(QList<int>, refusals);
        const QString failed = test::attack(*m_range, login, {statement}, refusals);
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
    }

    void nobodyApprovesHisOwn()
    {
        // A person has one account; the routine does not rely on it.
        change(u"ALTER TABLE users ADD KEY person_of (person_id), DROP KEY uq_user_person"_s);
        const QString before = personOf(u"sa.one"_s);
        change(u"UPDATE users SET person_id = %1 WHERE username = 'sa.one'"_s.arg(personOf(u"pa.demo"_s)));
        const QString failed = test::attack(*m_range, u"sa.one"_s, {approval()}, {31021});
        change(u"UPDATE users SET person_id = %1 WHERE username = 'sa.one'"_s.arg(before));
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
    }

    void whoHasLostTheProjectGetsNothing()
    {
        const auto projects =
            u"project_admins WHERE user_id = (SELECT id FROM users WHERE username = 'pa.demo')"_s;
        change(u"CREATE TABLE given_before AS SELECT * FROM "_s + projects);
        change(u"DELETE FROM "_s + projects);
        const QString failed = test::attack(*m_range, u"sa.one"_s, {approval()}, {31027});
        change(u"INSERT INTO project_admins SELECT * FROM given_before"_s);
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
    }

    void keepsNothingThatCannotBeSeen()
    {
        QCOMPARE(value(u"SELECT CONCAT_WS(' ', JSON_VALUE(facts, '$.collision.sentence'), JSON_LENGTH(facts, "
                       "'$.collision')) FROM requests WHERE id = "_s +
                       m_request),
                 u"two one 2"_s);
    }

    void notEvenTheAdministratorOfTheServerForgesOne()
    {
        for (const QString &forged :
             {u"UPDATE requests SET facts = JSON_SET(facts, '$.template', 'X-{SEQ:4}')"_s,
              u"UPDATE requests SET state = 'EXECUTED'"_s, u"DELETE FROM requests"_s,
              u"INSERT INTO request_approvals SELECT id, 3, 3, facts_digest, '', NOW() FROM requests"_s})
            QVERIFY2(!m_range->root().run(forged), qPrintable(forged));
    }

    /// Last, since it moves the version.
    void savesWhatWasApproved()
    {
        QCOMPARE(run(u"sa.one"_s, approval()), 0);
        QCOMPARE(
            value(u"SELECT CONCAT_WS(' ', history.version, history.agreed_request_id = %1, template_after, "
                  "username) FROM document_number_config_history AS history "
                  "JOIN users ON users.id = history.changed_by ORDER BY history.id DESC LIMIT 1"_s.arg(
                      m_request)),
            u"2 1 J-{SEQ:4} pa.demo"_s);
        QCOMPARE(value(u"SELECT GROUP_CONCAT(CONCAT(action, ' ', login) ORDER BY seq) FROM admin_log "
                       "WHERE action LIKE 'TEMPLATE%' AND outcome = 'DONE'"_s)
                     .section(u',', -4),
                 u"TEMPLATE_REQUESTED pa.demo,TEMPLATE_APPROVED sa.one,TEMPLATE_EXECUTED sa.one,"
                 "TEMPLATE_CHANGED sa.one"_s);
        const QString failed = test::attack(*m_range, u"sa.one"_s, {approval()}, {31024});
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
    }

private:
    int run(const QString &login, const QString &sql)
    {
        return m_range->enterAs(login)->run(m_range->named(sql));
    }
    QString approval()
    {
        return u"CALL {api}.approve_request(%1, %2, 'agreed')"_s.arg(m_request, value(test::newestDigest));
    }
    void change(const QString &sql) { QVERIFY(m_range->root().run(sql)); }
    QString value(const QString &sql) { return m_range->root().value(sql).toString(); }
    QString personOf(const QString &login)
    {
        return value(u"SELECT person_id FROM users WHERE username = '%1'"_s.arg(login));
    }

    std::unique_ptr<test::AttackRange> m_range;
    QString m_request;
};

QTEST_GUILESS_MAIN(TemplateRequestsTest)
#include "template_requests_test.moc"
