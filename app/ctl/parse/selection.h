#pragma once

#include "app/ctl/parse/arguments.h"
#include "core/numbering/counter_key.h"
#include "core/numbering/render.h"
#include "core/store/reference/reference_data.h"
#include "core/store/templates/template_gateway.h"

#include <optional>

namespace lekthi::ctl {

/// What the options --project, --type, --originator ... name, looked up in the store's lists.
struct Selection
{
    std::optional<store::CodedItem> project;
    std::optional<store::CodedItem> type;
    std::optional<store::CodedItem> originator;
    std::optional<store::CodedItem> recipient;
    std::optional<store::CodedItem> subType;
    std::optional<store::CodedItem> rfaType;
    std::optional<store::CodedItem> discipline;
    std::optional<store::CodedItem> organization; ///< sender or recipient, of filters
    QString revision;
    QDate date; ///< invalid: --date was not given

    /// The date that decides the period: the given one, else today in Asia/Bangkok.
    QDate documentDate() const;
};

/// The id of what was chosen; nothing or 0 where it was left out.
std::optional<int> idOf(const std::optional<store::CodedItem> &item);
int idOrZero(const std::optional<store::CodedItem> &item);

/// What the chosen type counts by; without a type as most do.
numbering::KeyShape shapeOf(const Selection &selection);

/// Refused as UNKNOWN_CODE, or as VALIDATION_ERROR where numbers of the type do not know an option, or a
/// usage error for a date that the calendar does not have.
Result<Selection> readSelection(const Arguments &arguments, const store::ReferenceData &data);

/// A usage error where the type counts by senders and none was named.
Result<void> requireOriginator(const Selection &selection);

/// The counter that this selection draws from under the period; project and type have to be chosen, and the
/// originator where the type counts by it. Refused if the date lies outside the years that are counted.
Result<numbering::CounterKey> counterKeyOf(const Selection &selection, numbering::PeriodKind period,
                                           const store::ReferenceData &data);

/// The values of the tokens, for previews.
Result<numbering::NumberParts> numberPartsOf(const Selection &selection, numbering::PeriodKind period,
                                             const store::ReferenceData &data);

} // namespace lekthi::ctl
