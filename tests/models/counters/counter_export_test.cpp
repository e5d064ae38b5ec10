#include "core/store/counters/counter_gateway.h"
#include "models/counters/counter_export.h"
#include "tests/store/raw_session.h"
#include "tests/support/demo_letters.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::CounterModel;
using models::CounterWish;
using models::ExportSource;
using test::PrivateStore;

namespace {

constexpr int many = 1'300; // of more than two pages

} // namespace

/// All counters that a filter lets through in a file, against what the store lists.
class CounterExportTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void givesEveryCounterOnce_data();
    void givesEveryCounterOnce();
    void tellsWhatIsKnownOfACounter();
    void readsAsTheListDoes();
    void beginsAnewEachTime();

private:
    QList<models::ExportFields> rowsOf(const ExportSource &source);
    QList<qint64> idsOf(const CounterWish &wish);

    store::ReferenceData m_reference;
    std::unique_ptr<store::Connection> m_connection;
};

void CounterExportTest::initTestCase()
{
    const store::Address address = PrivateStore::instance().demoStore();
    test::RawSession root(address);
    QVERIFY(root.run(
        u"INSERT INTO organizations (id, organization_code, organization_name) "
        "SELECT 1000 + seq, CONCAT('อค.', seq), CONCAT('องค์กร ', seq) FROM seq_1_to_%1"_s.arg(many)));
    QVERIFY(root.run(
        u"INSERT INTO document_number_counters (project_id, originator_organization_id, "
        "recipient_organization_id, correspondence_type_id, current_year, last_number, updated_at) "
        "SELECT 2, 22, 1000 + seq, 6, 2026, seq MOD 7, UTC_TIMESTAMP(6) FROM seq_1_to_%1"_s.arg(many)));
    m_connection = PrivateStore::instance().connect(PrivateStore::asPerson(address, u"auditor.demo"_s));
    m_reference = *store::loadReferenceData(PrivateStore::asPerson(address, u"auditor.demo"_s));
}

QList<models::ExportFields> CounterExportTest::rowsOf(const ExportSource &source)
{
    QList<models::ExportFields> rows;
    QString after;
    do {
        const auto page = source.read(*m_connection, after);
        if (!page)
            qFatal("%s", qPrintable(page.error().detail));
        rows += page->rows;
        after = page->next;
    } while (!after.isEmpty());
    return rows;
}

QList<qint64> CounterExportTest::idsOf(const CounterWish &wish)
{
    QList<qint64> ids;
    for (const models::ExportFields &row : rowsOf(models::counterExport(wish, m_reference)))
        ids.append(row.constFirst().second.toInteger());
    return ids;
}

void CounterExportTest::givesEveryCounterOnce_data()
{
    QTest::addColumn<CounterWish>("wish");
    QTest::newRow("all") << CounterWish{};
    QTest::newRow("of a year") << CounterWish{.filter = {.year = 2026}};
    QTest::newRow("in an order of the store") << CounterWish{
        .order = store::CounterOrder{.by = store::CounterSort::LastNumber, .isDescending = true}};
    QTest::newRow("none") << CounterWish{.filter = {.year = 2099}};
}

void CounterExportTest::givesEveryCounterOnce()
{
    QFETCH(CounterWish, wish);
    CounterWish atOnce = wish;
    atOnce.limit = 1'000'000;
    const auto page = models::readCounterPage(*m_connection, atOnce, m_reference);
    QVERIFY(page);
    QList<qint64> expected;
    for (const models::CounterRow &row : page->rows)
        expected.append(row.counter.id);
    QCOMPARE(idsOf(wish), expected);
}

void CounterExportTest::tellsWhatIsKnownOfACounter()
{
    const CounterWish letters{.filter = {.projectId = test::letterKey.projectId,
                                         .typeId = test::letterKey.correspondenceTypeId,
                                         .year = test::letterKey.period.year}};
    CounterWish whole = letters;
    whole.limit = 1'000'000;
    const auto shown = models::readCounterPage(*m_connection, whole, m_reference)->rows;
    const auto row = std::ranges::find_if(
        shown, [](const models::CounterRow &one) { return one.counter.key == test::letterKey; });
    QVERIFY(row != shown.end());
    const auto rows = rowsOf(models::counterExport(letters, m_reference));
    const QJsonObject told = models::objectOf(rows.at(row - shown.begin()));
    QCOMPARE(told[u"project"_s].toString(), row->project);
    QCOMPARE(told[u"originator"_s].toString(), row->sender);
    QCOMPARE(told[u"recipient"_s].toString(), row->recipient);
    QCOMPARE(told[u"lastNumber"_s].toInteger(), row->counter.lastNumber);
    QCOMPARE(told[u"nextNumber"_s].toString(), row->next.text());
    QVERIFY(!row->next.text().isEmpty());
    QVERIFY(told[u"whyNoNext"_s].isNull() && told[u"openRequest"_s].isNull() && told[u"subType"_s].isNull());
    QCOMPARE(told[u"year"_s].toInt(), test::letterKey.period.year);
}

void CounterExportTest::readsAsTheListDoes()
{
    CounterModel shown;
    shown.setCalendar(numbering::Calendar::Buddhist);
    const CounterWish wish{.filter = {.year = 2026}};
    CounterWish first = wish;
    first.limit = 10;
    shown.appendPage(models::readCounterPage(*m_connection, first, m_reference)->rows, false);
    const QList<int> columns{CounterModel::Sender, CounterModel::Period, CounterModel::NextNumber};
    const auto source = models::counterReportRows(shown, wish, m_reference, columns);
    QCOMPARE(source.names.size(), columns.size());
    const auto rows = rowsOf(source);
    QCOMPARE(rows.size(), idsOf(wish).size());
    for (int row = 0; row < shown.rowCount(); ++row)
        for (qsizetype at = 0; at < columns.size(); ++at)
            QCOMPARE(rows[row][at].second.toString(), shown.index(row, columns[at]).data().toString());
}

void CounterExportTest::beginsAnewEachTime()
{
    const CounterWish wish{.order = store::CounterOrder{.by = store::CounterSort::Updated}};
    const ExportSource source = models::counterExport(wish, m_reference);
    QVERIFY(source.read(*m_connection, {}));
    QCOMPARE(rowsOf(source).size(), idsOf(wish).size());
}

QTEST_GUILESS_MAIN(CounterExportTest)
#include "counter_export_test.moc"
