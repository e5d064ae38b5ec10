#include "tests/faults/decision_maker.h"

#include "core/allocation/allocator.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/requests/reset_gateway.h"
#include "core/store/session/denial.h"
#include "core/store/templates/template_gateway.h"
#include "tests/support/demo_letters.h"
#include "tests/support/private_store.h"
#include "tests/support/typed_requests.h"

#include <utility>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

/// A text that the version does not have: saving what is there already changes nothing.
QString textBehind(int version)
{
    return u"{ORIGINATOR}-{RECIPIENT}-{SEQ:%1}"_s.arg(version % 2 == 0 ? 5 : 6);
}

const auto why = u"ทดสอบการหยุดกลางคันในทุกขั้นตอน"_s;

numbering::Reason reason()
{
    return *numbering::Reason::parse(why, store::minimumForRequest);
}

void require(const store::Result<void> &done)
{
    if (!done)
        qFatal("%s", qPrintable(done.error().detail));
}

} // namespace

std::unique_ptr<store::Connection> enter(const store::Address &address)
{
    auto connection = store::Connection::open(address);
    if (!connection)
        qFatal("%s", qPrintable(connection.error().detail));
    return std::move(*connection);
}

std::unique_ptr<store::Connection> enter(const store::Address &address, const QString &login)
{
    return enter(PrivateStore::asPerson(address, login));
}

DecisionMaker::DecisionMaker(store::Address address)
    : m_address(std::move(address))
{
}

void DecisionMaker::drawNumbers(int count)
{
    allocation::Allocator allocator(m_address);
    allocation::Request letters;
    letters.projectId = letterKey.projectId;
    letters.originatorOrganizationId = letterKey.originatorOrganizationId;
    letters.recipientOrganizationIds = {*letterKey.recipientOrganizationId};
    letters.correspondenceTypeId = letterKey.correspondenceTypeId;
    letters.documentDate = QDate(letterKey.period.year, 5, 5);
    letters.count = count;
    letters.caller.userId = 1;
    if (const auto drawn = allocator.allocate(letters); !drawn)
        qFatal("%s", qPrintable(drawn.error().cause.detail));
}

void DecisionMaker::closeOpenRequests()
{
    const auto connection = enter(m_address, u"sa.one"_s);
    const auto requests = test::resetRequests(*connection);
    for (const store::ResetRequest &request : *requests) {
        if (request.state == store::RequestState::Pending)
            require(store::withdrawRequest(*connection, request.id, {}));
    }
}

void DecisionMaker::request(Occasion &occasion)
{
    const auto connection = enter(m_address, u"sa.one"_s);
    require(make(Decision::Request, occasion, *connection));
    const store::ResetRequest newest = test::resetRequests(*connection)->first();
    occasion.request = newest.id;
    occasion.digest = newest.digest;
}

DecisionMaker::Occasion DecisionMaker::prepare(Decision decision)
{
    if (decision == Decision::SetTemplate) {
        const auto connection = enter(m_address, u"pa.demo"_s);
        return {.version =
                    store::templateInUse(*connection, letterKey.projectId, letterKey.correspondenceTypeId)
                        ->version};
    }
    closeOpenRequests();
    if (decision == Decision::Approve)
        drawNumbers(m_numbersToRelease);
    const auto counter = *store::findCounter(*enter(m_address, u"sa.one"_s), letterKey);
    Occasion occasion{.counterId = counter->id,
                      .newNumber = counter->lastNumber - m_numbersToRelease,
                      .version = counter->version};
    if (decision != Decision::Request)
        request(occasion);
    return occasion;
}

store::Result<void> DecisionMaker::make(Decision decision, const Occasion &occasion,
                                        store::Connection &connection) const
{
    switch (decision) {
    case Decision::Request:
        return store::requestReset(connection, {occasion.counterId, occasion.version, occasion.newNumber,
                                                store::NumbersAbove::Void, reason()})
            .map([](qint64) {});
    case Decision::Approve:
        return store::approveRequest(connection, occasion.request, occasion.digest, {});
    case Decision::Reject:
        return store::rejectRequest(connection, occasion.request, reason());
    case Decision::Withdraw:
        return store::withdrawRequest(connection, occasion.request, {});
    case Decision::SetTemplate:
        break;
    }
    store::TemplateChange change{.projectId = letterKey.projectId,
                                 .typeId = letterKey.correspondenceTypeId,
                                 .expectedVersion = occasion.version,
                                 .text = *numbering::Template::parse(textBehind(occasion.version)),
                                 .settings = {},
                                 .reason = reason()};
    return store::saveTemplate(connection, change).map([](const store::NumberTemplate &) {});
}

QStringList DecisionMaker::wordsOf(Decision decision, const Occasion &occasion) const
{
    const QString id = QString::number(occasion.request);
    switch (decision) {
    case Decision::Request:
        return {u"reset"_s,
                u"request"_s,
                u"--project"_s,
                u"LCBP3-C2"_s,
                u"--type"_s,
                u"LETTER"_s,
                u"--originator"_s,
                u"คคง."_s,
                u"--recipient"_s,
                u"สคฉ.3"_s,
                u"--date"_s,
                inDemoYear(u"2026-05-05"_s),
                u"--to"_s,
                QString::number(occasion.newNumber),
                u"--void"_s,
                u"--reason"_s,
                why};
    case Decision::Approve:
        return {u"reset"_s, u"approve"_s, id, u"--yes"_s};
    case Decision::Reject:
        return {u"reset"_s, u"reject"_s, id, u"--reason"_s, why};
    case Decision::Withdraw:
        return {u"reset"_s, u"withdraw"_s, id};
    case Decision::SetTemplate:
        break;
    }
    return {u"template"_s, u"set"_s,    u"--project"_s,  u"LCBP3-C2"_s,
            u"--type"_s,   u"LETTER"_s, u"--template"_s, textBehind(occasion.version),
            u"--reason"_s, why};
}

int DecisionMaker::repeatedCode(Decision decision) const
{
    return decision == Decision::Request       ? store::denial::openAlready
           : decision == Decision::SetTemplate ? store::denial::movedSinceRead
                                               : store::denial::closed;
}

QString DecisionMaker::makerOf(Decision decision) const
{
    return decision == Decision::SetTemplate                               ? u"pa.demo"_s
           : decision == Decision::Approve || decision == Decision::Reject ? u"sa.two"_s
                                                                           : u"sa.one"_s;
}

void DecisionMaker::makeUndisturbed(Decision decision, const Occasion &occasion) const
{
    require(make(decision, occasion, *enter(m_address, makerOf(decision))));
}

} // namespace lekthi::test
