#include "app/local/moved_store.h"

#include "app/local/store_directory.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace lekthi::local {

using namespace Qt::StringLiterals;

namespace {

QString fileIn(const QString &dataDirectory)
{
    return dataDirectory + "/moved.json"_L1;
}

} // namespace

std::optional<MovedStore> readMoved(const QString &dataDirectory)
{
    QFile file(fileIn(dataDirectory));
    if (!file.exists())
        return std::nullopt;
    const bool isOpen = file.open(QIODevice::ReadOnly);
    const QJsonObject said = isOpen ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
    const QString to = said[u"to"_s].toString();
    return MovedStore{to.isEmpty() ? u"?"_s : to,
                      QDateTime::fromString(said[u"at"_s].toString(), Qt::ISODateWithMs)};
}

bool writeMoved(const QString &dataDirectory, const MovedStore &moved)
{
    const QJsonObject said{{u"to"_s, moved.to}, {u"at"_s, moved.at.toUTC().toString(Qt::ISODateWithMs)}};
    return writePrivateFile(fileIn(dataDirectory), QJsonDocument(said).toJson());
}

bool removeMoved(const QString &dataDirectory)
{
    return QFile::remove(fileIn(dataDirectory)) || !readMoved(dataDirectory);
}

} // namespace lekthi::local
