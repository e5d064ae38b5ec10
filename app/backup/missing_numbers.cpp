#include "app/backup/missing_numbers.h"

#include "core/store/counters/counter_gateway.h"

#include <QMap>

namespace lekthi::backup {

using namespace Qt::StringLiterals;

Outcome<QList<MissingNumbers>> findMissingNumbers(store::Connection &connection, const ShowHeads &showHeads)
{
    QHash<qint64, qint64> lengths;
    const auto digest = audit::readDigest(connection, [&](const audit::CounterHead &head) {
        lengths.insert(head.counterId, head.head.length);
    });
    if (!digest)
        return storeFailure(digest.error());
    QMap<qint64, qint64> missing;
    const auto shown = showHeads([&](const audit::CounterHead &head) {
        const qint64 beyond = head.head.length - lengths.value(head.counterId);
        if (beyond > 0)
            missing[head.counterId] = qMax(missing.value(head.counterId), beyond);
    });
    if (!shown)
        return tl::unexpected(Failure{.code = audit::problemName(shown.error().problem),
                                      .message = audit::describe(shown.error())});
    QList<MissingNumbers> all;
    for (auto at = missing.begin(); at != missing.end(); ++at) {
        const auto counter = store::findCounter(connection, at.key());
        if (!counter)
            return storeFailure(counter.error());
        all.append({at.key(), *counter, at.value()});
    }
    return all;
}

} // namespace lekthi::backup
