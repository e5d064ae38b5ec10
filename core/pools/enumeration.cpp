#include "core/pools/enumeration.h"

#include "core/pools/filter_walk.h"

namespace lekthi::pools {

namespace {

/// Whether to go on.
bool visitIds(FilterWalk &walk, const std::function<bool(const QString &id)> &visit)
{
    if (walk.size() == walk.idLength() - 1) {
        walk.pushCheckDigit();
        const bool onward = walk.refusingAtEnd() != 0 || visit(walk.text());
        walk.pop();
        return onward;
    }
    bool onward = true;
    for (int digit = 0; onward && digit < 10; ++digit) {
        walk.push(digit);
        if (walk.refusing() == 0)
            onward = visitIds(walk, visit);
        walk.pop();
    }
    return onward;
}

} // namespace

void forEachId(const IdRules &rules, const std::function<bool(const QString &id)> &visit)
{
    FilterWalk walk(rules);
    visitIds(walk, visit);
}

} // namespace lekthi::pools
