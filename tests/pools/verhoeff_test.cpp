#include "core/pools/verhoeff.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::pools;

/// The check digit of ids.
class VerhoeffTest : public QObject
{
    Q_OBJECT

private slots:
    void knowsPublishedDigits_data();
    void knowsPublishedDigits();
    void refusesWhatIsNoNumber();
    void findsEveryErrorOfOneDigitOrSwap();
    void findsErrorsInTheLongestIds();
};

void VerhoeffTest::knowsPublishedDigits_data()
{
    QTest::addColumn<QString>("digits");
    QTest::addColumn<int>("check");
    QTest::newRow("236") << u"236"_s << 3;
    QTest::newRow("12345") << u"12345"_s << 1;
    QTest::newRow("142857") << u"142857"_s << 0;
    QTest::newRow("123456789012") << u"123456789012"_s << 0;
    QTest::newRow("0") << u"0"_s << 4;
    QTest::newRow("1") << u"1"_s << 5;
    QTest::newRow("2935") << u"2935"_s << 8;
}

void VerhoeffTest::knowsPublishedDigits()
{
    QFETCH(QString, digits);
    QFETCH(int, check);
    QCOMPARE(checkDigit(digits), check);
    for (int digit = 0; digit < 10; ++digit)
        QCOMPARE(hasRightCheckDigit(digits + QString::number(digit)), digit == check);
}

void VerhoeffTest::refusesWhatIsNoNumber()
{
    for (const QString &text : {u""_s, u"12a"_s, u"๑๒๓"_s, u"-1"_s, u"1 2"_s})
        QVERIFY(!checkDigit(text));
    for (const QString &text : {u""_s, u"0"_s, u"236x"_s, u"x2363"_s, u"23 63"_s, u"๒๓๖๓"_s})
        QVERIFY2(!hasRightCheckDigit(text), qPrintable(text));
}

/// How many ids that differ from this one in one digit, or in the order of two neighbours, seem right.
static int unnoticedErrors(const QString &id)
{
    int unnoticed = 0;
    for (qsizetype place = 0; place < id.size(); ++place) {
        QString other = id;
        for (char16_t digit = u'0'; digit <= u'9'; ++digit) {
            other[place] = QChar(digit);
            unnoticed += other != id && hasRightCheckDigit(other) ? 1 : 0;
        }
        other = id;
        if (place > 0)
            std::swap(other[place - 1], other[place]);
        unnoticed += other != id && hasRightCheckDigit(other) ? 1 : 0;
    }
    return unnoticed;
}

void VerhoeffTest::findsEveryErrorOfOneDigitOrSwap()
{
    int unnoticed = 0;
    for (int body = 0; body < 100'000; body += 1) {
        const QString digits = u"%1"_s.arg(body, 5, 10, QChar(u'0'));
        unnoticed += unnoticedErrors(digits + QString::number(checkDigit(digits).value()));
    }
    QCOMPARE(unnoticed, 0);
}

void VerhoeffTest::findsErrorsInTheLongestIds()
{
    // The permutations begin again after eight places: every pair of digits comes by at each of them.
    for (int pair = 0; pair < 100; ++pair) {
        const QString digits = u"%1"_s.arg(pair, 2, 10, QChar(u'0')).repeated(16).left(31);
        QCOMPARE(unnoticedErrors(digits + QString::number(checkDigit(digits).value())), 0);
    }
}

QTEST_GUILESS_MAIN(VerhoeffTest)
#include "verhoeff_test.moc"
