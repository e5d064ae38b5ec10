#pragma once

#include <QString>

#include <tl/expected.hpp>

#include <chrono>

namespace lekthi::redis {

using Deadline = std::chrono::steady_clock::time_point;

/// Why Redis did not do what it was asked.
struct Trouble
{
    enum class Kind {
        Lost,     ///< the connection ended, or what the server knew of it: a new one may do
        Slow,     ///< no answer within the time
        Refused,  ///< no connection, or an error for an answer
        WrongKey, ///< the key of this one counter holds something that is no lock
    };

    Kind kind = Kind::Refused;
    QString reason; ///< technical

    bool operator==(const Trouble &) const = default;
};

template <class T>
using Result = tl::expected<T, Trouble>;

} // namespace lekthi::redis
