#pragma once

#include "core/store/session/connection.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace lekthi::store {

inline constexpr int minimumForGlass = 20; ///< letters and digits of the reason

/// How an administrator of the server opens an account.
enum class GlassOpening { Activate, NewPassword, Unlock };

/// One opening of an account by breaking the glass.
struct GlassBreak
{
    qint64 id = 0;
    QString login;    ///< that was opened
    QString openedBy; ///< "ACTIVATE", "PASSWORD" or "UNLOCK"
    QString reason;
    QString brokenBy; ///< account of the administrator
    QDateTime brokenAt;
    int reviews = 0;

    bool isReviewed() const { return reviews >= reviewsNeeded; }
    static constexpr int reviewsNeeded = 2;
};

/// Opens an account when nobody else can (docs: installer/breaking-glass.md). Only for an administrator of
/// the server through its socket. First leaves the entry that two other persons, Super Admins or auditors,
/// have to review; until then the account decides about no reset and changes no setting. password: for
/// NewPassword; it expires at once.
Result<void> breakGlass(Connection &connection, const QString &login, GlassOpening opening,
                        const QString &reason, const QString &password = {});

/// All of them, newest first.
Result<QList<GlassBreak>> listGlassBreaks(Connection &connection);

/// As the person of the connection; the comment needs 5 letters or digits.
Result<void> reviewGlassBreak(Connection &connection, qint64 id, const QString &comment);

} // namespace lekthi::store
