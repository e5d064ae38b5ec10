#include "core/audit/number_story.h"
#include "core/audit/search/number_search.h"
#include "core/store/ledger/ledger_list.h"
#include "models/counters/counter_rows.h"
#include "models/ledger/ledger_reading.h"
#include "tests/benchmarks/scale/figures.h"
#include "tests/benchmarks/scale/measures.h"

#include <algorithm>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;

namespace {

constexpr int page = 200;

int organizationOf(const QString &code, const store::ReferenceData &reference)
{
    const auto found = std::ranges::find(reference.organizations, code, &store::CodedItem::code);
    return found == reference.organizations.cend() ? 0 : found->id;
}

} // namespace

void measureLists(Figures &figures, const Measured &store, const QString &senderCode)
{
    store::Connection &connection = store.connection;
    const store::ReferenceData &reference = store.reference;
    figures.head(u"lists: milliseconds"_s, u"first"_s, u"median"_s);
    const auto counters = [&](const models::CounterWish &wish) {
        return models::readCounterPage(connection, wish, reference).has_value();
    };
    figures.time(u"Counters, first page"_s, 100, [&] { return counters({.filter = {}, .limit = page}); });
    figures.time(u"Counters, those that run out"_s, 2'000,
                 [&] { return counters({.filter = {}, .onlyRunningOut = true, .limit = page}); });
    for (const store::CounterSort by : {store::CounterSort::LastNumber, store::CounterSort::Recipient}) {
        const store::CounterOrder order{by, true};
        store::CounterPlaces behind;
        figures.time(u"Counters, sorted, first page"_s, 500, [&] {
            const auto read =
                models::readCounterPage(connection, {.filter = {}, .order = order, .limit = page}, reference);
            behind = read ? read->behind : behind;
            return read.has_value();
        });
        figures.time(u"Counters, sorted, next page"_s, 200,
                     [&] { return counters({.filter = {}, .order = order, .from = behind, .limit = page}); });
    }
    const auto ledger = [&](const store::LedgerFilter &filter) {
        return models::readLedger(connection, filter, reference, page, {}).has_value();
    };
    const int organization = organizationOf(senderCode, reference);
    const QDateTime from(QDate(2024, 1, 1), {}, Qt::UTC);
    const QDateTime until(QDate(2024, 12, 31), {}, Qt::UTC);
    figures.time(u"Ledger, first page"_s, 100, [&] { return ledger({}); });
    figures.time(u"Ledger, of a sender"_s, 150, [&] { return ledger({.originatorId = organization}); });
    figures.time(u"Ledger, of a type"_s, 150, [&] { return ledger({.typeId = 6}); });
    figures.time(u"Ledger, of a person"_s, 150, [&] { return ledger({.personId = 1}); });
    figures.time(u"Ledger, of a number's beginning"_s, 150,
                 [&] { return ledger({.number = senderCode + "-อค.5"_L1}); });
    figures.time(u"Ledger, of a document"_s, 150, [&] { return ledger({.documentId = 1'012'345}); });
    figures.time(u"Ledger, only retried"_s, 150, [&] { return ledger({.onlyRetried = true}); });
    figures.time(u"Ledger, a text within the numbers of a year"_s, 1'000,
                 [&] { return ledger({.from = from, .until = until, .number = u"*0003-2567"_s}); });
    figures.time(u"Ledger, count"_s, 150, [&] { return store::countLedger(connection, {}).has_value(); });
}

void measureNumbers(Figures &figures, const Measured &store, const QString &number)
{
    store::Connection &connection = store.connection;
    figures.time(u"The story of a number"_s, 50,
                 [&] { return audit::numberStories(connection, number).has_value(); });
    audit::NumberSearch search;
    for (const QString &text :
         {number, number.chopped(3), QString(number).replace(u'-', u' '), u"1012345"_s}) {
        figures.time(u"Search for “%1”"_s.arg(text), 50,
                     [&] { return search.search(connection, text).has_value(); });
    }
}

} // namespace lekthi::benchmark
