#pragma once

#include "core/allocation/next_number.h"
#include "core/store/requests/reset_gateway.h"
#include "core/store/templates/template_gateway.h"
#include "tests/oracle/number_model.h"
#include "tests/oracle/operation.h"
#include "tests/oracle/world.h"

#include <QMap>

#include <optional>
#include <vector>

namespace lekthi::test::oracle {

/// What went otherwise than it must.
struct Finding
{
    QString kind{};     ///< "NUMBER_TWICE", ...: two findings of one kind are taken for the same
    QString sentence{}; ///< what was expected and what came
};

/// Performs one sequence on the store and on a model, and holds the answers against each other.
class SequenceRunner
{
public:
    SequenceRunner(World &world, World::Ground ground, Mistake mistake = Mistake::None);

    /// Stops at the first finding.
    std::optional<Finding> run(const std::vector<Operation> &operations);

    const NumberModel &model() const { return m_model; }
    const World::Ground &ground() const { return m_ground; }

private:
    struct Version
    {
        Settings settings{};
        int number = 0; ///< in the store
    };
    struct Made
    {
        std::optional<Ask> ask{};
        std::optional<ReviseAsk> revision{};
    };
    using Found = std::optional<Finding>;

    Found perform(const Operation &operation);
    Found draw(const Operation &operation);
    Found drawNow(const Ask &ask, const Operation &operation);
    Found drawAsShown(const Ask &ask, const Operation &operation);
    /// A reset that is not carried out yet.
    struct AfterReset
    {
        qint64 lastNumber = 0;
        std::optional<qint64> voidedCounterId{};
    };
    /// What the program's windows show as the counter's next number.
    store::Result<allocation::NextNumber> shownNext(const Ask &ask,
                                                    const std::optional<AfterReset> &after = {}) const;
    /// drawn: the model in which the wish has been answered.
    Found comparedShown(const allocation::NextNumber &shown, const Ask &ask, const NumberModel &drawn) const;
    Found repeat(const Operation &operation);
    Found revise(const Operation &operation);
    Found reviseNow(const ReviseAsk &ask, const Operation &operation);
    Found together(const Operation &operation);
    Found reset(const Operation &operation);
    Found decideReset(const Operation &operation, qint64 counterId, qint64 wanted);
    Found approveReset(const Operation &operation, const store::ResetRequest &request, qint64 wanted);
    Found import(const Operation &operation);
    Found decideImport(const Operation &operation, qint64 id, const QList<NumberModel::Imported> &numbers);
    Found setTemplate(const Operation &operation);
    Found rollBack(const Operation &operation);
    Found save(Place place, const Settings &settings, std::optional<int> restored,
               const Operation &operation);
    Found bringToStart();
    Found bringToStart(int project, const QList<store::NumberTemplate> &stored);
    store::TemplateChange changeTo(Place place, const Settings &settings, std::optional<int> restored) const;

    /// A change by a person, with the harm of the operation; isDone tells whether it was made all the same.
    store::Result<void> change(World::Person person, const Operation &operation,
                               const std::function<store::Result<void>(store::Connection &)> &make,
                               const std::function<bool()> &isDone);

    Answer asked(const Ask &ask, const Operation &operation);
    Answer asked(const ReviseAsk &ask, const Operation &operation);
    Answer withHarm(const Operation &operation,
                    const std::function<Answer(allocation::Allocator &, std::stop_token)> &ask);
    allocation::Request requestFor(const Ask &ask) const;
    Found compared(const Answer &expected, const Answer &came, const QString &id, const CounterName &counter,
                   const NumberModel &before) const;
    numbering::CounterKey keyOf(const CounterName &counter) const;
    QString newId();
    qint64 newDocument();
    void nameDocument(Ask &ask, const Operation &operation);

    World &m_world;
    World::Ground m_ground;
    NumberModel m_model;
    std::map<Place, QList<Version>> m_versions;
    QMap<int, Made> m_made; ///< by the place of the operation
    qint64 m_newestDocument = 0;
};

/// "NUMBER_TAKEN", "REQUEST_ID_REUSED", ...: how a model calls a failure.
QString refusalName(const allocation::Failure &failure);

} // namespace lekthi::test::oracle
