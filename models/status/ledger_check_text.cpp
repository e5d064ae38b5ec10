#include "models/status/ledger_check_text.h"

#include "models/amount_text.h"
#include "models/time_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

constexpr int secondsPerMinute = 60;
constexpr int secondsPerHour = 60 * secondsPerMinute;
/// A guess that changes with every look is not read.
constexpr int roundedTo = 5;

QString findingText(const audit::Finding &finding, const QString &number)
{
    if (finding.ledgerId == 0)
        return audit::describe(finding);
    const QString row = QString::number(finding.ledgerId);
    const QString what = audit::describe(finding);
    return number.isEmpty() ? QCoreApplication::translate("lekthi", "Ledger row %1: %2", "id, what is wrong")
                                  .arg(row, what)
                            : QCoreApplication::translate("lekthi", "Ledger row %1, number %2: %3",
                                                          "id, number, what is wrong")
                                  .arg(row, number, what);
}

QString damageText(const LedgerCheck::Outcome &outcome)
{
    const QString found = QCoreApplication::translate("lekthi", "%n problems found in the ledger.", nullptr,
                                                      int(outcome.damages));
    const QString advice = QCoreApplication::translate(
        "lekthi", "Change nothing in the store until it is known who did this and how. “lekthictl audit "
                  "verify” lists all problems; a signed digest tells which backup is still right.");
    if (!outcome.first)
        return found + u'\n' + advice;
    return QCoreApplication::translate("lekthi", "%1 %2", "two sentences, each with its full stop")
               .arg(found, findingText(*outcome.first, outcome.number)) +
           u'\n' + advice;
}

QString intactText(const LedgerCheck::Outcome &outcome)
{
    if (outcome.archivedRows > 0)
        return QCoreApplication::translate(
                   "lekthi",
                   "The ledger is intact after the archived years. Rows checked: %1. Archived rows that "
                   "are no longer in the store: %2; “lekthictl audit verify --archive” checks them.")
            .arg(groupedText(outcome.rows), groupedText(outcome.archivedRows));
    return outcome.wasEverything
               ? QCoreApplication::translate("lekthi", "The ledger is intact. Rows checked: %1.")
                     .arg(groupedText(outcome.rows))
               : QCoreApplication::translate(
                     "lekthi", "No problems since the last check. Rows checked in all: %1. Only a check of "
                               "everything also compares the numbers in force.")
                     .arg(groupedText(outcome.rows));
}

} // namespace

QString lastCheckText(const std::optional<LedgerCheck::Kept> &kept, numbering::Calendar calendar)
{
    if (!kept)
        return QCoreApplication::translate("lekthi", "Not checked on this computer yet");
    const QString time = timeText(kept->time, calendar);
    if (kept->damages > 0)
        return QCoreApplication::translate("lekthi", "%1 · problems found: %2", "time, number")
            .arg(time, groupedText(kept->damages));
    return (kept->isComplete
                ? QCoreApplication::translate("lekthi", "%1 · no problems in %2 rows", "time, number")
                : QCoreApplication::translate("lekthi", "%1 · stopped after %2 rows, no problems so far",
                                              "time, number"))
        .arg(time, groupedText(kept->rows));
}

QString timeLeftText(int seconds)
{
    const auto counted = [](const char *text, int number) {
        return QCoreApplication::translate("lekthi", text, nullptr, number);
    };
    if (seconds < secondsPerMinute)
        return counted(QT_TRANSLATE_N_NOOP("lekthi", "about %n seconds left"),
                       (seconds + roundedTo - 1) / roundedTo * roundedTo);
    if (seconds < secondsPerHour)
        return counted(QT_TRANSLATE_N_NOOP("lekthi", "about %n minutes left"),
                       (seconds + secondsPerMinute - 1) / secondsPerMinute);
    return counted(QT_TRANSLATE_N_NOOP("lekthi", "about %n hours left"),
                   (seconds + secondsPerHour - 1) / secondsPerHour);
}

QString checkProgressText(const LedgerCheck &check)
{
    switch (check.step()) {
    case LedgerCheck::Step::None:
        return {};
    case LedgerCheck::Step::Preparing:
        return QCoreApplication::translate("lekthi", "Reading counters and decisions…");
    case LedgerCheck::Step::Reading: {
        const QString rows = QCoreApplication::translate("lekthi", "%1 of %2 rows", "numbers")
                                 .arg(groupedText(check.rowsRead()), groupedText(check.rowsInAll()));
        const std::optional<int> left = check.secondsLeft();
        return left ? QCoreApplication::translate("lekthi", "%1 · %2", "rows and time")
                          .arg(rows, timeLeftText(*left))
                    : rows;
    }
    case LedgerCheck::Step::Comparing:
        return QCoreApplication::translate("lekthi", "Comparing the numbers in force…");
    case LedgerCheck::Step::Cancelling:
        return QCoreApplication::translate("lekthi", "Cancelling…");
    }
    Q_UNREACHABLE();
}

CheckVerdict checkVerdict(const LedgerCheck::Outcome &outcome)
{
    const bool isWell = outcome.damages == 0 && !outcome.isAdminLogBroken;
    CheckVerdict verdict{isWell ? Standing::Good : Standing::Error,
                         outcome.damages > 0 ? damageText(outcome) : intactText(outcome)};
    if (outcome.isAdminLogBroken)
        verdict.message +=
            u'\n' + QCoreApplication::translate(
                        "lekthi", "Entries of the admin log were changed or removed: “lekthictl "
                                  "audit verify” names the first.");
    if (!outcome.whyNotUsed.isEmpty())
        verdict.message += u'\n' + QCoreApplication::translate(
                                       "lekthi", "Everything was checked, since the record of the last check "
                                                 "could not be used. %1")
                                       .arg(outcome.whyNotUsed);
    if (!outcome.whyNotKept.isEmpty()) {
        verdict.standing = std::max(verdict.standing, Standing::Warning);
        verdict.message +=
            u'\n' + QCoreApplication::translate("lekthi", "The next check cannot continue from here. %1")
                        .arg(outcome.whyNotKept);
    }
    return verdict;
}

CheckVerdict checkVerdict(const LedgerCheck &check)
{
    if (const QString failure = check.failure(); !failure.isEmpty())
        return {Standing::Warning,
                QCoreApplication::translate("lekthi", "The check stopped. %1 What was verified is kept.")
                    .arg(failure)};
    return check.outcome() ? checkVerdict(*check.outcome()) : CheckVerdict();
}

} // namespace lekthi::models
