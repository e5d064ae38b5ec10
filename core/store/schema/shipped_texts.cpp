#include "core/store/schema/shipped_texts.h"

#include "core/store/session/sql_parts.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr auto root = ":/lekthi/store/"_L1;

ShippedText readText(const QString &path)
{
    QFile file(path);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "readText", qPrintable(path));
    Q_UNUSED(opened)
    ShippedText shipped;
    shipped.text = QString::fromUtf8(file.readAll()).trimmed();
    for (; shipped.text.startsWith("--"_L1); shipped.text = shipped.text.section(u'\n', 1))
        shipped.hasTwin = shipped.hasTwin || shipped.text.section(u'\n', 0, 0) == "-- twin"_L1;
    shipped.name = path.section(u'/', -1).chopped(4);
    return shipped;
}

QList<ShippedText> readFolder(QLatin1StringView folder)
{
    QList<ShippedText> texts;
    const QString path = root + folder;
    for (const QString &name : QDir(path).entryList({u"*.sql"_s}, QDir::Files, QDir::Name))
        texts.append(readText(path + u'/' + name));
    return texts;
}

bool isOfRoutines(const ShippedText &shipped)
{
    return shipped.text.section(u'(', 0, 0).contains("{{api}}."_L1);
}

QList<ShippedText> functionsBesideTables()
{
    QList<ShippedText> functions = readFolder("routines"_L1);
    functions.removeIf(isOfRoutines);
    for (ShippedText &function : functions)
        function.place = securityOf(function.text);
    return functions;
}

QList<ShippedText> triggers()
{
    static const QRegularExpression head(
        u"\\s((?:BEFORE|AFTER) \\w+ ON \\w+) FOR EACH ROW(?: FOLLOWS (\\w+))?"_s);
    QList<ShippedText> all = readFolder("triggers"_L1);
    for (ShippedText &trigger : all) {
        const QRegularExpressionMatch found = head.match(trigger.text);
        Q_ASSERT_X(found.hasMatch(), "triggers", qPrintable(trigger.name));
        trigger.place = found.captured(1);
        trigger.follows = found.captured(2);
    }
    return all;
}

QList<ShippedText> inOrder(QList<ShippedText> waiting)
{
    QList<ShippedText> ordered;
    QSet<QString> placed;
    while (!waiting.isEmpty()) {
        const auto next = std::find_if(waiting.begin(), waiting.end(), [&](const ShippedText &trigger) {
            return trigger.follows.isEmpty() || placed.contains(trigger.follows);
        });
        Q_ASSERT_X(next != waiting.end(), "inOrder", qPrintable(waiting.first().follows));
        placed.insert(next->name);
        ordered.append(*next);
        waiting.erase(next);
    }
    return ordered;
}

} // namespace

const QList<ShippedText> &shippedBesideTables()
{
    static const QList<ShippedText> all = functionsBesideTables() + inOrder(triggers());
    return all;
}

QList<ShippedText> shippedFilesOfRoutines()
{
    QList<ShippedText> texts = readFolder("routines"_L1);
    texts.removeIf([](const ShippedText &shipped) { return !isOfRoutines(shipped); });
    for (ShippedText &shipped : texts) {
        shipped.text = withPartsOfStore(shipped.text);
        shipped.place = securityOf(shipped.text);
    }
    return texts;
}

QString securityOf(const QString &text)
{
    return text.contains("SQL SECURITY INVOKER"_L1) ? u"INVOKER"_s : u"DEFINER"_s;
}

} // namespace lekthi::store
