#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QVariant>

namespace lekthi::store {

// What statements and routines take and give together: many values in one text.

inline QString jsonText(const QJsonArray &values)
{
    return QString::fromUtf8(QJsonDocument(values).toJson(QJsonDocument::Compact));
}

inline QString jsonText(const QJsonObject &values)
{
    return QString::fromUtf8(QJsonDocument(values).toJson(QJsonDocument::Compact));
}

inline QString jsonText(const QStringList &texts)
{
    return jsonText(QJsonArray::fromStringList(texts));
}

inline QString jsonText(const QList<qint64> &numbers)
{
    QJsonArray values;
    for (const qint64 number : numbers)
        values.append(number);
    return jsonText(values);
}

/// Empty for whatever is no array.
inline QStringList textsIn(const QByteArray &json)
{
    return QVariant(QJsonDocument::fromJson(json).array().toVariantList()).toStringList();
}

/// Empty for whatever is no object.
inline QJsonObject jsonObject(const QString &text)
{
    return QJsonDocument::fromJson(text.toUtf8()).object();
}

} // namespace lekthi::store
