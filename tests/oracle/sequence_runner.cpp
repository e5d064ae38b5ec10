#include "tests/oracle/sequence_runner.h"

#include "core/store/counters/counter_gateway.h"

#include <algorithm>
#include <atomic>
#include <numeric>

namespace lekthi::test::oracle {

using namespace Qt::StringLiterals;
using allocation::Allocator;
using allocation::NextNumber;

namespace {

Answer answerOf(const allocation::Outcome &outcome)
{
    if (!outcome)
        return {refusalName(outcome.error()), {}};
    Answer answer;
    for (const allocation::Allocation &given : *outcome)
        answer.numbers << Given{given.number, given.sequence};
    return answer;
}

Cut cutOf(Harm harm)
{
    return harm == Harm::CutBefore || harm == Harm::KilledBefore ? Cut::BeforeCommit : Cut::AfterCommit;
}

} // namespace

QString refusalName(const allocation::Failure &failure)
{
    if (failure.code == allocation::FailureCode::ValidationError)
        return allocation::faultName(failure.fault);
    const QString name = allocation::codeName(failure.code);
    return failure.cause.detail.isEmpty() ? name : name + u": "_s + failure.cause.detail;
}

SequenceRunner::SequenceRunner(World &world, World::Ground ground, Mistake mistake)
    : m_world(world)
    , m_ground(std::move(ground))
    , m_model(m_ground.codes, mistake)
{
}

std::optional<Finding> SequenceRunner::run(const std::vector<Operation> &operations)
{
    if (auto found = bringToStart())
        return found;
    for (const Operation &operation : operations) {
        auto found = perform(operation);
        m_world.disarm();
        if (found) {
            found->sentence = u"at %1: %2"_s.arg(operation.place).arg(found->sentence);
            return found;
        }
    }
    return std::nullopt;
}

std::optional<Finding> SequenceRunner::perform(const Operation &operation)
{
    switch (operation.act) {
    case Act::Draw:
        return draw(operation);
    case Act::Repeat:
        return repeat(operation);
    case Act::Revise:
        return revise(operation);
    case Act::Reset:
        return reset(operation);
    case Act::Import:
        return import(operation);
    case Act::SetTemplate:
        return setTemplate(operation);
    case Act::RollBack:
        return rollBack(operation);
    case Act::Together:
        break;
    }
    return together(operation);
}

QString SequenceRunner::newId()
{
    return allocation::newRequestId().toString(QUuid::WithoutBraces);
}

qint64 SequenceRunner::newDocument()
{
    // Sequences that run side by side share a store.
    static std::atomic<qint64> documents = 0;
    m_newestDocument = ++documents;
    return m_newestDocument;
}

numbering::CounterKey SequenceRunner::keyOf(const CounterName &counter) const
{
    return {m_world.projectId(counter.place.project),
            m_ground.originator,
            m_ground.recipients[size_t(counter.recipient)],
            m_world.typeId(counter.place.type),
            0,
            0,
            0,
            {m_ground.codes.firstYear + counter.year, 0}};
}

allocation::Request SequenceRunner::requestFor(const Ask &ask) const
{
    constexpr int service = 5;
    allocation::Request request;
    request.projectId = m_world.projectId(ask.counter.place.project);
    request.originatorOrganizationId = m_ground.originator;
    request.recipientOrganizationIds = {m_ground.recipients[size_t(ask.counter.recipient)]};
    request.correspondenceTypeId = m_world.typeId(ask.counter.place.type);
    request.revision = ask.revision;
    // New Year lies between the two: 31 December and 1 January.
    const int year = m_ground.codes.firstYear + ask.counter.year;
    request.documentDate = ask.counter.year == 0 ? QDate(year, 12, 31) : QDate(year, 1, 1);
    request.documentId = ask.document;
    request.another = ask.another;
    request.requestId = QUuid::fromString(ask.id);
    request.count = ask.count;
    request.caller = {.userId = service, .ipAddress = u"192.0.2.7"_s, .userAgent = u"oracle"_s};
    return request;
}

Answer SequenceRunner::withHarm(const Operation &operation,
                                const std::function<Answer(Allocator &, std::stop_token)> &ask)
{
    constexpr int cutsOfOne = 3;
    const Harm harm = operation.harm;
    if (harm == Harm::CutBefore || harm == Harm::CutAfter)
        return ask(m_world.cutAllocator(cutOf(harm), operation.harmAfter % cutsOfOne), {});
    if (harm == Harm::KilledBefore || harm == Harm::KilledAfter) {
        const auto doomed = m_world.doomedAllocator(cutOf(harm), operation.harmAfter);
        const Answer answer = ask(*doomed, {});
        if (!answer.refusal.startsWith("DB_ERROR"_L1))
            return answer;
    }
    if (harm == Harm::GivenUp) {
        std::stop_source source;
        source.request_stop();
        const Answer answer = ask(m_world.otherAllocator(), source.get_token());
        if (!answer.refusal.startsWith("CANCELLED"_L1))
            return answer;
    }
    return ask(m_world.allocator(), {});
}

Answer SequenceRunner::asked(const Ask &ask, const Operation &operation)
{
    return withHarm(operation, [&](Allocator &allocator, std::stop_token token) {
        allocation::Request request = requestFor(ask);
        if (!token.stop_possible())
            return answerOf(allocator.allocate(request));
        std::stop_source source;
        request.cancellation = source.get_token();
        auto future = allocator.submit(request);
        source.request_stop();
        return answerOf(future.result());
    });
}

Answer SequenceRunner::asked(const ReviseAsk &ask, const Operation &operation)
{
    return withHarm(operation, [&](Allocator &allocator, const std::stop_token &) {
        const Ask same{ask.id, {ask.place}, 1, {}, ask.document};
        return answerOf(allocator.revise(m_world.projectId(ask.place.project), ask.number, ask.revision,
                                         requestFor(same)));
    });
}

std::optional<Finding> SequenceRunner::compared(const Answer &expected, const Answer &came, const QString &id,
                                                const CounterName &counter, const NumberModel &before) const
{
    if (expected == came)
        return std::nullopt;
    const QString both = u"expected %1, came %2"_s.arg(describe(expected), describe(came));
    const bool wasVoided = came.refusal.isEmpty() && before.isVoided(id);
    for (const Given &given : came.numbers) {
        const QString holder = before.otherHolder(id, counter, given.number);
        if (!holder.isEmpty())
            return Finding{wasVoided ? u"VOIDED_NUMBER_TWICE"_s : u"NUMBER_TWICE"_s, both + u"; "_s + holder};
    }
    if (wasVoided)
        return Finding{u"VOIDED_REQUEST_ANSWERED"_s, both};
    if (!came.refusal.isEmpty() && expected.refusal.isEmpty())
        return Finding{u"REFUSED: "_s + came.refusal, both};
    if (!expected.refusal.isEmpty())
        return Finding{u"NOT "_s + expected.refusal, both};
    return Finding{u"OTHER_NUMBER"_s, both};
}

/// Every other time the document that was named last, which may have a number.
void SequenceRunner::nameDocument(Ask &ask, const Operation &operation)
{
    if (!operation.hasDocument)
        return;
    const bool isNamedAgain = operation.place % 2 == 0 && m_newestDocument > 0;
    ask.document = isNamedAgain ? m_newestDocument : newDocument();
    ask.another = operation.place % 3 == 0;
}

std::optional<Finding> SequenceRunner::draw(const Operation &operation)
{
    Ask ask{newId(), operation.counter, operation.count, operation.revision, {}};
    nameDocument(ask, operation);
    m_made[operation.place] = {ask, {}};
    return operation.looksFirst ? drawAsShown(ask, operation) : drawNow(ask, operation);
}

std::optional<Finding> SequenceRunner::drawNow(const Ask &ask, const Operation &operation)
{
    const NumberModel before = m_model;
    const Answer expected = m_model.draw(ask);
    return compared(expected, asked(ask, operation), ask.id, ask.counter, before);
}

store::Result<NextNumber> SequenceRunner::shownNext(const Ask &ask,
                                                    const std::optional<AfterReset> &after) const
{
    store::Connection &reader = m_world.session(World::Person::ProjectAdmin);
    const numbering::CounterKey key = keyOf(ask.counter);
    const Codes &codes = m_ground.codes;
    const auto inUse = store::templateInUse(reader, key.projectId, key.correspondenceTypeId);
    if (!inUse)
        return tl::unexpected(inUse.error());
    const auto counter = store::findCounter(reader, key);
    if (!counter)
        return tl::unexpected(counter.error());
    const numbering::NumberParts parts{.project = codes.projects[size_t(ask.counter.place.project)],
                                       .originator = codes.originator,
                                       .recipient = codes.recipients[size_t(ask.counter.recipient)],
                                       .corrType = codes.types[size_t(ask.counter.place.type)],
                                       .revision = ask.revision,
                                       .documentDate = requestFor(ask).documentDate,
                                       .period = key.period};
    allocation::NextNumberWish wish{.key = key,
                                    .lastNumber = counter->value_or(store::Counter()).lastNumber,
                                    .parts = parts,
                                    .text = *numbering::Template::parse(inUse->text),
                                    .settings = inUse->settings};
    if (after) {
        wish.lastNumber = after->lastNumber;
        wish.voidedCounterId = after->voidedCounterId;
    }
    // Lists of counters are shown by the one, a single counter by the other.
    return ask.counter.recipient == 0
               ? allocation::nextNumber(reader, wish)
               : allocation::nextNumberOfEach(reader, {wish}).map([](const QList<NextNumber> &each) {
                     return each.constFirst();
                 });
}

std::optional<Finding> SequenceRunner::drawAsShown(const Ask &ask, const Operation &operation)
{
    const auto shown = shownNext(ask);
    if (!shown)
        return Finding{u"FAILED: asking for the next number"_s, shown.error().detail};
    if (auto found = drawNow(ask, operation))
        return found;
    return comparedShown(*shown, ask, m_model);
}

std::optional<Finding> SequenceRunner::comparedShown(const NextNumber &shown, const Ask &ask,
                                                     const NumberModel &drawnModel) const
{
    const auto words = [](const Answer &answer, qsizetype skipped) {
        return u"%1 behind %2 skipped ones"_s.arg(describe(answer)).arg(skipped);
    };
    const Answer next = shown.whyNone ? Answer{refusalName(*shown.whyNone), {}}
                                      : Answer{{}, {{shown.number.text(), shown.sequence}}};
    NumberModel repeated = drawnModel;
    const Answer drawn = repeated.draw(ask);
    const qsizetype skipped =
        drawn.refusal.isEmpty() ? repeated.counters().at(ask.counter).ledger.last().skipped.size() : 0;
    // What is shown is the counter's next number, whatever number the document has.
    if (drawn.refusal == "DOCUMENT_HAS_NUMBER"_L1 || (next == drawn && shown.skipped == skipped))
        return std::nullopt;
    return Finding{u"SHOWN_NUMBER"_s,
                   u"shown %1, drawn %2"_s.arg(words(next, shown.skipped), words(drawn, skipped))};
}

std::optional<Finding> SequenceRunner::repeat(const Operation &operation)
{
    const auto made = m_made.constFind(operation.target);
    if (made == m_made.constEnd())
        return std::nullopt;
    return made->ask ? drawNow(*made->ask, operation) : reviseNow(*made->revision, operation);
}

std::optional<Finding> SequenceRunner::revise(const Operation &operation)
{
    const auto made = m_made.constFind(operation.target);
    if (made == m_made.constEnd())
        return std::nullopt;
    ReviseAsk ask{newId(), {}, {}, operation.revision, {}};
    const auto named = made->ask ? made->ask->document : made->revision->document;
    if (operation.hasDocument)
        ask.document = named && operation.place % 3 != 0 ? *named : newDocument();
    const auto number = m_model.firstNumber(made->ask ? made->ask->id : made->revision->id);
    if (!number)
        return std::nullopt;
    ask.place = made->ask ? made->ask->counter.place : made->revision->place;
    ask.number = *number;
    m_made[operation.place] = {{}, ask};
    return reviseNow(ask, operation);
}

std::optional<Finding> SequenceRunner::reviseNow(const ReviseAsk &ask, const Operation &operation)
{
    const NumberModel before = m_model;
    const Answer expected = m_model.revise(ask);
    return compared(expected, asked(ask, operation), ask.id, {ask.place}, before);
}

/// Whatever order the store gave them, one has to explain all answers.
std::optional<Finding> SequenceRunner::together(const Operation &operation)
{
    std::vector<Ask> asks{{newId(), operation.counter, operation.count, operation.revision, {}}};
    for (const CounterName &other : operation.others)
        asks.push_back({newId(), other, 1, operation.revision, {}});
    m_made[operation.place] = {asks.front(), {}};
    std::vector<QFuture<allocation::Outcome>> futures;
    for (size_t i = 0; i < asks.size(); ++i) {
        Allocator &allocator = i % 2 == 0 ? m_world.allocator() : m_world.otherAllocator();
        futures.push_back(allocator.submit(requestFor(asks[i])));
    }
    std::vector<Answer> came;
    for (auto &future : futures)
        came.push_back(answerOf(future.result()));

    std::vector<size_t> order(asks.size());
    std::iota(order.begin(), order.end(), 0);
    std::vector<NumberModel> explanations;
    do {
        NumberModel model = m_model;
        if (std::ranges::all_of(order, [&](size_t i) { return model.draw(asks[i]) == came[i]; }))
            explanations.push_back(model);
    } while (std::ranges::next_permutation(order).found);
    if (!explanations.empty()) {
        m_model = explanations.front();
        return std::nullopt;
    }
    QStringList answers;
    for (const Answer &answer : came)
        answers << describe(answer);
    return Finding{u"TOGETHER"_s, u"no order explains the answers "_s + answers.join("; "_L1)};
}

} // namespace lekthi::test::oracle
