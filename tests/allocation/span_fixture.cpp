#include "tests/allocation/span_fixture.h"

#include <QTest>

namespace lekthi::test {

using namespace Qt::StringLiterals;
using metrics::Grain;
using metrics::Span;
using metrics::Tally;

const QDateTime morning(QDateTime::currentDateTimeUtc().date().addDays(-7), QTime(2, 30), Qt::UTC);
const store::MinuteRange always{morning.addYears(-5), morning.addYears(50)};

store::AllocatorName allocatorOf(int number)
{
    return {QUuid::createUuidV5(QUuid(), QString::number(number)), u"service %1"_s.arg(number)};
}

Tally drawn(qint64 numbers, std::chrono::microseconds duration)
{
    Tally tally;
    tally.numbers = numbers;
    tally.duration.add(duration, numbers);
    tally.lockWait.add(duration / 2, numbers);
    tally.retries.add(0, numbers);
    return tally;
}

Tally sumOf(const std::vector<Span> &spans)
{
    Tally sum;
    for (const Span &span : spans)
        sum.add(span.tally);
    return sum;
}

void SpanFixture::renew()
{
    NumberingStore::renew(m_store);
    for (const auto &table : {u"document_number_metrics_minute"_s, u"document_number_allocator_minute"_s,
                              u"document_number_metrics_span"_s})
        m_store->change(u"DELETE FROM "_s + table);
}

std::vector<Span> SpanFixture::spans(Grain grain, const store::TallyFilter &filter)
{
    return store::listSpans(m_store->connection(), grain, always, filter).value();
}

void SpanFixture::write(const QDateTime &minute, const std::map<metrics::Subject, Tally> &tallies,
                        int allocator)
{
    QVERIFY(store::writeMinute(m_store->connection(), allocatorOf(allocator), {minute, calm, tallies}));
}

void SpanFixture::compareAllGrains()
{
    const auto minutes = spans(Grain::Minute);
    for (const Grain grain : {Grain::FiveMinutes, Grain::Hour, Grain::Day}) {
        const auto found = spans(grain);
        QCOMPARE(sumOf(found), sumOf(minutes));
        qint64 covered = 0;
        for (const Span &span : found)
            covered += span.coverage.minutes;
        QCOMPARE(covered, qint64(minutes.size()));
        for (const store::TallyFilter &filter : filters)
            QCOMPARE(sumOf(spans(grain, filter)), sumOf(spans(Grain::Minute, filter)));
    }
}

} // namespace lekthi::test
