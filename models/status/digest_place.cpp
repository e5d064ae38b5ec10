#include "models/status/digest_place.h"

#include "core/audit/digest_folder.h"
#include "models/settings_file.h"
#include "models/time_text.h"

#include <QCoreApplication>
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

QString lastDigestText(const store::Address &store)
{
    const auto newest = audit::DigestFolder(digestFolder(), store).newest();
    if (!newest.time)
        return newest.unreadable ? audit::describe(*newest.unreadable)
                                 : QCoreApplication::translate(
                                       "lekthi", "No digest of the store was kept on this computer.");
    return QCoreApplication::translate("lekthi",
                                       "The last digest of the store is from %1; “lekthictl audit verify” "
                                       "compares a backup with it and names what is missing.")
        .arg(timeText(*newest.time, numbering::Calendar::Gregorian));
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
