#include "tests/store/attacks/attack_range.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

const auto goodReason = u"'The two registers were joined by letter 12.'"_s;
constexpr int ownConfirmation = 31008;
constexpr int otherConfirmation = 31009;

/// What is confirmed or saved.
struct Wish
{
    QString project = u"2"_s;
    QString type = u"6"_s;
    QString version = u"1"_s;
    QString text = u"J-{SEQ:4}"_s;
    QString period = u"YEARLY"_s;
    QString overflow = u"WIDEN"_s;
    QString scope = u"STORE"_s;

    QString facts() const
    {
        return u"%1, %2, %3, '%4', '%5', '%6', '%7'"_s.arg(project, type, version, text, period, overflow,
                                                           scope);
    }
};

QString confirm(const Wish &wish, const QString &reason = goodReason)
{
    return u"CALL {api}.confirm_template(%1, %2)"_s.arg(wish.facts(), reason);
}

QString save(const Wish &wish, const QString &confirmation)
{
    return u"CALL {api}.set_template(%1, 'SKIP', NULL, %2, %3)"_s.arg(wish.facts(), goodReason, confirmation);
}

} // namespace

/// A confirmation is worth what it says: another person's word for exactly one change (3.11.7).
class ConfirmationsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_range = std::make_unique<test::AttackRange>();
        QVERIFY(m_range->root().run(
            u"INSERT IGNORE INTO project_admins (user_id, project_id) SELECT id, 1 FROM users WHERE "
            "username = 'pa.demo'"_s));
        QCOMPARE(run(u"sa.one"_s, confirm({})), 0);
        m_confirmation = newest();
    }

    void cleanupTestCase() { m_range.reset(); }

    void onlySuperAdminsConfirm_data()
    {
        QTest::addColumn<QString>("login");
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QList<int>>("refusals");
        const auto row = [](const QString &login, const QString &statement, const QList<int> &refusals) {
            QTest::newRow(qPrintable(login + u": "_s + statement.left(60))) << login << statement << refusals;
        };
        for (const auto &login : {u"pa.demo"_s, u"auditor.demo"_s, u"allocator.demo"_s}) {
            row(login, confirm({}), test::notAllowed);
            row(login, u"CALL {api}.require_confirmation(1, 1, 1, 1, 1, '', '', '', '')"_s, test::noRight);
            row(login, u"INSERT INTO {store}.template_confirmations (id) VALUES (99)"_s, test::noRight);
        }
        row(u"sa.one"_s, u"INSERT INTO {store}.template_confirmations (id) VALUES (99)"_s, test::noRight);
        row(u"sa.one"_s, u"UPDATE {store}.template_confirmations SET version = 2"_s, test::noRight);
        row(u"sa.one"_s, u"DELETE FROM {store}.template_confirmations"_s, test::noRight);
        row(u"sa.one"_s, save({}, u"1"_s), test::notAllowed);
        row(u"sa.one"_s, confirm({}, u"'nineteen characters'"_s), {31010});
        row(u"sa.one"_s, confirm({.version = u"2"_s}), {31013});
        row(u"sa.one"_s, confirm({.version = u"NULL"_s}), {31013});
        row(u"sa.one"_s, confirm({.project = u"4711"_s, .version = u"0"_s}), {31012});
        row(u"sa.one"_s, confirm({.text = u"J"_s}), {31014});
        row(u"sa.one"_s, confirm({.scope = u"WORLD"_s}), {31011});
    }

    void onlySuperAdminsConfirm()
    {
        QFETCH(QString, login);
        QFETCH(QString, statement);
        QFETCH(QList<int>, refusals);
        const QString failed = test::attack(*m_range, login, {statement}, refusals);
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
    }

    void servesNothingElse_data()
    {
        QTest::addColumn<QString>("statement");
        const auto row = [this](const char *name, const Wish &wish) {
            QTest::newRow(name) << save(wish, m_confirmation);
        };
        row("other text", {.text = u"K-{SEQ:4}"_s});
        row("other case", {.text = u"j-{SEQ:4}"_s});
        row("other type", {.type = u"3"_s, .text = u"J-{SEQ:4}{SUB_TYPE}"_s});
        row("the default", {.type = u"NULL"_s});
        row("other project", {.project = u"1"_s});
        row("other period", {.period = u"NEVER"_s});
        row("other digits", {.overflow = u"REFUSE"_s});
        row("other scope", {.scope = u"TYPE"_s});
        QTest::newRow("unknown confirmation") << save({}, u"4711"_s);
    }

    void servesNothingElse()
    {
        QFETCH(QString, statement);
        const QString failed = test::attack(*m_range, u"pa.demo"_s, {statement}, {otherConfirmation});
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
    }

    void nobodyConfirmsHimself()
    {
        // A person has one account; the routine does not rely on it.
        change(u"ALTER TABLE users ADD KEY person_of (person_id), DROP KEY uq_user_person"_s);
        const QString before = personOf(u"pa.demo"_s);
        change(u"UPDATE users SET person_id = %1 WHERE username = 'pa.demo'"_s.arg(personOf(u"sa.one"_s)));
        const QString failed =
            test::attack(*m_range, u"pa.demo"_s, {save({}, m_confirmation)}, {ownConfirmation});
        change(u"UPDATE users SET person_id = %1 WHERE username = 'pa.demo'"_s.arg(before));
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
    }

    void whoHasLeftConfirmsNothing()
    {
        change(u"UPDATE users SET is_active = FALSE WHERE username = 'sa.one'"_s);
        const QString failed =
            test::attack(*m_range, u"pa.demo"_s, {save({}, m_confirmation)}, {otherConfirmation});
        change(u"UPDATE users SET is_active = TRUE WHERE username = 'sa.one'"_s);
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
    }

    void notEvenTheAdministratorOfTheServerWritesOne()
    {
        const QString sql =
            u"INSERT INTO {store}.template_confirmations (project_id, correspondence_type_id, template, "
            "period, overflow_policy, uniqueness_scope, follows_version, person_id, user_id, reason, "
            "confirmed_at) SELECT 2, 6, 'x', 'YEARLY', 'WIDEN', 'STORE', 1, person_id, id, 'x', NOW() "
            "FROM {store}.users WHERE username = 'sa.one'"_s;
        QVERIFY(!m_range->root().run(m_range->named(sql)));
        QVERIFY(!m_range->root().run(u"UPDATE template_confirmations SET reason = 'x'"_s));
        QVERIFY(!m_range->root().run(u"DELETE FROM template_confirmations"_s));
        QCOMPARE(newest(), m_confirmation);
    }

    /// Last, since it moves the version.
    void servesOnceAndIsKept()
    {
        QCOMPARE(run(u"pa.demo"_s, save({}, m_confirmation)), 0);
        QCOMPARE(
            value(u"SELECT CONCAT_WS(' ', history.version, history.confirmation_id = %1, confirmed.reason "
                  "LIKE 'The two registers%') FROM document_number_config_history AS history "
                  "JOIN template_confirmations AS confirmed ON confirmed.id = history.confirmation_id"_s.arg(
                      m_confirmation)),
            u"2 1 1"_s);
        QCOMPARE(value(u"SELECT CONCAT_WS(' ', action, login) FROM admin_log WHERE action LIKE 'TEMPLATE%' "
                       "AND outcome = 'DONE' ORDER BY seq LIMIT 1 OFFSET %1"_s.arg(
                           value(u"SELECT COUNT(*) - 2 FROM admin_log WHERE action LIKE 'TEMPLATE%' "
                                 "AND outcome = 'DONE'"_s))),
                 u"TEMPLATE_CONFIRMED sa.one"_s);
        const QString failed = test::attack(*m_range, u"pa.demo"_s,
                                            {save({.version = u"2"_s}, m_confirmation)}, {otherConfirmation});
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
        QCOMPARE(run(u"pa.demo"_s, save({.version = u"2"_s, .scope = u"TYPE"_s}, u"NULL"_s)), 0);
        QCOMPARE(value(u"SELECT COUNT(*) FROM document_number_configs WHERE confirmation_id IS NOT NULL"_s),
                 u"0"_s);
    }

private:
    int run(const QString &login, const QString &sql)
    {
        return m_range->enterAs(login)->run(m_range->named(sql));
    }
    void change(const QString &sql) { QVERIFY(m_range->root().run(sql)); }
    QString value(const QString &sql) { return m_range->root().value(sql).toString(); }
    QString newest() { return value(u"SELECT MAX(id) FROM template_confirmations"_s); }
    QString personOf(const QString &login)
    {
        return value(u"SELECT person_id FROM users WHERE username = '%1'"_s.arg(login));
    }

    std::unique_ptr<test::AttackRange> m_range;
    QString m_confirmation;
};

QTEST_GUILESS_MAIN(ConfirmationsTest)
#include "confirmations_test.moc"
