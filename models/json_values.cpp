#include "models/json_values.h"

namespace lekthi::models {

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonValue timeOrNull(const QDateTime &instant)
{
    return instant.isValid() ? QJsonValue(instant.toUTC().toString(Qt::ISODateWithMs)) : QJsonValue();
}

} // namespace lekthi::models
