#include "app/ctl/program.h"
#include "app/local/ending_signals.h"
#include "app/local/own_home.h"

#include <QCoreApplication>

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace {

/// Standard error belongs to our own messages, which scripts read; Qt's are for developers.
void keepQuiet(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (type == QtFatalMsg || qEnvironmentVariableIsSet("LEKTHI_DEBUG"))
        std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, message)));
}

/// Otherwise the next file that is opened would take the place of a stream that the caller has closed, and
/// the result would be written into it.
void occupyClosedStreams()
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) < 0)
            ::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY); // fails at every use
}

} // namespace

int main(int argc, char *argv[])
{
    occupyClosedStreams();
    // A reader that went away has to end in an exit status, not in a signal.
    std::signal(SIGPIPE, SIG_IGN);
    // A command that was begun is finished: it may have taken a number.
    const lekthi::local::EndingSignals endings;
    qInstallMessageHandler(keepQuiet);
    lekthi::local::provideHome();
    int programNameOnly = 1; // Qt would take words that look like its own out of the command line
    QCoreApplication application(programNameOnly, argv);
    QCoreApplication::setApplicationName(QStringLiteral("lekthi"));
    QCoreApplication::setApplicationVersion(QStringLiteral(LEKTHI_VERSION));
    return endings.obey(lekthi::ctl::runProgram(argc, argv));
}
