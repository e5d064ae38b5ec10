#include "core/alerting/evaluation.h"

#include "core/alerting/alert_evaluator.h"
#include "core/store/metrics/metrics_gateway.h"
#include "core/store/requests/reset_gateway.h"
#include "core/store/schema/guards.h"
#include "core/store/session/denial.h"
#include "tests/alerting/noted_backup.h"
#include "tests/support/private_store.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using alerting::Evaluation;
using metrics::PartState;

namespace {

constexpr alerting::LedgerWatch::Pace eachLook{
    .rowsPerLook = 1000, .betweenWalks = 0s, .betweenSuspicions = 0s};
constexpr alerting::LedgerWatch::Pace onSuspicion{
    .rowsPerLook = 1000, .betweenWalks = 24h, .betweenSuspicions = 0s};
constexpr alerting::LedgerWatch::Pace onlyOnce{
    .rowsPerLook = 1000, .betweenWalks = 24h, .betweenSuspicions = 24h, .betweenRechecks = 0s};

const auto broken = u"CHAIN_BROKEN"_s;
const auto waiting = u"REQUEST_WAITING"_s;

} // namespace

/// From what stands in a real store to alerts. What one test leaves behind, the next ones live with.
class EvaluationTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_store = std::make_unique<test::AuditedStore>();
        m_address = m_store->connection().address();
        m_admin = connectAs(u"pa.demo"_s);
        m_superAdmin = connectAs(u"sa.one"_s);
        test::noteBackup(*m_store); // the demo's numbers are older than the alert allows
        // However full the disk of this computer is.
        QVERIFY(m_store->root().run(
            u"UPDATE alert_rules SET threshold = 99.5 WHERE code = 'DISK_NEARLY_FULL'"_s));
    }

    void init() { QVERIFY(m_store->root().run(u"UPDATE alert_lease SET taken_until = '2000-01-01'"_s)); }

    void cleanupTestCase()
    {
        m_admin.reset();
        m_superAdmin.reset();
        m_store.reset();
    }

    void findsNothingInAFreshStore()
    {
        Evaluation evaluation(u"first"_s, 60s);
        const auto outcome = evaluation.look(*m_admin);
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().detail));
        QVERIFY(outcome->lease.isOwn);
        QCOMPARE(outcome->firing, 0);
        QCOMPARE(firing(), QString());
        QVERIFY(store::alertLease(*m_superAdmin)->lookedAt.isValid());
        // What nobody drew of is said to be unknown, not to be well; disk and backups are what they are.
        const QStringList known{u"DISK_NEARLY_FULL"_s, u"NUMBERS_WITHOUT_BACKUP"_s};
        const auto alerts = store::currentAlerts(*m_superAdmin);
        QCOMPARE(alerts->size(), 10);
        for (const store::Alert &alert : *alerts)
            QVERIFY2(alert.state.hasData == known.contains(alert.rule), qPrintable(alert.rule));
    }

    void firesOnWhatProgramsWroteOfTheirMinutes()
    {
        metrics::Tally tally;
        tally.lockWait.add(2s, 85);
        tally.lockFailures.insert(u"timeout"_s, 15);
        tally.duration.add(3s, 85);
        tally.retries.add(3, 50);
        tally.errors.insert(u"DB_ERROR"_s, 1);
        const QDateTime now = m_admin->serverNow(); // once: a minute may end in between
        writeMinute(now, 2, PartState::Down, tally);
        writeMinute(now, 1, PartState::Down, {});
        Evaluation evaluation(u"first"_s, 60s);
        QVERIFY(evaluation.look(*m_admin));
        QCOMPARE(firing(), u"DATABASE_FAILURES, GENERATION_SLOW, LOCK_FAILURES_CRITICAL, "
                           u"LOCK_FAILURES_WARNING, LOCK_WAIT_SLOW, "
                           "REDIS_UNAVAILABLE, RETRIES_HIGH"_s);
        const auto history = store::alertHistory(*m_superAdmin, std::numeric_limits<qint64>::max(), 100);
        QCOMPARE(history->size(), 7);
        QVERIFY(evaluation.look(*m_admin));
        QCOMPARE(store::alertHistory(*m_superAdmin, std::numeric_limits<qint64>::max(), 100)->size(), 7);
    }

    void aSecondProgramStandsByAndTakesOver()
    {
        Evaluation first(u"first"_s, 60s);
        Evaluation second(u"second"_s, 60s);
        QVERIFY(first.look(*m_admin)->lease.isOwn);
        const auto standing = second.look(*m_superAdmin);
        QVERIFY(standing && !standing->lease.isOwn);
        QCOMPARE(standing->lease.program, u"first"_s);
        QVERIFY(m_store->root().run(u"UPDATE alert_lease SET taken_until = '2000-01-01'"_s));
        QVERIFY(second.look(*m_superAdmin)->lease.isOwn);
        QVERIFY(!first.look(*m_admin)->lease.isOwn);
        QVERIFY(second.release(*m_superAdmin));
        QVERIFY(first.look(*m_admin)->lease.isOwn);
    }

    void anEvaluatorLooksByItself()
    {
        alerting::AlertEvaluator evaluator(test::PrivateStore::asPerson(m_address, u"sa.one"_s),
                                           {.interval = 10ms});
        QSignalSpy looks(&evaluator, &alerting::AlertEvaluator::looked);
        QTRY_VERIFY(looks.size() >= 3);
        alerting::AlertEvaluator standby(test::PrivateStore::asPerson(m_address, u"pa.demo"_s),
                                         {.interval = 10ms});
        QSignalSpy standing(&standby, &alerting::AlertEvaluator::looked);
        QTRY_VERIFY(!standing.isEmpty());
        QVERIFY(!standing.first().first().value<alerting::LookOutcome>().lease.isOwn);
        QSignalSpy stopped(&evaluator, &alerting::AlertEvaluator::stopped);
        evaluator.stop();
        QTRY_COMPARE(stopped.size(), 1);
        QTRY_VERIFY(standing.last().first().value<alerting::LookOutcome>().lease.isOwn);
    }

    void anAuditorsProgramIsRefused()
    {
        alerting::AlertEvaluator evaluator(test::PrivateStore::asPerson(m_address, u"auditor.demo"_s));
        QSignalSpy failures(&evaluator, &alerting::AlertEvaluator::failed);
        QTRY_VERIFY(!failures.isEmpty());
        QCOMPARE(failures.first().first().value<store::Error>().kind, store::ErrorKind::NotAllowed);
    }

    void whatWasTakenOverIsNoDamage()
    {
        m_store->draw(3);
        m_store->registerImport({8, 12});
        m_store->draw(1);
        Evaluation evaluation(u"first"_s, 60s, eachLook);
        QVERIFY(evaluation.look(*m_admin));
        QCOMPARE(firing(broken), QString());
        QCOMPARE(firing(u"UNEXPLAINED_GAP"_s), QString());
    }

    void damageFiresAndIsSeenAgainWhenItIsMended()
    {
        m_store->draw(5);
        Evaluation evaluation(u"first"_s, 60s, eachLook);
        QVERIFY(evaluation.look(*m_admin));
        QCOMPARE(firing(broken), QString());
        m_store->unlock();
        const QString number =
            m_store->root()
                .value(u"SELECT generated_number FROM document_number_audit WHERE id = %1"_s.arg(
                    m_store->rows()[2]))
                .toString();
        m_store->tamper(u"UPDATE document_number_audit SET generated_number = 'X' WHERE id = %1"_s, 3);
        QVERIFY(evaluation.look(*m_admin));
        QCOMPARE(firing(broken), u"CHAIN_BROKEN counter:%1"_s.arg(m_store->counterId()));
        // A program that knows nothing of it yet does not end it.
        QVERIFY(evaluation.release(*m_admin));
        m_store->tamper(u"UPDATE document_number_audit SET generated_number = '%3' WHERE id = %1"_s.replace(
                            u"%3"_s, number),
                        3);
        Evaluation second(u"second"_s, 60s, eachLook);
        QVERIFY(second.look(*m_admin));
        QCOMPARE(firing(broken), QString());
    }

    void aNewRowThatIsWrongIsLookedInto()
    {
        m_store->draw(3);
        Evaluation evaluation(u"first"_s, 60s, onSuspicion);
        QVERIFY(evaluation.look(*m_admin));
        m_store->draw(3);
        QVERIFY(evaluation.look(*m_admin));
        QCOMPARE(firing(broken), QString());
        m_store->draw(3);
        m_store->unlock();
        m_store->tamper(u"UPDATE document_number_audit SET generated_number = 'X' WHERE id = %1"_s,
                        int(m_store->rows().size()));
        QVERIFY(evaluation.look(*m_admin));
        QCOMPARE(firing(broken), u"CHAIN_BROKEN counter:%1"_s.arg(m_store->counterId()));
    }

    void aGapFires()
    {
        m_store->draw(5);
        m_store->unlock();
        const QString last =
            m_store->root()
                .value(u"SELECT last_number FROM document_number_counters WHERE id = %1"_s.arg(
                    m_store->counterId()))
                .toString();
        m_store->tamper(
            u"UPDATE document_number_audit SET sequence_number = sequence_number + 1 WHERE counter_id = %2 "
            "AND sequence_number > %3 - 2 ORDER BY sequence_number DESC"_s.replace("%3"_L1, last));
        QVERIFY(m_store->root().run(
            u"UPDATE document_number_counters SET last_number = last_number + 1 WHERE id = %1"_s.arg(
                m_store->counterId())));
        m_store->rechain();
        Evaluation evaluation(u"first"_s, 60s, onlyOnce);
        QVERIFY(evaluation.look(*m_admin));
        const auto gap = u"UNEXPLAINED_GAP counter:%1"_s.arg(m_store->counterId());
        QCOMPARE(firing(u"UNEXPLAINED_GAP"_s), gap);
        QVERIFY(evaluation.look(*m_admin));
        QCOMPARE(firing(u"UNEXPLAINED_GAP"_s), gap);
        // Once it is mended, a look at the counter alone tells: the next walk is far away.
        m_store->tamper(
            u"UPDATE document_number_audit SET sequence_number = sequence_number - 1 WHERE counter_id = %2 "
            "AND sequence_number > %3 - 2 ORDER BY sequence_number"_s.replace("%3"_L1, last));
        QVERIFY(m_store->root().run(
            u"UPDATE document_number_counters SET last_number = last_number - 1 WHERE id = %1"_s.arg(
                m_store->counterId())));
        m_store->rechain();
        QVERIFY(evaluation.look(*m_admin));
        QCOMPARE(firing(u"UNEXPLAINED_GAP"_s), QString());
    }

    void aRequestThatWaitsFires()
    {
        QVERIFY(store::restoreGuards(m_store->connection()));
        const auto asked = store::requestReset(
            *m_superAdmin,
            {.counterId = 2,
             .seenVersion = m_store->root()
                                .value(u"SELECT version FROM document_number_counters WHERE id = 2"_s)
                                .toInt(),
             .newNumber = 5,
             .above = store::NumbersAbove::Skip,
             .reason = *numbering::Reason::parse(u"The first numbers were drawn for a rehearsal."_s, 20)});
        QVERIFY2(asked, asked ? "" : qPrintable(asked.error().detail));
        Evaluation evaluation(u"first"_s, 60s);
        QVERIFY(evaluation.look(*m_admin));
        QCOMPARE(firing(waiting), QString());
        m_store->root().dropGuards();
        QVERIFY(m_store->root().run(u"UPDATE requests SET requested_at = requested_at - INTERVAL 25 HOUR"_s));
        Evaluation second(u"second"_s, 60s);
        QVERIFY(evaluation.release(*m_admin));
        QVERIFY(second.look(*m_admin));
        QVERIFY2(firing(waiting).startsWith(u"REQUEST_WAITING request:"), qPrintable(firing(waiting)));
    }

    void aCounterNearItsEndFires()
    {
        m_store->root().dropGuards();
        const QString wanted =
            m_store->root()
                .value(u"SELECT MIN(id) FROM document_number_counters WHERE current_year >= YEAR(NOW()) "
                       "AND project_id = 2 AND id <> %1"_s.arg(m_store->counterId()))
                .toString();
        QVERIFY(m_store->root().run(u"UPDATE document_number_counters SET last_number = 94, current_year = "
                                    u"YEAR(NOW() + INTERVAL 7 HOUR), "
                                    "current_period = 0 WHERE id = %1"_s.arg(wanted)));
        QVERIFY2(m_store->root().run(u"UPDATE document_number_configs SET template = "
                                     "'{ORIGINATOR}-{SEQ:2}-{YEAR:A.D.}', period = 'YEARLY'"_s),
                 qPrintable(m_store->root().lastError()));
        Evaluation evaluation(u"first"_s, 60s);
        QVERIFY(evaluation.look(*m_admin));
        QVERIFY(!firing().contains(u"COUNTER_NEARLY_FULL counter:%1"_s.arg(wanted)));
        QVERIFY(m_store->root().run(
            u"UPDATE document_number_counters SET last_number = 95 WHERE id = %1"_s.arg(wanted)));
        Evaluation later(u"second"_s, 60s);
        QVERIFY(evaluation.release(*m_admin));
        QVERIFY(later.look(*m_admin));
        QVERIFY2(firing().contains(u"COUNTER_NEARLY_FULL counter:%1"_s.arg(wanted)), qPrintable(firing()));
        // A label is made of codes, and in this store the first of them is the project's.
        const auto alerts = store::currentAlerts(*m_superAdmin);
        for (const store::Alert &alert : *alerts) {
            if (alert.rule == "COUNTER_NEARLY_FULL"_L1)
                QVERIFY2(alert.label.startsWith(u"LCBP3-C"), qPrintable(alert.label));
        }
    }

    void aBrokenAdminLogFires()
    {
        m_store->root().dropGuards();
        QVERIFY(m_store->root().run(u"UPDATE admin_log SET reason = 'X' WHERE seq = 1"_s));
        Evaluation evaluation(u"first"_s, 60s);
        QVERIFY(evaluation.look(*m_admin));
        QVERIFY2(firing(broken).startsWith(u"CHAIN_BROKEN admin-log"), qPrintable(firing(broken)));
    }

    void firesOnceTheRestOfTheDiskIsForNumbers()
    {
        QVERIFY(!firing().contains("DISK_NEARLY_FULL"_L1));
        QVERIFY(m_store->root().run(
            u"UPDATE store_settings SET value = 100000000 WHERE name = 'free_space_floor_mb'"_s));
        QVERIFY(Evaluation(u"last"_s, 60s).look(*m_admin));
        QVERIFY2(firing().contains("DISK_NEARLY_FULL"_L1), qPrintable(firing()));
        QVERIFY(
            m_store->root().run(u"UPDATE store_settings SET value = 0 WHERE name = 'free_space_floor_mb'"_s));
    }

    void firesOnNumbersWithoutADocument()
    {
        const auto enable = [this](bool enabled) {
            QVERIFY(m_store->root().run(u"UPDATE alert_rules SET is_enabled = %1, threshold = 0 WHERE code = "
                                        "'NUMBERS_WITHOUT_DOCUMENT'"_s.arg(enabled ? 1 : 0)));
        };
        m_store->draw(1);
        enable(true);
        Evaluation evaluation(u"numbers without a document"_s, 60s);
        QVERIFY(evaluation.look(*m_admin));
        QVERIFY2(firing().contains("NUMBERS_WITHOUT_DOCUMENT"_L1), qPrintable(firing()));
        enable(false);
        QVERIFY(evaluation.look(*m_admin));
        QVERIFY(!firing().contains("NUMBERS_WITHOUT_DOCUMENT"_L1));
    }

private:
    std::unique_ptr<store::Connection> connectAs(const QString &login)
    {
        return test::PrivateStore::instance().connect(test::PrivateStore::asPerson(m_address, login));
    }

    void writeMinute(const QDateTime &now, int minutesAgo, PartState redis, const metrics::Tally &tally)
    {
        const auto service = connectAs(u"allocator.demo"_s);
        metrics::Minute minute;
        minute.start = metrics::minuteOf(now).addSecs(-60 * minutesAgo);
        minute.state.redis = redis;
        if (!tally.isEmpty())
            minute.tallies.insert({{2, 6}, tally});
        const auto written = store::writeMinute(*service, {m_service, u"service"_s}, minute);
        QVERIFY2(written, written ? "" : qPrintable(written.error().detail));
    }

    /// "RULE SUBJECT, ..." of all that fire, or of one rule.
    QString firing(const QString &rule = {})
    {
        QStringList found;
        const auto alerts = store::currentAlerts(*m_superAdmin);
        for (const store::Alert &alert : *alerts) {
            if (alert.state.phase == alerts::Phase::Firing && (rule.isEmpty() || alert.rule == rule))
                found.append((alert.rule + u' ' + alert.subject).trimmed());
        }
        return found.join(u", "_s);
    }

    std::unique_ptr<test::AuditedStore> m_store;
    store::Address m_address;
    std::unique_ptr<store::Connection> m_admin;
    std::unique_ptr<store::Connection> m_superAdmin;
    const QUuid m_service = QUuid::createUuid();
};

QTEST_GUILESS_MAIN(EvaluationTest)
#include "evaluation_test.moc"
