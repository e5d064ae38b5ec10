#pragma once

#include "core/numbering/problem.h"
#include "core/numbering/render.h"

#include <QString>
#include <QStringList>

namespace lekthi::numbering {

/// A problem in one line: "UNKNOWN_TOKEN 0+11 [{ORIGINATOR}|]": code, start, length, fixes.
inline QString summary(const Problem &problem)
{
    QStringList fixes;
    for (const Fix &fix : problem.fixes)
        fixes.append(fix.replacement);
    return QStringLiteral("%1 %2+%3 [%4]")
        .arg(codeName(problem.code))
        .arg(problem.start)
        .arg(problem.length)
        .arg(fixes.join(QLatin1Char('|')));
}

inline QStringList summaries(const QList<Problem> &problems)
{
    QStringList lines;
    for (const Problem &problem : problems)
        lines.append(summary(problem));
    return lines;
}

inline QStringList codes(const QList<Problem> &problems)
{
    QStringList names;
    for (const Problem &problem : problems)
        names.append(codeName(problem.code));
    return names;
}

/// The template after a person took this fix.
inline QString applied(const QString &text, const Problem &problem, const Fix &fix)
{
    return text.left(problem.start) + fix.replacement + text.mid(problem.start + problem.length);
}

/// Values of the demo project for every token.
inline NumberParts demoParts()
{
    return {.project = QStringLiteral("LCBP3-C2"),
            .originator = QStringLiteral("คคง."),
            .recipient = QStringLiteral("สคฉ.3"),
            .corrType = QStringLiteral("RFA"),
            .subType = QStringLiteral("21"),
            .rfaType = QStringLiteral("RPT"),
            .discipline = QStringLiteral("TER"),
            .revision = QStringLiteral("A"),
            .documentDate = QDate(2025, 12, 2),
            .period = {2025, 0},
            .sequence = 1};
}

} // namespace lekthi::numbering
