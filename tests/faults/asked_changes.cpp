#include "tests/faults/asked_of_store.h"

#include "core/alerting/evaluation.h"
#include "core/allocation/allocator.h"
#include "core/allocation/sandbox/draw_check.h"
#include "core/allocation/sandbox/sandbox.h"
#include "core/audit/taken_repair.h"
#include "core/store/alerts/alert_delivery_gateway.h"
#include "core/store/alerts/alert_gateway.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/ledger/document_gateway.h"
#include "core/store/log/error_gateway.h"
#include "core/store/people/accounts.h"
#include "core/store/people/settings_gateway.h"
#include "core/store/reference/reference_gateway.h"
#include "core/store/requests/reset_gateway.h"
#include "core/store/schema/guards.h"
#include "core/store/schema/schema.h"
#include "core/store/templates/template_gateway.h"
#include "tests/support/demo_letters.h"
#include "tests/support/typed_requests.h"

#include <QRandomGenerator>

#include <algorithm>
#include <optional>

namespace lekthi::test {

using namespace Qt::StringLiterals;
using store::Connection;
using store::Result;

namespace {

numbering::Reason why()
{
    return *numbering::Reason::parse(u"Nobody has sent these letters to anybody"_s);
}

Result<void> evaluate(Connection &connection, const QString &fresh)
{
    alerting::Evaluation evaluation(fresh, std::chrono::seconds(1));
    return outcome(evaluation.look(connection)).and_then([&] { return evaluation.release(connection); });
}

/// A request that was left open by a refusal is withdrawn first.
Result<void> requestAndWithdraw(Connection &connection, const QString &fresh)
{
    const auto withdrawOpen = [&](const QList<store::ResetRequest> &requests) -> Result<void> {
        for (const store::ResetRequest &request : requests) {
            if (request.state != store::RequestState::Pending)
                continue;
            if (auto withdrawn = store::withdrawRequest(connection, request.id, fresh); !withdrawn)
                return withdrawn;
        }
        return {};
    };
    const auto found = letters(connection);
    if (!found)
        return outcome(found);
    return resetRequests(connection, found->id)
        .and_then(withdrawOpen)
        .and_then([&] {
            return store::requestReset(connection,
                                       {found->id, found->version, 114, store::NumbersAbove::Skip, why()});
        })
        .and_then([&](qint64 id) { return store::withdrawRequest(connection, id, fresh); });
}

Result<void> saveTemplate(Connection &connection, const QString &fresh)
{
    return store::findTemplate(connection, 2, 6).and_then([&](const store::NumberTemplate &current) {
        store::TemplateChange change{
            2,
            6,
            current.version,
            *numbering::Template::parse(u"{ORIGINATOR}-{RECIPIENT}-"_s + fresh + u"-{SEQ:4}-{YEAR:B.E.}"_s),
            current.settings,
            why()};
        return outcome(store::saveTemplate(connection, change));
    });
}

Result<void> changeSetting(Connection &connection, const QString &)
{
    return store::changeStoreSetting(connection, u"approvals_needed"_s, 2, why()).and_then([&] {
        return store::changeStoreSetting(connection, u"approvals_needed"_s, 1, why());
    });
}

Result<void> silence(Connection &connection, const QString &fresh)
{
    return store::silenceAlert(connection, u"LOCK_WAIT_SLOW"_s, fresh, std::chrono::minutes(5), why());
}

Result<void> createStore(Connection &connection, const QString &fresh)
{
    store::Address address = connection.address();
    address.database = fresh;
    return store::createStore(address);
}

Result<void> changeRole(Connection &connection, const QString &)
{
    return store::changeRole(connection, walker, store::Role::Auditor, {}, u"Enough of it"_s).and_then([&] {
        return store::changeRole(connection, walker, store::Role::ProjectAdmin, {1}, u"Not enough"_s);
    });
}

Result<void> closeAndOpen(Connection &connection, const QString &)
{
    return store::deactivateAccount(connection, walker, u"Has left us"_s).and_then([&] {
        return store::activateAccount(connection, walker, u"Is back with us"_s);
    });
}

Result<void> changeAccount(Connection &connection, const QString &fresh)
{
    return store::changeProjects(connection, walker, {2}, {1})
        .and_then([&] { return store::changeProjects(connection, walker, {1}, {2}); })
        .and_then([&] { return store::setPassword(connection, walker, u"password of "_s + fresh); })
        .and_then([&] { return outcome(store::countActiveSuperAdmins(connection)); })
        .and_then([&] { return outcome(store::listServerLogins(connection)); });
}

Result<void> changeReference(Connection &connection, const QString &fresh)
{
    store::ReferenceItem organization{.kind = store::ReferenceKind::Organization};
    organization.code = fresh;
    organization.nameThai = fresh;
    return outcome(store::changeReference(connection, {organization}));
}

Result<void> markUnused(Connection &connection, const QString &)
{
    return store::unboundNumbers(connection, {}, 1).and_then([&](const QList<store::UnboundNumber> &numbers) {
        return outcome(store::markUnused(connection, numbers.first().requestId, u"Nobody wrote it"_s));
    });
}

Result<void> changeService(Connection &connection, const QString &)
{
    const auto service = u"allocator.demo"_s;
    return store::changePace(connection, service, 1'000, u"A new machine"_s)
        .and_then([&] { return store::changeTrust(connection, service, true, u"It was looked at"_s); })
        .and_then([&] { return store::changeTrust(connection, service, false, u"Looked at again"_s); })
        .and_then([&] { return store::changePace(connection, service, {}, u"As the others are"_s); });
}

/// One that was made before a refusal is not made again.
Result<void> changeChannel(Connection &connection, const QString &fresh)
{
    const auto find = [&](const QList<store::AlertChannel> &channels) -> std::optional<int> {
        const auto found = std::ranges::find(channels, fresh, &store::AlertChannel::name);
        return found == channels.end() ? std::nullopt : std::optional(found->version);
    };
    return store::alertChannels(connection)
        .and_then([&](const QList<store::AlertChannel> &channels) {
            return find(channels) ? Result<void>()
                                  : store::changeAlertChannel(connection, {.name = fresh}, why());
        })
        .and_then([&] { return store::alertChannels(connection); })
        .and_then([&](const QList<store::AlertChannel> &channels) {
            return store::retireAlertChannel(connection, fresh, *find(channels), why());
        });
}

Result<void> changeRule(Connection &connection, const QString &)
{
    return store::alertRules(connection).and_then([&](const QList<store::StoredAlertRule> &rules) {
        alerts::Rule rule = rules.first().rule;
        rule.enabled = !rule.enabled;
        return store::changeAlertRule(connection, rule, why());
    });
}

Result<void> recordError(Connection &connection, const QString &fresh)
{
    store::ErrorEntry entry;
    entry.reference = u"ERR-20260102-1234-"_s;
    for (int letter = 0; letter < 4; ++letter)
        entry.reference += QChar(u'A' + QRandomGenerator::global()->bounded(26));
    entry.type = u"DB_ERROR"_s;
    entry.message = fresh;
    return store::recordError(connection, entry);
}

allocation::Request letterRequest()
{
    allocation::Request request;
    request.projectId = letterKey.projectId;
    request.originatorOrganizationId = letterKey.originatorOrganizationId;
    request.recipientOrganizationIds = {letterKey.recipientOrganizationId.value_or(0)};
    request.correspondenceTypeId = letterKey.correspondenceTypeId;
    return request;
}

Result<void> prepareSandbox(Connection &connection, const QString &)
{
    const auto ready = allocation::prepareSandbox(connection, letterRequest());
    if (!ready)
        return tl::unexpected(store::Error{store::ErrorKind::NotFound, 0, ready.error().subject, {}});
    return {};
}

/// One document, and its number again with a new revision. What the allocator tries again passes.
Result<void> drawAndRevise(Connection &connection, const QString &)
{
    auto options = allocation::optionsOf(allocation::LimitProfile::Requirements);
    options.connections = 1;
    allocation::Allocator allocator(connection.address(), options);
    allocation::Request request = letterRequest();
    const auto drawn = allocator.allocate(request);
    if (!drawn)
        return tl::unexpected(store::Error{store::ErrorKind::NotFound, 0, drawn.error().subject, {}});
    request.requestId = QUuid::createUuid();
    const auto revised = allocator.revise(letterKey.projectId, drawn->first().number, u"A"_s, request);
    if (!revised)
        return tl::unexpected(store::Error{store::ErrorKind::NotFound, 0, revised.error().subject, {}});
    return {};
}

Result<void> tryDrawing(Connection &connection, const QString &)
{
    if (!allocation::checkDrawing(connection).isPassed())
        return tl::unexpected(store::Error{store::ErrorKind::NotFound, 0, {}, {}});
    return {};
}

} // namespace

Result<void> addAccount(Connection &connection, const QString &login)
{
    const store::NewAccount account{{login}, store::Role::ProjectAdmin, login, login, {1}};
    return store::addAccount(connection, account, u"first password"_s);
}

QList<Operation> changesAsked()
{
    return {
        {"guards",
         {},
         [](Connection &connection, const QString &) { return outcome(store::restoreGuards(connection)); },
         true,
         3},
        {"an upgrade with nothing to do",
         {},
         [](Connection &connection, const QString &) { return store::upgradeSchema(connection); },
         true},
        {"a new store", {}, createStore, true, 1},
        {"repair of taken numbers",
         {},
         [](Connection &connection, const QString &) {
             return outcome(audit::repairTakenNumbers(connection));
         }},
        {"evaluation of alerts", u"sa.one"_s, evaluate, true},
        {"a reset requested and withdrawn", u"sa.one"_s, requestAndWithdraw},
        {"a template", u"pa.demo"_s, saveTemplate},
        {"settings", u"sa.one"_s, changeSetting},
        {"a silence", u"sa.one"_s, silence},
        {"a new account", {}, addAccount},
        {"the role of an account", {}, changeRole},
        {"an account closed and opened", {}, closeAndOpen},
        {"projects and password of an account", {}, changeAccount},
        {"an organization", u"sa.one"_s, changeReference},
        {"a number that stays unused", u"sa.one"_s, markUnused},
        {"what a service may do", {}, changeService},
        {"a channel of alerts", u"sa.one"_s, changeChannel},
        {"a rule of alerts", u"sa.one"_s, changeRule},
        {"an error", u"allocator.demo"_s, recordError},
        {"the sandbox", u"pa.demo"_s, prepareSandbox},
        {"a number and its revision", u"allocator.demo"_s, drawAndRevise, true},
        {"a trial", u"allocator.demo"_s, tryDrawing, true},
    };
}

} // namespace lekthi::test
