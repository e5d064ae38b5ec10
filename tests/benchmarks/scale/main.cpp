#include "core/audit/number_story.h"
#include "core/audit/search/number_search.h"
#include "core/store/ledger/ledger_list.h"
#include "core/store/reference/reference_data.h"
#include "models/counters/counter_rows.h"
#include "models/ledger/ledger_reading.h"
#include "tests/benchmarks/scale/large_store.h"
#include "tests/benchmarks/scale/ledger_filler.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTextStream>

#include <algorithm>
#include <functional>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

constexpr int rounds = 5;
constexpr int page = 200;

/// Times at the side of the store: from the question to the values.
class Table
{
public:
    void add(const QString &name, double aim, const std::function<bool()> &ask)
    {
        std::vector<double> times;
        for (int round = 0; round < rounds; ++round) {
            QElapsedTimer timer;
            timer.start();
            if (!ask())
                qFatal("%s failed", qUtf8Printable(name));
            times.push_back(double(timer.nsecsElapsed()) / 1e6);
        }
        const double first = times.front();
        std::ranges::sort(times);
        const double middle = times[rounds / 2];
        m_out << name.leftJustified(56) << QString::number(first, 'f', 1).rightJustified(10)
              << QString::number(middle, 'f', 1).rightJustified(10)
              << QString::number(aim, 'f', 0).rightJustified(8) << (middle > aim ? "  over" : "") << '\n'
              << Qt::flush;
    }
    void head()
    {
        m_out << u"milliseconds"_s.leftJustified(56) << u"first"_s.rightJustified(10)
              << u"median"_s.rightJustified(10) << u"aim"_s.rightJustified(8) << '\n';
    }

private:
    QTextStream m_out{stdout};
};

int organizationOf(const QString &code, const store::ReferenceData &reference)
{
    const auto found = std::ranges::find(reference.organizations, code, &store::CodedItem::code);
    return found == reference.organizations.cend() ? 0 : found->id;
}

void measureLists(Table &table, store::Connection &connection, const store::ReferenceData &reference,
                  const QString &sender)
{
    const auto counters = [&](const models::CounterWish &wish) {
        return models::readCounterPage(connection, wish, reference).has_value();
    };
    table.add(u"Counters, first page"_s, 100, [&] { return counters({.filter = {}, .limit = page}); });
    table.add(u"Counters, those that run out"_s, 2'000,
              [&] { return counters({.filter = {}, .onlyRunningOut = true, .limit = page}); });
    for (const store::CounterSort by : {store::CounterSort::LastNumber, store::CounterSort::Recipient}) {
        const store::CounterOrder order{by, true};
        store::CounterPlace last;
        table.add(u"Counters, sorted, first page"_s, 500, [&] {
            const auto read =
                models::readCounterPage(connection, {.filter = {}, .order = order, .limit = page}, reference);
            last = read ? read->last : last;
            return read.has_value();
        });
        table.add(u"Counters, sorted, next page"_s, 500, [&] {
            return counters({.filter = {}, .order = order, .afterId = last.id, .after = last, .limit = page});
        });
    }
    const auto ledger = [&](const store::LedgerFilter &filter) {
        return models::readLedger(connection, filter, reference, page, {}).has_value();
    };
    const int organization = organizationOf(sender, reference);
    const QDateTime from(QDate(2024, 1, 1), {}, Qt::UTC);
    const QDateTime until(QDate(2024, 12, 31), {}, Qt::UTC);
    table.add(u"Ledger, first page"_s, 100, [&] { return ledger({}); });
    table.add(u"Ledger, of a sender"_s, 150, [&] { return ledger({.originatorId = organization}); });
    table.add(u"Ledger, of a type"_s, 150, [&] { return ledger({.typeId = 6}); });
    table.add(u"Ledger, of a person"_s, 150, [&] { return ledger({.personId = 1}); });
    table.add(u"Ledger, of a number's beginning"_s, 150,
              [&] { return ledger({.number = sender + "-อค.5"_L1}); });
    table.add(u"Ledger, of a document"_s, 150, [&] { return ledger({.documentId = 1'012'345}); });
    table.add(u"Ledger, only retried"_s, 150, [&] { return ledger({.onlyRetried = true}); });
    table.add(u"Ledger, a text within the numbers of a year"_s, 1'000,
              [&] { return ledger({.from = from, .until = until, .number = u"*0003-2567"_s}); });
    table.add(u"Ledger, count"_s, 150, [&] { return store::countLedger(connection, {}).has_value(); });
}

void measureNumbers(Table &table, store::Connection &connection, const QString &number)
{
    table.add(u"The story of a number"_s, 50,
              [&] { return audit::numberStories(connection, number).has_value(); });
    audit::NumberSearch search;
    for (const QString &text :
         {number, number.chopped(3), QString(number).replace(u'-', u' '), u"1012345"_s}) {
        table.add(u"Search for “%1”"_s.arg(text), 50,
                  [&] { return search.search(connection, text).has_value(); });
    }
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication program(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"How long lists and searches take on a store of the size of many projects."_s);
    parser.addHelpOption();
    parser.addOptions(
        {{u"counters"_s, u"How many counters the store has."_s, u"N"_s, u"1000000"_s},
         {u"rows"_s, u"How many numbers its ledger has."_s, u"N"_s, u"10000000"_s},
         {u"data"_s, u"Where the store is kept for the next run."_s, u"DIR"_s, u"build/scale"_s}});
    parser.process(program);
    const benchmark::LargeExtent extent{.counters = parser.value(u"counters"_s).toLongLong(),
                                        .rows = parser.value(u"rows"_s).toLongLong()};
    QElapsedTimer timer;
    timer.start();
    const benchmark::LargeStore large(parser.value(u"data"_s), extent);
    QTextStream(stdout) << (large.wasThere() ? "opened" : "made") << " in " << timer.elapsed() / 1000
                        << " s\n";
    const auto connection = benchmark::opened(large.address());
    const auto reference = store::loadReferenceData(*connection);
    if (!reference)
        qFatal("%s", qUtf8Printable(reference.error().detail));
    Table table;
    table.head();
    measureLists(table, *connection, *reference, benchmark::LargeStore::organizationCode(3));
    measureNumbers(table, *connection, u"อค.3-อค.5-LETTER-0003-2567"_s);
    return 0;
}
