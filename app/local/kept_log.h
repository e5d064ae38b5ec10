#pragma once

#include "core/files/program_log.h"

#include <QString>

namespace lekthi::local {

/// While it lives, warnings and errors of Qt and of our libraries also go to the program's log in
/// files::stateDirectory(), beside what becomes of them otherwise; the categories "lekthi.log." go there
/// alone, and are off without it. Where the log cannot be written the program runs as without it. One at a
/// time, made and destroyed in the main thread; messages may come from any.
class KeptLog
{
public:
    enum class Extent {
        Runs,     ///< with a line for the start and one for the end
        Messages, ///< for what runs every minute
    };

    /// run: what is run on which store, for the line of the start; its secrets are removed.
    KeptLog(const QString &program, const QString &run, Extent extent);
    ~KeptLog();
    KeptLog(const KeptLog &) = delete;
    KeptLog &operator=(const KeptLog &) = delete;

    /// For the line of the end: "status 3".
    void setOutcome(const QString &outcome) { m_outcome = outcome; }

private:
    Extent m_extent;
    QString m_outcome;
};

} // namespace lekthi::local
