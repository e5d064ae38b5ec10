#include "tests/allocation/simulation/oracle.h"

#include "core/allocation/request/request_ids.h"

#include <QMap>

#include <algorithm>

namespace lekthi::simulation {

using namespace Qt::StringLiterals;

namespace {

QString nameOf(const allocation::Request &request)
{
    return u"request "_s + shortId(request.requestId);
}

class Judge
{
public:
    Judge(const Setting &setting, const SimulatedStore &store,
          const std::vector<std::unique_ptr<Asked>> &asked)
        : m_setting(setting)
        , m_store(store)
        , m_asked(asked)
    {
        for (const auto &one : asked) {
            m_timesAsked[one->request.requestId]++;
            m_countsAsked[one->request.requestId].insert(one->request.count);
        }
    }

    QStringList run()
    {
        m_complaints = m_store.complaints;
        for (const auto &one : m_asked)
            judgeOne(*one);
        judgeLedger();
        judgeOrder();
        return m_complaints;
    }

private:
    void complain(const QString &text) { m_complaints << text; }

    void judgeOne(const Asked &asked)
    {
        const QString name = nameOf(asked.request);
        if (!asked.outcome)
            complain(name + u" got no answer"_s);
        else if (*asked.outcome)
            judgeNumbers(asked, **asked.outcome);
        else
            judgeFailure(asked, asked.outcome->error());
    }

    void judgeNumbers(const Asked &asked, const QList<allocation::Allocation> &numbers)
    {
        const QString name = nameOf(asked.request);
        if (!asked.wasWrittenBefore)
            complain(name + u" got its number before it was written"_s);
        const QList<QUuid> ids = allocation::requestIdsOf(asked.request);
        if (numbers.size() != ids.size())
            complain(u"%1 got %2 numbers"_s.arg(name).arg(numbers.size()));
        for (qsizetype i = 0; i < numbers.size(); ++i) {
            const auto place = m_store.served.constFind(ids.value(i));
            if (place == m_store.served.constEnd() ||
                m_store.ledger.at(*place).number != numbers.at(i).number)
                complain(u"%1 got %2, which is not what the ledger has"_s.arg(name, numbers.at(i).number));
            const QUuid holder = m_holders.value(numbers.at(i).number, asked.request.requestId);
            if (holder != asked.request.requestId)
                complain(u"%1 was handed out twice"_s.arg(numbers.at(i).number));
            m_holders.insert(numbers.at(i).number, asked.request.requestId);
        }
    }

    void judgeFailure(const Asked &asked, const allocation::Failure &failure)
    {
        const QString name = nameOf(asked.request);
        const bool isWritten = m_store.served.contains(asked.request.requestId);
        if (isWritten && !failure.mayHaveBeenDrawn && m_timesAsked.value(asked.request.requestId) == 1)
            complain(u"%1 has %2 and was told %3"_s.arg(
                name, m_store.ledger.at(m_store.served.value(asked.request.requestId)).number,
                allocation::codeName(failure.code)));
        const bool isReused = failure.fault == allocation::ValidationFault::RequestIdReused;
        const bool asksForOthers = m_countsAsked.value(asked.request.requestId).size() > 1;
        if (isReused && !asksForOthers)
            complain(name + u" was told that its id stands for another request"_s);
        if (m_setting.isCalm() && !(isReused && asksForOthers))
            complain(u"%1 failed without a reason: %2 %3"_s.arg(name, allocation::codeName(failure.code),
                                                                failure.cause.detail));
    }

    /// Each number once, and whatever is missing was passed over for a number in force.
    void judgeLedger()
    {
        QMap<qint64, qint64> last;
        QSet<QString> numbers;
        for (const store::LedgerRow &row : m_store.ledger) {
            const qint64 next = last.value(row.counterId) + 1 + row.skipped.size();
            if (row.sequence != next)
                complain(
                    u"%1 is number %2 of its counter, not %3"_s.arg(row.number).arg(row.sequence).arg(next));
            last[row.counterId] = row.sequence;
            if (numbers.contains(row.number))
                complain(row.number + u" was written twice"_s);
            numbers.insert(row.number);
        }
        for (const auto &[id, row] : m_store.rows)
            if (row.counter.lastNumber != last.value(id))
                complain(u"counter %1 stands at %2, its ledger at %3"_s.arg(id)
                             .arg(row.counter.lastNumber)
                             .arg(last.value(id)));
    }

    /// Of a counter from which one process draws and nobody else. Whoever gave up before the one that came
    /// later had its number was not overtaken, whatever a call that goes on by itself does for him
    /// afterwards.
    void judgeOrder()
    {
        if (m_setting.ruleChanges > 0)
            return;
        QHash<QUuid, int> processes;
        for (const auto &one : m_asked)
            if (m_timesAsked.value(one->request.requestId) == 1)
                processes.insert(one->request.requestId, one->process);
        QHash<qint64, QSet<int>> drawing;
        for (const store::LedgerRow &row : m_store.ledger)
            if (row.beginsRequest)
                drawing[row.counterId].insert(processes.value(row.requestId, -1));
        QHash<qint64, QUuid> last;
        QHash<qint64, qsizetype> lastPlace;
        for (const auto &one : m_asked) {
            const auto place = m_store.served.constFind(one->request.requestId);
            if (place == m_store.served.constEnd())
                continue;
            const qint64 counter = m_store.ledger.at(*place).counterId;
            if (drawing.value(counter) != QSet<int>{one->process})
                continue;
            if (*place < lastPlace.value(counter, -1))
                complain(u"%1 came before one that it was served after"_s.arg(nameOf(one->request)));
            qsizetype &latest = lastPlace[counter];
            latest = std::max(latest, std::min(*place, one->rowsWhenAnswered));
        }
    }

    const Setting &m_setting;
    const SimulatedStore &m_store;
    const std::vector<std::unique_ptr<Asked>> &m_asked;
    QHash<QUuid, int> m_timesAsked;
    QHash<QUuid, QSet<int>> m_countsAsked;
    QHash<QString, QUuid> m_holders;
    QStringList m_complaints;
};

} // namespace

QStringList judge(const Setting &setting, const SimulatedStore &store,
                  const std::vector<std::unique_ptr<Asked>> &asked)
{
    return Judge(setting, store, asked).run();
}

} // namespace lekthi::simulation
