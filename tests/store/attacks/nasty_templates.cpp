#include "tests/store/attacks/nasty_templates.h"

#include <utility>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

const QStringList general{u"{PROJECT}"_s,   u"{ORIGINATOR}"_s, u"{RECIPIENT}"_s, u"{CORR_TYPE}"_s,
                          u"{YEAR:B.E.}"_s, u"{YEAR:A.D.}"_s,  u"{REV}"_s};
const QStringList ofOthers{u"{SUB_TYPE}"_s, u"{RFA_TYPE}"_s, u"{DISCIPLINE}"_s};
const QStringList literals{u"-"_s,  u"/"_s,  u" "_s,  u"."_s,    u"คคง."_s, u"ที่"_s,  u"น้ำ"_s,
                           u"第"_s, u"{{"_s, u"}}"_s, u"x"_s,    u"é"_s,    u"฿"_s,  u"ปู่"_s,
                           u"1"_s,  u"%1"_s, u"\\"_s, u"' \""_s, u"ທີ່"_s,    u"한"_s, u"--"_s};
const QStringList odd{u"{"_s,           u"}"_s,
                      u"{{{"_s,         u"}}}"_s,
                      u"{}"_s,          u"{SEQ:0}"_s,
                      u"{SEQ:10}"_s,    u"{SEQ}"_s,
                      u"{SEQ:4"_s,      u"SEQ:4}"_s,
                      u"{SEQ:๔}"_s,     u"{seq:4}"_s,
                      u"{YEAR}"_s,      u"{YEAR:}"_s,
                      u"{YEAR:B.E}"_s,  u"{YEAR:C.E.}"_s,
                      u"{DATE}"_s,      u"{DATE:}"_s,
                      u"{ORG}"_s,       u"{TYPE}"_s,
                      u"{CATEGORY}"_s,  u"{PROJECT:1}"_s,
                      u"{REV:}"_s,      u"{CORR TYPE}"_s,
                      u"{CORR-TYPE}"_s, u"{ PROJECT}"_s,
                      u"{SEQ:4}"_s,     u"{{SEQ:4}}"_s,
                      u"{NEXT}"_s,      u"{{NEXT}}"_s,
                      u"{NEXT:4}"_s,    u"{NEXT}{SEQ:9}"_s,
                      u"\u00A0"_s,      u"\u3000"_s,
                      u"\u200B"_s,      u"\uFEFF"_s,
                      u"\u202E"_s,      u"\n"_s,
                      u"\t"_s,          u"\u2028"_s,
                      u"\u0E48"_s,      u"\u0E38"_s,
                      u"\u0E3A"_s,      u"\u0EB8"_s,
                      u"\u0EC8"_s,      u"\u0E33"_s,
                      u"\u0301"_s,      u"\u0323"_s,
                      u"\u0338"_s,      u"\u093C"_s,
                      u"\u0915"_s,      u"\u0958"_s,
                      u"\u2126"_s,      u"\u212B"_s,
                      u"\uF900"_s,      u"\u1100"_s,
                      u"\u1161"_s,      u"\u11A8"_s,
                      u"가"_s,          u"\u3164"_s,
                      u"\uFFFC"_s,      u"\uFE0F"_s,
                      u"\u034F"_s,      u"☎"_s,
                      u"😀"_s,          u"\u20E3"_s,
                      u"\uE000"_s,      u"\u0378"_s,
                      u"\uFFFE"_s,      u"＃"_s,
                      u"｛"_s,          u"А"_s,
                      u"ß"_s,           u"ſ"_s};
const QStringList dateParts{u"yyyy"_s, u"yy"_s, u"MM"_s,  u"dd"_s, u"-"_s,  u"."_s,  u"_"_s,
                            u"/"_s,    u"y"_s,  u"M"_s,   u"d"_s,  u"mm"_s, u"DD"_s, u"hh"_s,
                            u" "_s,    u":"_s,  u"yyy"_s, u"HH"_s, u"ss"_s};
const QStringList eras{u""_s, u""_s, u":A.D."_s, u":B.E."_s, u":"_s, u":C.E."_s, u":a.d."_s, u":B.E.:B.E."_s};
const QStringList fillers{u"x"_s,        u"-"_s,  u"ก"_s,           u"ก่"_s,
                          u"{{"_s,       u"}}"_s, u" "_s,           u"{REV}"_s,
                          u"{SEQ:9}"_s,  u"𠀀"_s, u"{YEAR:B.E.}"_s, u"{DATE:yyyy-MM-dd}"_s,
                          u"{PROJECT}"_s};

QList<char32_t> pointsOf(const QString &text)
{
    const QList<uint> points = text.toUcs4();
    return {points.begin(), points.end()};
}

QString textOf(const QList<char32_t> &points)
{
    QString text;
    for (const char32_t point : points)
        text += QChar::fromUcs4(point);
    return text;
}

} // namespace

NastyTemplates::Made NastyTemplates::next()
{
    Made made{oneOf(QStringList{u""_s, u"LETTER"_s, u"RFA"_s, u"TRANSMITTAL"_s}), {}};
    made.text = below(4) == 0 ? row() : sound(made.typeCode);
    for (int more = below(3) == 0 ? below(3) : 0; more > 0; --more)
        made.text += u"{NEXT}"_s + sound(made.typeCode);
    if (below(8) == 0)
        lengthen(made.text);
    QList<char32_t> points = pointsOf(made.text);
    for (int changes = below(3) == 0 ? 0 : below(4); changes > 0; --changes)
        change(points);
    made.text = textOf(points);
    return made;
}

/// Usually right for the type.
QString NastyTemplates::sound(const QString &typeCode)
{
    QStringList parts{u"{SEQ:%1}"_s.arg(1 + below(9))};
    if (typeCode == "RFA"_L1)
        parts.append(u"{PROJECT}"_s);
    if (typeCode == "TRANSMITTAL"_L1)
        parts.append(u"{SUB_TYPE}"_s);
    for (int more = below(5); more > 0; --more) {
        QString part = below(12) == 0 ? oneOf(ofOthers) : below(5) == 0 ? date() : oneOf(general);
        if (typeCode == "RFA"_L1 && part == "{RECIPIENT}"_L1 && below(4) > 0)
            part = u"{DISCIPLINE}"_s;
        parts.insert(below(parts.size() + 1), part);
    }
    QString text;
    for (const QString &part : std::as_const(parts)) {
        for (int signs = below(3); signs > 0; --signs)
            text += oneOf(literals);
        text += part;
    }
    return below(3) == 0 ? text + oneOf(literals) : text;
}

QString NastyTemplates::row()
{
    QString text;
    for (int pieces = 1 + below(10); pieces > 0; --pieces)
        text += piece();
    return below(2) == 0 ? text + u"{SEQ:4}"_s : text;
}

QString NastyTemplates::piece()
{
    switch (below(6)) {
    case 0:
        return oneOf(odd);
    case 1:
        return date();
    case 2:
        return oneOf(ofOthers);
    case 3:
        return QStringView(QChar::fromUcs4(anyCharacter())).toString();
    case 4:
        return oneOf(literals);
    default:
        return oneOf(general);
    }
}

QString NastyTemplates::date()
{
    if (below(2) == 0)
        return u"{DATE:%1%2}"_s.arg(oneOf(QStringList{u"yyyyMMdd"_s, u"dd/MM/yy"_s, u"MM"_s, u"yy_dd"_s,
                                                      u"yyyyMMddHHmmss"_s, u"HH.mm"_s}),
                                    oneOf(eras));
    QString pattern;
    for (int parts = below(7); parts > 0; --parts)
        pattern += dateParts[below(4) == 0 ? below(dateParts.size()) : below(8)];
    return u"{DATE:%1%2}"_s.arg(pattern, oneOf(eras));
}

char32_t NastyTemplates::anyCharacter()
{
    const char32_t ends[]{0x80, 0x300, 0x3000, 0x10000, 0x20000, 0x110000};
    const char32_t character = below(static_cast<qsizetype>(oneOf(ends)));
    return QChar::isSurrogate(character) ? U'x' : character;
}

void NastyTemplates::change(QList<char32_t> &text)
{
    const qsizetype at = below(text.size() + 1);
    const auto insert = [&](const QString &inserted) {
        const QList<char32_t> points = pointsOf(inserted);
        for (qsizetype index = 0; index < points.size(); ++index)
            text.insert(at + index, points[index]);
    };
    switch (at < text.size() ? below(10) : below(3)) {
    case 0:
        return insert(oneOf(odd));
    case 1:
        return insert(oneOf(QStringList{u"{"_s, u"}"_s, u"{{"_s, u"}}"_s, u" "_s}));
    case 2:
        return insert(piece());
    case 3:
        return text.removeAt(at);
    case 4:
        return void(text.insert(at, text[at]));
    case 5:
        return text.replace(at, anyCharacter());
    case 6:
        return text.swapItemsAt(at, below(text.size()));
    case 7:
        return text.replace(at, QChar::toLower(text[at]));
    case 8:
        return void(text.insert(at, U' '));
    default:
        return text.replace(at, text[below(text.size())]);
    }
}

/// To about 200 characters of template, or 100 of number.
void NastyTemplates::lengthen(QString &text)
{
    const QString filler = oneOf(fillers);
    const int length = oneOf(QList<int>{85, 91, 95, 98, 99, 100, 101, 198, 199, 200, 201});
    const bool inFront = below(2) == 0;
    while (text.toUcs4().size() < length)
        text = inFront ? filler + text : text + filler;
}

} // namespace lekthi::test
