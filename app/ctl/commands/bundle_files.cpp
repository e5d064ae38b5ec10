#include "app/ctl/commands/bundle_files.h"

#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "app/local/local_server.h"
#include "app/local/server_programs.h"
#include "core/files/program_log.h"
#include "core/files/regular_file.h"
#include "core/files/removed_secrets.h"
#include "models/settings_file.h"
#include "models/status/program_facts.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLibrary>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QUrl>

#include <gnu/libc-version.h>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestSource = 8LL * 1024 * 1024; // logs are bounded below that

/// What stands in a value by a name that is secret may be of any form.
QJsonValue cleaned(const QJsonValue &value, const QStringList &secrets)
{
    if (value.isString())
        return files::withoutSecrets(value.toString(), secrets);
    if (value.isArray()) {
        QJsonArray array;
        for (const auto &one : value.toArray())
            array.append(cleaned(one, secrets));
        return array;
    }
    if (!value.isObject())
        return value;
    QJsonObject object;
    const QJsonObject given = value.toObject();
    for (auto one = given.begin(); one != given.end(); ++one)
        object.insert(one.key(), files::namesSecret(one.key()) && one.value().isString()
                                     ? QJsonValue(files::removedMark)
                                     : cleaned(one.value(), secrets));
    return object;
}

void collectTexts(const QJsonValue &value, QStringList &texts)
{
    if (value.isString())
        texts.append(value.toString());
    for (const auto &one : value.toArray())
        collectTexts(one, texts);
    for (const auto &one : value.toObject())
        collectTexts(one, texts);
}

/// A secret is a text or an object of texts.
void collectSecrets(const QByteArray &content, QStringList &secrets)
{
    const QJsonDocument document = QJsonDocument::fromJson(content);
    if (document.isNull())
        secrets.append(QString::fromUtf8(content).trimmed());
    else
        collectTexts(document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()),
                     secrets);
}

/// A webhook's address is its password, and so are its parts, which may be told without the rest.
QStringList partsOfAddresses(const QStringList &secrets)
{
    constexpr qsizetype shortestPart = 8; // shorter ones are words
    QStringList parts;
    for (const QString &secret : secrets) {
        const QUrl address(secret);
        if (address.scheme().isEmpty())
            continue;
        for (const QString &part : (address.path() + u'/' + address.query()).split(u'/')) {
            if (part.size() >= shortestPart)
                parts.append(part);
        }
    }
    return parts;
}

/// Lines of settings, each a name and its value.
QString configurationWithoutSecrets(const QString &text)
{
    QStringList lines = text.split(u'\n');
    for (QString &line : lines) {
        const qsizetype equals = line.indexOf(u'=');
        if (equals > 0 && files::namesSecret(line.first(equals)))
            line = line.first(equals + 1) + files::removedMark;
    }
    return lines.join(u'\n');
}

/// Of the window's settings, which remember what was searched for and who signed in: names, and values that
/// can be nothing but a choice.
QString choicesOnly(const QString &text)
{
    static const QRegularExpression choice(u"^(true|false|-?\\d{1,6}|en|th|zh_TW|light|dark|system)$"_s);
    QStringList lines = text.split(u'\n');
    for (QString &line : lines) {
        const qsizetype equals = line.indexOf(u'=');
        if (equals > 0 && !choice.match(line.sliced(equals + 1)).hasMatch())
            line = line.first(equals + 1) + files::removedMark;
    }
    return lines.join(u'\n');
}

QString libraryVersion()
{
    QLibrary library(u"mariadb"_s, 3);
    using Information = const char *(*)();
    const auto information = reinterpret_cast<Information>(library.resolve("mysql_get_client_info"));
    return information ? QString::fromLatin1(information()) : QString();
}

QString versionsText()
{
    QStringList lines;
    for (const models::ProgramFact &fact : models::programFacts({}))
        lines.append(u"%1: %2"_s.arg(fact.caption, fact.value));
    const std::optional<local::ServerPrograms> programs = local::findServerPrograms();
    lines.append(u"libmariadb: %1"_s.arg(libraryVersion()));
    lines.append(u"mariadbd: %1"_s.arg(programs ? programs->version.toString() : QString()));
    lines.append(u"libc: %1"_s.arg(QLatin1StringView(::gnu_get_libc_version())));
    return lines.join(u'\n') + u'\n';
}

QString environmentText()
{
    const auto environment = QProcessEnvironment::systemEnvironment();
    QStringList names = environment.keys();
    names.sort();
    QString text;
    for (const QString &name : std::as_const(names)) {
        const bool isOurs = name.startsWith("LEKTHI"_L1) || name.startsWith("QT_"_L1) ||
                            name.startsWith("LC_"_L1) || name == "LANG"_L1 || name == "TZ"_L1;
        if (isOurs)
            text += name + u'=' + environment.value(name) + u'\n';
    }
    return configurationWithoutSecrets(text);
}

/// Where the embedded store of this run lies, or would if --store were no address.
QString storeDirectory(const Arguments &arguments)
{
    local::LocalServerOptions named;
    named.dataDirectory = namedDataDirectory(arguments);
    return local::withDefaults(localStoreOptions(arguments).value_or(named)).dataDirectory;
}

class Collection
{
public:
    explicit Collection(const QStringList &secrets)
        : m_secrets(secrets)
    {
    }

    void add(const QByteArray &name, const QString &about, const QString &text)
    {
        m_files.append({name, about, textWithoutSecrets(text, m_secrets)});
    }
    /// Nothing where the file is not there or may not be read.
    void addFile(const QByteArray &name, const QString &about, const QString &path,
                 QString (*cut)(const QString &text) = configurationWithoutSecrets)
    {
        if (const auto content = files::readWholeFile(path, largestSource))
            add(name, about, cut(QString::fromUtf8(*content)));
    }
    QList<BundleFile> files() const { return m_files; }

private:
    QStringList m_secrets;
    QList<BundleFile> m_files;
};

/// Files of services have the names that people gave them.
QByteArray asciiName(const QString &folder, const QString &path)
{
    QString name = QFileInfo(path).fileName();
    for (QChar &sign : name) {
        if (sign.unicode() <= u' ' || sign.unicode() > u'~')
            sign = u'_';
    }
    return (folder + u'/' + name.right(60)).toLatin1();
}

} // namespace

QStringList knownSecrets()
{
    QStringList secrets;
    collectSecrets(qgetenv("LEKTHI_ALERT_SECRETS"), secrets);
    const QString folder = qEnvironmentVariable("CREDENTIALS_DIRECTORY");
    for (const QString &name : folder.isEmpty() ? QStringList() : QDir(folder).entryList(QDir::Files)) {
        if (const auto content = files::readWholeFile(QDir(folder).filePath(name), largestSource))
            collectSecrets(*content, secrets);
    }
    secrets.removeAll(QString());
    return secrets + partsOfAddresses(secrets);
}

QByteArray textWithoutSecrets(const QString &text, const QStringList &secrets)
{
    return files::withoutSecrets(text, secrets).toUtf8();
}

QByteArray jsonWithoutSecrets(const QJsonObject &document, const QStringList &secrets)
{
    return QJsonDocument(cleaned(document, secrets).toObject()).toJson();
}

QList<BundleFile> filesOfComputer(const Arguments &arguments, const QStringList &secrets)
{
    Collection collection(secrets);
    collection.add("versions.txt", Texts::tr("Versions of programs and libraries"), versionsText());
    collection.add("environment.txt", Texts::tr("Variables of the environment that Lekthi reads"),
                   environmentText());
    collection.addFile("configuration/Lekthi.conf", Texts::tr("Settings of the window"),
                       models::settingsFile(), choicesOnly);
    const QDir services(u"/etc/lekthi"_s);
    for (const QString &name : services.entryList({u"*.env"_s}, QDir::Files))
        collection.addFile(asciiName(u"configuration"_s, name), Texts::tr("Settings of a service"),
                           services.filePath(name));
    const QString directory = storeDirectory(arguments);
    collection.addFile("configuration/server.cnf", Texts::tr("Settings of the embedded server"),
                       directory + "/server.cnf"_L1);
    for (const QString &path : files::ProgramLog::filesIn(files::stateDirectory()))
        collection.addFile(asciiName(u"logs"_s, path), Texts::tr("Log of a program"), path);
    for (const auto name : {"server.log"_L1, "server.log.old"_L1})
        collection.addFile(QByteArray("logs/") + name.data(), Texts::tr("Log of the embedded server"),
                           directory + u'/' + name);
    return collection.files();
}

} // namespace lekthi::ctl
