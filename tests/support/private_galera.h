#pragma once

#include "core/store/session/address.h"

#include <QString>

#include <memory>

namespace lekthi::test {

/// A Galera cluster of the test's own: three MariaDB servers on loopback, removed with their data at the end
/// (also when the test is killed: they die with it, and the next run clears what they left). The servers
/// never sync to disk: one node at a time may be lost, not all of them.
///
/// Nodes are counted from 0. Every function ends the program with the server's log if it fails. Used in the
/// thread that made it, which must outlive it.
class PrivateGalera
{
public:
    static constexpr int nodes = 3;

    /// Whether this machine has what a cluster needs; otherwise skip the test with missing().
    static bool isAvailable();
    static QString missing();

    PrivateGalera();
    ~PrivateGalera();
    PrivateGalera(const PrivateGalera &) = delete;
    PrivateGalera &operator=(const PrivateGalera &) = delete;

    QString socket(int node) const;
    int port(int node) const; ///< on 127.0.0.1
    /// By the node's socket, as the administrator.
    store::Address address(int node, const QString &database) const;
    /// By all nodes, beginning with this one and going on with those behind it.
    store::Address addressFrom(int node, const QString &database) const;

    void kill9(int node);
    /// Starts a killed node again and waits until it has caught up.
    void restart(int node);

    /// Cuts the node off from the others, but not from its clients; returns once it knows that it is alone.
    void partition(int node);
    /// Ends the partition and waits until the node has caught up.
    void heal(int node);

    void pause(int node); ///< SIGSTOP
    void resume(int node);

    /// A status value of the node, such as wsrep_local_cert_failures.
    QString status(int node, const QString &name) const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace lekthi::test
