#include "models/pools/fill_text.h"

#include "models/amount_text.h"

#include <QCoreApplication>

namespace lekthi::models {

using End = dispensing::FillOutcome::End;

QString describe(const QString &pool, const dispensing::FillOutcome &outcome)
{
    const QString added = groupedText(outcome.added);
    const QString available = groupedText(outcome.available);
    switch (outcome.end) {
    case End::Filled:
        return QCoreApplication::translate("lekthi", "%1: %2 IDs were added, %3 are available.",
                                           "pool, count, count")
            .arg(pool, added, available);
    case End::NotNeeded:
        return QCoreApplication::translate("lekthi", "%1: %2 IDs are available; that is enough.",
                                           "pool, count")
            .arg(pool, available);
    case End::ByAnother:
        return QCoreApplication::translate("lekthi", "%1: %2 fills the pool now (%3).",
                                           "pool, account, program")
            .arg(pool, outcome.holder.login, outcome.holder.program);
    case End::Exhausted:
        return QCoreApplication::translate(
                   "lekthi",
                   "%1: The pool is exhausted. %2 IDs were added, %3 are available, and there are no "
                   "others of this length and these filters. Create a pool with longer IDs.",
                   "pool, count, count")
            .arg(pool, added, available);
    case End::HardlyAnyLeft:
        return QCoreApplication::translate(
                   "lekthi",
                   "%1: No new IDs were found. %2 were added, %3 are available. Create a pool with "
                   "longer IDs or fewer filters.",
                   "pool, count, count")
            .arg(pool, added, available);
    case End::Cancelled:
        return QCoreApplication::translate("lekthi", "%1: Stopped. %2 IDs were added, %3 are available.",
                                           "pool, count, count")
            .arg(pool, added, available);
    }
    Q_UNREACHABLE();
}

bool isFilled(const dispensing::FillOutcome &outcome)
{
    return outcome.end == End::Filled || outcome.end == End::NotNeeded;
}

} // namespace lekthi::models
