#include "core/store/reference/reference_stamp.h"

#include "core/store/reference/reference_source.h"

#include <algorithm>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement readStamp("reference/read_stamp");

bool areProjectsAlike(const Project &first, const Project &second)
{
    const CodedItem &item = first;
    return item == second && first.organizationIds == second.organizationIds;
}

} // namespace

Result<std::optional<StampedReference>> newerReference(Connection &connection, qint64 stamp)
{
    const Result<Rows> rows =
        followReference(connection).and_then([&] { return connection.read(readStamp); });
    if (!rows)
        return tl::unexpected(rows.error());
    const qint64 now = rows->isEmpty() ? 0 : rows->first().bigInteger("stamp"_L1);
    if (now == stamp)
        return std::nullopt;
    return loadReferenceData(connection).map([now](ReferenceData data) {
        return std::optional(StampedReference{now, std::move(data)});
    });
}

bool areAlike(const ReferenceData &first, const ReferenceData &second)
{
    return std::equal(first.projects.cbegin(), first.projects.cend(), second.projects.cbegin(),
                      second.projects.cend(), areProjectsAlike) &&
           first.organizations == second.organizations && first.types == second.types &&
           first.subTypes == second.subTypes && first.rfaTypes == second.rfaTypes &&
           first.disciplines == second.disciplines;
}

} // namespace lekthi::store
