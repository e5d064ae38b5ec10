#pragma once

#include "core/pools/enumeration.h"
#include "core/pools/id_rules.h"
#include "core/pools/settings_problem.h"

#include <QStringList>

namespace lekthi::pools {

/// Rules that are known to be allowed.
inline IdRules rulesOf(int length, const FilterSettings &filters)
{
    return IdRules::make(length, filters).value();
}

inline QStringList idsOf(const IdRules &rules)
{
    QStringList ids;
    forEachId(rules, [&ids](const QString &id) {
        ids.append(id);
        return true;
    });
    return ids;
}

/// "OUT_OF_RANGE length" for each problem; a warning in brackets.
inline QStringList summaries(const QList<SettingsProblem> &problems)
{
    QStringList lines;
    for (const SettingsProblem &problem : problems) {
        const QString line = QStringLiteral("%1 %2").arg(codeName(problem.code), fieldName(problem.field));
        lines.append(problem.severity == SettingsProblem::Severity::Error ? line
                                                                          : QStringLiteral("(%1)").arg(line));
    }
    return lines;
}

} // namespace lekthi::pools
