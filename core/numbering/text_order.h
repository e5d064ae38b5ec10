#pragma once

#include "core/numbering/preview.h"

#include <QList>

namespace lekthi::numbering {

/// A number in a list that is sorted as text, as file names and registers mostly are.
struct ListedNumber
{
    DocumentNumber number;
    qint64 sequence = 0;
    bool isNew = false;  ///< drawn by the template that is edited
    bool breaks = false; ///< was drawn before the number above it, so that the order is broken here
};

/// The last three numbers that were drawn by the template so far and the first three by the edited one, as
/// such a list shows them; empty where both have as many digits, or nothing was drawn in the period yet.
/// Pure.
QList<ListedNumber> numbersAroundChange(const ParsedTemplate &soFar, const ParsedTemplate &edited,
                                        const PreviewInput &input);

} // namespace lekthi::numbering
