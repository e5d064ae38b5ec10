#include "tests/benchmarks/scale/ledger_filler.h"

#include "core/store/ledger/ledger_chain.h"
#include "tests/benchmarks/scale/administrator.h"
#include "tests/benchmarks/scale/table_keys.h"

#include <QTextStream>
#include <QTimeZone>

#include <vector>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;

namespace {

constexpr int busyEvery = 100;
constexpr int busyTimes = 100;
constexpr int daysOfYear = 365;
constexpr int rowsPerStatement = 2'000;
constexpr int statementsPerTransaction = 10;
constexpr qint64 rowsPerPiece = 100'000;
constexpr auto templateText = "{ORIGINATOR}-{RECIPIENT}-{CORR_TYPE}-{SEQ:4}-{YEAR:B.E.}"_L1;
constexpr int buddhistEra = 543;

struct Filled
{
    qint64 id = 0;
    numbering::CounterKey key;
    QString codes; ///< the number up to its sequence
    int planned = 0;
    int drawn = 0;
    store::LedgerHead head;
};

QString quoted(const QString &text)
{
    return u'\'' + text + u'\'';
}

QString hexOrNull(const QByteArray &bytes)
{
    return bytes.isEmpty() ? u"NULL"_s : "x'"_L1 + QString::fromLatin1(bytes.toHex()) + u'\'';
}

/// Ids in an order that looks like chance and never repeats.
QUuid requestIdOf(qint64 row)
{
    const quint64 mixed = quint64(row) * 0x9E3779B97F4A7C15ULL;
    return QUuid(uint(mixed >> 32), ushort(mixed >> 16), ushort(0x4000 | (mixed & 0x0FFF)), 0x80,
                 uchar(row >> 48), uchar(row >> 40), uchar(row >> 32), uchar(row >> 24), uchar(row >> 16),
                 uchar(row >> 8), uchar(row));
}

void tell(const QString &what)
{
    QTextStream(stdout) << QTime::currentTime().toString() << ' ' << what << '\n' << Qt::flush;
}

qint64 largestId(store::Connection &administrator)
{
    return readRows(administrator, u"SELECT COALESCE(MAX(id), 0) AS id FROM document_number_audit"_s)
        .constFirst()
        .bigInteger("id"_L1);
}

class Filler
{
public:
    Filler(store::Connection &administrator, qint64 rows)
        : m_administrator(administrator)
        , m_wanted(rows)
    {
    }

    void fill()
    {
        for (int year = 2020; year < 2020 + yearsOfLargeStore; ++year)
            fillYear(year);
    }

private:
    void readCounters(int year);
    void fillYear(int year);
    void draw(Filled &counter, const QDateTime &time);
    void write();
    void writeCounters(const QDateTime &end);

    store::Connection &m_administrator;
    qint64 m_wanted;
    qint64 m_drawn = 0;
    std::vector<Filled> m_counters;
    QStringList m_rows;
    int m_statements = 0;
};

void Filler::readCounters(int year)
{
    const auto rows = readRows(
        m_administrator,
        u"SELECT counters.id, originator_organization_id AS sender, recipient_organization_id AS recipient, "
        "correspondence_type_id AS type, CONCAT(senders.organization_code, '-', "
        "recipients.organization_code, '-', "
        "types.type_code, '-') AS codes, ROUND(%1 / (SELECT COUNT(*) FROM document_number_counters AS others "
        "WHERE others.originator_organization_id > 1000) * 1000) AS share "
        "FROM document_number_counters AS counters "
        "JOIN organizations AS senders ON senders.id = originator_organization_id "
        "JOIN organizations AS recipients ON recipients.id = recipient_organization_id "
        "JOIN correspondence_types AS types ON types.id = correspondence_type_id "
        "WHERE originator_organization_id > 1000 AND current_year = %2 ORDER BY counters.id"_s.arg(m_wanted)
            .arg(year));
    m_counters.clear();
    m_counters.reserve(size_t(rows.size()));
    const double mean = double(busyEvery - 1 + busyTimes) / busyEvery;
    double due = 0;
    for (const store::Row &row : rows) {
        Filled counter;
        counter.id = row.bigInteger("id"_L1);
        counter.key = {
            2,        row.integer("sender"_L1), row.integer("recipient"_L1), row.integer("type"_L1), 0, 0, 0,
            {year, 0}};
        counter.codes = row.text("codes"_L1);
        const double share = double(row.bigInteger("share"_L1)) / 1000 / mean;
        due += counter.id % busyEvery == 0 ? share * busyTimes : share;
        counter.planned = int(due);
        due -= counter.planned;
        m_counters.push_back(std::move(counter));
    }
}

void Filler::fillYear(int year)
{
    readCounters(year);
    const QDateTime start(QDate(year, 1, 1), QTime(1, 0), Qt::UTC);
    const QDateTime now = m_administrator.serverNow();
    QDateTime time = start;
    for (int day = 0; day < daysOfYear && start.addDays(day + 1) < now; ++day) {
        time = start.addDays(day);
        for (Filled &counter : m_counters) {
            const qint64 phase = counter.id * 7'919 % daysOfYear;
            const qint64 dueBy = (counter.planned * qint64(day + 1) + phase) / daysOfYear;
            for (; counter.drawn < dueBy && counter.drawn < counter.planned; time = time.addMSecs(3))
                draw(counter, time);
        }
    }
    for (Filled &counter : m_counters) {
        for (; counter.drawn < counter.planned; time = time.addMSecs(1))
            draw(counter, time);
    }
    write();
    writeCounters(time);
    tell(u"%1: %2 rows"_s.arg(year).arg(m_drawn));
}

void Filler::draw(Filled &counter, const QDateTime &time)
{
    const qint64 place = ++m_drawn;
    store::LedgerRow row;
    row.requestId = requestIdOf(place);
    row.counterId = counter.id;
    row.key = counter.key;
    row.documentId = 1'000'000 + place;
    row.sequence = ++counter.drawn;
    row.number = counter.codes +
                 u"%1-%2"_s.arg(row.sequence, 4, 10, QChar(u'0')).arg(counter.key.period.year + buddhistEra);
    row.templateText = templateText;
    row.templateVersion = 1;
    row.userId = place % 3 == 0 ? 1 : 2;
    row.drawnBy = 5;
    row.ipAddress = u"127.0.0.1"_s;
    row.userAgent = u"dms"_s;
    row.retryCount = place % busyEvery == 0 ? 1 : 0;
    row.lockWaitMs = int(place % 40);
    row.totalDurationMs = int(5 + place % 50);
    row.createdAt = time;
    const store::ChainedRows chained(counter.head, {row}, time);
    counter.head = chained.head();
    const store::StoredLedgerRow &stored = chained.rows().constFirst();
    m_rows +=
        u"('ISSUED',%1,%2,0,%3,%4,%5,'',%6,%7,1,%8,5,'127.0.0.1','dms',%9,"_s.arg(
            quoted(stored.requestId), QString::number(stored.counterId), QString::number(stored.sequence),
            QString::number(*stored.documentId), quoted(stored.number), quoted(stored.counterKey),
            quoted(stored.templateText), QString::number(stored.userId), QString::number(stored.retryCount)) +
        u"%1,%2,'NONE',NULL,%3,%4,%5)"_s.arg(
            QString::number(stored.lockWaitMs), QString::number(stored.totalDurationMs),
            hexOrNull(stored.previousHash), hexOrNull(stored.rowHash), quoted(stored.createdAt));
    if (m_rows.size() >= rowsPerStatement)
        write();
}

void Filler::write()
{
    if (m_rows.isEmpty())
        return;
    if (m_statements++ % statementsPerTransaction == 0)
        change(m_administrator, u"COMMIT"_s);
    change(m_administrator,
           "INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
           "document_id, generated_number, revision, counter_key, template_used, template_version, user_id, "
           "drawn_by, ip_address, user_agent, retry_count, lock_wait_ms, total_duration_ms, fallback_used, "
           "skipped, previous_hash, row_hash, created_at) VALUES "_L1 +
               m_rows.join(u','));
    m_rows.clear();
}

void Filler::writeCounters(const QDateTime &end)
{
    QStringList heads;
    const auto flush = [&] {
        if (heads.isEmpty())
            return;
        change(m_administrator, "INSERT INTO heads (id, last_number, head) VALUES "_L1 + heads.join(u','));
        heads.clear();
    };
    change(
        m_administrator,
        u"CREATE OR REPLACE TEMPORARY TABLE heads (id BIGINT PRIMARY KEY, last_number INT, head BINARY(32))"_s);
    for (const Filled &counter : m_counters) {
        if (counter.drawn > 0)
            heads += u"(%1,%2,%3)"_s.arg(QString::number(counter.id), QString::number(counter.drawn),
                                         hexOrNull(counter.head.hash));
        if (heads.size() >= rowsPerStatement)
            flush();
    }
    flush();
    change(m_administrator,
           u"UPDATE document_number_counters AS counters JOIN heads ON heads.id = counters.id "
           "SET counters.last_number = heads.last_number, counters.version = heads.last_number, "
           "counters.ledger_head = heads.head, counters.ledger_length = heads.last_number, "
           "counters.updated_at = '%1' - INTERVAL counters.id MOD 300 DAY"_s.arg(
               end.toString(u"yyyy-MM-dd HH:mm:ss"_s)));
}

/// In pieces, which the server can take back one by one.
void takeNumbers(store::Connection &administrator, qint64 behindId)
{
    KeysOff keys(administrator, u"document_number_taken"_s, KeysOff::Which::All);
    const qint64 lastId = largestId(administrator);
    for (qint64 id = behindId; id < lastId; id += rowsPerPiece) {
        change(administrator,
               u"INSERT INTO document_number_taken (number, request_id, project_id, correspondence_type_id) "
               "SELECT rows_drawn.generated_number, rows_drawn.request_id, counters.project_id, "
               "counters.correspondence_type_id FROM document_number_audit AS rows_drawn "
               "JOIN document_number_counters AS counters ON counters.id = rows_drawn.counter_id "
               "WHERE rows_drawn.id > %1 AND rows_drawn.id <= %2"_s.arg(id)
                   .arg(id + rowsPerPiece));
        change(administrator, u"COMMIT"_s);
    }
    tell(u"their numbers are taken"_s);
    keys.putBack();
    tell(u"the keys of taken numbers are back"_s);
}

} // namespace

void fillLedger(store::Connection &administrator, qint64 rows)
{
    const qint64 behindId = largestId(administrator);
    TriggerOff noted(administrator, u"document_number_audit_noted"_s);
    TriggerOff raised(administrator, u"document_number_counters_update"_s);
    KeysOff keys(administrator, u"document_number_audit"_s, KeysOff::Which::AllButPrimary);
    change(administrator, u"SET autocommit = 0"_s);
    Filler(administrator, rows).fill();
    change(administrator,
           u"INSERT IGNORE INTO document_number_noted (kind, created_at, audit_id) "
           "SELECT 'RETRIED', created_at, id FROM document_number_audit WHERE retry_count > 0"_s);
    change(administrator, u"COMMIT"_s);
    keys.putBack();
    tell(u"the keys of the ledger are back"_s);
    takeNumbers(administrator, behindId);
    change(administrator, u"SET autocommit = 1"_s);
    noted.putBack();
    raised.putBack();
}

} // namespace lekthi::benchmark
