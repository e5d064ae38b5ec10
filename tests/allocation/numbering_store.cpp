#include "tests/allocation/numbering_store.h"

#include "core/store/people/people.h"
#include "core/store/reference/reference_data.h"
#include "core/store/templates/template_gateway.h"
#include "tests/store/raw_session.h"
#include "tests/support/approving.h"
#include "tests/support/wait_until.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTest>
#include <QUuid>

#include <mutex>
#include <thread>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

const auto templateColumns =
    u"id, project_id, correspondence_type_id, template, period, overflow_policy, "
    "uniqueness_scope, taken_policy, version, changed_by, changed_at, change_reason"_s;

} // namespace

allocation::Request letterRequest(QDate date)
{
    allocation::Request request;
    request.projectId = demo::project;
    request.originatorOrganizationId = demo::sender;
    request.recipientOrganizationIds = {demo::recipient};
    request.correspondenceTypeId = demo::letter;
    request.documentDate = date;
    request.caller = {.userId = 1, .ipAddress = u"192.0.2.7"_s, .userAgent = u"test"_s};
    return request;
}

allocation::Request rfaRequest()
{
    allocation::Request request = letterRequest();
    request.originatorOrganizationId = demo::contractor;
    request.recipientOrganizationIds.clear();
    request.correspondenceTypeId = demo::rfa;
    request.rfaTypeId = demo::rfaReport;
    request.disciplineId = demo::disciplineTerminal;
    request.revision = u"A"_s;
    return request;
}

allocation::Jobs letterJobs(int count)
{
    allocation::Jobs jobs;
    for (int i = 0; i < count; ++i) {
        allocation::Job job;
        job.request = letterRequest();
        job.request.requestId = QUuid::createUuid();
        job.documentDate = job.request.documentDate;
        jobs.push_back(std::move(job));
    }
    return jobs;
}

NumberingStore::NumberingStore()
    : NumberingStore(PrivateStore::instance().demoStore())
{
    for (const QString &database : databases()) {
        rememberTemplates(database);
        clear(database);
    }
}

NumberingStore::NumberingStore(store::Address address)
    : m_address(std::move(address))
    , m_connection(PrivateStore::instance().connect(m_address))
    , m_name(u"past-the-program-%1"_s.arg(quintptr(this)))
{
    if (const int error = openRaw(m_name, m_address); error != 0)
        qFatal("past the program: error %d", error);
}

NumberingStore::~NumberingStore()
{
    closeRaw(m_name);
}

void NumberingStore::useTemplate(int typeId, const QString &text, const store::TemplateSettings &settings)
{
    const auto admin =
        PrivateStore::instance().connect(PrivateStore::asPerson(connection().address(), u"pa.demo"_s));
    const auto present = store::findTemplate(*admin, demo::project, typeId);
    const store::TemplateChange change{
        .projectId = demo::project,
        .typeId = typeId,
        .expectedVersion = present ? present->version : 0,
        .text = *numbering::Template::parse(text),
        .settings = settings,
        .reason = *numbering::Reason::parse(u"Equal numbers are what is tested here.")};
    const auto other =
        PrivateStore::instance().connect(PrivateStore::asPerson(connection().address(), u"sa.one"_s));
    const auto saved = saveAgreed(*admin, *other, change);
    QVERIFY2(saved, saved ? "" : qPrintable(saved.error().detail));
}

int NumberingStore::typeId(const QString &code)
{
    const auto data = store::loadReferenceData(connection());
    const store::CodedItem *item = data ? store::itemByCode(data->types, code) : nullptr;
    return item ? item->id : 0;
}

QVariant NumberingStore::value(const QString &sql)
{
    QSqlQuery query(QSqlDatabase::database(m_name));
    if (!query.exec(sql) || !query.next())
        qFatal("%s: %s", qPrintable(sql), qPrintable(query.lastError().text()));
    return query.value(0);
}

QStringList NumberingStore::column(const QString &sql)
{
    QSqlQuery query(QSqlDatabase::database(m_name));
    if (!query.exec(sql))
        qFatal("%s: %s", qPrintable(sql), qPrintable(query.lastError().text()));
    QStringList values;
    while (query.next())
        values << query.value(0).toString();
    return values;
}

void NumberingStore::change(const QString &sql)
{
    QSqlQuery query(QSqlDatabase::database(m_name));
    if (!query.exec(sql))
        qFatal("%s: %s", qPrintable(sql), qPrintable(query.lastError().text()));
}

void NumberingStore::alter(const QString &sql)
{
    m_altered = true;
    change(sql);
}

void NumberingStore::dropGuards()
{
    for (const QString &trigger :
         column(u"SELECT trigger_name FROM information_schema.triggers WHERE trigger_schema = DATABASE()"_s))
        alter(u"DROP TRIGGER "_s + trigger);
}

void NumberingStore::renew(std::unique_ptr<NumberingStore> &store)
{
    if (!store || store->m_altered) {
        store = std::make_unique<NumberingStore>();
        return;
    }
    for (const QString &database : store->databases())
        store->clear(database);
}

void NumberingStore::rememberTemplates(const QString &database)
{
    change(u"CREATE TABLE %1.templates_before AS SELECT %2 FROM %1.document_number_configs"_s.arg(
        database, templateColumns));
}

void NumberingStore::clear(const QString &database)
{
    // Rows of most cannot be deleted.
    change(u"SET foreign_key_checks = 0"_s);
    for (const QString &table : {u"audit"_s, u"config_history"_s, u"taken"_s, u"counters"_s})
        change(u"TRUNCATE TABLE %1.document_number_%2"_s.arg(database, table));
    change(u"SET foreign_key_checks = 1"_s);
    for (const QString &table : {u"errors"_s, u"configs"_s})
        change(u"DELETE FROM %1.document_number_%2"_s.arg(database, table));
    change(u"INSERT INTO %1.document_number_configs (%2) SELECT %2 FROM %1.templates_before"_s.arg(
        database, templateColumns));
}

QStringList NumberingStore::issuedNumbers()
{
    return column(u"SELECT generated_number FROM document_number_audit ORDER BY id"_s);
}

void NumberingStore::holdCounter()
{
    change(u"START TRANSACTION"_s);
    change(u"UPDATE document_number_counters SET updated_at = updated_at WHERE current_year = 2025"_s);
}

bool NumberingStore::somebodyWaits()
{
    // Not INNODB_TRX: it answers from a cache as long as it is asked more often than ten times a second.
    const QString waits = u"SELECT variable_value FROM information_schema.GLOBAL_STATUS "
                          "WHERE variable_name = 'INNODB_ROW_LOCK_CURRENT_WAITS'"_s;
    return waitUntil([&] { return value(waits).toInt() > 0; });
}

QStringList NumberingStore::tableChecksums()
{
    const QStringList tables = column(u"SHOW FULL TABLES WHERE table_type = 'BASE TABLE'"_s);
    QSqlQuery query(QSqlDatabase::database(m_name));
    if (!query.exec(u"CHECKSUM TABLE "_s + tables.join(u", "_s)))
        qFatal("%s", qPrintable(query.lastError().text()));
    QStringList checksums;
    while (query.next())
        checksums << query.value(0).toString() + u' ' + query.value(1).toString();
    return checksums;
}

qint64 NumberingStore::ledgerRows()
{
    return value(u"SELECT COUNT(*) FROM document_number_audit"_s).toLongLong();
}

qint64 NumberingStore::lastNumbers()
{
    return value(u"SELECT COALESCE(SUM(last_number), 0) FROM document_number_counters"_s).toLongLong();
}

std::vector<allocation::Outcome> drawAtOnce(allocation::Allocator &allocator,
                                            const allocation::Request &request, int callers, int drawsEach)
{
    std::mutex mutex;
    std::vector<allocation::Outcome> outcomes;
    std::vector<std::thread> threads;
    for (int caller = 0; caller < callers; ++caller)
        threads.emplace_back([&] {
            for (int draw = 0; draw < drawsEach; ++draw) {
                allocation::Request own = request;
                own.requestId = QUuid::createUuid();
                auto outcome = allocator.allocate(own);
                const std::lock_guard lock(mutex);
                outcomes.push_back(std::move(outcome));
            }
        });
    for (std::thread &thread : threads)
        thread.join();
    return outcomes;
}

QStringList numbersOf(const allocation::Outcome &outcome)
{
    QStringList numbers;
    if (outcome)
        for (const allocation::Allocation &allocation : *outcome)
            numbers << allocation.number;
    return numbers;
}

QStringList numbersOf(const std::vector<allocation::Outcome> &outcomes)
{
    QStringList numbers;
    for (const allocation::Outcome &outcome : outcomes)
        numbers += numbersOf(outcome);
    return numbers;
}

QByteArray textOf(const allocation::Outcome &outcome)
{
    if (outcome)
        return {};
    const allocation::Failure &failure = outcome.error();
    return u"%1 %2 %3 (%4)"_s
        .arg(allocation::codeName(failure.code), allocation::faultName(failure.fault), failure.subject,
             failure.cause.detail)
        .toUtf8();
}

} // namespace lekthi::test
