#include "core/store/reference/source_mapping.h"

#include "core/store/session/schema_names.h"

#include <algorithm>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

/// Names that a column may have there, by blanks; the first that is there counts.
struct ListTable
{
    const char *kind;
    const char *name;
    bool needed;
    const char *parent; ///< empty: belongs to nothing
    const char *code;
    const char *shortCode; ///< empty: has none
    const char *thai;
    const char *english;
    const char *chinese;
    const char *startsOn = "";
    const char *endsOn = "";
};

constexpr ListTable listTables[] = {
    {"PROJECT", "projects", true, "", "project_code", "", "project_name project_name_th", "project_name_en",
     "project_name_zh"},
    {"CONTRACT", "contracts", false, "project_id", "contract_code", "", "contract_name contract_name_th",
     "contract_name_en", "contract_name_zh", "start_date", "end_date"},
    {"ORGANIZATION", "organizations", true, "", "organization_code", "",
     "organization_name organization_name_th", "organization_name_en", "organization_name_zh"},
    {"TYPE", "correspondence_types", true, "", "type_code", "", "type_name type_name_th", "type_name_en",
     "type_name_zh"},
    {"SUB_TYPE", "correspondence_sub_types", true, "correspondence_type_id", "sub_type_number",
     "sub_type_code", "sub_type_name sub_type_name_th", "sub_type_name_en", "sub_type_name_zh"},
    {"RFA_TYPE", "rfa_types", true, "", "type_code", "", "type_name type_name_th", "type_name_en",
     "type_name_zh"},
    {"DISCIPLINE", "disciplines", true, "", "discipline_code", "",
     "discipline_name discipline_name_th code_name_th", "discipline_name_en code_name_en",
     "discipline_name_zh"},
};

struct PartyTable
{
    const char *kind;
    const char *name;
    const char *of; ///< the table that it belongs to
    const char *item;
    bool needed;
};

constexpr PartyTable partyTables[] = {
    {"PROJECT", "project_organizations", "projects", "project_id", true},
    {"CONTRACT", "contract_organizations", "contracts", "contract_id", false},
};

constexpr auto roles = "OWNER DESIGNER CONSULTANT CONTRACTOR THIRD_PARTY"_L1;
constexpr auto ownCollation = "COLLATE utf8mb4_thai_520_w2"_L1;

/// The columns of one table, noted where they are read.
class Table
{
public:
    Table(const char *name, const SourceColumns &present, SourceMapping &mapping)
        : m_name(QLatin1StringView(name))
        , m_present(present.value(m_name))
        , m_mapping(mapping)
    {
    }

    bool exists() const { return !m_present.isEmpty(); }

    /// Empty where none is there.
    QString find(const char *names)
    {
        for (const QString &name : QString::fromLatin1(names).split(u' ')) {
            if (!m_present.contains(name))
                continue;
            if (QStringList &read = m_mapping.read[m_name]; !read.contains(name))
                read.append(name);
            return u"source."_s + quotedIdentifier(name);
        }
        return {};
    }

    QString need(const char *names)
    {
        const QString found = find(names);
        if (found.isEmpty())
            m_mapping.missing.append(m_name + u'.' + QString::fromLatin1(names).section(u' ', 0, 0));
        return found;
    }

    /// Whether the row is in use.
    QString active()
    {
        const QString flag = find("is_active");
        const QString deleted = find("deleted_at");
        QStringList parts;
        if (!flag.isEmpty())
            parts.append(u"COALESCE(%1, 0) <> 0"_s.arg(flag));
        if (!deleted.isEmpty())
            parts.append(deleted + u" IS NULL"_s);
        return parts.isEmpty() ? u"TRUE"_s : parts.join(u" AND "_s);
    }

    void noteMissing() { m_mapping.missing.append(m_name); }

private:
    QString m_name;
    QStringList m_present;
    SourceMapping &m_mapping;
};

QString text(const QString &column)
{
    const QString value = column.isEmpty() ? u"''"_s : column;
    return u"COALESCE(CONVERT(%1 USING utf8mb4), '') %2"_s.arg(value, ownCollation);
}

QString number(const QString &column)
{
    return column.isEmpty() ? u"0"_s : u"COALESCE(CAST(%1 AS SIGNED), 0)"_s.arg(column);
}

QString date(const QString &column)
{
    return column.isEmpty() ? u"CAST(NULL AS DATE)"_s : u"CAST(%1 AS DATE)"_s.arg(column);
}

QString literal(const QString &word)
{
    return u"CONVERT('%1' USING utf8mb4) %2"_s.arg(word, ownCollation);
}

QString role(const QString &column)
{
    if (column.isEmpty())
        return literal(u"OTHER"_s);
    QString cases;
    for (const QString &name : QString(roles).split(u' '))
        cases += u" WHEN '%1' THEN %2"_s.arg(name, literal(name));
    return u"CASE UPPER(REPLACE(TRIM(CONVERT(%1 USING utf8mb4)), ' ', '_'))%2 ELSE %3 END"_s.arg(
        column, cases, literal(u"OTHER"_s));
}

QString fromTable(const QString &schema, const char *table)
{
    return u" FROM %1.%2 AS source"_s.arg(quotedIdentifier(schema),
                                          quotedIdentifier(QString::fromLatin1(table)));
}

QString selectOf(const ListTable &list, const QString &schema, Table &table)
{
    const QString id = table.need("id");
    const QString parent = *list.parent ? table.need(list.parent) : QString();
    const QString code = table.need(list.code);
    const QString shortCode = *list.shortCode ? table.need(list.shortCode) : QString();
    const QString thai = table.need(list.thai);
    const QStringList values{literal(QString::fromLatin1(list.kind)) + u" AS kind"_s,
                             number(id) + u" AS id"_s,
                             number(parent) + u" AS parent_id"_s,
                             text(code) + u" AS code"_s,
                             text(shortCode) + u" AS short_code"_s,
                             text(thai) + u" AS name_th"_s,
                             text(table.find(list.english)) + u" AS name_en"_s,
                             text(table.find(list.chinese)) + u" AS name_zh"_s,
                             number(table.find("sort_order")) + u" AS sort_order"_s,
                             u"(%1) AS is_active"_s.arg(table.active()),
                             date(table.find(list.startsOn)) + u" AS starts_on"_s,
                             date(table.find(list.endsOn)) + u" AS ends_on"_s};
    return u"SELECT "_s + values.join(u", "_s) + fromTable(schema, list.name);
}

QString selectOf(const PartyTable &parties, const QString &schema, Table &table)
{
    const QStringList values{literal(QString::fromLatin1(parties.kind)) + u" AS kind"_s,
                             number(table.need(parties.item)) + u" AS item_id"_s,
                             number(table.need("organization_id")) + u" AS organization_id"_s,
                             role(table.find("role role_in_contract role_in_project")) + u" AS role"_s};
    return u"SELECT "_s + values.join(u", "_s) + fromTable(schema, parties.name) + u" WHERE "_s +
           table.active();
}

} // namespace

QStringList SourceMapping::columnNames() const
{
    QStringList names;
    for (auto table = read.cbegin(); table != read.cend(); ++table)
        for (const QString &column : *table)
            names.append(table.key() + u'.' + column);
    names.sort();
    return names;
}

SourceMapping mapSource(const QString &schema, const SourceColumns &present)
{
    SourceMapping mapping;
    QStringList items;
    for (const ListTable &list : listTables) {
        Table table(list.name, present, mapping);
        if (table.exists())
            items.append(selectOf(list, schema, table));
        else if (list.needed)
            table.noteMissing();
    }
    QStringList participants;
    for (const PartyTable &parties : partyTables) {
        Table table(parties.name, present, mapping);
        if (table.exists() && present.contains(QLatin1StringView(parties.of)))
            participants.append(selectOf(parties, schema, table));
        else if (parties.needed && !table.exists())
            table.noteMissing();
    }
    mapping.items = items.join(u" UNION ALL "_s);
    mapping.participants = participants.join(u" UNION ALL "_s);
    return mapping;
}

QString sourceMappingText()
{
    SourceColumns all;
    for (const ListTable &list : listTables) {
        QStringList columns{u"id"_s, u"sort_order"_s, u"is_active"_s, u"deleted_at"_s};
        for (const char *names : {list.parent, list.code, list.shortCode, list.thai, list.english,
                                  list.chinese, list.startsOn, list.endsOn})
            columns += QString::fromLatin1(names).split(u' ', Qt::SkipEmptyParts);
        all.insert(QLatin1StringView(list.name), columns);
    }
    for (const PartyTable &parties : partyTables)
        all.insert(QLatin1StringView(parties.name),
                   {QLatin1StringView(parties.item), u"organization_id"_s, u"role"_s});
    const SourceMapping mapping = mapSource(u"schema"_s, all);
    return mapping.items + mapping.participants;
}

} // namespace lekthi::store
