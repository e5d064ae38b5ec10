#include "tests/allocation/numbering_store.h"

#include "core/allocation/sandbox/test_bench.h"

#include <QSet>
#include <QTest>

#include <thread>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::BenchPlan;
using allocation::ValidationFault;

class TestBenchTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { NumberingStore::renew(m_store); }

    void drawsFromTheSandboxOnly();
    void drawsWithTheTemplateInUse();
    void stopsWhenCancelled();
    void tellsProgress();
    void tellsWhichDrawsFailed();
    void drawsForWhatWasAddedToTheStore();
    void followsChangesOfTheStore_data();
    void followsChangesOfTheStore();
    void drawsForEveryRole_data();
    void drawsForEveryRole();
    void saysWhenTheQuotaIsUsedUp();
    void refusesProjectsClosedInTheStore();
    void drawsInAProjectThatWasOpened();
    void letsOrganizationsLeaveProjects();
    void drawsInAStoreWithoutDemoData();
    void leavesSandboxNumbersAlone();
    void writesNothingToTheStore();
    void runsBesideAnotherBench();
    void refusesWrongPlans_data();
    void refusesWrongPlans();

private:
    QStringList draw(const allocation::Request &request, int count = 1);
    QStringList sandboxColumn(const QString &sql);

    std::unique_ptr<NumberingStore> m_store;
    std::atomic_bool m_cancelled = false;
};

namespace {

const QList<QLatin1StringView> referenceTables{
    "projects"_L1,
    "organizations"_L1,
    "project_organizations"_L1,
    "correspondence_types"_L1,
    "correspondence_sub_types"_L1,
    "rfa_types"_L1,
    "disciplines"_L1,
    "users"_L1,
};

allocation::Request transmittalRequest(int subTypeId)
{
    allocation::Request request = letterRequest();
    request.correspondenceTypeId = demo::transmittal;
    request.subTypeId = subTypeId;
    return request;
}

allocation::Request letterFrom(int organizationId)
{
    allocation::Request request = letterRequest();
    request.originatorOrganizationId = organizationId;
    return request;
}

allocation::Request rfaOf(int rfaTypeId, int disciplineId)
{
    allocation::Request request = rfaRequest();
    request.rfaTypeId = rfaTypeId;
    request.disciplineId = disciplineId;
    return request;
}

/// A project of two organizations with a type of its own, all unknown to the sandbox.
void addProject(NumberingStore &store)
{
    store.alter(u"INSERT INTO projects VALUES (70, 'ใหม่-1', 'โครงการใหม่', 'New project', TRUE)"_s);
    store.alter(u"INSERT INTO organizations VALUES (71, 'ผู้ส่ง', 'ผู้ส่ง', 'Sender', TRUE), "
                "(72, 'ผู้รับ', 'ผู้รับ', 'Recipient', TRUE)"_s);
    store.alter(u"INSERT INTO project_organizations VALUES (70, 71), (70, 72)"_s);
    store.alter(u"INSERT INTO correspondence_types VALUES (73, 'CLAIM', 'ข้อเรียกร้อง', 'Claim')"_s);
    store.alter(
        u"INSERT INTO document_number_configs (project_id, correspondence_type_id, template, changed_by, "
        "changed_at, change_reason) VALUES (70, 73, "
        "'{PROJECT}/{ORIGINATOR}/{RECIPIENT}/{CORR_TYPE}/{SEQ:2}', "
        "1, UTC_TIMESTAMP(), 'for a test')"_s);
}

allocation::Request addedRequest()
{
    allocation::Request request = letterRequest();
    request.projectId = 70;
    request.originatorOrganizationId = 71;
    request.recipientOrganizationIds = {72};
    request.correspondenceTypeId = 73;
    return request;
}

} // namespace

QStringList TestBenchTest::draw(const allocation::Request &request, int count)
{
    const BenchPlan plan{.request = request, .count = count, .callers = 1};
    const auto report = allocation::runBench(m_store->address(), plan, m_cancelled);
    if (!report)
        return {allocation::describe(report.error()), report.error().cause.detail};
    QStringList drawn = report->numbers;
    for (const allocation::Failure &failure : report->failures)
        drawn << allocation::describe(failure);
    return drawn;
}

QStringList TestBenchTest::sandboxColumn(const QString &sql)
{
    return NumberingStore(m_store->address().sandbox()).column(sql);
}

void TestBenchTest::drawsFromTheSandboxOnly()
{
    allocation::Allocator real(m_store->address());
    QVERIFY(real.allocate(letterRequest()));
    const BenchPlan plan{.request = letterRequest(), .count = 200, .callers = 20};
    const auto report = allocation::runBench(m_store->address(), plan, m_cancelled);
    QVERIFY2(report, report ? "" : qPrintable(allocation::describe(report.error())));
    QCOMPARE(report->numbers.size(), 200);
    QCOMPARE(report->numbers.first(), u"คคง.-สคฉ.3-0001-2568"_s);
    QCOMPARE(report->numbers.last(), u"คคง.-สคฉ.3-0200-2568"_s);
    QVERIFY(report->distinct);
    QVERIFY(report->gapFree);
    QVERIFY(!report->cancelled);
    QVERIFY(report->failures.isEmpty());
    QCOMPARE(report->counterBefore.lastNumber, 1);
    QCOMPARE(report->counterAfter, report->counterBefore);
    QVERIFY(report->perSecond > 0);
    QVERIFY(report->p50Ms > 0 && report->p50Ms <= report->p95Ms);
    QVERIFY(report->p95Ms <= report->p99Ms && report->p99Ms <= report->maxMs);
    QCOMPARE(m_store->ledgerRows(), 1);
}

void TestBenchTest::drawsWithTheTemplateInUse()
{
    m_store->useTemplate(demo::letter, u"T-{SEQ:2}"_s, {.overflow = numbering::OverflowPolicy::Refuse});
    const BenchPlan plan{.request = letterRequest(), .count = 2, .callers = 1};
    QCOMPARE(allocation::runBench(m_store->address(), plan, m_cancelled)->numbers,
             QStringList({u"T-01"_s, u"T-02"_s}));
    m_store->useTemplate(demo::letter, u"U-{SEQ:3}"_s);
    QCOMPARE(allocation::runBench(m_store->address(), plan, m_cancelled)->numbers,
             QStringList({u"U-003"_s, u"U-004"_s}));
}

void TestBenchTest::stopsWhenCancelled()
{
    std::atomic_bool cancelled = false;
    const BenchPlan plan{.request = letterRequest(), .count = allocation::maximumBenchCount, .callers = 4};
    const auto report = allocation::runBench(m_store->address(), plan, cancelled,
                                             [&](int drawn, int) { cancelled = drawn > 0; });
    QVERIFY(report);
    QVERIFY(report->cancelled);
    QVERIFY(!report->numbers.isEmpty() && report->numbers.size() < plan.count);
    QVERIFY(report->gapFree);
}

void TestBenchTest::tellsProgress()
{
    QList<int> told;
    const BenchPlan plan{.request = letterRequest(), .count = 30, .callers = 3};
    const auto report =
        allocation::runBench(m_store->address(), plan, m_cancelled, [&](int drawn, int wanted) {
            QCOMPARE(wanted, 30);
            told << drawn;
        });
    QVERIFY(report);
    QVERIFY(std::is_sorted(told.begin(), told.end()));
    QCOMPARE(told.last(), 30);
}

void TestBenchTest::tellsWhichDrawsFailed()
{
    m_store->useTemplate(demo::letter, u"T-{SEQ:1}"_s, {.overflow = numbering::OverflowPolicy::Refuse});
    const BenchPlan plan{.request = letterRequest(), .count = 12, .callers = 3};
    const auto report = allocation::runBench(m_store->address(), plan, m_cancelled);
    QVERIFY(report);
    QCOMPARE(report->numbers.size(), 9);
    QCOMPARE(report->failures.size(), 3);
    QCOMPARE(report->failures.first().code, allocation::FailureCode::SequenceExhausted);
}

void TestBenchTest::drawsForWhatWasAddedToTheStore()
{
    addProject(*m_store);
    QCOMPARE(draw(addedRequest(), 2),
             QStringList({u"ใหม่-1/ผู้ส่ง/ผู้รับ/CLAIM/01"_s, u"ใหม่-1/ผู้ส่ง/ผู้รับ/CLAIM/02"_s}));
    m_store->alter(u"INSERT INTO correspondence_sub_types VALUES (77, 3, '77', 'NEW', 'ใหม่', 'New')"_s);
    QCOMPARE(draw(transmittalRequest(77)), QStringList(u"คคง.-สคฉ.3-77-0001-2568"_s));
    m_store->alter(u"INSERT INTO rfa_types VALUES (78, 'NRT', 'ใหม่', 'New')"_s);
    m_store->alter(u"INSERT INTO disciplines VALUES (79, 'NDI', 'ใหม่', 'New')"_s);
    QCOMPARE(draw(rfaOf(78, 79)), QStringList(u"LCBP3-C2-RFA-NDI-NRT-0001-A"_s));
}

void TestBenchTest::followsChangesOfTheStore_data()
{
    QTest::addColumn<QStringList>("changes");
    QTest::addColumn<allocation::Request>("request");
    QTest::addColumn<QString>("number");
    const QString rename = u"UPDATE organizations SET organization_code = '%1' WHERE id = %2"_s;
    QTest::newRow("a code renamed") << QStringList(rename.arg(u"ทปษ."_s).arg(22)) << letterRequest()
                                    << u"ทปษ.-สคฉ.3-0001-2568"_s;
    QTest::newRow("case only") << QStringList(u"UPDATE projects SET project_code = 'Lcbp3-c2' WHERE id = 2"_s)
                               << rfaRequest() << u"Lcbp3-c2-RFA-TER-RPT-0001-A"_s;
    QTest::newRow("two codes swapped")
        << QStringList(
               {rename.arg(u"?"_s).arg(22), rename.arg(u"คคง."_s).arg(10), rename.arg(u"สคฉ.3"_s).arg(22)})
        << letterRequest() << u"สคฉ.3-คคง.-0001-2568"_s;
    QTest::newRow("a code passed on")
        << QStringList({rename.arg(u"เดิม"_s).arg(22),
                        u"INSERT INTO organizations VALUES (15, 'คคง.', 'ใหม่', '', TRUE)"_s,
                        u"INSERT INTO project_organizations VALUES (2, 15)"_s,
                        u"UPDATE organizations SET organization_code = 'สคฉ.3 เดิม' WHERE id = 10"_s})
        << letterFrom(15) << u"คคง.-สคฉ.3 เดิม-0001-2568"_s;
    QTest::newRow("a row made anew") << QStringList(
                                            {u"DELETE FROM disciplines WHERE id = 5"_s,
                                             u"INSERT INTO disciplines VALUES (6, 'ter', 'ใหม่', '')"_s})
                                     << rfaOf(demo::rfaReport, 6) << u"LCBP3-C2-RFA-ter-RPT-0001-A"_s;
    QTest::newRow("two sub types swapped")
        << QStringList({u"UPDATE correspondence_sub_types SET sub_type_number = '?' WHERE id = 11"_s,
                        u"UPDATE correspondence_sub_types SET sub_type_number = '11' WHERE id = 12"_s,
                        u"UPDATE correspondence_sub_types SET sub_type_number = '12' WHERE id = 11"_s})
        << transmittalRequest(11) << u"คคง.-สคฉ.3-12-0001-2568"_s;
}

void TestBenchTest::followsChangesOfTheStore()
{
    QFETCH(QStringList, changes);
    QFETCH(allocation::Request, request);
    QFETCH(QString, number);
    for (const QString &change : changes)
        m_store->alter(change);
    QCOMPARE(draw(request), QStringList(number));
    for (
        const QString &codes :
        {u"SELECT CONCAT(id, ' ', organization_code) FROM organizations ORDER BY id"_s,
         u"SELECT CONCAT(id, ' ', sub_type_number, ' ', sub_type_code) FROM correspondence_sub_types ORDER BY id"_s})
        QCOMPARE(sandboxColumn(codes), m_store->column(codes));
}

void TestBenchTest::drawsForEveryRole_data()
{
    QTest::addColumn<QString>("login");
    for (const char *login : {"auditor.demo", "pa.demo", "sa.one", "allocator.demo"})
        QTest::newRow(login) << QString::fromLatin1(login);
}

void TestBenchTest::drawsForEveryRole()
{
    QFETCH(QString, login);
    addProject(*m_store);
    m_store->alter(u"DELETE FROM project_organizations WHERE organization_id IN (41, 42)"_s);
    const BenchPlan plan{.request = addedRequest(), .count = 20, .callers = 4};
    const auto report =
        allocation::runBench(PrivateStore::asPerson(m_store->address(), login), plan, m_cancelled);
    QVERIFY2(report, report ? "" : qPrintable(report.error().cause.detail));
    QCOMPARE(report->numbers.size(), 20);
    QVERIFY(report->failures.isEmpty());
    QCOMPARE(sandboxColumn(u"SELECT COUNT(*) FROM document_number_errors"_s), QStringList(u"0"_s));
}

void TestBenchTest::saysWhenTheQuotaIsUsedUp()
{
    m_store->alter(u"UPDATE store_settings SET value = 100 WHERE name = 'sandbox_numbers_per_hour'"_s);
    const BenchPlan plan{.request = letterRequest(), .count = 200, .callers = 4};
    const auto auditor = PrivateStore::asPerson(m_store->address(), u"auditor.demo"_s);
    const auto report = allocation::runBench(auditor, plan, m_cancelled);
    QVERIFY2(report, report ? "" : qPrintable(report.error().cause.detail));
    QVERIFY(report->numbers.size() > 50 && report->numbers.size() <= 100);
    QVERIFY(report->gapFree);
    QCOMPARE(report->numbers.size() + report->failures.size(), 200);
    const allocation::Failure &failure = report->failures.constLast();
    QCOMPARE(failure.code, allocation::FailureCode::RateLimited);
    const int wait = failure.retryAfter().value_or(0);
    QVERIFY2(wait > 0 && wait <= 3600, qPrintable(QString::number(wait)));
    QVERIFY(allocation::describe(failure).contains(QString::number(wait)));
    // Others are not stopped by it.
    const auto other = PrivateStore::asPerson(m_store->address(), u"pa.demo"_s);
    QCOMPARE(allocation::runBench(other, {.request = letterRequest(), .count = 20, .callers = 2}, m_cancelled)
                 ->numbers.size(),
             20);
}

void TestBenchTest::refusesProjectsClosedInTheStore()
{
    QCOMPARE(draw(letterRequest()).size(), 1);
    m_store->alter(u"UPDATE projects SET is_active = FALSE WHERE id = 2"_s);
    const BenchPlan plan{.request = letterRequest(), .count = 1, .callers = 1};
    const auto report = allocation::runBench(m_store->address(), plan, m_cancelled);
    QVERIFY(!report);
    QCOMPARE(report.error().fault, ValidationFault::ProjectInactive);
}

void TestBenchTest::drawsInAProjectThatWasOpened()
{
    m_store->alter(u"UPDATE %1.projects SET is_active = FALSE WHERE id = 2"_s.arg(
        m_store->address().sandbox().database));
    QCOMPARE(draw(letterRequest()), QStringList(u"คคง.-สคฉ.3-0001-2568"_s));
}

void TestBenchTest::letsOrganizationsLeaveProjects()
{
    m_store->alter(u"DELETE FROM project_organizations WHERE organization_id IN (41, 42)"_s);
    QCOMPARE(draw(letterRequest()).size(), 1);
    const QString members =
        u"SELECT CONCAT(project_id, ' ', organization_id) FROM project_organizations ORDER BY 1"_s;
    QCOMPARE(sandboxColumn(members), m_store->column(members));
}

void TestBenchTest::drawsInAStoreWithoutDemoData()
{
    const QString sandbox = m_store->address().sandbox().database;
    m_store->alter(u"SET foreign_key_checks = 0"_s);
    m_store->change(u"DELETE FROM %1.document_number_configs"_s.arg(sandbox));
    for (const QLatin1StringView table : referenceTables)
        m_store->change(u"DELETE FROM %1.%2"_s.arg(sandbox, table));
    m_store->change(u"SET foreign_key_checks = 1"_s);
    QCOMPARE(draw(letterRequest()), QStringList(u"คคง.-สคฉ.3-0001-2568"_s));
    for (const QLatin1StringView table : referenceTables) {
        const QString counted = u"SELECT COUNT(*) FROM "_s + table;
        QCOMPARE(sandboxColumn(counted), m_store->column(counted));
    }
}

void TestBenchTest::leavesSandboxNumbersAlone()
{
    QCOMPARE(draw(letterRequest(), 3).size(), 3);
    const QString ledger = u"SELECT CONCAT_WS('|', id, request_id, generated_number, counter_id) "
                           "FROM document_number_audit ORDER BY id"_s;
    const QStringList before = sandboxColumn(ledger);
    m_store->alter(u"UPDATE organizations SET organization_code = 'ทปษ.' WHERE id = 22"_s);
    QCOMPARE(draw(letterRequest()), QStringList(u"ทปษ.-สคฉ.3-0004-2568"_s));
    QCOMPARE(sandboxColumn(ledger).mid(0, 3), before);
}

void TestBenchTest::writesNothingToTheStore()
{
    addProject(*m_store);
    const QStringList before = m_store->tableChecksums();
    QCOMPARE(draw(addedRequest(), 5).size(), 5);
    QCOMPARE(m_store->tableChecksums(), before);
}

void TestBenchTest::runsBesideAnotherBench()
{
    addProject(*m_store);
    m_store->alter(u"UPDATE organizations SET organization_code = CONCAT('ย', id) WHERE id < 70"_s);
    const QList<allocation::Request> requests{addedRequest(), letterRequest(), addedRequest(),
                                              letterRequest()};
    std::vector<tl::expected<allocation::BenchReport, allocation::Failure>> reports(size_t(requests.size()));
    std::vector<std::thread> benches;
    for (size_t i = 0; i < reports.size(); ++i)
        benches.emplace_back([&, i] {
            const BenchPlan plan{.request = requests[qsizetype(i)], .count = 40, .callers = 4};
            reports[i] = allocation::runBench(m_store->address(), plan, m_cancelled);
        });
    for (std::thread &bench : benches)
        bench.join();
    QSet<QString> numbers;
    for (const auto &report : reports) {
        QVERIFY2(report, report ? "" : qPrintable(report.error().cause.detail));
        QVERIFY2(report->failures.isEmpty(),
                 report->failures.isEmpty() ? "" : qPrintable(report->failures.first().cause.detail));
        QCOMPARE(report->numbers.size(), 40);
        numbers += QSet<QString>(report->numbers.begin(), report->numbers.end());
    }
    QCOMPARE(numbers.size(), 160);
    QVERIFY(numbers.contains(u"ย22-ย10-0080-2568"_s));
}

void TestBenchTest::refusesWrongPlans_data()
{
    QTest::addColumn<BenchPlan>("plan");
    QTest::addColumn<ValidationFault>("fault");
    allocation::Request noRecipient = letterRequest();
    noRecipient.recipientOrganizationIds.clear();
    QTest::newRow("no numbers") << BenchPlan{letterRequest(), 0, 1} << ValidationFault::CountInvalid;
    QTest::newRow("no callers") << BenchPlan{letterRequest(), 1, 0} << ValidationFault::CountInvalid;
    QTest::newRow("too many callers") << BenchPlan{letterRequest(), 1, allocation::maximumBenchCallers + 1}
                                      << ValidationFault::CountInvalid;
    QTest::newRow("no recipient") << BenchPlan{noRecipient, 1, 1} << ValidationFault::RecipientRequired;
}

void TestBenchTest::refusesWrongPlans()
{
    QFETCH(BenchPlan, plan);
    QFETCH(ValidationFault, fault);
    const auto report = allocation::runBench(m_store->address(), plan, m_cancelled);
    QVERIFY(!report);
    QCOMPARE(report.error().fault, fault);
}

QTEST_GUILESS_MAIN(TestBenchTest)
#include "test_bench_test.moc"
