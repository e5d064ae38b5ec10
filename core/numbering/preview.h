#pragma once

#include "core/numbering/period.h"
#include "core/numbering/render.h"
#include "core/numbering/template.h"

#include <QList>

#include <optional>

namespace lekthi::numbering {

struct PreviewInput
{
    NumberParts parts{}; ///< sequence: the next value; period is recomputed from documentDate
    PeriodKind period = PeriodKind::Yearly;
    OverflowPolicy overflow = OverflowPolicy::Widen;
    FiscalYear fiscalYear{};
};

/// What the editor shows while a person types.
struct Preview
{
    DocumentNumber next;
    QList<DocumentNumber> following;                 ///< the four after it; fewer where the digits end
    std::optional<DocumentNumber> firstOfNextPeriod; ///< nothing where the counter never resets
    std::optional<DocumentNumber> lastThatFits;      ///< 9999 with {SEQ:4}
    std::optional<DocumentNumber> firstThatOutgrows; ///< 10000; nothing under Refuse
    bool goesOnInNextFormat = false;                 ///< firstThatOutgrows is by the format behind {NEXT}
    bool complete =
        false; ///< false: parts of the template were left out because they are wrong or have no value
};

/// Renders what can be rendered; never fails. Under 50 microseconds for a usual template.
Preview previewTemplate(const ParsedTemplate &parsed, const PreviewInput &input);

} // namespace lekthi::numbering
