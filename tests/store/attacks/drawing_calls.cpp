#include "tests/store/attacks/drawing_calls.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

constexpr auto continued = "{continued}"_L1;

} // namespace

QString rowsOf(const QList<DrawnRow> &rows)
{
    constexpr int userId = 5;
    QJsonArray all;
    for (const DrawnRow &row : rows)
        all.append(QJsonArray{row.requestId, row.sequence, QJsonValue::Null, row.number, QString(""_L1),
                              userId, row.address, row.agent, 0, QString(continued), QString(64, u'0')});
    return u"'"_s + QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact)) + u"'"_s;
}

QStringList DrawCall::parameters() const
{
    const QString seen = seenHead.isEmpty() ? u"null"_s : u'"' + seenHead + u'"';
    QString allRows = rows;
    allRows.replace(u'"' + continued + u'"', seen);
    return {counter, seenVersion, seenNumber, newNumber, wanted,  head,    seenStamp,
            key,     retries,     waited,     fallback,  drawnAt, allRows, passedOver};
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
    call.newNumber = QString::number(seen + 1);
    call.seenHead =
        root.value(u"SELECT COALESCE(HEX(ledger_head), '') FROM document_number_counters WHERE id = %1"_s.arg(
                       counter))
            .toString();
    call.seenStamp = root.value(u"SELECT stamp FROM document_number_rules_stamp"_s).toString();
    call.rows = rowsOf({{seen + 1, u"drawn %1"_s.arg(seen + 1)}});
    return call;
}

} // namespace lekthi::test
