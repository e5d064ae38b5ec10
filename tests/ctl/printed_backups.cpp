#include "tests/ctl/printed_backups.h"

#include "tests/ctl/embedded_store.h"
#include "tests/support/private_store.h"

#include <utility>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

void printMove(PrintedJson &printed)
{
    const auto password = u"a rather long one"_s;
    EmbeddedStore own(EmbeddedStore::Data::None);
    own.addSuperAdmins({u"sa.first"_s, u"sa.second"_s}, password);
    own.close();
    const store::Address target = PrivateStore::instance().emptyDatabase();
    const QStringList words{u"store"_s, u"move"_s,     target.toText(), u"--host"_s,   u"localhost"_s,
                            u"--as"_s,  u"sa.first"_s, u"--and"_s,      u"sa.second"_s};
    printed.keep(words, own.run(words, {u"LEKTHI_PASSWORD="_s + target.password,
                                        u"LEKTHI_PERSON_PASSWORD="_s + password,
                                        u"LEKTHI_SECOND_PASSWORD="_s + password}));
}

} // namespace

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
    printMove(printed);
}

} // namespace lekthi::test
