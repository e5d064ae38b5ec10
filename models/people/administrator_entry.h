#pragma once

#include "core/store/session/store_worker.h"

#include <QObject>

#include <memory>

namespace lekthi::models {

/// The sign-in of an administrator of the server beside that of the person: held in memory until it is left
/// or this is destroyed, kept nowhere. Accounts of people are refused, whatever their role. UI thread only.
class AdministratorEntry : public QObject
{
    Q_OBJECT

public:
    /// place: of the store; the account in it is not used.
    explicit AdministratorEntry(store::Address place, QObject *parent = nullptr);
    ~AdministratorEntry() override;

    /// opened() or refused() follows, unless it is left before.
    void enter(const QString &login, const QString &password);
    void leave();
    bool isOpen() const { return m_isOpen; }
    QString login() const; ///< of who entered; empty: nobody
    const store::Address &place() const { return m_place; }
    /// For work on accounts, only while it is open.
    store::StoreWorker &worker() { return *m_worker; }

signals:
    void opened();
    void refused(const lekthi::store::Error &error);
    void left();

private:
    const store::Address m_place;
    std::unique_ptr<store::StoreWorker> m_worker;
    bool m_isOpen = false;
};

} // namespace lekthi::models
