#pragma once

#include "core/notify/mailing.h"

#include <QObject>
#include <QThreadPool>

#include <functional>

namespace lekthi::notify {

/// One try to hand a message to a mail server, without waiting for it; deletes itself. Outlived by the pool's
/// threads, which end soon after the flag is set.
class MailTry : public QObject
{
    Q_OBJECT

public:
    MailTry(Mail mail, QThreadPool &pool, const std::atomic_bool &isBrokenOff, QObject *parent);
    ~MailTry() override; ///< the pool must not run it any more

    /// done is called once in this thread, unless the object is deleted before.
    void start(int triesMade, std::function<void(const Outcome &)> done);

private:
    void handOver(const QHostAddress &address);
    void finish(const Outcome &outcome);

    Mail m_mail;
    QThreadPool &m_pool;
    const std::atomic_bool &m_isBrokenOff;
    std::function<void(const Outcome &)> m_done;
    int m_lookUp = -1;
};

} // namespace lekthi::notify
