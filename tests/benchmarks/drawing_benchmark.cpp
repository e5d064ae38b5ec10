#include "app/local/local_server.h"
#include "core/allocation/drawing/counter_notes.h"
#include "core/allocation/request/request_check.h"
#include "core/demo/demo_store.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/ledger/drawing_gateway.h"
#include "core/store/ledger/ledger_gateway.h"
#include "core/store/schema/schema.h"
#include "core/store/session/transaction.h"
#include "tests/allocation/batch_draw.h"
#include "tests/support/scratch_directory.h"

#include <QElapsedTimer>

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

using Rows = store::ChainedRows;

const store::ScopeKey scope{2, 6};
constexpr int rounds = 5;
constexpr qint64 roundNanoseconds = 200'000'000;

template <class T>
T need(store::Result<T> result)
{
    if (!result)
        qFatal("%s", qUtf8Printable(result.error().detail));
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

allocation::Job letter(int year)
{
    allocation::Job job;
    allocation::Request &request = job.request;
    request.projectId = 2;
    request.originatorOrganizationId = 22;
    request.recipientOrganizationIds = {10};
    request.correspondenceTypeId = 6;
    request.caller = {.userId = 1, .ipAddress = u"192.0.2.7"_s, .userAgent = u"benchmark"_s};
    job.documentDate = QDate(year, 12, 2);
    return job;
}

/// Time that has passed, and time for which the processors worked on it.
struct Moment
{
    qint64 wall = 0;
    qint64 client = 0; ///< this thread
    qint64 server = 0; ///< all threads of the server

    static Moment now(qint64 serverProcess);
};

qint64 nanosecondsOf(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return qint64(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
}

Moment Moment::now(qint64 serverProcess)
{
    clockid_t server{};
    clock_getcpuclockid(pid_t(serverProcess), &server);
    return {nanosecondsOf(CLOCK_MONOTONIC), nanosecondsOf(CLOCK_THREAD_CPUTIME_ID), nanosecondsOf(server)};
}

/// How long pieces of work of a kind took, in all.
class Clocked
{
public:
    void add(const Moment &from, const Moment &to, int numbers)
    {
        m_sum.wall += to.wall - from.wall;
        m_sum.client += to.client - from.client;
        m_sum.server += to.server - from.server;
        m_numbers += numbers;
    }
    double perSecond() const { return 1e9 * m_numbers / double(m_sum.wall); }
    /// Microseconds for each number: all, of which the client worked, the server worked.
    QString perNumber() const
    {
        return u"%1 = %2 + %3 + ..."_s.arg(each(m_sum.wall), 8, 'f', 1)
            .arg(each(m_sum.client), 6, 'f', 1)
            .arg(each(m_sum.server), 6, 'f', 1);
    }

private:
    double each(qint64 nanoseconds) const { return double(nanoseconds) / 1000.0 / m_numbers; }

    Moment m_sum;
    int m_numbers = 0;
};

/// Ledger rows like those that drawBatch writes, for a counter from which nobody draws.
class RowMaker
{
public:
    explicit RowMaker(store::Connection &connection)
    {
        m_row.key = {2, 22, 10, 6, 0, 0, 0, {2040, 0}};
        need(store::ensureCounter(connection, m_row.key));
        m_row.counterId = need(store::findCounter(connection, m_row.key))->id;
        m_row.templateText = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
        m_row.templateVersion = 1;
        m_row.userId = 1;
        m_row.ipAddress = u"192.0.2.7"_s;
        m_row.userAgent = u"benchmark"_s;
    }

    Rows next(int count)
    {
        QList<store::LedgerRow> rows;
        for (int i = 0; i < count; ++i) {
            m_row.requestId = QUuid::createUuid();
            m_row.number = u"คคง.-สคฉ.3-%1-2583"_s.arg(++m_row.sequence, 6);
            rows << m_row;
        }
        Rows chained(m_head, rows, QDateTime::currentDateTimeUtc());
        m_head = chained.head();
        return chained;
    }

private:
    store::LedgerRow m_row;
    store::LedgerHead m_head;
};

/// The same rows as text that the server only has to read: what is left is the server's own cost.
struct BulkText
{
    QString taken =
        u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) VALUES "_s;
    QString audit =
        u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
        "document_id, generated_number, revision, counter_key, template_used, template_version, user_id, "
        "ip_address, user_agent, retry_count, lock_wait_ms, total_duration_ms, fallback_used, skipped, "
        "created_at, previous_hash, row_hash) VALUES "_s;

    explicit BulkText(const Rows &rows)
    {
        QStringList takenRows, auditRows;
        for (const store::StoredLedgerRow &row : rows.rows()) {
            takenRows << u"(2,6,'%1','%2')"_s.arg(row.number, row.requestId);
            auditRows << u"('ISSUED','%1',%2,0,%3,NULL,'%4','','%5','%6',1,1,'192.0.2.7','benchmark',0,0,1,"
                         "'NONE',NULL,'%7',X'%8',X'%9')"_s.arg(row.requestId)
                             .arg(row.counterId)
                             .arg(row.sequence)
                             .arg(row.number, row.counterKey, row.templateText, row.createdAt,
                                  QLatin1StringView(row.previousHash.toHex()),
                                  QLatin1StringView(row.rowHash.toHex()));
        }
        taken += takenRows.join(u',');
        audit += auditRows.join(u',');
    }
};

class Comparison
{
public:
    Comparison(store::Connection &connection, qint64 serverProcess)
        : m_connection(connection)
        , m_serverProcess(serverProcess)
        , m_book(need(allocation::loadRulebook(connection)))
        , m_maker(connection)
    {
    }

    void run(int batch)
    {
        Clocked drawn, looked, bulk, text;
        for (int round = 0; round < rounds; ++round) {
            repeat([&] { draw(batch, drawn, 2025, &m_notes); });
            repeat([&] { draw(batch, looked, 2024, nullptr); });
            repeat([&] { append(batch, bulk); });
            repeat([&] { insert(batch, text); });
        }
        print(batch, drawn, looked, bulk, text);
    }

private:
    template <class Work>
    void repeat(Work work)
    {
        QElapsedTimer whole;
        whole.start();
        while (whole.nsecsElapsed() < roundNanoseconds)
            work();
    }

    Moment now() const { return Moment::now(m_serverProcess); }

    /// Its row is there afterwards.
    numbering::CounterKey keyOf(const allocation::Job &job)
    {
        const auto checked = allocation::checkRequest(job.request, job.documentDate, m_book);
        if (!checked)
            qFatal("the benchmark's request is refused");
        need(store::ensureCounter(m_connection, checked->key));
        return checked->key;
    }

    void draw(int batch, Clocked &clocked, int year, allocation::CounterNotes *notes)
    {
        allocation::Jobs jobs;
        for (int i = 0; i < batch; ++i)
            jobs.push_back(letter(year));
        const numbering::CounterKey key = keyOf(jobs.front());
        const Moment start = now();
        const auto answers = need(test::drawBatch(m_connection, key, jobs, m_book, {.notes = notes}));
        clocked.add(start, now(), batch);
        for (const allocation::Answer &answer : answers)
            if (!std::holds_alternative<QList<allocation::Allocation>>(answer))
                qFatal("a request got no number");
    }

    void append(int batch, Clocked &clocked)
    {
        const Rows rows = m_maker.next(batch);
        const Moment start = now();
        auto transaction = need(store::Transaction::begin(m_connection));
        need(store::appendToLedger(m_connection, scope, rows));
        need(transaction.commit());
        clocked.add(start, now(), batch);
    }

    void insert(int batch, Clocked &clocked)
    {
        const BulkText text(m_maker.next(batch));
        const Moment start = now();
        auto transaction = need(store::Transaction::begin(m_connection));
        need(m_connection.execute(text.taken));
        need(m_connection.execute(text.audit));
        need(transaction.commit());
        clocked.add(start, now(), batch);
    }

    static void print(int batch, const Clocked &drawn, const Clocked &looked, const Clocked &bulk,
                      const Clocked &text)
    {
        std::printf("batches of %d: microseconds for each number = client + server + wait\n", batch);
        const auto line = [&](const char *what, const Clocked &clocked) {
            std::printf("  %-12s %s  %8.0f/s  %4.0f%%\n", what, qPrintable(clocked.perNumber()),
                        clocked.perSecond(), 100 * drawn.perSecond() / clocked.perSecond());
        };
        line("drawn", drawn);
        line("locked first", looked);
        line("appended", bulk);
        line("bulk text", text);
        std::fflush(stdout);
    }

    store::Connection &m_connection;
    qint64 m_serverProcess;
    allocation::Rulebook m_book;
    allocation::CounterNotes m_notes;
    RowMaker m_maker;
};

store::Address openStore(const test::ScratchDirectory &scratch, std::unique_ptr<local::LocalServer> &server)
{
    local::LocalServerOptions options;
    options.dataDirectory = scratch.filePath(u"data"_s);
    options.runtimeDirectory = scratch.filePath(u"run"_s);
    auto opened = local::LocalServer::open(options);
    if (!opened)
        qFatal("%s", qUtf8Printable(opened.error().logTail));
    server = std::move(*opened);
    const store::Address address = server->address();
    need(store::createStore(address));
    need(store::loadDemoData(*need(store::Connection::open(address))));
    return address;
}

} // namespace

/// Prints what a number costs when batches of several sizes are drawn by one session, next to the insertion
/// of the same rows by the gateway and by ready-made text.
int main(int argc, char **argv)
{
    std::vector<int> sizes;
    for (int i = 1; i < argc; ++i)
        sizes.push_back(std::atoi(argv[i]));
    if (sizes.empty())
        sizes = {1, 16, 100, 500};
    const test::ScratchDirectory scratch;
    std::unique_ptr<local::LocalServer> server;
    const store::Address address = openStore(scratch, server);
    const auto connection = need(store::Connection::open(address));
    Comparison comparison(*connection, server->serverProcessId());
    for (const int size : sizes)
        comparison.run(size);
    return 0;
}
