#include "app/local/data_files.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

namespace lekthi::local {

using namespace Qt::StringLiterals;

namespace {

/// In the header of a definition of a table.
enum Engine : uchar { InnoDb = 0x0c, Csv = 0x11, Aria = 0x2a };

/// Empty for a view, or an engine whose files are not known here.
QStringList endingsOfData(const QString &definition)
{
    QFile file(definition);
    const QByteArray header = file.open(QIODevice::ReadOnly) ? file.read(4) : QByteArray();
    if (header.size() < 4 || !header.startsWith("\xfe\x01"))
        return {};
    switch (uchar(header[3])) {
    case Engine::InnoDb:
        return {u".ibd"_s};
    case Engine::Csv:
        return {u".CSV"_s};
    case Engine::Aria:
        return {u".MAI"_s, u".MAD"_s};
    default:
        return {};
    }
}

/// Of a table that the server is about to make, change or remove.
bool isPassing(const QString &name)
{
    return name.startsWith(u'#') || name.contains("#P#"_L1) || name.startsWith("FTS_"_L1);
}

QString missingInFolder(const QDir &folder)
{
    const QStringList names = folder.entryList(QDir::Files, QDir::Name);
    const QSet<QString> present(names.begin(), names.end());
    for (const QString &name : names) {
        const QString table = name.section(u'.', 0, 0);
        if (isPassing(name))
            continue;
        if (name.endsWith(".ibd"_L1) && !present.contains(table + ".frm"_L1))
            return table + ".frm"_L1;
        const QStringList endings =
            name.endsWith(".frm"_L1) ? endingsOfData(folder.filePath(name)) : QStringList();
        for (const QString &ending : endings)
            if (!present.contains(table + ending))
                return table + ending;
    }
    return {};
}

/// Whether a folder is called like the database: other characters are written as numbers.
bool isFolderName(const QString &database)
{
    static const QRegularExpression plain(u"^[A-Za-z0-9_]+$"_s);
    return plain.match(database).hasMatch();
}

} // namespace

QString missingFile(const QString &databaseDirectory, const QString &database)
{
    const QDir directory(databaseDirectory);
    for (const QString &name : {u"ibdata1"_s, u"ib_logfile0"_s, u"aria_log_control"_s, u"mysql"_s})
        if (!directory.exists(name))
            return name;
    if (isFolderName(database) && !directory.exists(database))
        return database;
    // Left by a server that was killed while it changed tables: the next one finishes that.
    if (directory.exists(u"ddl_recovery.log"_s))
        return {};
    for (const QString &folder : directory.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        if (const QString missing = missingInFolder(QDir(directory.filePath(folder))); !missing.isEmpty())
            return folder + u'/' + missing;
    return {};
}

} // namespace lekthi::local
