#include "models/csv_text.h"

#include "core/store/session/json_text.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

QString quotedCell(QString text)
{
    static const QString formulaStarts = u"=+-@\t\r"_s;
    text.remove(QChar::Null);
    if (!text.isEmpty() && formulaStarts.contains(text.front()))
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
