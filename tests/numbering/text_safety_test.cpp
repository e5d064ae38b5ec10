#include "core/numbering/text_safety.h"

#include <QTest>

using namespace lekthi::numbering;

/// Where the ranges of characters begin and end that a number must not show, or that join their neighbours.
class TextSafetyTest : public QObject
{
    Q_OBJECT

private slots:
    void knowsWhatIsDrawnAsNothing_data();
    void knowsWhatIsDrawnAsNothing();
    void knowsTagsAndSelectors();
    void knowsMarksOfThaiAndLao();
    void knowsWhatJoinsAHangulSyllable();
};

void TextSafetyTest::knowsWhatIsDrawnAsNothing_data()
{
    QTest::addColumn<char32_t>("first");
    QTest::addColumn<char32_t>("last");
    QTest::newRow("delete and C1 controls") << char32_t(0x7F) << char32_t(0x9F);
    QTest::newRow("grapheme joiner") << char32_t(0x034F) << char32_t(0x034F);
    QTest::newRow("Hangul fillers") << char32_t(0x115F) << char32_t(0x1160);
    QTest::newRow("Khmer vowels that are not shown") << char32_t(0x17B4) << char32_t(0x17B5);
    QTest::newRow("Mongolian selectors") << char32_t(0x180B) << char32_t(0x180F);
    QTest::newRow("Braille blank") << char32_t(0x2800) << char32_t(0x2800);
    QTest::newRow("filler") << char32_t(0x3164) << char32_t(0x3164);
    QTest::newRow("variation selectors") << char32_t(0xFE00) << char32_t(0xFE0F);
    QTest::newRow("half-width filler") << char32_t(0xFFA0) << char32_t(0xFFA0);
    QTest::newRow("specials") << char32_t(0xFFF0) << char32_t(0xFFFC);
    QTest::newRow("hieroglyph blanks") << char32_t(0x13441) << char32_t(0x13442);
    QTest::newRow("null notehead") << char32_t(0x1D159) << char32_t(0x1D159);
}

void TextSafetyTest::knowsWhatIsDrawnAsNothing()
{
    QFETCH(const char32_t, first);
    QFETCH(const char32_t, last);
    for (char32_t character = first; character <= last; ++character)
        QVERIFY2(isInvisible(character), qPrintable(unicodeName(character)));
    for (const char32_t character : {first - 1, last + 1})
        QVERIFY2(!isInvisible(character), qPrintable(unicodeName(character)));
}

void TextSafetyTest::knowsTagsAndSelectors()
{
    QVERIFY(isInvisible(0xE0000));
    QVERIFY(isInvisible(0xE0FFF));
    QVERIFY(!isInvisible(0xE1000));
}

void TextSafetyTest::knowsMarksOfThaiAndLao()
{
    for (const char32_t mark : {0x0E31, 0x0E34, 0x0E47, 0x0E4E, 0x0EB1, 0x0EB4, 0x0EC8, 0x0ECD})
        QVERIFY2(isThaiOrLaoMark(mark), qPrintable(unicodeName(mark)));
    for (const char32_t other : {0x0301, 0x0E01, 0x0E30, 0x0E32, 0x0E4F, 0x0E81, 0x0EB0, 0x0F18})
        QVERIFY2(!isThaiOrLaoMark(other), qPrintable(unicodeName(other)));
}

void TextSafetyTest::knowsWhatJoinsAHangulSyllable()
{
    for (const char32_t jamo : {0x1160, 0x11A8, 0x11FF, 0xD7B0, 0xD7FF})
        QVERIFY2(isJoiningJamo(jamo), qPrintable(unicodeName(jamo)));
    for (const char32_t other : {0x1100, 0x115F, 0x1200, 0xD7AF, 0xD800, 0xAC00})
        QVERIFY2(!isJoiningJamo(other), qPrintable(unicodeName(other)));
}

QTEST_GUILESS_MAIN(TextSafetyTest)
#include "text_safety_test.moc"
