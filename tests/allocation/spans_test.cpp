#include "tests/allocation/span_fixture.h"
#include "tests/metrics/random_tally.h"

#include <QElapsedTimer>
#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using namespace lekthi::test;
using metrics::Grain;
using metrics::Span;
using metrics::Tally;

/// Minutes added up to five minutes, hours and days by the store (3.11.10.3).
class SpansTest : public QObject, SpanFixture
{
    Q_OBJECT

private slots:
    void init() { renew(); }

    void addsMinutesUp();
    void sameMinuteCountsOnce();
    void takesLateMinutes();
    void tellsZeroFromNothing();
    void filtersBySubject();
    void cutsDaysInBangkok();
    void tellsOfReplicas();
    void keepsListsShort();
    void severalWritersLoseNothing();
    void killedWritersLoseNothing();
    void addsOldMinutesOnce();
    void removesWhatIsOld();
    void readsTwoYearsByDays();
    void readsADayInFewRows();
    void readsSixHoursByMinutes();
    void readsMinutesTogetherAsOneByOne();
    void leavesOutWhatCannotBeRead_data();
    void leavesOutWhatCannotBeRead();

private:
    void compareWithRows(const store::TallyFilter &filter);
};

void SpansTest::addsMinutesUp()
{
    write(morning, {{letters, drawn(3)}, {rfas, drawn(1, 20ms)}});
    write(morning, {{letters, drawn(4, 9ms)}}, 2);
    write(morning.addSecs(60), {{letters, drawn(5)}});
    write(morning.addSecs(3600), {{letters, drawn(6)}});
    compareAllGrains();
    const auto five = spans(Grain::FiveMinutes);
    QCOMPARE(five.size(), size_t(2));
    QCOMPARE(five[0].start, morning);
    QCOMPARE(five[0].tally.numbers, 13);
    QCOMPARE(five[0].tally.duration.longest(), 20ms);
    QCOMPARE(five[0].coverage.minutes, 2);
    QCOMPARE(five[0].coverage.allocatorMinutes, 3);
    QCOMPARE(five[0].coverage.redisUp, 3);
    QCOMPARE(five[0].coverage.sessionLimit, 4);
    const auto hours = spans(Grain::Hour);
    QCOMPARE(hours.size(), size_t(2));
    QCOMPARE(hours[0].start, morning.addSecs(-1800));
    QCOMPARE(hours[1].start, morning.addSecs(1800));
}

void SpansTest::sameMinuteCountsOnce()
{
    write(morning, {{letters, drawn(7)}});
    write(morning, {{letters, drawn(7)}});
    QCOMPARE(spans(Grain::Day).front().tally.numbers, 7);
    compareAllGrains();
}

void SpansTest::takesLateMinutes()
{
    write(morning.addDays(3), {{letters, drawn(7)}});
    write(morning, {{letters, drawn(2)}});
    write(morning.addSecs(-60), {{letters, drawn(1)}}, 2);
    QCOMPARE(spans(Grain::Day).size(), size_t(2));
    QCOMPARE(spans(Grain::Day).front().tally.numbers, 3);
    compareAllGrains();
}

void SpansTest::tellsZeroFromNothing()
{
    write(morning, {});
    write(morning.addSecs(7200), {{letters, drawn(1)}});
    const auto hours = spans(Grain::Hour);
    QCOMPARE(hours.size(), size_t(2)); // the hour between is not there
    QCOMPARE(hours[0].tally.numbers, 0);
    QCOMPARE(hours[0].coverage.minutes, 1);
}

void SpansTest::filtersBySubject()
{
    write(morning, {{letters, drawn(3)}, {rfas, drawn(1)}, {{5, demo::letter}, drawn(100)}});
    write(morning.addSecs(3600), {{rfas, drawn(1)}});
    QCOMPARE(spans(Grain::Day, {.projectId = demo::project}).front().tally.numbers, 5);
    QCOMPARE(spans(Grain::Day, {.correspondenceTypeId = demo::letter}).front().tally.numbers, 103);
    const auto hours = spans(Grain::Hour, {.projectId = demo::project, .correspondenceTypeId = demo::letter});
    QCOMPARE(hours.size(), size_t(2));
    QCOMPARE(hours[0].tally, drawn(3));
    QCOMPARE(hours[1].tally, Tally()); // somebody lived and drew no letter
    QCOMPARE(hours[1].coverage.minutes, 1);
}

void SpansTest::cutsDaysInBangkok()
{
    const QDateTime midnight = morning.addSecs(-9 * 3600 - 1800);
    write(midnight.addSecs(-60), {{letters, drawn(1)}});
    write(midnight, {{letters, drawn(2)}});
    const auto days = spans(Grain::Day);
    QCOMPARE(days.size(), size_t(2));
    QCOMPARE(days[0].start, midnight.addDays(-1));
    QCOMPARE(days[1].start, midnight);
    QCOMPARE(days[1].tally.numbers, 2);
}

void SpansTest::tellsOfReplicas()
{
    write(morning, {});
    write(morning, {}, 2);
    const std::map<qint64, qint64> alone{{0, 1}};
    QCOMPARE(spans(Grain::Minute).front().coverage.replicas, alone);
    QCOMPARE(spans(Grain::Day).front().coverage.replicas, alone);
}

void SpansTest::keepsListsShort()
{
    QRandomGenerator random(3);
    for (int minute = 0; minute < 40; ++minute)
        write(morning.addSecs(minute * 60),
              {{letters, metrics::randomTally(random)}, {rfas, metrics::randomTally(random)}});
    compareAllGrains();
    const int longest =
        m_store->value(u"SELECT MAX(LENGTH(counts)) FROM document_number_metrics_span"_s).toInt();
    QVERIFY2(longest < 10'000, qPrintable(QString::number(longest)));
}

void SpansTest::severalWritersLoseNothing()
{
    std::vector<std::thread> writers;
    for (int number = 1; number <= 4; ++number)
        writers.emplace_back([this, number] {
            const auto connection = PrivateStore::instance().connect(m_store->address());
            QRandomGenerator random{quint32(number)};
            for (int minute = 0; minute < 12; ++minute) {
                const metrics::Minute one{
                    morning.addSecs(minute * 60),
                    calm,
                    {{letters, metrics::randomTally(random)}, {rfas, metrics::randomTally(random)}}};
                auto written = store::writeMinute(*connection, allocatorOf(number), one);
                while (!written && written.error().isRetryable())
                    written = store::writeMinute(*connection, allocatorOf(number), one);
                if (!written)
                    qWarning("%s", qPrintable(written.error().detail));
            }
        });
    for (std::thread &writer : writers)
        writer.join();
    QCOMPARE(spans(Grain::Minute).size(), size_t(12));
    QCOMPARE(sumOf(spans(Grain::Minute)).numbers, 4 * 12 * 60);
    compareAllGrains();
}

/// Whenever a writer is interrupted or its session ends, a minute stands everywhere or nowhere.
void SpansTest::killedWritersLoseNothing()
{
    QRandomGenerator random(11);
    int killed = 0;
    for (int minute = 0; minute < 40; ++minute) {
        const auto connection = PrivateStore::instance().connect(m_store->address());
        const quint64 id = connection->serverThreadId();
        const metrics::Minute one{
            morning.addSecs(minute * 60),
            calm,
            {{letters, metrics::randomTally(random)}, {rfas, metrics::randomTally(random)}}};
        bool isWritten = false;
        std::thread killer([&, pause = random.bounded(6000)] {
            const auto other = PrivateStore::instance().connect(m_store->address());
            std::this_thread::sleep_for(std::chrono::microseconds(pause));
            other->execute(u"KILL %1 %2"_s.arg(minute % 2 ? u"QUERY"_s : u"CONNECTION"_s).arg(id));
        });
        isWritten = store::writeMinute(*connection, allocatorOf(1), one).has_value();
        killer.join();
        killed += isWritten ? 0 : 1;
    }
    qInfo("%d of 40 writers were killed", killed);
    compareAllGrains();
}

void SpansTest::addsOldMinutesOnce()
{
    QRandomGenerator random(5);
    for (int minute = 0; minute < 7; ++minute)
        write(morning.addSecs(minute * 60),
              {{letters, metrics::randomTally(random)}, {rfas, metrics::randomTally(random)}});
    write(morning, {{letters, drawn(1)}}, 2);
    write(morning.addDays(1), {}, 2);
    m_store->change(u"DELETE FROM document_number_metrics_span"_s);
    m_store->change(u"UPDATE document_number_allocator_minute SET is_summed = FALSE"_s);
    QVERIFY(spans(Grain::Day).empty());
    QVERIFY(store::sumOldMinutes(m_store->connection()));
    compareAllGrains();
    QVERIFY(store::sumOldMinutes(m_store->connection()));
    compareAllGrains();
    QCOMPARE(spans(Grain::Day).size(), size_t(2));
}

void SpansTest::removesWhatIsOld()
{
    const QDateTime now = metrics::minuteOf(QDateTime::currentDateTimeUtc());
    write(now.addDays(-91), {{letters, drawn(1)}});
    write(now.addDays(-89), {{letters, drawn(2)}});
    write(now.addDays(-4 * 365), {{letters, drawn(4)}});
    write(now, {{letters, drawn(8)}});
    const auto numbersBy = [this](Grain grain) { return sumOf(spans(grain)).numbers; };
    QCOMPARE(numbersBy(Grain::Minute), 10);
    QCOMPARE(numbersBy(Grain::FiveMinutes), 10);
    QCOMPARE(numbersBy(Grain::Hour), 11);
    QCOMPARE(numbersBy(Grain::Day), 15);
    const auto newest = store::newestMinute(m_store->connection());
    QCOMPARE(newest->minute, now);
    QVERIFY(newest->day <= now && newest->day.addDays(1) > now);
}

void SpansTest::readsTwoYearsByDays()
{
    constexpr int days = 730;
    constexpr int subjects = 10;
    QRandomGenerator random(2);
    Tally tally;
    for (int i = 0; i < 100; ++i)
        tally.add(metrics::randomTally(random));
    const QString counts = QString::fromLatin1("[\"minutes\",1440]," + metrics::countsOf(tally));
    m_store->change(u"INSERT INTO document_number_metrics_span "
                    "SELECT 'DAY', '2024-12-02 17:00:00' + INTERVAL day.seq DAY, IF(subject.seq = 0, -1, 2), "
                    "subject.seq, '%1' FROM seq_1_to_%2 AS day JOIN seq_0_to_%3 AS subject"_s.arg(counts)
                        .arg(days)
                        .arg(subjects));
    const auto readRows = [this] {
        const auto rows = m_store->connection().readText(u"SHOW SESSION STATUS LIKE 'Handler_read_next'"_s);
        return rows.value().first().integer("Value"_L1);
    };
    const int before = readRows();
    QElapsedTimer timer;
    timer.start();
    const auto found = spans(Grain::Day);
    qInfo("two years: %lld ms", timer.elapsed());
    QCOMPARE(found.size(), size_t(days));
    QCOMPARE(found.front().tally, tally);
    QVERIFY(readRows() - before < days + 100); // none of those of projects
}

/// Ten projects and types at a hundred numbers a second.
void SpansTest::readsADayInFewRows()
{
    QRandomGenerator random(2);
    Tally tally;
    for (int i = 0; i < 100; ++i)
        tally.add(metrics::randomTally(random));
    const QString counts = QString::fromLatin1("[\"minutes\",5]," + metrics::countsOf(tally));
    m_store->change(u"INSERT INTO document_number_metrics_span "
                    "SELECT 'FIVE', '%1' + INTERVAL five.seq * 5 MINUTE, IF(subject.seq = 0, -1, 2), "
                    "subject.seq, '%2' FROM seq_0_to_287 AS five JOIN seq_0_to_10 AS subject"_s.arg(
                        morning.toString(u"yyyy-MM-dd HH:mm:ss"_s), counts));
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(spans(Grain::FiveMinutes).size(), size_t(288));
    qInfo("a day: %lld ms", timer.restart());
    QCOMPARE(spans(Grain::FiveMinutes, {.projectId = 2}).front().tally.numbers, tally.numbers * 10);
    qInfo("a day of a project: %lld ms", timer.elapsed());
}

void SpansTest::readsSixHoursByMinutes()
{
    QRandomGenerator random(2);
    write(morning, {{letters, metrics::randomTally(random)}});
    m_store->change(
        u"INSERT IGNORE INTO document_number_metrics_minute "
        "SELECT minute + INTERVAL later.seq MINUTE, CONCAT('allocator ', who.seq), 2, subject.seq, "
        "numbers, fallbacks, skipped, errors, retries, duration, lock_wait, lock_failures "
        "FROM document_number_metrics_minute JOIN seq_0_to_359 AS later JOIN seq_1_to_2 AS who "
        "JOIN seq_1_to_10 AS subject"_s);
    m_store->change(
        u"INSERT IGNORE INTO document_number_allocator_minute "
        "SELECT minute + INTERVAL later.seq MINUTE, CONCAT('allocator ', who.seq), program, login, "
        "redis, store, sessions, session_limit, waiting, replicas, is_summed "
        "FROM document_number_allocator_minute JOIN seq_0_to_359 AS later JOIN seq_1_to_2 AS who"_s);
    QElapsedTimer timer;
    timer.start();
    const auto found = spans(Grain::Minute);
    qInfo("six hours: %lld ms", timer.elapsed());
    QCOMPARE(found.size(), size_t(360));
    QCOMPARE(found[1].tally.numbers, 20 * 30);
}

/// Added up one by one, as they stand in the store.
void SpansTest::compareWithRows(const store::TallyFilter &filter)
{
    std::map<QDateTime, Tally> expected;
    const auto rows = store::listTallies(m_store->connection(), always, filter);
    QVERIFY(rows);
    for (const store::MinuteTally &row : *rows)
        expected[row.minute].add(row.tally);
    for (const Span &span : spans(Grain::Minute, filter)) {
        QCOMPARE(span.tally, expected[span.start]);
        expected.erase(span.start);
    }
    QVERIFY(expected.empty());
}

/// Also where a row is not what a program of ours writes, and where the server puts only some of the rows
/// together.
void SpansTest::readsMinutesTogetherAsOneByOne()
{
    QRandomGenerator random(13);
    for (int minute = 0; minute < 5; ++minute)
        for (const int allocator : {1, 2, 3}) {
            std::map<metrics::Subject, Tally> tallies;
            for (const metrics::Subject &subject : {letters, rfas, metrics::Subject{5, demo::letter}})
                if (random.bounded(4) > 0)
                    tallies[subject] = random.bounded(5) > 0 ? metrics::randomTally(random) : drawn(2);
            write(morning.addSecs(minute * 60), tallies, allocator);
        }
    const auto compareAll = [this] {
        compareWithRows({});
        for (const store::TallyFilter &filter : filters)
            compareWithRows(filter);
    };
    compareAll();
    QVERIFY(m_store->connection().execute(u"SET SESSION group_concat_max_len = 400"_s));
    compareAll();
    QVERIFY(m_store->connection().execute(u"SET SESSION group_concat_max_len = DEFAULT"_s));
    m_store->change(u"UPDATE document_number_metrics_minute SET lock_wait = 'x' LIMIT 1"_s);
    const size_t whole = store::listTallies(m_store->connection(), always).value().size();
    compareAll();
    QCOMPARE(m_store->value(u"SELECT COUNT(*) FROM document_number_metrics_minute"_s).toULongLong(),
             whole + 1);
}

void SpansTest::leavesOutWhatCannotBeRead_data()
{
    QTest::addColumn<QString>("change");
    for (const char *value : {"7", "{}", "[1,2]", "[\"x\",0,0,0,0,0,0,0,0,0,0,0,0]"})
        QTest::addRow("retries = %s", value) << u"retries = '%1'"_s.arg(QLatin1StringView(value));
    for (const char *column : {"duration", "lock_wait"})
        for (const char *value : {"x", "", "AAAA"})
            QTest::addRow("%s = %s", column, value)
                << u"%1 = '%2'"_s.arg(QLatin1StringView(column), QLatin1StringView(value));
}

/// Numbers whose duration nobody knows would make every average wrong.
void SpansTest::leavesOutWhatCannotBeRead()
{
    QFETCH(QString, change);
    write(morning, {{letters, drawn(3)}, {rfas, drawn(5)}});
    m_store->change(
        u"UPDATE document_number_metrics_minute SET %1 WHERE correspondence_type_id = %2"_s.arg(change).arg(
            rfas.correspondenceTypeId));
    QCOMPARE(sumOf(spans(Grain::Minute)), drawn(3));
    QVERIFY(spans(Grain::Minute, {rfas.projectId, rfas.correspondenceTypeId}).front().tally.isEmpty());
    compareWithRows({});
}

QTEST_GUILESS_MAIN(SpansTest)
#include "spans_test.moc"
