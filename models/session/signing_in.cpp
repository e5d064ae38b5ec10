#include "models/session/signing_in.h"

#include "core/store/people/own_password.h"
#include "core/store/schema/schema.h"
#include "core/store/schema/sign_in.h"

#include <QThread>

namespace lekthi::models {

namespace {

store::Result<SignedIn> enter(const store::Address &address)
{
    const auto connection = store::Connection::open(address);
    if (!connection)
        return tl::unexpected(connection.error());
    if (const auto current = store::requireCurrentSchema(**connection); !current)
        return tl::unexpected(current.error());
    const auto person = store::signIn(**connection);
    if (!person)
        return tl::unexpected(person.error());
    const auto reference = store::loadReferenceData(**connection);
    if (!reference)
        return tl::unexpected(reference.error());
    return SignedIn{address, *person, *reference};
}

} // namespace

SigningIn::SigningIn(QObject *parent)
    : QObject(parent)
{
}

SigningIn::~SigningIn()
{
    for (const auto &thread : m_threads)
        thread->wait();
}

void SigningIn::begin(const store::Address &address)
{
    run([this, address](quint64 attempt) { signIn(attempt, address); });
}

void SigningIn::beginWithNewPassword(const store::Address &address, const QString &newPassword)
{
    run([this, address, newPassword](quint64 attempt) {
        if (const auto changed = store::changeOwnPassword(address, newPassword); !changed) {
            tell(attempt, [this, error = changed.error()] {
                m_running = false;
                emit failed(error);
            });
            return;
        }
        tell(attempt, [this, newPassword] { emit passwordChanged(newPassword); });
        store::Address changed = address;
        changed.password = newPassword;
        signIn(attempt, changed);
    });
}

void SigningIn::cancel()
{
    ++m_attempt;
    m_running = false;
}

void SigningIn::run(std::function<void(quint64 attempt)> work)
{
    std::erase_if(m_threads, [](const auto &thread) { return thread->isFinished(); });
    m_running = true;
    m_threads.emplace_back(QThread::create(std::move(work), ++m_attempt));
    m_threads.back()->start();
}

void SigningIn::signIn(quint64 attempt, const store::Address &address)
{
    tell(attempt, [this, entered = enter(address)] {
        m_running = false;
        if (entered)
            emit succeeded(*entered);
        else
            emit failed(entered.error());
    });
}

void SigningIn::tell(quint64 attempt, const std::function<void()> &report)
{
    QMetaObject::invokeMethod(
        this,
        [this, attempt, report] {
            if (attempt == m_attempt)
                report();
        },
        Qt::QueuedConnection);
}

} // namespace lekthi::models
