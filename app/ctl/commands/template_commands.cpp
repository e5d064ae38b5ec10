#include "app/ctl/commands/command_groups.h"
#include "app/ctl/commands/template_check_commands.h"
#include "app/ctl/commands/template_exchange_commands.h"
#include "app/ctl/commands/template_history_commands.h"
#include "app/ctl/commands/template_prove_command.h"
#include "app/ctl/commands/template_wish.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/parse/selection.h"
#include "app/ctl/parse/template_target.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "app/ctl/store_access.h"
#include "core/allocation/request/request_check.h"
#include "core/store/requests/request.h"
#include "models/templates/equal_numbers.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

bool matches(const store::NumberTemplate &stored, const Selection &selection)
{
    return (!selection.project || selection.project->id == stored.projectId) &&
           (!selection.type || selection.type->id == stored.typeId);
}

Report listReport(const QList<store::NumberTemplate> &templates, const CodedStore &coded,
                  const Selection &selection)
{
    QList<QStringList> rows{
        {Texts::tr("Project"), Texts::tr("Type"), Texts::tr("Version"), Texts::tr("Template")}};
    QJsonArray array;
    for (const store::NumberTemplate &stored : templates) {
        if (!matches(stored, selection))
            continue;
        const QJsonObject printed = toJson(stored, coded.data);
        rows.append({printed[u"project"_s].toString(), typeOrDefault(printed),
                     QString::number(stored.version), stored.text});
        array.append(printed);
    }
    return {.text = array.isEmpty() ? Texts::tr("There are no such templates.") : alignedRows(rows),
            .json = {{u"templates"_s, array}}};
}

Result<Report> runTemplateList(const Arguments &arguments)
{
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    const Result<Selection> selection = readSelection(arguments, coded->data);
    if (!selection)
        return tl::make_unexpected(selection.error());
    return fromStore(store::listTemplates(coded->connection()))
        .map([&](const QList<store::NumberTemplate> &templates) {
            return listReport(templates, *coded, *selection);
        });
}

QString showText(const store::NumberTemplate &stored, const QJsonObject &printed)
{
    return alignedRows({
        {Texts::tr("Project"), printed[u"project"_s].toString()},
        {Texts::tr("Type"), typeOrDefault(printed)},
        {Texts::tr("Template"), stored.text},
        {Texts::tr("Version"), QString::number(stored.version)},
        {Texts::tr("Period"), printed[u"period"_s].toString()},
        {Texts::tr("Overflow"), printed[u"overflow"_s].toString()},
        {Texts::tr("Unique within"), printed[u"scope"_s].toString()},
        {Texts::tr("Taken numbers"), printed[u"taken"_s].toString()},
        {Texts::tr("Changed by"), stored.changedBy},
        {Texts::tr("Changed at"), timeCell(stored.changedAt)},
        {Texts::tr("Reason"), stored.reason},
    });
}

Report templateReport(const store::NumberTemplate &stored, const store::ReferenceData &data)
{
    const QJsonObject printed = toJson(stored, data);
    return {.text = showText(stored, printed), .json = printed};
}

Result<Report> runTemplateShow(const Arguments &arguments)
{
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    const Result<TemplateTarget> target = readTarget(arguments, coded->data);
    if (!target)
        return tl::make_unexpected(target.error());
    const std::optional<int> typeId = target->typeId();
    auto stored = typeId ? store::templateInUse(coded->connection(), target->project.id, *typeId)
                         : store::findTemplate(coded->connection(), target->project.id, std::nullopt);
    if (!stored && stored.error().kind == store::ErrorKind::NotFound) {
        const QString of = typeId ? target->typeCode() : target->project.code;
        return allocationError(allocation::refusal(allocation::ValidationFault::NoTemplate, of));
    }
    return fromStore(std::move(stored)).map([&coded](const store::NumberTemplate &found) {
        return templateReport(found, coded->data);
    });
}

/// leastReason: letters and digits.
Result<store::TemplateChange> readChange(const Arguments &arguments, const CodedStore &coded, int leastReason)
{
    const Result<TemplateTarget> target = readTarget(arguments, coded.data);
    if (!target)
        return tl::make_unexpected(target.error());
    const Result<store::NumberTemplate> current = currentTemplate(coded.connection(), *target);
    if (!current)
        return tl::make_unexpected(current.error());
    const Result<store::TemplateSettings> settings = readSettings(arguments, current->settings);
    if (!settings)
        return tl::make_unexpected(settings.error());
    const Result<std::optional<int>> expected = expectedVersion(arguments);
    if (!expected)
        return tl::make_unexpected(expected.error());
    const Result<numbering::Template> text = readTemplate(arguments.text("template"_L1), *target, coded.data);
    if (!text)
        return tl::make_unexpected(text.error());
    const Result<numbering::Reason> reason = reasonOption(arguments, leastReason);
    if (!reason)
        return tl::make_unexpected(reason.error());
    return store::TemplateChange{.projectId = target->project.id,
                                 .typeId = target->typeId(),
                                 .expectedVersion = static_cast<int>(expected->value_or(current->version)),
                                 .text = *text,
                                 .settings = *settings,
                                 .reason = *reason};
}

store::NumberTemplate editedBy(const store::TemplateChange &change)
{
    store::NumberTemplate edited;
    edited.projectId = change.projectId;
    edited.typeId = change.typeId;
    edited.text = change.text.text();
    edited.settings = change.settings;
    return edited;
}

/// As the window: what is wrong keeps it from being saved, unless somebody else may answer for it, and then
/// saving says so.
Result<QList<numbering::Problem>> warningsOf(const store::NumberTemplate &edited,
                                             const TemplateTarget &target, const CodedStore &coded)
{
    return problemsOf(edited, target, coded).map([](QList<numbering::Problem> problems) {
        problems.removeIf(
            [](const numbering::Problem &problem) { return problem.severity == numbering::Severity::Error; });
        return problems;
    });
}

Report savedReport(const store::NumberTemplate &saved, const QList<numbering::Problem> &warnings,
                   const QList<store::EqualNumber> &equal, const store::ReferenceData &data)
{
    Report report = templateReport(saved, data);
    QStringList lines;
    if (!equal.isEmpty())
        lines.append(models::equalNumbersText(equal, data));
    lines.append(Texts::tr("Saved as version %1.").arg(saved.version));
    QJsonArray array;
    for (const numbering::Problem &warning : warnings) {
        lines.append(problemText(warning));
        array.append(toJson(warning));
    }
    report.text = lines.join(u'\n') + u"\n\n"_s + report.text;
    report.json.insert(u"changed"_s, true);
    report.json.insert(u"problems"_s, array);
    report.json.insert(u"equalNumbers"_s, equalNumbersJson(equal, data));
    return report;
}

Report unchangedReport(const store::NumberTemplate &current, const store::ReferenceData &data)
{
    Report report = templateReport(current, data);
    report.text = Texts::tr("Nothing changed; version %1 stays in force.").arg(current.version);
    report.json.insert(u"changed"_s, false);
    report.json.insert(u"problems"_s, QJsonArray());
    report.json.insert(u"equalNumbers"_s, QJsonArray());
    return report;
}

Result<Report> save(const store::TemplateChange &change, const TemplateTarget &target,
                    const Acting<CodedStore> &acting, bool mayRequest)
{
    const Result<store::NumberTemplate> current = currentTemplate(acting.store.connection(), target);
    if (!current)
        return tl::make_unexpected(current.error());
    if (current->version > 0 && current->version == change.expectedVersion &&
        current->text == change.text.text() && current->settings == change.settings)
        return unchangedReport(*current, acting.store.data);
    const store::NumberTemplate edited = editedBy(change);
    const auto warnings = warningsOf(edited, target, acting.store);
    if (!warnings)
        return tl::make_unexpected(warnings.error());
    const auto equal = equalNumbersOf(edited, *current, acting.store);
    if (!equal)
        return tl::make_unexpected(equal.error());
    auto done = store::saveTemplate(*acting.person, change);
    if (!done && mayRequest && isApprovable(done.error()))
        return requestedTemplate(*acting.person, change, acting.store.data);
    return savedTemplate(std::move(done)).map([&](const store::NumberTemplate &saved) {
        return savedReport(saved, *warnings, *equal, acting.store.data);
    });
}

Result<Report> runTemplateSet(const Arguments &arguments)
{
    const Result<Acting<CodedStore>> acting = openCodedActing(arguments);
    if (!acting)
        return tl::make_unexpected(acting.error());
    const Result<TemplateTarget> target = readTarget(arguments, acting->store.data);
    if (!target)
        return tl::make_unexpected(target.error());
    const bool mayRequest = arguments.has(QLatin1StringView(requestOption.name));
    return readChange(arguments, acting->store,
                      mayRequest ? store::minimumForRequest : numbering::Reason::minimumForTemplate)
        .and_then(
            [&](const store::TemplateChange &change) { return save(change, *target, *acting, mayRequest); });
}

constexpr OptionSpec templateText{"template", "TEMPLATE",
                                  QT_TRANSLATE_NOOP("lekthi", "The new text, such as {ORIGINATOR}-{SEQ:4}")};
constexpr OptionSpec reason{"reason", "TEXT", QT_TRANSLATE_NOOP("lekthi", "Why the template is changed")};

QList<OptionSpec> setOptions()
{
    return QList<OptionSpec>{options::required(options::project), options::type, options::defaultTemplate,
                             options::required(templateText), options::required(reason)} +
           settingOptions() +
           QList<OptionSpec>{
               {"expect-version", "N",
                QT_TRANSLATE_NOOP("lekthi", "Refuse if the template has another version by now")},
               requestOption,
               options::actor,
           };
}

QList<OptionSpec> previewOptions()
{
    return QList<OptionSpec>{options::required(options::project), options::required(options::type),
                             options::originator} +
           options::ofDocument() +
           QList<OptionSpec>{
               {"next", "N",
                QT_TRANSLATE_NOOP("lekthi",
                                  "Sequence number to begin with; the counter's next one if left out")},
               options::count} +
           settingOptions();
}

} // namespace

QList<Command> templateCommands()
{
    return {
        {.name = "template list",
         .summary = QT_TRANSLATE_NOOP("lekthi", "List the templates of all projects"),
         .options = {options::project, options::type},
         .run = runTemplateList},
        {.name = "template show",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Show the template that a type uses"),
         .options = {options::required(options::project), options::type, options::defaultTemplate},
         .run = runTemplateShow},
        {.name = "template validate",
         .summary =
             QT_TRANSLATE_NOOP("lekthi", "Find every error in a template; needs no store without --project"),
         .positional = "TEMPLATE",
         .options =
             QList<OptionSpec>{options::type, options::defaultTemplate, options::project} + settingOptions(),
         .run = runTemplateValidate},
        {.name = "template preview",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Show the numbers that a template would give"),
         .positional = "TEMPLATE",
         .options = previewOptions(),
         .run = runTemplatePreview},
        templateProveCommand(),
        {.name = "template set",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Save a template as a new version"),
         .options = setOptions(),
         .run = runTemplateSet},
        templateHistoryCommand(),
        templateDiffCommand(),
        templateRollbackCommand(),
        templateExportCommand(),
        templateImportCommand(),
    };
}

} // namespace lekthi::ctl
