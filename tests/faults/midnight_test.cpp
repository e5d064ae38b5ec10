#include "tests/faults/drawing_process.h"
#include "tests/faults/request_maker.h"
#include "tests/faults/settings.h"
#include "tests/store/emptied_store.h"
#include "tests/support/private_store.h"

#include <QDateTime>
#include <QTest>
#include <QTimeZone>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// New Year in Bangkok, at the end of 2025, while numbers are drawn by a process whose clock comes to it.
class MidnightTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_address = PrivateStore::instance().demoStore(); }
    void init();
    void turnsOpenDatesAtMidnightInBangkok();
    void drawsForDatesOfBothYearsAtOnce();

private:
    QProcessEnvironment secondsBeforeMidnight(int seconds) const;
    void hear(const DrawingAnswer &answer);
    void examine(const QString &injected);

    store::Address m_address;
    std::unique_ptr<Oracle> m_oracle;
    QStringList m_wrongYears;
    int m_ofOldYear = 0;
    int m_ofNewYear = 0;
};

namespace {

const auto program = QStringLiteral(LEKTHI_DRAWING_PROGRAM);
constexpr int oldYear = 2025;
constexpr int callers = 100;

} // namespace

void MidnightTest::init()
{
    emptiedStore(m_address);
    m_oracle = std::make_unique<Oracle>();
    m_wrongYears.clear();
    m_ofOldYear = 0;
    m_ofNewYear = 0;
}

QProcessEnvironment MidnightTest::secondsBeforeMidnight(int seconds) const
{
    const QDateTime midnight(QDate(oldYear + 1, 1, 1), QTime(0, 0), QTimeZone("Asia/Bangkok"));
    const qint64 shift = QDateTime::currentDateTimeUtc().secsTo(midnight.toUTC()) - seconds;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LD_PRELOAD"_s, QStringLiteral(LEKTHI_SHIFTED_CLOCK_LIBRARY));
    environment.insert(u"LEKTHI_CLOCK_SHIFT"_s, QString::number(shift));
    environment.insert(u"TZ"_s, u"America/New_York"_s); // not where the numbers live
    return environment;
}

/// A number belongs to a year that the process's clock showed while it was asked for.
void MidnightTest::hear(const DrawingAnswer &answer)
{
    if (!answer.outcome)
        return;
    for (const allocation::Allocation &one : *answer.outcome) {
        const int year = one.key.period.year;
        ++(year == oldYear ? m_ofOldYear : m_ofNewYear);
        if (year < answer.yearBefore || year > answer.yearAfter)
            m_wrongYears << u"%1, asked for in %2"_s.arg(one.number).arg(answer.yearBefore);
    }
}

void MidnightTest::examine(const QString &injected)
{
    const QStringList found = m_oracle->findings(m_address);
    reportFaults(
        u"%1 (%2 numbers of the old year, %3 of the new)"_s.arg(injected).arg(m_ofOldYear).arg(m_ofNewYear),
        m_oracle->verdict(found));
    QVERIFY(m_ofOldYear > 0 && m_ofNewYear > 0);
    QCOMPARE(found, QStringList());
    QCOMPARE(m_oracle->unansweredRequests(), 0);
}

void MidnightTest::turnsOpenDatesAtMidnightInBangkok()
{
    RequestMaker maker(faultSeed());
    DrawingProcess process(program, m_address, *m_oracle,
                           {.callers = callers,
                            .environment = secondsBeforeMidnight(6),
                            .heard = [this](const auto &answer) { hear(answer); }});
    const QDeadlineTimer patience(60s);
    constexpr int enough = 500;
    while ((m_ofOldYear < enough || m_ofNewYear < enough) && !patience.hasExpired()) {
        process.keepBusy([&] {
            allocation::Request request = maker.next();
            request.documentDate = {};
            return request;
        });
        process.listen(1ms);
    }
    QVERIFY(process.finish(60s));
    QCOMPARE(m_wrongYears, QStringList());
    examine(u"1 midnight between two years"_s);
}

/// Who gives a date gets that year's number, whatever the clock says.
void MidnightTest::drawsForDatesOfBothYearsAtOnce()
{
    RequestMaker maker(faultSeed());
    DrawingProcess process(
        program, m_address, *m_oracle,
        {.callers = callers, .environment = secondsBeforeMidnight(1), .heard = [this](const auto &answer) {
             for (const allocation::Allocation &one : *answer.outcome)
                 ++(one.key.period.year == oldYear ? m_ofOldYear : m_ofNewYear);
         }});
    while (process.answered() < 1000) {
        process.keepBusy([&] {
            allocation::Request request = maker.next();
            request.documentDate = maker.chance(2) ? QDate(oldYear, 12, 31) : QDate(oldYear + 1, 1, 1);
            return request;
        });
        process.listen(1ms);
    }
    QVERIFY(process.finish(60s));
    examine(u"1 midnight with dates of both years"_s);
}

QTEST_GUILESS_MAIN(MidnightTest)
#include "midnight_test.moc"
