#include "tests/allocation/batch_draw.h"

#include "core/allocation/drawing/mariadb_store.h"

namespace lekthi::test {

using allocation::Answers;

store::Result<Answers> drawBatch(store::Connection &connection, const numbering::CounterKey &key,
                                 const allocation::Jobs &jobs, const allocation::Rulebook &book,
                                 const BatchDraw &way)
{
    allocation::MariaDbStore store(connection);
    const auto drawer = store.findDrawer();
    if (!drawer)
        return tl::unexpected(drawer.error());
    allocation::Attempt attempt{.earlier = way.earlier, .expected = way.expected, .drawer = *drawer};
    allocation::Draw draw(store, key, book, way.notes);
    auto answers = draw.asExpected(jobs, attempt, way.planned);
    if (answers && !*answers && way.waitForTurn)
        if (const auto waited = way.waitForTurn(); !waited)
            return tl::unexpected(waited.error());
    while (answers && !*answers) {
        if (const auto had = draw.takeRow(); !had)
            return tl::unexpected(had.error());
        if (way.rowTaken)
            way.rowTaken();
        answers = draw.fromRow(jobs, attempt, way.planned);
    }
    return std::move(answers).map([](auto &&all) { return std::move(*all); });
}

} // namespace lekthi::test
