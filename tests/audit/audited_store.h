#pragma once

#include "core/audit/ledger_verifier.h"
#include "core/store/requests/reset_gateway.h"
#include "core/store/session/connection.h"
#include "tests/store/raw_session.h"

#include <QDateTime>
#include <QStringList>

#include <memory>

namespace lekthi::test {

/// A store with demo data and one more counter, whose ledger somebody with all rights tampers with.
class AuditedStore
{
public:
    AuditedStore();
    /// That store instead of one with demo data.
    explicit AuditedStore(const store::Address &address);

    store::Connection &connection() { return *m_connection; }
    RawSession &root() { return *m_root; }
    qint64 counterId() const { return m_counterId; }

    /// Appends so many numbers to the counter, as drawing does; at: now if it is invalid.
    void draw(int count, const QDateTime &at = {});
    /// Sets the counter to a number, as two Super Admins do.
    void reset(qint64 newNumber, store::NumbersAbove above = store::NumbersAbove::Skip);
    /// Takes these numbers over from a register, as two Super Admins do.
    void registerImport(const QList<qint64> &sequences);
    /// The ids of its ledger rows, in order.
    QList<qint64> rows();

    /// Takes the triggers away that keep the ledger insert-only, as an administrator can.
    void unlock();
    /// SQL of the administrator, with %1 for the id of the row at this place (from 1) and %2 for the counter.
    void tamper(const QString &sql, int place = 1);
    /// Remembers ledger and counters as they are, for rewind() to bring back whatever was tampered with.
    void keep();
    void rewind();
    /// Takes away what is taken without a row of the ledger behind it, as somebody does who knows of it.
    void dropStrays();
    /// Makes the chain of the counter anew over whatever its rows hold now, with valid hashes.
    void rechain();

    audit::Verification verify(const QList<audit::Digest> &digests = {});
    /// "EDITED at 3", the place in the chain of the counter; findings elsewhere say so. Those of taken
    /// numbers only where there are no others, from which they follow.
    QStringList findings(const QList<audit::Digest> &digests = {});
    /// "untaken 3", "equal 3": the third row of the counter; "stray NUMBER", "untaken NUMBER" of a register.
    QStringList takenDifferences();

private:
    std::unique_ptr<store::Connection> m_connection;
    std::unique_ptr<RawSession> m_root;
    numbering::CounterKey m_key;
    qint64 m_counterId = 0;
};

} // namespace lekthi::test
