#include "app/backup/manifest.h"

#include "core/files/regular_file.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>

namespace lekthi::backup {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestManifest = 1024 * 1024;

QString hex(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toHex());
}

QByteArray bytesOf(const QJsonValue &value)
{
    return QByteArray::fromHex(value.toString().toLatin1());
}

StoreState stateOf(const QJsonObject &json)
{
    return {json[u"ledgerRows"].toInteger(),   json[u"newestRow"].toInteger(),
            json[u"counters"].toInteger(),     bytesOf(json[u"heads"]),
            json[u"adminLogRows"].toInteger(), bytesOf(json[u"adminLogHash"])};
}

} // namespace

QByteArray toJson(const Manifest &manifest)
{
    QJsonObject tables;
    for (auto at = manifest.tables.begin(); at != manifest.tables.end(); ++at)
        tables.insert(at.key(), at.value());
    const QJsonObject json{{u"format"_s, Manifest::currentFormat},
                           {u"store"_s, manifest.store},
                           {u"program"_s, manifest.program},
                           {u"server"_s, manifest.server},
                           {u"schema"_s, manifest.schema},
                           {u"takenAt"_s, manifest.takenAt.toUTC().toString(Qt::ISODateWithMs)},
                           {u"ledgerRows"_s, manifest.state.ledgerRows},
                           {u"newestRow"_s, manifest.state.newestRowId},
                           {u"counters"_s, manifest.state.counters},
                           {u"heads"_s, hex(manifest.state.heads)},
                           {u"adminLogRows"_s, manifest.state.adminLogSeq},
                           {u"adminLogHash"_s, hex(manifest.state.adminLogHash)},
                           {u"tables"_s, tables},
                           {u"bytes"_s, manifest.bytes},
                           {u"sha256"_s, hex(manifest.dataHash)},
                           {u"verified"_s, manifest.isVerified}};
    return QJsonDocument(json).toJson();
}

Outcome<Manifest> readManifest(const QString &folder)
{
    const auto content = files::readWholeFile(folder + u'/' + manifestName, largestManifest);
    if (!content)
        return damagedBackup(folder, files::describe(content.error()));
    const QJsonObject json = QJsonDocument::fromJson(*content).object();
    if (json[u"format"].toInt() != Manifest::currentFormat)
        return damagedBackup(folder, manifestName);
    Manifest manifest{.store = json[u"store"].toString(),
                      .program = json[u"program"].toString(),
                      .server = json[u"server"].toString(),
                      .schema = json[u"schema"].toInt(),
                      .takenAt = QDateTime::fromString(json[u"takenAt"].toString(), Qt::ISODateWithMs),
                      .state = stateOf(json),
                      .tables = {},
                      .bytes = json[u"bytes"].toInteger(),
                      .dataHash = bytesOf(json[u"sha256"]),
                      .isVerified = json[u"verified"].toBool()};
    const QJsonObject tables = json[u"tables"].toObject();
    for (auto at = tables.begin(); at != tables.end(); ++at)
        manifest.tables.insert(at.key(), at.value().toInteger());
    if (manifest.store.isEmpty() || !manifest.takenAt.isValid() || manifest.dataHash.size() != 32)
        return damagedBackup(folder, manifestName);
    return manifest;
}

std::optional<QByteArray> hashOfFile(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return std::nullopt;
    return hash.result();
}

} // namespace lekthi::backup
