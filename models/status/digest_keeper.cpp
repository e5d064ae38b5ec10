#include "models/status/digest_keeper.h"

#include "core/store/people/rights.h"
#include "core/store/requests/reset_gateway.h"
#include "models/aside.h"
#include "models/session/password_keeper.h"
#include "models/status/digest_place.h"

#include <chrono>
#include <utility>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using audit::AuditProblem;

namespace {

constexpr auto interval = 2min;
/// A request is open for some days at most, so that the newest execution is among the newest requests.
constexpr int requestsLookedAt = 200;
constexpr std::chrono::seconds longestAge = 24h;
constexpr std::chrono::seconds betweenTries = 1h;

store::Result<QDateTime> newestExecution(store::Connection &connection)
{
    return store::requestPage(connection, {.kind = store::requestkind::reset}, 0, requestsLookedAt)
        .map([](const QList<store::Request> &requests) {
            QDateTime newest;
            for (const store::Request &request : requests) {
                const bool isExecuted = request.state == store::RequestState::Executed;
                if (isExecuted && (!newest.isValid() || newest < request.closedAt))
                    newest = request.closedAt;
            }
            return newest;
        });
}

bool isOlder(const QDateTime &instant, std::chrono::seconds age)
{
    return instant.secsTo(QDateTime::currentDateTimeUtc()) > age.count();
}

} // namespace

DigestKeeper::DigestKeeper(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &DigestKeeper::look);
    m_timer.start();
    look();
}

DigestKeeper::~DigestKeeper() = default;

void DigestKeeper::setKeychain(PasswordKeeper *keychain)
{
    m_keychain = keychain && keychain->isAvailable() ? keychain : nullptr;
    emit changed();
}

audit::DigestFolder DigestKeeper::folder() const
{
    return {digestFolder(), m_session.address()};
}

DigestKeeper::Look DigestKeeper::lookAt(const audit::DigestFolder &folder)
{
    const QString path = signingKeyFile();
    const auto key = audit::publicKeyAt(path);
    const auto whole = audit::SigningKey::load(path);
    return {folder.newest(), key ? QString::fromLatin1(key->toText()) : QString(),
            !whole && whole.error().problem == AuditProblem::KeyInKeychain};
}

void DigestKeeper::look()
{
    runAside(
        this, [folder = folder()] { return lookAt(folder); }, [this](const Look &look) { takeLook(look); });
    lookForResets();
}

bool DigestKeeper::isAutomatic() const
{
    return store::may(m_session.person(), store::Deed::KeepDigests);
}

void DigestKeeper::lookForResets()
{
    if (!isAutomatic())
        return;
    if (std::exchange(m_readsResets, true)) {
        m_readsAgain = true;
        return;
    }
    m_session.worker().run(this, &newestExecution, [this](const store::Result<QDateTime> &newest) {
        m_readsResets = false;
        if (newest)
            m_reset = *newest;
        if (std::exchange(m_readsAgain, false))
            lookForResets();
        else
            writeIfDue();
    });
}

void DigestKeeper::takeLook(const Look &look)
{
    m_look = look;
    m_hasLooked = true;
    emit changed();
    writeIfDue();
}

bool DigestKeeper::isResetUncovered() const
{
    return m_reset.isValid() && (!newest() || *newest() < m_reset);
}

bool DigestKeeper::isDue() const
{
    if (!isAutomatic())
        return false;
    if (!isResetUncovered() && newest() && !isOlder(*newest(), longestAge))
        return false;
    const bool wasTried = m_triedAt.isValid() && m_triedFor == m_reset;
    return !wasTried || isOlder(m_triedAt, betweenTries);
}

void DigestKeeper::writeIfDue()
{
    if (m_hasLooked && !m_readsResets && !m_busy && isDue())
        writeNow();
}

void DigestKeeper::withKey(QObject *context, std::function<void(const audit::AuditResult<Key> &key)> done)
{
    using Loaded = std::shared_ptr<audit::AuditResult<audit::SigningKey>>;
    runAside(
        context,
        [] {
            return std::make_shared<audit::AuditResult<audit::SigningKey>>(
                audit::SigningKey::loadOrCreate(signingKeyFile()));
        },
        [keychain = m_keychain, context, done = std::move(done)](const Loaded &loaded) {
            if (*loaded)
                done(std::make_shared<audit::SigningKey>(std::move(**loaded)));
            else if (loaded->error().problem != AuditProblem::KeyInKeychain || !keychain)
                done(tl::unexpected(loaded->error()));
            else
                keychain->find(signingKeyName(), context, [done](const QString &secret) {
                    auto key = audit::keyFromKeychain(signingKeyFile(), secret.toLatin1());
                    if (key)
                        done(std::make_shared<audit::SigningKey>(*std::move(key)));
                    else
                        done(tl::unexpected(key.error()));
                });
        });
}

void DigestKeeper::writeNow()
{
    if (std::exchange(m_busy, true))
        return;
    m_triedFor = m_reset;
    m_triedAt = QDateTime::currentDateTimeUtc();
    emit changed();
    withKey(this, [this](const audit::AuditResult<Key> &key) {
        if (key)
            write(*key);
        else
            fail({{}, key.error(), isResetUncovered(), false});
    });
}

void DigestKeeper::write(const Key &key)
{
    m_writing.run(
        m_session.address(), this,
        [key, folder = folder()](store::Connection &connection) {
            return audit::writeDigest(connection, *key, folder);
        },
        [this](const Written &outcome) { take(outcome); });
}

void DigestKeeper::take(const Written &outcome)
{
    if (!outcome)
        fail({outcome.error(), {}, isResetUncovered(), false});
    else if (!*outcome)
        fail({{}, outcome->error(), isResetUncovered(), false});
    else {
        m_failure.reset();
        m_look.newest = {(*outcome)->time, {}};
        finish();
        emit written();
    }
}

void DigestKeeper::fail(Failure failure)
{
    m_failure = std::move(failure);
    finish();
    emit failed();
}

void DigestKeeper::finish()
{
    m_busy = false;
    look();
}

QString DigestKeeper::failure() const
{
    if (!m_failure)
        return m_look.newest.unreadable ? audit::describe(*m_look.newest.unreadable) : QString();
    const QString why =
        m_failure->store ? store::describe(*m_failure->store) : audit::describe(m_failure->folder);
    if (m_failure->wasMove)
        return tr("The signing key stays in its file: the keychain did not keep it.");
    return m_failure->afterReset
               ? tr("The reset was executed, but no signed digest could be written after it. %1").arg(why)
               : tr("No signed digest could be written. %1").arg(why);
}

void DigestKeeper::moveKeyToKeychain()
{
    if (!mayMoveKey() || std::exchange(m_busy, true))
        return;
    emit changed();
    auto loaded = audit::SigningKey::load(signingKeyFile());
    if (!loaded) {
        fail({{}, loaded.error(), false, false});
        return;
    }
    const Key key = std::make_shared<audit::SigningKey>(*std::move(loaded));
    m_keychain->keep(signingKeyName(), QString::fromLatin1(key->secretText()), this, [this, key](bool kept) {
        if (kept)
            checkMoved(key);
        else
            fail({{}, {}, false, true});
    });
}

/// The file goes only when the keychain is known to give the key back.
void DigestKeeper::checkMoved(const Key &key)
{
    m_keychain->find(signingKeyName(), this, [this, key](const QString &secret) {
        const auto back = audit::SigningKey::fromSecretText(secret.toLatin1());
        const bool isSame = back && back->publicKey() == key->publicKey();
        const auto left =
            isSame ? audit::leaveToKeychain(signingKeyFile(), key->publicKey()) : audit::AuditResult<void>();
        if (!isSame)
            fail({{}, {}, false, true});
        else if (!left)
            fail({{}, left.error(), false, false});
        else {
            m_failure.reset();
            finish();
        }
    });
}

} // namespace lekthi::models
