#pragma once

#include "core/audit/digest_folder.h"
#include "models/session/own_session.h"
#include "models/session/session.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace lekthi::models {

class PasswordKeeper;

/// Writes signed digests of both chains into the folder of digests: after every executed reset and once a
/// day for those who approve resets or verify the ledger, for everybody when asked (3.11.8). What lies in the
/// folder tells what is due, so that nothing is forgotten when the program ended before. UI thread only; the
/// work is done on other threads.
class DigestKeeper : public QObject
{
    Q_OBJECT

public:
    explicit DigestKeeper(Session &session, QObject *parent = nullptr);
    ~DigestKeeper() override;

    /// Where the signing key may be kept; may be null, else it outlives this.
    void setKeychain(PasswordKeeper *keychain);

    using Key = std::shared_ptr<audit::SigningKey>;
    /// Gives the signing key, made on first use, from its file or the keychain; later and in the UI thread,
    /// not at all once the context is gone.
    void withKey(QObject *context, std::function<void(const audit::AuditResult<Key> &key)> done);

    void writeNow();
    /// Looks at key, folder and resets anew, and writes if something is due.
    void look();
    /// Puts the signing key into the keychain, and takes its file away once the keychain gave it back.
    void moveKeyToKeychain();

    bool isBusy() const { return m_busy; }
    /// Of the newest digest of this store, by the server's clock; nothing if there is none.
    const std::optional<QDateTime> &newest() const { return m_look.newest.time; }
    /// There is one, and failure() tells which file it is in.
    bool isNewestUnreadable() const { return m_look.newest.unreadable.has_value(); }
    /// The key's public part as text; empty if no key was made yet.
    const QString &publicKey() const { return m_look.publicKey; }
    bool isKeyInKeychain() const { return m_look.inKeychain; }
    bool mayMoveKey() const { return m_keychain && !publicKey().isEmpty() && !isKeyInKeychain(); }
    /// What went wrong last, or which file's newest digest cannot be read, in the language of the program;
    /// empty if nothing is.
    QString failure() const;

signals:
    void changed();
    /// No digest could be written although one was due or asked for; failure() tells why.
    void failed();
    void written();

private:
    struct Look
    {
        audit::DigestFolder::Newest newest;
        QString publicKey;
        bool inKeychain = false;
    };
    struct Failure
    {
        std::optional<store::Error> store; ///< else folder
        audit::AuditError folder;
        bool afterReset = false;
        bool wasMove = false; ///< of the key into the keychain
    };
    using Written = store::Result<audit::AuditResult<audit::WrittenDigest>>;

    static Look lookAt(const audit::DigestFolder &folder);
    audit::DigestFolder folder() const;
    bool isAutomatic() const;
    void lookForResets();
    void takeLook(const Look &look);
    bool isResetUncovered() const;
    bool isDue() const;
    void writeIfDue();
    void write(const Key &key);
    void take(const Written &outcome);
    void fail(Failure failure);
    void finish();
    void checkMoved(const Key &key);

    Session &m_session;
    PasswordKeeper *m_keychain = nullptr;
    OwnSession m_writing; ///< no page waits for it
    QTimer m_timer;
    Look m_look;
    QDateTime m_reset;    ///< when the newest reset was executed, by the server's clock; invalid if none was
    QDateTime m_triedFor; ///< the reset that was known at the last attempt
    QDateTime m_triedAt;
    std::optional<Failure> m_failure;
    bool m_hasLooked = false;
    bool m_readsResets = false;
    bool m_readsAgain = false;
    bool m_busy = false;
};

} // namespace lekthi::models
