#include "core/store/session/node_choice.h"

#include <QHash>

#include <mutex>

namespace lekthi::store {

namespace {

constexpr int notPrepared = 1047; // "WSREP has not yet prepared node for application use"

struct Choices
{
    std::mutex mutex;
    QHash<QString, int> nodes;
};

Choices &choices()
{
    static Choices all;
    return all;
}

/// Store and sandbox share their choice.
QString clusterOf(Address address)
{
    address.database.clear();
    return address.toText();
}

} // namespace

int chosenNode(const Address &address)
{
    if (address.nodeCount() == 1)
        return 0;
    Choices &all = choices();
    const std::lock_guard lock(all.mutex);
    return all.nodes.value(clusterOf(address), 0);
}

void chooseNode(const Address &address, int node)
{
    if (address.nodeCount() == 1)
        return;
    Choices &all = choices();
    const std::lock_guard lock(all.mutex);
    all.nodes.insert(clusterOf(address), node);
}

bool mayOtherNodeHelp(const Error &error)
{
    return error.kind == ErrorKind::Unreachable || error.kind == ErrorKind::Busy;
}

bool isCutOff(const Error &error)
{
    return error.serverCode == notPrepared;
}

} // namespace lekthi::store
