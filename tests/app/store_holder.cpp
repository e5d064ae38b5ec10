#include "app/local/local_server.h"

#include <QCoreApplication>
#include <QTextStream>

/// A program that holds the store of the given directories until its input ends. Says "ready PROCESS started"
/// or "ready PROCESS joined", or "failed" with the reason.
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QTextStream out(stdout);
    lekthi::local::LocalServerOptions options;
    options.dataDirectory = application.arguments().value(1);
    options.runtimeDirectory = application.arguments().value(2);
    options.fullDurability = false;
    const auto server = lekthi::local::LocalServer::open(options);
    if (!server) {
        out << "failed " << lekthi::local::describe(server.error()) << Qt::endl
            << server.error().logTail << Qt::endl;
        return 1;
    }
    out << "ready " << (*server)->serverProcessId()
        << ((*server)->startedByThisProgram() ? " started" : " joined") << Qt::endl;
    QTextStream(stdin).readAll();
    return 0;
}
