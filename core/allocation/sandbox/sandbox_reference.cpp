#include "core/allocation/sandbox/sandbox_reference.h"

#include "core/store/json_text.h"

#include <QJsonArray>
#include <QMap>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

namespace lekthi::allocation {

using namespace Qt::StringLiterals;

namespace {

constexpr store::Statement lockSandbox("sandbox/lock_sandbox");
constexpr store::Statement listMembers("reference/list_project_organizations");
constexpr store::Statement putMember("sandbox/put_project_organization");
constexpr store::Statement dropMembers("sandbox/drop_project_organizations");

/// So that no statement has more values than the server binds.
constexpr qsizetype rowsPerStatement = 1000;

/// A table that stores and sandboxes have alike.
struct Table
{
    store::Statement list;
    store::Statement put;
    QList<QLatin1StringView> columns; ///< id, codes, what else makes a row the only one, the rest
    int codes = 1;
    int keys = 1; ///< codes and what else makes a row the only one
};

using Lines = QMap<int, QStringList>;          ///< rows by id
using Members = std::set<std::pair<int, int>>; ///< project and organization

struct Reference
{
    std::vector<Lines> tables;
    Members members;
};

/// In an order in which no row comes before one that it points to.
const std::vector<Table> &tables()
{
    static const QList<QLatin1StringView> named{"id"_L1, "code"_L1, "name_th"_L1, "name_en"_L1};
    static const QList<QLatin1StringView> closable = named + QList{"is_active"_L1};
    static const std::vector<Table> all{
        {store::Statement("reference/list_projects"), store::Statement("sandbox/put_project"), closable},
        {store::Statement("sandbox/list_organizations"), store::Statement("sandbox/put_organization"),
         closable},
        {store::Statement("reference/list_types"), store::Statement("sandbox/put_type"), named},
        {store::Statement("sandbox/list_sub_types"),
         store::Statement("sandbox/put_sub_type"),
         {"id"_L1, "sub_type_number"_L1, "sub_type_code"_L1, "correspondence_type_id"_L1, "sub_type_name"_L1,
          "sub_type_name_en"_L1},
         2,
         3},
        {store::Statement("reference/list_rfa_types"), store::Statement("sandbox/put_rfa_type"), named},
        {store::Statement("reference/list_disciplines"), store::Statement("sandbox/put_discipline"), named},
        {store::Statement("people/list_people"),
         store::Statement("sandbox/put_user"),
         {"id"_L1, "username"_L1, "display_name"_L1, "display_name_en"_L1, "role"_L1, "is_active"_L1}},
    };
    return all;
}

store::Result<Lines> readLines(store::Connection &connection, const Table &table)
{
    return connection.read(table.list).map([&](const store::Rows &rows) {
        Lines lines;
        for (const store::Row &row : rows) {
            QStringList &line = lines[row.integer("id"_L1)];
            for (const QLatin1StringView column : table.columns)
                line << row.text(column);
        }
        return lines;
    });
}

store::Result<Members> readMembers(store::Connection &connection)
{
    return connection.read(listMembers).map([](const store::Rows &rows) {
        Members members;
        for (const store::Row &row : rows)
            members.emplace(row.integer("project_id"_L1), row.integer("organization_id"_L1));
        return members;
    });
}

store::Result<Reference> readReference(store::Connection &connection)
{
    auto members = readMembers(connection);
    if (!members)
        return tl::unexpected(members.error());
    Reference reference{std::vector<Lines>(tables().size()), std::move(*members)};
    // Backwards, so that what a row points to is read later than the row and cannot be missing.
    for (size_t i = tables().size(); i-- > 0;) {
        auto lines = readLines(connection, tables()[i]);
        if (!lines)
            return tl::unexpected(lines.error());
        reference.tables[i] = std::move(*lines);
    }
    return reference;
}

QList<QVariantList> changedRows(const Lines &real, const Lines &present)
{
    QList<QVariantList> rows;
    for (auto line = real.cbegin(); line != real.cend(); ++line)
        if (present.value(line.key()) != *line)
            rows << QVariantList(line->cbegin(), line->cend());
    return rows;
}

/// A code that no real row has.
QString parkedCode(int id)
{
    return u'~' + QString::number(id, 36);
}

bool keepsKeys(const Table &table, const QStringList &real, const QStringList &present)
{
    return real.mid(1, table.keys) == present.mid(1, table.keys);
}

/// The rows whose codes others may get now, with codes that stand in nobody's way. A row with a code that is
/// in use would be written over the row that has it.
QList<QVariantList> parkedRows(const Table &table, const Lines &real, const Lines &present)
{
    QList<QVariantList> rows;
    for (auto line = present.cbegin(); line != present.cend(); ++line) {
        QStringList parked = *line;
        for (int code = 1; code <= table.codes; ++code)
            parked[code] = parkedCode(line.key());
        if (parked != *line && !keepsKeys(table, real.value(line.key()), *line))
            rows << QVariantList(parked.cbegin(), parked.cend());
    }
    return rows;
}

store::Result<void> writeAll(store::Connection &sandbox, const store::Statement &statement,
                             const QList<QVariantList> &rows)
{
    for (qsizetype first = 0; first < rows.size(); first += rowsPerStatement) {
        const auto written = sandbox.writeRows(statement, rows.mid(first, rowsPerStatement));
        if (!written)
            return tl::unexpected(written.error());
    }
    return {};
}

store::Result<void> matchTable(store::Connection &sandbox, const Table &table, const Lines &real,
                               const Lines &present)
{
    const QList<QVariantList> changed = changedRows(real, present);
    if (changed.isEmpty())
        return {};
    return writeAll(sandbox, table.put, parkedRows(table, real, present)).and_then([&] {
        return writeAll(sandbox, table.put, changed);
    });
}

Members without(const Members &members, const Members &others)
{
    Members rest;
    std::set_difference(members.begin(), members.end(), others.begin(), others.end(),
                        std::inserter(rest, rest.end()));
    return rest;
}

store::Result<void> removeMembers(store::Connection &sandbox, const Members &gone)
{
    if (gone.empty())
        return {};
    QJsonArray pairs;
    for (const auto &[projectId, organizationId] : gone)
        pairs << QJsonArray{projectId, organizationId};
    return sandbox.write(dropMembers, {store::jsonText(pairs)}).map([](int) {});
}

store::Result<void> matchMembers(store::Connection &sandbox, const Members &real, const Members &present)
{
    QList<QVariantList> added;
    for (const auto &[projectId, organizationId] : without(real, present))
        added << QVariantList{projectId, organizationId};
    return writeAll(sandbox, putMember, added).and_then([&] {
        return removeMembers(sandbox, without(present, real));
    });
}

} // namespace

store::Result<void> matchSandboxReference(store::Connection &sandbox, store::Connection &real)
{
    Q_ASSERT(sandbox.isInTransaction());
    // Before anything is read, so that who writes last has also read last.
    if (const auto locked = sandbox.read(lockSandbox); !locked)
        return tl::unexpected(locked.error());
    const auto wanted = readReference(real);
    if (!wanted)
        return tl::unexpected(wanted.error());
    const auto present = readReference(sandbox);
    if (!present)
        return tl::unexpected(present.error());
    for (size_t i = 0; i < tables().size(); ++i) {
        const auto matched = matchTable(sandbox, tables()[i], wanted->tables[i], present->tables[i]);
        if (!matched)
            return matched;
    }
    return matchMembers(sandbox, wanted->members, present->members);
}

} // namespace lekthi::allocation
