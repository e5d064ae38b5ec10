#include "core/register/text_encoding.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::registers;

class TextEncodingTest : public QObject
{
    Q_OBJECT

private slots:
    void detects_data();
    void detects();
    void keepsCharactersThatAreCutInTwo();
    void refusesBytesThatAreNoText();
    void knowsNames();
};

void TextEncodingTest::detects_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QString>("text");
    const QString thai = u"เลขที่,เรื่อง\nคคง.-0001,ขออนุมัติ"_s;
    QTest::newRow("UTF-8") << thai.toUtf8() << u"UTF-8"_s << thai;
    QTest::newRow("UTF-8 with a mark")
        << "\xEF\xBB\xBF" + thai.toUtf8() << u"UTF-8"_s << QChar(0xFEFF) + thai;
    QTest::newRow("ASCII") << QByteArray("No,Title\n1,x") << u"UTF-8"_s << u"No,Title\n1,x"_s;
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFEN\0o\0\n\0\x01\x0E", 10) << u"UTF-16LE"_s
                            << QChar(0xFEFF) + u"No\nก"_s;
    QTest::newRow("UTF-16 without a mark")
        << QByteArray("\0N\0o\0,\0T\0\n\x0E\x01", 12) << u"UTF-16BE"_s << u"No,T\nก"_s;
    QTest::newRow("UTF-16, the other way round")
        << QByteArray("\xFE\xFF\0N\0o", 6) << u"UTF-16BE"_s << QChar(0xFEFF) + u"No"_s;
    QTest::newRow("UTF-16 without a mark, usual")
        << QByteArray("N\0o\0,\0T\0\n\0\x01\x0E", 12) << u"UTF-16LE"_s << u"No,T\nก"_s;
    QTest::newRow("Big5 of rare characters, which as Thai has marks without letters")
        << QByteArray("\xD4\xD5\xD4\xD6\xD4\xD7\xD4\xD8") << u"BIG5"_s << u"婭婐婟婥"_s;
    QTest::newRow("Windows-874")
        << QByteArray("\xE0\xC5\xA2\xB7\xD5\xE8,\xE0\xC3\xD7\xE8\xCD\xA7\n\xA4\xA4\xA7.-0001,x")
        << u"WINDOWS-874"_s << u"เลขที่,เรื่อง\nคคง.-0001,x"_s;
    QTest::newRow("Big5 of which one character in ten is rare")
        << QByteArray("\xA4\xE5\xA5\xF3\xBD\x73\xB8\xB9\xA5\x44\xA6\xAE\xA4\xBB\xA4\xE5\xA5\xF3\xD4\xD5")
        << u"BIG5"_s << u"文件編號主旨六文件婭"_s;
    QTest::newRow("Big5 with much punctuation")
        << QByteArray("\xA4\xE5\xA1\x42\xA5\xF3\xA1\x43") << u"BIG5"_s << u"文、件。"_s;
    QTest::newRow("Big5") << QByteArray("\xA4\xE5\xA5\xF3\xBD\x73\xB8\xB9,\xA5\x44\xA6\xAE\nA-0001,\xA4\xBB")
                          << u"BIG5"_s << u"文件編號,主旨\nA-0001,六"_s;
}

void TextEncodingTest::detects()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, encoding);
    QFETCH(const QString, text);
    const TextEncoding likely = likelyEncoding(bytes);
    QCOMPARE(encodingName(likely), encoding);
    QString decoded;
    TextDecoder decoder(likely);
    QVERIFY(decoder.decode(bytes, decoded));
    QVERIFY(!decoder.isIncomplete());
    QCOMPARE(decoded, text);
}

void TextEncodingTest::keepsCharactersThatAreCutInTwo()
{
    const QByteArray bytes = u"ก文"_s.toUtf8();
    TextDecoder decoder(TextEncoding::Utf8);
    QString text;
    for (const char byte : bytes)
        QVERIFY(decoder.decode(QByteArrayView(&byte, 1), text));
    QCOMPARE(text, u"ก文"_s);
    QVERIFY(decoder.decode(bytes.left(1), text));
    QVERIFY(decoder.isIncomplete());
}

void TextEncodingTest::refusesBytesThatAreNoText()
{
    QString text;
    QVERIFY(!TextDecoder(TextEncoding::Utf8).decode("good\xA4\xA4", text));
    QCOMPARE(text, u"good"_s);
}

void TextEncodingTest::knowsNames()
{
    QCOMPARE(encodingFromName(u"tis-620"), TextEncoding::Windows874);
    QCOMPARE(encodingFromName(u"big5"), TextEncoding::Big5);
    QVERIFY(!encodingFromName(u"latin-1"));
    for (const QString &name : encodingNames())
        QCOMPARE(encodingName(encodingFromName(name).value()), name);
}

QTEST_APPLESS_MAIN(TextEncodingTest)
#include "text_encoding_test.moc"
