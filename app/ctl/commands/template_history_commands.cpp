#include "app/ctl/commands/template_history_commands.h"

#include "app/ctl/commands/template_planned_diff.h"
#include "app/ctl/commands/template_prove_command.h"
#include "app/ctl/commands/template_wish.h"
#include "app/ctl/parse/codes.h"
#include "app/ctl/parse/confirmation.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/parse/selection.h"
#include "app/ctl/parse/template_target.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/page.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_comparison.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "core/numbering/period.h"
#include "core/numbering/validate.h"
#include "models/time_text.h"

#include <QJsonArray>

#include <algorithm>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

/// One template and all its versions, newest first.
struct StoredHistory
{
    TemplateTarget target;
    store::NumberTemplate current;
    QList<store::TemplateVersion> versions;

    models::TemplateKey key() const { return {target.project.id, target.typeId()}; }
};

/// With the word of who answered for numbers that can be equal.
QString reasonOf(const store::TemplateVersion &version)
{
    return version.agreedBy.isEmpty()
               ? version.reason
               : Texts::tr("%1 (request #%2, approved by %3)")
                     .arg(version.reason, QString::number(version.agreedRequest.value_or(0)),
                          version.agreedBy);
}

QJsonObject versionJson(const store::TemplateVersion &version, const store::ReferenceData &data)
{
    QJsonObject json = toJson(store::NumberTemplate{.configId = version.configId,
                                                    .projectId = version.projectId,
                                                    .typeId = version.typeId,
                                                    .text = version.after,
                                                    .settings = version.settings,
                                                    .version = version.version,
                                                    .changedBy = version.changedBy,
                                                    .changedAt = version.changedAt,
                                                    .reason = version.reason},
                              data);
    json.insert(u"id"_s, version.id);
    json.insert(u"inForce"_s, version.isInForce);
    json.insert(u"before"_s, textOrNull(version.before));
    json.insert(u"approvedBy"_s, textOrNull(version.agreedBy));
    json.insert(u"request"_s, numberOrNull(version.agreedRequest));
    json.insert(u"restored"_s, numberOrNull(version.restored));
    return json;
}

QStringList versionCells(const store::TemplateVersion &version, const QJsonObject &json)
{
    return {QString::number(version.id),
            json[u"project"_s].toString(),
            typeOrDefault(json),
            QString::number(version.version),
            version.restored ? QString::number(*version.restored) : QString(),
            models::timeText(version.changedAt, numbering::Calendar::Gregorian),
            models::timeText(version.changedAt, numbering::Calendar::Buddhist),
            version.changedBy,
            version.after,
            reasonOf(version)};
}

Report historyReport(QList<store::TemplateVersion> versions, int limit, const store::ReferenceData &data)
{
    const bool hasMore = cutToPage(versions, limit);
    QList<QStringList> rows{{u"#"_s, Texts::tr("Project"), Texts::tr("Type"), Texts::tr("Version"),
                             Texts::tr("Restored"), Texts::tr("Time (A.D.)"), Texts::tr("Time (B.E.)"),
                             Texts::tr("Changed by"), Texts::tr("Template"), Texts::tr("Reason")}};
    QJsonArray array;
    for (const store::TemplateVersion &version : std::as_const(versions)) {
        const QJsonObject json = versionJson(version, data);
        rows.append(versionCells(version, json));
        array.append(json);
    }
    Report report{.text = array.isEmpty() ? Texts::tr("There are no such versions.") : alignedRows(rows),
                  .json = {{u"versions"_s, array}, {u"next"_s, QJsonValue()}}};
    if (hasMore)
        addOlder(report, versions.constLast().id);
    return report;
}

Result<store::TemplateVersionFilter> readVersionFilter(const Arguments &arguments,
                                                       const store::ReferenceData &data)
{
    const Result<TimeSpan> days = daysOption(arguments);
    if (!days)
        return tl::make_unexpected(days.error());
    return readSelection(arguments, data).map([&](const Selection &selection) {
        return store::TemplateVersionFilter{.projectId = idOf(selection.project),
                                            .typeId = idOf(selection.type),
                                            .onlyDefaults = arguments.has("default"_L1),
                                            .login = arguments.text("login"_L1),
                                            .from = days->from,
                                            .until = days->until,
                                            .search = arguments.text("search"_L1)};
    });
}

Result<Report> runHistory(const Arguments &arguments)
{
    const Result<int> limit = limitOption(arguments);
    if (!limit)
        return tl::make_unexpected(limit.error());
    const Result<std::optional<qint64>> before = integerOption(arguments, "before"_L1);
    if (!before)
        return tl::make_unexpected(before.error());
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    return readVersionFilter(arguments, coded->data)
        .and_then([&](const store::TemplateVersionFilter &filter) {
            return fromStore(
                store::templateVersionPage(coded->connection(), filter, before->value_or(0), *limit + 1));
        })
        .map([&](const QList<store::TemplateVersion> &versions) {
            return historyReport(versions, *limit, coded->data);
        });
}

Result<StoredHistory> readHistory(const Arguments &arguments, const CodedStore &coded)
{
    const Result<TemplateTarget> target = readTarget(arguments, coded.data);
    if (!target)
        return tl::make_unexpected(target.error());
    const auto current = store::findTemplate(coded.connection(), target->project.id, target->typeId());
    if (!current)
        return storeError(current.error());
    return fromStore(store::templateHistory(coded.connection(), current->configId))
        .map([&](const QList<store::TemplateVersion> &versions) {
            return StoredHistory{*target, *current, versions};
        });
}

Result<store::TemplateVersion> readVersion(const Arguments &arguments, QLatin1StringView option,
                                           qint64 fallback, const StoredHistory &history)
{
    const Result<std::optional<qint64>> given = integerOption(arguments, option);
    if (!given)
        return tl::make_unexpected(given.error());
    const qint64 wanted = given->value_or(fallback);
    const auto found = std::ranges::find(history.versions, wanted, &store::TemplateVersion::version);
    if (found == history.versions.end())
        return refusal(u"NOT_FOUND"_s, Texts::tr("This template has no version %1.").arg(wanted));
    return *found;
}

Result<EffectPage> readPage(const Arguments &arguments)
{
    const Result<std::optional<qint64>> after = integerOption(arguments, "after"_L1);
    if (!after)
        return tl::make_unexpected(after.error());
    return limitOption(arguments, usualEffects).map([&](int limit) {
        return EffectPage{after->value_or(0), limit};
    });
}

Result<Report> runDiff(const Arguments &arguments)
{
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    const Result<StoredHistory> history = readHistory(arguments, *coded);
    if (!history)
        return tl::make_unexpected(history.error());
    const Result<EffectPage> page = readPage(arguments);
    if (!page)
        return tl::make_unexpected(page.error());
    if (arguments.has("template"_L1))
        return plannedDiff(arguments, *coded, history->target, history->current, *page);
    if (const Result<void> refused = refuseSettings(arguments, u"--template"_s); !refused)
        return tl::make_unexpected(refused.error());
    const auto to = readVersion(arguments, "to"_L1, history->current.version, *history);
    if (!to)
        return tl::make_unexpected(to.error());
    const auto from = readVersion(arguments, "from"_L1, to->version - 1, *history);
    if (!from)
        return tl::make_unexpected(from.error());
    return fromStore(compareVersions(coded->connection(), coded->data, history->key(), *from, *to,
                                     numbering::currentDocumentDate(), *page))
        .map([&](const TemplateComparison &comparison) {
            return Report{.text = comparisonText(comparison, coded->data),
                          .json = toJson(comparison, coded->data)};
        });
}

/// What the proof finds about the old template, against today's templates. Saving refuses what takes an
/// approval.
Result<QList<numbering::Problem>> checkAgain(const store::TemplateVersion &version,
                                             const StoredHistory &history, const CodedStore &coded)
{
    store::NumberTemplate restored = history.current;
    restored.text = version.after;
    restored.settings = version.settings;
    return problemsOfProof(restored, coded);
}

Result<store::TemplateChange> readRollback(const Arguments &arguments, const StoredHistory &history,
                                           const store::TemplateVersion &version, const CodedStore &coded)
{
    if (version.after == history.current.text && version.settings == history.current.settings)
        return refusal(u"NO_CHANGE"_s,
                       Texts::tr("The template is as in version %1 already.").arg(version.version));
    const Result<numbering::Reason> reason = reasonOption(arguments, numbering::Reason::minimumForTemplate);
    if (!reason)
        return tl::make_unexpected(reason.error());
    const Result<std::optional<int>> expected = expectedVersion(arguments);
    if (!expected)
        return tl::make_unexpected(expected.error());
    return readTemplate(version.after, history.target, coded.data).map([&](const numbering::Template &text) {
        return store::TemplateChange{.projectId = history.target.project.id,
                                     .typeId = history.target.typeId(),
                                     .expectedVersion = expected->value_or(history.current.version),
                                     .text = text,
                                     .settings = version.settings,
                                     .reason = *reason,
                                     .restored = version.version};
    });
}

Result<Report> rollBack(const Arguments &arguments, const Acting<CodedStore> &acting,
                        const StoredHistory &history)
{
    const CodedStore &coded = acting.store;
    const auto version = readVersion(arguments, "to"_L1, 0, history);
    if (!version)
        return tl::make_unexpected(version.error());
    const Result<store::TemplateChange> change = readRollback(arguments, history, *version, coded);
    if (!change)
        return tl::make_unexpected(change.error());
    const auto problems = checkAgain(*version, history, coded);
    if (!problems)
        return tl::make_unexpected(problems.error());
    const auto comparison =
        fromStore(compareVersions(coded.connection(), coded.data, history.key(),
                                  history.versions.constFirst(), *version, numbering::currentDocumentDate()));
    if (!comparison)
        return tl::make_unexpected(comparison.error());
    QString facts = comparisonText(*comparison, coded.data);
    for (const numbering::Problem &problem : *problems)
        facts += u"\n\n"_s + numbering::describe(problem);
    const QString expected = QString::number(version->version);
    const Result<void> confirmed =
        confirm(arguments, facts, Texts::tr("Type %1 to roll back to this version:").arg(expected), expected);
    if (!confirmed)
        return tl::make_unexpected(confirmed.error());
    auto done = store::saveTemplate(*acting.person, *change);
    if (!done && arguments.has(QLatin1StringView(requestOption.name)) && isApprovable(done.error()))
        return requestedTemplate(*acting.person, *change, coded.data);
    return savedTemplate(std::move(done)).map([&](const store::NumberTemplate &saved) {
        QJsonObject json = toJson(*comparison, coded.data);
        json.insert(u"saved"_s, toJson(saved, coded.data));
        return Report{.text = facts + u"\n\n"_s +
                              Texts::tr("Version %1 is in force again, as version %2.")
                                  .arg(expected, QString::number(saved.version)),
                      .json = json};
    });
}

Result<Report> runRollback(const Arguments &arguments)
{
    const Result<Acting<CodedStore>> acting = openCodedActing(arguments);
    if (!acting)
        return tl::make_unexpected(acting.error());
    return readHistory(arguments, acting->store).and_then([&](const StoredHistory &history) {
        return rollBack(arguments, *acting, history);
    });
}

} // namespace

Command templateHistoryCommand()
{
    return {.name = "template history",
            .summary = QT_TRANSLATE_NOOP("lekthi",
                                         "List the versions of templates, newest first: who, when and why"),
            .options = {options::project,
                        options::type,
                        options::defaultTemplate,
                        options::from,
                        options::until,
                        options::login,
                        {"search", "TEXT", QT_TRANSLATE_NOOP("lekthi", "Only where the reason holds this")},
                        options::before,
                        options::limit},
            .run = runHistory};
}

Command templateDiffCommand()
{
    return {
        .name = "template diff",
        .summary = QT_TRANSLATE_NOOP("lekthi",
                                     "Show two versions side by side and the next numbers by each of them"),
        .options =
            QList<OptionSpec>{
                options::required(options::project),
                options::type,
                options::defaultTemplate,
                {"from", "VERSION", QT_TRANSLATE_NOOP("lekthi", "Older version; the one before if left out")},
                {"to", "VERSION", QT_TRANSLATE_NOOP("lekthi", "Newer version; the one in force if left out")},
                {"template", "TEMPLATE",
                 QT_TRANSLATE_NOOP("lekthi", "Compare the version in force with this text "
                                             "and the settings below, without saving")},
                options::after,
                options::shortLimit} +
            settingOptions(),
        .run = runDiff};
}

Command templateRollbackCommand()
{
    return {.name = "template rollback",
            .summary =
                QT_TRANSLATE_NOOP("lekthi", "Roll a template back to an old version, as a new version"),
            .options = {options::required(options::project),
                        options::type,
                        options::defaultTemplate,
                        {"to", "VERSION", QT_TRANSLATE_NOOP("lekthi", "Version to roll back to"), true},
                        options::required(options::reason),
                        {"expect-version", "N",
                         QT_TRANSLATE_NOOP("lekthi", "Refuse if the template has another version by now")},
                        {"yes", nullptr, QT_TRANSLATE_NOOP("lekthi", "Do not ask for confirmation")},
                        requestOption,
                        options::actor},
            .run = runRollback};
}

} // namespace lekthi::ctl
