#include "models/setup/setup_file.h"

#include "core/store/reference/reference_item.h"

#include <QCoreApplication>

#include <initializer_list>
#include <string_view>

#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

struct SetupTexts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi::models::SetupFile)
};

using Fault = tl::unexpected<SetupFileFault>;

Fault faultAt(const toml::node &node, const QString &sentence)
{
    return Fault(SetupFileFault{int(node.source().begin.line), sentence});
}

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

tl::expected<void, SetupFileFault> allowOnly(const toml::table &table,
                                             std::initializer_list<std::string_view> known)
{
    for (const auto &[key, value] : table) {
        if (std::ranges::find(known, key.str()) != known.end())
            continue;
        QStringList names;
        for (const std::string_view name : known)
            names.append(textOf(name));
        return faultAt(value, SetupTexts::tr("There is no key \"%1\" here. Known keys: %2.")
                                  .arg(textOf(key.str()), names.join(u", "_s)));
    }
    return {};
}

tl::expected<QString, SetupFileFault> text(const toml::table &table, std::string_view key,
                                           bool isNeeded = false)
{
    const toml::node *node = table.get(key);
    if (!node && !isNeeded)
        return QString();
    if (!node)
        return faultAt(table, SetupTexts::tr("\"%1\" is missing.").arg(textOf(key)));
    const auto value = node->value_exact<std::string>();
    if (!value)
        return faultAt(*node, SetupTexts::tr("\"%1\" must be a text in quotation marks.").arg(textOf(key)));
    return textOf(*value).trimmed();
}

tl::expected<QStringList, SetupFileFault> texts(const toml::table &table, std::string_view key)
{
    const toml::node *node = table.get(key);
    if (!node)
        return QStringList();
    const toml::array *array = node->as_array();
    QStringList list;
    for (std::size_t at = 0; array && at < array->size(); ++at) {
        const auto value = array->get(at)->value_exact<std::string>();
        if (!value)
            return faultAt(*array->get(at),
                           SetupTexts::tr("\"%1\" must be a list of texts.").arg(textOf(key)));
        list.append(textOf(*value).trimmed());
    }
    if (!array)
        return faultAt(*node, SetupTexts::tr("\"%1\" must be a list of texts.").arg(textOf(key)));
    return list;
}

/// Every table of an array of tables; a single one will do.
template <class Read>
tl::expected<void, SetupFileFault> forEach(const toml::table &table, std::string_view key, Read read)
{
    const toml::node *node = table.get(key);
    if (!node)
        return {};
    if (const toml::table *single = node->as_table())
        return read(*single);
    const toml::array *array = node->as_array();
    for (std::size_t at = 0; array && at < array->size(); ++at) {
        const toml::table *entry = array->get(at)->as_table();
        if (!entry)
            return faultAt(*array->get(at), SetupTexts::tr("\"%1\" must be a table.").arg(textOf(key)));
        if (auto done = read(*entry); !done)
            return done;
    }
    if (!array)
        return faultAt(*node, SetupTexts::tr("\"%1\" must be a table.").arg(textOf(key)));
    return {};
}

tl::expected<SetupNames, SetupFileFault> names(const toml::table &table)
{
    SetupNames names;
    const std::pair<std::string_view, QString *> parts[] = {{"code", &names.code},
                                                            {"name_th", &names.nameThai},
                                                            {"name_en", &names.nameEnglish},
                                                            {"name_zh", &names.nameChinese}};
    for (const auto &[key, part] : parts) {
        const auto read = text(table, key, key == "code");
        if (!read)
            return tl::unexpected(read.error());
        *part = *read;
    }
    return names;
}

/// A named choice in either case.
template <class Value>
tl::expected<Value, SetupFileFault> choice(const toml::table &table, std::string_view key, Value usual,
                                           std::optional<Value> (*fromName)(QStringView),
                                           const QStringList &known)
{
    const auto read = text(table, key);
    if (!read)
        return tl::unexpected(read.error());
    if (read->isEmpty())
        return usual;
    if (const auto value = fromName(*read))
        return *value;
    return faultAt(
        *table.get(key),
        SetupTexts::tr("\"%1\" takes %2, not \"%3\".").arg(textOf(key), known.join(u", "_s), *read));
}

std::optional<store::Role> roleFrom(QStringView name)
{
    const auto role = store::roleFromName(name.toString().toLower().replace(u'_', u'-'));
    return role == store::Role::Administrator ? std::nullopt : role;
}

template <auto fromName>
auto upper(QStringView name)
{
    return fromName(name.toString().toUpper());
}

tl::expected<numbering::UniquenessScope, SetupFileFault> scopeOf(const toml::table &table,
                                                                 numbering::UniquenessScope usual)
{
    return choice(table, "scope", usual, &upper<&numbering::uniquenessScopeFromName>,
                  {u"TYPE"_s, u"PROJECT"_s, u"STORE"_s});
}

/// New stores begin with numbers that differ everywhere (3.11.5.2).
constexpr auto usualScope = numbering::UniquenessScope::Store;

tl::expected<void, SetupFileFault> addProject(const toml::table &table, SetupPlan &plan)
{
    if (auto known = allowOnly(table, {"code", "name_th", "name_en", "name_zh", "organization",
                                       "organizations", "templates", "scope"});
        !known)
        return known;
    const auto named = names(table);
    if (!named)
        return tl::unexpected(named.error());
    SetupProject project{*named, {}};
    const auto codes = texts(table, "organizations");
    if (!codes)
        return tl::unexpected(codes.error());
    for (const QString &code : *codes)
        project.organizations.append(SetupNames{.code = code});
    auto added =
        forEach(table, "organization", [&](const toml::table &entry) -> tl::expected<void, SetupFileFault> {
            if (auto known = allowOnly(entry, {"code", "name_th", "name_en", "name_zh"}); !known)
                return known;
            return names(entry).map([&](const SetupNames &names) { project.organizations.append(names); });
        });
    if (!added)
        return added;
    plan.projects.append(project);
    const auto wanted = text(table, "templates");
    const auto scope = scopeOf(table, usualScope);
    if (!wanted || !scope)
        return tl::unexpected(wanted ? scope.error() : wanted.error());
    if (*wanted == "suggested"_L1)
        plan.templates += suggestedTemplates(project.names.code, *scope);
    else if (!wanted->isEmpty())
        return faultAt(
            *table.get("templates"),
            SetupTexts::tr("\"%1\" takes %2, not \"%3\".").arg(u"templates"_s, u"suggested"_s, *wanted));
    return {};
}

tl::expected<void, SetupFileFault> addType(const toml::table &table, SetupPlan &plan)
{
    if (auto known = allowOnly(table, {"code", "name_th", "name_en", "name_zh", "counts_by"}); !known)
        return known;
    const auto named = names(table);
    const auto counted = text(table, "counts_by");
    if (!named || !counted)
        return tl::unexpected(named ? counted.error() : named.error());
    const auto shape = store::countedByFromText(counted->isEmpty() ? u"USUAL"_s : *counted);
    if (!shape)
        return faultAt(
            *table.get("counts_by"),
            SetupTexts::tr("\"%1\" takes ORIGINATOR, RECIPIENT, SUB_TYPE, RFA_TYPE and DISCIPLINE, "
                           "each once, or NONE or USUAL, not \"%2\".")
                .arg(u"counts_by"_s, *counted));
    plan.types.append({*named, *shape});
    return {};
}

tl::expected<void, SetupFileFault> addPerson(const toml::table &table, SetupPlan &plan)
{
    if (auto known = allowOnly(table, {"login", "role", "name", "name_en", "host", "projects"}); !known)
        return known;
    const auto login = text(table, "login", true);
    const auto role = choice(table, "role", store::Role::Auditor, &roleFrom,
                             {u"auditor"_s, u"project-admin"_s, u"super-admin"_s, u"allocator"_s});
    const auto name = text(table, "name");
    const auto nameEnglish = text(table, "name_en");
    const auto host = text(table, "host");
    const auto projects = texts(table, "projects");
    for (const auto *read : {&login, &name, &nameEnglish, &host}) {
        if (!*read)
            return tl::unexpected(read->error());
    }
    if (!role || !projects)
        return tl::unexpected(role ? projects.error() : role.error());
    plan.people.append({*login, *role, *name, *nameEnglish, *host, *projects});
    return {};
}

tl::expected<store::TemplateSettings, SetupFileFault> settingsOf(const toml::table &table)
{
    const auto period =
        choice(table, "period", numbering::PeriodKind::Yearly, &upper<&numbering::periodKindFromName>,
               {u"YEARLY"_s, u"FISCAL_YEAR"_s, u"MONTHLY"_s, u"DAILY"_s, u"NEVER"_s});
    const auto overflow = choice(table, "overflow", numbering::OverflowPolicy::Widen,
                                 &upper<&numbering::overflowPolicyFromName>, {u"WIDEN"_s, u"REFUSE"_s});
    const auto scope = scopeOf(table, usualScope);
    const auto taken = choice(table, "taken", numbering::TakenPolicy::Skip,
                              &upper<&numbering::takenPolicyFromName>, {u"SKIP"_s, u"FAIL"_s});
    if (!period)
        return tl::unexpected(period.error());
    if (!overflow)
        return tl::unexpected(overflow.error());
    if (!scope)
        return tl::unexpected(scope.error());
    if (!taken)
        return tl::unexpected(taken.error());
    return store::TemplateSettings{*period, *overflow, *scope, *taken};
}

tl::expected<void, SetupFileFault> addTemplate(const toml::table &table, SetupPlan &plan)
{
    if (auto known = allowOnly(table, {"project", "type", "text", "period", "overflow", "scope", "taken"});
        !known)
        return known;
    const auto project = text(table, "project", true);
    const auto type = text(table, "type");
    const auto pattern = text(table, "text", true);
    for (const auto *read : {&project, &type, &pattern}) {
        if (!*read)
            return tl::unexpected(read->error());
    }
    return settingsOf(table).map([&](const store::TemplateSettings &settings) {
        plan.templates.append({*project, *type, *pattern, settings});
    });
}

tl::expected<void, SetupFileFault> readLists(const toml::table &table, SetupPlan &plan)
{
    return forEach(table, "lists", [&](const toml::table &lists) -> tl::expected<void, SetupFileFault> {
        if (auto known = allowOnly(lists, {"starter", "reference"}); !known)
            return known;
        const auto schema = text(lists, "reference");
        if (!schema)
            return tl::unexpected(schema.error());
        plan.referenceSchema = *schema;
        plan.wantsStarterSet = schema->isEmpty();
        const toml::node *starter = lists.get("starter");
        if (!starter)
            return {};
        const auto wanted = starter->value_exact<bool>();
        if (!wanted)
            return faultAt(*starter, SetupTexts::tr("\"%1\" must be true or false.").arg(u"starter"_s));
        if (*wanted && !schema->isEmpty())
            return faultAt(*starter,
                           SetupTexts::tr("Lists of another schema (\"reference\") leave no room for "
                                          "the starter set."));
        plan.wantsStarterSet = *wanted;
        return {};
    });
}

} // namespace

tl::expected<SetupPlan, SetupFileFault> readSetupFile(const QByteArray &content)
{
    if (content.size() > mostBytesOfSetupFile)
        return Fault(
            SetupFileFault{0, SetupTexts::tr("The file is too large: a setup file has at most 4 MB.")});
    const auto parsed = toml::parse(std::string_view(content.constData(), std::size_t(content.size())));
    if (!parsed)
        return Fault(SetupFileFault{
            int(parsed.error().source().begin.line),
            SetupTexts::tr("This is not TOML: %1.").arg(textOf(parsed.error().description()))});
    const toml::table &root = parsed.table();
    SetupPlan plan;
    return allowOnly(root, {"lists", "type", "project", "person", "template"})
        .and_then([&] { return readLists(root, plan); })
        .and_then([&] {
            return forEach(root, "type", [&](const toml::table &table) { return addType(table, plan); });
        })
        .and_then([&] {
            return forEach(root, "project",
                           [&](const toml::table &table) { return addProject(table, plan); });
        })
        .and_then([&] {
            return forEach(root, "person", [&](const toml::table &table) { return addPerson(table, plan); });
        })
        .and_then([&] {
            return forEach(root, "template",
                           [&](const toml::table &table) { return addTemplate(table, plan); });
        })
        .map([&] { return plan; });
}

} // namespace lekthi::models
