#include "tests/faults/drawing_process.h"

#include "tests/support/profile_apart.h"

#include <QDeadlineTimer>

#include <csignal>
#include <sys/prctl.h>

namespace lekthi::test {

using namespace Qt::StringLiterals;

DrawingProcess::DrawingProcess(QString program, store::Address address, Oracle &oracle, Options options)
    : m_program(std::move(program))
    , m_address(std::move(address))
    , m_oracle(oracle)
    , m_options(std::move(options))
{
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.setProcessEnvironment(withProfileApart(m_options.environment));
    m_process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
    start();
}

DrawingProcess::~DrawingProcess()
{
    m_process.kill();
    m_process.waitForFinished();
}

void DrawingProcess::start()
{
    m_heard.clear();
    m_process.start(m_program, {m_address.toText(), QString::number(m_options.callers), m_options.redis,
                                QString::number(m_options.timeToLive.count())});
    if (!m_process.waitForStarted())
        qFatal("tests/faults: %s", qUtf8Printable(m_process.errorString()));
    for (const allocation::Request &request : std::as_const(m_unanswered))
        m_process.write(requestLine(request));
}

void DrawingProcess::ask(const allocation::Request &request)
{
    m_oracle.asked(request);
    m_unanswered.insert(request.requestId, request);
    m_process.write(requestLine(request));
}

void DrawingProcess::keepBusy(const std::function<allocation::Request()> &next)
{
    while (m_unanswered.size() < m_options.callers)
        ask(next());
}

void DrawingProcess::listen(std::chrono::milliseconds time)
{
    m_process.waitForReadyRead(int(time.count()));
    hear();
}

void DrawingProcess::hear()
{
    m_heard += m_process.readAllStandardOutput();
    for (qsizetype end = m_heard.indexOf('\n'); end >= 0; end = m_heard.indexOf('\n')) {
        const DrawingAnswer answer = answerFrom(m_heard.left(end));
        m_heard.remove(0, end + 1);
        const allocation::Request request = m_unanswered.take(answer.requestId);
        if (answer.outcome)
            m_oracle.acknowledged(request, *answer.outcome);
        else
            m_oracle.refused(request, answer.outcome.error().subject);
        if (m_options.heard)
            m_options.heard(answer);
        ++m_answered;
    }
}

bool DrawingProcess::finish(std::chrono::milliseconds patience)
{
    const QDeadlineTimer deadline(patience);
    while (!m_unanswered.isEmpty() && !deadline.hasExpired())
        listen(std::chrono::milliseconds(10));
    return m_unanswered.isEmpty();
}

void DrawingProcess::killAndRestart()
{
    m_process.kill();
    m_process.waitForFinished();
    hear();
    start();
}

void DrawingProcess::pause()
{
    ::kill(pid_t(m_process.processId()), SIGSTOP);
}

void DrawingProcess::resume()
{
    ::kill(pid_t(m_process.processId()), SIGCONT);
}

} // namespace lekthi::test
