#pragma once

#include "tests/store/attacks/attack_range.h"

#include <QUuid>

namespace lekthi::test {

/// A number as the routine draw takes it.
struct DrawnRow
{
    QString number;
    QString requestId = QUuid::createUuid().toString(QUuid::WithoutBraces);
    QString address = QStringLiteral("127.0.0.1");
    QString agent = QStringLiteral("attacker");
    int userId = 5; ///< of the account that draws
    QString revision{};
    qint64 document = 1;
    QString passedOver{}; ///< JSON; empty: nothing
    // What draw_several takes beside it.
    int counter = 0;
    bool isFirst = false; ///< of its document
};

/// The rows as a literal of SQL.
QString rowsOf(const QList<DrawnRow> &rows);

/// A call of the routine draw with another program than ours, right but for what a test changes: the
/// parameters, in SQL.
struct DrawCall
{
    QString counter;
    QString seenVersion;
    QString seenNumber;
    QString seenStamp;
    QString retries = QStringLiteral("0");
    QString waited = QStringLiteral("0");
    QString fallback = QStringLiteral("'NONE'");
    QString rows;
    QString firstOf = QStringLiteral("NULL");

    int next() const { return seenNumber.toInt() + 1; }
    QStringList parameters() const;
    QString sql() const;
};

/// A call of draw with these parameters.
QString callOfDraw(const QStringList &parameters);

/// The call that draws the next number of the counter as it stands, "drawn N", for document 1.
DrawCall nextOf(RawSession &root, int counter);

/// A counter as draw_several is told of it.
struct SeenCounter
{
    int id = 0;
    int version = 0;
    int number = 0;
    int stamp = 0; ///< of the rules
    int many = 1;

    int next() const { return number + 1; }
};

/// As it stands.
SeenCounter seenCounter(RawSession &root, int counter);

/// A call of draw_several by the rules as the first of the counters was seen under.
QString drawSeveral(const QList<SeenCounter> &counters, const QList<DrawnRow> &rows);

QString openCounter(int project, int originator = 22, int year = 2031);
QString lockCounter(int project);
/// "revised N" unless told otherwise.
QString revise(const DrawCall &seen, int epoch, int sequence, const QString &number = {});
QString recordError();

/// A condition in SQL: the row of the ledger, called so, carries the hash of its columns.
QString hasItsHash(const QString &row);

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
