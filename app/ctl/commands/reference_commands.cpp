#include "app/ctl/commands/command_groups.h"
#include "app/ctl/commands/reference_file_commands.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/parse/reference_input.h"
#include "app/ctl/print/reference_text.h"
#include "app/ctl/print/texts.h"
#include "core/store/counters/counting_change.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using store::ReferenceItem;
using store::ReferenceKind;

namespace {

Result<Report> listReference(ReferenceKind kind, const Arguments &arguments)
{
    const Result<OpenStore> opened = openStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    return fromStore(models::readReferenceLists(*opened->connection, kind))
        .map([](const models::ReferenceLists &lists) {
            QJsonArray items;
            for (const ReferenceItem &item : lists.items)
                items.append(ctl::toJson(item, lists));
            return Report{.text = ctl::describe(lists), .json = {{u"items"_s, items}}};
        });
}

Result<Report> saveItem(const Arguments &arguments, const ActingOnReference &acting,
                        const ReferenceItem &item, const QString &sentence)
{
    std::optional<numbering::Reason> reason;
    if (arguments.has("reason"_L1)) {
        const auto given = reasonOption(arguments, numbering::Reason::minimumForTemplate);
        if (!given)
            return tl::make_unexpected(given.error());
        reason = *given;
    }
    return fromStore(store::changeProvedReference(acting.actor(), {item}, reason)).map([&](int saved) {
        const QString name = referenceName(item, acting.lists);
        return Report{.text = saved > 0 ? sentence.arg(name) : Texts::tr("%1: nothing to change.").arg(name),
                      .json = {{u"item"_s, ctl::toJson(item, acting.lists)}, {u"saved"_s, saved}}};
    });
}

Result<Report> addReference(ReferenceKind kind, const Arguments &arguments)
{
    const Result<ActingOnReference> acting = openForReference(arguments, kind);
    if (!acting)
        return tl::make_unexpected(acting.error());
    return newItemFrom(arguments, acting->lists).and_then([&](const ReferenceItem &item) {
        return saveItem(arguments, *acting, item, Texts::tr("%1 was added."));
    });
}

Result<Report> changeReferenceItem(ReferenceKind kind, const Arguments &arguments)
{
    const Result<ActingOnReference> acting = openForReference(arguments, kind);
    if (!acting)
        return tl::make_unexpected(acting.error());
    return namedItem(arguments, acting->lists)
        .and_then([&](const ReferenceItem &item) { return changedItem(arguments, item, acting->lists); })
        .and_then([&](const ReferenceItem &item) {
            return saveItem(arguments, *acting, item, Texts::tr("%1 was changed."));
        });
}

Result<Report> setActive(ReferenceKind kind, const Arguments &arguments, bool active)
{
    const Result<ActingOnReference> acting = openForReference(arguments, kind);
    if (!acting)
        return tl::make_unexpected(acting.error());
    return namedItem(arguments, acting->lists).and_then([&](ReferenceItem item) {
        item.active = active;
        return saveItem(arguments, *acting, item,
                        active ? Texts::tr("%1 is active again.")
                               : Texts::tr("%1 is closed. It gives no new numbers and keeps its past."));
    });
}

template <ReferenceKind kind>
Result<Report> runReferenceList(const Arguments &arguments)
{
    return listReference(kind, arguments);
}

template <ReferenceKind kind>
Result<Report> runReferenceAdd(const Arguments &arguments)
{
    return addReference(kind, arguments);
}

template <ReferenceKind kind>
Result<Report> runReferenceChange(const Arguments &arguments)
{
    return changeReferenceItem(kind, arguments);
}

template <ReferenceKind kind>
Result<Report> runReferenceClose(const Arguments &arguments)
{
    return setActive(kind, arguments, false);
}

template <ReferenceKind kind>
Result<Report> runReferenceReopen(const Arguments &arguments)
{
    return setActive(kind, arguments, true);
}

template <ReferenceKind kind>
Result<Report> runReferenceImport(const Arguments &arguments)
{
    return importReference(arguments, kind);
}

template <ReferenceKind kind>
Result<Report> runReferenceExport(const Arguments &arguments)
{
    return exportReference(arguments, kind);
}

/// The names of a kind's commands, which live as long as the program.
struct ReferenceNames
{
    const char *list;
    const char *add;
    const char *change;
    const char *close;
    const char *reopen;
    const char *import;
    const char *toFile;
    const char *positional;
};

constexpr ReferenceNames projectCommandNames{
    "project list",   "project add",    "project change", "project close",
    "project reopen", "project import", "project export", "CODE"};
constexpr ReferenceNames contractCommandNames{
    "contract list",   "contract add",    "contract change", "contract close",
    "contract reopen", "contract import", "contract export", "CODE"};
constexpr ReferenceNames organizationCommandNames{
    "organization list",   "organization add",    "organization change", "organization close",
    "organization reopen", "organization import", "organization export", "CODE"};
constexpr ReferenceNames typeCommandNames{"type list",   "type add",    "type change", "type close",
                                          "type reopen", "type import", "type export", "CODE"};
constexpr ReferenceNames subTypeCommandNames{"sub-type list",   "sub-type add",    "sub-type change",
                                             "sub-type close",  "sub-type reopen", "sub-type import",
                                             "sub-type export", "NUMBER"};
constexpr ReferenceNames rfaTypeCommandNames{
    "rfa-type list",   "rfa-type add",    "rfa-type change", "rfa-type close",
    "rfa-type reopen", "rfa-type import", "rfa-type export", "CODE"};
constexpr ReferenceNames disciplineCommandNames{
    "discipline list",   "discipline add",    "discipline change", "discipline close",
    "discipline reopen", "discipline import", "discipline export", "CODE"};

constexpr OptionSpec previewOption{"preview", nullptr,
                                   QT_TRANSLATE_NOOP("lekthi", "Only show what would change")};
constexpr OptionSpec yesOption{"yes", nullptr, QT_TRANSLATE_NOOP("lekthi", "Do not ask for confirmation")};
constexpr OptionSpec encodingOption{
    "encoding", "NAME",
    QT_TRANSLATE_NOOP("lekthi", "UTF-8, UTF-16LE, UTF-16BE, WINDOWS-874 or BIG5; detected if left out")};

QList<OptionSpec> optionsOfNamed(ReferenceKind kind)
{
    QList<OptionSpec> options;
    if (kind == ReferenceKind::SubType)
        options << options::required(options::type);
    return options << options::reason << options::actor;
}

template <ReferenceKind kind>
QList<Command> commandsOf(const ReferenceNames &names)
{
    const QList<OptionSpec> acting{options::reason, options::actor};
    return {
        {.name = names.list,
         .summary = QT_TRANSLATE_NOOP("lekthi", "List all with their names and states, closed ones too"),
         .run = runReferenceList<kind>},
        {.name = names.add,
         .summary = QT_TRANSLATE_NOOP("lekthi", "Add one; for Super Admins and administrators of the server"),
         .positional = names.positional,
         .options = optionsOfNew(kind) + acting,
         .run = runReferenceAdd<kind>},
        {.name = names.change,
         .summary = QT_TRANSLATE_NOOP("lekthi", "Change what is given; codes that numbers show stay"),
         .positional = names.positional,
         .options = optionsOfChange(kind) + acting,
         .run = runReferenceChange<kind>},
        {.name = names.close,
         .summary = QT_TRANSLATE_NOOP("lekthi", "Close one: it gives no new numbers and keeps its past"),
         .positional = names.positional,
         .options = optionsOfNamed(kind),
         .run = runReferenceClose<kind>},
        {.name = names.reopen,
         .summary = QT_TRANSLATE_NOOP("lekthi", "Make a closed one active again"),
         .positional = names.positional,
         .options = optionsOfNamed(kind),
         .run = runReferenceReopen<kind>},
        {.name = names.import,
         .summary = QT_TRANSLATE_NOOP("lekthi", "Add and change those in a CSV file, all or none"),
         .positional = "FILE",
         .options = QList<OptionSpec>{encodingOption, previewOption, yesOption} + acting,
         .run = runReferenceImport<kind>},
        {.name = names.toFile,
         .summary = QT_TRANSLATE_NOOP("lekthi", "Write all as CSV, as the import takes it"),
         .positional = "[FILE]",
         .run = runReferenceExport<kind>},
    };
}

} // namespace

QList<Command> referenceCommands()
{
    return commandsOf<ReferenceKind::Project>(projectCommandNames) +
           commandsOf<ReferenceKind::Contract>(contractCommandNames) +
           commandsOf<ReferenceKind::Organization>(organizationCommandNames) +
           commandsOf<ReferenceKind::Type>(typeCommandNames) +
           commandsOf<ReferenceKind::SubType>(subTypeCommandNames) +
           commandsOf<ReferenceKind::RfaType>(rfaTypeCommandNames) +
           commandsOf<ReferenceKind::Discipline>(disciplineCommandNames);
}

} // namespace lekthi::ctl
