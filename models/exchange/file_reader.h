#pragma once

#include "models/exchange/strict_json.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QStringList>

#include <initializer_list>
#include <optional>

namespace lekthi::models {

/// Reads the fields of a JSON object whose shape is known, and keeps the first fault; after it every field
/// reads as nothing.
class FileReader
{
    Q_DECLARE_TR_FUNCTIONS(lekthi::models::FileReader)

public:
    bool hasFailed() const { return m_fault.has_value(); }
    const FileFault &fault() const { return *m_fault; }
    void fail(int line, const QString &message);

    /// An object has these fields and no others.
    void checkNames(const JsonNode &node, std::initializer_list<QStringView> names);
    /// A text that is not empty and has at most so many code points.
    QString text(const JsonNode &node, QStringView name, int longest);
    int positive(const JsonNode &node, QStringView name);
    QDateTime instant(const JsonNode &node, QStringView name); ///< ISO 8601 in UTC
    bool isNull(const JsonNode &node, QStringView name);
    QList<JsonNode> list(const JsonNode &node, QStringView name, int most);

    template <class T>
    T named(const JsonNode &node, QStringView name, std::optional<T> (*fromName)(QStringView))
    {
        const QString written = text(node, name, 20);
        const std::optional<T> value = fromName(written);
        if (!value)
            failAt(node, name, tr("“%1” is no value of “%2”.").arg(written, name));
        return value.value_or(T());
    }

private:
    /// The field; a fault and null if it is missing or of another kind.
    const JsonNode *field(const JsonNode &node, QStringView name, JsonNode::Kind kind);
    void failAt(const JsonNode &node, QStringView name, const QString &message);

    std::optional<FileFault> m_fault;
};

} // namespace lekthi::models
