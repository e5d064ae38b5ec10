#include "core/store/requests/reset_gateway.h"

#include <limits>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement findFacts("reset/find_facts");

QString subjectOf(qint64 counterId)
{
    return u"counter:%1"_s.arg(counterId);
}

tl::unexpected<Error> notFound(const QString &what, qint64 id)
{
    return tl::unexpected(Error{ErrorKind::NotFound, 0, what, QString::number(id)});
}

} // namespace

Result<QList<ResetRequest>> resetRequests(Connection &connection, std::optional<qint64> counterId)
{
    return requestPage(connection,
                       {.kind = requestkind::reset, .subject = counterId ? subjectOf(*counterId) : QString()},
                       0, std::numeric_limits<int>::max())
        .map([](const QList<Request> &requests) {
            QList<ResetRequest> resets;
            for (const Request &request : requests)
                resets.append(ResetRequest(request));
            return resets;
        });
}

Result<ResetRequest> findResetRequest(Connection &connection, qint64 id)
{
    return findRequest(connection, id).and_then([id](const Request &request) -> Result<ResetRequest> {
        if (request.kind != requestkind::reset)
            return notFound(u"no such reset request"_s, id);
        return ResetRequest(request);
    });
}

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
                        subjectOf(wish.counterId), wish.reason);
}

} // namespace lekthi::store
