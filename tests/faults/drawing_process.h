#pragma once

#include "core/store/session/address.h"
#include "tests/faults/drawing_lines.h"
#include "tests/faults/oracle.h"

#include <QHash>
#include <QProcess>

#include <chrono>
#include <functional>

namespace lekthi::test {

/// A process that embeds an Allocator and draws what it is asked for; what it acknowledges goes to the
/// oracle. It may be killed, and started again to go on with the requests that were not answered. Dies with
/// the object and with the test program. For one thread.
class DrawingProcess
{
public:
    struct Options
    {
        int callers = 50;
        QString redis = {};                          ///< address of the lock; empty: none
        std::chrono::milliseconds timeToLive{5'000}; ///< of the lock
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        std::function<void(const DrawingAnswer &)> heard = {}; ///< told every answer
    };

    /// program: the built lekthi_drawing_program.
    DrawingProcess(QString program, store::Address address, Oracle &oracle, Options options);
    ~DrawingProcess();
    DrawingProcess(const DrawingProcess &) = delete;
    DrawingProcess &operator=(const DrawingProcess &) = delete;

    void ask(const allocation::Request &request);
    /// Asks for more until each caller has something to do.
    void keepBusy(const std::function<allocation::Request()> &next);
    /// Hears what was said within the time.
    void listen(std::chrono::milliseconds time);

    int answered() const { return m_answered; }
    qsizetype unanswered() const { return m_unanswered.size(); }
    /// Hears until all is answered; false if that takes longer than the patience.
    bool finish(std::chrono::milliseconds patience);

    void killAndRestart();
    void pause();  ///< SIGSTOP
    void resume(); ///< SIGCONT

private:
    void start();
    void hear();

    QString m_program;
    store::Address m_address;
    Oracle &m_oracle;
    Options m_options;
    QProcess m_process;
    QByteArray m_heard; ///< of a line that is not complete
    QHash<QUuid, allocation::Request> m_unanswered;
    int m_answered = 0;
};

} // namespace lekthi::test
