#include "tests/faults/request_maker.h"

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int project = 2;
constexpr int sender = 22;
constexpr int letterType = 6;
constexpr int recipients[] = {10, 1, 42};
constexpr int severalOneIn = 8;
constexpr int mostNumbers = 5;

QUuid uuidFrom(quint64 high, quint64 low)
{
    const auto byte = [low](int at) { return uchar(low >> (8 * at)); };
    return {uint(high),
            ushort(high >> 32),
            ushort(high >> 48),
            byte(0),
            byte(1),
            byte(2),
            byte(3),
            byte(4),
            byte(5),
            byte(6),
            byte(7)};
}

} // namespace

RequestMaker::RequestMaker(quint64 seed, int counters)
    : m_counters(counters)
    , m_random(seed)
{
}

allocation::Request RequestMaker::next()
{
    const int counter = upTo(m_counters);
    constexpr int years = RequestMaker::allCounters / int(std::size(recipients));
    allocation::Request request = letter(recipients[counter / years], QDate(2025 + counter % years, 12, 2));
    request.requestId = uuidFrom(m_random(), m_random());
    if (chance(severalOneIn))
        request.count = 2 + upTo(mostNumbers - 1);
    return request;
}

allocation::Request letter(int recipient, QDate date)
{
    allocation::Request request;
    request.projectId = project;
    request.originatorOrganizationId = sender;
    request.recipientOrganizationIds = {recipient};
    request.correspondenceTypeId = letterType;
    request.documentDate = date;
    request.caller = {.userId = 5, .ipAddress = u"192.0.2.7"_s, .userAgent = u"faults"_s};
    return request;
}

} // namespace lekthi::test
