#pragma once

#include <QDateTime>

#include <optional>

namespace lekthi::models {

/// How long the database took to answer one question.
struct LatencySample
{
    QDateTime asked;                    ///< UTC
    std::optional<double> milliseconds; ///< nothing: there was no answer
};

} // namespace lekthi::models
