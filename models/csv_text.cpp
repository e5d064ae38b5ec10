#include "models/csv_text.h"

#include "core/store/session/json_text.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

constexpr QStringView formulaStarts = u"=+-@\t\r";

constexpr QByteArrayView byteOrderMark = "\xEF\xBB\xBF";

bool isFormula(QStringView text)
{
    return !text.isEmpty() && formulaStarts.contains(text.front());
}

QString quotedCell(QString text)
{
    text.remove(QChar::Null);
    if (isFormula(text))
        text.prepend(u'\'');
    return u'"' + text.replace(u'"', "\"\""_L1) + u'"';
}

} // namespace

QString csvLine(const QStringList &cells)
{
    QStringList texts;
    for (const QString &cell : cells)
        texts += quotedCell(cell);
    return texts.join(u',') + "\r\n"_L1;
}

void addCsvCell(QByteArray &line, QStringView text)
{
    if (text.contains(u'"') || text.contains(QChar::Null)) {
        line += quotedCell(text.toString()).toUtf8();
        return;
    }
    line += '"';
    if (isFormula(text))
        line += '\'';
    line += text.toUtf8();
    line += '"';
}

void addCsvText(QByteArray &line, QByteArrayView utf8)
{
    if (utf8.startsWith(byteOrderMark))
        utf8 = utf8.sliced(byteOrderMark.size());
    if (utf8.contains('"') || utf8.contains('\0')) {
        line += quotedCell(QString::fromUtf8(utf8)).toUtf8();
        return;
    }
    line += '"';
    if (!utf8.isEmpty() && formulaStarts.contains(QLatin1Char(utf8.front())))
        line += '\'';
    line += utf8;
    line += '"';
}

QString valueText(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Double:
        return QString::number(value.toInteger());
    case QJsonValue::Bool:
        return value.toBool() ? u"true"_s : u"false"_s;
    case QJsonValue::Array:
        return value.toVariant().toStringList().join(u' ');
    case QJsonValue::Object:
        return store::jsonText(value.toObject());
    default:
        return value.toString();
    }
}

} // namespace lekthi::models
