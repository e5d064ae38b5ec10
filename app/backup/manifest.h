#pragma once

#include "app/backup/backup_failure.h"
#include "app/backup/store_state.h"

#include <QMap>

namespace lekthi::backup {

inline constexpr QLatin1StringView manifestName{"backup.json"};
inline constexpr QLatin1StringView dataName{"data.sql.gz"};

/// What a backup says of itself.
struct Manifest
{
    static constexpr int currentFormat = 1;

    QString store;     ///< name of the database
    QString program;   ///< version
    QString server;    ///< version
    int schema = 0;    ///< version
    QDateTime takenAt; ///< the moment whose state is in it, by the server's clock
    StoreState state;
    QMap<QString, qint64> tables; ///< rows of each
    qint64 bytes = 0;             ///< of the data file
    QByteArray dataHash;          ///< SHA-256 of it
    bool isVerified = false;

    qint64 databaseBytes() const { return 8 * bytes; } ///< about as large a database becomes of it

    bool operator==(const Manifest &) const = default;
};

QByteArray toJson(const Manifest &manifest);
/// That of the backup in a folder; BACKUP_DAMAGED if there is none that can be read.
Outcome<Manifest> readManifest(const QString &folder);

/// SHA-256 of a whole file; nothing if it cannot be read.
std::optional<QByteArray> hashOfFile(const QString &path);

} // namespace lekthi::backup
