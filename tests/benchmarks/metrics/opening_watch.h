#pragma once

#include "core/store/metrics/metrics_gateway.h"

#include <QHash>
#include <QObject>

#include <functional>

namespace lekthi::ui {
class PlotBoard;
class PlotView;
} // namespace lekthi::ui

namespace lekthi::benchmark {

/// How long something in the window took, in milliseconds.
struct Opening
{
    double painted = 0;      ///< until each plot in sight had painted what is new
    double longestStall = 0; ///< that anything else had to wait meanwhile
    double computed = 0;     ///< time of processors that this program and the server took
};

/// Runs the event loop after an act until the plots of a board show what came of it. In the thread of the
/// window.
class OpeningWatch : public QObject
{
public:
    /// server: the process of the store's.
    OpeningWatch(ui::PlotBoard &board, qint64 server);

    /// Ends the program with a message if nothing new is painted within a minute.
    Opening measure(const std::function<void()> &act);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void noteReplot(ui::PlotView *view);
    bool isPainted() const;

    ui::PlotBoard &m_board;
    const qint64 m_server;
    store::MinuteRange m_before;        ///< what the board showed before the act
    QHash<QObject *, bool> m_replotted; ///< since then, and whether it was painted after it
};

} // namespace lekthi::benchmark
