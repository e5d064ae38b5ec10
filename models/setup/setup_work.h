#pragma once

#include "core/store/reference/reference_values.h"
#include "core/store/schema/gate.h"
#include "models/one_thread.h"
#include "models/session/store_opener.h"
#include "models/setup/setup_run.h"

#include <QObject>

#include <functional>

namespace lekthi::models {

/// Where a store is to be made.
struct SetupPlace
{
    bool isOwn = true;     ///< on this computer; else on a server
    store::Address server; ///< with the account and password of an administrator of the server
};

/// A store that is made, and may have been before.
struct MadeStore
{
    store::Address administrator; ///< how to enter it to set it up; to be forgotten afterwards
    store::Address place;         ///< without account and password, for signing in
    QList<store::Finding> findings;
    store::ReferenceData reference;
    QList<store::Person> people;
};

/// Makes the store, or finds it made, and says how it stands. Runs on a thread of its own and may take
/// seconds; progress takes finished sentences from that thread.
using StoreMaker = std::function<tl::expected<MadeStore, OpenFailure>(
    const SetupPlace &place, const std::function<void(const QString &)> &progress)>;

/// What is told of a store whose administrator's entry is open. Blocks.
store::Result<MadeStore> lookAtMade(const store::Address &administrator);

/// Makes and sets up one store on a thread of its own. One thing at a time; the destructor waits for what
/// runs. UI thread only.
class SetupWork : public QObject
{
    Q_OBJECT

public:
    explicit SetupWork(StoreMaker maker, QObject *parent = nullptr);

    bool isRunning() const { return m_thread.isRunning(); }
    void make(const SetupPlace &place);
    void setUp(const store::Address &administrator, const SetupPlan &plan);

signals:
    void progressed(const QString &sentence);
    void made(const lekthi::models::MadeStore &store);
    void failed(const lekthi::models::OpenFailure &failure);
    void stepDone(const lekthi::models::SetupStep &step);
    void finished(const lekthi::models::SetupOutcome &outcome);

private:
    StoreMaker m_maker;
    OneThread m_thread;
};

} // namespace lekthi::models
