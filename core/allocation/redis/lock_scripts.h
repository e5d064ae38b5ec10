#pragma once

#include <QByteArrayList>
#include <QString>

#include <chrono>

namespace lekthi::redis {

/// One attempt to hold the lock on one counter.
struct LockClaim
{
    QByteArray key;
    QByteArray token; ///< random: only who knows it may give the lock back
};

/// The key of 3.11.5.1: lock:docnum:2:22:10:6:0:0:0:2025. Everything else that the scripts write begins with
/// it too, so that an account which may use ~lock:docnum:* may use all.
QByteArray lockKey(const QString &name);
LockClaim makeClaim(const QByteArray &key);

/// Takes the lock or puts the claim in line. Answers lockGranted, or after how many milliseconds it is worth
/// asking again (0: no idea).
/// Known to the server by its hash; a server that restarted needs the whole text once (NOSCRIPT).
QByteArrayList acquireCommand(const LockClaim &claim, std::chrono::milliseconds timeToLive);
QByteArrayList acquireCommandInFull(const LockClaim &claim, std::chrono::milliseconds timeToLive);
constexpr int lockGranted = -1;

/// Gives the lock to the next in line if the claim holds it, and takes the claim out of the line. Always in
/// full: nobody waits for the answer, so nobody could mend NOSCRIPT.
QByteArrayList releaseCommand(const LockClaim &claim);

/// Waits until the lock is handed to the claim.
QByteArrayList waitCommand(const LockClaim &claim, std::chrono::milliseconds time);

} // namespace lekthi::redis
