#include "app/ctl/commands/move_command.h"

#include "app/backup/moving.h"
#include "app/ctl/commands/backup_commands.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "app/local/moved_store.h"
#include "app/local/store_directory.h"
#include "core/demo/demo_store.h"
#include "core/store/backups/backup_gateway.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

struct Approver
{
    QString login;
    const char *password; ///< variable of the environment
};

struct MoveWish
{
    local::LocalServerOptions from;
    store::Address to;
    QString host;
    Approver first;
    Approver second;
};

Result<store::Address> readTarget(const Arguments &arguments)
{
    tl::expected<store::Address, QString> to = store::parseAddress(arguments.positional());
    if (!to)
        return usageError(to.error());
    to->password = QString::fromUtf8(qgetenv("LEKTHI_PASSWORD"));
    return *to;
}

Result<MoveWish> readMoveWish(const Arguments &arguments)
{
    const auto options = localStoreOptions(arguments);
    if (!options)
        return usageError(
            Texts::tr("Only a store on this computer can be moved. From one server to another, use "
                      "\"lekthictl store backup\" and \"lekthictl store restore\"."));
    const local::LocalServerOptions from = local::withDefaults(*options);
    if (!local::isStoreIn(from.dataDirectory))
        return refusal(u"NOT_FOUND"_s, Texts::tr("There is no store in %1.").arg(from.dataDirectory));
    const Result<store::Address> to = readTarget(arguments);
    if (!to)
        return tl::make_unexpected(to.error());
    MoveWish wish{from,
                  *to,
                  arguments.has("host"_L1) ? arguments.text("host"_L1)
                  : to->usesNetwork()      ? u"%"_s
                                           : u"localhost"_s,
                  {actingLogin(arguments), "LEKTHI_PERSON_PASSWORD"},
                  {arguments.text("and"_L1), "LEKTHI_SECOND_PASSWORD"}};
    if (wish.first.login.isEmpty() || wish.second.login.isEmpty())
        return usageError(
            Texts::tr("Two Super Admins move a store: name them with --as LOGIN and --and LOGIN."));
    for (const Approver &approver : {wish.first, wish.second}) {
        if (qEnvironmentVariableIsEmpty(approver.password))
            return usageError(Texts::tr("The password of %1 is missing: set the environment variable %2.")
                                  .arg(approver.login, QString::fromLatin1(approver.password)));
    }
    return wish;
}

/// A move that did not end is done again to the same place, where nothing is then. Another place would be a
/// second one.
Result<void> requireHere(const QString &place, const store::Address &to)
{
    const auto moved = local::readMoved(place);
    if (!moved || moved->to == to.toText())
        return {};
    return refusal(
        u"STORE_MOVED"_s,
        local::describe(
            {.kind = local::StartFailureKind::Moved, .subject = place, .logTail = {}, .movedTo = moved->to}));
}

Result<void> requireOwnPeople(const OpenStore &opened)
{
    store::Result<QList<store::Person>> people = store::listPeople(*opened.connection);
    if (!people)
        return storeError(people.error());
    people->removeIf([](const store::Person &person) { return !person.active; });
    if (!store::isDemoStore(*people))
        return {};
    return refusal(
        u"DEMO_STORE"_s,
        Texts::tr("This store has demo accounts, whose password everybody knows. Deactivate them, or "
                  "set up a store of your own and move that."));
}

Result<void> approveAs(const OpenStore &opened, const Approver &approver, const QString &target,
                       const QString &other)
{
    store::Address address = opened.address;
    address.user = approver.login;
    address.password = QString::fromUtf8(qgetenv(approver.password));
    const auto entered = store::Connection::open(address);
    if (!entered)
        return openingError(entered.error());
    if (const auto approved = store::approveMove(**entered, target, other); !approved)
        return storeError(approved.error());
    return {};
}

Result<void> approveMove(const OpenStore &opened, const MoveWish &wish)
{
    const QString target = wish.to.toText();
    if (const Result<void> first = approveAs(opened, wish.first, target, wish.second.login); !first)
        return first;
    return approveAs(opened, wish.second, target, wish.first.login);
}

Report movedReport(const backup::Manifest &manifest, const QString &from, const QString &to)
{
    return {.text =
                QStringList{
                    Texts::tr("The store was moved from %1 to %2, and its ledger is intact on both sides.")
                        .arg(from, to),
                    stateLine(manifest),
                    Texts::tr("Nobody can allocate in the old place now. Give everybody the new address, and "
                              "take a backup of the store there.")}
                    .join(u'\n'),
            .json = {{u"from"_s, from},
                     {u"to"_s, to},
                     {u"movedAt"_s, toJson(manifest.takenAt)},
                     {u"ledgerRows"_s, manifest.state.ledgerRows},
                     {u"counters"_s, manifest.state.counters}}};
}

Result<Report> runMove(const Arguments &arguments)
{
    const Result<MoveWish> wish = readMoveWish(arguments);
    if (!wish)
        return tl::make_unexpected(wish.error());
    const Result<OpenStore> opened = openStoreAlone(wish->from);
    if (!opened)
        return tl::make_unexpected(opened.error());
    const QString place = opened->server->directory();
    const QString to = wish->to.toText();
    if (const Result<void> here = requireHere(place, wish->to); !here)
        return tl::make_unexpected(here.error());
    if (const Result<void> own = requireOwnPeople(*opened); !own)
        return tl::make_unexpected(own.error());
    // Before anybody's approval stands in the log of a store that cannot go.
    if (const auto room = backup::requireRoom(*opened->connection, wish->to); !room)
        return backupError(room.error());
    if (const Result<void> approved = approveMove(*opened, *wish); !approved)
        return tl::make_unexpected(approved.error());
    const auto moved = backup::moveStore(
        {.from = opened->address,
         .to = wish->to,
         .host = wish->host,
         .folder = place,
         .leave = [&] { return local::writeMoved(place, {to, QDateTime::currentDateTimeUtc()}); },
         .stay = [&] { local::removeMoved(place); }});
    if (!moved)
        return backupError(moved.error());
    return movedReport(*moved, place, to);
}

} // namespace

Command moveCommand()
{
    return {.name = "store move",
            .summary = QT_TRANSLATE_NOOP(
                "lekthi", "Move the store of this computer to a server, approved by two Super Admins"),
            .positional = "ADDRESS",
            .options = {options::actor,
                        {"and", "LOGIN",
                         QT_TRANSLATE_NOOP(
                             "lekthi", "The other Super Admin, whose password is in LEKTHI_SECOND_PASSWORD")},
                        {"host", "HOST",
                         QT_TRANSLATE_NOOP("lekthi", "From where accounts may sign in there; any computer, "
                                                     "encrypted, if left out")}},
            .run = runMove};
}

} // namespace lekthi::ctl
