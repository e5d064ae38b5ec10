#include "core/pools/settings_json.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace lekthi::pools {

namespace {

using Field = SettingsField;

/// Calls with each setting of the filters and the variable that holds it.
template <typename Settings, typename Visitor>
void visitFilterSettings(Settings &settings, const Visitor &visit)
{
    visit(Field::NotStartWith, settings.notStartWith);
    visit(Field::SequenceDigits, settings.sequenceDigits);
    visit(Field::SequencesWrap, settings.sequencesWrap);
    visit(Field::RepeatDistance, settings.repeatDistance);
    visit(Field::BlockDigits, settings.blockDigits);
    visit(Field::EvenDigits, settings.evenDigits);
    visit(Field::ZeroIsEven, settings.zeroIsEven);
    visit(Field::FirstEqualsLastDigits, settings.firstEqualsLastDigits);
    visit(Field::FirstEqualsReverseDigits, settings.firstEqualsReverseDigits);
    visit(Field::GroupsMayOverlap, settings.groupsMayOverlap);
    visit(Field::RestrictedNumbers, settings.restrictedNumbers);
    visit(Field::CyclicNumbers, settings.cyclicNumbers);
}

template <typename Draft, typename Visitor>
void visitSettings(Draft &draft, const Visitor &visit)
{
    visit(Field::Name, draft.name);
    visit(Field::Length, draft.length);
    visit(Field::Minimum, draft.minimum);
    visit(Field::Batch, draft.batch);
    visitFilterSettings(draft.filters, visit);
}

QJsonValue written(const QStringList &list)
{
    return QJsonArray::fromStringList(list);
}

template <typename Value>
QJsonValue written(const Value &value)
{
    return value;
}

bool read(const QJsonValue &json, QString &value)
{
    value = json.toString();
    return json.isString();
}

bool read(const QJsonValue &json, bool &value)
{
    value = json.toBool();
    return json.isBool();
}

template <std::integral Number>
bool read(const QJsonValue &json, Number &value)
{
    constexpr double largestWhole = 1e15;
    const double number = json.toDouble(std::numeric_limits<double>::quiet_NaN());
    const double most = std::min(largestWhole, static_cast<double>(std::numeric_limits<Number>::max()));
    if (!(std::abs(number) <= most) || std::trunc(number) != number)
        return false;
    value = static_cast<Number>(number);
    return true;
}

bool read(const QJsonValue &json, QStringList &value)
{
    value.clear();
    const QJsonArray entries = json.toArray();
    for (const auto &entry : entries)
        value.append(entry.toString());
    return json.isArray() && std::ranges::all_of(entries, [](const auto &entry) { return entry.isString(); });
}

/// Reads one setting after the other and remembers which there are.
class SettingsReading
{
public:
    SettingsReading(const QJsonObject &json, bool mayLack)
        : m_json(json)
        , m_mayLack(mayLack)
    {
    }

    template <typename Value>
    void operator()(Field field, Value &value) const
    {
        const QString name = fieldName(field);
        m_known.insert(name);
        const auto found = m_json.constFind(name);
        if (found == m_json.constEnd() ? !m_mayLack : !read(*found, value))
            add(SettingsProblem::Code::WrongType, name);
    }

    QList<SettingsProblem> finished() const
    {
        for (const QString &name : m_json.keys()) {
            if (!m_known.contains(name))
                add(SettingsProblem::Code::UnknownSetting, name);
        }
        return m_problems;
    }

private:
    void add(SettingsProblem::Code code, const QString &name) const
    {
        m_problems.append({.code = code, .arguments = {name}});
    }

    const QJsonObject &m_json;
    bool m_mayLack;
    mutable std::set<QString> m_known;
    mutable QList<SettingsProblem> m_problems;
};

} // namespace

QJsonObject toJson(const PoolSettings &settings)
{
    QJsonObject json;
    const PoolDraft draft = settings.draft();
    visitSettings(draft,
                  [&json](Field field, const auto &value) { json.insert(fieldName(field), written(value)); });
    return json;
}

QByteArray settingsText(const PoolSettings &settings)
{
    return QJsonDocument(toJson(settings)).toJson(QJsonDocument::Compact);
}

tl::expected<PoolSettings, QList<SettingsProblem>> settingsFromJson(const QJsonObject &json)
{
    PoolDraft draft;
    const SettingsReading reading(json, false);
    visitSettings(draft, reading);
    if (const QList<SettingsProblem> problems = reading.finished(); !problems.isEmpty())
        return tl::unexpected(problems);
    return PoolSettings::make(draft);
}

tl::expected<FilterSettings, QList<SettingsProblem>> filtersFromJson(const QJsonObject &json,
                                                                     FilterSettings defaults)
{
    const SettingsReading reading(json, true);
    visitFilterSettings(defaults, reading);
    if (const QList<SettingsProblem> problems = reading.finished(); !problems.isEmpty())
        return tl::unexpected(problems);
    return defaults;
}

} // namespace lekthi::pools
