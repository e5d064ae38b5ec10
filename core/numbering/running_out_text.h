#pragma once

#include "core/numbering/running_out.h"

namespace lekthi::numbering {

/// What describe() says, in parts, and what it leaves out. Every part is a finished text.
struct OutlookParts
{
    QString used;
    QString left;
    QString pace;     ///< numbers a month; empty where the counter is at rest
    QString forecast; ///< when they run out and how certain that is, or why nobody knows
    QString then;     ///< what a draw gives after the last that fits
};
OutlookParts describeParts(const Outlook &outlook, QDate today, Language language, Calendar calendar);

} // namespace lekthi::numbering
