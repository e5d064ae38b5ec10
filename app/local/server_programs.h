#pragma once

#include <QString>
#include <QVersionNumber>

#include <optional>

namespace lekthi::local {

/// The programs of MariaDB that a private server needs.
struct ServerPrograms
{
    QString server;  ///< mariadbd
    QString install; ///< mariadb-install-db
    QString upgrade; ///< mariadb-upgrade; empty if it is not installed
    QVersionNumber version;
};

/// Looks in PATH and where distributions keep servers. LEKTHI_MARIADBD names the server instead. Nothing if
/// the server or the installer is missing, or if the server is not a MariaDB.
std::optional<ServerPrograms> findServerPrograms();

} // namespace lekthi::local
