#include "models/ledger/ledger_formats.h"

#include "core/store/reference/codes.h"
#include "models/csv_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::LedgerEntry;

namespace {

QJsonValue loginOf(std::optional<int> id, const LedgerNames &names)
{
    if (!id)
        return QJsonValue::Null;
    const auto person = names.people.constFind(*id);
    return person == names.people.constEnd() ? QString::number(*id) : person->login;
}

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(text);
}

QList<std::pair<QString, QJsonValue>> fieldsOf(const LedgerEntry &entry, const LedgerNames &names)
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
        {u"person"_s, loginOf(entry.personId, names)},
        {u"service"_s, loginOf(entry.serviceId, names)},
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

QString cellOf(const QJsonValue &value)
{
    if (value.isDouble())
        return QString::number(value.toInteger());
    return value.isArray() ? value.toVariant().toStringList().join(u' ') : value.toString();
}

QString joinedRows(const LedgerModel &model, const QList<int> &rows, QString (*lineOf)(const QStringList &))
{
    QStringList headings;
    for (int column = 0; column < LedgerModel::ColumnCount; ++column)
        headings += model.headerData(column, Qt::Horizontal).toString();
    QStringList lines{lineOf(headings)};
    for (const int row : rows) {
        QStringList cells;
        for (int column = 0; column < LedgerModel::ColumnCount; ++column)
            cells += model.index(row, column).data().toString();
        lines += lineOf(cells);
    }
    return lines.join(u'\n');
}

QString tabbedLine(const QStringList &cells)
{
    QStringList clean;
    for (const QString &cell : cells)
        clean += QString(cell).replace(u'\t', u' ').replace(u'\n', u' ');
    return clean.join(u'\t');
}

QString markdownLine(const QStringList &cells)
{
    QString line = u"|"_s;
    for (const QString &cell : cells)
        line += u' ' + QString(cell).replace(u'\\', "\\\\"_L1).replace(u'|', "\\|"_L1).replace(u'\n', u' ') +
                " |"_L1;
    return line;
}

} // namespace

QString ledgerCsvHeading()
{
    QStringList names;
    for (const auto &field : fieldsOf({}, {}))
        names += field.first;
    return csvLine(names);
}

QString ledgerCsvLine(const LedgerEntry &entry, const LedgerNames &names)
{
    QStringList cells;
    for (const auto &field : fieldsOf(entry, names))
        cells += cellOf(field.second);
    return csvLine(cells);
}

QJsonObject ledgerJson(const LedgerEntry &entry, const LedgerNames &names)
{
    QJsonObject object;
    for (const auto &field : fieldsOf(entry, names))
        object.insert(field.first, field.second);
    return object;
}

QString ledgerRowsAsCsv(const LedgerModel &model, const QList<int> &rows)
{
    QString csv = ledgerCsvHeading();
    for (const int row : rows)
        csv += ledgerCsvLine(model.line(row).entry, model.names());
    return csv;
}

QString ledgerRowsAsJson(const LedgerModel &model, const QList<int> &rows)
{
    QJsonArray array;
    for (const int row : rows)
        array.append(ledgerJson(model.line(row).entry, model.names()));
    return QString::fromUtf8(QJsonDocument(array).toJson());
}

QString ledgerRowsAsText(const LedgerModel &model, const QList<int> &rows)
{
    return joinedRows(model, rows, &tabbedLine);
}

QString ledgerRowsAsMarkdown(const LedgerModel &model, const QList<int> &rows)
{
    QString table = joinedRows(model, rows, &markdownLine);
    const QString rule = u'|' + u" --- |"_s.repeated(LedgerModel::ColumnCount);
    const qsizetype afterHeadings = table.indexOf(u'\n');
    return table.insert(afterHeadings < 0 ? table.size() : afterHeadings, u'\n' + rule);
}

} // namespace lekthi::models
