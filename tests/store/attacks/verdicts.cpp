#include "tests/store/attacks/verdicts.h"

#include <QJsonDocument>

namespace lekthi::test {

using namespace Qt::StringLiterals;

QString verdictsOn(AttackRange &range, const QString &call, const QJsonArray &entries)
{
    const QByteArray json = QJsonDocument(entries).toJson(QJsonDocument::Compact);
    range.root().run(u"SET SESSION group_concat_max_len = 1048576"_s);
    return range.root()
        .value(range.named(u"SELECT GROUP_CONCAT(COALESCE(%1, '?') ORDER BY place SEPARATOR '') FROM "
                           "JSON_TABLE(CONVERT(X'%2' USING utf8mb4), '$[*]' COLUMNS (place FOR ORDINALITY, "
                           "a VARCHAR(600) CHARACTER SET utf8mb4 PATH '$[0]', b VARCHAR(600) CHARACTER SET "
                           "utf8mb4 PATH '$[1]')) "
                           "AS entries"_s.arg(call, QString::fromLatin1(json.toHex()))))
        .toString();
}

int numberFromEnvironment(const char *name, int otherwise)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? number : otherwise;
}

QList<char32_t> charactersToTry()
{
    const bool isEvery = numberFromEnvironment("LEKTHI_ATTACKS_EVERY", 0) == 1;
    const auto isOneOf = [](char32_t character) {
        const bool isAlike =
            (character >= 0x3400 && character < 0xD7A0) || (character >= 0x14600 && character < 0x1B000);
        const char32_t step = character >= 0x20000 && character < 0xE0000 ? 64 : isAlike ? 8 : 1;
        const bool isPrivate = character >= 0xE0200 || (character >= 0xE000 && character < 0xF800);
        return character % (isPrivate ? 256 : step) == 0 || (character & 0xFFFE) == 0xFFFE;
    };
    QList<char32_t> characters;
    for (char32_t character = 0; character <= QChar::LastValidCodePoint; ++character) {
        if (!QChar::isSurrogate(character) && (isEvery || isOneOf(character)))
            characters.append(character);
    }
    return characters;
}

QString textOf(char32_t character)
{
    return QStringView(QChar::fromUcs4(character)).toString();
}

QString codePointsOf(const QString &text)
{
    QStringList names;
    for (const uint point : text.toUcs4())
        names.append(u"U+%1"_s.arg(point, 4, 16, QChar(u'0')).toUpper());
    return names.join(u' ');
}

} // namespace lekthi::test
