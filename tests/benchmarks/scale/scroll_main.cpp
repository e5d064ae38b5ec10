#include "core/store/people/people.h"
#include "models/counters/counter_model.h"
#include "models/lists/paged_model.h"
#include "tests/benchmarks/scale/administrator.h"
#include "tests/benchmarks/scale/busy_watch.h"
#include "tests/benchmarks/scale/figures.h"
#include "tests/benchmarks/scale/large_store.h"
#include "tests/benchmarks/scale/scrolled_list.h"
#include "tests/ui/support/test_window.h"

#include <QAbstractProxyModel>
#include <QCommandLineParser>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using benchmark::Figures;

namespace {

constexpr int patience = 60'000; // milliseconds
constexpr int pauseOfPerson = 2'000;

models::StoreOpener openerOf(const store::Address &address)
{
    const auto people = store::listPeople(*benchmark::opened(address));
    if (!people)
        qFatal("%s", qUtf8Printable(people.error().detail));
    models::StorePlace place{address, *people, true};
    place.address.user.clear();
    return [place](const auto &) -> tl::expected<models::StorePlace, models::OpenFailure> { return place; };
}

/// What stands below proxies.
template <class Model>
const Model &modelOf(const QTableView &table)
{
    const QAbstractItemModel *model = table.model();
    while (const auto *proxy = qobject_cast<const QAbstractProxyModel *>(model))
        model = proxy->sourceModel();
    const auto *found = qobject_cast<const Model *>(model);
    if (!found)
        qFatal("the list has another model");
    return *found;
}

template <class Model>
void measurePage(Figures &figures, benchmark::BusyWatch &program, test::TestWindow &window,
                 const QString &page, const QString &tableName)
{
    const auto goThere = [&] {
        window.goTo(page);
        const auto *table = window.find<QTableView>(tableName);
        if (!QTest::qWaitFor([&] { return table && table->model()->rowCount() > 0; }, patience))
            qFatal("%s shows nothing", qUtf8Printable(page));
        QTest::qWait(pauseOfPerson);
    };
    const auto goAway = [&] {
        window.goTo(u"templatesPage"_s);
        QTest::qWait(pauseOfPerson);
    };
    goThere();
    auto *table = window.find<QTableView>(tableName);
    const auto &model = modelOf<Model>(*table);
    benchmark::ScrolledList list(program, *table,
                                 [&model] { return model.isComplete() || model.isCutOff(); });
    list.dragToEnd();
    list.tell(figures, page + ", the bar to the end"_L1);
    list.dragAnywhere();
    list.tell(figures, page + ", the bar anywhere"_L1);
    goAway();
    goThere();
    list.tell(figures, page + ", opened again"_L1);
    list.pageDown();
    list.tell(figures, page + ", page by page"_L1);
    goAway();
}

} // namespace

int main(int argc, char *argv[])
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    benchmark::BusyWatch program(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"How smoothly the lists of the window are scrolled on a store of the size of many projects."_s);
    parser.addHelpOption();
    parser.addOptions(
        {{u"counters"_s, u"How many counters the store has."_s, u"N"_s, u"1000000"_s},
         {u"rows"_s, u"How many numbers its ledger has."_s, u"N"_s, u"10000000"_s},
         {u"data"_s, u"Where the store is kept for the next run."_s, u"DIR"_s, u"build/scale"_s}});
    parser.process(program);
    const benchmark::LargeStore large(
        parser.value(u"data"_s),
        {.counters = parser.value(u"counters"_s).toLongLong(), .rows = parser.value(u"rows"_s).toLongLong()});
    test::TestWindow window(openerOf(large.address()));
    // Whose window does not watch over alerts meanwhile, which takes memory by the number of counters.
    if (!window.signIn(u"auditor.demo"_s))
        return 1;
    QTest::qWait(pauseOfPerson);
    Figures figures(large.serverProcessId());
    figures.head(u"scrolling in the window"_s, u"count"_s, u"value"_s);
    measurePage<models::PagedModel>(figures, program, window, u"ledgerPage"_s, u"ledgerTable"_s);
    measurePage<models::CounterModel>(figures, program, window, u"countersPage"_s, u"counterTable"_s);
    return 0;
}
