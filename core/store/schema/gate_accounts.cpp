#include "core/store/schema/gate_accounts.h"

#include "core/numbering/translated.h"
#include "core/store/ledger/taken_numbers.h"
#include "core/store/people/accounts.h"
#include "core/store/people/given_rights.h"
#include "core/store/people/glass.h"
#include "core/store/people/rights.h"
#include "core/store/schema/guards.h"
#include "core/store/session/denial.h"
#include "core/store/session/shown_names.h"

#include <QMap>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listAccountTroubles("gate/list_account_troubles");
constexpr Statement countPasswordPlugins("gate/count_password_plugins");
constexpr Statement listCascades("gate/list_cascades");

constexpr qsizetype namesShown = 5;
constexpr int pluginNotLoaded = 1524;

Finding unknown(const QString &name, const Error &error)
{
    return {Finding::Level::Warning, name, u"?"_s,
            translated(QT_TRANSLATE_NOOP("lekthi", "This could not be checked. Run \"lekthictl store "
                                                   "status\" as the administrator of the server.")) +
                u' ' + describe(error)};
}

QString shown(const QStringList &names)
{
    return shownNames(names, namesShown, u" "_s);
}

Finding guards(Connection &connection)
{
    const QString name = u"guards"_s;
    const Result<QStringList> changed = changedGuards(connection);
    if (!changed)
        return unknown(name, changed.error());
    if (changed->isEmpty())
        return {Finding::Level::Good, name, u"-"_s,
                translated(QT_TRANSLATE_NOOP("lekthi", "Triggers and routines of the store are unaltered."))};
    return {Finding::Level::Error, name, shown(*changed), describe(guardsError(*changed))};
}

/// Whoever asks for what his role may not read is refused, and that is noted in the log for ever.
std::optional<Error> refusalToLook(Connection &connection)
{
    if (!connection.isThroughRoutines())
        return std::nullopt;
    const Result<Person> own = findPerson(connection, connection.address().user);
    if (!own || mayRead(own->role, listAccountTroubles))
        return std::nullopt;
    return Error{ErrorKind::NotAllowed, denial::wrongRole, u"gate"_s, {}};
}

struct Trouble
{
    const char *key;
    const char *message; ///< %1: the accounts
};

constexpr Trouble troubles[] = {
    {"anonymous", QT_TRANSLATE_NOOP("lekthi", "The server has accounts without a name (%1), which could be "
                                              "used to act as another person. Drop them.")},
    {"several_hosts",
     QT_TRANSLATE_NOOP("lekthi", "Accounts of one name for different hosts count as one person "
                                 "(%1). Drop all but one each.")},
    {"no_tls",
     QT_TRANSLATE_NOOP("lekthi", "Accounts may sign in over the network without encryption (%1). Ask "
                                 "for it with ALTER USER … REQUIRE SSL.")},
    {"no_session_limit",
     QT_TRANSLATE_NOOP("lekthi",
                       "Accounts may open as many sessions as the server has (%1), and so keep others out. "
                       "Limit them with ALTER USER … WITH MAX_USER_CONNECTIONS 30.")},
    {"password",
     QT_TRANSLATE_NOOP("lekthi", "Passwords were set outside Lekthi (%1), by an administrator of the server "
                                 "or by the person with another program. Ask the owner of the account, and "
                                 "set a new one with \"lekthictl user password\".")},
    {"role_missing",
     QT_TRANSLATE_NOOP(
         "lekthi",
         "The server lacks roles of the store (%1). Create them again with \"lekthictl store repair\".")},
    {"plugin_missing", QT_TRANSLATE_NOOP("lekthi", "The server lacks the plugin for strong passwords (%1). "
                                                   "Install it with INSTALL SONAME 'auth_ed25519'.")},
};

/// A node that cannot be entered for another reason tells nothing.
bool lacksPlugin(const Address &node)
{
    const auto connection = Connection::open(node);
    if (!connection)
        return connection.error().serverCode == pluginNotLoaded;
    const Result<Rows> rows = (*connection)->read(countPasswordPlugins);
    return rows && rows->first().integer("plugins_found"_L1) == 0;
}

/// Where another node lacks the plugin, the server makes accounts on all nodes but that and says nothing.
QList<Finding> pluginsOfOtherNodes(const Address &address)
{
    QStringList names;
    for (int index = 0; address.nodeCount() > 1 && index < address.nodeCount(); ++index) {
        const Address node = address.node(index);
        if (lacksPlugin(node))
            names.append(node.socket.isEmpty() ? u"%1:%2"_s.arg(node.host).arg(node.port) : node.socket);
    }
    if (names.isEmpty())
        return {};
    return {{Finding::Level::Warning, u"accounts"_s, shown(names),
             translated(QT_TRANSLATE_NOOP(
                            "lekthi", "Nodes of the cluster lack the plugin for strong passwords (%1), so "
                                      "new accounts are missing there. Install it there with INSTALL SONAME "
                                      "'auth_ed25519', then resynchronize the nodes completely (SST)."))
                 .arg(shown(names))}};
}

QList<Finding> accounts(Connection &connection)
{
    const Result<Rows> rows = connection.read(listAccountTroubles);
    if (!rows)
        return {unknown(u"accounts"_s, rows.error())};
    QMap<QString, QStringList> named;
    for (const Row &row : *rows)
        named[row.text("trouble"_L1)].append(row.text("named"_L1));
    QList<Finding> findings = pluginsOfOtherNodes(connection.address());
    for (const Trouble &trouble : troubles) {
        if (const QStringList names = named.value(QLatin1StringView(trouble.key)); !names.isEmpty())
            findings.append({Finding::Level::Warning, u"accounts"_s, shown(names),
                             translated(trouble.message).arg(shown(names))});
    }
    if (findings.isEmpty())
        findings.append({Finding::Level::Good, u"accounts"_s, u"-"_s,
                         translated(QT_TRANSLATE_NOOP(
                             "lekthi", "Every account is one person's, and none gets past the rules."))});
    return findings;
}

Finding rights(Connection &connection)
{
    const QString name = u"rights"_s;
    const Result<QStringList> others =
        requireSight(connection).and_then([&] { return otherRights(connection); });
    if (!others)
        return unknown(name, others.error());
    if (others->isEmpty())
        return {Finding::Level::Good, name, u"-"_s,
                translated(QT_TRANSLATE_NOOP(
                    "lekthi", "Roles and accounts have the rights on the server that Lekthi gives them."))};
    const QString named = shownNames(*others, namesShown, u", "_s);
    return {Finding::Level::Warning, name, named,
            translated(
                QT_TRANSLATE_NOOP("lekthi",
                                  "Roles or accounts have other rights on the server than Lekthi gives them "
                                  "(%1; + is too much, - is missing). \"lekthictl store repair\" puts the "
                                  "rights of roles right; revoke the others."))
                .arg(named)};
}

Finding foreignKeys(Connection &connection)
{
    const QString name = u"foreign_keys"_s;
    const Result<Rows> rows = requireSight(connection).and_then([&] {
        return connection.read(listCascades, {connection.address().database});
    });
    if (!rows)
        return unknown(name, rows.error());
    QStringList names;
    for (const Row &row : *rows)
        names.append(row.text("name"_L1));
    if (names.isEmpty())
        return {Finding::Level::Good, name, u"-"_s,
                translated(QT_TRANSLATE_NOOP("lekthi", "No foreign key changes rows past the triggers."))};
    return {Finding::Level::Warning, name, shown(names),
            translated(QT_TRANSLATE_NOOP(
                           "lekthi", "Foreign keys could change or delete rows past the triggers (%1). Drop "
                                     "them, or make them RESTRICT."))
                .arg(shown(names))};
}

Finding takenNumbers(Connection &connection)
{
    const QString name = u"taken_numbers"_s;
    const Result<TakenSample> sample = sampleTaken(connection);
    if (!sample)
        return unknown(name, sample.error());
    const QString shown = u"%1/%2"_s.arg(sample->looked - sample->missing).arg(sample->looked);
    if (sample->missing == 0)
        return {Finding::Level::Good, name, shown,
                translated(QT_TRANSLATE_NOOP(
                    "lekthi", "All numbers in a sample of those in force are marked as taken."))};
    return {
        Finding::Level::Error, name, shown,
        translated(QT_TRANSLATE_NOOP(
                       "lekthi", "Of %1 numbers in a sample, %2 are in force but not marked as taken, so "
                                 "that they could be issued twice. Stop the numbering services, then restore "
                                 "the numbers with \"lekthictl store repair\"."))
            .arg(sample->looked)
            .arg(sample->missing)};
}

Finding superAdmins(Connection &connection)
{
    const QString name = u"super_admins"_s;
    const Result<int> count = countActiveSuperAdmins(connection);
    if (!count)
        return unknown(name, count.error());
    if (*count >= superAdminsNeeded)
        return {Finding::Level::Good, name, QString::number(*count),
                translated(QT_TRANSLATE_NOOP("lekthi", "Two Super Admins are active."))};
    return {
        Finding::Level::Warning, name, QString::number(*count),
        translated(QT_TRANSLATE_NOOP("lekthi", "Fewer than two Super Admins are active, so that no reset can "
                                               "be approved. Add one."))};
}

Finding brokenGlass(Connection &connection)
{
    const QString name = u"glass"_s;
    const Result<QList<GlassBreak>> breaks = listGlassBreaks(connection);
    if (!breaks)
        return unknown(name, breaks.error());
    QStringList open;
    for (const GlassBreak &entry : *breaks) {
        if (!entry.isReviewed())
            open.append(entry.login);
    }
    if (open.isEmpty())
        return {Finding::Level::Good, name, u"-"_s,
                translated(QT_TRANSLATE_NOOP("lekthi", "No emergency access is waiting for review."))};
    return {
        Finding::Level::Warning, name, shown(open),
        translated(QT_TRANSLATE_NOOP("lekthi", "Accounts were opened in an emergency (%1). Two other people "
                                               "have to review that with \"lekthictl glass review\"."))
            .arg(shown(open))};
}

} // namespace

QList<Finding> inspectPeopleRules(Connection &connection)
{
    if (const auto refusal = refusalToLook(connection)) {
        QList<Finding> findings;
        for (const auto &name :
             {u"guards"_s, u"accounts"_s, u"rights"_s, u"foreign_keys"_s, u"glass"_s, u"taken_numbers"_s})
            findings.append(unknown(name, *refusal));
        return findings << superAdmins(connection);
    }
    return QList<Finding>{guards(connection)} + accounts(connection) +
           QList<Finding>{rights(connection), foreignKeys(connection), superAdmins(connection),
                          brokenGlass(connection), takenNumbers(connection)};
}

} // namespace lekthi::store
