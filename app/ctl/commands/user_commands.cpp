#include "app/ctl/commands/command_groups.h"
#include "app/ctl/commands/user_list.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/codes.h"
#include "app/ctl/parse/password_input.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "core/store/people/accounts.h"
#include "core/store/people/rights.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr OptionSpec roleOption{
    "role", "ROLE", QT_TRANSLATE_NOOP("lekthi", "auditor, project-admin, super-admin or allocator"), true};
constexpr OptionSpec projectsOption{
    "projects", "CODES",
    QT_TRANSLATE_NOOP("lekthi", "Projects of a Project Admin or allocator, with commas between")};
constexpr OptionSpec whyOption{"reason", "TEXT", QT_TRANSLATE_NOOP("lekthi", "Why; kept in the admin log"),
                               true};
constexpr OptionSpec passwordOption{
    "password-fd", "N",
    QT_TRANSLATE_NOOP("lekthi", "File descriptor whose first line is the password; asked for if left out")};

Result<QList<int>> projectsFrom(const Arguments &arguments, QLatin1StringView option,
                                const store::ReferenceData &data)
{
    QList<int> projects;
    for (const QString &code : arguments.text(option).split(u',', Qt::SkipEmptyParts)) {
        const Result<store::CodedItem> project = findCode(data, CodeKind::Project, code.trimmed());
        if (!project)
            return tl::make_unexpected(project.error());
        projects.append(project->id);
    }
    return projects;
}

/// Administrators of the server are not made here.
std::optional<store::Role> giveableRole(QStringView name)
{
    const auto role = store::roleFromName(name);
    return role == store::Role::Administrator ? std::nullopt : role;
}

Result<store::Role> roleFrom(const Arguments &arguments)
{
    return namedOption(arguments, "role"_L1, store::Role::Auditor, &giveableRole,
                       {u"auditor"_s, u"project-admin"_s, u"super-admin"_s, u"allocator"_s});
}

/// A role of projects needs some, any other takes none.
Result<void> checkProjects(store::Role role, const QList<int> &projects)
{
    if (store::hasProjects(role) && projects.isEmpty())
        return usageError(Texts::tr("This role is for projects: name them with --projects CODE,CODE."));
    if (!store::hasProjects(role) && !projects.isEmpty())
        return usageError(Texts::tr("This role is for no particular project. Leave out --projects."));
    return {};
}

Result<CodedStore> openAsAdministrator(const Arguments &arguments)
{
    Result<CodedStore> store = openCodedStore(arguments);
    if (store && store->connection().isThroughRoutines())
        return storeError(store::notAnAdministrator());
    return store;
}

/// The sentence, with a warning where the store is short of Super Admins.
Result<Report> reportDone(store::Connection &connection, const QString &login, const QString &sentence)
{
    return fewSuperAdminsNote(connection).map([&](const QString &note) {
        return Report{.text = sentence.arg(login), .json = {{u"login"_s, login}}, .note = note};
    });
}

Result<Report> runAdd(const Arguments &arguments)
{
    const Result<store::Role> role = roleFrom(arguments);
    if (!role)
        return tl::make_unexpected(role.error());
    const QString login = arguments.positional();
    if (const store::Result<void> valid = store::checkLogin(login); !valid)
        return storeError(valid.error());
    const Result<CodedStore> store = openAsAdministrator(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    const Result<QList<int>> projects = projectsFrom(arguments, "projects"_L1, store->data);
    if (!projects)
        return tl::make_unexpected(projects.error());
    if (const Result<void> fitting = checkProjects(*role, *projects); !fitting)
        return tl::make_unexpected(fitting.error());
    const Result<QString> password = readNewPassword(arguments);
    if (!password)
        return tl::make_unexpected(password.error());
    const QString host = arguments.has("host"_L1) ? arguments.text("host"_L1) : u"localhost"_s;
    const store::NewAccount account{.account = {login, host},
                                    .role = *role,
                                    .displayName = arguments.text("full-name"_L1),
                                    .displayNameEnglish = arguments.text("full-name-en"_L1),
                                    .projectIds = *projects};
    if (const store::Result<void> added = store::addAccount(store->connection(), account, *password); !added)
        return storeError(added.error());
    return reportDone(store->connection(), login,
                      store::may(*role, store::Deed::SignIn)
                          ? Texts::tr("The account %1 is ready. Its password has to be changed at the first "
                                      "signing in.")
                          : Texts::tr("The account %1 is ready."));
}

Result<numbering::Reason> whyFrom(const Arguments &arguments)
{
    return reasonOption(arguments, numbering::Reason::minimumForTemplate);
}

using Change = store::Result<void> (*)(store::Connection &, const QString &, const QString &);

Result<Report> runChange(const Arguments &arguments, Change change, const QString &sentence)
{
    const Result<numbering::Reason> reason = whyFrom(arguments);
    if (!reason)
        return tl::make_unexpected(reason.error());
    const Result<CodedStore> store = openAsAdministrator(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    const QString login = arguments.positional();
    const auto changed = change(store->connection(), login, reason->text());
    if (!changed)
        return storeError(changed.error());
    return reportDone(store->connection(), login, sentence);
}

Result<Report> runDeactivate(const Arguments &arguments)
{
    return runChange(arguments, &store::deactivateAccount,
                     Texts::tr("The account %1 is deactivated and its sessions are ended."));
}

Result<Report> runActivate(const Arguments &arguments)
{
    return runChange(arguments, &store::activateAccount, Texts::tr("The account %1 is active."));
}

Result<Report> runRole(const Arguments &arguments)
{
    const Result<store::Role> role = roleFrom(arguments);
    if (!role)
        return tl::make_unexpected(role.error());
    const Result<numbering::Reason> reason = whyFrom(arguments);
    if (!reason)
        return tl::make_unexpected(reason.error());
    const Result<CodedStore> store = openAsAdministrator(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    const Result<QList<int>> projects = projectsFrom(arguments, "projects"_L1, store->data);
    if (!projects)
        return tl::make_unexpected(projects.error());
    if (const Result<void> fitting = checkProjects(*role, *projects); !fitting)
        return tl::make_unexpected(fitting.error());
    const QString login = arguments.positional();
    const auto changed = store::changeRole(store->connection(), login, *role, *projects, reason->text());
    if (!changed)
        return storeError(changed.error());
    return reportDone(store->connection(), login,
                      Texts::tr("The account %1 has its new role; its sessions are ended."));
}

Result<Report> runProjects(const Arguments &arguments)
{
    const Result<CodedStore> store = openAsAdministrator(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    const Result<QList<int>> added = projectsFrom(arguments, "add"_L1, store->data);
    const Result<QList<int>> removed = projectsFrom(arguments, "remove"_L1, store->data);
    if (!added || !removed)
        return tl::make_unexpected(added ? removed.error() : added.error());
    if (added->isEmpty() && removed->isEmpty())
        return usageError(Texts::tr("Name what to change: --add CODE,CODE, --remove CODE,CODE, or both."));
    const QString login = arguments.positional();
    const auto changed = store::changeProjects(store->connection(), login, *added, *removed);
    if (!changed)
        return storeError(changed.error());
    return reportDone(store->connection(), login, Texts::tr("The projects of the account %1 are changed."));
}

Result<std::optional<int>> paceFrom(const Arguments &arguments)
{
    const int ways = int(arguments.has("per-minute"_L1)) + int(arguments.has("unlimited"_L1)) +
                     int(arguments.has("default"_L1));
    if (ways != 1)
        return usageError(Texts::tr("Name the limit: --per-minute N, --unlimited or --default."));
    if (arguments.has("unlimited"_L1))
        return 0;
    return boundedOption(arguments, "per-minute"_L1, 1, store::mostNumbersPerMinute);
}

QString paceSentence(std::optional<int> pace)
{
    if (!pace)
        return Texts::tr("The account %1 has the default limit: the setting service_numbers_per_minute.");
    return *pace > 0 ? Texts::tr("The account %1 may allocate up to %2 numbers per minute.")
                           .arg(u"%1"_s, QString::number(*pace))
                     : Texts::tr("The account %1 may allocate any number per minute.");
}

Result<Report> runPace(const Arguments &arguments)
{
    const Result<std::optional<int>> pace = paceFrom(arguments);
    if (!pace)
        return tl::make_unexpected(pace.error());
    const Result<numbering::Reason> reason = whyFrom(arguments);
    if (!reason)
        return tl::make_unexpected(reason.error());
    const Result<CodedStore> store = openAsAdministrator(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    const QString login = arguments.positional();
    const auto changed = store::changePace(store->connection(), login, *pace, reason->text());
    if (!changed)
        return storeError(changed.error());
    return reportDone(store->connection(), login, paceSentence(*pace));
}

Result<Report> runTrust(const Arguments &arguments)
{
    const QString answer = arguments.text("for-persons"_L1);
    if (answer != "yes"_L1 && answer != "no"_L1)
        return usageError(Texts::tr("--for-persons takes yes or no."));
    const Result<numbering::Reason> reason = whyFrom(arguments);
    if (!reason)
        return tl::make_unexpected(reason.error());
    const Result<CodedStore> store = openAsAdministrator(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    const QString login = arguments.positional();
    const bool isTrusted = answer == "yes"_L1;
    const auto changed = store::changeTrust(store->connection(), login, isTrusted, reason->text());
    if (!changed)
        return storeError(changed.error());
    return reportDone(store->connection(), login,
                      isTrusted ? Texts::tr("The account %1 may allocate for other people.")
                                : Texts::tr("The account %1 allocates for itself only."));
}

Result<Report> runPassword(const Arguments &arguments)
{
    const Result<CodedStore> store = openAsAdministrator(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    const Result<QString> password = readNewPassword(arguments);
    if (!password)
        return tl::make_unexpected(password.error());
    const QString login = arguments.positional();
    if (const auto set = store::setPassword(store->connection(), login, *password); !set)
        return storeError(set.error());
    return reportDone(store->connection(), login,
                      Texts::tr("The account %1 has a new password and its sessions are ended."));
}

} // namespace

QList<Command> userCommands()
{
    return {
        {.name = "user add",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Make the account of a person or numbering service"),
         .positional = "LOGIN",
         .options = {roleOption,
                     projectsOption,
                     {"full-name", "TEXT", QT_TRANSLATE_NOOP("lekthi", "Name of the person, in Thai")},
                     {"full-name-en", "TEXT", QT_TRANSLATE_NOOP("lekthi", "Name of the person, in English")},
                     {"host", "HOST",
                      QT_TRANSLATE_NOOP("lekthi",
                                        "Host that the account signs in from; localhost (default) is "
                                        "the server's own, every other needs encryption")},
                     passwordOption},
         .run = runAdd},
        {.name = "user list",
         .summary = QT_TRANSLATE_NOOP("lekthi", "List the accounts, their roles, limits and projects"),
         .run = runUserList},
        {.name = "user deactivate",
         .summary =
             QT_TRANSLATE_NOOP("lekthi", "Take all rights from an account at once and end its sessions"),
         .positional = "LOGIN",
         .options = {whyOption},
         .run = runDeactivate},
        {.name = "user activate",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Give a deactivated account its rights back"),
         .positional = "LOGIN",
         .options = {whyOption},
         .run = runActivate},
        {.name = "user role",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Give an account another role"),
         .positional = "LOGIN",
         .options = {roleOption, projectsOption, whyOption},
         .run = runRole},
        {.name = "user projects",
         .summary =
             QT_TRANSLATE_NOOP("lekthi", "Give projects to a Project Admin or allocator, or take them"),
         .positional = "LOGIN",
         .options = {{"add", "CODES", QT_TRANSLATE_NOOP("lekthi", "Projects to give, with commas between")},
                     {"remove", "CODES",
                      QT_TRANSLATE_NOOP("lekthi", "Projects to take, with commas between")}},
         .run = runProjects},
        {.name = "user pace",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Limit how many numbers a numbering service may allocate"),
         .positional = "LOGIN",
         .options = {{"per-minute", "N", QT_TRANSLATE_NOOP("lekthi", "At most so many in a minute")},
                     {"unlimited", nullptr, QT_TRANSLATE_NOOP("lekthi", "Lift the limit")},
                     {"default", nullptr,
                      QT_TRANSLATE_NOOP("lekthi", "As the setting service_numbers_per_minute says")},
                     whyOption},
         .run = runPace},
        {.name = "user trust",
         .summary = QT_TRANSLATE_NOOP("lekthi",
                                      "Allow a numbering service to say for whom it allocates, or forbid it"),
         .positional = "LOGIN",
         .options = {{"for-persons", "yes|no",
                      QT_TRANSLATE_NOOP("lekthi", "Whether it may name other people"), true},
                     whyOption},
         .run = runTrust},
        {.name = "user password",
         .summary =
             QT_TRANSLATE_NOOP("lekthi", "Set a password that has to be changed at the next signing in"),
         .positional = "LOGIN",
         .options = {passwordOption},
         .run = runPassword},
    };
}

} // namespace lekthi::ctl
