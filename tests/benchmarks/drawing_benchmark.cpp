#include "app/local/local_server.h"
#include "core/allocation/drawing/draw.h"
#include "core/allocation/request/request_check.h"
#include "core/store/counter_gateway.h"
#include "core/store/schema.h"
#include "core/store/transaction.h"
#include "tests/support/scratch_directory.h"

#include <QElapsedTimer>

#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

using Rows = QList<store::LedgerRow>;

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

allocation::Job letter()
{
    allocation::Job job;
    allocation::Request &request = job.request;
    request.projectId = 2;
    request.originatorOrganizationId = 22;
    request.recipientOrganizationIds = {10};
    request.correspondenceTypeId = 6;
    request.caller = {.userId = 1, .ipAddress = u"192.0.2.7"_s, .userAgent = u"benchmark"_s};
    job.documentDate = QDate(2025, 12, 2);
    return job;
}

/// How long pieces of work of a kind took, in all.
class Clocked
{
public:
    void add(qint64 nanoseconds, int numbers)
    {
        m_nanoseconds += nanoseconds;
        m_numbers += numbers;
    }
    double perNumber() const { return double(m_nanoseconds) / 1000.0 / m_numbers; }
    double perSecond() const { return 1e9 * m_numbers / double(m_nanoseconds); }

private:
    qint64 m_nanoseconds = 0;
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
        Rows rows;
        for (int i = 0; i < count; ++i) {
            m_row.requestId = QUuid::createUuid();
            m_row.number = u"คคง.-สคฉ.3-%1-2583"_s.arg(++m_row.sequence, 6);
            rows << m_row;
        }
        return rows;
    }

private:
    store::LedgerRow m_row;
};

/// The same rows as text that the server only has to read: what is left is the server's own cost.
struct BulkText
{
    QString taken =
        u"INSERT INTO document_number_taken (scope_project_id, scope_type_id, number, request_id) VALUES "_s;
    QString audit =
        u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
        "document_id, generated_number, revision, counter_key, template_used, template_version, user_id, "
        "ip_address, user_agent, retry_count, lock_wait_ms, total_duration_ms, fallback_used, skipped, "
        "created_at) VALUES "_s;

    explicit BulkText(const Rows &rows)
    {
        const QString key = u"{\"projectId\":2,\"originatorOrgId\":22,\"recipientOrgId\":10,"
                            "\"correspondenceTypeId\":6,\"subTypeId\":0,\"rfaTypeId\":0,\"disciplineId\":0,"
                            "\"year\":2040}"_s;
        QStringList takenRows, auditRows;
        for (const store::LedgerRow &row : rows) {
            const QString id = row.requestId.toString(QUuid::WithoutBraces);
            takenRows << u"(2,6,'%1','%2')"_s.arg(row.number, id);
            auditRows << u"('ISSUED','%1',%2,0,%3,NULL,'%4','','%5','%6',1,1,'192.0.2.7','benchmark',0,0,1,"
                         "'NONE',NULL,UTC_TIMESTAMP(6))"_s.arg(id)
                             .arg(row.counterId)
                             .arg(row.sequence)
                             .arg(row.number, key, row.templateText);
        }
        taken += takenRows.join(u',');
        audit += auditRows.join(u',');
    }
};

class Comparison
{
public:
    explicit Comparison(store::Connection &connection)
        : m_connection(connection)
        , m_book(need(allocation::loadRulebook(connection)))
        , m_maker(connection)
    {
        const allocation::Job job = letter();
        const auto checked = allocation::checkRequest(job.request, job.documentDate, m_book);
        if (!checked)
            qFatal("the benchmark's request is refused");
        m_key = checked->key;
        need(store::ensureCounter(connection, m_key));
    }

    void run(int batch)
    {
        Clocked drawn, bulk, text;
        for (int round = 0; round < rounds; ++round) {
            repeat(drawn, batch, [&](QElapsedTimer &timer) { draw(batch, timer); });
            repeat(bulk, batch, [&](QElapsedTimer &timer) { append(batch, timer); });
            repeat(text, batch, [&](QElapsedTimer &timer) { insert(batch, timer); });
        }
        print(batch, drawn, bulk, text);
    }

private:
    template <class Work>
    void repeat(Clocked &clocked, int batch, Work work)
    {
        QElapsedTimer whole;
        whole.start();
        while (whole.nsecsElapsed() < roundNanoseconds) {
            QElapsedTimer timer;
            work(timer);
            clocked.add(timer.nsecsElapsed(), batch);
        }
    }

    void draw(int batch, QElapsedTimer &timer)
    {
        allocation::Jobs jobs;
        for (int i = 0; i < batch; ++i)
            jobs.push_back(letter());
        timer.start();
        const auto answers = need(allocation::drawBatch(m_connection, m_key, jobs, m_book, {}));
        for (const allocation::Answer &answer : answers)
            if (!std::holds_alternative<QList<allocation::Allocation>>(answer))
                qFatal("a request got no number");
    }

    void append(int batch, QElapsedTimer &timer)
    {
        const Rows rows = m_maker.next(batch);
        timer.start();
        auto transaction = need(store::Transaction::begin(m_connection));
        need(store::appendToLedger(m_connection, scope, rows));
        need(transaction.commit());
    }

    void insert(int batch, QElapsedTimer &timer)
    {
        const BulkText text(m_maker.next(batch));
        timer.start();
        auto transaction = need(store::Transaction::begin(m_connection));
        need(m_connection.execute(text.taken));
        need(m_connection.execute(text.audit));
        need(transaction.commit());
    }

    static void print(int batch, const Clocked &drawn, const Clocked &bulk, const Clocked &text)
    {
        std::printf("%9d %9.1f %9.0f %10.0f %9.0f %8.0f%% %7.0f%%\n", batch, drawn.perNumber(),
                    drawn.perSecond(), bulk.perSecond(), text.perSecond(),
                    100 * drawn.perSecond() / bulk.perSecond(), 100 * drawn.perSecond() / text.perSecond());
        std::fflush(stdout);
    }

    store::Connection &m_connection;
    allocation::Rulebook m_book;
    RowMaker m_maker;
    numbering::CounterKey m_key;
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
    Comparison comparison(*connection);
    std::puts("    batch us/number   drawn/s  gateway/s    text/s  gateway    text");
    for (const int size : sizes)
        comparison.run(size);
    return 0;
}
