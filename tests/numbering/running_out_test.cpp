#include "core/numbering/running_out_text.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

namespace {

const QDate today(2026, 11, 21);
const Period thisYear{2026, 0};

QList<qint64> everyWeek(qint64 numbers)
{
    return QList<qint64>(paceBlocks, numbers);
}

CounterUse endless(qint64 lastNumber, const QList<qint64> &drawn)
{
    return {
        .lastNumber = lastNumber, .period = {}, .kind = PeriodKind::Never, .today = today, .drawn = drawn};
}

CounterUse yearly(qint64 lastNumber, const QList<qint64> &drawn)
{
    return {.lastNumber = lastNumber, .period = thisYear, .today = today, .drawn = drawn};
}

QString sentence(const CounterUse &use)
{
    return describe(outlookOf(use), use.today, Language::English, Calendar::Gregorian);
}

/// How numbers are drawn: on weekdays alone, by chance, some weeks much busier than others.
struct World
{
    double perWorkingDay = 1;
    double busyness = 0; ///< variance of the factor by which a week is busier than the mean
};

class Drawing
{
public:
    Drawing(const World &world, std::mt19937 &random)
        : m_world(world)
        , m_random(random)
    {
    }

    qint64 numbersOf(int day)
    {
        if (day % 7 == 0)
            m_factor = m_world.busyness > 0
                           ? std::gamma_distribution<double>(1 / m_world.busyness, m_world.busyness)(m_random)
                           : 1;
        if (day % 7 >= 5)
            return 0;
        return std::poisson_distribution<qint64>(m_world.perWorkingDay * m_factor)(m_random);
    }

private:
    World m_world;
    std::mt19937 &m_random;
    double m_factor = 1;
};

enum class Hit { Within, Before, After, NoForecast };

/// Watches a counter for 90 days, forecasts, and lets the same world go on until the digits end.
Hit tryForecast(const World &world, qint64 remaining, std::mt19937 &random)
{
    Drawing drawing(world, random);
    const int firstDay = int(random() % 7);
    std::vector<qint64> days(std::size_t(firstDay + paceDays));
    std::ranges::generate(days, [&drawing, day = 0]() mutable { return drawing.numbersOf(day++); });
    QList<qint64> drawn(paceBlocks, 0);
    for (int ago = 0; ago < paceDays; ++ago)
        drawn[ago / 7] += days[days.size() - 1 - std::size_t(ago)];
    const Outlook outlook = outlookOf(endless(9999 - remaining, drawn));
    if (outlook.ending != Ending::RunsOut)
        return Hit::NoForecast;
    int day = 0;
    for (qint64 left = remaining; left > 0 && day < 40'000; ++day)
        left -= drawing.numbersOf(firstDay + paceDays + day);
    const QDate ended = today.addDays(day - 1);
    if (ended < *outlook.earliest)
        return Hit::Before;
    return outlook.latest && ended > *outlook.latest ? Hit::After : Hit::Within;
}

} // namespace

class RunningOutTest : public QObject
{
    Q_OBJECT

private slots:
    void knowsHowMuchIsUsed_data();
    void knowsHowMuchIsUsed();
    void findsDayOfEvenPace();
    void widensIntervalWhereNumbersComeUnevenly();
    void holdsWhatItPromises_data();
    void holdsWhatItPromises();
    void knowsThatCounterStartsAgainBefore();
    void warnsWhereItMightEndBeforeItStartsAgain();
    void saysWhenItCannotTell();
    void leavesCounterOfOtherPeriodAlone();
    void survivesExtremes();
    void saysWhoShouldKnow();
    void putsFirstWhatEndsFirst();
    void speaksInSentences();
    void saysEveryEnding();
    void countsTheTimeThatIsLeft();
    void speaksInParts();
    void writesDatesInBothCalendars();
    void namesEverything();
};

void RunningOutTest::knowsHowMuchIsUsed_data()
{
    QTest::addColumn<int>("digits");
    QTest::addColumn<qint64>("lastNumber");
    QTest::addColumn<FillLevel>("level");
    QTest::addColumn<qint64>("remaining");
    QTest::addColumn<int>("percent");
    QTest::newRow("nothing drawn") << 4 << qint64(0) << FillLevel::Fine << qint64(9999) << 0;
    QTest::newRow("just fine") << 4 << qint64(7999) << FillLevel::Fine << qint64(2000) << 79;
    QTest::newRow("80 %") << 4 << qint64(8000) << FillLevel::Eighty << qint64(1999) << 80;
    QTest::newRow("not yet 95 %") << 4 << qint64(9499) << FillLevel::Eighty << qint64(500) << 94;
    QTest::newRow("95 %") << 4 << qint64(9500) << FillLevel::NinetyFive << qint64(499) << 95;
    QTest::newRow("one left") << 4 << qint64(9998) << FillLevel::NinetyFive << qint64(1) << 99;
    QTest::newRow("the last") << 4 << qint64(9999) << FillLevel::Past << qint64(0) << 100;
    QTest::newRow("beyond") << 4 << qint64(12'000) << FillLevel::Past << qint64(0) << 100;
    QTest::newRow("one digit") << 1 << qint64(7) << FillLevel::Fine << qint64(2) << 77;
    QTest::newRow("nine digits") << 9 << lastSequence << FillLevel::Past << qint64(0) << 100;
}

void RunningOutTest::knowsHowMuchIsUsed()
{
    QFETCH(int, digits);
    QFETCH(qint64, lastNumber);
    CounterUse use = endless(lastNumber, everyWeek(7));
    use.digits = digits;
    const Outlook outlook = outlookOf(use);
    QTEST(outlook.level, "level");
    QTEST(outlook.remaining, "remaining");
    QTEST(outlook.percent, "percent");
    QCOMPARE(outlook.lastThatFits, lastSequenceWithin(digits));
    QCOMPARE(outlook.ending == Ending::Past, outlook.level == FillLevel::Past);
}

void RunningOutTest::findsDayOfEvenPace()
{
    QList<qint64> drawn = everyWeek(70);
    drawn.last() = 60; // stands for 6 days
    const Outlook outlook = outlookOf(endless(9999 - 1000, drawn));
    QCOMPARE(outlook.ending, Ending::RunsOut);
    QCOMPARE(outlook.drawn, 900);
    QCOMPARE(outlook.days, 90);
    QCOMPARE(*outlook.likely, today.addDays(100));
    QVERIFY(*outlook.earliest < *outlook.likely && *outlook.likely < *outlook.latest);
    QVERIFY(outlook.earliest->daysTo(*outlook.latest) < 30); // chance alone
    QVERIFY(!outlook.startsAgain);
}

void RunningOutTest::widensIntervalWhereNumbersComeUnevenly()
{
    QList<qint64> uneven = everyWeek(0);
    for (qsizetype week = 0; week < uneven.size(); week += 3)
        uneven[week] = 180;
    const Outlook outlook = outlookOf(endless(9000, uneven));
    const Outlook even = outlookOf(endless(9000, everyWeek(69)));
    QVERIFY(*outlook.earliest < *even.earliest);
    QVERIFY(*outlook.latest > *even.latest);
    const Outlook once = outlookOf(endless(9000, {0, 0, 0, 0, 0, 0, 0, 500, 0, 0, 0, 0, 0}));
    QCOMPARE(once.ending, Ending::RunsOut);
    QVERIFY(today.daysTo(*once.latest) > 5 * today.daysTo(*once.likely));
}

void RunningOutTest::holdsWhatItPromises_data()
{
    QTest::addColumn<double>("perWorkingDay");
    QTest::addColumn<double>("busyness");
    QTest::addColumn<qint64>("remaining");
    QTest::newRow("busy, even") << 20.0 << 0.0 << qint64(2000);
    QTest::newRow("quiet, even") << 0.5 << 0.0 << qint64(60);
    QTest::newRow("usual, uneven") << 4.0 << 0.3 << qint64(500);
    QTest::newRow("usual, very uneven") << 4.0 << 1.0 << qint64(500);
    QTest::newRow("soon") << 4.0 << 0.3 << qint64(40);
    QTest::newRow("far off") << 2.0 << 0.2 << qint64(4000);
}

// The interval says "nine times in ten"; 84 to 98 of a hundred is what a method of this kind can keep.
void RunningOutTest::holdsWhatItPromises()
{
    QFETCH(double, perWorkingDay);
    QFETCH(double, busyness);
    QFETCH(qint64, remaining);
    std::mt19937 random(20261121);
    constexpr int rounds = 1500;
    int within = 0;
    int before = 0;
    int without = 0;
    for (int round = 0; round < rounds; ++round) {
        const Hit hit = tryForecast({perWorkingDay, busyness}, remaining, random);
        within += hit == Hit::Within;
        before += hit == Hit::Before;
        without += hit == Hit::NoForecast;
    }
    const auto message =
        u"within %1, before %2, no forecast %3 of %4"_s.arg(within).arg(before).arg(without).arg(rounds);
    QVERIFY2(without * 50 < rounds, qPrintable(message));
    QVERIFY2(within * 100 >= 84 * (rounds - without), qPrintable(message));
    QVERIFY2(within * 100 <= 98 * (rounds - without), qPrintable(message));
    QVERIFY2(before * 100 <= 12 * (rounds - without), qPrintable(message));
}

void RunningOutTest::knowsThatCounterStartsAgainBefore()
{
    const Outlook outlook = outlookOf(yearly(8500, everyWeek(70))); // 1,499 left, 40 days
    QCOMPARE(outlook.level, FillLevel::Eighty);
    QCOMPARE(outlook.ending, Ending::StartsAgain);
    QCOMPARE(*outlook.startsAgain, QDate(2027, 1, 1));
    QVERIFY(!outlook.likely && !outlook.earliest);

    CounterUse fiscal = yearly(8500, everyWeek(70));
    fiscal.kind = PeriodKind::FiscalYear;
    fiscal.period = {2027, 0};
    QCOMPARE(outlookOf(fiscal).ending, Ending::RunsOut);
    QCOMPARE(*outlookOf(fiscal).startsAgain, QDate(2027, 10, 1));

    CounterUse daily = yearly(9, everyWeek(35));
    daily.kind = PeriodKind::Daily;
    daily.period = {2026, 1121};
    daily.digits = 2;
    QCOMPARE(outlookOf(daily).ending, Ending::StartsAgain);
}

void RunningOutTest::warnsWhereItMightEndBeforeItStartsAgain()
{
    const Outlook soon = outlookOf(yearly(9999 - 430, everyWeek(70))); // 42 days at 10 a day
    QCOMPARE(soon.ending, Ending::MayRunOut);
    QVERIFY(*soon.earliest < *soon.startsAgain);
    QCOMPARE(outlookOf(yearly(9999 - 300, everyWeek(70))).ending, Ending::RunsOut);
}

void RunningOutTest::saysWhenItCannotTell()
{
    QCOMPARE(outlookOf(endless(9000, everyWeek(0))).ending, Ending::Idle);
    QCOMPARE(outlookOf(endless(9000, {})).ending, Ending::Idle);
    QCOMPARE(outlookOf(endless(9000, {9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0})).ending, Ending::TooFew);
    QCOMPARE(outlookOf(endless(9000, {400, 300})).ending, Ending::TooFew);
    QCOMPARE(outlookOf(endless(9000, {40, 30, 35})).ending, Ending::RunsOut);
    CounterUse large = endless(9000, everyWeek(7));
    large.digits = 9;
    QCOMPARE(outlookOf(large).ending, Ending::FarAway);
}

void RunningOutTest::leavesCounterOfOtherPeriodAlone()
{
    CounterUse use = yearly(9800, everyWeek(70));
    use.period = {2025, 0};
    QCOMPARE(outlookOf(use).ending, Ending::AtRest);
    QVERIFY(!isRunningOut(outlookOf(use), today));
    use.period = thisYear;
    use.kind = PeriodKind::Never; // since then the template counts without end, by another counter
    QCOMPARE(outlookOf(use).ending, Ending::AtRest);
}

void RunningOutTest::survivesExtremes()
{
    CounterUse use = endless(0, everyWeek(999'999'999));
    use.digits = 1;
    const Outlook fast = outlookOf(use);
    QCOMPARE(fast.ending, Ending::RunsOut);
    QCOMPARE(*fast.likely, today);
    QCOMPARE(*fast.earliest, today);
    use = endless(1, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10});
    use.digits = 9;
    const Outlook slow = outlookOf(use);
    QVERIFY(slow.ending == Ending::FarAway || slow.earliest.has_value());
    use.today = QDate(2100, 12, 31);
    QVERIFY(!describe(outlookOf(use), use.today, Language::Thai, Calendar::Buddhist).isEmpty());
}

void RunningOutTest::saysWhoShouldKnow()
{
    const auto isWarned = [](const CounterUse &use) { return isRunningOut(outlookOf(use), today); };
    QVERIFY(!isWarned(endless(10, everyWeek(0))));
    QVERIFY(isWarned(endless(8000, everyWeek(0))));
    QVERIFY(isWarned(endless(5000, everyWeek(140)))); // 250 days
    QVERIFY(!isWarned(endless(2000, everyWeek(70)))); // 800 days
    QVERIFY(!isWarned(yearly(8500, everyWeek(70))));  // starts again
    QVERIFY(isWarned(yearly(9500, everyWeek(7))));
    QVERIFY(isWarned(yearly(10'000, everyWeek(7))));
}

void RunningOutTest::putsFirstWhatEndsFirst()
{
    const QList<Outlook> ordered{
        outlookOf(yearly(10'100, everyWeek(7))), outlookOf(endless(9900, everyWeek(70))),
        outlookOf(endless(9000, everyWeek(70))), outlookOf(endless(9400, everyWeek(0))),
        outlookOf(endless(8200, everyWeek(0)))};
    QList<Outlook> sorted(ordered.crbegin(), ordered.crend());
    std::sort(sorted.begin(), sorted.end(), endsBefore);
    QCOMPARE(sorted, ordered);
}

void RunningOutTest::speaksInSentences()
{
    QList<qint64> drawn = everyWeek(70);
    drawn.last() = 60;
    QCOMPARE(
        sentence(endless(8999, drawn)),
        u"89 % of the numbers up to 9999 are used; left: 1000. At the rate of the last 90 days (900 numbers) "
        "they run out in about 3 months, on 1 Mar 2027 (2570 B.E.). In nine cases of ten: between 21 Feb "
        "2027 "
        "(2570 B.E.) and 9 Mar 2027 (2570 B.E.)."_s);
    QCOMPARE(
        sentence(yearly(5000, drawn)),
        u"50 % of the numbers up to 9999 are used; left: 4999. At the rate of the last 90 days (900 numbers) "
        "they do not run out: the counter starts again first, on 1 Jan 2027 (2570 B.E.)."_s);
    QCOMPARE(
        sentence(yearly(9999, drawn)),
        u"All numbers up to 9999 are used; further numbers have one more digit. The counter starts again "
        "on 1 Jan 2027 (2570 B.E.)."_s);
    CounterUse refused = endless(9999, drawn);
    refused.overflow = OverflowPolicy::Refuse;
    QCOMPARE(sentence(refused), u"All numbers up to 9999 are used, and no more are allocated."_s);
    QCOMPARE(
        sentence(endless(10, {3, 2, 1, 0})),
        u"0 % of the numbers up to 9999 are used; left: 9989. Numbers allocated in the last 28 days: 6, too "
        "few for a forecast."_s);
}

void RunningOutTest::saysEveryEnding()
{
    const Outlook known{.ending = Ending::RunsOut,
                        .lastThatFits = 9999,
                        .remaining = 5,
                        .percent = 99,
                        .drawn = 900,
                        .days = 90,
                        .likely = today.addDays(4),
                        .earliest = today.addDays(2),
                        .latest = today.addDays(9),
                        .startsAgain = today.addDays(40)};
    QStringList sentences;
    for (const auto ending : {Ending::RunsOut, Ending::MayRunOut, Ending::StartsAgain, Ending::FarAway,
                              Ending::Idle, Ending::TooFew, Ending::AtRest, Ending::Past}) {
        Outlook outlook = known;
        outlook.ending = ending;
        sentences.append(describe(outlook, today, Language::English, Calendar::Gregorian));
        QVERIFY2(sentences.last().endsWith(u'.'), qPrintable(sentences.last()));
    }
    QCOMPARE(sentences.removeDuplicates(), 0);
    QVERIFY(sentences[0].contains(u"between 23 Nov 2026"_s));
    Outlook uneven = known;
    uneven.likely.reset();
    uneven.latest.reset();
    QVERIFY(describe(uneven, today, Language::English, Calendar::Gregorian).contains(u"too unevenly"_s));
    Outlook resting = known;
    resting.ending = Ending::AtRest;
    resting.days = 0;
    resting.overflow = OverflowPolicy::Refuse;
    const OutlookParts parts = describeParts(resting, today, Language::English, Calendar::Gregorian);
    QCOMPARE(parts.pace, QString());
    // What is at rest does not start again by itself.
    QVERIFY2(!parts.then.contains(u"starts again"_s), qPrintable(parts.then));
    QVERIFY(describeParts({}, today, Language::English, Calendar::Gregorian).pace.startsWith(u"about 0"_s));
}

void RunningOutTest::countsTheTimeThatIsLeft()
{
    const auto left = [](int days) {
        Outlook outlook{.ending = Ending::RunsOut, .likely = today.addDays(days), .earliest = today};
        return describe(outlook, today, Language::English, Calendar::Gregorian);
    };
    QVERIFY(left(1).contains(u"in about a day,"_s));
    QVERIFY(left(21).contains(u"in about 3 weeks,"_s));
    QVERIFY(left(71).contains(u"in about 2 months,"_s));
    QVERIFY(left(730).contains(u"in about 24 months,"_s));
    QVERIFY(left(731).contains(u"in about 2 years,"_s));
}

void RunningOutTest::speaksInParts()
{
    const auto parts = [](const CounterUse &use) {
        return describeParts(outlookOf(use), use.today, Language::English, Calendar::Gregorian);
    };
    QList<qint64> drawn = everyWeek(70);
    drawn.last() = 60;
    const OutlookParts widening = parts(endless(8999, drawn));
    QCOMPARE(widening.used, u"8999 of 9999 (89 %)"_s);
    QCOMPARE(widening.left, u"1000"_s);
    QCOMPARE(widening.pace, u"about 304 a month (900 in the last 90 days)"_s);
    QVERIFY2(widening.forecast.startsWith(u"At the rate of"_s), qPrintable(widening.forecast));
    QCOMPARE(widening.then,
             u"After 9999 comes 10000: allocation continues with one more digit, as the template says."_s);
    CounterUse refusing = yearly(9999, drawn);
    refusing.overflow = OverflowPolicy::Refuse;
    QCOMPARE(parts(refusing).left, u"0"_s);
    QCOMPARE(
        parts(refusing).then,
        u"After 9999 every request is refused with SEQUENCE_EXHAUSTED until the template has more digits "
        "or the counter starts again on 1 Jan 2027 (2570 B.E.)."_s);
    CounterUse endlesslyRefusing = endless(9999, drawn);
    endlesslyRefusing.overflow = OverflowPolicy::Refuse;
    QCOMPARE(parts(endlesslyRefusing).forecast,
             u"All numbers up to 9999 are used, and no more are allocated."_s);
    QCOMPARE(parts(endlesslyRefusing).then,
             u"After 9999 every request is refused with SEQUENCE_EXHAUSTED until "
             "the template has more digits."_s);
    CounterUse largest = endless(10, drawn);
    largest.digits = 9;
    QVERIFY(parts(largest).then.startsWith(u"No counter goes beyond 999999999"_s));
}

void RunningOutTest::writesDatesInBothCalendars()
{
    const QDate day(2027, 3, 12);
    QCOMPARE(formatInBothCalendars(day, Language::English, Calendar::Gregorian),
             u"12 Mar 2027 (2570 B.E.)"_s);
    QCOMPARE(formatInBothCalendars(day, Language::English, Calendar::Buddhist),
             u"12 Mar 2570 B.E. (2027 A.D.)"_s);
    QCOMPARE(formatInBothCalendars(day, Language::Thai, Calendar::Buddhist), u"12 มี.ค. 2570 (ค.ศ. 2027)"_s);
    QCOMPARE(formatInBothCalendars(day, Language::TraditionalChinese, Calendar::Gregorian),
             u"2027年3月12日（佛曆2570年）"_s);
    QCOMPARE(formatInBothCalendars(day, Language::TraditionalChinese, Calendar::Buddhist),
             u"佛曆2570年3月12日（西元2027年）"_s);
    QCOMPARE(formatInBothCalendars({}, Language::English, Calendar::Gregorian), QString());
}

void RunningOutTest::namesEverything()
{
    const QStringList levels{u"FINE"_s, u"80_PERCENT"_s, u"95_PERCENT"_s, u"PAST"_s};
    for (qsizetype i = 0; i < levels.size(); ++i)
        QCOMPARE(levelName(FillLevel(i)), levels[i]);
    const QStringList endings{u"PAST"_s,     u"RUNS_OUT"_s, u"MAY_RUN_OUT"_s, u"STARTS_AGAIN"_s,
                              u"FAR_AWAY"_s, u"IDLE"_s,     u"TOO_FEW"_s,     u"AT_REST"_s};
    for (qsizetype i = 0; i < endings.size(); ++i)
        QCOMPARE(endingName(Ending(i)), endings[i]);
}

QTEST_APPLESS_MAIN(RunningOutTest)
#include "running_out_test.moc"
