#include "core/store/schema/upgrade_lease.h"

#include <QCoreApplication>
#include <QTextStream>

/// A program that takes the right to upgrade the store at the address and waits to be killed.
int main(int argc, char **argv)
{
    using namespace lekthi;
    const QCoreApplication application(argc, argv);
    const auto address = store::parseAddress(application.arguments().at(1));
    auto connection = store::Connection::open(address.value());
    store::UpgradeLease lease(*connection.value());
    QTextStream(stdout) << (lease.take() ? "taken" : "failed") << Qt::endl;
    QTextStream(stdin).readAll();
    return 0;
}
