#include "tests/oracle/shrinking.h"

#include <algorithm>

namespace lekthi::test::oracle {

namespace {

std::vector<Operation> without(const std::vector<Operation> &operations, size_t first, size_t count)
{
    std::vector<Operation> rest = operations;
    rest.erase(rest.begin() + qsizetype(first), rest.begin() + qsizetype(first + count));
    return rest;
}

} // namespace

std::vector<Operation> shrunk(std::vector<Operation> operations,
                              const std::function<bool(const std::vector<Operation> &)> &fails)
{
    size_t piece = std::max<size_t>(1, operations.size() / 2);
    while (true) {
        bool isShorter = false;
        for (size_t at = operations.size(); at > 0;) {
            const size_t count = std::min(piece, at);
            at -= count;
            auto rest = without(operations, at, count);
            if (rest.size() < operations.size() && fails(rest)) {
                operations = std::move(rest);
                isShorter = true;
            }
        }
        if (piece == 1 && !isShorter)
            return operations;
        if (!isShorter)
            piece = std::max<size_t>(1, piece / 2);
    }
}

} // namespace lekthi::test::oracle
