#include "tests/store/attacks/drawing_calls.h"
#include "tests/store/attacks/traces.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

const auto reason = u"'The first numbers were drawn for a rehearsal.'"_s;

} // namespace

/// A caller who ends a routine half-way, and one who holds what he can: neither commits a half nor stops
/// others.
class MomentsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_range = std::make_unique<test::AttackRange>(); }

    void cleanupTestCase()
    {
        qInfo("refused: %s", qPrintable(m_range->refusedPerLogin()));
        m_range.reset();
    }

    void approvesWhollyOrNotAtAll_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<double>("first");
        QTest::addColumn<double>("factor");
        QTest::newRow("time") << u"max_statement_time"_s << 0.0001 << 1.3;
        QTest::newRow("memory") << u"max_session_mem_used"_s << 8192.0 << 1.1;
    }

    void approvesWhollyOrNotAtAll()
    {
        QFETCH(QString, setting);
        QFETCH(double, first);
        QFETCH(double, factor);
        double value = first;
        for (int attempt = 0; attempt < 60; ++attempt, value *= factor) {
            openRequest();
            const auto intruder = m_range->enterAs(u"sa.two"_s);
            const QString shown = QString::number(value, 'f', setting == "max_statement_time"_L1 ? 6 : 0);
            QCOMPARE(intruder->run(u"SET SESSION %1 = %2"_s.arg(setting, shown)), 0);
            const int code =
                intruder->run(m_range->named(u"CALL {api}.approve_request(%1, %2, 'agreed')"_s.arg(
                    newestRequest(), ask(test::newestDigest))));
            intruder->run(u"COMMIT"_s);
            const bool executed =
                ask(u"SELECT state FROM requests ORDER BY id DESC LIMIT 1"_s) == "EXECUTED"_L1;
            const QString text = u"%1 = %2: %3"_s.arg(setting, shown).arg(code);
            QVERIFY2(executed == (approvals() == 1), qPrintable(text));
            QVERIFY2(executed == (counter(u"last_number"_s) == m_wanted), qPrintable(text));
            QVERIFY2(executed == (code == 0), qPrintable(text));
            if (!executed)
                m_range->countRefusal(u"sa.two"_s);
        }
    }

    void stopsNobody_data()
    {
        QTest::addColumn<QString>("login");
        QTest::addColumn<QStringList>("statements");
        const QList<std::pair<const char *, QStringList>> ways{
            {"serializable reading",
             {u"SET SESSION TRANSACTION ISOLATION LEVEL SERIALIZABLE"_s, u"START TRANSACTION"_s,
              u"CALL {api}.counter_list_counters(0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 500)"_s}},
            {"serializable once",
             {u"SET TRANSACTION ISOLATION LEVEL SERIALIZABLE"_s,
              u"CALL {api}.counter_list_counters(0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 500)"_s}},
            {"chained serializable",
             {u"SET completion_type = 1"_s, u"SET TRANSACTION ISOLATION LEVEL SERIALIZABLE"_s,
              u"START TRANSACTION"_s, u"CALL {api}.people_list_people()"_s, u"CALL {api}.sign_in()"_s}},
            {"open transaction",
             {u"SET autocommit = 0"_s, u"CALL {api}.people_list_people()"_s, u"CALL {api}.sign_in()"_s}},
            {"locking the sandbox",
             {u"START TRANSACTION"_s, u"SELECT * FROM {sandbox}.document_number_counters FOR UPDATE"_s,
              u"SELECT * FROM {sandbox}.users FOR UPDATE"_s,
              u"UPDATE {sandbox}.admin_log_head SET seq = seq + 1"_s}},
            {"opening the sandbox",
             {u"HANDLER {sandbox}.users OPEN"_s, u"HANDLER {sandbox}.users READ FIRST"_s}},
            {"named locks",
             {u"SELECT GET_LOCK('{store}', 1), GET_LOCK('lekthi', 1), GET_LOCK('{store}.document_number_counters', 1)"_s}},
            {"a prepared distributed transaction",
             {u"XA START 'x'"_s, u"UPDATE {sandbox}.users SET display_name = 'x'"_s,
              u"CALL {api}.sign_in()"_s}},
        };
        for (const char *login : {"auditor.demo", "pa.demo"}) {
            for (const auto &[name, statements] : ways)
                QTest::newRow(qPrintable(QLatin1StringView(login) + " "_L1 + QLatin1StringView(name)))
                    << QString::fromLatin1(login) << statements;
        }
    }

    /// Drawing and deciding go on while a person holds all that he can get hold of.
    void stopsNobody()
    {
        QFETCH(QString, login);
        QFETCH(QStringList, statements);
        const auto holder = m_range->enterAs(login);
        for (const QString &statement : statements)
            holder->run(m_range->named(statement));
        const auto allocator = m_range->enterAs(u"allocator.demo"_s);
        QCOMPARE(allocator->run(u"SET innodb_lock_wait_timeout = 0, lock_wait_timeout = 0"_s), 0);
        QCOMPARE(allocator->run(m_range->named(test::nextOf(m_range->root(), 1).sql())), 0);
        const auto admin = m_range->enterAs(u"sa.one"_s);
        QCOMPARE(admin->run(u"SET innodb_lock_wait_timeout = 0, lock_wait_timeout = 0"_s), 0);
        QCOMPARE(
            admin->run(m_range->named(u"CALL {api}.set_setting('approvals_needed', '1', %1)"_s.arg(reason))),
            0);
        m_range->countRefusal(login);
    }

    /// In a routine a session shows the owner of the store, of whom nobody is said to be.
    void killsNobody()
    {
        openRequest();
        test::RawSession holder(m_range->address());
        QVERIFY(holder.run(u"START TRANSACTION"_s));
        holder.value(u"SELECT seq FROM admin_log_head FOR UPDATE"_s);
        const auto victim = m_range->enterAs(u"sa.two"_s);
        const QString id = victim->value(u"SELECT CONNECTION_ID()"_s);
        for (const char *login : {"auditor.demo", "pa.demo", "sa.one", "allocator.demo"}) {
            const auto intruder = m_range->enterAs(QLatin1StringView(login));
            for (const char *way : {"KILL QUERY %1", "KILL HARD CONNECTION %1", "KILL SOFT QUERY %1"})
                QCOMPARE(intruder->run(QString::fromLatin1(way).arg(id)), 1095);
            intruder->run(u"KILL USER 'lekthi_owner'@'localhost'"_s);
            intruder->run(u"KILL QUERY USER 'sa.two'"_s);
            m_range->countRefusal(QLatin1StringView(login));
        }
        QVERIFY(holder.run(u"ROLLBACK"_s));
        QCOMPARE(victim->run(m_range->named(u"CALL {api}.approve_request(%1, %2, 'agreed')"_s.arg(
                     newestRequest(), ask(test::newestDigest)))),
                 0);
    }

private:
    QString ask(const QString &sql) { return m_range->root().value(sql).toString(); }
    QString counter(const QString &column)
    {
        return ask(u"SELECT %1 FROM document_number_counters WHERE id = 2"_s.arg(column));
    }
    QString newestRequest() { return ask(u"SELECT MAX(id) FROM requests"_s); }
    int approvals()
    {
        return ask(u"SELECT COUNT(*) FROM request_approvals WHERE request_id = %1"_s.arg(newestRequest()))
            .toInt();
    }

    void openRequest()
    {
        if (ask(u"SELECT COUNT(*) FROM requests WHERE state = 'PENDING'"_s) != "0"_L1)
            return;
        m_wanted = counter(u"last_number"_s) == "10"_L1 ? u"11"_s : u"10"_s;
        const auto session = m_range->enterAs(u"sa.one"_s);
        QCOMPARE(session->run(m_range->named(u"CALL {api}.request_reset(2, %1, '%2', 'SKIP', %3)"_s.arg(
                     counter(u"version"_s), m_wanted, reason))),
                 0);
    }

    std::unique_ptr<test::AttackRange> m_range;
    QString m_wanted;
};

QTEST_GUILESS_MAIN(MomentsTest)
#include "moments_test.moc"
