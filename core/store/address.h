#pragma once

#include <QString>
#include <QStringView>

#include <tl/expected.hpp>

namespace lekthi::store {

/// Where a store is and as whom to enter it. Holds a password only in memory.
struct Address
{
    QString host; ///< empty: use the socket
    int port = 3306;
    QString socket; ///< path of a Unix socket
    QString database;
    QString user;
    QString password;

    bool usesNetwork() const { return !host.isEmpty(); }
    /// As given on the command line, without the password.
    QString toText() const;
    /// The same server with the sandbox schema: "<database>_sandbox".
    Address sandbox() const;

    bool operator==(const Address &) const = default;
};

/// Reads mysql://user@host:port/database and unix:/path/to/socket?user=U&db=D. Fails with a finished
/// sentence; a password inside the text is refused, since other people can read command lines.
tl::expected<Address, QString> parseAddress(QStringView text);

} // namespace lekthi::store
