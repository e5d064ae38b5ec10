#include "app/ctl/commands/template_wish.h"

#include "app/ctl/commands/template_prove_command.h"
#include "app/ctl/parse/codes.h"
#include "app/ctl/print/texts.h"
#include "core/numbering/validate.h"
#include "core/store/counters/running_out.h"
#include "core/store/people/settings_gateway.h"
#include "models/templates/equal_numbers.h"

#include <limits>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

/// The running number that last year's volume asks for.
Result<std::optional<qint64>> neededNumber(const store::NumberTemplate &edited, store::Connection &connection)
{
    const auto templates = fromStore(store::listTemplates(connection));
    if (!templates)
        return tl::make_unexpected(templates.error());
    const auto needed =
        fromStore(store::neededNumbers(connection, edited.projectId, edited.typeId, *templates,
                                       numbering::documentDate(QDateTime::currentDateTimeUtc())));
    if (!needed)
        return tl::make_unexpected(needed.error());
    const auto found = needed->constFind(edited.settings.period);
    return found == needed->cend() ? std::nullopt : std::optional(*found);
}

QString severityTitle(numbering::Severity severity)
{
    return severity == numbering::Severity::Error ? Texts::tr("Error") : Texts::tr("Warning");
}

} // namespace

QList<OptionSpec> settingOptions()
{
    return {
        {"period", "PERIOD", QT_TRANSLATE_NOOP("lekthi", "YEARLY, FISCAL_YEAR, MONTHLY, DAILY or NEVER")},
        {"overflow", "POLICY",
         QT_TRANSLATE_NOOP("lekthi", "WIDEN or REFUSE a sequence number that outgrows its digits")},
        {"scope", "SCOPE",
         QT_TRANSLATE_NOOP("lekthi", "Where numbers have to differ: TYPE, PROJECT or STORE")},
        {"taken", "POLICY", QT_TRANSLATE_NOOP("lekthi", "SKIP or FAIL when a number is taken already")},
    };
}

Result<store::TemplateSettings> readSettings(const Arguments &arguments, store::TemplateSettings settings)
{
    const auto period = namedOption(arguments, "period"_L1, settings.period, numbering::periodKindFromName,
                                    {u"YEARLY"_s, u"FISCAL_YEAR"_s, u"MONTHLY"_s, u"DAILY"_s, u"NEVER"_s});
    if (!period)
        return tl::make_unexpected(period.error());
    const auto overflow = namedOption(arguments, "overflow"_L1, settings.overflow,
                                      numbering::overflowPolicyFromName, {u"WIDEN"_s, u"REFUSE"_s});
    if (!overflow)
        return tl::make_unexpected(overflow.error());
    const auto scope = namedOption(arguments, "scope"_L1, settings.scope, numbering::uniquenessScopeFromName,
                                   {u"TYPE"_s, u"PROJECT"_s, u"STORE"_s});
    if (!scope)
        return tl::make_unexpected(scope.error());
    const auto taken = namedOption(arguments, "taken"_L1, settings.taken, numbering::takenPolicyFromName,
                                   {u"SKIP"_s, u"FAIL"_s});
    if (!taken)
        return tl::make_unexpected(taken.error());
    return store::TemplateSettings{*period, *overflow, *scope, *taken};
}

Result<void> refuseSettings(const Arguments &arguments, const QString &needed)
{
    for (const OptionSpec &option : settingOptions()) {
        const QLatin1StringView name(option.name);
        if (arguments.has(name))
            return usageError(Texts::tr("--%1 needs %2.").arg(name, needed));
    }
    return {};
}

Result<std::optional<int>> expectedVersion(const Arguments &arguments)
{
    return boundedOption(arguments, "expect-version"_L1, 0, std::numeric_limits<int>::max());
}

Result<store::NumberTemplate> currentTemplate(store::Connection &connection, const TemplateTarget &target)
{
    auto stored = store::findTemplate(connection, target.project.id, target.typeId());
    if (stored || stored.error().kind != store::ErrorKind::NotFound)
        return fromStore(std::move(stored));
    return fromStore(store::newTemplateScope(connection)).map([&](numbering::UniquenessScope scope) {
        store::NumberTemplate first;
        first.projectId = target.project.id;
        first.typeId = target.typeId();
        first.settings.scope = scope;
        return first;
    });
}

Result<QList<numbering::Problem>> problemsOf(const store::NumberTemplate &edited,
                                             const TemplateTarget &target, const CodedStore &coded)
{
    const Result<std::optional<qint64>> needed = neededNumber(edited, coded.connection());
    if (!needed)
        return tl::make_unexpected(needed.error());
    numbering::ValidationContext context = target.validation(coded.data);
    context.neededNumber = *needed;
    const QList<numbering::Problem> problems = numbering::validateTemplate(edited.text, context);
    if (numbering::hasErrors(problems))
        return problems;
    return problemsOfProof(edited, coded).map([&](const QList<numbering::Problem> &found) {
        return problems + found;
    });
}

Result<QList<store::EqualNumber>> equalNumbersOf(const store::NumberTemplate &edited,
                                                 const store::NumberTemplate &current,
                                                 const CodedStore &coded)
{
    if (edited.settings.scope <= current.settings.scope)
        return QList<store::EqualNumber>();
    return fromStore(store::equalNumbersWithin(coded.connection(), edited.settings.scope, edited.projectId,
                                               edited.typeId, models::mostEqualNumbersNamed + 1));
}

QJsonArray equalNumbersJson(const QList<store::EqualNumber> &equal, const store::ReferenceData &data)
{
    QJsonArray array;
    for (const store::EqualNumber &one : equal.mid(0, models::mostEqualNumbersNamed))
        array.append(QJsonObject{{u"number"_s, one.number},
                                 {u"project"_s, codeOf(data, CodeKind::Project, one.projectId)},
                                 {u"type"_s, codeOf(data, CodeKind::Type, one.typeId)},
                                 {u"otherProject"_s, codeOf(data, CodeKind::Project, one.otherProjectId)},
                                 {u"otherType"_s, codeOf(data, CodeKind::Type, one.otherTypeId)}});
    return array;
}

QString problemText(const numbering::Problem &problem)
{
    QString text = Texts::tr("%1 at character %2: %3")
                       .arg(severityTitle(problem.severity), QString::number(problem.start + 1),
                            numbering::describe(problem));
    for (const numbering::Fix &fix : problem.fixes)
        text += u"\n    "_s + numbering::describe(fix, problem);
    return text;
}

} // namespace lekthi::ctl
