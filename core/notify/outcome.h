#pragma once

#include <QString>

#include <chrono>
#include <optional>

namespace lekthi::notify {

enum class Trouble {
    None,
    NoSecret,       ///< this program does not know where the channel leads
    NotFound,       ///< no address for its name
    AddressRefused, ///< a private address, and the channel is not meant to be in the house
    Unreachable,
    NotTrusted, ///< encryption failed, or the certificate does not prove that it is the right server
    TooSlow,
    HungUp,
    Redirected, ///< never followed: the secret would go where nobody entered it
    Throttled,  ///< 429
    ServerFault,
    Rejected, ///< 4xx
};

/// What became of one try to deliver.
struct Outcome
{
    Trouble trouble = Trouble::None;
    int status = 0;                                 ///< of HTTP; 0 if no answer came
    QString answer;                                 ///< its first characters, printable, without secrets
    std::optional<std::chrono::seconds> pauseAsked; ///< Retry-After

    bool delivered() const { return trouble == Trouble::None; }
    /// Whether the same may succeed later.
    bool isRetryable() const;
};

/// "TOO_SLOW": the stable name that the store and scripts see.
QString troubleName(Trouble trouble);
/// The finished sentence in the language of the program: what happened, then what to do. Holds no secret.
QString describe(const Outcome &outcome);

} // namespace lekthi::notify
