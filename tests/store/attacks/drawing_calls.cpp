#include "tests/store/attacks/drawing_calls.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

QString literal(const QJsonArray &values)
{
    QString text = QString::fromUtf8(QJsonDocument(values).toJson(QJsonDocument::Compact));
    return u"'"_s + text.replace(u'\\', "\\\\"_L1).replace(u'\'', "\\'"_L1) + u"'"_s;
}

} // namespace

QString rowsOf(const QList<DrawnRow> &rows)
{
    QJsonArray all;
    for (const DrawnRow &row : rows) {
        QJsonArray values{row.requestId,
                          row.number,
                          row.document,
                          row.revision,
                          row.userId,
                          row.address,
                          row.agent,
                          0,
                          1,
                          row.passedOver.isEmpty() ? QJsonValue() : QJsonValue(row.passedOver)};
        if (row.counter > 0) {
            values.append(row.counter);
            values.append(int(row.isFirst));
        }
        all.append(values);
    }
    return literal(all);
}

SeenCounter seenCounter(RawSession &root, int counter)
{
    const auto ask = [&](const QString &column) {
        return root.value(u"SELECT %1 FROM document_number_counters WHERE id = %2"_s.arg(column).arg(counter))
            .toInt();
    };
    return {counter, ask(u"version"_s), ask(u"last_number"_s),
            root.value(u"SELECT stamp FROM document_number_rules_stamp"_s).toInt()};
}

QString drawSeveral(const QList<SeenCounter> &counters, const QList<DrawnRow> &rows)
{
    QJsonArray seen;
    for (const SeenCounter &counter : counters)
        seen.append(QJsonArray{counter.id, counter.version, counter.number, counter.many});
    return u"CALL {api}.draw_several(%1, %2, 0, 0, 'NONE', %3)"_s.arg(literal(seen))
        .arg(counters.first().stamp)
        .arg(rowsOf(rows));
}

QStringList DrawCall::parameters() const
{
    return {counter, seenVersion, seenNumber, seenStamp, retries, waited, fallback, rows, firstOf};
}

QString DrawCall::sql() const
{
    return callOfDraw(parameters());
}

QString callOfDraw(const QStringList &parameters)
{
    return "CALL {api}.draw("_L1 + parameters.join(", "_L1) + u')';
}

DrawCall nextOf(RawSession &root, int counter)
{
    const auto ask = [&](const QString &column) {
        return root.value(u"SELECT %1 FROM document_number_counters WHERE id = %2"_s.arg(column).arg(counter))
            .toInt();
    };
    const int seen = ask(u"last_number"_s);
    DrawCall call;
    call.counter = QString::number(counter);
    call.seenVersion = QString::number(ask(u"version"_s));
    call.seenNumber = QString::number(seen);
    call.seenStamp = root.value(u"SELECT stamp FROM document_number_rules_stamp"_s).toString();
    call.rows = rowsOf({{u"drawn %1"_s.arg(seen + 1)}});
    return call;
}

QString openCounter(int project, int originator, int year)
{
    return u"CALL {api}.open_counter(%1, %2, 1, 6, 0, 0, 0, %3, 0)"_s.arg(project).arg(originator).arg(year);
}

QString lockCounter(int project)
{
    return u"CALL {api}.lock_counter(%1, 22, 1, 6, 0, 0, 0, 2031, 0)"_s.arg(project);
}

QString revise(const DrawCall &seen, int epoch, int sequence, const QString &number)
{
    const QString text = number.isNull() ? u"revised %1"_s.arg(sequence) : number;
    return u"CALL {api}.revise(%1, %2, UUID(), %3, %4, NULL, '%5', 'B', 5, '', '', 0, 0, 0, 'NONE')"_s
        .arg(seen.counter, seen.seenVersion)
        .arg(epoch)
        .arg(sequence)
        .arg(text);
}

QString recordError()
{
    return u"CALL {api}.record_error(CONCAT('ERR-20261123-0810-', CHAR(65 + RAND() * 25, 65 + RAND() * 25, 65 + RAND() * 25, 65 + RAND() * 25)), 'DB_ERROR', 'x', NULL, '{}', NULL, NULL, UTC_TIMESTAMP(6))"_s;
}

QString hasItsHash(const QString &row)
{
    QStringList columns;
    for (const char *column : {"previous_hash", "event",           "request_id",        "counter_id",
                               "reset_epoch",   "sequence_number", "document_id",       "generated_number",
                               "revision",      "counter_key",     "template_used",     "template_version",
                               "user_id",       "drawn_by",        "ip_address",        "user_agent",
                               "retry_count",   "lock_wait_ms",    "total_duration_ms", "fallback_used",
                               "skipped",       "created_at"})
        columns.append(row + u'.' + QLatin1StringView(column));
    return u"%1.row_hash = ledger_row_hash(%2)"_s.arg(row, columns.join(", "_L1));
}

MinuteCall sweptMinute(RawSession &root, int service)
{
    const QString at =
        root.value(u"SELECT DATE_FORMAT(UTC_TIMESTAMP() - INTERVAL 1 HOUR, '%Y-%m-%d %H:00:00')"_s)
            .toString();
    const QString of = u"11111111-2222-3333-4444-%1"_s.arg(service, 12, 10, QChar(u'0'));
    const QString total =
        u"(SELECT COALESCE(SUM(total), 0) FROM document_number_metrics_total WHERE series = 'numbers')"_s;
    const QString inSpans =
        u"(SELECT COALESCE(SUM(counted.count), 0) FROM document_number_metrics_span AS spans "
        "JOIN JSON_TABLE(CONCAT('[', spans.counts, ']'), '$[*]' COLUMNS (label VARCHAR(64) PATH '$[0]', "
        "count BIGINT PATH '$[1]')) AS counted WHERE counted.label = 'numbers')"_s;
    const auto number = [&root](const QString &query) {
        return root.value(u"SELECT "_s + query).toLongLong();
    };
    MinuteCall call;
    call.sql = u"CALL {api}.write_minute('%1', '%2', 'sweep', 'UP', 'DOWN', 1, 4, 0, "
               "'[[2,6,3,1,0,\"{\\\\\"LOCK_TIMEOUT\\\\\":2}\",\"[3,0,0,0,0,0,0,0,0,0,0,0,0]\",\"gwEAAA==\","
               "\"gwEAAA==\",\"{}\",\"[\\\\\"numbers\\\\\",3]\"]]', "
               "'[[2,6,\"numbers\",\"\",3]]', '[\"numbers\",3]')"_s.arg(at, of);
    call.outcome =
        u"SELECT CONCAT_WS(' ', minutes.login, program, redis, store, sessions, session_limit, is_summed, "
        "numbers, fallbacks, errors, HEX(duration), %1, %2) "
        "FROM document_number_allocator_minute AS minutes "
        "JOIN document_number_metrics_minute AS drawn USING (minute, allocator) "
        "WHERE minute = '%3' AND allocator = '%4'"_s.arg(total, inSpans, at, of);
    // Of five minutes, an hour and a day, each for the type, for the project and for everything together.
    call.expected =
        u"allocator.demo sweep UP DOWN 1 4 1 3 1 {\"LOCK_TIMEOUT\":2} 83010000 %1 %2"_s.arg(number(total) + 3)
            .arg(number(inSpans) + 27);
    return call;
}

} // namespace lekthi::test
