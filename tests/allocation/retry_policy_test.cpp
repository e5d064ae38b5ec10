#include "core/allocation/drawing/retry_policy.h"

#include <QTest>

using namespace lekthi;
using namespace std::chrono_literals;
using allocation::RetryLimits;
using allocation::RetryPolicy;
using store::ErrorKind;

class RetryPolicyTest : public QObject
{
    Q_OBJECT

private slots:
    void grantsAsManyRetriesAsTheClassAllows_data();
    void grantsAsManyRetriesAsTheClassAllows();
    void countsClassesApart();
    void doublesDelaysAndSpreadsThem();
    void waitsLongerForAStoreThatCannotBeReached();
    void retriesConflictsAtOnce();
    void retriesDeadlocksSoon();
    void capsLongDelays();
    void tellsHowEachAttemptEnded();
};

void RetryPolicyTest::grantsAsManyRetriesAsTheClassAllows_data()
{
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<int>("retries");
    QTest::newRow("lock timeout") << ErrorKind::LockTimeout << 5;
    QTest::newRow("deadlock") << ErrorKind::Deadlock << 200;
    QTest::newRow("time limit") << ErrorKind::TooSlow << 5;
    QTest::newRow("version conflict") << ErrorKind::Conflict << 2;
    QTest::newRow("duplicate") << ErrorKind::Duplicate << 40;
    QTest::newRow("counter vanished") << ErrorKind::NotFound << 2;
    QTest::newRow("unreachable") << ErrorKind::Unreachable << 3;
    QTest::newRow("too many sessions") << ErrorKind::Busy << 3;
    QTest::newRow("wrong password") << ErrorKind::AccessDenied << 0;
    QTest::newRow("read only") << ErrorKind::ReadOnly << 0;
    QTest::newRow("disk full") << ErrorKind::DiskFull << 0;
    QTest::newRow("killed statement") << ErrorKind::Cancelled << 5;
    QTest::newRow("no store") << ErrorKind::SchemaMissing << 0;
    QTest::newRow("refused") << ErrorKind::Refused << 0;
    QTest::newRow("defect") << ErrorKind::Internal << 0;
}

void RetryPolicyTest::grantsAsManyRetriesAsTheClassAllows()
{
    QFETCH(ErrorKind, kind);
    QFETCH(int, retries);
    RetryPolicy policy{RetryLimits{}};
    int granted = 0;
    while (granted < 1000 && policy.afterFailure(kind, 0.5))
        ++granted;
    QCOMPARE(granted, retries);
    QCOMPARE(policy.retries(), retries);
}

void RetryPolicyTest::countsClassesApart()
{
    RetryPolicy policy{RetryLimits{
        .lockTimeoutRetries = 1, .versionConflictRetries = 1, .deadlockRetries = 1, .connectionRetries = 1}};
    QVERIFY(policy.afterFailure(ErrorKind::LockTimeout, 0));
    QVERIFY(policy.afterFailure(ErrorKind::Conflict, 0));
    QVERIFY(policy.afterFailure(ErrorKind::Unreachable, 0));
    QVERIFY(policy.afterFailure(ErrorKind::Deadlock, 0));
    QVERIFY(!policy.afterFailure(ErrorKind::TooSlow, 0));
    QVERIFY(!policy.afterFailure(ErrorKind::Deadlock, 0));
    QVERIFY(!policy.afterFailure(ErrorKind::Conflict, 0));
    QVERIFY(!policy.afterFailure(ErrorKind::Busy, 0));
    QCOMPARE(policy.retries(), 4);
}

void RetryPolicyTest::doublesDelaysAndSpreadsThem()
{
    const RetryLimits options{.firstLockDelay = 100ms};
    RetryPolicy shortest(options);
    RetryPolicy longest(options);
    for (const int middle : {100, 200, 400, 800, 1600}) {
        QCOMPARE(shortest.afterFailure(ErrorKind::LockTimeout, 0.0)->count(), middle / 2);
        QCOMPARE(longest.afterFailure(ErrorKind::LockTimeout, 1.0)->count(), middle * 3 / 2);
    }
}

void RetryPolicyTest::waitsLongerForAStoreThatCannotBeReached()
{
    RetryPolicy policy{RetryLimits{.firstLockDelay = 10ms, .firstConnectionDelay = 400ms}};
    QCOMPARE(policy.afterFailure(ErrorKind::Unreachable, 0.5)->count(), 400);
    QCOMPARE(policy.afterFailure(ErrorKind::Unreachable, 0.5)->count(), 800);
}

void RetryPolicyTest::retriesConflictsAtOnce()
{
    RetryPolicy policy{RetryLimits{}};
    QCOMPARE(policy.afterFailure(ErrorKind::Conflict, 0.9)->count(), 0);
}

void RetryPolicyTest::retriesDeadlocksSoon()
{
    RetryPolicy policy{RetryLimits{}};
    for (int i = 0; i < 200; ++i)
        QVERIFY(policy.afterFailure(ErrorKind::Deadlock, 1)->count() <= 6);
}

void RetryPolicyTest::capsLongDelays()
{
    RetryPolicy policy{RetryLimits{.lockTimeoutRetries = 40}};
    std::chrono::milliseconds last{0};
    for (int i = 0; i < 40; ++i)
        last = *policy.afterFailure(ErrorKind::LockTimeout, 0.5);
    QCOMPARE(last.count(), 16'000);
}

void RetryPolicyTest::tellsHowEachAttemptEnded()
{
    RetryPolicy policy{RetryLimits{}};
    QVERIFY(policy.attempts().isEmpty());
    policy.note({ErrorKind::LockTimeout, 1205, QStringLiteral("draw: Lock wait\ntimeout (1205)"), {}});
    policy.note({ErrorKind::Unreachable, 2013, QStringLiteral("draw: lost"), {}});
    QCOMPARE(policy.attempts(),
             (QStringList{QStringLiteral("1: LOCK_TIMEOUT: draw: Lock wait timeout (1205)"),
                          QStringLiteral("2: UNREACHABLE: draw: lost")}));
    for (int attempt = 3; attempt <= 100; ++attempt)
        policy.note({ErrorKind::Deadlock, 1213, QString(10'000, u'x'), {}});
    const QStringList lines = policy.attempts();
    QCOMPARE(lines.size(), 21);
    QCOMPARE(lines.at(10), QStringLiteral("... 80 more"));
    QVERIFY(lines.at(11).startsWith(u"91: DEADLOCK: xxx") && lines.last().startsWith(u"100: "));
    QVERIFY(lines.join(u'\n').size() < 10'000);
}

QTEST_GUILESS_MAIN(RetryPolicyTest)
#include "retry_policy_test.moc"
