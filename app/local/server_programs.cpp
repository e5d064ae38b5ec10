#include "app/local/server_programs.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QStringList>

namespace lekthi::local {

using namespace Qt::StringLiterals;

namespace {

QString findProgram(const QStringList &names)
{
    static const QStringList places{u"/usr/sbin"_s,
                                    u"/usr/libexec"_s,
                                    u"/usr/bin"_s,
                                    u"/usr/local/sbin"_s,
                                    u"/usr/local/libexec"_s,
                                    u"/usr/local/bin"_s,
                                    u"/usr/local/mariadb/bin"_s,
                                    u"/usr/local/mysql/bin"_s,
                                    u"/opt/mariadb/bin"_s};
    for (const QString &name : names) {
        QString path = QStandardPaths::findExecutable(name);
        if (path.isEmpty())
            path = QStandardPaths::findExecutable(name, places);
        if (!path.isEmpty())
            return path;
    }
    return {};
}

QString serverProgram()
{
    const QString given = qEnvironmentVariable("LEKTHI_MARIADBD");
    return given.isEmpty() ? findProgram({u"mariadbd"_s, u"mysqld"_s})
                           : QStandardPaths::findExecutable(given);
}

std::optional<QVersionNumber> versionOf(const QString &server)
{
    QProcess process;
    process.start(server, {u"--no-defaults"_s, u"--version"_s});
    process.waitForFinished(10'000);
    static const QRegularExpression pattern(u"Ver (\\d+\\.\\d+\\.\\d+)-MariaDB"_s);
    const auto match = pattern.match(QString::fromUtf8(process.readAllStandardOutput()));
    if (!match.hasMatch())
        return std::nullopt;
    return QVersionNumber::fromString(match.captured(1));
}

} // namespace

std::optional<ServerPrograms> findServerPrograms()
{
    ServerPrograms programs{.server = serverProgram(),
                            .install = findProgram({u"mariadb-install-db"_s, u"mysql_install_db"_s}),
                            .upgrade = findProgram({u"mariadb-upgrade"_s, u"mysql_upgrade"_s}),
                            .version = {}};
    if (programs.server.isEmpty() || programs.install.isEmpty())
        return std::nullopt;
    const std::optional<QVersionNumber> version = versionOf(programs.server);
    if (!version)
        return std::nullopt;
    programs.version = *version;
    return programs;
}

} // namespace lekthi::local
