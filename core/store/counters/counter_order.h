#pragma once

#include <QList>

#include <optional>

namespace lekthi::store {

/// What counters can be put in order by; codes in the order of the Thai alphabet.
enum class CounterSort { Project, Type, Sender, Recipient, Period, LastNumber, Updated };

struct CounterOrder
{
    CounterSort by = CounterSort::Project;
    bool isDescending = false;

    bool operator==(const CounterOrder &) const = default;
};

/// A counter in some order, and what it was put in its place by.
struct CounterPlace
{
    qint64 sortValue = 0;
    qint64 id = 0;
};

/// Where a list in some order has come to.
struct CounterPlaces
{
    std::optional<CounterPlace> last{}; ///< that was given; nothing: the list begins
    QList<CounterPlace> ahead{};        ///< those that come next, as far as they are known
    bool isWhole = false;               ///< none come behind those
};

} // namespace lekthi::store
