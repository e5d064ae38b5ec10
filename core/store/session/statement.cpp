#include "core/store/session/statement.h"

#include "core/store/session/sql_parts.h"

#include <QDirIterator>
#include <QFile>
#include <QHash>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr auto statementFolder = ":/lekthi/store/sql/"_L1;
constexpr auto suffix = ".sql"_L1;

QString readStatement(const QString &path)
{
    QFile file(path);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "readStatement", qPrintable(path));
    Q_UNUSED(opened)
    return withParts(QString::fromUtf8(file.readAll()).trimmed());
}

QHash<QString, QString> readAllStatements()
{
    QHash<QString, QString> statements;
    QDirIterator files(statementFolder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        statements.insert(
            path.mid(statementFolder.size(), path.size() - statementFolder.size() - suffix.size()),
            readStatement(path));
    }
    return statements;
}

/// Never changes after the first use, so that every thread may read it.
const QHash<QString, QString> &statements()
{
    static const QHash<QString, QString> all = readAllStatements();
    return all;
}

} // namespace

QString Statement::sql() const
{
    const auto found = statements().constFind(QString(name()));
    Q_ASSERT_X(found != statements().constEnd(), "Statement::sql", m_name);
    return *found;
}

QStringList allStatementNames()
{
    QStringList names = statements().keys();
    names.sort();
    return names;
}

} // namespace lekthi::store
