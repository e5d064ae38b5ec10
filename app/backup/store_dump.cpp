#include "app/backup/store_dump.h"

#include "core/files/compressed_file.h"
#include "core/store/people/account_steps.h"
#include "core/store/session/schema_names.h"

#include <QFileInfo>
#include <QSet>

namespace lekthi::backup {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype statementSize = 256 * 1024; ///< the longest, but for one row more
constexpr qsizetype longestLine = 64 * 1024 * 1024;

enum class Form { Number, Text, Bytes };

struct Column
{
    QString name;
    Form form = Form::Text;
};

Form formOf(const QString &type)
{
    static const QSet<QString> numbers{u"tinyint"_s, u"smallint"_s, u"mediumint"_s, u"int"_s, u"bigint"_s,
                                       u"decimal"_s, u"float"_s,    u"double"_s,    u"year"_s};
    static const QSet<QString> bytes{u"binary"_s,     u"varbinary"_s, u"tinyblob"_s, u"blob"_s,
                                     u"mediumblob"_s, u"longblob"_s,  u"bit"_s};
    return numbers.contains(type) ? Form::Number : bytes.contains(type) ? Form::Bytes : Form::Text;
}

/// Without a line break, whatever the text has.
void appendQuoted(QByteArray &statement, QByteArrayView text)
{
    statement += '\'';
    for (const char byte : text) {
        switch (byte) {
        case '\0':
            statement += "\\0";
            break;
        case '\n':
            statement += "\\n";
            break;
        case '\r':
            statement += "\\r";
            break;
        case '\'':
        case '\\':
            statement += '\\';
            [[fallthrough]];
        default:
            statement += byte;
        }
    }
    statement += '\'';
}

void appendValue(QByteArray &statement, const store::TextRow &row, int column, Form form)
{
    if (row.isNull(column))
        statement += "NULL";
    else if (form == Form::Number)
        statement += row.bytes(column);
    else if (form == Form::Bytes)
        statement += "x'" + row.bytes(column).toByteArray().toHex() + '\'';
    else
        appendQuoted(statement, row.bytes(column));
}

/// SHOW CREATE breaks its lines between what it names, and within a text it does not.
QByteArray onOneLine(const QString &definition)
{
    return definition.toUtf8().replace('\n', ' ');
}

Outcome<QList<QStringList>> askServer(store::Connection &connection, const QString &sql)
{
    QList<QStringList> rows;
    const auto read = connection.readEachText(sql, [&](const store::TextRow &row) {
        QStringList fields;
        for (int column = 0; column < row.columns(); ++column)
            fields.append(row.text(column));
        rows.append(fields);
    });
    if (!read)
        return storeFailure(read.error());
    return rows;
}

class Dump
{
public:
    Dump(store::Connection &connection, const QString &file)
        : m_connection(connection)
        , m_file(file)
    {
    }

    Outcome<QMap<QString, qint64>> write()
    {
        if (const auto opened = m_file.open(QFile::ReadOwner | QFile::WriteOwner); !opened)
            return fileFailure(opened.error());
        return writeAllTables()
            .and_then([&] { return writeViews(); })
            .and_then([&] { return writeAccounts(); })
            .and_then([&] { return noted(m_file.commit()); })
            .map([&] { return m_rows; });
    }

private:
    static Outcome<void> noted(const files::Written &written)
    {
        return written ? Outcome<void>() : Outcome<void>(fileFailure(written.error()));
    }

    Outcome<QList<QStringList>> ask(const QString &sql) { return askServer(m_connection, sql); }

    Outcome<void> append(const QByteArray &statement) { return noted(m_file.append(statement + ";\n")); }

    Outcome<void> writeAllTables()
    {
        const auto tables = ask(u"SELECT table_name FROM information_schema.tables WHERE table_schema = "
                                "DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name"_s);
        if (!tables)
            return tl::unexpected(tables.error());
        for (const QStringList &table : *tables) {
            if (const auto written = writeTable(table.first()); !written)
                return written;
        }
        return {};
    }

    Outcome<void> writeTable(const QString &table)
    {
        const auto definition = ask("SHOW CREATE TABLE "_L1 + store::quotedIdentifier(table));
        if (!definition)
            return tl::unexpected(definition.error());
        // Which rules were installed, and who upgrades, is nothing of a store that is restored.
        const bool isEmpty = table == "lekthi_routines"_L1 || table == "lekthi_upgrade"_L1;
        return append(onOneLine(definition->first().at(1))).and_then([&] {
            return isEmpty ? Outcome<void>() : writeRows(table);
        });
    }

    Outcome<QList<Column>> columnsOf(const QString &table)
    {
        return ask(u"SELECT column_name, data_type FROM information_schema.columns WHERE table_schema = "
                   "DATABASE() AND table_name = %1 AND is_generated = 'NEVER' ORDER BY ordinal_position"_s
                       .arg(m_connection.quoted(table)))
            .map([](const QList<QStringList> &rows) {
                QList<Column> columns;
                for (const QStringList &row : rows)
                    columns.append({row.at(0), formOf(row.at(1))});
                return columns;
            });
    }

    Outcome<void> writeRows(const QString &table)
    {
        const auto columns = columnsOf(table);
        if (!columns)
            return tl::unexpected(columns.error());
        QStringList names;
        for (const Column &column : *columns)
            names.append(store::quotedIdentifier(column.name));
        const QString from = store::quotedIdentifier(table);
        const QByteArray head = u"INSERT INTO %1 (%2) VALUES "_s.arg(from, names.join(", "_L1)).toUtf8();
        QByteArray statement;
        qint64 &count = m_rows[table];
        Outcome<void> written;
        const auto read = m_connection.readEachText(
            u"SELECT %1 FROM %2"_s.arg(names.join(", "_L1), from), [&](const store::TextRow &row) {
                if (!written) // the server sends the rest all the same
                    return;
                statement += statement.isEmpty() ? head : ","_ba;
                for (int column = 0; column < row.columns(); ++column) {
                    statement += column == 0 ? '(' : ',';
                    appendValue(statement, row, column, columns->at(column).form);
                }
                statement += ')';
                ++count;
                if (statement.size() < statementSize)
                    return;
                written = append(statement);
                statement.clear();
            });
        if (!read)
            return storeFailure(read.error());
        return written.and_then([&] { return statement.isEmpty() ? Outcome<void>() : append(statement); });
    }

    /// Their text names the database, which another one takes the place of.
    Outcome<void> writeViews()
    {
        const auto views =
            ask(u"SELECT table_name, REPLACE(view_definition, CONCAT('`', DATABASE(), '`.'), '') "
                "FROM information_schema.views WHERE table_schema = DATABASE()"_s);
        if (!views)
            return tl::unexpected(views.error());
        for (const QStringList &view : *views) {
            const QString text =
                u"CREATE OR REPLACE VIEW %1 AS %2"_s.arg(store::quotedIdentifier(view.at(0)), view.at(1));
            if (const auto written = append(onOneLine(text)); !written)
                return written;
        }
        return {};
    }

    Outcome<void> writeAccounts()
    {
        const auto accounts = listGivenAccounts(m_connection);
        if (!accounts)
            return tl::unexpected(accounts.error());
        for (const GivenAccount &given : *accounts) {
            if (const auto written = writeAccount(given); !written)
                return written;
        }
        return {};
    }

    Outcome<void> writeAccount(const GivenAccount &given)
    {
        const QString name = store::accountName(given.account);
        const auto shown = ask("SHOW CREATE USER "_L1 + name);
        if (!shown)
            return tl::unexpected(shown.error());
        QString text = shown->first().first();
        text.replace(0, "CREATE USER"_L1.size(), "CREATE USER IF NOT EXISTS"_L1);
        for (const QString &statement : {text, u"GRANT %1 TO %2"_s.arg(given.role, name),
                                         u"SET DEFAULT ROLE %1 FOR %2"_s.arg(given.role, name)}) {
            if (const auto written = append((rightsMark + statement).toUtf8()); !written)
                return written;
        }
        return {};
    }

    store::Connection &m_connection;
    files::CompressedFile m_file;
    QMap<QString, qint64> m_rows;
};

} // namespace

Outcome<QList<GivenAccount>> listGivenAccounts(store::Connection &connection)
{
    return askServer(
               connection,
               u"SELECT DISTINCT given.User, given.Host, given.Role FROM mysql.roles_mapping AS given "
               "JOIN users ON users.username = CONVERT(given.User USING utf8mb4) COLLATE utf8mb4_bin "
               "WHERE given.Admin_option = 'N' AND given.Role IN ('lekthi_auditor', 'lekthi_project_admin', "
               "'lekthi_super_admin', 'lekthi_allocator') ORDER BY given.User, given.Host"_s)
        .map([](const QList<QStringList> &rows) {
            QList<GivenAccount> accounts;
            for (const QStringList &row : rows)
                accounts.append({{row.at(0), row.at(1)}, row.at(2)});
            return accounts;
        });
}

Outcome<QMap<QString, qint64>> dumpStore(store::Connection &connection, const QString &file)
{
    return Dump(connection, file).write();
}

Outcome<void> loadDump(store::Connection &connection, const QString &file, DumpPart part)
{
    const QString folder = QFileInfo(file).path();
    files::CompressedLines lines;
    if (const auto opened = lines.open(file); !opened)
        return damagedBackup(folder, files::describe(opened.error()));
    if (const auto set = connection.execute(u"SET SESSION foreign_key_checks = 0, sql_mode = "
                                            "CONCAT(@@sql_mode, ',NO_AUTO_VALUE_ON_ZERO')"_s);
        !set)
        return storeFailure(set.error());
    while (true) {
        const auto line = lines.next(longestLine);
        if (!line)
            return damagedBackup(folder, files::describe(line.error()));
        if (!*line)
            return {};
        const bool isRight = (*line)->startsWith(rightsMark.data());
        if (isRight != (part == DumpPart::Rights))
            continue;
        if (const auto done = connection.execute(QString::fromUtf8((*line)->trimmed().chopped(1))); !done)
            return storeFailure(done.error());
    }
}

} // namespace lekthi::backup
