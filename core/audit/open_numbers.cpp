#include "core/audit/open_numbers.h"

#include "core/audit/number_story.h"
#include "core/store/ledger/ledger_row.h"
#include "core/store/session/json_text.h"

#include <QJsonObject>
#include <QRandomGenerator>

#include <algorithm>
#include <tuple>

namespace lekthi::audit {

using store::LedgerEvent;
using store::StoredLedgerRow;

namespace {

/// Its own in each run, lest somebody makes texts of the same print.
size_t printOfText(const QString &text)
{
    static const size_t seed = size_t(QRandomGenerator::system()->generate64());
    return qHash(text, seed);
}

int drawerOf(const StoredLedgerRow &row)
{
    return row.drawnBy.value_or(row.userId);
}

} // namespace

void OpenNumbers::beginBehind(int epoch, qint64 sequence)
{
    m_epochBefore = epoch;
    m_sequenceBefore = sequence;
}

bool OpenNumbers::isBefore(const StoredLedgerRow &row) const
{
    return std::tie(row.resetEpoch, row.sequence) <= std::tie(m_epochBefore, m_sequenceBefore);
}

bool OpenNumbers::take(const StoredLedgerRow &row, bool wasMarkedByAdmin)
{
    if (isBefore(row))
        return true;
    if (tellsOf(row, LedgerEvent::Bound))
        return bind(row);
    if (tellsOf(row, LedgerEvent::Unused))
        return markUnused(row, wasMarkedByAdmin);
    if (tellsOf(row, LedgerEvent::Issued)) {
        if (!row.documentId)
            add(row);
        return true;
    }
    Number *number = find(row);
    if (voidRequestIn(row) != 0 && (!number || number->state == State::Bound))
        return false;
    if (!number)
        return true;
    if (tellsOf(row, LedgerEvent::Voided))
        number->state = State::Voided;
    else if (tellsOf(row, LedgerEvent::Revised) && number->state == State::Unused)
        return false;
    else if (row.documentId)
        number->state = State::Bound;
    return true;
}

void OpenNumbers::add(const StoredLedgerRow &row)
{
    const Number number{row.resetEpoch, int(row.sequence), drawerOf(row), State::Open,
                        printOfText(row.number)};
    const auto place =
        std::ranges::upper_bound(m_numbers, std::tuple(number.epoch, number.sequence), {},
                                 [](const Number &one) { return std::tuple(one.epoch, one.sequence); });
    m_numbers.insert(place, number);
}

OpenNumbers::Number *OpenNumbers::find(const StoredLedgerRow &row)
{
    const std::tuple wanted(row.resetEpoch, int(row.sequence));
    const auto found = std::ranges::lower_bound(
        m_numbers, wanted, {}, [](const Number &one) { return std::tuple(one.epoch, one.sequence); });
    const bool isThere = found != m_numbers.end() && std::tuple(found->epoch, found->sequence) == wanted;
    return isThere ? &*found : nullptr;
}

bool OpenNumbers::bind(const StoredLedgerRow &row)
{
    Number *number = find(row);
    const bool isRight = number && number->state == State::Open && row.documentId &&
                         number->drawnBy == drawerOf(row) && number->print == printOfText(row.number);
    if (isRight)
        number->state = State::Bound;
    return isRight;
}

bool OpenNumbers::markUnused(const StoredLedgerRow &row, bool wasMarkedByAdmin)
{
    Number *number = find(row);
    const QJsonObject told = store::jsonObject(row.skipped.value_or(QString()));
    const bool isRight = number && number->state == State::Open && !row.documentId &&
                         (number->drawnBy == drawerOf(row) || wasMarkedByAdmin) &&
                         number->print == printOfText(row.number) &&
                         !told[QLatin1StringView("reason")].toString().isEmpty();
    if (isRight)
        number->state = State::Unused;
    return isRight;
}

} // namespace lekthi::audit
