#include "core/store/schema/migrations.h"

#include <QDir>
#include <QFile>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr auto migrationsRoot = ":/lekthi/store/migrations/"_L1;
constexpr auto tablesRoot = ":/lekthi/store/tables/"_L1;
constexpr auto separator = "\n-- step\n"_L1;

/// Tables refer to those of rooms before theirs.
constexpr QLatin1StringView rooms[] = {
    "schema"_L1,   "reference"_L1, "people"_L1,  "templates"_L1, "counters"_L1, "ledger"_L1,
    "requests"_L1, "alerts"_L1,    "metrics"_L1, "log"_L1,       "sandbox"_L1,
};

QStringList readSteps(const QString &path)
{
    QFile file(path);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "readSteps", qPrintable(path));
    Q_UNUSED(opened)
    QStringList steps = QString::fromUtf8(file.readAll()).split(separator);
    steps.removeFirst(); // what they are for
    return steps;
}

Migration readBaseline()
{
    Migration baseline{baselineVersion, {}};
    for (const QLatin1StringView room : rooms)
        baseline.steps += readSteps(tablesRoot + room + ".sql"_L1);
    return baseline;
}

QList<Migration> readMigrations()
{
    QList<Migration> migrations{readBaseline()};
    for (const QString &name : QDir(migrationsRoot).entryList(QDir::Files, QDir::Name))
        migrations.append({name.left(name.indexOf(u'_')).toInt(), readSteps(migrationsRoot + name)});
    return migrations;
}

} // namespace

const QList<Migration> &knownMigrations()
{
    static const QList<Migration> migrations = readMigrations();
    return migrations;
}

} // namespace lekthi::store
