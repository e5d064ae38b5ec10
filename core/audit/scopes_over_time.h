#pragma once

#include "core/store/ledger/taken_numbers.h"

#include <QString>

#include <map>
#include <utility>
#include <vector>

namespace lekthi::audit {

/// Who holds a number, by which row of the ledger.
struct Holder
{
    int projectId = 0;
    int typeId = 0;
    qint64 ledgerId = 0;
};

/// Which scope each template had when a row of the ledger was written. Widening a scope leaves equal numbers
/// as they are (3.11.5.2): so what counts is what held when the later one was issued. One thread.
class ScopesOverTime
{
public:
    void expect(const QList<store::ScopeVersion> &versions);
    /// Every row of the ledger, in its order.
    void pass(qint64 ledgerId, const QString &createdAt);
    /// Whether the later of two holders of one text could not have it when it was issued. A row that was
    /// written within a minute of a change of scope gets the benefit of the doubt.
    bool forbid(const Holder &earlier, const Holder &later) const;

private:
    /// Of a version: it holds for rows from here on.
    struct Begin
    {
        numbering::UniquenessScope scope = numbering::UniquenessScope::Type;
        qint64 row;     ///< the first row that was written under it
        qint64 sureRow; ///< the first row that was written under it beyond doubt
    };
    struct Mark
    {
        QString time;
        qint64 *row;
    };
    using Kind = std::pair<int, int>;

    numbering::UniquenessScope scopeOf(const Holder &whose, qint64 ledgerId, qint64 Begin::*row) const;
    bool cover(const Holder &one, const Holder &other, qint64 ledgerId, qint64 Begin::*row) const;

    std::map<Kind, std::vector<Begin>> m_begins;
    std::vector<Mark> m_marks; ///< not reached yet, the earliest last
};

} // namespace lekthi::audit
