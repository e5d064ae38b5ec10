#include "tests/benchmarks/scale/table_keys.h"

#include "tests/benchmarks/scale/administrator.h"

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;

namespace {

/// "a" out of "UNIQUE KEY `a` (`b`)".
QString nameOf(const QString &key)
{
    return key.section(u'`', 1, 1);
}

bool isPrimary(const QString &line)
{
    return line.startsWith("PRIMARY KEY "_L1);
}

bool isOther(const QString &line)
{
    return line.startsWith("UNIQUE KEY "_L1) || line.startsWith("KEY "_L1);
}

} // namespace

KeysOff::KeysOff(store::Connection &administrator, const QString &table, Which which)
    : m_administrator(administrator)
    , m_table(table)
{
    const auto rows = readRows(administrator, u"SHOW CREATE TABLE "_s + table);
    QStringList drops;
    for (QString line : rows.constFirst().text("Create Table"_L1).split(u'\n')) {
        line = line.trimmed();
        if (line.endsWith(u','))
            line.chop(1);
        if (isPrimary(line) && which == Which::All)
            drops += u"DROP PRIMARY KEY"_s;
        else if (isOther(line))
            drops += u"DROP KEY `%1`"_s.arg(nameOf(line));
        else
            continue;
        m_keys += "ADD "_L1 + line;
    }
    change(administrator, u"ALTER TABLE %1 %2"_s.arg(table, drops.join(", "_L1)));
}

void KeysOff::putBack()
{
    change(m_administrator, u"ALTER TABLE %1 %2"_s.arg(m_table, m_keys.join(", "_L1)));
}

} // namespace lekthi::benchmark
