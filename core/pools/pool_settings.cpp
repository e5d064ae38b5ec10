#include "core/pools/pool_settings.h"

#include "core/pools/filter_check.h"

#include <cmath>

namespace lekthi::pools {

namespace {

void checkRange(QList<SettingsProblem> &problems, SettingsField field, qint64 value, qint64 least,
                qint64 most)
{
    if (value < least || value > most)
        problems.append(
            {.code = SettingsProblem::Code::OutOfRange,
             .field = field,
             .arguments = {QString::number(value), QString::number(least), QString::number(most)}});
}

void checkRoom(QList<SettingsProblem> &problems, SettingsField field, SettingsProblem::Severity severity,
               qint64 value, double room)
{
    if (static_cast<double>(value) > room)
        problems.append({.severity = severity,
                         .code = SettingsProblem::Code::MoreThanCapacity,
                         .field = field,
                         .arguments = {QString::number(value), QString::number(std::llround(room))}});
}

} // namespace

PoolDraft draftOf(Profile profile)
{
    PoolDraft draft{.filters = filtersOf(profile)};
    if (profile == Profile::Mosip) {
        draft.minimum = 100'000;
        draft.batch = 200'000;
    }
    return draft;
}

QList<SettingsProblem> problemsOf(const PoolDraft &draft)
{
    QList<SettingsProblem> problems;
    if (const auto name = PoolName::parse(draft.name); !name)
        problems.append({.field = SettingsField::Name, .nameFault = name.error()});
    QList<SettingsProblem> ofFilters = problemsOf(draft.length, draft.filters);
    if (!ofFilters.isEmpty() && ofFilters.constFirst().field == SettingsField::Length)
        problems.append(ofFilters.takeFirst());
    checkRange(problems, SettingsField::Minimum, draft.minimum, 0, maximumMinimum);
    checkRange(problems, SettingsField::Batch, draft.batch, 1, maximumBatch);
    return problems + ofFilters;
}

QList<SettingsProblem> problemsOf(const PoolDraft &draft, const Capacity &capacity)
{
    QList<SettingsProblem> problems;
    if (capacity.atMost == 0) {
        problems.append({.code = SettingsProblem::Code::NothingAccepted});
        return problems;
    }
    checkRoom(problems, SettingsField::Minimum, SettingsProblem::Severity::Error, draft.minimum,
              capacity.atMost);
    checkRoom(problems, SettingsField::Batch, SettingsProblem::Severity::Warning, draft.batch,
              capacity.atMost);
    return problems;
}

PoolSettings::PoolSettings(PoolName name, IdRules rules, qint64 minimum, qint64 batch)
    : m_name(std::move(name))
    , m_rules(std::move(rules))
    , m_minimum(minimum)
    , m_batch(batch)
{
}

tl::expected<PoolSettings, QList<SettingsProblem>> PoolSettings::make(const PoolDraft &draft)
{
    if (const QList<SettingsProblem> problems = problemsOf(draft); hasError(problems))
        return tl::unexpected(problems);
    return PoolSettings(*PoolName::parse(draft.name), *IdRules::make(draft.length, draft.filters),
                        draft.minimum, draft.batch);
}

PoolDraft PoolSettings::draft() const
{
    return {.name = m_name.text(),
            .length = m_rules.length(),
            .minimum = m_minimum,
            .batch = m_batch,
            .filters = m_rules.filters()};
}

QString profileNameOf(const std::optional<PoolSettings> &settings)
{
    return settings ? profileNameOf(settings->rules().filters()) : ownProfileName();
}

} // namespace lekthi::pools
