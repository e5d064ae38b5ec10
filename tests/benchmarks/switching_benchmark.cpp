#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"
#include "ui/shell/page_factory.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QLabel>
#include <QTest>
#include <QTextStream>

#include <algorithm>
#include <ctime>
#include <functional>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lekthi;
using numbering::Language;
using ui::Appearance;

namespace {

constexpr int switches = 12;

/// Milliseconds of this program's processors, until nothing is left to be done and painted.
double processorTime(const std::function<void()> &act)
{
    const std::clock_t before = std::clock();
    act();
    for (int round = 0; round < 3; ++round)
        QCoreApplication::processEvents();
    return 1000.0 * double(std::clock() - before) / CLOCKS_PER_SEC;
}

void measure(QTextStream &out, const QString &name, const std::function<void(int)> &act)
{
    std::vector<double> times;
    for (int i = 0; i < switches; ++i) {
        times.push_back(processorTime([&] { act(i); }));
        QTest::qWait(100);
    }
    std::ranges::sort(times);
    out << name << ": median " << times.at(switches / 2) << " ms, slowest " << times.back() << " ms"
        << Qt::endl;
}

void measureBoth(QTextStream &out, test::TestWindow &test, const QString &pages)
{
    const Language languages[] = {Language::Thai, Language::TraditionalChinese, Language::English};
    measure(out, u"language, "_s + pages, [&](int i) { test.preferences().setLanguage(languages[i % 3]); });
    measure(out, u"theme, "_s + pages, [&](int i) {
        test.preferences().setAppearance(i % 2 == 0 ? Appearance::Dark : Appearance::Light);
    });
}

struct StatusTimes
{
    double chosen;  ///< the page is made, if it was not, and asked to show what is known
    double painted; ///< with what is known already
    double read;    ///< with what was asked of the store
    double worked;  ///< by this thread's processor until then, whatever else the machine does
};

double threadTime()
{
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * double(time.tv_sec) + double(time.tv_nsec) / 1e6;
}

/// Milliseconds by the clock on the wall, from the choice of the page. Not the test number, which the page
/// draws behind it.
StatusTimes statusTimes(test::TestWindow &test)
{
    QElapsedTimer time;
    const auto elapsed = [&time] { return double(time.nsecsElapsed()) / 1e6; };
    StatusTimes times{};
    const double workedBefore = threadTime();
    time.start();
    test.goTo(u"statusPage"_s);
    times.chosen = elapsed();
    test.window().grab();
    times.painted = elapsed();
    const auto hasRead = [&test] {
        const auto *time = test.find<QLabel>(u"statusTime"_s);
        return time && time->isVisible() && time->text().startsWith(u"As of"_s);
    };
    while (!hasRead())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    test.window().grab();
    times.read = elapsed();
    times.worked = threadTime() - workedBefore;
    return times;
}

void measureStatus(QTextStream &out, test::TestWindow &test, const QString &name)
{
    const StatusTimes times = statusTimes(test);
    out << u"Status, %1: chosen after %2 ms, painted after %3 ms, read after %4 ms; %5 ms of work"_s.arg(name)
               .arg(times.chosen, 0, 'f', 0)
               .arg(times.painted, 0, 'f', 0)
               .arg(times.read, 0, 'f', 0)
               .arg(times.worked, 0, 'f', 0)
        << Qt::endl;
    test.goTo(u"templatesPage"_s);
    QTest::qWait(1000);
}

} // namespace

/// Prints what a switch of the language and of the theme costs, with one page that was opened and with all,
/// and how soon the status is shown.
int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QTextStream out(stdout);
    test::TestWindow test(test::openerOf(test::PrivateStore::instance().demoStore()));
    if (!test.show() || !test.signIn(u"sa.one"_s))
        return 1;
    QTest::qWait(1000);
    measureStatus(out, test, u"first time"_s);
    for (int i = 0; i < 3; ++i)
        measureStatus(out, test, u"again"_s);
    measureBoth(out, test, u"one page"_s);
    for (const ui::PageEntry &page : ui::pageEntries()) {
        test.goTo(page.name);
        QTest::qWait(700);
    }
    test.goTo(u"templatesPage"_s);
    QTest::qWait(500);
    measureBoth(out, test, u"all pages"_s);
    return 0;
}
