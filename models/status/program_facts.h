#pragma once

#include "models/status/store_status.h"

#include <QList>
#include <QString>

namespace lekthi::models {

struct ProgramFact
{
    QString caption;
    QString value;
};

/// What whoever looks into a fault has to know first: versions of the program, of what it runs on and of the
/// store. Nothing of what the store holds, where it is and who is signed in. entries: what is known of the
/// store; empty: nobody is signed in, or nothing is known yet.
QList<ProgramFact> programFacts(const QList<StatusEntry> &entries);
/// A line for each.
QString programFactsText(const QList<ProgramFact> &facts);

} // namespace lekthi::models
