#include "core/demo/demo_pool.h"

#include "core/dispensing/pool_filler.h"
#include "core/store/people/people.h"
#include "core/store/pools/pool_gateway.h"
#include "core/store/pools/pool_issuing_gateway.h"
#include "core/store/requests/pool_request.h"

#include <memory>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

const QString service = u"allocator.demo"_s;

/// Who does what: nobody approves what he asked for.
struct DemoPeople
{
    std::unique_ptr<Connection> requester;
    std::unique_ptr<Connection> approver;
    std::unique_ptr<Connection> service;
};

struct DemoIssue
{
    int count;
    QString purpose;
};

Result<DemoPeople> signIn(const Address &store)
{
    const auto as = [&store](const QString &login) {
        Address address = store;
        address.user = login;
        address.password = demoPassword();
        return Connection::open(address);
    };
    DemoPeople people;
    for (const auto &[login, place] :
         {std::pair(u"sa.one"_s, &people.requester), std::pair(u"sa.two"_s, &people.approver),
          std::pair(service, &people.service)}) {
        auto opened = as(login);
        if (!opened)
            return tl::unexpected(opened.error());
        *place = *std::move(opened);
    }
    return people;
}

/// Six digits: how many of them there are is counted at once.
pools::PoolSettings demoSettings()
{
    pools::PoolDraft draft = pools::draftOf(pools::Profile::Mosip);
    draft.name = demoPoolName;
    draft.length = 6;
    draft.minimum = 200;
    draft.batch = 100;
    return *pools::PoolSettings::make(draft);
}

Result<void> agree(const DemoPeople &people, const pools::PoolSettings &settings)
{
    const auto reason = numbering::Reason::parse(u"บัตรผ่านเข้าพื้นที่ก่อสร้างต้องมีรหัสที่เดาไม่ได้"_s, minimumForRequest);
    return requestPool(*people.requester, settings, *pools::measureCapacity(settings.rules()), *reason)
        .and_then([&](qint64 id) { return findRequest(*people.approver, id); })
        .and_then([&](const Request &request) {
            return approveRequest(*people.approver, request.id, digestOf(request), u"ตรวจสอบแล้ว"_s);
        });
}

Result<void> issueSome(Connection &connection, const pools::PoolName &name)
{
    for (const DemoIssue &issue :
         {DemoIssue{12, u"บัตรผ่าน ผรม.2"_s}, DemoIssue{8, u"บัตรผ่าน คคง."_s}, DemoIssue{4, u"บัตรผู้มาติดต่อ"_s}}) {
        const auto issued =
            issueIds(connection, name,
                     {.requestId = QUuid::createUuid(), .count = issue.count, .purpose = issue.purpose});
        if (!issued)
            return tl::unexpected(issued.error());
    }
    return {};
}

} // namespace

Result<void> makeDemoPool(Connection &administrator)
{
    const auto people = signIn(administrator.address());
    if (!people) {
        const ErrorKind kind = people.error().kind;
        const bool isNobody = kind == ErrorKind::AccessDenied || kind == ErrorKind::HostNotAllowed;
        return isNobody ? Result<void>() : tl::unexpected(people.error());
    }
    const pools::PoolSettings settings = demoSettings();
    return agree(*people, settings)
        .and_then([&] { return givePool(administrator, settings.name(), service); })
        .and_then([&] { return findPool(*people->service, settings.name()); })
        .and_then([&](const Pool &pool) {
            return dispensing::fillPool(*people->service, pool, {.program = u"lekthi"_s});
        })
        .and_then(
            [&](const dispensing::FillOutcome &) { return issueSome(*people->service, settings.name()); });
}

} // namespace lekthi::store
