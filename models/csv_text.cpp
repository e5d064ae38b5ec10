#include "models/csv_text.h"

#include "core/store/session/json_text.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

constexpr QStringView formulaStarts = u"=+-@\t\r";

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
