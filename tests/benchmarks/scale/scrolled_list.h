#pragma once

#include <QElapsedTimer>
#include <QObject>

#include <functional>

class QTableView;

namespace lekthi::benchmark {

class BusyWatch;
class Figures;

/// A list of the window that somebody scrolls through. The thread of the window.
class ScrolledList : public QObject
{
public:
    /// isAll: whether nothing more comes.
    ScrolledList(BusyWatch &program, QTableView &table, std::function<bool()> isAll);

    /// Holds the key for the next page until the end is reached.
    void pageDown();
    /// Drags the bar to its end again and again until nothing more comes.
    void dragToEnd();
    /// Drags it to places that look like chance.
    void dragAnywhere();

    /// Says what was measured since the last call.
    void tell(Figures &figures, const QString &name);

private:
    void step(const std::function<void()> &act);
    void noteWaiting();
    bool isAtEnd() const;

    BusyWatch &m_program;
    QTableView &m_table;
    std::function<bool()> m_isAll;
    QElapsedTimer m_waiting;   ///< since the bar came to its end, while more is to come
    double m_longestBlank = 0; ///< milliseconds
    double m_heldBefore;
};

} // namespace lekthi::benchmark
