#include "app/backup/moving.h"

#include "app/backup/moment_dump.h"
#include "app/backup/patient_session.h"
#include "app/backup/restoring.h"
#include "app/backup/store_dump.h"
#include "core/store/people/account_steps.h"
#include "core/store/session/schema_names.h"

#include <QCoreApplication>
#include <QFile>

namespace lekthi::backup {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView socketHost{"localhost"};

QString quotedList(const store::Connection &connection, const QStringList &texts)
{
    QStringList quoted;
    for (const QString &text : texts)
        quoted.append(connection.quoted(text));
    return quoted.join(", "_L1);
}

Outcome<QStringList> names(store::Connection &connection, const QString &sql)
{
    QStringList found;
    const auto read =
        connection.readEachText(sql, [&](const store::TextRow &row) { found.append(row.text(0)); });
    if (!read)
        return storeFailure(read.error());
    return found;
}

Outcome<void> requireNoSchemas(store::Connection &server, const store::Address &to)
{
    const auto found =
        names(server, u"SELECT schema_name FROM information_schema.schemata WHERE schema_name IN (%1)"_s.arg(
                          quotedList(server, schemasOfStore(to.database).mid(1))));
    if (!found)
        return tl::unexpected(found.error());
    if (found->isEmpty())
        return {};
    return tl::unexpected(Failure{
        .code = u"STORE_EXISTS"_s,
        .message = QCoreApplication::translate(
                       "lekthi", "The server already has %1, which belongs to a store named %2. Remove "
                                 "it there, or move the store to another database name.")
                       .arg(found->join(", "_L1), to.database)});
}

Outcome<void> requireNoAccounts(store::Connection &server, const QList<GivenAccount> &accounts)
{
    QStringList logins;
    for (const GivenAccount &given : accounts)
        logins.append(given.account.login);
    if (logins.isEmpty())
        return {};
    const auto found = names(
        server,
        u"SELECT DISTINCT User FROM mysql.global_priv WHERE CONVERT(User USING utf8mb4) COLLATE utf8mb4_bin IN (%1) ORDER BY User"_s
            .arg(quotedList(server, logins)));
    if (!found)
        return tl::unexpected(found.error());
    if (found->isEmpty())
        return {};
    return tl::unexpected(
        Failure{.code = u"ACCOUNTS_EXIST"_s,
                .message = QCoreApplication::translate(
                               "lekthi", "The server already has accounts named %1. Anyone who knows their "
                                         "passwords could enter the store. Rename or drop them there first.")
                               .arg(found->join(", "_L1))});
}

class Move
{
public:
    explicit Move(const MoveOptions &options)
        : m_options(options)
        , m_file(options.folder + u'/' + dataName)
    {
    }
    ~Move() { QFile::remove(m_file); }
    Move(const Move &) = delete;
    Move &operator=(const Move &) = delete;

    Outcome<Manifest> run()
    {
        const auto read = readSource();
        // What was found in the way is not the move's to remove.
        if (!read)
            return tl::unexpected(read.error());
        const auto moved = bringRows().and_then([&] { return openNewPlace(); });
        if (moved)
            return m_manifest;
        return tl::unexpected(undone(moved.error()));
    }

private:
    Outcome<void> readSource()
    {
        const auto source = enterPatiently(m_options.from);
        if (!source)
            return tl::unexpected(source.error());
        const auto accounts = listGivenAccounts(**source);
        if (!accounts)
            return tl::unexpected(accounts.error());
        m_accounts = *accounts;
        const auto frame = readFrame(**source);
        if (!frame)
            return tl::unexpected(frame.error());
        m_manifest = *frame;
        return requireRoom(**source, m_options.to).and_then([&] { return requireIntact(m_options.from); });
    }

    Outcome<void> bringRows()
    {
        return dumpMoment(m_options.from, m_file, m_manifest)
            .and_then([&] { return restoreRows(m_file, m_manifest, m_options.to); })
            .and_then([&] { return requireIntact(m_options.to); });
    }

    /// From here on the old place is closed: where both were open for a moment, a number could come twice.
    Outcome<void> openNewPlace()
    {
        if (!m_options.leave())
            return fileFailure(QCoreApplication::translate(
                "lekthi", "The store cannot be marked as moved. Check the free space and the permissions of "
                          "its folder, then try again."));
        m_hasLeft = true;
        return restoreRules(m_file, m_options.to).and_then([&] { return renameAccounts(); });
    }

    static Outcome<void> requireIntact(const store::Address &address)
    {
        const auto damages = countDamages(address);
        if (!damages)
            return tl::unexpected(damages.error());
        if (*damages == 0)
            return {};
        return tl::unexpected(
            Failure{.code = u"MOVE_DAMAGED"_s,
                    .message = QCoreApplication::translate(
                                   "lekthi", "The ledger of %1 is damaged, so the store was not moved. See "
                                             "\"lekthictl audit verify\".")
                                   .arg(address.toText())});
    }

    Outcome<void> renameAccounts()
    {
        if (m_options.host == socketHost)
            return {};
        const auto server = enterPatiently(m_options.to);
        if (!server)
            return tl::unexpected(server.error());
        for (const GivenAccount &given : m_accounts) {
            if (given.account.host != socketHost)
                continue;
            const QString name = store::accountName(atNewHost(given.account));
            for (const QString &statement :
                 {u"RENAME USER %1 TO %2"_s.arg(store::accountName(given.account), name),
                  u"ALTER USER %1 REQUIRE SSL"_s.arg(name)}) {
                if (const auto done = (*server)->execute(statement); !done)
                    return storeFailure(done.error());
            }
        }
        return {};
    }

    store::ServerAccount atNewHost(const store::ServerAccount &account) const
    {
        return {account.login, account.host == socketHost ? m_options.host : account.host};
    }

    Failure undone(Failure failure)
    {
        const auto removed = removeMade();
        if (removed) {
            if (m_hasLeft)
                m_options.stay();
            return failure;
        }
        failure.details += u'\n' + removed.error().message;
        failure.message = QCoreApplication::translate(
                              "lekthi", "%1 What the move had already created at %2 could not be removed. "
                                        "Drop its databases and accounts there, then move the store again.")
                              .arg(failure.message, m_options.to.toText());
        failure.code = u"MOVE_UNFINISHED"_s;
        failure.cause.reset();
        return failure;
    }

    Outcome<void> removeMade()
    {
        if (const auto removed = removeStore(m_options.to); !removed)
            return removed;
        const auto server = enterServer(m_options.to);
        if (!server)
            return tl::unexpected(server.error());
        for (const GivenAccount &given : m_accounts) {
            const auto dropped = (*server)->execute(u"DROP USER IF EXISTS %1, %2"_s.arg(
                store::accountName(given.account), store::accountName(atNewHost(given.account))));
            if (!dropped)
                return storeFailure(dropped.error());
        }
        return {};
    }

    const MoveOptions &m_options;
    QString m_file;
    QList<GivenAccount> m_accounts;
    Manifest m_manifest;
    bool m_hasLeft = false;
};

} // namespace

Outcome<void> requireRoom(store::Connection &from, const store::Address &to)
{
    if (const auto free = requireNoStore(to).and_then([&] { return requirePasswordsTaken(to); }); !free)
        return free;
    const auto server = enterServer(to);
    if (!server)
        return tl::unexpected(server.error());
    const auto accounts = listGivenAccounts(from);
    if (!accounts)
        return tl::unexpected(accounts.error());
    return requireNoSchemas(**server, to).and_then([&] { return requireNoAccounts(**server, *accounts); });
}

Outcome<Manifest> moveStore(const MoveOptions &options)
{
    return Move(options).run();
}

} // namespace lekthi::backup
