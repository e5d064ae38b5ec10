#include "tests/store/attacks/session_settings.h"

#include <QHash>

#include <algorithm>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

constexpr double tooMuchMemory = 64.0 * 1024 * 1024;

const auto listVariables =
    u"SELECT CONCAT_WS('|', LOWER(variable_name), variable_type, COALESCE(numeric_min_value, ''), "
    "COALESCE(numeric_max_value, ''), COALESCE(enum_value_list, '')) FROM "
    "information_schema.system_variables "
    "WHERE variable_scope LIKE 'SESSION%' AND read_only = 'NO' ORDER BY variable_name"_s;

QString quoted(const QString &text)
{
    return u'\'' + text + u'\'';
}

QStringList textsFor(const QString &name)
{
    if (name.startsWith("character_set_"_L1))
        return {u"latin1"_s, u"binary"_s, u"utf8mb3"_s, u"tis620"_s, u"cp932"_s};
    if (name.startsWith("collation_"_L1))
        return {u"utf16_bin"_s, u"latin1_swedish_ci"_s, u"utf8mb4_nopad_bin"_s, u"binary"_s};
    static const QHash<QString, QStringList> special{
        {u"lc_messages"_s, {u"'ja_JP'"_s, u"'th_TH'"_s}},
        {u"lc_time_names"_s, {u"'th_TH'"_s, u"'ar_AE'"_s}},
        {u"time_zone"_s, {u"'-12:59'"_s, u"'+13:00'"_s}},
        {u"system_versioning_asof"_s, {u"'2000-01-01'"_s, u"'2100-01-01'"_s}},
        {u"session_track_system_variables"_s, {u"'*'"_s}},
        {u"max_statement_time"_s, {u"0.0001"_s, u"31536000"_s}},
        {u"optimizer_trace"_s, {u"'enabled=on'"_s}},
    };
    return special.value(name, {u"'MEMORY'"_s, u"''"_s, u"'x'"_s});
}

QStringList numbersBetween(const QString &name, const QString &least, const QString &most)
{
    const bool takesMemory =
        name.endsWith("_size"_L1) || name.endsWith("_length"_L1) || name.endsWith("_used"_L1);
    return {least, takesMemory && most.toDouble() > tooMuchMemory ? u"67108864"_s : most};
}

QStringList switched(const QStringList &names, QLatin1StringView to)
{
    QStringList flags;
    for (const QString &name : names) {
        if (name != "default"_L1)
            flags.append(name + to);
    }
    return {quoted(flags.join(u','))};
}

QStringList valuesOf(const QStringList &variable)
{
    const QString &name = variable[0];
    const QString &type = variable[1];
    const QStringList words = variable[4].split(u',', Qt::SkipEmptyParts);
    if (type == "BOOLEAN"_L1)
        return {u"0"_s, u"1"_s};
    if (type == "FLAGSET"_L1 && name == "optimizer_switch"_L1)
        return switched(words, "=on"_L1) + switched(words, "=off"_L1);
    if (type == "SET"_L1)
        return {u"''"_s, quoted(words.join(u','))};
    if (type == "ENUM"_L1 && !words.isEmpty()) {
        QStringList values;
        std::transform(words.cbegin(), words.cend(), std::back_inserter(values), quoted);
        return values;
    }
    if (!variable[2].isEmpty() && name != "max_statement_time"_L1)
        return numbersBetween(name, variable[2], variable[3]);
    return textsFor(name);
}

} // namespace

QList<SessionSetting> extremeSettings(RawSession &root)
{
    QList<SessionSetting> settings;
    for (const QString &line : root.column(listVariables)) {
        const QStringList variable = line.split(u'|');
        for (const QString &value : valuesOf(variable))
            settings.append({variable[0], value});
    }
    return settings;
}

} // namespace lekthi::test
