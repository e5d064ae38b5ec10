#include "models/exchange/template_file.h"

#include "core/numbering/reason.h"
#include "core/numbering/text_safety.h"
#include "models/exchange/file_reader.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView formatName = "lekthi-templates"_L1;
constexpr int formatVersion = 1;
constexpr int longestTemplate = 200; // of the store
constexpr int longestCode = 80;

QJsonObject rulesJson(const TemplateRules &rules)
{
    return {{u"template"_s, rules.text},
            {u"period"_s, numbering::periodKindName(rules.settings.period)},
            {u"overflow"_s, numbering::overflowPolicyName(rules.settings.overflow)},
            {u"scope"_s, numbering::uniquenessScopeName(rules.settings.scope)},
            {u"taken"_s, numbering::takenPolicyName(rules.settings.taken)}};
}

QJsonObject versionJson(const FileVersion &version)
{
    QJsonObject json = rulesJson(version.rules);
    json.insert(u"version"_s, version.version);
    json.insert(u"changedBy"_s, version.changedBy);
    json.insert(u"changedAt"_s, version.changedAt.toUTC().toString(Qt::ISODateWithMs));
    json.insert(u"reason"_s, version.reason);
    json.insert(u"restored"_s, version.restored ? QJsonValue(*version.restored) : QJsonValue());
    return json;
}

/// Of the file without its checksum: keys are sorted, so that their order and the white space do not count.
QString checksumOf(QJsonObject root)
{
    root.remove("checksum"_L1);
    const QByteArray canonical = QJsonDocument(root).toJson(QJsonDocument::Compact);
    return u"sha256:"_s +
           QString::fromLatin1(QCryptographicHash::hash(canonical, QCryptographicHash::Sha256).toHex());
}

TemplateRules readRules(FileReader &reader, const JsonNode &node)
{
    TemplateRules rules;
    rules.text = reader.text(node, u"template", longestTemplate);
    rules.settings.period = reader.named(node, u"period", numbering::periodKindFromName);
    rules.settings.overflow = reader.named(node, u"overflow", numbering::overflowPolicyFromName);
    rules.settings.scope = reader.named(node, u"scope", numbering::uniquenessScopeFromName);
    rules.settings.taken = reader.named(node, u"taken", numbering::takenPolicyFromName);
    return rules;
}

FileVersion readVersion(FileReader &reader, const JsonNode &node)
{
    FileVersion version;
    reader.checkNames(node, {u"version", u"template", u"period", u"overflow", u"scope", u"taken",
                             u"changedBy", u"changedAt", u"reason", u"restored"});
    version.version = reader.positive(node, u"version");
    version.rules = readRules(reader, node);
    version.changedBy = reader.text(node, u"changedBy", longestCode);
    version.changedAt = reader.instant(node, u"changedAt");
    version.reason = reader.text(node, u"reason", numbering::Reason::maximumLength);
    if (!reader.isNull(node, u"restored"))
        version.restored = reader.positive(node, u"restored");
    return version;
}

FileTemplate readTemplate(FileReader &reader, const JsonNode &node)
{
    FileTemplate read;
    read.line = node.line;
    reader.checkNames(node, {u"type", u"versions"});
    if (!reader.isNull(node, u"type"))
        read.typeCode = reader.text(node, u"type", longestCode);
    for (const JsonNode &version : reader.list(node, u"versions", mostFileVersions)) {
        read.versions.append(readVersion(reader, version));
        const qsizetype count = read.versions.size();
        if (count > 1 && read.versions[count - 1].version >= read.versions[count - 2].version)
            reader.fail(version.line, FileReader::tr("Versions must be listed newest first, each one once."));
        if (reader.hasFailed())
            return read;
    }
    if (read.versions.isEmpty())
        reader.fail(node.line, FileReader::tr("A template has to have a version."));
    else
        read.rules = read.versions.constFirst().rules;
    return read;
}

void readTemplates(FileReader &reader, const JsonNode &root, TemplateFile &file)
{
    qsizetype versions = 0;
    for (const JsonNode &node : reader.list(root, u"templates", mostFileTemplates)) {
        FileTemplate read = readTemplate(reader, node);
        versions += read.versions.size();
        if (std::ranges::any_of(file.templates,
                                [&](const FileTemplate &other) { return other.typeCode == read.typeCode; }))
            reader.fail(node.line, FileReader::tr("The same type has two templates."));
        if (versions > mostFileVersions)
            reader.fail(node.line, FileReader::tr("The file holds more entries than are read."));
        if (reader.hasFailed())
            return;
        file.templates.append(std::move(read));
    }
}

} // namespace

TemplateFile templateFileOf(const store::Project &project, const store::ReferenceData &reference,
                            const QList<store::TemplateVersion> &versions, const QString &login,
                            const QDateTime &now)
{
    TemplateFile file{project.code, login, now, {}};
    for (const store::TemplateVersion &version : versions) {
        const store::CodedItem *type =
            version.typeId ? store::itemById(reference.types, *version.typeId) : nullptr;
        const auto code = type ? std::optional(type->code) : std::nullopt;
        auto place = std::ranges::find(file.templates, code, &FileTemplate::typeCode);
        if (place == file.templates.end()) {
            file.templates.append(FileTemplate{.typeCode = code, .rules = {version.after, version.settings}});
            place = file.templates.end() - 1;
        }
        place->versions.append({version.version,
                                {version.after, version.settings},
                                version.changedBy,
                                version.changedAt,
                                version.reason,
                                version.restored});
    }
    std::ranges::sort(file.templates, {}, &FileTemplate::typeCode);
    return file;
}

QByteArray writeTemplateFile(const TemplateFile &file)
{
    QJsonArray templates;
    for (const FileTemplate &one : file.templates) {
        QJsonArray versions;
        for (const FileVersion &version : one.versions)
            versions.append(versionJson(version));
        templates.append(QJsonObject{{u"type"_s, one.typeCode ? QJsonValue(*one.typeCode) : QJsonValue()},
                                     {u"versions"_s, versions}});
    }
    QJsonObject root{{u"format"_s, formatName},
                     {u"formatVersion"_s, formatVersion},
                     {u"project"_s, file.projectCode},
                     {u"exportedBy"_s, file.exportedBy},
                     {u"exportedAt"_s, file.exportedAt.toUTC().toString(Qt::ISODateWithMs)},
                     {u"templates"_s, templates}};
    root.insert(u"checksum"_s, checksumOf(root));
    return QJsonDocument(root).toJson();
}

tl::expected<TemplateFile, FileFault> readTemplateFile(const QByteArray &bytes)
{
    const auto root = parseStrictJson(bytes, {.bytes = largestTemplateFile});
    if (!root)
        return tl::make_unexpected(root.error());
    FileReader reader;
    if (reader.text(*root, u"format", longestCode) != formatName)
        return tl::make_unexpected(FileFault{1, FileReader::tr("This is no file of exported templates.")});
    if (reader.positive(*root, u"formatVersion") != formatVersion)
        return tl::make_unexpected(
            FileFault{1, FileReader::tr("The file was written by a newer Lekthi. Use that one to read it.")});
    reader.checkNames(*root, {u"format", u"formatVersion", u"project", u"exportedBy", u"exportedAt",
                              u"templates", u"checksum"});
    TemplateFile file;
    file.projectCode = reader.text(*root, u"project", longestCode);
    file.exportedBy = reader.text(*root, u"exportedBy", longestCode);
    file.exportedAt = reader.instant(*root, u"exportedAt");
    const QString checksum = reader.text(*root, u"checksum", longestCode);
    readTemplates(reader, *root, file);
    if (reader.hasFailed())
        return tl::make_unexpected(reader.fault());
    if (checksum != checksumOf(QJsonDocument::fromJson(bytes).object()))
        return tl::make_unexpected(
            FileFault{0, FileReader::tr("The checksum does not fit: the file was damaged or changed by hand. "
                                        "Export it again.")});
    return file;
}

} // namespace lekthi::models
