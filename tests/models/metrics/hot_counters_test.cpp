#include "core/store/metrics/metrics_spans.h"
#include "core/store/reference/reference_data.h"
#include "models/metrics/hot_counter_model.h"
#include "models/metrics/metric_plots.h"
#include "tests/allocation/numbering_store.h"
#include "tests/faults/drawing_process.h"
#include "tests/faults/request_maker.h"
#include "tests/support/wait_until.h"

#include <QTest>

#include <array>
#include <thread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using namespace lekthi::test;
using models::HotCounterModel;

namespace {

constexpr int busyRecipient = 42; // ผรม.2
constexpr int calmRecipient = 1;
constexpr int contestedRecipient = 10; // สคฉ.3
constexpr int busyNumbers = 40;
constexpr int calmNumbers = 5;
constexpr int contestedEach = 4;
constexpr auto patience = 60s;

allocation::Request requestFor(int recipient)
{
    allocation::Request request = letter(recipient, QDate(2026, 3, 2));
    request.requestId = QUuid::createUuid();
    return request;
}

} // namespace

/// The hot counters of numbers that several processes drew, in each other's way, against the ledger.
class HotCountersTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void ordersByNumbers();
    void ordersByWait();
    void countsNumbersAlone();
    void readsThoseOfARangeAndAType();

private:
    void drawCalmly(int recipient, int numbers);
    void drawContested();
    QStringList fromLedger(const QString &value, const QString &order);
    QStringList shown(HotCounterModel::Order order, HotCounterModel::Column column);

    std::unique_ptr<NumberingStore> m_store;
    Oracle m_oracle;
};

void HotCountersTest::initTestCase()
{
    m_store = std::make_unique<NumberingStore>();
    drawCalmly(busyRecipient, busyNumbers);
    drawCalmly(calmRecipient, calmNumbers);
    drawCalmly(contestedRecipient, 1);
    drawContested();
}

/// One after the other, so that nobody waits for anybody.
void HotCountersTest::drawCalmly(int recipient, int numbers)
{
    DrawingProcess process(QStringLiteral(LEKTHI_DRAWING_PROGRAM), m_store->address(), m_oracle,
                           {.callers = 1});
    for (int i = 0; i < numbers; ++i)
        process.ask(requestFor(recipient));
    QVERIFY(process.finish(patience));
}

/// Three processes want numbers of a counter that a fourth session keeps, for longer than all the others
/// waited before.
void HotCountersTest::drawContested()
{
    m_store->change(u"START TRANSACTION"_s);
    m_store->change(u"UPDATE document_number_counters SET updated_at = updated_at "
                    "WHERE current_year = 2026 AND recipient_organization_id = %1"_s.arg(contestedRecipient));
    std::array<std::unique_ptr<DrawingProcess>, 3> processes;
    for (auto &process : processes) {
        process =
            std::make_unique<DrawingProcess>(QStringLiteral(LEKTHI_DRAWING_PROGRAM), m_store->address(),
                                             m_oracle, DrawingProcess::Options{.callers = contestedEach});
        for (int i = 0; i < contestedEach; ++i)
            process->ask(requestFor(contestedRecipient));
    }
    QVERIFY(waitUntil([&] {
        for (auto &process : processes)
            process->listen(1ms); // it is sent now, too
        return m_store
                   ->value(u"SELECT variable_value FROM information_schema.GLOBAL_STATUS "
                           "WHERE variable_name = 'INNODB_ROW_LOCK_CURRENT_WAITS'"_s)
                   .toInt() == int(processes.size());
    }));
    const int earlier = m_store->value(u"SELECT SUM(lock_wait_ms) FROM document_number_audit"_s).toInt();
    std::this_thread::sleep_for(100ms + 1ms * earlier / contestedEach);
    m_store->change(u"COMMIT"_s);
    for (auto &process : processes)
        QVERIFY(process->finish(patience));
}

/// One value for each counter, by the ledger itself.
QStringList HotCountersTest::fromLedger(const QString &value, const QString &order)
{
    return m_store->column(
        u"SELECT %1 FROM document_number_audit AS ledger "
        "JOIN document_number_counters AS counters ON counters.id = ledger.counter_id "
        "JOIN organizations ON organizations.id = counters.recipient_organization_id "
        "WHERE event = 'ISSUED' GROUP BY counters.id, organization_code ORDER BY %2"_s.arg(value, order));
}

QStringList HotCountersTest::shown(HotCounterModel::Order order, HotCounterModel::Column column)
{
    const QDateTime now = m_store->connection().serverNow();
    HotCounterModel model(store::loadReferenceData(m_store->connection()).value());
    model.setCounters(
        store::hotCounters(m_store->connection(), {now.addSecs(-3'600), now.addSecs(60)}).value(),
        numbering::Calendar::Gregorian);
    model.setOrder(order);
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts.append(model.index(row, column).data().toString());
    return texts;
}

void HotCountersTest::ordersByNumbers()
{
    const QString order = u"COUNT(*) DESC"_s;
    QCOMPARE(shown(HotCounterModel::Order::Numbers, HotCounterModel::Numbers),
             fromLedger(u"COUNT(*)"_s, order));
    QCOMPARE(shown(HotCounterModel::Order::Numbers, HotCounterModel::Numbers),
             (QStringList{QString::number(busyNumbers), QString::number(1 + 3 * contestedEach),
                          QString::number(calmNumbers)}));
    const QStringList codes = fromLedger(u"organization_code"_s, order);
    const QStringList counters = shown(HotCounterModel::Order::Numbers, HotCounterModel::Counter);
    QCOMPARE(counters.size(), codes.size());
    for (qsizetype i = 0; i < codes.size(); ++i)
        QVERIFY2(counters[i].contains(codes[i]), qPrintable(counters[i]));
}

void HotCountersTest::ordersByWait()
{
    const QString order = u"SUM(lock_wait_ms) DESC, COUNT(*) DESC"_s;
    const QStringList numbers = shown(HotCounterModel::Order::Wait, HotCounterModel::Numbers);
    QCOMPARE(numbers, fromLedger(u"COUNT(*)"_s, order));
    QCOMPARE(numbers.first(), QString::number(1 + 3 * contestedEach)); // another one than by numbers
    const auto texts = [&](const QString &value, models::MetricUnit unit) {
        QStringList made;
        for (const QString &number : fromLedger(value, order))
            made.append(models::numberText(number.toDouble(), unit));
        return made;
    };
    using models::MetricUnit;
    QCOMPARE(shown(HotCounterModel::Order::Wait, HotCounterModel::MeanWait),
             texts(u"SUM(lock_wait_ms) / COUNT(*)"_s, MetricUnit::Milliseconds));
    QCOMPARE(shown(HotCounterModel::Order::Wait, HotCounterModel::LongestWait),
             texts(u"MAX(lock_wait_ms)"_s, MetricUnit::Milliseconds));
    QCOMPARE(shown(HotCounterModel::Order::Wait, HotCounterModel::WaitTogether),
             texts(u"SUM(lock_wait_ms) / 1000"_s, MetricUnit::Milliseconds));
}

/// A row of the ledger that gives no number is no draw, however long it took.
void HotCountersTest::countsNumbersAlone()
{
    const QStringList before = shown(HotCounterModel::Order::Wait, HotCounterModel::WaitTogether);
    m_store->change(
        u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
        "generated_number, counter_key, template_used, template_version, user_id, lock_wait_ms, "
        "total_duration_ms, created_at) "
        "SELECT 'REVISED', UUID(), counter_id, reset_epoch, sequence_number, generated_number, counter_key, "
        "template_used, template_version, user_id, 900000, 900000, UTC_TIMESTAMP(6) "
        "FROM document_number_audit LIMIT 1"_s);
    QCOMPARE(shown(HotCounterModel::Order::Wait, HotCounterModel::WaitTogether), before);
    QCOMPARE(shown(HotCounterModel::Order::Wait, HotCounterModel::Numbers).size(), 3);
}

void HotCountersTest::readsThoseOfARangeAndAType()
{
    std::unique_ptr<NumberingStore> fresh;
    NumberingStore::renew(fresh);
    allocation::Request several = letterRequest();
    several.count = 5;
    {
        allocation::Allocator allocator(fresh->address());
        const auto drawn = allocator.allocate(several);
        QVERIFY2(drawn, drawn ? "" : qPrintable(allocation::describe(drawn.error())));
        QVERIFY(allocator.allocate(rfaRequest()));
    }
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const store::MinuteRange lately{now.addSecs(-600), now.addSecs(60)};
    const store::MinuteRange always{now.addYears(-5), now.addYears(50)};
    auto hot = store::hotCounters(fresh->connection(), lately);
    QVERIFY(hot);
    QCOMPARE(hot->counters.size(), size_t(2));
    QVERIFY(hot->isWhole);
    QVERIFY(hot->since.isValid());
    hot = store::hotCounters(fresh->connection(), lately, {.correspondenceTypeId = demo::letter});
    QCOMPARE(hot->counters.size(), size_t(1));
    QCOMPARE(hot->counters.front().numbers, 5);
    QCOMPARE(hot->counters.front().key.originatorOrganizationId, demo::sender);
    QVERIFY(!store::hotCounters(fresh->connection(), lately, {}, 3)->isWhole);
    QVERIFY(store::hotCounters(fresh->connection(), always)->counters.size() == 2);
}

QTEST_GUILESS_MAIN(HotCountersTest)
#include "hot_counters_test.moc"
