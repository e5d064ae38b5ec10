#pragma once

#include "core/pools/enumeration.h"
#include "core/pools/explanation.h"
#include "core/pools/id_rules.h"

#include <QList>
#include <QStringList>

namespace lekthi::models {

/// An id with a right check digit that the rules of a pool refuse.
struct RefusedExample
{
    QString id;
    pools::Refusal refusal; ///< by the filter that it is an example of

    bool operator==(const RefusedExample &) const = default;
};

/// What the rules of a pool let through, and what not.
struct PoolExamples
{
    QStringList accepted;
    QList<RefusedExample> refused; ///< one for each filter that is on, as far as one was found

    bool operator==(const PoolExamples &) const = default;
};

/// The same for the same rules. None of the accepted ones if hardly any id passes. Each refused one is
/// refused by its filter alone, if such an id is found soon. Takes some milliseconds; up to half a second
/// where hardly an id passes. Progress that gives false ends it. Any
/// thread, not for the UI's.
PoolExamples examplesOf(const pools::IdRules &rules, const pools::PoolProgress &progress = {});

} // namespace lekthi::models
