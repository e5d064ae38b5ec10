#include "core/store/reference/reference_data.h"
#include "core/store/session/script.h"
#include "core/store/session/transaction.h"
#include "tests/store/connected_test.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::AllDone;
using store::ErrorKind;
using store::Script;
using store::Transaction;

namespace {

constexpr store::Statement insertProject("demo/insert_project");
constexpr store::Statement insertTransition("demo/insert_alert_transition");
constexpr store::Statement listProjects("reference/list_projects");
constexpr store::Statement countProjects("demo/count_projects");

QVariantList project(int id, const QString &code)
{
    return {id, code, u"a"_s, u"b"_s, true};
}

} // namespace

class ScriptTest : public test::ConnectedTest
{
    Q_OBJECT

private slots:
    void tellsWhatEachStatementDid()
    {
        Script script;
        script.add(insertProject, project(10, u"one"_s));
        script.add(listProjects);
        script.addRows(insertProject, {project(11, u"two"_s), project(12, u"three"_s)});
        const auto done = m_connection->run(script);
        QVERIFY2(done, done ? "" : qPrintable(done.error().detail));
        QCOMPARE(done->size(), 3);
        QCOMPARE(done->at(0).changed, 1);
        QVERIFY(std::any_of(done->at(1).rows.begin(), done->at(1).rows.end(),
                            [](const store::Row &row) { return row.text("code"_L1) == u"one"; }));
        QCOMPARE(done->at(2).changed, 2);
        QVERIFY(done->at(2).rows.isEmpty());
        QCOMPARE(m_raw->column(u"SELECT project_code FROM projects WHERE id BETWEEN 10 AND 12 ORDER BY id"_s),
                 QStringList({u"one"_s, u"two"_s, u"three"_s}));
    }

    void runsNothing()
    {
        Script script;
        script.addRows(insertProject, {});
        const auto done = m_connection->run(script);
        QVERIFY(done);
        QVERIFY(done->isEmpty());
    }

    void keepsTexts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("plain") << u"plain"_s;
        QTest::newRow("end of quotes") << u"'), (7, 'x"_s;
        QTest::newRow("doubled quotes") << u"''"_s;
        QTest::newRow("backslash") << u"a\\b\\"_s;
        QTest::newRow("backslash before a quote") << u"\\'; DROP TABLE x; -- "_s;
        QTest::newRow("backslashes before a quote") << u"\\\\'"_s;
        QTest::newRow("other quotes") << u"\"`´’"_s;
        QTest::newRow("question marks") << u"?, ? :name $1"_s;
        QTest::newRow("next statement") << u"a; SELECT 1;\n-- b /* c"_s;
        QTest::newRow("control characters") << u"\n\r\t\b\x1a|"_s;
        QTest::newRow("null character") << QString(u"a\0b"_s);
        QTest::newRow("Thai and emoji") << u"ก็ที่😀"_s;
        QTest::newRow("wide quotes") << u"\uff07\u02bc\u0327'"_s;
        QTest::newRow("percent and braces") << u"100% {SEQ:4}}"_s;
    }

    void keepsTexts()
    {
        QFETCH(QString, text);
        static int id = 100;
        Script script;
        script.addRows(insertProject, {project(++id, text), project(id + 1000, text + u'+')});
        const auto done = m_connection->run(script);
        QVERIFY2(done, done ? "" : qPrintable(done.error().detail));
        const auto data = store::loadReferenceData(*m_connection);
        QVERIFY(data);
        QCOMPARE(data->project(id)->code, text);
        QCOMPARE(data->project(id + 1000)->code, text + u'+');
        QCOMPARE(m_raw->value(u"SELECT LENGTH(project_code) FROM projects WHERE id = %1"_s.arg(id)).toInt(),
                 text.toUtf8().size());
    }

    void keepsValuesOfAllKinds()
    {
        const QDateTime instant(QDate(2026, 11, 21), QTime(14, 5, 6, 7), QTimeZone("Asia/Bangkok"));
        Script script;
        script.add(insertTransition, {u"KINDS"_s, u"FIRED"_s, -3, QString(), QVariant(), instant});
        const auto done = m_connection->run(script);
        QVERIFY2(done, done ? "" : qPrintable(done.error().detail));
        const QString kept = u"SELECT CONCAT_WS(' ', login = '', note IS NULL, value, occurred_at) "
                             "FROM alert_transitions WHERE rule_code = 'KINDS'"_s;
        QCOMPARE(m_raw->value(kept).toString(), u"1 1 -3 2026-11-21 07:05:06.007000"_s);
    }

    void stopsAtTheFirstFailure_data()
    {
        QTest::addColumn<int>("bad");
        for (int bad = 0; bad < 3; ++bad)
            QTest::addRow("statement %d", bad) << bad;
    }

    void stopsAtTheFirstFailure()
    {
        QFETCH(int, bad);
        {
            auto transaction = Transaction::begin(*m_connection);
            QVERIFY(transaction);
            Script script;
            for (int i = 0; i < 3; ++i)
                script.add(insertProject, project(i == bad ? 2 : 5000 + i, u"stop %1"_s.arg(i)));
            const auto done = m_connection->run(script);
            QVERIFY(!done);
            QCOMPARE(done.error().kind, ErrorKind::Duplicate);
            // What came before it would be committed alone.
            QCOMPARE(m_connection->read(countProjects).error(), done.error());
            QCOMPARE(m_connection->run(script).error(), done.error());
            QCOMPARE(transaction->commit().error(), done.error());
        }
        QCOMPARE(m_raw->value(u"SELECT COUNT(*) FROM projects WHERE id BETWEEN 5000 AND 5002"_s).toInt(), 0);
        QVERIFY(m_connection->read(countProjects));
    }

    void namesTheStatementThatFailed()
    {
        Script script;
        script.add(countProjects);
        script.add(insertProject, project(2, u"named"_s));
        script.add(listProjects);
        const auto done = m_connection->run(script);
        QVERIFY(!done);
        QVERIFY2(done.error().detail.contains("demo/insert_project"_L1), qPrintable(done.error().detail));
    }

    void beginsATransaction()
    {
        {
            AllDone done;
            auto transaction = Transaction::begin(*m_connection, counting(), done);
            QVERIFY(transaction);
            QCOMPARE(done.size(), 1);
            QVERIFY(m_connection->isInTransaction());
            QVERIFY(m_connection->write(insertProject, project(6000, u"begun"_s)));
        }
        QCOMPARE(m_raw->value(u"SELECT COUNT(*) FROM projects WHERE id = 6000"_s).toInt(), 0);
    }

    void beginsNoTransactionWhoseScriptFails()
    {
        Script script;
        script.add(insertProject, project(6001, u"half"_s));
        script.add(insertProject, project(2, u"bad"_s));
        AllDone done;
        QCOMPARE(Transaction::begin(*m_connection, script, done).error().kind, ErrorKind::Duplicate);
        QVERIFY(!m_connection->isInTransaction());
        QVERIFY(m_connection->read(countProjects));
        QCOMPARE(m_raw->value(u"SELECT COUNT(*) FROM projects WHERE id = 6001"_s).toInt(), 0);
        QVERIFY(Transaction::begin(*m_connection));
    }

    void beginsAgainOnANewSession()
    {
        const quint64 before = m_connection->serverThreadId();
        QVERIFY(m_raw->run(u"KILL %1"_s.arg(before)));
        AllDone done;
        QVERIFY(Transaction::begin(*m_connection, counting(), done));
        QCOMPARE(done.size(), 1);
        QVERIFY(m_connection->serverThreadId() != before);
    }

    void doesNotRepeatAfterKill()
    {
        QVERIFY(m_raw->run(u"KILL %1"_s.arg(m_connection->serverThreadId())));
        Script script;
        script.add(insertProject, project(6002, u"lost"_s));
        QCOMPARE(m_connection->run(script).error().kind, ErrorKind::Unreachable);
        QVERIFY(m_connection->isLost());
        QVERIFY(m_connection->run(script));
    }

private:
    static Script counting()
    {
        Script script;
        script.add(countProjects);
        return script;
    }
};

QTEST_GUILESS_MAIN(ScriptTest)
#include "script_test.moc"
