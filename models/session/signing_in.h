#pragma once

#include "core/store/people/people.h"
#include "core/store/reference/reference_data.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

class QThread;

namespace lekthi::models {

/// Somebody who was let in.
struct SignedIn
{
    store::Address address; ///< with the person's own account and password: all that the program then holds
    store::Person person;
    store::ReferenceData reference;
};

/// Signs in on a thread of its own and tells the outcome in the UI thread; of several attempts only that of
/// the last. The destructor waits for what runs, at most as long as a connection takes to be given up.
class SigningIn : public QObject
{
    Q_OBJECT

public:
    explicit SigningIn(QObject *parent = nullptr);
    ~SigningIn() override;

    void begin(const store::Address &address);
    /// Gives the account the new password first.
    void beginWithNewPassword(const store::Address &address, const QString &newPassword);
    /// Nothing more is told of what runs.
    void cancel();
    bool isRunning() const { return m_running; }

signals:
    void succeeded(const lekthi::models::SignedIn &entered);
    void failed(const lekthi::store::Error &error);
    /// From now on the account has the new password, whatever comes next.
    void passwordChanged(const QString &newPassword);

private:
    void run(std::function<void(quint64 attempt)> work);
    void signIn(quint64 attempt, const store::Address &address);
    void tell(quint64 attempt, const std::function<void()> &report);

    quint64 m_attempt = 0;
    bool m_running = false;
    std::vector<std::unique_ptr<QThread>> m_threads;
};

} // namespace lekthi::models
