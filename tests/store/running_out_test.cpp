#include "core/store/counters/running_out.h"

#include "core/store/ledger/drawing_gateway.h"
#include "core/store/session/connection.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace lekthi;
using numbering::CounterKey;
using numbering::Ending;
using numbering::Period;
using numbering::PeriodKind;

namespace {

constexpr int memo = 7; // a type that no demo number is drawn of

CounterKey memoKey(Period period, int recipient = 10)
{
    return {2, 22, recipient, memo, 0, 0, 0, period};
}

QDate today()
{
    return numbering::documentDate(QDateTime::currentDateTimeUtc());
}

store::NumberTemplate endless(const QString &text)
{
    store::NumberTemplate used;
    used.projectId = 2;
    used.typeId = memo;
    used.text = text;
    used.settings.period = PeriodKind::Never;
    return used;
}

qint64 sumOf(const QList<qint64> &weeks)
{
    return std::accumulate(weeks.cbegin(), weeks.cend(), qint64(0));
}

} // namespace

/// What the ledger and the counters of a real store tell of the pace and the volume.
class StoreRunningOutTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_address = test::PrivateStore::instance().demoStore();
        m_raw = std::make_unique<test::RawSession>(m_address);
        m_raw->dropGuards();
        m_connection = store::Connection::open(m_address).value_or(nullptr);
        QVERIFY(m_connection);
    }

    void cleanupTestCase()
    {
        m_connection.reset();
        m_raw.reset();
    }

    void cleanup()
    {
        m_raw->run(u"DELETE FROM document_number_audit WHERE counter_id IN (SELECT id FROM "
                   "document_number_counters WHERE correspondence_type_id = %1)"_s.arg(memo));
        m_raw->run(u"DELETE FROM document_number_counters WHERE correspondence_type_id = %1"_s.arg(memo));
    }

    void countsNumbersByWeek()
    {
        give(memoKey({}), 3, 1);
        give(memoKey({}), 5, 8);
        give(memoKey({}), 2, 89);
        give(memoKey({}), 7, 91); // too long ago
        give(memoKey({}), 4, 1, u"REVISED"_s);
        const QList<qint64> weeks = draws().value(memoKey({}));
        QCOMPARE(weeks.size(), numbering::paceBlocks);
        QCOMPARE(weeks[0], 3);
        QCOMPARE(weeks[1], 5);
        QCOMPARE(weeks[12], 2);
        QCOMPARE(sumOf(weeks), 10);
    }

    void takesPeriodsOfOneKeyTogether()
    {
        give(memoKey({2025, 0}), 3, 20);
        give(memoKey({2026, 0}), 4, 2);
        give(memoKey({2026, 0}, 42), 1, 2);
        QCOMPARE(sumOf(draws().value(memoKey({}))), 7);
        QCOMPARE(sumOf(draws().value(memoKey({}, 42))), 1);
    }

    void readsTheSameOfChosenCounters()
    {
        give(memoKey({2025, 0}), 3, 20);
        give(memoKey({2026, 0}), 4, 2);
        give(memoKey({2026, 0}, 42), 1, 2);
        const auto counters = store::allCounters(*m_connection, {});
        QVERIFY(counters);
        QVERIFY(store::recentDrawsOf(*m_connection, *counters)->size() > 5);
        const auto one = store::findCounter(*m_connection, memoKey({2026, 0}));
        const auto draws = store::recentDrawsOf(*m_connection, {**one});
        QCOMPARE(draws->size(), 1);
        QCOMPARE(sumOf(draws->value(memoKey({}))), 7);
    }

    /// Whatever runs out is among those that the store finds near their end.
    void findsWhatIsNearItsEnd()
    {
        give(memoKey({today().year(), 0}), 3, 1);
        QVERIFY(m_raw->run(
            u"UPDATE document_number_counters SET last_number = 9800 WHERE correspondence_type_id = %1"_s.arg(
                memo)));
        const auto near = store::countersNearTheEnd(*m_connection, {});
        const auto counters = store::allCounters(*m_connection, {});
        const auto templates = store::listTemplates(*m_connection);
        QVERIFY(near && counters && templates);
        const auto all = store::recentDrawsOf(*m_connection, *counters);
        QVERIFY(all);
        QVERIFY(near->size() < counters->size());
        QSet<qint64> ids;
        for (const store::Counter &counter : *near)
            ids.insert(counter.id);
        int ending = 0;
        for (const store::Counter &counter : *counters) {
            const auto inUse =
                store::templateInUse(*m_connection, counter.key.projectId, counter.key.correspondenceTypeId);
            const auto outlook = store::outlookOf(counter, *inUse, *all, today());
            if (!outlook || !numbering::isRunningOut(*outlook, today()))
                continue;
            ++ending;
            QVERIFY(ids.contains(counter.id));
        }
        QVERIFY(ending > 0);
    }

    /// Also while the server still takes the ledger for as short as it was before a busy day.
    void readsNothingOfCountersAtRest()
    {
        constexpr int numbers = 2000;
        QVERIFY(m_raw->run(u"ALTER TABLE document_number_audit STATS_AUTO_RECALC = 0"_s));
        QVERIFY(m_raw->run(u"ANALYZE TABLE document_number_audit"_s));
        for (int year = 2020; year < 2028; ++year)
            give(memoKey({year, 0}), numbers, 200);
        QVERIFY(m_raw->run(
            u"UPDATE document_number_counters SET updated_at = UTC_TIMESTAMP(6) - INTERVAL 200 DAY "
            "WHERE correspondence_type_id = %1"_s.arg(memo)));
        give(memoKey({2028, 0}), numbers, 1);
        const auto rowsRead = [this] {
            const auto rows = m_connection->readText(u"SHOW SESSION STATUS LIKE 'Handler_read_next'"_s);
            return rows.value().first().integer("Value"_L1);
        };
        const int before = rowsRead();
        QCOMPARE(sumOf(draws().value(memoKey({}))), numbers);
        QVERIFY2(rowsRead() - before < 2 * numbers, qPrintable(QString::number(rowsRead() - before)));
        QVERIFY(m_raw->run(u"ALTER TABLE document_number_audit STATS_AUTO_RECALC = DEFAULT"_s));
    }

    void forecastsFromLedger()
    {
        for (int day = 1; day < 90; day += 2)
            give(memoKey({}), 20, day);
        const auto outlook = outlookIn(u"{SEQ:4}"_s);
        QCOMPARE(outlook.drawn, 900);
        QCOMPARE(outlook.remaining, 9999 - 900);
        QCOMPARE(outlook.ending, Ending::RunsOut);
        QVERIFY(qAbs(today().daysTo(*outlook.likely) - 910) < 15);
        QCOMPARE(outlookIn(u"{SEQ:2}"_s).ending, Ending::Past);
        QVERIFY(!store::outlookOf({}, endless(u"{SEQ"_s), {}, today()));
    }

    void judgesYoungCounterByItsOwnTime()
    {
        for (int day = 1; day < 28; ++day)
            give(memoKey({}), 10, day);
        const auto outlook = outlookIn(u"{SEQ:4}"_s);
        QCOMPARE(outlook.days, 28);
        QCOMPARE(outlook.drawn, 270);
    }

    void knowsVolumeOfLastYear()
    {
        const int lastYear = today().year() - 1;
        give(memoKey({lastYear, 0}), 0, 1, {}, 700);
        give(memoKey({lastYear, 0}, 42), 0, 1, {}, 1240);
        const auto needed = neededOf(memo);
        QCOMPARE(needed.value(PeriodKind::Yearly), 1240);
        QCOMPARE(needed.value(PeriodKind::Never), 1240);
        QVERIFY(!needed.contains(PeriodKind::Monthly));
        QVERIFY(!needed.contains(PeriodKind::Daily));
    }

    void knowsVolumeOfMonthsAndDays()
    {
        const int lastYear = today().year() - 1;
        give(memoKey({lastYear, 3}), 0, 1, {}, 80);
        give(memoKey({lastYear, 4}), 0, 1, {}, 95);
        QCOMPARE(neededOf(memo).value(PeriodKind::Monthly), 95);
        QCOMPARE(neededOf(memo).value(PeriodKind::Yearly), 175);
        give(memoKey({lastYear, 1231}, 42), 0, 1, {}, 12);
        QCOMPARE(neededOf(memo).value(PeriodKind::Daily), 12);
    }

    void addsLastYearToCounterThatNeverStartsAgain()
    {
        give(memoKey({}), 30, 300);
        give(memoKey({}), 10, 10);
        give(memoKey({}), 5, 400);
        m_raw->run(
            u"UPDATE document_number_counters SET last_number = 900 WHERE correspondence_type_id = %1"_s.arg(
                memo));
        QCOMPARE(neededOf(memo).value(PeriodKind::Never), 940);
        QCOMPARE(neededOf(memo).value(PeriodKind::Yearly), 40);
    }

    void defaultTemplateNeedsWhatItsTypesNeed()
    {
        give(memoKey({today().year() - 1, 0}), 0, 1, {}, 800);
        const auto ofDefault = [this](const QList<store::NumberTemplate> &templates) {
            return store::neededNumbers(*m_connection, 2, std::nullopt, templates, today())
                ->value(PeriodKind::Yearly);
        };
        QCOMPARE(ofDefault({}), 800);
        QCOMPARE(ofDefault({endless(u"{SEQ:4}"_s)}), 0);
    }

private:
    /// Rows of this age in the ledger, and the counter raised to them or to this number.
    void give(const CounterKey &key, int numbers, int daysAgo, const QString &event = {}, int lastNumber = 0)
    {
        QVERIFY(store::ensureCounter(*m_connection, key));
        const qint64 id = (*store::findCounter(*m_connection, key))->id;
        const QString name = event.isEmpty() ? u"ISSUED"_s : event;
        if (numbers > 0)
            QVERIFY2(
                m_raw->run(u"INSERT INTO document_number_audit (event, request_id, counter_id, "
                           "sequence_number, generated_number, counter_key, template_used, "
                           "template_version, user_id, created_at) SELECT '%1', UUID(), %2, "
                           "last_number + seq, CONCAT('M', seq), '{}', 'x', 1, 5, UTC_TIMESTAMP(6) - "
                           "INTERVAL %3 DAY + INTERVAL 1 HOUR FROM document_number_counters, seq_1_to_%4 "
                           "WHERE id = %2"_s.arg(name)
                               .arg(id)
                               .arg(daysAgo)
                               .arg(numbers)),
                qPrintable(m_raw->lastError()));
        QVERIFY(
            m_raw->run(u"UPDATE document_number_counters SET last_number = last_number + %1 WHERE id = %2"_s
                           .arg(lastNumber + (event.isEmpty() ? numbers : 0))
                           .arg(id)));
    }

    store::RecentDraws draws()
    {
        return store::allCounters(*m_connection, {})
            .and_then([&](const QList<store::Counter> &counters) {
                return store::recentDrawsOf(*m_connection, counters);
            })
            .value_or(store::RecentDraws());
    }

    numbering::Outlook outlookIn(const QString &text)
    {
        const auto counter = store::findCounter(*m_connection, memoKey({}));
        return *store::outlookOf(**counter, endless(text), draws(), today());
    }

    store::NeededNumbers neededOf(int typeId)
    {
        return store::neededNumbers(*m_connection, 2, typeId, {}, today()).value_or(store::NeededNumbers());
    }

    store::Address m_address;
    std::unique_ptr<store::Connection> m_connection;
    std::unique_ptr<test::RawSession> m_raw;
};

QTEST_GUILESS_MAIN(StoreRunningOutTest)
#include "running_out_test.moc"
