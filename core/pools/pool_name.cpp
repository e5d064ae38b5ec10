#include "core/pools/pool_name.h"

#include <QCoreApplication>

#include <optional>

using namespace Qt::StringLiterals;

namespace lekthi::pools {

using Fault = PoolName::Fault;

namespace {

bool isNameLetter(char32_t character)
{
    return character >= U'a' && character <= U'z';
}

bool belongsInName(char32_t character)
{
    return isNameLetter(character) || (character >= U'0' && character <= U'9') || character == U'_';
}

std::optional<Fault> nameFault(const QList<uint> &characters)
{
    if (characters.isEmpty())
        return Fault{};
    for (qsizetype index = 0; index < characters.size(); ++index) {
        if (!belongsInName(characters[index]))
            return Fault{Fault::Kind::BadCharacter, characters[index], static_cast<int>(index) + 1};
    }
    if (!isNameLetter(characters.constFirst()))
        return Fault{Fault::Kind::BadStart, characters.constFirst(), 1};
    if (characters.size() > PoolName::maximumLength)
        return Fault{Fault::Kind::TooLong};
    if (characters.constLast() == U'_')
        return Fault{Fault::Kind::BadEnd, U'_', static_cast<int>(characters.size())};
    return std::nullopt;
}

/// As a person sees it; what cannot be seen by its number.
QString shownCharacter(char32_t character)
{
    if (QChar::isPrint(character) && !QChar::isSpace(character))
        return QString::fromUcs4(&character, 1);
    return u"U+%1"_s.arg(uint(character), 4, 16, QChar(u'0')).toUpper();
}

} // namespace

PoolName::PoolName(QString text)
    : m_text(std::move(text))
{
}

tl::expected<PoolName, Fault> PoolName::parse(QStringView text)
{
    if (const auto fault = nameFault(text.toUcs4()))
        return tl::unexpected(*fault);
    return PoolName(text.toString());
}

QString PoolName::cleaned(QStringView text)
{
    QString name;
    for (const QChar character : text.toString().toLower()) {
        if (belongsInName(character.unicode()) && (!name.isEmpty() || isNameLetter(character.unicode())))
            name.append(character);
        else if (!name.isEmpty() && !name.endsWith(u'_') && (character.isSpace() || character.isPunct()))
            name.append(u'_');
    }
    name.truncate(maximumLength);
    while (name.endsWith(u'_'))
        name.chop(1);
    return name;
}

QString PoolName::tableName() const
{
    return u"id_pool_"_s + m_text;
}

size_t qHash(const PoolName &name, size_t seed)
{
    return qHash(name.text(), seed);
}

QString describe(const Fault &fault)
{
    switch (fault.kind) {
    case Fault::Kind::Empty:
        return QCoreApplication::translate("lekthi", "The pool has no name. Enter one, such as farmer.");
    case Fault::Kind::TooLong:
        return QCoreApplication::translate("lekthi", "The pool name is too long. Use at most %1 characters.")
            .arg(PoolName::maximumLength);
    case Fault::Kind::BadStart:
        return QCoreApplication::translate(
                   "lekthi", "The pool name begins with %1. Begin it with a letter from a to z.")
            .arg(shownCharacter(fault.character));
    case Fault::Kind::BadEnd:
        return QCoreApplication::translate("lekthi", "The pool name ends with %1. Remove it.")
            .arg(shownCharacter(fault.character));
    case Fault::Kind::BadCharacter:
        return QCoreApplication::translate(
                   "lekthi", "Character %1 of the pool name (%2) is not allowed. Use only lowercase letters "
                             "a to z, digits and _.")
            .arg(QString::number(fault.place), shownCharacter(fault.character));
    }
    return {};
}

} // namespace lekthi::pools
