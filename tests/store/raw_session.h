#pragma once

#include "core/store/session/address.h"

#include <QMap>
#include <QString>
#include <QVariant>

namespace lekthi::test {

/// Opens a session under this name past the program's own checks, at the server of the address, in its
/// database if it names one. Gives the number of the error; 0 if it is open. To be ended by closeRaw().
int openRaw(const QString &name, const store::Address &address);
void closeRaw(const QString &name);

/// A session beside the store's own classes, to look at what they did and to stand in for other programs.
/// Belongs to the thread that made it.
class RawSession
{
public:
    explicit RawSession(const store::Address &address);
    ~RawSession();
    RawSession(const RawSession &) = delete;
    RawSession &operator=(const RawSession &) = delete;

    /// The first value of the first row; invalid if there is none. Ends the program if the SQL fails.
    QVariant value(const QString &sql);
    /// All values of the first column.
    QStringList column(const QString &sql);
    QStringList secondColumn(const QString &sql);
    /// Of each table of the session's database how many rows it has and what they add up to, whatever their
    /// order: equal texts, equal rows. (CHECKSUM TABLE tells equal rows apart where columns were added
    /// later.)
    QMap<QString, QString> contents();
    /// Whether it worked; lastError tells why not.
    bool run(const QString &sql);
    bool prepares(const QString &sql);
    /// Takes all triggers away, as an administrator of the server can who wants to change what the store
    /// keeps.
    void dropGuards();
    QString lastError() const { return m_lastError; }

private:
    QStringList columnAt(const QString &sql, int position);

    QString m_name;
    QString m_lastError;
};

} // namespace lekthi::test
