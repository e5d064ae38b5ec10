#include "tests/benchmarks/scale/scrolled_list.h"

#include "tests/benchmarks/scale/busy_watch.h"
#include "tests/benchmarks/scale/figures.h"

#include <QRandomGenerator>
#include <QScrollBar>
#include <QTableView>
#include <QTest>

#include <algorithm>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;

namespace {

constexpr int betweenSteps = 30; // milliseconds, as a key that is held repeats
constexpr int randomPlaces = 200;
constexpr double longestBlankAim = 200;
constexpr double memoryAim = 64;

} // namespace

ScrolledList::ScrolledList(BusyWatch &program, QTableView &table, std::function<bool()> isAll)
    : m_program(program)
    , m_table(table)
    , m_isAll(std::move(isAll))
    , m_heldBefore(megabytesHeld())
{
    connect(table.model(), &QAbstractItemModel::rowsInserted, this, [this] {
        if (m_waiting.isValid())
            m_longestBlank = std::max(m_longestBlank, double(m_waiting.nsecsElapsed()) / 1e6);
        m_waiting.invalidate();
    });
    m_program.take();
}

bool ScrolledList::isAtEnd() const
{
    const QScrollBar *bar = m_table.verticalScrollBar();
    return bar->value() >= bar->maximum();
}

void ScrolledList::noteWaiting()
{
    if (isAtEnd() && !m_isAll() && !m_waiting.isValid())
        m_waiting.start();
}

void ScrolledList::step(const std::function<void()> &act)
{
    act();
    noteWaiting();
    QTest::qWait(betweenSteps);
}

void ScrolledList::pageDown()
{
    m_table.setFocus();
    m_table.setCurrentIndex(m_table.model()->index(0, m_table.currentIndex().column()));
    while (!m_isAll() || m_table.currentIndex().row() + 1 < m_table.model()->rowCount())
        step([this] { QTest::keyClick(&m_table, Qt::Key_PageDown); });
}

void ScrolledList::dragToEnd()
{
    QScrollBar *bar = m_table.verticalScrollBar();
    while (!m_isAll() || !isAtEnd())
        step([bar] { bar->setValue(bar->maximum()); });
}

void ScrolledList::dragAnywhere()
{
    QScrollBar *bar = m_table.verticalScrollBar();
    QRandomGenerator random(2569);
    for (int place = 0; place < randomPlaces; ++place)
        step([&] { bar->setValue(random.bounded(bar->maximum() + 1)); });
}

void ScrolledList::tell(Figures &figures, const QString &name)
{
    const BusyWatch::Longest longest = m_program.take();
    const QString rows = QString::number(m_table.model()->rowCount());
    figures.value(name + ": rows; longest wait for rows, ms"_L1, rows, std::exchange(m_longestBlank, 0),
                  longestBlankAim);
    figures.value(name + ": events above the aim; longest, ms of processor"_L1,
                  QString::number(longest.above), longest.byProcessor, BusyWatch::most);
    figures.value(name + ": longest event by the clock, ms"_L1, {}, longest.byClock);
    figures.value(name + ": memory since the page was opened, MB"_L1, {}, megabytesHeld() - m_heldBefore,
                  memoryAim);
}

} // namespace lekthi::benchmark
