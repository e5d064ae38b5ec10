#include "models/setup/setup_work.h"

#include "core/store/reference/reference_data.h"

#include <QThread>

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

SetupWork::~SetupWork()
{
    if (m_thread)
        m_thread->wait();
}

void SetupWork::make(const SetupPlace &place)
{
    run([this, place] {
        const auto tell = [this](const QString &sentence) {
            QMetaObject::invokeMethod(
                this, [this, sentence] { emit progressed(sentence); }, Qt::QueuedConnection);
        };
        end([this, outcome = m_maker(place, tell)] {
            if (outcome)
                emit made(*outcome);
            else
                emit failed(outcome.error());
        });
    });
}

void SetupWork::setUp(const store::Address &administrator, const SetupPlan &plan)
{
    run([this, administrator, plan] {
        const auto tell = [this](const SetupStep &step) {
            QMetaObject::invokeMethod(this, [this, step] { emit stepDone(step); }, Qt::QueuedConnection);
        };
        const auto connection = store::Connection::open(administrator);
        const SetupOutcome outcome =
            connection ? runSetup(**connection, plan, tell) : failedOutcome(connection.error());
        end([this, outcome] { emit finished(outcome); });
    });
}

void SetupWork::run(std::function<void()> work)
{
    Q_ASSERT(!m_thread);
    m_thread.reset(QThread::create(std::move(work)));
    m_thread->start();
}

void SetupWork::end(std::function<void()> report)
{
    QMetaObject::invokeMethod(
        this,
        [this, report = std::move(report)] {
            m_thread->wait();
            m_thread.reset();
            report();
        },
        Qt::QueuedConnection);
}

} // namespace lekthi::models
