#include "models/requests/reset_text.h"

#include <QCoreApplication>

namespace lekthi::models {

using store::RequestState;

namespace {

constexpr qint64 secondsPerMinute = 60;
constexpr qint64 secondsPerHour = 3'600;

} // namespace

QString stateText(RequestState state)
{
    switch (state) {
    case RequestState::Pending:
        return QCoreApplication::translate("lekthi", "Waiting for approval");
    case RequestState::Executed:
        return QCoreApplication::translate("lekthi", "Executed");
    case RequestState::Rejected:
        return QCoreApplication::translate("lekthi", "Rejected");
    case RequestState::Withdrawn:
        return QCoreApplication::translate("lekthi", "Withdrawn");
    case RequestState::Expired:
        return QCoreApplication::translate("lekthi", "Expired");
    case RequestState::Stale:
        return QCoreApplication::translate("lekthi", "Stale");
    }
    Q_UNREACHABLE();
}

QString timeLeftText(const QDateTime &expiresAt, const QDateTime &now)
{
    const qint64 seconds = now.secsTo(expiresAt);
    if (seconds <= 0)
        return {};
    if (seconds >= secondsPerHour)
        return QCoreApplication::translate("lekthi", "%1 h left").arg(seconds / secondsPerHour);
    return QCoreApplication::translate("lekthi", "%1 min left")
        .arg((seconds + secondsPerMinute - 1) / secondsPerMinute);
}

QString differenceText(const store::ResetRequest &request)
{
    if (request.currentVersion == request.seenVersion)
        return QCoreApplication::translate("lekthi", "Unchanged since the request (version %1)")
            .arg(request.seenVersion);
    if (request.currentNumber == request.seenNumber)
        return QCoreApplication::translate(
                   "lekthi",
                   "The counter changed after the request (from version %1 to %2). Request the reset again.")
            .arg(request.seenVersion)
            .arg(request.currentVersion);
    return QCoreApplication::translate(
               "lekthi", "The counter moved from %1 to %2 after the request. Request the reset again.")
        .arg(request.seenNumber)
        .arg(request.currentNumber);
}

QString approvalsText(qsizetype given, int needed)
{
    return QCoreApplication::translate("lekthi", "%1 of %2 approvals", "so many are given")
        .arg(given)
        .arg(needed);
}

QString numbersAboveText(const store::ResetFacts &facts, qint64 newNumber)
{
    if (facts.countAbove == 0)
        return QCoreApplication::translate("lekthi", "No issued number lies above %1.").arg(newNumber);
    if (facts.countAbove == 1)
        return QCoreApplication::translate("lekthi", "One issued number lies above %1: %2.")
            .arg(QString::number(newNumber), facts.firstAbove);
    return QCoreApplication::translate("lekthi", "%n issued number(s) lie above %1: %2 to %3.", nullptr,
                                       facts.countAbove)
        .arg(QString::number(newNumber), facts.firstAbove, facts.lastAbove);
}

QString consequenceText(store::NumbersAbove above, int countAbove)
{
    if (above == store::NumbersAbove::Void)
        return QCoreApplication::translate(
            "lekthi", "They are voided: %n number(s) may be given to new documents again.", nullptr,
            countAbove);
    return QCoreApplication::translate("lekthi", "They stay taken: %n number(s) are not issued again.",
                                       nullptr, countAbove);
}

QString nextAfterResetText(const ShownNext &next, const store::ResetFacts &facts)
{
    if (next.sequence == 0)
        return next.whyNone;
    if (next.skipped == 0)
        return {};
    const QString still = QCoreApplication::translate(
        "lekthi", "Still in force after the reset: %n number(s) are skipped.", nullptr, next.skipped);
    if (next.sequence != facts.currentNumber + 1)
        return still;
    return QCoreApplication::translate("lekthi", "%1 %2", "two sentences, each with its full stop")
        .arg(still, QCoreApplication::translate("lekthi", "The reset does not change the next number."));
}

QString outlookText(const store::ResetFacts &facts, qint64 newNumber, store::NumbersAbove above)
{
    const QString which = numbersAboveText(facts, newNumber);
    if (facts.countAbove == 0)
        return which;
    return QCoreApplication::translate("lekthi", "%1 %2", "two sentences, each with its full stop")
        .arg(which, consequenceText(above, facts.countAbove));
}

} // namespace lekthi::models
