#include "core/allocation/options.h"

#include <utility>

namespace lekthi::allocation {

using namespace Qt::StringLiterals;

namespace {

constexpr std::pair<LimitProfile, QLatin1StringView> names[] = {
    {LimitProfile::Requirements, "requirements"_L1},
    {LimitProfile::DecisionRecord, "adr-002"_L1},
};

} // namespace

AllocatorOptions optionsOf(LimitProfile profile)
{
    AllocatorOptions options;
    if (profile == LimitProfile::DecisionRecord) {
        options.retry.lockTimeoutRetries = 3;
        options.retry.versionConflictRetries = 3;
        options.retry.connectionRetries = 3;
        options.retry.firstLockDelay = std::chrono::milliseconds(200);
        options.retry.firstConnectionDelay = std::chrono::milliseconds(200);
        options.lock.timeToLive = std::chrono::milliseconds(3'000);
    }
    return options;
}

QString profileName(LimitProfile profile)
{
    for (const auto &[known, name] : names) {
        if (known == profile)
            return name;
    }
    return {};
}

std::optional<LimitProfile> profileFromName(QStringView name)
{
    for (const auto &[profile, known] : names) {
        if (known == name)
            return profile;
    }
    return std::nullopt;
}

} // namespace lekthi::allocation
