#include "core/store/session/sql_parts.h"

#include "core/numbering/code_patterns.h"
#include "core/numbering/reason_patterns.h"
#include "core/numbering/token_table.h"

#include <QFile>
#include <QRegularExpression>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr auto partFolder = ":/lekthi/store/sql_parts/"_L1;

/// What the core checks by the same pattern.
struct SharedPattern
{
    QLatin1StringView name;
    QLatin1StringView pattern;
};

constexpr SharedPattern sharedPatterns[] = {
    {"pattern_of_reference_code"_L1, numbering::codeOfReference},
    {"pattern_of_reference_name"_L1, numbering::nameOfReference},
    {"pattern_of_uncounted"_L1, numbering::uncountedInReason},
    {"pattern_of_unsafe"_L1, numbering::unsafeInReason},
};

QString inSql(QLatin1StringView pattern)
{
    return u"'%1' COLLATE utf8mb4_bin"_s.arg(QString(pattern).replace(u'\\', u"\\\\"_s));
}

/// The server tells the text of a routine with \n for a line break within quotes: it would look changed.
QString inOneLine(QString text)
{
    static const QRegularExpression lineBreak(u"\n *"_s);
    return text.replace(lineBreak, u" "_s);
}

/// The names of tokens without an argument, as alternatives of a pattern.
QString plainTokens()
{
    QStringList names;
    for (const numbering::TokenDescriptor &token : numbering::tokenTable()) {
        if (token.showsRow() || token.form == numbering::TokenForm::Revision)
            names.append(token.name);
    }
    return names.join(" | "_L1);
}

QString readPart(const QString &name)
{
    if (name == "text_of_plain_tokens"_L1)
        return plainTokens();
    for (const auto &[shared, pattern] : sharedPatterns) {
        if (name == shared)
            return inSql(pattern);
    }
    QFile file(partFolder + name + ".sql"_L1);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "readPart", qPrintable(name));
    Q_UNUSED(opened)
    const QString text = QString::fromUtf8(file.readAll()).trimmed();
    return name.startsWith("pattern_"_L1) ? inOneLine(text) : text;
}

/// What stands behind the name takes the places %1, %2, ... in the part.
QString partFor(const QRegularExpressionMatch &placeholder)
{
    QString part = readPart(placeholder.captured(1));
    const QStringList values = placeholder.captured(2).split(u' ', Qt::SkipEmptyParts);
    for (qsizetype at = 0; at < values.size(); ++at)
        part.replace(QLatin1Char('%') + QString::number(at + 1), values.at(at));
    return part;
}

template <class Change>
QString replaced(QString text, const Change &change)
{
    static const QRegularExpression placeholder(
        u"\\{\\{((?:from|pattern|text)_[a-z_]+)((?: [A-Za-z_]+)*)\\}\\}"_s);
    for (auto found = placeholder.match(text); found.hasMatch(); found = placeholder.match(text))
        text.replace(found.capturedStart(), found.capturedLength(), change(partFor(found)));
    return text;
}

} // namespace

QString withParts(QString text)
{
    return replaced(std::move(text), [](const QString &part) { return part; });
}

QString withPartsOfStore(QString text)
{
    return replaced(std::move(text), withSchema);
}

QString withSchema(QString text)
{
    static const QRegularExpression table(u"\\b(FROM|JOIN)(\\s+)([a-z][a-z_]*)"_s);
    return text.replace(table, u"\\1\\2{{store}}.\\3"_s);
}

} // namespace lekthi::store
