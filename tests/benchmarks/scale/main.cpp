#include "tests/benchmarks/scale/administrator.h"
#include "tests/benchmarks/scale/figures.h"
#include "tests/benchmarks/scale/large_store.h"
#include "tests/benchmarks/scale/measures.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTextStream>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

struct Extremes
{
    qint64 first;
    qint64 last;
};

Extremes addedRows(store::Connection &connection)
{
    const auto rows = benchmark::readRows(
        connection, u"SELECT (SELECT MIN(id) FROM document_number_audit WHERE template_version = 1 "
                    "AND document_id = 1000001) AS first_id, (SELECT MAX(id) FROM document_number_audit) AS "
                    "last_id"_s);
    return {rows.constFirst().bigInteger("first_id"_L1), rows.constFirst().bigInteger("last_id"_L1)};
}

void measure(const benchmark::LargeStore &large, const QString &directory, const QString &only)
{
    const auto connection = benchmark::opened(large.address());
    const auto reference = store::loadReferenceData(*connection);
    if (!reference)
        qFatal("%s", qUtf8Printable(reference.error().detail));
    const Extremes added = addedRows(*connection);
    const benchmark::Measured store{*connection, *reference, added.first, added.last};
    benchmark::Figures figures(large.serverProcessId());
    const auto isWanted = [&only](QLatin1StringView part) { return only.isEmpty() || only == part; };
    if (isWanted("lists"_L1)) {
        benchmark::measureLists(figures, store, benchmark::LargeStore::organizationCode(3));
        benchmark::measureNumbers(figures, store, u"อค.3-อค.5-LETTER-0003-2567"_s);
    }
    if (isWanted("scrolling"_L1))
        benchmark::measureScrolling(figures, store);
    if (isWanted("export"_L1))
        benchmark::measureExport(figures, store, directory);
    if (isWanted("archive"_L1))
        benchmark::measureArchive(figures, store, directory);
    if (isWanted("chain"_L1))
        benchmark::measureChain(figures, store);
    if (isWanted("pages"_L1)) {
        benchmark::measurePages(figures, store);
        benchmark::measureTableModel(figures, store);
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
         {u"data"_s, u"Where the store is kept for the next run."_s, u"DIR"_s, u"build/scale"_s},
         {u"only"_s, u"Measure only this: lists, scrolling, export, archive, chain or pages."_s, u"PART"_s}});
    parser.process(program);
    const benchmark::LargeExtent extent{.counters = parser.value(u"counters"_s).toLongLong(),
                                        .rows = parser.value(u"rows"_s).toLongLong()};
    const QString directory = parser.value(u"data"_s);
    QElapsedTimer timer;
    timer.start();
    const benchmark::LargeStore large(directory, extent);
    QTextStream(stdout) << (large.wasThere() ? "opened" : "made") << " in " << timer.elapsed() / 1000
                        << " s\n"
                        << Qt::flush;
    measure(large, directory, parser.value(u"only"_s));
    return 0;
}
