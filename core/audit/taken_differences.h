#pragma once

#include "core/audit/finding.h"
#include "core/store/ledger/taken_numbers.h"

#include <QList>
#include <QMap>
#include <QStringList>

namespace lekthi::audit {

/// What differs between the numbers that are in force by the ledger and those that the store has as taken.
struct TakenDifferences
{
    QList<store::UntakenRow> untaken;           ///< rows ISSUED and REVISED
    QMap<qint64, QStringList> untakenRegisters; ///< by row TAKEN_OVER: its numbers that nobody holds
    QList<store::HeldNumber> strays;            ///< held, and no row of the ledger stands behind it
    QStringList unanchored;         ///< held without a row at place 0, where others would find that
    QList<store::UntakenRow> equal; ///< rows that got a number which was in force already, against a scope
    qint64 unlisted = 0;            ///< further ones

    qint64 count() const;
    /// Of those that are listed, at most so many.
    QList<Finding> findings(qsizetype most) const;
};

} // namespace lekthi::audit
