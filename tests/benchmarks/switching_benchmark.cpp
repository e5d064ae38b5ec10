#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"
#include "ui/shell/page_factory.h"

#include <QAbstractButton>
#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
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

/// By the clock on the wall, from the choice of the page until it has read what it shows. Not the test
/// number, which the page draws behind it.
double statusTime(test::TestWindow &test)
{
    QElapsedTimer time;
    time.start();
    test.goTo(u"statusPage"_s);
    const auto hasRead = [&test] {
        const auto *again = test.find<QAbstractButton>(u"statusRefresh"_s);
        return again && again->isVisible() && again->isEnabled();
    };
    while (!hasRead())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    test.window().grab();
    return double(time.nsecsElapsed()) / 1e6;
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
    out << u"Status, first time: %1 ms"_s.arg(statusTime(test)) << Qt::endl;
    test.goTo(u"templatesPage"_s);
    QTest::qWait(1000);
    out << u"Status, again: %1 ms"_s.arg(statusTime(test)) << Qt::endl;
    test.goTo(u"templatesPage"_s);
    QTest::qWait(1000);
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
