#include "core/numbering/edit_distance.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace lekthi::numbering {

qsizetype editDistance(QStringView left, QStringView right)
{
    const auto width = static_cast<std::size_t>(right.size()) + 1;
    std::vector<qsizetype> beforePrevious(width);
    std::vector<qsizetype> previous(width);
    std::vector<qsizetype> current(width);
    std::iota(previous.begin(), previous.end(), qsizetype(0));
    for (qsizetype i = 1; i <= left.size(); ++i) {
        current[0] = i;
        for (qsizetype j = 1; j <= right.size(); ++j) {
            const auto at = static_cast<std::size_t>(j);
            const bool same = left[i - 1] == right[j - 1];
            current[at] =
                std::min({previous[at] + 1, current[at - 1] + 1, previous[at - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && left[i - 1] == right[j - 2] && left[i - 2] == right[j - 1])
                current[at] = std::min(current[at], beforePrevious[at - 2] + 1);
        }
        beforePrevious.swap(previous);
        previous.swap(current);
    }
    return previous.back();
}

} // namespace lekthi::numbering
