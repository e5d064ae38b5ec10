#include "core/store/ledger/ledger_row.h"

#include <array>
#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr std::pair<LedgerEvent, QLatin1StringView> eventNames[] = {
    {LedgerEvent::Issued, "ISSUED"_L1}, {LedgerEvent::Revised, "REVISED"_L1},
    {LedgerEvent::Voided, "VOIDED"_L1}, {LedgerEvent::TakenOver, "TAKEN_OVER"_L1},
    {LedgerEvent::Bound, "BOUND"_L1},   {LedgerEvent::Unused, "UNUSED"_L1},
};

constexpr std::pair<Fallback, QLatin1StringView> fallbackNames[] = {
    {Fallback::None, "NONE"_L1},
    {Fallback::DatabaseLock, "DB_LOCK"_L1},
    {Fallback::Retry, "RETRY"_L1},
};

} // namespace

QString eventName(LedgerEvent event)
{
    // Every row that is walked asks several times.
    static const auto names = [] {
        std::array<QString, std::size(eventNames)> made;
        for (const auto &[known, name] : eventNames)
            made.at(size_t(known)) = name;
        return made;
    }();
    return names.at(size_t(event));
}

LedgerEvent eventFromName(const QString &name)
{
    for (const auto &[event, known] : eventNames) {
        if (known == name)
            return event;
    }
    return LedgerEvent::Issued;
}

QString fallbackName(Fallback fallback)
{
    for (const auto &[known, name] : fallbackNames) {
        if (known == fallback)
            return name;
    }
    return {};
}

Fallback fallbackFromName(const QString &name)
{
    for (const auto &[fallback, known] : fallbackNames) {
        if (known == name)
            return fallback;
    }
    return Fallback::None;
}

} // namespace lekthi::store
