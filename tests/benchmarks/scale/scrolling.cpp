#include "models/counters/counter_rows.h"
#include "models/ledger/ledger_model.h"
#include "tests/benchmarks/scale/figures.h"
#include "tests/benchmarks/scale/measures.h"

#include <QElapsedTimer>

#include <algorithm>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;

namespace {

constexpr int page = 200;
constexpr double longestBlankAim = 200;
constexpr double memoryAim = 64;

/// What it took to scroll a list to its end.
struct Scrolled
{
    int rows = 0;
    double seconds = 0;
    double longestWait = 0; ///< from the wish for a page to its rows, in milliseconds
    double grown = 0;       ///< megabytes
};

/// Asks for the next page as long as there is one. fill answers the model's wish before it returns.
Scrolled scrolled(QAbstractItemModel &model)
{
    const double before = megabytesHeld();
    Scrolled result;
    QElapsedTimer whole;
    whole.start();
    while (model.canFetchMore({})) {
        QElapsedTimer wait;
        wait.start();
        model.fetchMore({});
        result.longestWait = std::max(result.longestWait, double(wait.nsecsElapsed()) / 1e6);
        // As a view does with the rows that come into sight.
        for (int row = result.rows; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column)
                model.data(model.index(row, column));
        }
        result.rows = model.rowCount();
    }
    result.seconds = double(whole.nsecsElapsed()) / 1e9;
    result.grown = megabytesHeld() - before;
    return result;
}

void tell(Figures &figures, const QString &name, const Scrolled &result)
{
    figures.value(name + ": rows and seconds to the end"_L1, QString::number(result.rows), result.seconds);
    figures.value(name + ": longest wait for a page, ms"_L1, {}, result.longestWait, longestBlankAim);
    figures.value(name + ": memory that it took, MB"_L1, {}, result.grown, memoryAim);
}

Scrolled scrolledLedger(const Measured &store)
{
    models::LedgerModel model(store.reference);
    QObject::connect(&model, &models::PagedModel::pageWanted, &model, [&](const QString &after) {
        const auto read = models::readLedger(store.connection, {}, store.reference, page, after);
        if (!read)
            qFatal("%s", qUtf8Printable(read.error().detail));
        model.appendPage(read->lines, read->next);
    });
    return scrolled(model);
}

Scrolled scrolledCounters(const Measured &store, std::optional<store::CounterOrder> order)
{
    models::CounterModel model;
    store::CounterPlaces behind;
    QObject::connect(&model, &models::CounterModel::pageWanted, &model, [&](qint64 afterId) {
        const models::CounterWish wish{.filter = {},
                                       .order = order,
                                       .afterId = afterId,
                                       .from = afterId > 0 ? behind : store::CounterPlaces(),
                                       .limit = page};
        const auto read = models::readCounterPage(store.connection, wish, store.reference);
        if (!read)
            qFatal("%s", qUtf8Printable(read.error().detail));
        behind = read->behind;
        model.appendPage(read->rows, read->isLast);
    });
    return scrolled(model);
}

} // namespace

void measureScrolling(Figures &figures, const Measured &store)
{
    figures.head(u"scrolling"_s, u"rows"_s, u"value"_s);
    tell(figures, u"Ledger"_s, scrolledLedger(store));
    tell(figures, u"Counters"_s, scrolledCounters(store, std::nullopt));
    tell(figures, u"Counters, by last number"_s,
         scrolledCounters(store, store::CounterOrder{store::CounterSort::LastNumber, true}));
}

} // namespace lekthi::benchmark
