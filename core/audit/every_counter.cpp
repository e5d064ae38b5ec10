#include "core/audit/every_counter.h"

namespace lekthi::audit {

namespace {

constexpr int countersPerPage = 1000;

} // namespace

store::Result<void> forEachCounter(store::Connection &connection,
                                   const std::function<void(const store::Counter &)> &act)
{
    for (qint64 afterId = 0;;) {
        const auto page = store::counterPage(connection, {}, afterId, countersPerPage);
        if (!page)
            return tl::unexpected(page.error());
        for (const store::Counter &counter : *page)
            act(counter);
        if (page->size() < countersPerPage)
            return {};
        afterId = page->last().id;
    }
}

} // namespace lekthi::audit
