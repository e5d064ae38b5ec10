#include "core/numbering/reason.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

class ReasonTest : public QObject
{
    Q_OBJECT

private slots:
    void acceptsReason_data();
    void acceptsReason();
    void refusesReason_data();
    void refusesReason();
    void countsVisibleCharacters_data();
    void countsVisibleCharacters();
    void describesEveryFault();
};

void ReasonTest::acceptsReason_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("kept");
    QTest::newRow("trimmed") << u"  Typing error  \n"_s << u"Typing error"_s;
    QTest::newRow("Thai") << u"แก้ตามหนังสือที่ 42"_s << u"แก้ตามหนังสือที่ 42"_s;
    QTest::newRow("five characters") << u"a b c d e"_s << u"a b c d e"_s;
    QTest::newRow("composed") << u"cafe\u0301s"_s << u"cafés"_s;
    QTest::newRow("500 characters") << QString(500, u'x') << QString(500, u'x');
    QTest::newRow("500 rare characters")
        << QString::fromUcs4(U"\U00020000").repeated(500) << QString::fromUcs4(U"\U00020000").repeated(500);
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
    QTest::addColumn<Reason::Fault>("fault");
    QTest::newRow("empty") << u""_s << 5 << Reason::Fault::TooShort;
    QTest::newRow("spaces") << u"      "_s << 5 << Reason::Fault::TooShort;
    QTest::newRow("four characters") << u"abcd"_s << 5 << Reason::Fault::TooShort;
    QTest::newRow("spaces do not count") << u"a    b    c"_s << 5 << Reason::Fault::TooShort;
    QTest::newRow("Thai marks do not count") << u"ที่นี่"_s << 5 << Reason::Fault::TooShort;
    QTest::newRow("nineteen of twenty") << QString(19, u'x') << 20 << Reason::Fault::TooShort;
    QTest::newRow("501 characters") << QString(501, u'x') << 5 << Reason::Fault::TooLong;
    QTest::newRow("line break") << u"first\nsecond"_s << 5 << Reason::Fault::UnsafeCharacter;
    QTest::newRow("zero-width spaces")
        << u"a\u200B\u200B\u200B\u200B"_s << 5 << Reason::Fault::UnsafeCharacter;
    QTest::newRow("bidi override") << u"abc\u202Edef"_s << 5 << Reason::Fault::UnsafeCharacter;
    QTest::newRow("NUL") << u"abcdef\u0000"_s << 5 << Reason::Fault::UnsafeCharacter;
}

void ReasonTest::refusesReason()
{
    QFETCH(QString, text);
    QFETCH(int, minimum);
    const auto reason = Reason::parse(text, minimum);
    QVERIFY(!reason);
    QTEST(reason.error(), "fault");
}

void ReasonTest::countsVisibleCharacters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");
    QTest::newRow("nothing") << u""_s << 0;
    QTest::newRow("spaces") << u" \t\u00A0\u3000"_s << 0;
    QTest::newRow("invisible") << u"\u200B\u3164\u2800"_s << 0;
    QTest::newRow("Latin") << u"a b"_s << 2;
    QTest::newRow("Thai with marks") << u"ที่ปู่"_s << 2;
    QTest::newRow("combined accent") << u"e\u0301"_s << 1;
    QTest::newRow("rare Chinese") << QString::fromUcs4(U"\U00020000") << 1;
}

void ReasonTest::countsVisibleCharacters()
{
    QFETCH(QString, text);
    QTEST(visibleCharacters(text), "count");
}

void ReasonTest::describesEveryFault()
{
    QVERIFY(describe(Reason::Fault::TooShort, 20).contains(u"20"));
    QVERIFY(describe(Reason::Fault::TooLong, 20).contains(u"500"));
    QVERIFY(!describe(Reason::Fault::UnsafeCharacter, 20).isEmpty());
}

QTEST_GUILESS_MAIN(ReasonTest)
#include "reason_test.moc"
