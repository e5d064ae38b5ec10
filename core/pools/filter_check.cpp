#include "core/pools/filter_check.h"

#include <algorithm>

namespace lekthi::pools {

using Code = SettingsProblem::Code;
using Severity = SettingsProblem::Severity;
using Field = SettingsField;

namespace {

struct FilterCheck
{
    int length;
    const FilterSettings &filters;
    QList<SettingsProblem> problems{};

    bool isLengthKnown() const { return length >= minimumIdLength && length <= maximumIdLength; }

    void add(Severity severity, Code code, Field field, const QStringList &arguments)
    {
        problems.append({.severity = severity, .code = code, .field = field, .arguments = arguments});
    }
    void addForLength(Severity severity, Code code, Field field)
    {
        if (isLengthKnown())
            add(severity, code, field, {QString::number(length)});
    }

    /// Whether the filter is on, and its setting allowed.
    bool isOn(int value, int least, int most, Field field)
    {
        if (value != 0 && (value < least || value > most)) {
            add(Severity::Error, Code::OutOfRangeOrOff, field,
                {QString::number(value), QString::number(least), QString::number(most)});
            return false;
        }
        return value != 0;
    }

    void checkLength()
    {
        if (!isLengthKnown())
            add(Severity::Error, Code::OutOfRange, Field::Length,
                {QString::number(length), QString::number(minimumIdLength),
                 QString::number(maximumIdLength)});
    }

    void checkList(const QStringList &entries, Field field)
    {
        if (entries.size() > maximumListEntries)
            add(Severity::Error, Code::TooManyEntries, field,
                {QString::number(entries.size()), QString::number(maximumListEntries)});
        for (const QString &entry : entries) {
            const bool isDigits = std::ranges::all_of(
                entry, [](QChar character) { return character >= u'0' && character <= u'9'; });
            if (entry.isEmpty() || !isDigits || entry.size() > maximumIdLength)
                add(Severity::Error, Code::NotDigits, field,
                    entry.isEmpty() ? QStringList{} : QStringList{entry});
        }
    }

    void checkStart()
    {
        checkList(filters.notStartWith, Field::NotStartWith);
        const auto isRefused = [this](char digit) {
            return filters.notStartWith.contains(QString(QLatin1Char(digit)));
        };
        if (std::ranges::all_of(std::string_view("0123456789"), isRefused))
            addForLength(Severity::Error, Code::RefusesAll, Field::NotStartWith);
    }

    /// Of a filter that needs so many digits before it can refuse.
    void checkReach(int digits, Field field)
    {
        if (digits > length)
            addForLength(Severity::Warning, Code::NoEffect, field);
    }

    void checkRuns()
    {
        if (isOn(filters.sequenceDigits, 2, maximumSequenceDigits, Field::SequenceDigits))
            checkReach(filters.sequenceDigits, Field::SequenceDigits);
        // There are only ten digits: of eleven side by side two are the same.
        if (isOn(filters.repeatDistance, 1, maximumIdLength - 1, Field::RepeatDistance) &&
            std::min(length, filters.repeatDistance + 1) > 10)
            addForLength(Severity::Error, Code::RefusesAll, Field::RepeatDistance);
        if (isOn(filters.blockDigits, 1, maximumIdLength / 2, Field::BlockDigits)) {
            checkReach(2 * filters.blockDigits, Field::BlockDigits);
            if (filters.blockDigits == 1 && length > 10)
                addForLength(Severity::Error, Code::RefusesAll, Field::BlockDigits);
        }
        if (isOn(filters.evenDigits, 1, maximumIdLength, Field::EvenDigits))
            checkReach(filters.evenDigits, Field::EvenDigits);
    }

    void checkGroups()
    {
        const int groups = filters.groupsMayOverlap ? 1 : 2;
        if (isOn(filters.firstEqualsLastDigits, 1, maximumIdLength, Field::FirstEqualsLastDigits)) {
            checkReach(groups * filters.firstEqualsLastDigits, Field::FirstEqualsLastDigits);
            // The whole id is compared with itself.
            if (groups == 1 && filters.firstEqualsLastDigits == length)
                addForLength(Severity::Error, Code::RefusesAll, Field::FirstEqualsLastDigits);
        }
        if (isOn(filters.firstEqualsReverseDigits, 1, maximumIdLength, Field::FirstEqualsReverseDigits))
            checkReach(groups * filters.firstEqualsReverseDigits, Field::FirstEqualsReverseDigits);
    }
};

} // namespace

QList<SettingsProblem> problemsOf(int length, const FilterSettings &filters)
{
    FilterCheck check{.length = length, .filters = filters};
    check.checkLength();
    check.checkStart();
    check.checkRuns();
    check.checkGroups();
    check.checkList(filters.restrictedNumbers, Field::RestrictedNumbers);
    return check.problems;
}

} // namespace lekthi::pools
