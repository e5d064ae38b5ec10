#include "core/store/requests/reset_gateway.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement findFacts("reset/find_facts");

tl::unexpected<Error> notFound(const QString &what, qint64 id)
{
    return tl::unexpected(Error{ErrorKind::NotFound, 0, what, QString::number(id)});
}

} // namespace

Result<ResetFacts> resetFacts(Connection &connection, qint64 counterId, qint64 newNumber)
{
    const Result<Rows> rows =
        connection.read(findFacts, {counterId, counterId, newNumber, counterId, newNumber, counterId});
    if (!rows)
        return tl::unexpected(rows.error());
    if (rows->isEmpty())
        return notFound(u"no such counter"_s, counterId);
    const Row &row = rows->first();
    return ResetFacts{row.bigInteger("last_number"_L1), row.integer("version"_L1),
                      row.integer("count_above"_L1),    row.text("first_above"_L1),
                      row.text("last_above"_L1),        row.integer("bound"_L1)};
}

Result<qint64> requestReset(Connection &connection, const ResetWish &wish)
{
    return enterRequest(connection, "request_reset",
                        {wish.counterId, wish.seenVersion, QString::number(wish.newNumber),
                         numbersAboveName(wish.above), wish.reason.text()},
                        u"counter:%1"_s.arg(wish.counterId), wish.reason);
}

} // namespace lekthi::store
