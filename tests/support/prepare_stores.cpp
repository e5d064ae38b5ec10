#include "tests/support/prepared_stores.h"

#include <QCoreApplication>

/// Makes what the tests copy their stores from.
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    return lekthi::test::PreparedStores::make() ? 0 : 1;
}
