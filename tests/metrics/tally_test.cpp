#include "core/metrics/minute.h"

#include <QTest>

#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi::metrics;

class TallyTest : public QObject
{
    Q_OBJECT

private slots:
    void addsAll();
    void countsRetries();
    void retriesComeBackFromJson();
    void refusesDamagedRetries_data();
    void refusesDamagedRetries();
    void bookKeepsAllOfAllThreads();
    void minutesAreFull();
};

namespace {

Tally some()
{
    Tally tally;
    tally.numbers = 12;
    tally.fallbacks = 2;
    tally.skipped = 1;
    tally.errors = {{u"LOCK_TIMEOUT"_s, 3}, {u"DB_ERROR"_s, 1}};
    tally.retries.add(0, 9);
    tally.retries.add(4);
    tally.duration.add(3ms, 10);
    tally.lockWait.add(1ms, 5);
    tally.lockFailures = {{u"timeout"_s, 2}};
    return tally;
}

} // namespace

void TallyTest::addsAll()
{
    Tally sum = some();
    QVERIFY(!sum.isEmpty());
    Tally other = some();
    other.errors = {{u"DB_ERROR"_s, 1}, {u"NUMBER_TAKEN"_s, 1}};
    sum.add(other);
    QCOMPARE(sum.numbers, 24);
    QCOMPARE(sum.requests(), 20);
    QCOMPARE(sum.errors, (Tally::Counts{{u"LOCK_TIMEOUT"_s, 3}, {u"DB_ERROR"_s, 2}, {u"NUMBER_TAKEN"_s, 1}}));
    QCOMPARE(sum.failures(), 6);
    QCOMPARE(sum.locksAsked(), 14);
    QCOMPARE(sum.locksFailed(), 4);
    QCOMPARE(sum.retries.sum(), 8);
    sum.add(Tally());
    QCOMPARE(sum.numbers, 24);
    QVERIFY(Tally().isEmpty());
}

void TallyTest::countsRetries()
{
    RetryCounts counts;
    counts.add(0, 5);
    counts.add(3);
    counts.add(10);
    counts.add(40);
    counts.add(-1);
    QCOMPARE(counts.at(0), 6);
    QCOMPARE(counts.upTo(5), 7);
    QCOMPARE(counts.upTo(10), 8);
    QCOMPARE(counts.at(RetryCounts::most + 1), 1);
    QCOMPARE(counts.requests(), 9);
    QCOMPARE(counts.sum(), 53);
}

void TallyTest::retriesComeBackFromJson()
{
    const RetryCounts counts = some().retries;
    QCOMPARE(counts.toJson(), "[9,0,0,0,1,0,0,0,0,0,0,0,4]"_ba);
    QCOMPARE(RetryCounts::fromJson(counts.toJson()), counts);
    RetryCounts sum = counts;
    QCOMPARE(sum.addEach(counts.toJson() + counts.toJson()), 2);
    QCOMPARE(sum.at(0), 27);
    QCOMPARE(sum.sum(), 12);
    QVERIFY(!sum.addEach(counts.toJson() + ',' + counts.toJson()));
}

void TallyTest::refusesDamagedRetries_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("too few") << "[1,2]"_ba;
    QTest::newRow("text") << R"(["9",0,0,0,1,0,0,0,0,0,0,0,4])"_ba;
    QTest::newRow("below zero") << "[9,0,0,0,-1,0,0,0,0,0,0,0,4]"_ba;
    QTest::newRow("no list") << "9"_ba;
    QTest::newRow("other separators") << "[9;0;0;0;1;0;0;0;0;0;0;0;4]"_ba;
    QTest::newRow("no sum") << "[9,0,0,0,1,0,0,0,0,0,0,0,]"_ba;
    QTest::newRow("no end") << "[9,0,0,0,1,0,0,0,0,0,0,0,4"_ba;
    QTest::newRow("too many") << "[9,0,0,0,1,0,0,0,0,0,0,0,4,1]"_ba;
    QTest::newRow("cut") << "[9,0,0,0,1,0,0,0"_ba;
}

void TallyTest::refusesDamagedRetries()
{
    QFETCH(QByteArray, json);
    QVERIFY(!RetryCounts::fromJson(json));
}

void TallyTest::bookKeepsAllOfAllThreads()
{
    MinuteBook book;
    constexpr int threads = 8;
    constexpr int rounds = 2'000;
    std::map<Subject, Tally> taken;
    std::vector<std::thread> writers;
    writers.reserve(threads);
    for (int thread = 0; thread < threads; ++thread)
        writers.emplace_back([&book, thread] {
            Tally one;
            one.numbers = 1;
            one.duration.add(1ms);
            for (int round = 0; round < rounds; ++round)
                book.add({2, thread % 2}, one);
        });
    const auto takeOut = [&] {
        for (const auto &[subject, tally] : book.take())
            taken[subject].add(tally);
    };
    for (int round = 0; round < 50; ++round)
        takeOut();
    for (std::thread &writer : writers)
        writer.join();
    takeOut();
    QCOMPARE(taken.size(), size_t(2));
    for (const auto &[subject, tally] : taken) {
        QCOMPARE(subject.projectId, 2);
        QCOMPARE(tally.numbers, threads / 2 * rounds);
        QCOMPARE(tally.requests(), threads / 2 * rounds);
    }
    QVERIFY(book.take().empty());
}

void TallyTest::minutesAreFull()
{
    const QDateTime instant = QDateTime::fromString(u"2025-12-02T09:30:59.999+07:00"_s, Qt::ISODateWithMs);
    QCOMPARE(minuteOf(instant).toString(Qt::ISODate), u"2025-12-02T02:30:00Z"_s);
    QCOMPARE(minuteOf(minuteOf(instant)), minuteOf(instant));
}

QTEST_GUILESS_MAIN(TallyTest)
#include "tally_test.moc"
