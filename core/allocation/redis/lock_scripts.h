#pragma once

#include <QByteArrayList>
#include <QString>

#include <chrono>

namespace lekthi::redis {

/// One attempt to hold the lock on a counter, or on several at once.
struct LockClaim
{
    QByteArrayList keys;
    QByteArray token; ///< random: only who knows it may give the lock back
};

/// The key of 3.11.5.1: lock:docnum:2:22:10:6:0:0:0:2025. Everything else that the scripts write begins with
/// lock:docnum: too, so that an account which may use ~lock:docnum:* may use all.
QByteArray lockKey(const QString &name);
/// A name under which a waiter can be woken.
QByteArray makeWakeName();
LockClaim makeClaim(const QByteArrayList &keys, const QByteArray &wakeName);

/// The server knows a script by its hash, once it has seen the text; after a restart or SCRIPT FLUSH it
/// answers NOSCRIPT and must be given it in full.

/// Of one key: takes the lock or puts the claim in line. Answers lockGranted, the same with others around, or
/// after how many milliseconds it is worth asking again (0: no idea).
QByteArrayList acquireCommand(const LockClaim &claim, std::chrono::milliseconds timeToLive);
QByteArrayList acquireCommandInFull(const LockClaim &claim, std::chrono::milliseconds timeToLive);
/// Of all keys, in their order: takes the locks that are free, and leaves the lines alone. Answers a list of
/// the same.
QByteArrayList acquireFreeCommand(const LockClaim &claim, std::chrono::milliseconds timeToLive);
QByteArrayList acquireFreeCommandInFull(const LockClaim &claim, std::chrono::milliseconds timeToLive);
constexpr int lockGranted = -1;
constexpr int lockGrantedAmongOthers = -2; ///< who stand in line, or have polled lately

/// Answered with a text if somebody stands in line for the key.
QByteArrayList lookCommand(const QByteArray &key);

/// Of each key: gives the lock to the next in line if the claim holds it; otherwise takes the claim out of
/// the line.
QByteArrayList releaseCommand(const LockClaim &claim);
QByteArrayList releaseCommandInFull(const LockClaim &claim);

/// Of one key: gives the lock to the next in line, if anybody stands there and no pause is due; else does
/// nothing.
QByteArrayList passOnCommand(const LockClaim &claim);

/// Answered when a claim with that name is handed a lock, or after a while.
QByteArrayList waitCommand(const QByteArray &wakeName);

} // namespace lekthi::redis
