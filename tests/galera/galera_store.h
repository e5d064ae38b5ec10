#pragma once

#include "tests/support/private_galera.h"

#include <QStringList>

#include <memory>

namespace lekthi::test {

/// The cluster of this test program and a demo store on it from which nothing was drawn. Used in the thread
/// of the test.
class GaleraStore
{
public:
    GaleraStore();

    PrivateGalera &cluster() { return m_cluster; }
    const QString &database() const { return m_database; }
    /// A demo store with another name, which every node has when this returns.
    void renew();

    store::Address at(int node) const { return m_cluster.address(node, m_database); }
    store::Address from(int node) const { return m_cluster.addressFrom(node, m_database); }

    /// Tables of the store that are not the same on every node, once each has caught up and programs have
    /// written what they write by themselves.
    QStringList tablesThatDiffer() const { return tablesThatDiffer(m_database); }
    /// The same of another store on the cluster.
    QStringList tablesThatDiffer(const QString &database) const;

    /// How many transactions the nodes undid so far since another node's came first.
    int conflicts() const;

private:
    void waitForAllNodes();
    QStringList tablesThatDifferNow(const QString &database) const;

    PrivateGalera m_cluster;
    QString m_database;
    int m_stores = 0;
};

} // namespace lekthi::test
