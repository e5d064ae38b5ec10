#pragma once

#include "core/audit/printed_numbers.h"
#include "core/audit/scopes_over_time.h"
#include "core/audit/taken_differences.h"
#include "core/numbering/counter_key.h"
#include "core/store/ledger/ledger_chain.h"
#include "core/store/ledger/taken_numbers.h"
#include "core/store/requests/register_import_gateway.h"

#include <QMap>
#include <QStringList>

#include <array>
#include <unordered_set>
#include <utility>
#include <vector>

namespace lekthi::audit {

/// Remembers a fingerprint of each number that the ledger has in force (16 bytes), and holds that against
/// document_number_taken, both ways, and against the scopes that the templates had (3.11.5.2). One thread.
class NumbersInForce
{
public:
    NumbersInForce();

    /// First all scopes and executed imports, then every row in the order of the ledger, with the key of its
    /// counter.
    void expect(const QList<store::ScopeVersion> &scopes) { m_scopes.expect(scopes); }
    void expect(qint64 registerImport, const store::RegisterImportContent &content);
    void take(const store::StoredLedgerRow &row, const numbering::CounterKey &key);

    /// Once all rows were taken: reads so many of the taken numbers; true once all were read.
    store::Result<bool> readHeld(store::Connection &connection, int atMost);
    /// Then: what differs is asked of the store again before it counts, so that numbers which were issued or
    /// voided meanwhile are no difference; once `most` of a kind were found the rest is counted unasked.
    store::Result<TakenDifferences> conclude(store::Connection &connection, qsizetype most);

private:
    using Kind = std::pair<int, int>;               ///< project, type
    using RegisterPart = std::pair<qint64, qint64>; ///< import, first line

    quint64 printOf(QByteArrayView bytes) const;
    quint64 printOf(const QString &text) const;
    quint64 sequencePrint(const store::StoredLedgerRow &row) const;
    quint64 numberPrint(const QString &number, const QString &requestId, const Kind &kind);
    void add(const QString &number, const store::StoredLedgerRow &row, const Kind &kind);
    void addVoided(const store::StoredLedgerRow &row, const Kind &kind);
    void takeHeld(const store::HeldNumber &held);
    void closeGroup();
    bool beginsText(const store::HeldNumber &held) const;
    QList<qint64> unheld(bool ofRegisters) const;
    store::Result<void> confirmRegisters(store::Connection &connection, TakenDifferences &result) const;
    store::Result<void> nameEqual(store::Connection &connection, qsizetype most,
                                  TakenDifferences &result) const;

    std::array<unsigned char, 16> m_key;
    QString m_text; ///< of which a print is made, so that memory is asked for once
    QMap<RegisterPart, QStringList> m_registers;
    ScopesOverTime m_scopes;
    std::unordered_set<qint64> m_registerRows; ///< ledger rows TAKEN_OVER
    std::unordered_set<qint64> m_voidedRows;   ///< ledger rows that go on holding what they void
    PrintedNumbers m_numbers;
    bool m_isSorted = false;
    store::HeldNumber m_last; ///< that was read
    QStringList m_unanchored;
    std::vector<Holder> m_group;        ///< those of one text
    std::vector<qint64> m_equal;        ///< ledger rows
    QList<store::HeldNumber> m_unknown; ///< held, and the ledger had no such row when it was read
    qint64 m_unlisted = 0;
};

} // namespace lekthi::audit
