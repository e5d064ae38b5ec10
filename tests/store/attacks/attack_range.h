#pragma once

#include "core/store/session/address.h"
#include "tests/store/raw_session.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <memory>

namespace lekthi::test {

/// A session of somebody who uses another program than ours. Belongs to the thread that made it.
class Intruder
{
public:
    explicit Intruder(const store::Address &address);
    ~Intruder();
    Intruder(const Intruder &) = delete;
    Intruder &operator=(const Intruder &) = delete;

    /// Why the server does not let this account in; 0: it does.
    int refusalAtTheDoor() const { return m_refusal; }
    /// The server's error number; 0: done.
    int run(const QString &sql);
    /// The first value of the first row; invalid if there is none or the SQL fails.
    QString value(const QString &sql);
    /// All values of all rows, in one line.
    QString answer(const QString &sql);

private:
    QString m_name;
    int m_refusal = 0;
};

/// A demo store to attack, what it holds, and how many attacks it has refused. Belongs to one thread.
class AttackRange
{
public:
    AttackRange();

    const store::Address &address() const { return m_address; }
    /// The administrator of the server.
    RawSession &root() { return *m_root; }
    /// A new session of one of the demo people, or of anybody else; without a database of its own.
    std::unique_ptr<Intruder> enterAs(const QString &login) const;

    /// Names of the store, its routines and its sandbox for {store}, {api} and {sandbox}.
    QString named(QString sql) const;
    /// Everything that the store keeps but the entries for denials and sign-ins and their sums, in one line.
    QString contents();
    int denials();

    void countRefusal(const QString &login) { ++m_refused[login]; }
    /// "auditor.demo 12, sa.one 30".
    QString refusedPerLogin() const;

private:
    store::Address m_address;
    std::unique_ptr<RawSession> m_root;
    QMap<QString, int> m_refused;
};

/// Runs the statements as the login, in order and whatever becomes of all but the last, then COMMIT. Empty if
/// the server refused the last one with one of the given numbers and the store holds what it held before;
/// else what went wrong. A routine that refuses leaves no transaction with whatever it has locked.
QString attack(AttackRange &range, const QString &login, const QStringList &statements,
               const QList<int> &refusals);

/// What the server says to somebody who lacks a right.
inline const QList<int> noRight{1044, 1045, 1095, 1141, 1142, 1143, 1227, 1290, 1305, 1370, 1410, 1698, 1959};

/// What a routine says inside to somebody who may enter it but not do what it is for.
inline const QList<int> notAllowed{31001, 31002, 31031};

} // namespace lekthi::test
