#include "models/latest_run.h"

#include <QSemaphore>
#include <QTest>

#include <atomic>

using namespace lekthi;
using models::LatestRun;

/// Work beside the window, like the proof of the template that is being typed: only what belongs to the
/// newest state may be shown.
class LatestRunTest : public QObject
{
    Q_OBJECT

private slots:
    void showsTheNewestAlone();
    void dropsWhatHasEndedAlready();
    void tellsTheWorkToStop();
    void showsNothingOnceItIsGone();
};

void LatestRunTest::showsTheNewestAlone()
{
    QSemaphore begun;
    QSemaphore goOn;
    QList<int> shown;
    LatestRun run;
    const auto show = [&shown](int value) { shown.append(value); };
    run.start(
        [&](const std::stop_token &) {
            begun.release();
            goOn.acquire();
            return 1;
        },
        show);
    begun.acquire();
    // While the first one works, two more are asked for: the one in between need not even begin.
    std::atomic<bool> hasBegun = false;
    run.start(
        [&](const std::stop_token &) {
            hasBegun = true;
            return 2;
        },
        show);
    run.start([](const std::stop_token &) { return 3; }, show);
    goOn.release();
    QTRY_COMPARE(shown, QList<int>{3});
    QVERIFY(!hasBegun);
}

/// Its result was on the way when something newer was asked for: this thread has not looked since.
void LatestRunTest::dropsWhatHasEndedAlready()
{
    QSemaphore ended;
    QList<int> shown;
    LatestRun run;
    const auto show = [&shown](int value) { shown.append(value); };
    run.start(
        [&ended](const std::stop_token &) {
            ended.release();
            return 1;
        },
        show);
    ended.acquire();
    run.start([](const std::stop_token &) { return 2; }, show);
    QTRY_COMPARE(shown, QList<int>{2});
}

void LatestRunTest::tellsTheWorkToStop()
{
    QSemaphore begun;
    std::atomic<bool> wasStopped = false;
    LatestRun run;
    run.start(
        [&](const std::stop_token &stop) {
            begun.release();
            while (!stop.stop_requested())
                std::this_thread::yield();
            wasStopped = true;
            return 0;
        },
        [](int) { QFAIL("shown"); });
    begun.acquire();
    run.drop();
    QTRY_VERIFY(wasStopped);
}

void LatestRunTest::showsNothingOnceItIsGone()
{
    bool isShown = false;
    {
        LatestRun run;
        QSemaphore begun;
        run.start(
            [&begun](const std::stop_token &) {
                begun.release();
                return 0;
            },
            [&isShown](int) { isShown = true; });
        begun.acquire();
    }
    QCoreApplication::processEvents();
    QVERIFY(!isShown);
}

QTEST_GUILESS_MAIN(LatestRunTest)
#include "latest_run_test.moc"
