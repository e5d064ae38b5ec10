#include "models/ledger/ledger_formats.h"

#include "core/store/reference/codes.h"
#include "models/csv_text.h"
#include "models/json_values.h"
#include "models/ledger/ledger_csv.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::LedgerEntry;

namespace {

constexpr int exportedAtOnce = 4'000; // a page looks 20,000 rows ahead, however small it is
constexpr int csvRowsAtOnce = 10'000; // a line is some 400 bytes, where a row of values is thousands

ExportFields fieldsOf(const LedgerEntry &entry, const LedgerNames &names)
{
    const QString time = QString(entry.position.time).replace(u' ', u'T') + u'Z';
    return {
        {u"id"_s, entry.id},
        {u"event"_s, entry.event},
        {u"number"_s, entry.number},
        {u"state"_s, store::stateName(entry.state)},
        {u"reason"_s, textOrNull(entry.reason)},
        {u"endedBy"_s, entry.endedBy == 0 ? QJsonValue(QJsonValue::Null) : QJsonValue(entry.endedBy)},
        {u"sequence"_s, entry.sequence},
        {u"revision"_s, textOrNull(entry.revision)},
        {u"document"_s, entry.documentId ? QJsonValue(*entry.documentId) : QJsonValue(QJsonValue::Null)},
        {u"person"_s, loginOf(entry.personId, names.people)},
        {u"service"_s, loginOf(entry.serviceId, names.people)},
        {u"address"_s, textOrNull(entry.address)},
        {u"program"_s, textOrNull(entry.program)},
        {u"counterId"_s, entry.counterId},
        {u"counter"_s, store::counterCodes(names.reference, entry.key).join(u'/')},
        {u"resetEpoch"_s, entry.resetEpoch},
        {u"template"_s, entry.templateText},
        {u"templateVersion"_s, entry.templateVersion},
        {u"createdAt"_s, time},
        {u"requestId"_s, entry.requestId},
        {u"retryCount"_s, entry.retryCount},
        {u"lockWaitMs"_s, entry.lockWaitMs},
        {u"totalDurationMs"_s, entry.totalDurationMs},
        {u"fallbackUsed"_s, entry.fallback},
        {u"skipped"_s, QJsonArray::fromStringList(entry.skipped)},
        {u"rowHash"_s, textOrNull(QString::fromLatin1(entry.rowHash.toHex()))},
    };
}

store::Result<CsvPage> csvPage(store::Connection &connection, const store::LedgerFilter &filter,
                               const LedgerCsv &csv, const QString &after)
{
    LedgerCsvLines came;
    const auto show = [&](const store::TextRow &row) { came.add(csv, row); };
    return store::showLedgerPage(
               connection, filter, csvRowsAtOnce, after, [&came] { came.clear(); }, show)
        .map([&came](const store::ShownLedgerPage &page) {
            return CsvPage{.lines = came.inOrderOf(page.ids), .rows = came.count(), .next = page.next};
        });
}

} // namespace

QJsonValue loginOf(std::optional<int> id, const QHash<int, store::Person> &people)
{
    if (!id)
        return QJsonValue::Null;
    const auto person = people.constFind(*id);
    return person == people.constEnd() ? QString::number(*id) : person->login;
}

QJsonObject ledgerJson(const LedgerEntry &entry, const LedgerNames &names)
{
    return objectOf(fieldsOf(entry, names));
}

QString ledgerRowsAsCsv(const LedgerModel &model, const QList<int> &rows)
{
    QString csv = csvLine(namesOf(fieldsOf({}, {})));
    for (const int row : rows) {
        QStringList cells;
        for (const auto &[name, value] : fieldsOf(model.row(row).entry, model.names()))
            cells += valueText(value);
        csv += csvLine(cells);
    }
    return csv;
}

QString ledgerRowsAsJson(const LedgerModel &model, const QList<int> &rows)
{
    QJsonArray array;
    for (const int row : rows)
        array.append(ledgerJson(model.row(row).entry, model.names()));
    return QString::fromUtf8(QJsonDocument(array).toJson());
}

ExportSource ledgerExport(const store::LedgerFilter &filter, const LedgerNames &names)
{
    ExportSource source{namesOf(fieldsOf({}, {})),
                        [filter, names](store::Connection &connection, const QString &after) {
                            return store::ledgerPage(connection, filter, store::LedgerOrder::NewestFirst,
                                                     exportedAtOnce, after)
                                .map([&](const store::LedgerPage &page) {
                                    ExportPage exported{.next = page.next};
                                    for (const LedgerEntry &entry : page.entries)
                                        exported.rows.append(fieldsOf(entry, names));
                                    return exported;
                                });
                        }};
    // A skipped number is no row of its own.
    if (filter.state != store::LedgerState::Skipped) {
        source.readCsv = [filter, csv = LedgerCsv(names)](store::Connection &connection,
                                                          const QString &after) {
            return csvPage(connection, filter, csv, after);
        };
    }
    return source;
}

} // namespace lekthi::models
