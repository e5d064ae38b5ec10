#include "core/numbering/proof/date_texts.h"

#include "core/numbering/token.h"

#include <algorithm>

namespace lekthi::numbering {

namespace {

int valueOf(DateField field, QDate date, Period period)
{
    const int periodYear = period.year != 0 ? period.year : date.year();
    switch (field) {
    case DateField::PeriodYear:
        return periodYear;
    case DateField::PeriodYearBuddhist:
        return periodYear + buddhistYearOffset;
    case DateField::Year:
        return date.year();
    case DateField::YearBuddhist:
        return date.year() + buddhistYearOffset;
    case DateField::ShortYear:
        return date.year() % 100;
    case DateField::ShortYearBuddhist:
        return (date.year() + buddhistYearOffset) % 100;
    case DateField::Month:
        return date.month();
    case DateField::Day:
        return date.day();
    }
    return 0;
}

void appendDigits(std::string &text, int value, int width)
{
    const std::string digits = std::to_string(value);
    text.append(static_cast<size_t>(width) - digits.size(), '0');
    text += digits;
}

/// Every value of first to last, from the usual one on and round to it again.
std::vector<int> around(int first, int last, int usual)
{
    std::vector<int> values;
    for (int value = usual; value <= last; ++value)
        values.push_back(value);
    for (int value = usual - 1; value >= first; --value)
        values.push_back(value);
    return values;
}

} // namespace

int widthOf(DateField field)
{
    switch (field) {
    case DateField::PeriodYear:
    case DateField::PeriodYearBuddhist:
    case DateField::Year:
    case DateField::YearBuddhist:
        return 4;
    default:
        return 2;
    }
}

DateTexts::DateTexts(const Rule &rule, QDate exampleDate)
    : m_rule(rule)
{
    m_usualDate = qBound(rule.firstDate, exampleDate, rule.lastDate);
    if (!periodOf(rule.period, m_usualDate, rule.fiscalYear))
        m_usualDate = rule.firstDate;
    collect(m_usualDate);
    m_start = build(m_dates.cbegin(), m_dates.cend(), 0);
    m_known.clear();
    noteUsualDigits();
}

void DateTexts::collect(QDate exampleDate)
{
    const bool days = m_rule.fields.contains(DateField::Day) || m_rule.period == PeriodKind::Daily;
    const bool months = days || m_rule.fields.contains(DateField::Month) ||
                        m_rule.period == PeriodKind::Monthly || m_rule.period == PeriodKind::FiscalYear;
    const auto oneOf = [](bool all, int last, int usual) {
        return all ? around(1, last, usual) : std::vector{usual};
    };
    for (const int year : around(m_rule.firstDate.year(), m_rule.lastDate.year(), exampleDate.year())) {
        for (const int month : oneOf(months, 12, exampleDate.month())) {
            const int last = QDate(year, month, 1).daysInMonth();
            for (const int day : oneOf(days, last, std::min(exampleDate.day(), last))) {
                // What makes no difference may move into the range.
                const QDate date = qBound(m_rule.firstDate, QDate(year, month, day), m_rule.lastDate);
                if (date.year() == year && (!months || date.month() == month) && (!days || date.day() == day))
                    add(date);
            }
        }
    }
}

void DateTexts::add(QDate date)
{
    const auto period = periodOf(m_rule.period, date, m_rule.fiscalYear);
    if (!period)
        return;
    const auto [known, isNew] = m_dates.try_emplace(digitsOf(date, *period), date);
    if (isNew || m_sameInTwoPeriods)
        return;
    if (periodOf(m_rule.period, known->second, m_rule.fiscalYear) != period)
        m_sameInTwoPeriods = {known->second, date};
}

std::string DateTexts::digitsOf(QDate date, Period period) const
{
    std::string digits;
    for (const DateField field : m_rule.fields)
        appendDigits(digits, valueOf(field, date, period), widthOf(field));
    return digits;
}

DateTexts::NodeId DateTexts::build(Dates::const_iterator from, Dates::const_iterator to, size_t depth)
{
    Node node;
    node.fill(none);
    while (from != to && depth < from->first.size()) {
        const char digit = from->first[depth];
        auto end = from;
        while (end != to && end->first[depth] == digit)
            ++end;
        node[static_cast<size_t>(digit - '0')] = build(from, end, depth + 1);
        from = end;
    }
    const auto [known, isNew] = m_known.try_emplace(node, static_cast<NodeId>(m_nodes.size()));
    if (isNew)
        m_nodes.push_back(node);
    return known->second;
}

void DateTexts::noteUsualDigits()
{
    NodeId node = m_start;
    const auto period = periodOf(m_rule.period, m_usualDate, m_rule.fiscalYear);
    for (const char character : digitsOf(m_usualDate, period.value_or(Period()))) {
        const int digit = character - '0';
        m_usualDigits.try_emplace(node, digit);
        node = next(node, digit);
    }
}

std::vector<int> DateTexts::following(NodeId node) const
{
    std::vector<int> digits;
    for (int digit = 0; digit <= 9; ++digit) {
        if (next(node, digit) != none)
            digits.push_back(digit);
    }
    if (const auto usual = m_usualDigits.find(node); usual != m_usualDigits.end())
        std::ranges::stable_partition(digits, [&usual](int digit) { return digit == usual->second; });
    return digits;
}

std::string DateTexts::digitsOf(QDate date) const
{
    const auto period = periodOf(m_rule.period, date, m_rule.fiscalYear);
    return period ? digitsOf(date, *period) : std::string();
}

std::optional<QDate> DateTexts::dateOf(const std::string &digits) const
{
    const auto found = m_dates.find(digits);
    return found == m_dates.end() ? std::nullopt : std::optional(found->second);
}

} // namespace lekthi::numbering
