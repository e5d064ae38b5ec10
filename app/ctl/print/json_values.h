#pragma once

#include <QJsonValue>
#include <QString>

namespace lekthi::ctl {

/// What is empty is null for scripts, so that they can tell it from a text.
inline QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

} // namespace lekthi::ctl
