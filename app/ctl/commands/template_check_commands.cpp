#include "app/ctl/commands/template_check_commands.h"

#include "app/ctl/commands/template_wish.h"
#include "app/ctl/parse/codes.h"
#include "app/ctl/parse/selection.h"
#include "app/ctl/parse/template_target.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "core/allocation/next_number.h"
#include "core/numbering/render.h"
#include "core/numbering/validate.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/counters/running_out.h"
#include "core/store/reference/starter_set.h"
#include "models/templates/template_rows.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 usualPreviewCount = 5; // the next number and the four after it
constexpr qint64 maximumPreviewCount = 1000;

/// Without a store only the types that every store can begin with are known.
Result<void> checkUsualType(const QString &typeCode)
{
    QStringList usual;
    for (const store::ReferenceItem &type : store::starterSet(store::ReferenceKind::Type))
        usual.append(type.code);
    if (typeCode.isEmpty() || usual.contains(typeCode))
        return {};
    return unknownCodeError(
        Texts::tr("%1 is none of the usual document types. Try one of these: %2. To check "
                  "against the types of your store, give --project."),
        typeCode, usual);
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

Result<Report> validateInStore(const Arguments &arguments)
{
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    const Result<TemplateTarget> target = readTarget(arguments, coded->data);
    if (!target)
        return tl::make_unexpected(target.error());
    Result<store::NumberTemplate> edited = currentTemplate(coded->connection(), *target);
    if (!edited)
        return tl::make_unexpected(edited.error());
    const Result<store::TemplateSettings> settings = readSettings(arguments, edited->settings);
    if (!settings)
        return tl::make_unexpected(settings.error());
    edited->text = arguments.positional();
    edited->settings = *settings;
    return problemsOf(*edited, *target, *coded).map([](const QList<numbering::Problem> &problems) {
        return validationReport(problems);
    });
}

Result<Report> validateWithoutStore(const Arguments &arguments)
{
    if (const Result<void> needless = refuseSettings(arguments, u"--project CODE"_s); !needless)
        return tl::make_unexpected(needless.error());
    if (const Result<void> checked = checkTypeOrDefault(arguments); !checked)
        return tl::make_unexpected(checked.error());
    const QString typeCode = arguments.text("type"_L1);
    if (const Result<void> checked = checkUsualType(typeCode); !checked)
        return tl::make_unexpected(checked.error());
    return validationReport(numbering::validateTemplate(arguments.positional(), {.typeCode = typeCode}));
}

struct PreviewWish
{
    numbering::Template text;
    numbering::NumberParts parts;
    numbering::OverflowPolicy overflow = numbering::OverflowPolicy::Widen;
    qint64 count = usualPreviewCount;
    /// What would really come; nothing where the value is assumed or the counter is not named.
    std::optional<QList<allocation::NextNumber>> coming;
};

Result<qint64> integerBetween(const Arguments &arguments, QLatin1StringView option, qint64 fallback,
                              qint64 last)
{
    const Result<std::optional<qint64>> given = integerOption(arguments, option);
    if (!given)
        return tl::make_unexpected(given.error());
    const qint64 value = given->value_or(fallback);
    if (value < 1 || value > last)
        return refusal(u"VALIDATION_ERROR"_s, outOfBoundsText(option, 1, int(last)));
    return value;
}

/// The counter that the options name, where it stands; nothing while they do not say which.
Result<std::optional<store::Counter>> namedCounter(store::Connection &connection, const Selection &selection,
                                                   numbering::PeriodKind period,
                                                   const store::ReferenceData &data)
{
    if (!selection.originator && shapeOf(selection).has(numbering::TokenKind::Originator))
        return std::nullopt;
    const Result<numbering::CounterKey> key = counterKeyOf(selection, period, data);
    if (!key)
        return tl::make_unexpected(key.error());
    const auto found = store::findCounter(connection, *key);
    if (!found)
        return storeError(found.error());
    store::Counter counter = found->value_or(store::Counter());
    counter.key = *key;
    return counter;
}

/// The numbers that would really come, past those that are taken.
Result<QList<allocation::NextNumber>> comingNumbers(store::Connection &connection, const PreviewWish &wish,
                                                    const store::Counter &counter,
                                                    const store::TemplateSettings &settings)
{
    const allocation::NextNumberWish asked{.key = counter.key,
                                           .lastNumber = counter.lastNumber,
                                           .parts = wish.parts,
                                           .text = wish.text,
                                           .settings = settings};
    return fromStore(allocation::nextNumbers(connection, asked, int(wish.count)));
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
    const Result<store::TemplateSettings> settings =
        settingsInUse(coded.connection(), selection).and_then([&](const store::TemplateSettings &inUse) {
            return readSettings(arguments, inUse);
        });
    if (!settings)
        return tl::make_unexpected(settings.error());
    Result<numbering::NumberParts> parts = numberPartsOf(selection, settings->period, coded.data);
    if (!parts)
        return tl::make_unexpected(parts.error());
    const auto counter = namedCounter(coded.connection(), selection, settings->period, coded.data);
    if (!counter)
        return tl::make_unexpected(counter.error());
    const Result<qint64> first = integerBetween(arguments, "next"_L1, 1, numbering::lastSequence);
    if (!first)
        return tl::make_unexpected(first.error());
    const Result<qint64> count =
        integerBetween(arguments, "count"_L1, usualPreviewCount, maximumPreviewCount);
    if (!count)
        return tl::make_unexpected(count.error());
    parts->sequence = *first;
    PreviewWish wish{std::move(*text), std::move(*parts), settings->overflow, *count, {}};
    if (arguments.has("next"_L1) || !*counter)
        return wish;
    return comingNumbers(coded.connection(), wish, **counter, *settings)
        .map([&](const QList<allocation::NextNumber> &coming) {
            wish.coming = coming;
            return wish;
        });
}

tl::unexpected<CommandError> renderError(const numbering::RenderFailure &failure)
{
    const bool exhausted = failure.kind == numbering::RenderFailureKind::SequenceExhausted;
    return refusal(exhausted ? u"SEQUENCE_EXHAUSTED"_s : u"VALIDATION_ERROR"_s, numbering::describe(failure));
}

QJsonObject previewJson(const QStringList &numbers, int skipped)
{
    return {{u"numbers"_s, QJsonArray::fromStringList(numbers)}, {u"skippedCount"_s, skipped}};
}

Result<Report> reportComing(const QList<allocation::NextNumber> &coming)
{
    QStringList numbers;
    for (const allocation::NextNumber &next : coming) {
        if (next.whyNone)
            return refusal(allocation::codeName(next.whyNone->code), allocation::describe(*next.whyNone));
        numbers.append(next.number.text());
    }
    const int skipped = coming.constFirst().skipped;
    return Report{.text = numbers.join(u'\n'),
                  .json = previewJson(numbers, skipped),
                  .note = allocation::skippedText(skipped)};
}

Result<Report> renderAll(PreviewWish wish)
{
    if (wish.coming)
        return reportComing(*wish.coming);
    QStringList numbers;
    while (numbers.size() < wish.count) {
        const auto number = numbering::render(wish.text, wish.parts, wish.overflow);
        if (!number)
            return renderError(number.error());
        numbers.append(number->text());
        ++wish.parts.sequence;
    }
    return Report{.text = numbers.join(u'\n'), .json = previewJson(numbers, 0)};
}

} // namespace

Result<Report> runTemplateValidate(const Arguments &arguments)
{
    return arguments.has("project"_L1) ? validateInStore(arguments) : validateWithoutStore(arguments);
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
