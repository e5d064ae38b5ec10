#include "core/store/reference/reference_source.h"

#include "core/store/reference/source_mapping.h"
#include "core/store/session/denial.h"
#include "core/store/session/json_text.h"
#include "core/store/session/schema_names.h"
#include "core/store/session/shown_names.h"
#include "core/store/session/transaction.h"

#include <QJsonArray>

#include <tuple>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement readSource("reference/read_source");
constexpr Statement readDue("reference/read_due");
constexpr Statement listLeftOut("reference/list_left_out");
constexpr Statement listMissingColumns("gate/list_missing_columns");
constexpr Statement listSourceColumns("reference/list_source_columns");
constexpr Statement listStrangers("reference/list_strangers");
constexpr Statement putSource("reference/put_source");
constexpr Statement dropSource("reference/drop_source");
constexpr Statement logKeptHere("reference/log_kept_here");
constexpr Routine followRoutine("follow_reference");

constexpr qsizetype namesShown = 8;

LeftOutItem::Problem problemFrom(const QString &name)
{
    return name == "CODE"_L1       ? LeftOutItem::Problem::Code
           : name == "REPEATED"_L1 ? LeftOutItem::Problem::Repeated
                                   : LeftOutItem::Problem::Parent;
}

Result<SourceColumns> columnsOf(Connection &connection, const QString &schema)
{
    return connection.read(listSourceColumns, {schema}).map([](const Rows &rows) {
        SourceColumns columns;
        for (const Row &row : rows)
            columns[row.text("table_name"_L1)].append(row.text("column_name"_L1));
        return columns;
    });
}

Result<void> runTexts(Connection &connection, const QStringList &texts)
{
    for (const QString &text : texts) {
        if (auto done = connection.execute(withNames(text, connection.address().database)); !done)
            return done;
    }
    return {};
}

QString viewText(const QString &name, const QString &select)
{
    return u"CREATE OR REPLACE DEFINER = {{owner}} SQL SECURITY DEFINER VIEW %1 AS "_s.arg(name) + select;
}

/// The owner reads what the views read, and nothing else.
QStringList grantsOf(const QString &schema, const SourceColumns &read)
{
    QStringList texts;
    for (auto table = read.cbegin(); table != read.cend(); ++table) {
        QStringList columns;
        for (const QString &column : *table)
            columns.append(quotedIdentifier(column));
        texts.append(u"GRANT SELECT (%1) ON %2.%3 TO {{owner}}"_s.arg(
            columns.join(", "_L1), quotedIdentifier(schema), quotedIdentifier(table.key())));
    }
    return texts;
}

/// Of each table as a whole: columns may have come and gone there since they were granted.
QStringList revokesOf(const QString &schema, const SourceColumns &read)
{
    QStringList texts;
    for (auto table = read.cbegin(); table != read.cend(); ++table)
        texts.append(u"REVOKE ALL PRIVILEGES ON %1.%2 FROM {{owner}}"_s.arg(quotedIdentifier(schema),
                                                                            quotedIdentifier(table.key())));
    return texts;
}

Result<void> makeViews(Connection &connection, const QString &schema, const SourceMapping &mapping)
{
    return runTexts(connection,
                    grantsOf(schema, mapping.read) +
                        QStringList{viewText(u"{{api}}.source_items"_s, mapping.items),
                                    viewText(u"{{api}}.source_participants"_s, mapping.participants)})
        .and_then([&] {
            const QJsonArray columns = QJsonArray::fromStringList(mapping.columnNames());
            return connection.write(putSource, {schema, jsonText(columns)}).map([](int) {});
        });
}

/// Entries of the store that the other schema has not, or has by another code. The image serves to compare:
/// its views may be those of another schema, which is read again as a whole.
Result<QStringList> strangers(Connection &connection, const SourceMapping &mapping)
{
    const QString emptied = u"DELETE FROM {{store}}.reference_read"_s;
    const QString imaged =
        u"INSERT INTO {{store}}.reference_read (kind, item_id, parent_id, code, short_code, name_th, "
        u"name_en, "
        "name_zh, sort_order, is_active) SELECT kind, id, parent_id, LEFT(code, 100), '', '', '', '', 0, "
        "is_active FROM (%1) AS source"_s.arg(mapping.items);
    if (auto made = runTexts(connection, {emptied, imaged}); !made)
        return tl::unexpected(made.error());
    const Result<Rows> rows = connection.read(listStrangers);
    if (auto undone =
            runTexts(connection, {emptied, u"UPDATE {{store}}.reference_source SET digest = NULL"_s});
        !undone)
        return tl::unexpected(undone.error());
    if (!rows)
        return tl::unexpected(rows.error());
    QStringList names;
    for (const Row &row : *rows)
        names.append(
            u"%1 %2 %3"_s.arg(row.text("kind"_L1)).arg(row.integer("id"_L1)).arg(row.text("code"_L1)));
    return names;
}

tl::unexpected<Error> refusal(int code, const QString &schema, const QStringList &names)
{
    return tl::unexpected(Error{ErrorKind::Refused, code, names.join(", "_L1),
                                schema + u'>' + shownNames(names, namesShown, u", "_s)});
}

/// Where it is followed already, what differs is to be taken over.
Result<void> requireOwnEntries(Connection &connection, const QString &schema, const SourceMapping &mapping)
{
    const auto source = referenceSource(connection);
    if (!source)
        return tl::unexpected(source.error());
    if (*source && (*source)->schema == schema)
        return {};
    const auto others = strangers(connection, mapping);
    if (!others)
        return tl::unexpected(others.error());
    if (others->isEmpty())
        return {};
    return refusal(denial::sourceDiffers, schema, *others);
}

/// The schema that is followed, as its columns are now.
struct FollowedSchema
{
    QString name;
    SourceMapping mapping;
};

Result<std::optional<FollowedSchema>> followedSchema(Connection &connection)
{
    const auto source = referenceSource(connection);
    if (!source)
        return tl::unexpected(source.error());
    if (!*source)
        return std::nullopt;
    const QString &schema = (*source)->schema;
    return columnsOf(connection, schema).map([&schema](const SourceColumns &columns) {
        return std::optional(FollowedSchema{schema, mapSource(schema, columns)});
    });
}

} // namespace

Result<std::optional<ReferenceSource>> referenceSource(Connection &connection)
{
    return connection.read(readSource).map([](const Rows &rows) -> std::optional<ReferenceSource> {
        if (rows.isEmpty())
            return std::nullopt;
        const Row &row = rows.first();
        return ReferenceSource{row.text("schema_name"_L1), row.instant("read_at"_L1),
                               row.flag("is_current"_L1), row.integer("left_out"_L1)};
    });
}

Result<void> followReference(Connection &connection)
{
    if (isSandbox(connection.address().database))
        return {};
    // A call is not repeated after a lost connection, what is read is.
    const Result<Rows> rows = connection.read(readDue);
    if (!rows)
        return tl::unexpected(rows.error());
    if (rows->isEmpty())
        return {};
    return connection.call(followRoutine, {int(referenceReadAgainAfter.count())}).map([](const Rows &) {});
}

Result<QList<LeftOutItem>> leftOutItems(Connection &connection)
{
    return connection.read(listLeftOut).map([](const Rows &rows) {
        QList<LeftOutItem> items;
        for (const Row &row : rows)
            items.append({row.text("kind"_L1), row.integer("item_id"_L1), row.text("code"_L1),
                          problemFrom(row.text("problem"_L1))});
        return items;
    });
}

Result<QStringList> missingSourceColumns(Connection &connection)
{
    return connection.read(listMissingColumns).map([](const Rows &rows) {
        QStringList names;
        for (const Row &row : rows)
            names.append(row.text("name"_L1));
        return names;
    });
}

Result<void> readReferenceFrom(Connection &connection, const QString &schema)
{
    const auto columns = columnsOf(connection, schema);
    if (!columns)
        return tl::unexpected(columns.error());
    const SourceMapping mapping = mapSource(schema, *columns);
    if (!mapping.missing.isEmpty())
        return refusal(denial::sourceLacks, schema, mapping.missing);
    return requireOwnEntries(connection, schema, mapping)
        .and_then([&] { return makeViews(connection, schema, mapping); })
        .and_then([&] { return runTexts(connection, {u"CALL {{api}}.read_reference_source()"_s}); });
}

Result<void> keepReferenceHere(Connection &connection)
{
    const auto followed = followedSchema(connection);
    if (!followed)
        return tl::unexpected(followed.error());
    if (!*followed)
        return {};
    auto transaction = Transaction::begin(connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto ended = connection.write(logKeptHere)
                           .and_then([&](int) { return connection.write(dropSource); })
                           .and_then([&](int) { return transaction->commit(); });
    if (!ended)
        return ended;
    // Somebody may have taken them away by hand.
    for (const QString &text : revokesOf((*followed)->name, (*followed)->mapping.read))
        std::ignore = runTexts(connection, {text});
    return runTexts(connection,
                    {u"DELETE FROM {{store}}.reference_read"_s, u"DROP VIEW IF EXISTS {{api}}.source_items"_s,
                     u"DROP VIEW IF EXISTS {{api}}.source_participants"_s});
}

Result<void> remakeSourceViews(Connection &connection)
{
    const auto followed = followedSchema(connection);
    if (!followed)
        return tl::unexpected(followed.error());
    if (!*followed || !(*followed)->mapping.missing.isEmpty())
        return {};
    return makeViews(connection, (*followed)->name, (*followed)->mapping);
}

} // namespace lekthi::store
