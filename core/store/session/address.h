#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <tl/expected.hpp>

namespace lekthi::store {

/// Where one server listens.
struct Node
{
    QString host; ///< empty: use the socket
    int port = 3306;
    QString socket; ///< path of a Unix socket

    bool operator==(const Node &) const = default;
};

/// How a network connection is encrypted. Any entry here asks for encryption on this computer's own addresses
/// too.
struct Tls
{
    QString authority;   ///< file of the CA that signs the servers' certificates; empty: this computer's CAs
    QString certificate; ///< file of the certificate that the person shows to the server; empty: none
    QString key;         ///< file of its private key
    bool required = false;

    bool operator==(const Tls &) const = default;
};

/// Where a store is and as whom to enter it. Holds a password only in memory.
struct Address
{
    QString host; ///< empty: use the socket
    int port = 3306;
    QString socket; ///< path of a Unix socket
    /// Further nodes of one Galera cluster, in the order in which they are tried when the others fail.
    QList<Node> otherNodes = {};
    QString database;
    QString user;
    QString password;
    Tls tls = {};

    bool usesNetwork() const { return !host.isEmpty(); }
    /// Whether the first node is entered only over a connection that is encrypted and whose certificate
    /// proves that the server is the one meant: every network connection but those to this computer's own
    /// addresses (localhost, 127.x.x.x, ::1).
    bool mustEncrypt() const;
    /// As given on the command line, without the password.
    QString toText() const;
    /// The same server with the sandbox schema: "<database>_sandbox".
    Address sandbox() const;
    bool isSandbox() const;

    int nodeCount() const { return 1 + int(otherNodes.size()); }
    /// The same store by one node alone; 0 is the first.
    Address node(int index) const;

    bool operator==(const Address &) const = default;
};

/// Reads mysql://user@host:port/database and unix:/path/to/socket?user=U&db=D. Several nodes of one cluster
/// stand side by side: mysql://user@host1:port,host2:port/database, unix:/socket1,/socket2?user=U&db=D. A
/// network address may end in "?tls-ca=/path", "tls-cert=/path&tls-key=/path" and "tls=required", joined by
/// "&". Fails with a finished sentence; a password inside the text is refused, since other people can read
/// command lines, and so is a sandbox, which has no rules.
tl::expected<Address, QString> parseAddress(QStringView text);

} // namespace lekthi::store
