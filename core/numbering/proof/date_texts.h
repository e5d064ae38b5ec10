#pragma once

#include "core/numbering/period.h"

#include <QDate>
#include <QList>

#include <array>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lekthi::numbering {

/// A part of a document's date that a number shows; always the same number of digits.
enum class DateField {
    PeriodYear, ///< 3.11.4: of the counter
    PeriodYearBuddhist,
    Year,
    YearBuddhist,
    ShortYear,
    ShortYearBuddhist,
    Month,
    Day,
};

int widthOf(DateField field);

/// What a template shows of its document's date, field by field, over all dates that may be numbered: the
/// fields' digits in a row, as a minimal automaton. Immutable.
class DateTexts
{
public:
    using NodeId = quint32;

    static constexpr NodeId none = ~NodeId(0);

    struct Rule
    {
        QList<DateField> fields;
        PeriodKind period = PeriodKind::Yearly;
        FiscalYear fiscalYear{};
        QDate firstDate;
        QDate lastDate;

        bool operator==(const Rule &) const = default;
    };

    /// Dates of examples are those near this one.
    DateTexts(const Rule &rule, QDate exampleDate);

    const Rule &rule() const { return m_rule; }
    NodeId start() const { return m_start; }
    /// What follows after another digit, 0 to 9; none if no date goes on so.
    NodeId next(NodeId node, int digit) const { return m_nodes[node][static_cast<size_t>(digit)]; }

    /// The digits that can follow, the one of usualDate() first if it stands there.
    std::vector<int> following(NodeId node) const;

    /// What a number of this date shows; empty also for a date that is not counted.
    std::string digitsOf(QDate date) const;
    /// A date that shows these digits; nothing if there is none.
    std::optional<QDate> dateOf(const std::string &digits) const;
    /// The date of examples that may have any.
    QDate usualDate() const { return m_usualDate; }
    /// Two dates of different periods that show the same, if there are such.
    const std::optional<std::pair<QDate, QDate>> &sameInTwoPeriods() const { return m_sameInTwoPeriods; }

private:
    using Node = std::array<NodeId, 10>;
    using Dates = std::map<std::string, QDate>;

    void collect(QDate exampleDate);
    void add(QDate date);
    std::string digitsOf(QDate date, Period period) const;
    void noteUsualDigits();
    NodeId build(Dates::const_iterator from, Dates::const_iterator to, size_t depth);

    Rule m_rule;
    Dates m_dates;
    QDate m_usualDate;
    std::optional<std::pair<QDate, QDate>> m_sameInTwoPeriods;
    std::vector<Node> m_nodes;
    std::map<NodeId, int> m_usualDigits;
    std::map<Node, NodeId> m_known;
    NodeId m_start = none;
};

} // namespace lekthi::numbering
