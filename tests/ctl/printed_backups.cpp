#include "tests/ctl/printed_backups.h"

#include "tests/support/private_store.h"

#include <utility>

namespace lekthi::test {

using namespace Qt::StringLiterals;

void printBackups(PrintedJson &printed)
{
    const QString folder = printed.file(u"backups"_s);
    printed.print(u"store backup --keep 1 "_s + folder);
    const QString backup =
        printed.print(u"store backup --keep 1 "_s + folder).json()[u"backup"][u"folder"].toString();
    printed.print(u"allocate --project LCBP3-C2 --type LETTER --originator คคง. --recipient สคฉ.3 --as "
                  "allocator.demo"_s);
    const QString digests = printed.file(u"backup-digests"_s);
    const QString key =
        printed.print(u"audit export --out %1 --key %2"_s.arg(digests, printed.file(u"backup-key"_s)))
            .json()[u"publicKey"]
            .toString();
    const store::Address demo = std::exchange(printed.store, PrivateStore::instance().emptyDatabase());
    printed.print(u"store restore %1 --digest %2 --public-key %3"_s.arg(backup, digests, key), 1);
    printed.store = demo;
}

} // namespace lekthi::test
