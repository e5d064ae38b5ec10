#include "core/demo/demo_data.h"
#include "core/demo/demo_pool.h"
#include "core/numbering/validate.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/counters/running_out.h"
#include "core/store/metrics/metrics_spans.h"
#include "core/store/people/accounts.h"
#include "core/store/people/people.h"
#include "core/store/pools/pool_gateway.h"
#include "core/store/reference/reference_data.h"
#include "core/store/requests/request_gateway.h"
#include "core/store/schema/schema.h"
#include "core/store/session/denial.h"
#include "core/store/templates/template_gateway.h"
#include "tests/store/raw_session.h"
#include "tests/support/demo_year.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace lekthi;

class DemoDataTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_address = test::PrivateStore::instance().demoStore();
        m_connection = test::PrivateStore::instance().connect(m_address);
        m_raw = std::make_unique<test::RawSession>(m_address);
    }

    void cleanupTestCase()
    {
        m_raw.reset();
        m_connection.reset();
    }

    /// 3.11.14.4
    void hasIdsOfRequirements()
    {
        const auto data = store::loadReferenceData(*m_connection);
        QVERIFY(data);
        QCOMPARE(data->project(2)->code, u"LCBP3-C2"_s);
        QCOMPARE(store::itemById(data->organizations, 22)->code, u"คคง."_s);
        QCOMPARE(store::itemById(data->organizations, 10)->code, u"สคฉ.3"_s);
        QCOMPARE(store::itemById(data->organizations, 42)->code, u"ผรม.2"_s);
        QCOMPARE(store::itemById(data->types, 6)->code, u"LETTER"_s);
        QCOMPARE(store::itemById(data->types, 1)->code, u"RFA"_s);
        QCOMPARE(store::itemById(data->rfaTypes, 18)->code, u"RPT"_s);
        QCOMPARE(store::itemById(data->disciplines, 5)->code, u"TER"_s);
        for (const int subType : {11, 12, 13, 14, 21})
            QCOMPARE(store::itemById(data->subTypes, subType)->code, QString::number(subType));
        QVERIFY(!data->project(u"LCBP3")->active);
    }

    void everyNameHasBothLanguages()
    {
        const auto data = store::loadReferenceData(*m_connection);
        for (const auto &items :
             {data->organizations, data->types, data->subTypes, data->rfaTypes, data->disciplines}) {
            for (const store::CodedItem &item : items)
                QVERIFY2(!item.nameThai.isEmpty() && !item.nameEnglish.isEmpty(), qPrintable(item.code));
        }
    }

    void counterEqualsHighestLedgerRow()
    {
        QCOMPARE(m_raw->value(u"SELECT COUNT(*) FROM document_number_counters"_s).toInt(), 11);
        QCOMPARE(m_raw->column(
                     u"SELECT counters.id FROM document_number_counters AS counters LEFT JOIN "
                     u"document_number_audit AS "
                     "audit ON audit.counter_id = counters.id GROUP BY counters.id, counters.last_number "
                     "HAVING NOT (MAX(audit.sequence_number) <=> counters.last_number "
                     "AND COUNT(audit.id) = counters.last_number)"_s),
                 QStringList());
    }

    void drawsLettersAsFarAsPictured()
    {
        const numbering::CounterKey key{2, 22, 10, 6, 0, 0, 0, {test::demoYear(), 0}};
        QCOMPARE((*store::findCounter(*m_connection, key))->lastNumber, 117);
        QCOMPARE(
            m_raw->column(u"SELECT generated_number FROM document_number_audit AS audit JOIN "
                          u"document_number_counters AS "
                          "counters ON counters.id = audit.counter_id WHERE correspondence_type_id = 6 AND "
                          "project_id = 2 "
                          "AND originator_organization_id = 22 AND sequence_number IN (1, 117) ORDER BY 1"_s),
            QStringList(
                {test::inDemoYear(u"คคง.-สคฉ.3-0001-2569"_s), test::inDemoYear(u"คคง.-สคฉ.3-0117-2569"_s)}));
    }

    void drawsTransmittalsAndRfas()
    {
        const QStringList numbers = m_raw->column(u"SELECT generated_number FROM document_number_audit"_s);
        QVERIFY(numbers.contains(test::inDemoYear(u"คคง.-สคฉ.3-21-0116-2569"_s)));
        QVERIFY(numbers.contains(u"LCBP3-C2-RFA-GEO-RPT-0008-A"_s));
    }

    /// What a newcomer draws first is what the requirements show.
    void leavesExamplesOfRequirementsFree()
    {
        for (const QString &number : {u"คคง.-สคฉ.3-0001-2568"_s, u"LCBP3-C2-RFA-TER-RPT-0001-A"_s}) {
            QCOMPARE(
                m_raw->value(u"SELECT COUNT(*) FROM document_number_taken WHERE number = '%1'"_s.arg(number))
                    .toInt(),
                0);
        }
    }

    void everyNumberIsTaken()
    {
        QCOMPARE(
            m_raw
                ->value(u"SELECT COUNT(*) FROM document_number_audit AS audit LEFT JOIN "
                        u"document_number_taken AS taken "
                        "ON taken.request_id = audit.request_id AND taken.number = audit.generated_number "
                        "WHERE taken.number IS NULL"_s)
                .toInt(),
            0);
    }

    void ledgerRisesWithTime()
    {
        const QStringList instants =
            m_raw->column(u"SELECT created_at FROM document_number_audit ORDER BY id"_s);
        QVERIFY(std::is_sorted(instants.cbegin(), instants.cend()));
    }

    void everyTemplateIsValid()
    {
        const auto data = store::loadReferenceData(*m_connection);
        const auto templates = store::listTemplates(*m_connection);
        QCOMPARE(templates->size(), 8);
        for (const store::NumberTemplate &item : *templates) {
            const QString type = item.typeId ? store::itemById(data->types, *item.typeId)->code : QString();
            const auto problems = numbering::validateTemplate(
                item.text, {.typeCode = type, .longestCodes = store::longestCodes(*data, item.projectId)});
            QVERIFY2(problems.isEmpty(), qPrintable(item.text));
            QCOMPARE(store::templateHistory(*m_connection, item.configId)->size(), 1);
        }
    }

    void hasSomebodyOfEachRole()
    {
        const auto admin = store::findPerson(*m_connection, u"pa.demo"_s);
        QVERIFY(admin);
        QVERIFY(admin->mayEditTemplatesOf(2));
        QVERIFY(!admin->mayEditTemplatesOf(1));
        QCOMPARE(store::findPerson(*m_connection, u"sa.one"_s)->role, store::Role::SuperAdmin);
        QCOMPARE(store::findPerson(*m_connection, u"sa.two"_s)->role, store::Role::SuperAdmin);
        QCOMPARE(store::findPerson(*m_connection, u"auditor.demo"_s)->role, store::Role::Auditor);
        QCOMPARE(store::findPerson(*m_connection, u"allocator.demo"_s)->role, store::Role::Allocator);
        QCOMPARE(store::listPeople(*m_connection)->size(), 5);
        QCOMPARE(store::findPerson(*m_connection, u"PA.DEMO"_s).error().kind, store::ErrorKind::NotFound);
    }

    void sandboxHoldsTheSame()
    {
        test::RawSession twin(m_address.sandbox());
        for (const QString &table :
             {u"projects"_s, u"document_number_configs"_s, u"document_number_audit"_s, u"users"_s}) {
            const QString count = u"SELECT COUNT(*) FROM "_s + table;
            QCOMPARE(twin.value(count), m_raw->value(count));
        }
    }

    void secondLoadChangesNothing()
    {
        const QString checksum =
            u"CHECKSUM TABLE document_number_audit, document_number_counters, projects"_s;
        const QStringList before = m_raw->column(checksum);
        QVERIFY(store::loadDemoData(*m_connection));
        QCOMPARE(m_raw->column(checksum), before);
        QCOMPARE(m_raw->value(u"SELECT COUNT(*) FROM projects"_s).toInt(), 3);
    }

    void showsNewcomersWhatRunningOutIs()
    {
        const store::Address address = test::PrivateStore::instance().emptyDatabase();
        QVERIFY(store::createStore(address));
        const auto connection = test::PrivateStore::instance().connect(address);
        QVERIFY(store::loadDemoData(*connection, store::DemoExtent::Newcomers));
        const auto inUse = store::templateInUse(*connection, 2, 9);
        QVERIFY(inUse);
        const auto levelOf = [&](int sender, int recipient) {
            const auto counter =
                store::findCounter(*connection, {2, sender, recipient, 9, 0, 0, 0, {test::demoYear(), 0}});
            return store::outlookOf(**counter, *inUse, {}, QDate(test::demoYear(), 11, 22))->level;
        };
        QCOMPARE(levelOf(22, 10), numbering::FillLevel::NinetyFive);
        QCOMPARE(levelOf(42, 22), numbering::FillLevel::Past);
        showsNewcomersADay(*connection);
        showsNewcomersAPool(*connection);
    }

    void saysWhatToDoWhereTheServerRefusesThePassword()
    {
        QVERIFY(m_raw->run(u"INSTALL SONAME 'simple_password_check'"_s));
        QVERIFY(m_raw->run(u"DROP USER `auditor.demo`@localhost"_s));
        const store::Address address = test::PrivateStore::instance().emptyDatabase();
        QVERIFY(store::createStore(address));
        const auto connection = test::PrivateStore::instance().connect(address);
        const auto loaded = store::loadDemoData(*connection);
        const auto added =
            store::addAccount(*connection, {{u"auditor.demo"_s}, store::Role::Auditor, {}, {}, {}},
                              u"Good enough for 1 rule"_s);
        const auto again = store::loadDemoData(*connection);
        const QString tables = u"SELECT COUNT(*) FROM document_number_audit"_s;
        const QVariant rows = test::RawSession(address).value(tables);
        const QVariant rowsOfTwin = test::RawSession(address.sandbox()).value(tables);
        QVERIFY(m_raw->run(u"DROP USER `auditor.demo`@localhost"_s));
        QVERIFY(m_raw->run(u"UNINSTALL SONAME 'simple_password_check'"_s));
        QVERIFY(store::ensureDemoAccounts(*m_connection));
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().serverCode, store::denial::demoPasswordRefused);
        QVERIFY(store::describe(loaded.error()).contains("lekthictl user add auditor.demo"_L1));
        QVERIFY(rows.toInt() > 0 && rows == rowsOfTwin);
        QVERIFY2(added, added ? "" : qPrintable(added.error().detail));
        QVERIFY(again);
    }

private:
    /// Hot counters of the last day, other ones by wait than by numbers.
    void showsNewcomersADay(store::Connection &connection)
    {
        const QDateTime now = connection.serverNow();
        const auto hot = store::hotCounters(connection, {now.addDays(-1), now});
        QVERIFY(hot);
        // On the first day of a year the numbers of the year so far are among them.
        QVERIFY(hot->counters.size() >= 20);
        const auto numbers = [](const store::HotCounter &counter) { return counter.numbers; };
        const auto wait = [](const store::HotCounter &counter) { return counter.lockWait; };
        QVERIFY(std::ranges::max_element(hot->counters, {}, numbers) !=
                std::ranges::max_element(hot->counters, {}, wait));
        showsNewcomersARush(connection, now);
    }

    /// As people make one: asked for, agreed to by another one, filled, and some ids issued.
    void showsNewcomersAPool(store::Connection &connection)
    {
        const auto pools = store::listPools(connection);
        QCOMPARE(pools->size(), 1);
        const store::Pool &pool = pools->constFirst();
        QCOMPARE(pool.name, QString(store::demoPoolName));
        QCOMPARE(pool.generated, pool.minimum);
        QCOMPARE(pool.issued, 24);
        QVERIFY(pool.isLow());
        QVERIFY(pool.capacityIsExact);
        QCOMPARE(pool.services, QStringList{u"allocator.demo"_s});
        const auto request = store::findRequest(connection, pool.createdRequestId);
        QCOMPARE(request->kind, QString(store::requestkind::pool));
        QCOMPARE(request->state, store::RequestState::Executed);
        test::RawSession raw(connection.address());
        QCOMPARE(raw.column(u"SELECT CONCAT_WS(' ', login, COUNT(*)) FROM pool_ledger GROUP BY login"_s),
                 QStringList{u"allocator.demo 24"_s});
        // Once: a second start of the program adds nothing.
        QVERIFY(store::loadDemoData(connection, store::DemoExtent::Newcomers));
        QCOMPARE(store::listPools(connection)->constFirst().issued, 24);
    }

    /// As many numbers and as long waits in the ledger as in the metrics, as far as chance lets them.
    void showsNewcomersARush(store::Connection &connection, const QDateTime &now)
    {
        const store::MinuteRange rush{now.addSecs(-60 * store::demoRushMinutes), now};
        metrics::Tally drawn;
        const auto spans = store::listSpans(connection, metrics::Grain::Minute, rush);
        for (const metrics::Span &span : spans.value())
            drawn.add(span.tally);
        qint64 numbers = 0;
        std::chrono::milliseconds wait{0};
        const auto hot = store::hotCounters(connection, rush);
        for (const store::HotCounter &counter : hot->counters) {
            numbers += counter.numbers;
            wait += counter.lockWait;
            QVERIFY(counter.longestWait.count() <= store::demoRushLongestWaitMs);
        }
        QVERIFY(numbers > drawn.numbers / 2 && numbers < drawn.numbers * 2);
        const double mean = double(wait.count()) / double(numbers);
        const double told = double(drawn.lockWait.mean()->count()) / 1'000;
        QVERIFY2(std::abs(mean - told) < told / 5, qPrintable(u"%1 for %2"_s.arg(mean).arg(told)));
    }

    store::Address m_address;
    std::unique_ptr<store::Connection> m_connection;
    std::unique_ptr<test::RawSession> m_raw;
};

QTEST_GUILESS_MAIN(DemoDataTest)
#include "demo_data_test.moc"
