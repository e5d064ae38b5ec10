#include "tests/support/private_store.h"

#include <QCoreApplication>
#include <QTextStream>

/// A test program that waits to be killed: says its server's process and data directory, then waits for the
/// end of its input.
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const auto &store = lekthi::test::PrivateStore::instance();
    QTextStream(stdout) << store.serverProcessId() << ' ' << store.dataDirectory() << Qt::endl;
    QTextStream(stdin).readAll();
    return 0;
}
