#pragma once

#include <QtGlobal>

namespace lekthi::store {

/// What counters can be put in order by; codes in the order of the Thai alphabet.
enum class CounterSort { Project, Type, Sender, Recipient, Period, LastNumber, Updated };

struct CounterOrder
{
    CounterSort by = CounterSort::Project;
    bool isDescending = false;

    bool operator==(const CounterOrder &) const = default;
};

/// Where a page in some order ended: the last counter and what it was put in its place by.
struct CounterPlace
{
    qint64 sortValue = 0;
    qint64 id = 0;
};

} // namespace lekthi::store
