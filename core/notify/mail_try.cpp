#include "core/notify/mail_try.h"

#include "core/notify/address_look_up.h"

#include <QHostInfo>
#include <QTimer>

#include <utility>

namespace lekthi::notify {

MailTry::MailTry(Mail mail, QThreadPool &pool, const std::atomic_bool &isBrokenOff, QObject *parent)
    : QObject(parent)
    , m_mail(std::move(mail))
    , m_pool(pool)
    , m_isBrokenOff(isBrokenOff)
{
}

MailTry::~MailTry()
{
    QHostInfo::abortHostLookup(m_lookUp);
}

void MailTry::start(int triesMade, std::function<void(const Outcome &)> done)
{
    m_done = std::move(done);
    const auto fail = [this](Trouble trouble) {
        finish({.trouble = trouble, .status = 0, .answer = {}, .pauseAsked = {}});
    };
    auto *patience = new QTimer(this);
    patience->setSingleShot(true);
    connect(patience, &QTimer::timeout, this, [fail] { fail(Trouble::TooSlow); });
    patience->start(m_mail.limit);
    const ChannelSecret &secret = m_mail.secret;
    m_lookUp = lookUpAddress(secret.address.host(), secret.inHouse, triesMade, this,
                             [this, fail, patience](const FoundAddress &found) {
                                 patience->stop(); // from here on the try watches its limit itself
                                 if (found)
                                     handOver(*found);
                                 else
                                     fail(found.error());
                             });
}

void MailTry::handOver(const QHostAddress &address)
{
    m_mail.address = address;
    m_pool.start([this, mail = m_mail] {
        const Outcome outcome = deliver(mail, m_isBrokenOff);
        QMetaObject::invokeMethod(this, [this, outcome] { finish(outcome); }, Qt::QueuedConnection);
    });
}

void MailTry::finish(const Outcome &outcome)
{
    const auto done = std::exchange(m_done, nullptr);
    deleteLater();
    if (done)
        done(outcome);
}

} // namespace lekthi::notify
