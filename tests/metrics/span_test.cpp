#include "core/metrics/span.h"

#include "tests/metrics/random_tally.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::metrics;

class SpanTest : public QObject
{
    Q_OBJECT

private slots:
    void textOfCountsHoldsATally();
    void textOfCountsHoldsHowAllocatorsWere();
    void refusesWhatIsNoTextOfCounts();
    void startsLieOnAGrid_data();
    void startsLieOnAGrid();
};

void SpanTest::textOfCountsHoldsATally()
{
    QRandomGenerator random(7);
    Tally one = randomTally(random);
    const Tally other = randomTally(random);
    Tally read;
    Coverage coverage;
    QVERIFY(addCounts(countsOf(one), read, coverage));
    QCOMPARE(read, one);
    Tally both;
    QVERIFY(addCounts(countsOf(one) + ',' + countsOf(other), both, coverage));
    one.add(other);
    QCOMPARE(both, one);
    Tally nothing;
    QVERIFY(addCounts({}, nothing, coverage));
    QVERIFY(nothing.isEmpty());
    QCOMPARE(coverage, Coverage());
}

void SpanTest::textOfCountsHoldsHowAllocatorsWere()
{
    Tally tally;
    Coverage coverage;
    QVERIFY(
        addCounts("[\"skipped\",2],[\"minutes\",5],[\"allocators\",9],[\"redis:UP\",6],[\"redis:DOWN\",3],"
                  "[\"store:DOWN\",1],[\"replicas:2\",4],[\"max:sessions\",7],[\"max:limit\",8],"
                  "[\"max:waiting\",11],[\"max:sessions\",6]",
                  tally, coverage));
    QCOMPARE(tally.skipped, 2);
    QCOMPARE(tally.numbers, 0);
    const Coverage expected{.minutes = 5,
                            .allocatorMinutes = 9,
                            .redisUp = 6,
                            .redisDown = 3,
                            .storeDown = 1,
                            .mostSessions = 7,
                            .sessionLimit = 8,
                            .mostWaiting = 11,
                            .replicas = {{2, 4}}};
    QCOMPARE(coverage, expected);
}

void SpanTest::refusesWhatIsNoTextOfCounts()
{
    for (const char *text :
         {"[", "{}", "[7,1]", "[\"numbers\"", "[\"numbers\":1]", "[\"numbers\"]", "[\"numbers\",]",
          "[\"numbers\",-1]", "[\"numbers\",1", "[\"numbers\",1],", "[\"d:7\",1],", "[\"numbers\",1.5]",
          ",[\"numbers\",1]", "[\"numbers\",1][\"skipped\",1]", "[\"numbers\",\"1\"]",
          "[\"numbers\",99999999999999999999]"}) {
        Tally tally;
        Coverage coverage;
        QVERIFY2(!addCounts(text, tally, coverage), text);
        QVERIFY(tally.isEmpty());
    }
    Tally tally;
    Coverage coverage;
    QVERIFY(addCounts("[\"d:999999999\",4],[\"later\",1],[\"r:77\",1],[\"r:x\",1],[\"max:later\",1],[\"d:\","
                      "1],[\"w:1x\",1]",
                      tally, coverage));
    QVERIFY(tally.isEmpty());
}

void SpanTest::startsLieOnAGrid_data()
{
    QTest::addColumn<Grain>("grain");
    QTest::addColumn<int>("grains");
    QTest::addColumn<QString>("instant");
    QTest::addColumn<QString>("start");
    QTest::newRow("minute") << Grain::Minute << 1 << u"2026-05-04T09:59:59Z"_s << u"2026-05-04T09:59:00Z"_s;
    QTest::newRow("its own start") << Grain::Hour << 1 << u"2026-05-04T09:00:00Z"_s
                                   << u"2026-05-04T09:00:00Z"_s;
    QTest::newRow("several together")
        << Grain::FiveMinutes << 6 << u"2026-05-04T09:59:59Z"_s << u"2026-05-04T09:30:00Z"_s;
    QTest::newRow("last second of a day in Bangkok")
        << Grain::Day << 1 << u"2026-05-04T16:59:59Z"_s << u"2026-05-03T17:00:00Z"_s;
    QTest::newRow("midnight in Bangkok")
        << Grain::Day << 1 << u"2026-05-04T17:00:00Z"_s << u"2026-05-04T17:00:00Z"_s;
    QTest::newRow("before 1970") << Grain::Hour << 1 << u"1969-12-31T22:10:00Z"_s
                                 << u"1969-12-31T22:00:00Z"_s;
}

void SpanTest::startsLieOnAGrid()
{
    QFETCH(const Grain, grain);
    QFETCH(const int, grains);
    QFETCH(const QString, instant);
    const QDateTime start = startOf(grain, QDateTime::fromString(instant, Qt::ISODate), grains);
    QTEST(start.toString(Qt::ISODate), "start");
}

QTEST_GUILESS_MAIN(SpanTest)

#include "span_test.moc"
