#pragma once

#include "tests/store/attacks/attack_range.h"

#include <QUuid>

namespace lekthi::test {

/// A number as the routine draw takes it, with one of whatever else a row has.
struct DrawnRow
{
    int sequence = 0;
    QString number;
    QString requestId = QUuid::createUuid().toString(QUuid::WithoutBraces);
    QString address = QStringLiteral("127.0.0.1");
    QString agent = QStringLiteral("attacker");
    int userId = 5; ///< of the account that draws
};

/// The rows as a literal of SQL; the call says which row they continue.
QString rowsOf(const QList<DrawnRow> &rows);

/// A call of the routine draw with another program than ours, right but for what a test changes: the
/// parameters, in SQL.
struct DrawCall
{
    QString counter;
    QString seenVersion;
    QString seenNumber;
    QString newNumber;
    QString seenHead; ///< of the ledger, in hex; empty: none
    QString wanted = QStringLiteral("1");
    QString head = QStringLiteral("REPEAT('h', 32)");
    QString seenStamp;
    QString key = QStringLiteral("'{}'");
    QString retries = QStringLiteral("0");
    QString waited = QStringLiteral("0");
    QString fallback = QStringLiteral("'NONE'");
    QString drawnAt = QStringLiteral("UTC_TIMESTAMP(6)");
    QString rows;
    QString passedOver = QStringLiteral("NULL");
    QString firstOf = QStringLiteral("NULL");

    QStringList parameters() const;
    QString sql() const;
};

/// A call of draw with these parameters.
QString callOfDraw(const QStringList &parameters);

/// The call that draws the next number of the counter as it stands, "drawn N".
DrawCall nextOf(RawSession &root, int counter);

/// A call of write_minute that adds three numbers to project 2, and what it leaves in the store.
struct MinuteCall
{
    QString sql;
    QString outcome; ///< a query
    QString expected;
};

/// Of a service of this number, of the hour before.
MinuteCall sweptMinute(RawSession &root, int service);

} // namespace lekthi::test
