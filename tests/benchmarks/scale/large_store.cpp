#include "tests/benchmarks/scale/large_store.h"

#include "core/demo/demo_data.h"
#include "core/store/schema/schema.h"
#include "core/store/session/connection.h"
#include "tests/benchmarks/scale/administrator.h"
#include "tests/benchmarks/scale/ledger_filler.h"
#include "tests/benchmarks/scale/table_keys.h"
#include "tests/support/prepared_stores.h"

#include <QDir>
#include <QFile>

#include <cmath>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;

namespace {

constexpr int firstOrganization = 1'000;

QString described(const LargeExtent &extent)
{
    return u"%1 counters, %2 rows, form 1\n"_s.arg(extent.counters).arg(extent.rows);
}

bool isThere(const QString &note, const LargeExtent &extent)
{
    QFile file(note);
    return file.open(QIODevice::ReadOnly) && QString::fromUtf8(file.readAll()) == described(extent);
}

void keepNote(const QString &note, const LargeExtent &extent)
{
    QFile file(note);
    if (!file.open(QIODevice::WriteOnly) || file.write(described(extent).toUtf8()) < 0)
        qFatal("%s cannot be written", qUtf8Printable(note));
}

/// So many that each with each other, of each type and in each year, makes the counters.
int organizationsFor(qint64 counters)
{
    const double pairs = double(counters) / (typesOfLargeStore * yearsOfLargeStore);
    return int(std::ceil((1 + std::sqrt(1 + 4 * pairs)) / 2));
}

void addCounters(store::Connection &administrator, qint64 counters)
{
    const int organizations = organizationsFor(counters);
    KeysOff keys(administrator, u"document_number_counters"_s, KeysOff::Which::AllButPrimary);
    change(administrator,
           u"INSERT INTO organizations (id, organization_code, organization_name, organization_name_en) "
           "SELECT %1 + seq, CONCAT('อค.', seq), CONCAT('องค์กร ', seq), CONCAT('Organization ', seq) "
           "FROM seq_1_to_%2"_s.arg(firstOrganization)
               .arg(organizations));
    change(administrator, u"INSERT INTO project_organizations (project_id, organization_id) "
                          "SELECT 2, %1 + seq FROM seq_1_to_%2"_s.arg(firstOrganization)
                              .arg(organizations));
    change(administrator,
           u"INSERT INTO document_number_counters (project_id, originator_organization_id, "
           "recipient_organization_id, correspondence_type_id, current_year, updated_at) "
           "SELECT 2, %1 + sender.seq, %1 + recipient.seq, 1 + type.seq, year.seq, '2020-01-01' "
           "FROM seq_1_to_%2 AS sender JOIN seq_1_to_%2 AS recipient ON recipient.seq <> sender.seq "
           "JOIN seq_1_to_%3 AS type JOIN seq_2020_to_%4 AS year LIMIT %5"_s.arg(firstOrganization)
               .arg(organizations)
               .arg(typesOfLargeStore)
               .arg(2019 + yearsOfLargeStore)
               .arg(counters));
    keys.putBack();
}

std::unique_ptr<local::LocalServer> openServer(const QString &directory)
{
    local::LocalServerOptions options;
    options.dataDirectory = directory + "/data"_L1;
    options.runtimeDirectory = directory + "/run"_L1;
    options.startTimeout = std::chrono::seconds(300); // a crash while it was filled is recovered first
    auto server = local::LocalServer::open(options);
    if (!server)
        qFatal("%s\n%s", qUtf8Printable(local::describe(server.error())),
               qUtf8Printable(server.error().logTail));
    return std::move(*server);
}

void fill(const store::Address &address, const LargeExtent &extent)
{
    test::makeDemoStore(address);
    const auto administrator = openedPatiently(address);
    change(*administrator, u"SET GLOBAL innodb_flush_log_at_trx_commit = 0"_s);
    change(*administrator, u"SET GLOBAL innodb_buffer_pool_size = 4294967296"_s);
    change(*administrator, u"SET GLOBAL innodb_log_file_size = 2147483648"_s);
    change(*administrator, u"SET SESSION unique_checks = 0, foreign_key_checks = 0"_s);
    addCounters(*administrator, extent.counters);
    fillLedger(*administrator, extent.rows);
    change(*administrator,
           u"ANALYZE TABLE document_number_audit, document_number_counters, document_number_taken"_s);
    change(*administrator, u"SET GLOBAL innodb_flush_log_at_trx_commit = 1"_s);
}

/// What was kept may be of an older program.
void upgrade(const store::Address &address)
{
    if (const auto upgraded = store::upgradeSchema(*openedPatiently(address)); !upgraded)
        qFatal("the store cannot be upgraded: %s", qUtf8Printable(upgraded.error().detail));
}

} // namespace

LargeStore::LargeStore(const QString &directory, const LargeExtent &extent)
{
    const QString note = directory + "/extent"_L1;
    m_wasThere = isThere(note, extent);
    if (!m_wasThere)
        QDir(directory).removeRecursively();
    QDir().mkpath(directory);
    m_server = openServer(directory);
    if (m_wasThere) {
        upgrade(address());
        return;
    }
    fill(address(), extent);
    keepNote(note, extent);
    m_server.reset();
    m_server = openServer(directory); // with the memory that a program gives it
}

store::Address LargeStore::address() const
{
    return m_server->address();
}

qint64 LargeStore::serverProcessId() const
{
    return m_server->serverProcessId();
}

QString LargeStore::organizationCode(int place)
{
    return u"อค.%1"_s.arg(place);
}

} // namespace lekthi::benchmark
