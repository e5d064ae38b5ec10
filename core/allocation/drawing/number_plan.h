#pragma once

#include "core/allocation/drawing/number_printer.h"
#include "core/allocation/request/request_check.h"
#include "core/store/ledger/ledger_gateway.h"

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <functional>
#include <tl/expected.hpp>

namespace lekthi::allocation {

/// A number that the running transaction is going to issue.
struct PlannedNumber
{
    QString number;
    qint64 sequence = 0;
    QStringList skipped; ///< numbers in force that were passed over just before it
};

/// Whether a plan asks the store which numbers are in force, or leaves it to the store to refuse them.
enum class Looking { First, Never };

/// Tells which of these numbers are in force.
using AskTaken = std::function<store::Result<QStringList>(const QStringList &numbers)>;
AskTaken askTakenOf(store::Connection &connection, const store::ScopeKey &scope);

/// Deals out the sequence numbers of one counter, past numbers that are in force: the one rule of which
/// number comes next. A transaction that draws has the counter locked; who only wants to know has not. Used
/// on the thread of what askTaken asks.
class NumberPlan
{
public:
    using Numbers = tl::expected<QList<PlannedNumber>, Failure>;

    struct Wish
    {
        const CheckedRequest *request;
        int count;
    };

    NumberPlan(AskTaken askTaken, qint64 lastNumber, Looking looking);

    /// Asks the store once about all numbers that these wishes get if none is in force; never if the plan
    /// does not look.
    store::Result<void> lookAhead(const QList<Wish> &wishes);

    /// What somebody else has asked about these numbers already.
    void note(const QStringList &asked, const QStringList &taken);

    /// The next count numbers, or why this request gets none: then the counter stays where it was.
    store::Result<Numbers> take(const Wish &wish);

    qint64 lastNumber() const { return m_lastNumber; }
    /// Whether a number in force stood in the way.
    bool metTaken() const { return m_metTaken; }

private:
    store::Result<bool> isTaken(const CheckedRequest &request, const QString &number, qint64 sequence,
                                int wanted);
    /// Fewer than count where the digits end.
    QStringList numbersFrom(const CheckedRequest &request, qint64 sequence, int count);
    store::Result<void> ask(const QStringList &numbers);
    void reserve(const QList<PlannedNumber> &numbers);

    AskTaken m_askTaken;
    qint64 m_lastNumber;
    Looking m_looking;
    bool m_metTaken = false;
    NumberPrinter m_printer;
    int m_stride = 0; ///< how many numbers beyond the wanted ones the next question covers
    QSet<QString> m_free;
    QSet<QString> m_taken; ///< in force, or dealt out by this plan
};

} // namespace lekthi::allocation
