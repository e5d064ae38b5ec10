#include "models/setup/setup_work.h"

#include "core/store/reference/reference_data.h"
#include "models/setup/setup_proof.h"

#include <algorithm>

namespace lekthi::models {

namespace {

SetupOutcome failedOutcome(const store::Error &error)
{
    SetupOutcome outcome;
    outcome.steps.append({{}, SetupStep::State::Failed, store::describe(error)});
    return outcome;
}

} // namespace

store::Result<MadeStore> lookAtMade(const store::Address &administrator)
{
    const auto connection = store::Connection::open(administrator);
    if (!connection)
        return tl::unexpected(connection.error());
    MadeStore made;
    made.administrator = made.place = administrator;
    made.place.user.clear();
    made.place.password.clear();
    const auto take = [](auto read, auto &into) -> store::Result<void> {
        return std::move(read).map([&into](auto value) { into = std::move(value); });
    };
    return take(store::inspectStore(**connection), made.findings)
        .and_then([&] { return take(store::loadReferenceData(**connection), made.reference); })
        .and_then([&] { return take(store::listPeople(**connection), made.people); })
        .map([&] { return made; });
}

SetupWork::SetupWork(StoreMaker maker, QObject *parent)
    : QObject(parent)
    , m_maker(std::move(maker))
{
}

void SetupWork::make(const SetupPlace &place)
{
    m_thread.run([this, place] {
        const auto tell = [this](const QString &sentence) {
            m_thread.tell([this, sentence] { emit progressed(sentence); });
        };
        m_thread.end([this, outcome = m_maker(place, tell)] {
            if (outcome)
                emit made(*outcome);
            else
                emit failed(outcome.error());
        });
    });
}

void SetupWork::setUp(const store::Address &administrator, const SetupPlan &plan)
{
    m_thread.run([this, administrator, plan] {
        const auto tell = [this](const SetupStep &step) {
            m_thread.tell([this, step] { emit stepDone(step); });
        };
        const auto connection = store::Connection::open(administrator);
        SetupOutcome outcome =
            connection ? runSetup(**connection, plan, tell) : failedOutcome(connection.error());
        if (outcome.isComplete()) {
            outcome.proof = proveSetup(**connection, plan);
            std::ranges::for_each(outcome.proof, tell);
        }
        m_thread.end([this, outcome] { emit finished(outcome); });
    });
}

} // namespace lekthi::models
