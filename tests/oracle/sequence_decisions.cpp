#include "tests/oracle/sequence_runner.h"
#include "tests/support/approving.h"
#include "tests/support/typed_requests.h"

#include "core/store/counters/counter_gateway.h"
#include "core/store/requests/register_import_gateway.h"
#include "core/store/requests/template_request.h"
#include "core/store/session/denial.h"
#include "core/store/templates/template_gateway.h"

#include <algorithm>

namespace lekthi::test::oracle {

using namespace Qt::StringLiterals;
using Person = World::Person;

namespace {

numbering::Reason reason()
{
    static const auto parsed =
        numbering::Reason::parse(u"what the oracle asks for is what is tested"_s, store::minimumForRequest);
    return *parsed;
}

std::optional<Finding> failed(const QString &what, const store::Error &error)
{
    return Finding{u"FAILED: "_s + what,
                   u"%1 failed: %2 %3"_s.arg(what).arg(error.serverCode).arg(error.detail)};
}

/// Refused with one of these codes.
template <class T>
bool isRefused(const store::Result<T> &done, std::initializer_list<int> codes)
{
    return !done && std::ranges::count(codes, done.error().serverCode) > 0;
}

template <class T>
std::optional<Finding> unlessRefused(const store::Result<T> &done, std::initializer_list<int> codes,
                                     const QString &kind, const QString &what)
{
    if (isRefused(done, codes))
        return std::nullopt;
    return done ? Finding{kind, what + u" was not refused"_s} : failed(what, done.error());
}

/// PROJECT where the store knows it.
Scope known(Scope scope)
{
    return scope == Scope::Project && !World::knowsProjectScope() ? Scope::Type : scope;
}

store::TemplateSettings settingsOf(const Settings &settings)
{
    constexpr const char *scopes[] = {"TYPE", "PROJECT", "STORE"};
    store::TemplateSettings stored;
    stored.scope = *numbering::uniquenessScopeFromName(QString::fromLatin1(scopes[int(settings.scope)]));
    stored.taken = settings.failsWhenTaken ? numbering::TakenPolicy::Fail : numbering::TakenPolicy::Skip;
    stored.overflow =
        settings.refusesOverflow ? numbering::OverflowPolicy::Refuse : numbering::OverflowPolicy::Widen;
    return stored;
}

} // namespace

store::Result<void>
SequenceRunner::change(Person person, const Operation &operation,
                       const std::function<store::Result<void>(store::Connection &)> &make,
                       const std::function<bool()> &isDone)
{
    if (operation.harm == Harm::None || operation.harm == Harm::GivenUp)
        return make(m_world.session(person));
    const bool isBefore = operation.harm == Harm::CutBefore || operation.harm == Harm::KilledBefore;
    const auto session = m_world.cutSession(person, isBefore ? Cut::BeforeCommit : Cut::AfterCommit,
                                            operation.act == Act::SetTemplate ? operation.harmAfter : 0);
    const auto made = make(*session);
    m_world.disarm();
    const bool isOpen = !made && made.error().kind == store::ErrorKind::Unreachable && !isDone();
    if (made || isOpen)
        return made ? made : make(m_world.session(person));
    return made.error().kind == store::ErrorKind::Unreachable ? store::Result<void>() : made;
}

std::optional<Finding> SequenceRunner::reset(const Operation &operation)
{
    const CounterName &name = operation.counter;
    store::Connection &requester = m_world.session(Person::Requester);
    const auto counter = store::findCounter(requester, keyOf(name));
    if (!counter)
        return failed(u"reading the counter"_s, counter.error());
    const qint64 wanted = std::max<qint64>(0, m_model.lastNumber(name) + operation.offset);
    if (!*counter || wanted == m_model.lastNumber(name))
        return std::nullopt;
    const auto facts = store::resetFacts(requester, (*counter)->id, wanted);
    if (!facts)
        return failed(u"reading the facts"_s, facts.error());
    const bool isBound = m_model.isBoundAbove(name, wanted);
    const store::ResetWish wish{(*counter)->id, (*counter)->version, wanted,
                                operation.releases ? store::NumbersAbove::Void : store::NumbersAbove::Skip,
                                reason()};
    const auto isOpen = [&] {
        const auto requests = test::resetRequests(requester, wish.counterId);
        return requests && !requests->isEmpty() && requests->first().state == store::RequestState::Pending;
    };
    const auto requested = change(
        Person::Requester, operation,
        [&](store::Connection &connection) {
            return store::requestReset(connection, wish).map([](qint64) {});
        },
        isOpen);
    if (operation.releases && isBound)
        return unlessRefused(requested, {store::denial::boundToDocument}, u"DOCUMENT_RELEASED"_s,
                             u"the release of a document's number, above %1,"_s.arg(wanted));
    if ((facts->boundToDocuments > 0) != isBound)
        return Finding{
            u"FACTS_OF_RESET"_s,
            u"numbers of documents above %1: the facts say %2"_s.arg(wanted).arg(facts->boundToDocuments)};
    if (!requested)
        return failed(u"requesting a reset"_s, requested.error());
    return decideReset(operation, wish.counterId, wanted);
}

std::optional<Finding> SequenceRunner::decideReset(const Operation &operation, qint64 counterId,
                                                   qint64 wanted)
{
    const auto requests = test::resetRequests(m_world.session(Person::Approver), counterId);
    if (!requests)
        return failed(u"reading the reset"_s, requests.error());
    const store::ResetRequest &request = requests->first();
    const auto isClosed = [&] {
        const auto found = test::findResetRequest(m_world.session(Person::Approver), request.id);
        return found && found->state != store::RequestState::Pending;
    };
    store::Result<void> done;
    switch (operation.ending) {
    case Ending::Approved:
    case Ending::Overtaken:
    case Ending::Expired:
        return approveReset(operation, request, wanted);
    case Ending::Rejected:
        done = change(
            Person::Approver, operation,
            [&](store::Connection &as) { return store::rejectRequest(as, request.id, reason()); }, isClosed);
        break;
    case Ending::Withdrawn:
        done = change(
            Person::Requester, operation,
            [&](store::Connection &as) { return store::withdrawRequest(as, request.id, {}); }, isClosed);
        break;
    }
    return done ? std::nullopt : failed(u"closing a reset"_s, done.error());
}

std::optional<Finding> SequenceRunner::approveReset(const Operation &operation,
                                                    const store::ResetRequest &request, qint64 wanted)
{
    bool isOvertaken = false;
    if (operation.ending == Ending::Overtaken) {
        const Ask ask{newId(), operation.counter, 1, operation.revision, {}};
        if (auto found = drawNow(ask, {}))
            return found;
        isOvertaken = m_model.firstNumber(ask.id).has_value();
    }
    if (operation.ending == Ending::Expired) {
        const auto expired = m_world.root().execute(
            u"UPDATE requests SET expires_at = requested_at WHERE id = %1"_s.arg(request.id));
        if (!expired)
            return failed(u"letting a reset expire"_s, expired.error());
    }
    store::Connection &approver = m_world.session(Person::Approver);
    const auto seen = test::findResetRequest(approver, request.id);
    if (!seen)
        return failed(u"reading the reset"_s, seen.error());
    const Ask next{newId(), operation.counter, 1, operation.revision, {}};
    const auto shown = shownNext(
        next, AfterReset{wanted, operation.releases ? std::optional(request.counterId) : std::nullopt});
    if (!shown)
        return failed(u"asking for the next number after a reset"_s, shown.error());
    const auto approved = change(
        Person::Approver, operation, [&](store::Connection &as) { return test::approve(as, request.id, {}); },
        [&] {
            const auto found = test::findResetRequest(approver, request.id);
            return found && !found->approvals.isEmpty();
        });
    if (operation.ending == Ending::Expired)
        return unlessRefused(approved, {store::denial::expired, store::denial::closed}, u"EXPIRED_RESET"_s,
                             u"an expired reset"_s);
    if (isOvertaken)
        return unlessRefused(approved, {store::denial::stale, store::denial::closed}, u"STALE_RESET"_s,
                             u"a reset of a counter that has moved"_s);
    if (!approved)
        return failed(u"approving a reset"_s, approved.error());
    m_model.reset(operation.counter, wanted, operation.releases);
    NumberModel after = m_model;
    (void)after.draw(next);
    return comparedShown(*shown, next, after);
}

std::optional<Finding> SequenceRunner::import(const Operation &operation)
{
    const CounterName &name = operation.counter;
    store::Connection &requester = m_world.session(Person::Requester);
    const auto counter = store::findCounter(requester, keyOf(name));
    const auto inUse = store::findTemplate(requester, m_world.projectId(name.place.project),
                                           m_world.typeId(name.place.type));
    if (!counter || !inUse)
        return failed(u"reading the counter"_s, counter ? inUse.error() : counter.error());
    QList<NumberModel::Imported> numbers = m_model.registerOf(name, operation.steps);
    if (numbers.isEmpty())
        return std::nullopt;
    for (NumberModel::Imported &one : numbers)
        one.document = operation.hasDocument ? std::optional(newDocument()) : std::nullopt;
    const store::Counter seen = counter->value_or(store::Counter());
    store::RegisterImportWish wish{
        .projectId = inUse->projectId,
        .typeId = m_world.typeId(name.place.type),
        .templateVersion = inUse->version,
        .facts = {.fileName = u"register.csv"_s, .fileDigest = QByteArray(32, 'x'), .lines = numbers.size()},
        .counters = {{.key = keyOf(name), .seenNumber = seen.lastNumber, .seenVersion = seen.version}},
        .reason = reason()};
    for (const NumberModel::Imported &one : numbers)
        wish.numbers.append({0, wish.numbers.size() + 2, one.sequence, one.number, one.document});
    const auto requested = store::requestRegisterImport(requester, wish);
    const auto refused = {store::denial::movedSinceRead, store::denial::registerImportStale,
                          store::denial::stale};
    auto found = m_model.mayImport(name, numbers)
                     ? (requested ? decideImport(operation, *requested, numbers)
                                  : failed(u"requesting an import"_s, requested.error()))
                     : unlessRefused(requested, refused, u"TAKEN_NUMBER_IMPORTED"_s,
                                     u"an import of a number in force"_s);
    // One that stays open would be in the way of the next sequence.
    if (found && requested)
        (void)store::withdrawRequest(requester, *requested, {});
    return found;
}

std::optional<Finding> SequenceRunner::decideImport(const Operation &operation, qint64 id,
                                                    const QList<NumberModel::Imported> &numbers)
{
    store::Connection &approver = m_world.session(Person::Approver);
    if (operation.ending == Ending::Rejected || operation.ending == Ending::Withdrawn ||
        operation.ending == Ending::Expired) {
        const auto done = operation.ending == Ending::Rejected
                              ? store::rejectRequest(approver, id, reason())
                              : store::withdrawRequest(m_world.session(Person::Requester), id, {});
        return done ? std::nullopt : failed(u"closing an import"_s, done.error());
    }
    const auto content =
        store::findRegisterImport(approver, id).and_then([&](const store::RegisterImportRequest &found) {
            return store::registerImportContent(approver, found);
        });
    if (!content)
        return failed(u"reading an import"_s, content.error());
    bool isOvertaken = false;
    if (operation.ending == Ending::Overtaken) {
        const Ask ask{newId(), operation.counter, 1, operation.revision, {}};
        if (auto found = drawNow(ask, {}))
            return found;
        isOvertaken = m_model.firstNumber(ask.id).has_value();
    }
    const auto approved = change(
        Person::Approver, operation,
        [&](store::Connection &as) { return store::approveRequest(as, id, content->planDigest, {}); },
        [&] {
            const auto found = store::findRegisterImport(approver, id);
            return found && !found->approvals.isEmpty();
        });
    if (isOvertaken)
        return unlessRefused(approved,
                             {store::denial::movedSinceRead, store::denial::registerImportStale,
                              store::denial::stale, store::denial::closed},
                             u"STALE_IMPORT"_s, u"an import into a counter that has moved"_s);
    if (!approved)
        return failed(u"approving an import"_s, approved.error());
    m_model.import(operation.counter, numbers);
    return std::nullopt;
}

std::optional<Finding> SequenceRunner::bringToStart()
{
    const auto stored = store::listTemplates(m_world.session(Person::ProjectAdmin));
    if (!stored)
        return failed(u"reading the templates"_s, stored.error());
    for (const int project : {0, 1})
        if (auto failure = bringToStart(project, *stored))
            return failure;
    return std::nullopt;
}

/// Together where that needs nobody else.
std::optional<Finding> SequenceRunner::bringToStart(int project, const QList<store::NumberTemplate> &stored)
{
    const Settings start;
    QList<store::TemplateChange> changes;
    QList<Place> places;
    for (const int type : {0, 1}) {
        const auto found = std::ranges::find_if(stored, [&](const store::NumberTemplate &one) {
            return one.projectId == m_world.projectId(project) && one.typeId == m_world.typeId(type);
        });
        const int version = found == stored.end() ? 0 : found->version;
        m_versions[{project, type}] = {{start, version}};
        if (version > 0 && found->text == templateText(start.format, m_ground.codes) &&
            found->settings == settingsOf(start))
            continue;
        changes << changeTo({project, type}, start, {});
        places << Place{project, type};
    }
    const auto saved = changes.isEmpty()
                           ? store::Result<void>()
                           : store::saveTemplates(m_world.session(Person::ProjectAdmin), changes);
    for (const Place &place : places) {
        QList<Version> &versions = m_versions[place];
        if (saved)
            ++versions.first().number;
        else if (auto failure = save(place, start, {}, {}))
            return failure;
        else
            versions.removeFirst();
    }
    return std::nullopt;
}

store::TemplateChange SequenceRunner::changeTo(Place place, const Settings &settings,
                                               std::optional<int> restored) const
{
    return {.projectId = m_world.projectId(place.project),
            .typeId = m_world.typeId(place.type),
            .expectedVersion = m_versions.at(place).last().number,
            .text = *numbering::Template::parse(templateText(settings.format, m_ground.codes)),
            .settings = settingsOf(settings),
            .reason = reason(),
            .restored = restored};
}

std::optional<Finding> SequenceRunner::setTemplate(const Operation &operation)
{
    Settings settings = operation.settings;
    settings.scope = known(settings.scope);
    return save(operation.counter.place, settings, {}, operation);
}

std::optional<Finding> SequenceRunner::rollBack(const Operation &operation)
{
    const QList<Version> &versions = m_versions[operation.counter.place];
    const Version &wanted = versions[operation.version % versions.size()];
    return save(operation.counter.place, wanted.settings, wanted.number, operation);
}

std::optional<Finding> SequenceRunner::save(Place place, const Settings &settings,
                                            std::optional<int> restored, const Operation &operation)
{
    const int before = m_versions[place].last().number;
    const store::TemplateChange wish = changeTo(place, settings, restored);
    store::Connection &admin = m_world.session(Person::ProjectAdmin);
    const auto versionNow = [&] {
        const auto found = store::findTemplate(admin, wish.projectId, wish.typeId);
        return found ? found->version : before;
    };
    const auto saveAs = [&](store::Connection &as) {
        return store::saveTemplate(as, wish).map([](const store::NumberTemplate &) {});
    };
    auto saved = change(Person::ProjectAdmin, operation, saveAs, [&] { return versionNow() != before; });
    // What can be equal, also by the scope of another type, is a matter of two persons.
    if (!saved && saved.error().kind == store::ErrorKind::Refused)
        saved = store::requestTemplate(admin, wish).and_then([&](qint64 id) {
            return test::approve(m_world.session(Person::Approver), id);
        });
    if (!saved)
        return failed(u"saving a template"_s, saved.error());
    m_versions[place] << Version{settings, versionNow()};
    m_model.use(place, settings);
    return std::nullopt;
}

} // namespace lekthi::test::oracle
