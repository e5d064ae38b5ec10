#include "core/numbering/reason.h"

#include <QTest>
#include <QTextBoundaryFinder>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;
using Kind = Reason::Fault::Kind;

class ReasonTest : public QObject
{
    Q_OBJECT

private slots:
    void acceptsReason_data();
    void acceptsReason();
    void refusesReason_data();
    void refusesReason();
    void countsLetters_data();
    void countsLetters();
    void tellsWhatIsWrong_data();
    void tellsWhatIsWrong();
    void isNoHarderInThai();
};

void ReasonTest::acceptsReason_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("kept");
    QTest::newRow("trimmed") << u"  Typing error  \n"_s << u"Typing error"_s;
    QTest::newRow("Thai") << u"แก้ตามหนังสือที่ 42"_s << u"แก้ตามหนังสือที่ 42"_s;
    QTest::newRow("five characters") << u"a b c d e"_s << u"a b c d e"_s;
    QTest::newRow("composed") << u"cafe\u0301s"_s << u"cafés"_s;
    QTest::newRow("500 characters") << QString(u"xyz"_s.repeated(166) + u"12"_s)
                                    << QString(u"xyz"_s.repeated(166) + u"12"_s);
    QTest::newRow("500 rare characters")
        << QString::fromUcs4(U"\U00020000\U00020001\U00020002\U00020003").repeated(125)
        << QString::fromUcs4(U"\U00020000\U00020001\U00020002\U00020003").repeated(125);
}

void ReasonTest::acceptsReason()
{
    QFETCH(QString, text);
    const auto reason = Reason::parse(text);
    QVERIFY(reason);
    QTEST(reason->text(), "kept");
}

void ReasonTest::refusesReason_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("minimum");
    QTest::addColumn<Reason::Fault::Kind>("fault");
    QTest::newRow("empty") << u""_s << 5 << Kind::TooShort;
    QTest::newRow("spaces") << u"      "_s << 5 << Kind::TooShort;
    QTest::newRow("four characters") << u"abcd"_s << 5 << Kind::TooShort;
    QTest::newRow("spaces do not count") << u"a    b    c"_s << 5 << Kind::TooShort;
    QTest::newRow("Thai marks do not count") << u"ที่นี่"_s << 5 << Kind::TooShort;
    QTest::newRow("nineteen of twenty") << QString(19, u'x') << 20 << Kind::TooShort;
    QTest::newRow("501 characters") << QString(501, u'x') << 5 << Kind::TooLong;
    QTest::newRow("line break") << u"first\nsecond"_s << 5 << Kind::UnsafeCharacter;
    QTest::newRow("one letter") << QString(40, u'a') << 5 << Kind::TooUniform;
    QTest::newRow("one digit") << u"1111111"_s << 5 << Kind::TooUniform;
    QTest::newRow("two letters") << u"ababababab"_s << 5 << Kind::TooUniform;
    QTest::newRow("four letters of twenty") << u"abcd"_s.repeated(10) << 20 << Kind::TooUniform;
    QTest::newRow("dots and commas") << u".,"_s.repeated(20) << 5 << Kind::TooShort;
    QTest::newRow("emoji") << u"😀😁😂😃😄😅"_s << 5 << Kind::TooShort;
    QTest::newRow("null notehead") << u"first "_s + QString::fromUcs4(U"\U0001D159") << 5
                                   << Kind::UnsafeCharacter;
    QTest::newRow("object replacement") << u"first \uFFFC"_s << 5 << Kind::UnsafeCharacter;
    QTest::newRow("private use") << u"first \uE000"_s << 5 << Kind::UnsafeCharacter;
    QTest::newRow("zero-width spaces") << u"a\u200B\u200B\u200B\u200B"_s << 5 << Kind::UnsafeCharacter;
    QTest::newRow("bidi override") << u"abc\u202Edef"_s << 5 << Kind::UnsafeCharacter;
    QTest::newRow("NUL") << u"abcdef\u0000"_s << 5 << Kind::UnsafeCharacter;
}

void ReasonTest::refusesReason()
{
    QFETCH(QString, text);
    QFETCH(int, minimum);
    const auto reason = Reason::parse(text, minimum);
    QVERIFY(!reason);
    QTEST(reason.error().kind, "fault");
}

void ReasonTest::countsLetters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");
    QTest::newRow("nothing") << u""_s << 0;
    QTest::newRow("spaces") << u" \t\u00A0\u3000"_s << 0;
    QTest::newRow("invisible") << u"\u200B\u2800"_s << 0;
    QTest::newRow("Latin") << u"a b"_s << 2;
    QTest::newRow("Thai with marks") << u"ที่ปู่"_s << 2;
    QTest::newRow("combined accent") << u"e\u0301"_s << 1;
    QTest::newRow("decomposed Hangul") << u"\u1112\u1161\u11AB"_s << 1;
    QTest::newRow("punctuation and signs") << u"a-1.5 %"_s << 3;
    QTest::newRow("rare Chinese") << QString::fromUcs4(U"\U00020000") << 1;
    QTest::newRow("half a character") << u"ab"_s + QChar(0xD840) << 0;
}

void ReasonTest::countsLetters()
{
    QFETCH(QString, text);
    QTEST(letterCount(text), "count");
}

void ReasonTest::tellsWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("said");
    QTest::newRow("nothing") << u""_s << QStringList{u"at least 20"_s, u"(20 more)"_s};
    QTest::newRow("dots do not count")
        << u"the old register..."_s << QStringList{u"at least 20"_s, u"(6 more)"_s};
    QTest::newRow("four letters over and over") << u"abcd "_s.repeated(20) << QStringList{u"repeats"_s};
    QTest::newRow("too long") << u"the old register of the office "_s.repeated(20) << QStringList{u"500"_s};
    QTest::newRow("zero-width space") << u"  ก่อน\u200Bหน้านี้"_s << QStringList{u"Character 7"_s, u"U+200B"_s};
    QTest::newRow("null notehead") << QString::fromUcs4(U"\U00020000\U0001D159")
                                   << QStringList{u"Character 2"_s, u"U+1D159"_s};
    QTest::newRow("lone surrogate") << QString(u"ab"_s + QChar(0xD800))
                                    << QStringList{u"Character 3"_s, u"U+D800"_s};
    QTest::newRow("line break") << u"first\nsecond"_s << QStringList{u"line break"_s, u"character 6"_s};
}

void ReasonTest::tellsWhatIsWrong()
{
    QFETCH(QString, text);
    QFETCH(QStringList, said);
    const auto reason = Reason::parse(text, 20);
    QVERIFY(!reason);
    const QString sentence = describe(reason.error(), 20);
    for (const QString &part : said)
        QVERIFY2(sentence.contains(part), qPrintable(sentence));
}

/// Beside punctuation, a sentence has no fewer letters and digits than characters that a person sees as one.
void ReasonTest::isNoHarderInThai()
{
    const QStringList sentences{u"แก้ตามหนังสือที่ 42/2568 ครับ"_s,       u"นับเลขผิดจากการทดสอบระบบ"_s,
                                u"ผู้รับเหมาส่งเอกสารซ้ำสองครั้ง"_s,       u"ยกเลิกเลขที่ออกเกินเมื่อวานนี้"_s,
                                u"เริ่มนับใหม่ตามมติที่ประชุม 3 ก.ค."_s,    u"ทำตามคำสั่งของผู้จัดการโครงการ"_s,
                                u"ตัวนับเดินเกินไปเพราะการทดสอบระบบ"_s, u"นำเข้าทะเบียนเดิมของสำนักงานสนาม"_s,
                                u"ให้ตรงกับทะเบียนกระดาษของ สค.ฉ."_s,  u"น้ำท่วมห้องเก็บเอกสาร ต้องทำใหม่"_s};
    for (const QString &sentence : sentences) {
        int seen = 0;
        QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, sentence);
        for (qsizetype start = 0; finder.toNextBoundary() > 0; start = finder.position())
            seen += sentence.at(start).isSpace() || sentence.at(start).isPunct() ? 0 : 1;
        QVERIFY2(letterCount(sentence) >= seen, qPrintable(sentence));
        QVERIFY2(Reason::parse(sentence, 20), qPrintable(sentence));
    }
}

QTEST_GUILESS_MAIN(ReasonTest)
#include "reason_test.moc"
