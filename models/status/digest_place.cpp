#include "models/status/digest_place.h"

#include <QSettings>
#include <QStandardPaths>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

constexpr auto folderKey = "digestFolder"_L1;

QString in(QStandardPaths::StandardLocation location, QLatin1StringView path)
{
    return QStandardPaths::writableLocation(location) + path;
}

} // namespace

QString settingsFile()
{
    return in(QStandardPaths::GenericConfigLocation, "/Lekthi/Lekthi.conf"_L1);
}

QString digestFolder()
{
    if (const QString given = qEnvironmentVariable("LEKTHI_DIGESTS"); !given.isEmpty())
        return given;
    const QString set = QSettings(settingsFile(), QSettings::IniFormat).value(folderKey).toString();
    return set.isEmpty() ? in(QStandardPaths::GenericDataLocation, "/lekthi/digests"_L1) : set;
}

void setDigestFolder(const QString &path)
{
    QSettings settings(settingsFile(), QSettings::IniFormat);
    if (path.isEmpty())
        settings.remove(folderKey);
    else
        settings.setValue(folderKey, path);
}

QString signingKeyFile()
{
    return in(QStandardPaths::GenericConfigLocation, "/lekthi/audit.key"_L1);
}

QString signingKeyName()
{
    return u"signing-key"_s;
}

} // namespace lekthi::models
