#include "app/ctl/parse/selection.h"

#include "app/ctl/parse/codes.h"
#include "app/ctl/print/texts.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

struct CodeOption
{
    QLatin1StringView name;
    CodeKind kind;
    std::optional<store::CodedItem> Selection::*place;
};

constexpr CodeOption codeOptions[] = {
    {QLatin1StringView("project"), CodeKind::Project, &Selection::project},
    {QLatin1StringView("type"), CodeKind::Type, &Selection::type},
    {QLatin1StringView("originator"), CodeKind::Organization, &Selection::originator},
    {QLatin1StringView("recipient"), CodeKind::Organization, &Selection::recipient},
    {QLatin1StringView("sub-type"), CodeKind::SubType, &Selection::subType},
    {QLatin1StringView("rfa-type"), CodeKind::RfaType, &Selection::rfaType},
    {QLatin1StringView("discipline"), CodeKind::Discipline, &Selection::discipline},
    {QLatin1StringView("organization"), CodeKind::Organization, &Selection::organization},
};

/// Also parts that the type does not count by.
numbering::CounterKey keyOf(const Selection &selection, numbering::Period period)
{
    return {.projectId = idOrZero(selection.project),
            .originatorOrganizationId = idOrZero(selection.originator),
            .recipientOrganizationId = idOf(selection.recipient),
            .correspondenceTypeId = idOrZero(selection.type),
            .subTypeId = idOrZero(selection.subType),
            .rfaTypeId = idOrZero(selection.rfaType),
            .disciplineId = idOrZero(selection.discipline),
            .period = period};
}

/// What numbers of the type do not know is refused: left out it would look as if it counted.
Result<void> checkUsed(const Selection &selection)
{
    using numbering::TokenKind;
    if (!selection.type)
        return {};
    const QString &type = selection.type->code;
    const auto isNeedless = [shape = store::shapeOf(*selection.type)](const auto &item, TokenKind kind) {
        return item && !numbering::isAvailable(kind, shape);
    };
    QString sentence;
    if (isNeedless(selection.originator, TokenKind::Originator))
        sentence = Texts::tr("%1 has no sender.");
    else if (isNeedless(selection.recipient, TokenKind::Recipient))
        sentence = Texts::tr("%1 has no recipient.");
    else if (isNeedless(selection.subType, TokenKind::SubType))
        sentence = Texts::tr("%1 has no sub type.");
    else if (isNeedless(selection.rfaType, TokenKind::RfaType))
        sentence = Texts::tr("%1 has no RFA type.");
    else if (isNeedless(selection.discipline, TokenKind::Discipline))
        sentence = Texts::tr("%1 has no discipline.");
    if (sentence.isEmpty())
        return {};
    return refusal(u"VALIDATION_ERROR"_s, sentence.arg(type));
}

Result<numbering::Period> periodOf(const Selection &selection, numbering::PeriodKind kind,
                                   const store::ReferenceData &data)
{
    const QDate date = selection.documentDate();
    const auto period = numbering::periodOf(kind, date, data.fiscalYearOf(idOrZero(selection.project)));
    if (period && data.takesDate(date))
        return *period;
    allocation::Failure failure;
    failure.code = allocation::FailureCode::ValidationError;
    failure.fault = allocation::ValidationFault::DateInvalid;
    failure.subject = date.toString(Qt::ISODate);
    return allocationError(failure);
}

} // namespace

QDate Selection::documentDate() const
{
    return date.isValid() ? date : numbering::documentDate(QDateTime::currentDateTimeUtc());
}

std::optional<int> idOf(const std::optional<store::CodedItem> &item)
{
    return item ? std::optional(item->id) : std::nullopt;
}

int idOrZero(const std::optional<store::CodedItem> &item)
{
    return idOf(item).value_or(0);
}

numbering::KeyShape shapeOf(const Selection &selection)
{
    return selection.type ? store::shapeOf(*selection.type) : numbering::KeyShape::General;
}

Result<Selection> readSelection(const Arguments &arguments, const store::ReferenceData &data)
{
    Selection selection;
    for (const CodeOption &option : codeOptions) {
        if (!arguments.has(option.name))
            continue;
        const Result<store::CodedItem> item = findCode(data, option.kind, arguments.text(option.name));
        if (!item)
            return tl::make_unexpected(item.error());
        selection.*option.place = *item;
    }
    const Result<QDate> date = dateOption(arguments, "date"_L1);
    if (!date)
        return tl::make_unexpected(date.error());
    selection.date = *date;
    selection.revision = arguments.text("rev"_L1);
    return checkUsed(selection).map([&selection] { return selection; });
}

Result<void> requireOriginator(const Selection &selection)
{
    if (selection.originator || !shapeOf(selection).has(numbering::TokenKind::Originator))
        return {};
    return usageError(Texts::tr("%1 is counted by sender. Name it with --originator CODE.")
                          .arg(selection.type ? selection.type->code : QString()));
}

Result<numbering::CounterKey> counterKeyOf(const Selection &selection, numbering::PeriodKind period,
                                           const store::ReferenceData &data)
{
    return periodOf(selection, period, data).map([&selection](numbering::Period counted) {
        return numbering::normalized(keyOf(selection, counted), shapeOf(selection));
    });
}

Result<numbering::NumberParts> numberPartsOf(const Selection &selection, numbering::PeriodKind period,
                                             const store::ReferenceData &data)
{
    return periodOf(selection, period, data).map([&](numbering::Period counted) {
        numbering::NumberParts parts =
            store::partsOf(data, keyOf(selection, counted), {selection.revision, selection.documentDate()});
        parts.documentTime = numbering::currentDocumentTime();
        return parts;
    });
}

} // namespace lekthi::ctl
