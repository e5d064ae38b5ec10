#include "core/store/counters/drawn_samples.h"

#include "core/store/counters/counter_gateway.h"
#include "core/store/ledger/drawing_gateway.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::DrawnSample;

namespace {

constexpr int memo = 7; // a type that no demo number is drawn of

} // namespace

/// Some of the numbers of a counter, from the ledger of a real store.
class StoreDrawnSamplesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void cleanup();
    void givesAllOfAFew();
    void givesSomeOfManyEvenly();
    void tellsResetsApart();
    void passesOverWhatWasNotDrawn();
    void givesNothingOfAnUnusedCounter();
    void doesNotReadTheWholeLedger();

private:
    /// Draws numbers, a minute after each other.
    void draw(int from, int until, int epoch = 0, const QString &event = u"ISSUED"_s);
    QList<DrawnSample> samples()
    {
        return store::drawnSamples(*m_person, m_counter).value_or(QList<DrawnSample>());
    }
    QList<qint64> numbers();

    store::Address m_address;
    std::unique_ptr<test::RawSession> m_raw;
    std::unique_ptr<store::Connection> m_person;
    store::Counter m_counter;
};

void StoreDrawnSamplesTest::initTestCase()
{
    m_address = test::PrivateStore::instance().demoStore();
    m_raw = std::make_unique<test::RawSession>(m_address);
    m_raw->dropGuards();
    const auto root = test::PrivateStore::instance().connect(m_address);
    const numbering::CounterKey key{2, 22, 10, memo, 0, 0, 0, {}};
    QVERIFY(store::ensureCounter(*root, key));
    m_counter = **store::findCounter(*root, key);
    m_person =
        test::PrivateStore::instance().connect(test::PrivateStore::asPerson(m_address, u"auditor.demo"_s));
}

void StoreDrawnSamplesTest::cleanupTestCase()
{
    m_person.reset();
    m_raw.reset();
}

void StoreDrawnSamplesTest::cleanup()
{
    m_counter.resetEpoch = 0;
    QVERIFY(m_raw->run(u"DELETE FROM document_number_audit WHERE counter_id = %1"_s.arg(m_counter.id)));
}

void StoreDrawnSamplesTest::draw(int from, int until, int epoch, const QString &event)
{
    QVERIFY2(
        m_raw->run(u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, "
                   "sequence_number, generated_number, counter_key, template_used, template_version, "
                   "user_id, created_at) SELECT '%1', UUID(), %2, %3, seq, CONCAT('M', seq), '{}', 'x', "
                   "1, 5, '2026-03-02' + INTERVAL %3 DAY + INTERVAL seq MINUTE FROM seq_%4_to_%5"_s.arg(event)
                       .arg(m_counter.id)
                       .arg(epoch)
                       .arg(from)
                       .arg(until)),
        qPrintable(m_raw->lastError()));
}

QList<qint64> StoreDrawnSamplesTest::numbers()
{
    QList<qint64> numbers;
    for (const DrawnSample &sample : samples())
        numbers += sample.number;
    return numbers;
}

void StoreDrawnSamplesTest::givesAllOfAFew()
{
    draw(1, 3);
    const QDateTime midnight(QDate(2026, 3, 2), QTime(0, 0), Qt::UTC);
    QCOMPARE(samples(), (QList<DrawnSample>{{0, 1, midnight.addSecs(60)},
                                            {0, 2, midnight.addSecs(120)},
                                            {0, 3, midnight.addSecs(180)}}));
}

void StoreDrawnSamplesTest::givesSomeOfManyEvenly()
{
    draw(1, 5'000);
    const QList<qint64> found = numbers();
    QCOMPARE(found.size(), store::mostDrawnSamples);
    QCOMPARE(found.first(), 1);
    QCOMPARE(found.last(), 5'000);
    for (int i = 1; i < found.size(); ++i) {
        const qint64 step = found[i] - found[i - 1];
        QVERIFY2(step == 25 || step == 26, qPrintable(QString::number(step)));
    }
}

void StoreDrawnSamplesTest::tellsResetsApart()
{
    draw(1, 3'000);
    draw(101, 2'500, 1);
    m_counter.resetEpoch = 1;
    const QList<DrawnSample> found = samples();
    QCOMPARE(found.size(), store::mostDrawnSamples);
    QCOMPARE(found[99].resetEpoch, 0);
    QCOMPARE(found[99].number, 3'000);
    QCOMPARE(found[100].resetEpoch, 1);
    QCOMPARE(found[100].number, 101);
    QVERIFY(found[99].at < found[100].at || found[100].number < found[99].number);
}

void StoreDrawnSamplesTest::passesOverWhatWasNotDrawn()
{
    draw(1, 2);
    draw(900, 901); // those between are taken
    draw(2, 2, 0, u"REVISED"_s);
    QCOMPARE(numbers(), (QList<qint64>{1, 901}));
}

void StoreDrawnSamplesTest::givesNothingOfAnUnusedCounter()
{
    const auto found = store::drawnSamples(*m_person, m_counter);
    QVERIFY(found);
    QVERIFY(found->isEmpty());
}

/// Counted by the server itself, since times depend on the machine.
void StoreDrawnSamplesTest::doesNotReadTheWholeLedger()
{
    draw(1, 20'000);
    const auto readRows = [this] {
        return m_raw
            ->value(u"SELECT SUM(VARIABLE_VALUE) FROM information_schema.GLOBAL_STATUS WHERE "
                    "VARIABLE_NAME LIKE 'Handler_read%'"_s)
            .toLongLong();
    };
    const qint64 before = readRows();
    QCOMPARE(samples().size(), store::mostDrawnSamples);
    const qint64 read = readRows() - before;
    QVERIFY2(read < 4'000, qPrintable(QString::number(read)));
}

QTEST_GUILESS_MAIN(StoreDrawnSamplesTest)
#include "drawn_samples_test.moc"
