#include "app/ctl/commands/template_exchange_commands.h"

#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/codes.h"
#include "app/ctl/parse/confirmation.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "app/ctl/store_access.h"
#include "core/files/regular_file.h"
#include "core/files/written_file.h"
#include "core/numbering/validate.h"
#include "models/exchange/template_exchange.h"
#include "models/templates/settings_text.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using models::ImportItem;
using models::ImportPlan;
using models::TemplateFile;

namespace {

tl::unexpected<CommandError> templateFileError(const models::FileFault &fault)
{
    return refusal(u"FILE_NOT_ACCEPTED"_s, models::describe(fault));
}

Result<TemplateFile> readStored(const Arguments &arguments, const CodedStore &coded)
{
    const auto project = findCode(coded.data, CodeKind::Project, arguments.text("project"_L1));
    if (!project)
        return tl::make_unexpected(project.error());
    const QString &user = coded.opened.address.user;
    return fromStore(models::readForExport(coded.connection(), coded.data, project->id,
                                           user.isEmpty() ? u"root"_s : user));
}

Result<Report> writeTo(const QString &path, const QByteArray &bytes, qsizetype templates)
{
    if (const auto written = files::writeWholeFile(path, bytes); !written)
        return refusal(u"FILE_NOT_WRITTEN"_s, written.error());
    return Report{.text = Texts::tr("%1 templates with all their versions were written to %2.")
                              .arg(QString::number(templates), path),
                  .json = {{u"file"_s, path}, {u"templates"_s, qint64(templates)}}};
}

Result<Report> runTemplateExport(const Arguments &arguments)
{
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    return readStored(arguments, *coded).and_then([&](const TemplateFile &file) -> Result<Report> {
        const QByteArray bytes = models::writeTemplateFile(file);
        if (!arguments.positional().isEmpty())
            return writeTo(arguments.positional(), bytes, file.templates.size());
        return Report{.text = QString::fromUtf8(bytes.trimmed()),
                      .json = QJsonDocument::fromJson(bytes).object()};
    });
}

Result<TemplateFile> readGiven(const QString &path)
{
    const auto content = files::readWholeFile(path, models::largestTemplateFile);
    if (!content)
        return fileError(content.error());
    const auto read = models::readTemplateFile(*content);
    if (!read)
        return templateFileError(read.error());
    return *read;
}

Result<ImportPlan> readPlan(const Arguments &arguments, const CodedStore &coded)
{
    const auto project = findCode(coded.data, CodeKind::Project, arguments.text("project"_L1));
    if (!project)
        return tl::make_unexpected(project.error());
    const Result<TemplateFile> file = readGiven(arguments.positional());
    if (!file)
        return tl::make_unexpected(file.error());
    const auto templates = store::listTemplates(coded.connection());
    if (!templates)
        return storeError(templates.error());
    const auto plan = models::planImport(*file, project->id, *templates, coded.data,
                                         numbering::documentDate(QDateTime::currentDateTimeUtc()));
    if (!plan)
        return templateFileError(plan.error());
    return *plan;
}

QString changeName(ImportItem::Change change)
{
    return change == ImportItem::Change::Added     ? u"ADDED"_s
           : change == ImportItem::Change::Changed ? u"CHANGED"_s
                                                   : u"SAME"_s;
}

QString itemText(const ImportItem &item)
{
    const QString type = item.typeCode.isEmpty() ? Texts::tr("(default)") : item.typeCode;
    QStringList lines;
    switch (item.change) {
    case ImportItem::Change::Added:
        lines = {Texts::tr("%1: new").arg(type), u"  + "_s + item.after.text};
        break;
    case ImportItem::Change::Changed:
        lines = {Texts::tr("%1: changed, version %2").arg(type).arg(item.storedVersion + 1),
                 u"  − "_s + item.before.text, u"  + "_s + item.after.text};
        for (const QString &change : models::settingChanges(item.before.settings, item.after.settings))
            lines += u"    "_s + change;
        break;
    case ImportItem::Change::Same:
        return Texts::tr("%1: the same").arg(type);
    }
    for (const numbering::Problem &problem : item.problems)
        lines += u"    "_s + numbering::describe(problem);
    return lines.join(u'\n');
}

QString planText(const ImportPlan &plan)
{
    QStringList lines{
        Texts::tr("Templates of %1, exported %2:").arg(plan.sourceProject, timeCell(plan.exportedAt))};
    for (const ImportItem &item : plan.items)
        lines += itemText(item);
    return lines.join(u'\n');
}

QJsonObject jsonOf(const ImportItem &item)
{
    QJsonArray problems;
    for (const numbering::Problem &problem : item.problems)
        problems.append(toJson(problem));
    return {{u"type"_s, item.key.typeId ? QJsonValue(item.typeCode) : QJsonValue()},
            {u"change"_s, changeName(item.change)},
            {u"before"_s, textOrNull(item.before.text)},
            {u"after"_s, item.after.text},
            {u"version"_s, idOrNull(item.storedVersion)},
            {u"versionsInFile"_s, qint64(item.versions.size())},
            {u"problems"_s, problems}};
}

Report planReport(const ImportPlan &plan)
{
    QJsonArray items;
    for (const ImportItem &item : plan.items)
        items.append(jsonOf(item));
    return {.text = planText(plan),
            .json = {{u"source"_s, plan.sourceProject}, {u"items"_s, items}, {u"saved"_s, 0}}};
}

Result<QList<store::TemplateChange>> readChanges(const Arguments &arguments, const ImportPlan &plan)
{
    for (const ImportItem &item : plan.items) {
        if (!numbering::hasErrors(item.problems))
            continue;
        CommandError refused = templateError(item.problems).value();
        refused.message = planText(plan);
        return tl::make_unexpected(refused);
    }
    if (plan.count(ImportItem::Change::Same) == plan.items.size())
        return refusal(u"NO_CHANGE"_s, Texts::tr("All templates of the file are in force already."));
    const auto reason = reasonOption(arguments, numbering::Reason::minimumForTemplate);
    if (!reason)
        return tl::make_unexpected(reason.error());
    const auto changes = models::importChanges(plan, *reason);
    if (!changes)
        return refusal(u"REASON_NOT_ACCEPTED"_s,
                       numbering::describe(changes.error(), numbering::Reason::minimumForTemplate));
    return *changes;
}

Result<Report> importPlan(const Arguments &arguments, const Acting<CodedStore> &acting,
                          const ImportPlan &plan)
{
    Report report = planReport(plan);
    if (arguments.has("preview"_L1))
        return report;
    const auto changes = readChanges(arguments, plan);
    if (!changes)
        return tl::make_unexpected(changes.error());
    const QString project = codeOf(acting.store.data, CodeKind::Project, plan.projectId);
    const auto confirmed = confirm(arguments, report.text,
                                   Texts::tr("Type %1 to save all of that there:").arg(project), project);
    if (!confirmed)
        return tl::make_unexpected(confirmed.error());
    return fromStore(store::saveTemplates(*acting.person, *changes)).map([&] {
        report.json.insert(u"saved"_s, qint64(changes->size()));
        report.text += u"\n\n"_s + Texts::tr("New versions saved: %1").arg(changes->size());
        return report;
    });
}

Result<Report> runImport(const Arguments &arguments)
{
    const Result<Acting<CodedStore>> acting = openCodedActing(arguments);
    if (!acting)
        return tl::make_unexpected(acting.error());
    return readPlan(arguments, acting->store).and_then([&](const ImportPlan &plan) {
        return importPlan(arguments, *acting, plan);
    });
}

} // namespace

Command templateExportCommand()
{
    return {.name = "template export",
            .summary = QT_TRANSLATE_NOOP(
                "lekthi", "Write the templates of a project with all their versions to a file"),
            .positional = "[FILE]",
            .options = {options::required(options::project)},
            .run = runTemplateExport};
}

Command templateImportCommand()
{
    return {.name = "template import",
            .summary = QT_TRANSLATE_NOOP(
                "lekthi", "Save the templates of such a file as new versions in a project, all or none"),
            .positional = "FILE",
            .options = {options::required(options::project),
                        options::reason,
                        {"preview", nullptr, QT_TRANSLATE_NOOP("lekthi", "Only show what would change")},
                        {"yes", nullptr, QT_TRANSLATE_NOOP("lekthi", "Do not ask for confirmation")},
                        options::actor},
            .run = runImport};
}

} // namespace lekthi::ctl
