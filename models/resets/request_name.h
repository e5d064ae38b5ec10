#pragma once

#include <QtGlobal>

namespace lekthi::models {

/// What two Super Admins decide about.
enum class RequestKind { Reset, TakeOver };

/// Resets and take-overs are numbered apart.
struct RequestName
{
    RequestKind kind = RequestKind::Reset;
    qint64 id = 0; ///< 0: none

    bool operator==(const RequestName &) const = default;
};

} // namespace lekthi::models
