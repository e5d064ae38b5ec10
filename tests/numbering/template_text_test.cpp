#include "core/numbering/template.h"

#include "tests/numbering/summary.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

/// What the characters of a template may be, whatever its tokens.
class TemplateTextTest : public QObject
{
    Q_OBJECT

private slots:
    void reportsUnsafeCharacter_data();
    void reportsUnsafeCharacter();
    void acceptsText_data();
    void acceptsText();
    void reportsOneProblemPerRun();
    void namesCharacterInMessage();
    void findsInvisibleCharacterInToken();
    void offersComposedForm_data();
    void offersComposedForm();
};

namespace {

QString inTemplate(char32_t character)
{
    return u"a%1b{SEQ:4}"_s.arg(QStringView(QChar::fromUcs4(character)));
}

} // namespace

void TemplateTextTest::reportsUnsafeCharacter_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    const auto inner = [](const char *name, char32_t character, const char *fixes = "") {
        const int length = character > 0xFFFF ? 2 : 1;
        QTest::newRow(name) << inTemplate(character)
                            << u"UNSAFE_CHARACTER 1+%1 [%2]"_s.arg(length).arg(QString::fromLatin1(fixes));
    };
    inner("NUL", 0);
    inner("bell", 7);
    inner("delete", 0x7F);
    inner("C1 control", 0x90);
    inner("tab", U'\t', " |");
    inner("line feed", U'\n', " |");
    inner("carriage return", U'\r', " |");
    inner("line separator", 0x2028, " |");
    inner("no-break space", 0xA0, " |");
    inner("ideographic space", 0x3000, " |");
    inner("soft hyphen", 0xAD);
    inner("right-to-left mark", 0x200F);
    inner("right-to-left override", 0x202E);
    inner("isolate", 0x2066);
    inner("zero-width space", 0x200B);
    inner("zero-width joiner", 0x200D);
    inner("byte order mark", 0xFEFF);
    inner("word joiner", 0x2060);
    inner("variation selector", 0xFE0F);
    inner("variation selector 17", 0xE0100);
    inner("combining grapheme joiner", 0x34F);
    inner("Hangul filler", 0x3164);
    inner("Braille blank", 0x2800);
    inner("noncharacter", 0xFFFE);
    inner("noncharacter of plane 1", 0x1FFFF);
    inner("private use", 0xE000);
    inner("unassigned", 0x0378);
    inner("emoji", 0x1F600);
    inner("skin tone", 0x1F3FB);
    inner("copyright sign", 0xA9);
    inner("enclosing keycap", 0x20E3);
    inner("object replacement", 0xFFFC);
    inner("null notehead", 0x1D159);
    inner("letter that is stored as a letter and a mark", 0x0958);
    inner("Hangul vowel", 0x1161);

    QTest::newRow("lone high surrogate")
        << QString(u"a"_s + QString(QChar(0xD800)) + u"b{SEQ:4}"_s) << u"UNSAFE_CHARACTER 1+1 []"_s;
    QTest::newRow("lone low surrogate")
        << QString(u"a"_s + QString(QChar(0xDC00)) + u"b{SEQ:4}"_s) << u"UNSAFE_CHARACTER 1+1 []"_s;
    QTest::newRow("leading spaces") << u"  a{SEQ:4}"_s << u"UNSAFE_CHARACTER 0+2 []"_s;
    QTest::newRow("trailing space") << u"{SEQ:4} "_s << u"UNSAFE_CHARACTER 7+1 []"_s;
    QTest::newRow("trailing spaces of all kinds") << u"{SEQ:4}a \u00A0\t "_s << u"UNSAFE_CHARACTER 8+4 []"_s;
    QTest::newRow("leading no-break space") << u"\u00A0a{SEQ:4}"_s << u"UNSAFE_CHARACTER 0+1 []"_s;
    QTest::newRow("mark alone") << u"\u0301{SEQ:4}"_s << u"UNSAFE_CHARACTER 0+1 []"_s;
    QTest::newRow("Thai tone mark after token") << u"{SEQ:4}\u0E48ก"_s << u"UNSAFE_CHARACTER 7+1 []"_s;
    QTest::newRow("marks after token") << u"{SEQ:4}\u0301\u0302-"_s << u"UNSAFE_CHARACTER 7+2 []"_s;
    QTest::newRow("mark of another script") << u"x\u0323{SEQ:4}"_s << u"UNSAFE_CHARACTER 1+1 []"_s;
    QTest::newRow("marks in several orders") << u"e\u0316\u0301{SEQ:4}"_s << u"UNSAFE_CHARACTER 1+2 []"_s;
    QTest::newRow("invisible and mark after token")
        << u"{SEQ:4}\u200B\u0301-"_s << u"UNSAFE_CHARACTER 7+2 []"_s;
}

void TemplateTextTest::reportsUnsafeCharacter()
{
    QFETCH(QString, text);
    QFETCH(QString, problem);
    QCOMPARE(summaries(parseTemplate(text).problems), QStringList{problem});
}

void TemplateTextTest::acceptsText_data()
{
    QTest::addColumn<QString>("literal");
    QTest::newRow("vowels and tone marks") << u"ที่ปู่ฎู้เก็บสิทธิ์"_s;
    QTest::newRow("Lao") << u"ເລກທີ່ໜັງສື"_s;
    QTest::newRow("sara am") << u"น้ำทำ"_s;
    QTest::newRow("Thai digits and baht") << u"๑๒๓฿"_s;
    QTest::newRow("Chinese") << u"公文第號"_s;
    QTest::newRow("percent, quotes, backslash") << u"%1 '\" \\ ;--"_s;
    QTest::newRow("composed Latin") << u"Ünïté"_s;
    QTest::newRow("dashes and signs") << u"–—…§±"_s;
}

void TemplateTextTest::acceptsText()
{
    QFETCH(QString, literal);
    QCOMPARE(summaries(parseTemplate(QString(literal + u"{SEQ:4}"_s)).problems), QStringList());
}

void TemplateTextTest::reportsOneProblemPerRun()
{
    const QString text = u"a\u200B\u200C\u0000b\u202E{SEQ:4}"_s;
    QCOMPARE(summaries(parseTemplate(text).problems),
             (QStringList{u"UNSAFE_CHARACTER 1+3 []"_s, u"UNSAFE_CHARACTER 5+1 []"_s}));
}

void TemplateTextTest::namesCharacterInMessage()
{
    QVERIFY(describe(parseTemplate(u"a\u200B{SEQ:4}").problems.first()).contains(u"U+200B"));
    QVERIFY(describe(parseTemplate(inTemplate(0x1F600)).problems.first()).contains(u"U+1F600"));
    QVERIFY(describe(parseTemplate(inTemplate(0)).problems.first()).contains(u"U+0000"));
}

void TemplateTextTest::findsInvisibleCharacterInToken()
{
    QCOMPARE(summaries(parseTemplate(u"{SE\u200BQ:4}").problems),
             (QStringList{u"UNKNOWN_TOKEN 0+8 [{SEQ:4}|]"_s, u"UNSAFE_CHARACTER 3+1 []"_s}));
}

void TemplateTextTest::offersComposedForm_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    QTest::newRow("accent") << u"xe\u0301y{SEQ:4}"_s << u"UNSAFE_CHARACTER 1+2 [é]"_s;
    QTest::newRow("after escaped brace") << u"{{e\u0301{SEQ:4}"_s << u"UNSAFE_CHARACTER 2+2 [é]"_s;
    QTest::newRow("Thai tone mark before vowel")
        << u"ก\u0E48\u0E38{SEQ:4}"_s << u"UNSAFE_CHARACTER 1+2 [\u0E38\u0E48]"_s;
    QTest::newRow("Ohm sign") << u"\u2126{SEQ:4}"_s << u"UNSAFE_CHARACTER 0+1 [\u03A9]"_s;
    QTest::newRow("syllable in parts") << u"\u1100\u1161{SEQ:4}"_s << u"UNSAFE_CHARACTER 0+2 [\uAC00]"_s;
}

void TemplateTextTest::offersComposedForm()
{
    QFETCH(QString, text);
    QFETCH(QString, problem);
    const ParsedTemplate parsed = parseTemplate(text);
    QCOMPARE(summaries(parsed.problems), QStringList{problem});
    const Problem found = parsed.problems.first();
    QVERIFY(parseTemplate(applied(text, found, found.fixes.first())).problems.isEmpty());
}

QTEST_GUILESS_MAIN(TemplateTextTest)
#include "template_text_test.moc"
