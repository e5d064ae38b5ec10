#include "app/ctl/template_check_commands.h"

#include "app/ctl/codes.h"
#include "app/ctl/selection.h"
#include "app/ctl/store_access.h"
#include "app/ctl/table.h"
#include "app/ctl/template_json.h"
#include "app/ctl/template_prove_command.h"
#include "app/ctl/template_target.h"
#include "app/ctl/texts.h"
#include "core/numbering/validate.h"
#include "core/store/counter_gateway.h"
#include "core/store/running_out.h"
#include "models/templates/template_rows.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 usualPreviewCount = 5; // the next number and the four after it
constexpr qint64 maximumPreviewCount = 1000;
constexpr qint64 largestSequence = 999'999'999;

/// Without a store nobody notices "rfa" for "RFA", which would be checked by the wrong rules.
Result<void> checkSpellingOfType(const QString &typeCode)
{
    const QString capitals = typeCode.toUpper();
    if (numbering::keyShapeOf(typeCode) == numbering::keyShapeOf(capitals))
        return {};
    return unknownCodeError(Texts::tr("There is no document type with the code %1. Try one of these: %2."),
                            typeCode, {capitals});
}

/// The running number that last year's volume asks for; counted as the stored template counts.
Result<std::optional<qint64>> neededNumber(const TemplateTarget &target, store::Connection &connection)
{
    const auto templates = fromStore(store::listTemplates(connection));
    if (!templates)
        return tl::make_unexpected(templates.error());
    const store::NumberTemplate *stored =
        models::templateInUse(*templates, {target.project.id, target.typeId()});
    const auto needed =
        fromStore(store::neededNumbers(connection, target.project.id, target.typeId(), *templates,
                                       numbering::documentDate(QDateTime::currentDateTimeUtc())));
    if (!needed)
        return tl::make_unexpected(needed.error());
    const auto found = needed->constFind(stored ? stored->settings.period : store::TemplateSettings().period);
    return found == needed->cend() ? std::nullopt : std::optional(*found);
}

/// By the rules of the store, and what a proof against its templates finds in a template that is right so
/// far.
Result<QList<numbering::Problem>> problemsInStore(const Arguments &arguments)
{
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    const Result<TemplateTarget> target = readTarget(arguments, coded->data);
    if (!target)
        return tl::make_unexpected(target.error());
    const Result<std::optional<qint64>> needed = neededNumber(*target, coded->connection());
    if (!needed)
        return tl::make_unexpected(needed.error());
    const QList<numbering::Problem> problems = numbering::validateTemplate(
        arguments.positional(), {.typeCode = target->typeCode(),
                                 .longestCodes = store::longestCodes(coded->data, target->project.id),
                                 .neededNumber = *needed});
    if (numbering::hasErrors(problems))
        return problems;
    return problemsOfProof(arguments.positional(), *target, *coded)
        .map([&problems](const QList<numbering::Problem> &found) { return problems + found; });
}

Result<QList<numbering::Problem>> problemsWithoutStore(const Arguments &arguments)
{
    if (const Result<void> checked = checkTypeOrDefault(arguments); !checked)
        return tl::make_unexpected(checked.error());
    const QString typeCode = arguments.text("type"_L1);
    if (const Result<void> checked = checkSpellingOfType(typeCode); !checked)
        return tl::make_unexpected(checked.error());
    return numbering::validateTemplate(arguments.positional(), {.typeCode = typeCode});
}

QString severityTitle(numbering::Severity severity)
{
    return severity == numbering::Severity::Error ? Texts::tr("Error") : Texts::tr("Warning");
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

Report validationReport(const QList<numbering::Problem> &problems)
{
    const bool valid = !numbering::hasErrors(problems);
    QStringList lines;
    QJsonArray array;
    for (const numbering::Problem &problem : problems) {
        lines.append(problemText(problem));
        array.append(toJson(problem));
    }
    if (valid)
        lines.append(Texts::tr("The template is valid."));
    return {.text = lines.join(u'\n'),
            .json = {{u"valid"_s, valid}, {u"problems"_s, array}},
            .exitCode = valid ? ExitCode::Done : ExitCode::Refused};
}

struct PreviewWish
{
    numbering::Template text;
    numbering::NumberParts parts;
    numbering::OverflowPolicy overflow = numbering::OverflowPolicy::Widen;
    qint64 count = usualPreviewCount;
};

Result<qint64> integerBetween(const Arguments &arguments, QLatin1StringView option, qint64 fallback,
                              qint64 last)
{
    const Result<std::optional<qint64>> given = integerOption(arguments, option);
    if (!given)
        return tl::make_unexpected(given.error());
    const qint64 value = given->value_or(fallback);
    if (value < 1 || value > last)
        return refusal(
            u"VALIDATION_ERROR"_s,
            Texts::tr("--%1 has to be between 1 and %2.").arg(QString(option), QString::number(last)));
    return value;
}

/// What a number of the counter would be next; 1 while the options do not say which counter, or nothing was
/// drawn from it.
Result<qint64> nextValue(store::Connection &connection, const Selection &selection,
                         numbering::PeriodKind period)
{
    if (!selection.originator)
        return 1;
    const Result<numbering::CounterKey> key = counterKeyOf(selection, period);
    if (!key)
        return tl::make_unexpected(key.error());
    const auto counter = store::findCounter(connection, *key);
    if (!counter)
        return storeError(counter.error());
    return counter->value_or(store::Counter()).lastNumber + 1;
}

/// The settings of the template in use; the usual ones where there is none yet.
Result<store::TemplateSettings> settingsInUse(store::Connection &connection, const Selection &selection)
{
    const auto inUse =
        store::templateInUse(connection, idOrZero(selection.project), idOrZero(selection.type));
    if (!inUse && inUse.error().kind != store::ErrorKind::NotFound)
        return storeError(inUse.error());
    return inUse ? inUse->settings : store::TemplateSettings{};
}

Result<PreviewWish> readPreviewWish(const Arguments &arguments, const CodedStore &coded,
                                    const Selection &selection)
{
    Result<numbering::Template> text = readTemplate(
        arguments.positional(),
        {.project = selection.project.value_or(store::CodedItem()), .type = selection.type}, coded.data);
    if (!text)
        return tl::make_unexpected(text.error());
    const Result<store::TemplateSettings> settings = settingsInUse(coded.connection(), selection);
    if (!settings)
        return tl::make_unexpected(settings.error());
    Result<numbering::NumberParts> parts = numberPartsOf(selection, settings->period);
    if (!parts)
        return tl::make_unexpected(parts.error());
    const Result<qint64> next = nextValue(coded.connection(), selection, settings->period);
    if (!next)
        return tl::make_unexpected(next.error());
    const Result<qint64> first = integerBetween(arguments, "next"_L1, *next, largestSequence);
    if (!first)
        return tl::make_unexpected(first.error());
    const Result<qint64> count =
        integerBetween(arguments, "count"_L1, usualPreviewCount, maximumPreviewCount);
    if (!count)
        return tl::make_unexpected(count.error());
    parts->sequence = *first;
    return PreviewWish{std::move(*text), std::move(*parts), settings->overflow, *count};
}

tl::unexpected<CommandError> renderError(const numbering::RenderFailure &failure)
{
    const bool exhausted = failure.kind == numbering::RenderFailureKind::SequenceExhausted;
    return refusal(exhausted ? u"SEQUENCE_EXHAUSTED"_s : u"VALIDATION_ERROR"_s, numbering::describe(failure));
}

Result<Report> renderAll(PreviewWish wish)
{
    QStringList numbers;
    while (numbers.size() < wish.count) {
        const auto number = numbering::render(wish.text, wish.parts, wish.overflow);
        if (!number)
            return renderError(number.error());
        numbers.append(number->text());
        ++wish.parts.sequence;
    }
    return Report{.text = numbers.join(u'\n'), .json = {{u"numbers"_s, QJsonArray::fromStringList(numbers)}}};
}

} // namespace

Result<Report> runTemplateValidate(const Arguments &arguments)
{
    const bool hasStore = arguments.has("project"_L1);
    return (hasStore ? problemsInStore(arguments) : problemsWithoutStore(arguments)).map(validationReport);
}

Result<Report> runTemplatePreview(const Arguments &arguments)
{
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    return readSelection(arguments, coded->data)
        .and_then([&](const Selection &selection) { return readPreviewWish(arguments, *coded, selection); })
        .and_then(renderAll);
}

} // namespace lekthi::ctl
