#include "core/store/schema/migrations.h"

#include <QDir>
#include <QFile>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr auto root = ":/lekthi/store/migrations/"_L1;
constexpr auto separator = "\n-- step\n"_L1;

Migration readMigration(const QString &fileName)
{
    QFile file(root + fileName);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "readMigration", qPrintable(fileName));
    Q_UNUSED(opened)
    QStringList steps = QString::fromUtf8(file.readAll()).split(separator);
    steps.removeFirst(); // what the migration is for
    return {fileName.left(fileName.indexOf(u'_')).toInt(), steps};
}

QList<Migration> readMigrations()
{
    QList<Migration> migrations;
    const QStringList names = QDir(root).entryList(QDir::Files, QDir::Name);
    for (const QString &name : names)
        migrations.append(readMigration(name));
    return migrations;
}

} // namespace

const QList<Migration> &knownMigrations()
{
    static const QList<Migration> migrations = readMigrations();
    return migrations;
}

} // namespace lekthi::store
