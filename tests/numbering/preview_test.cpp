#include "core/numbering/preview.h"

#include "tests/numbering/summary.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

class PreviewTest : public QObject
{
    Q_OBJECT

private slots:
    void showsConsequencesOfLetterTemplate();
    void startsAgainInNextPeriod_data();
    void startsAgainInNextPeriod();
    void endsWhereDigitsEnd();
    void showsNothingBeyondNineDigits();
    void showsWhatIsRightOfBrokenTemplate();
    void isIncompleteWithoutValue();
    void showsNoNextPeriodAfterLastYear();
};

namespace {

Preview previewOf(const QString &text, const PreviewInput &input)
{
    return previewTemplate(parseTemplate(text), input);
}

QString textOf(const std::optional<DocumentNumber> &number)
{
    return number ? number->text() : u"(none)"_s;
}

QStringList textsOf(const QList<DocumentNumber> &numbers)
{
    QStringList texts;
    for (const DocumentNumber &number : numbers)
        texts.append(number.text());
    return texts;
}

} // namespace

void PreviewTest::showsConsequencesOfLetterTemplate()
{
    PreviewInput input{.parts = demoParts()};
    input.parts.sequence = 42;
    input.parts.period = {1999, 9}; // recomputed from the date
    const Preview preview = previewOf(u"{ORIGINATOR}-{SEQ:4}-{YEAR:B.E.}"_s, input);
    QCOMPARE(preview.next.text(), u"คคง.-0042-2568"_s);
    QCOMPARE(textsOf(preview.following), (QStringList{u"คคง.-0043-2568"_s, u"คคง.-0044-2568"_s,
                                                      u"คคง.-0045-2568"_s, u"คคง.-0046-2568"_s}));
    QCOMPARE(textOf(preview.firstOfNextPeriod), u"คคง.-0001-2569"_s);
    QCOMPARE(textOf(preview.lastThatFits), u"คคง.-9999-2568"_s);
    QCOMPARE(textOf(preview.firstThatOutgrows), u"คคง.-10000-2568"_s);
    QVERIFY(preview.complete);
}

void PreviewTest::startsAgainInNextPeriod_data()
{
    QTest::addColumn<PeriodKind>("period");
    QTest::addColumn<QString>("next");
    QTest::addColumn<QString>("firstOfNextPeriod");
    QTest::newRow("yearly") << PeriodKind::Yearly << u"7/2025/20251202"_s << u"1/2026/20260101"_s;
    QTest::newRow("fiscal year") << PeriodKind::FiscalYear << u"7/2026/20251202"_s << u"1/2027/20261001"_s;
    QTest::newRow("monthly") << PeriodKind::Monthly << u"7/2025/20251202"_s << u"1/2026/20260101"_s;
    QTest::newRow("daily") << PeriodKind::Daily << u"7/2025/20251202"_s << u"1/2025/20251203"_s;
    QTest::newRow("never") << PeriodKind::Never << u"7/2025/20251202"_s << u"(none)"_s;
}

void PreviewTest::startsAgainInNextPeriod()
{
    QFETCH(PeriodKind, period);
    QFETCH(QString, next);
    QFETCH(QString, firstOfNextPeriod);
    PreviewInput input{.parts = demoParts(), .period = period};
    input.parts.sequence = 7;
    const Preview preview = previewOf(u"{SEQ:1}/{YEAR:A.D.}/{DATE:yyyyMMdd}"_s, input);
    QCOMPARE(preview.next.text(), next);
    QCOMPARE(textOf(preview.firstOfNextPeriod), firstOfNextPeriod);
}

void PreviewTest::endsWhereDigitsEnd()
{
    PreviewInput input{.parts = demoParts(), .overflow = OverflowPolicy::Refuse};
    input.parts.sequence = 98;
    Preview preview = previewOf(u"{SEQ:2}"_s, input);
    QCOMPARE(preview.next.text(), u"98"_s);
    QCOMPARE(textsOf(preview.following), QStringList{u"99"_s});
    QCOMPARE(textOf(preview.lastThatFits), u"99"_s);
    QCOMPARE(textOf(preview.firstThatOutgrows), u"(none)"_s);

    input.parts.sequence = 100;
    preview = previewOf(u"{SEQ:2}"_s, input);
    QCOMPARE(preview.next, DocumentNumber());
    QVERIFY(preview.following.isEmpty());
    QVERIFY(!preview.complete);
}

void PreviewTest::showsNothingBeyondNineDigits()
{
    PreviewInput input{.parts = demoParts()};
    input.parts.sequence = 999'999'998;
    const Preview preview = previewOf(u"{SEQ:9}"_s, input);
    QCOMPARE(textsOf(preview.following), QStringList{u"999999999"_s});
    QCOMPARE(textOf(preview.lastThatFits), u"999999999"_s);
    QCOMPARE(textOf(preview.firstThatOutgrows), u"(none)"_s);

    input.parts.sequence = std::numeric_limits<qint64>::max();
    const Preview beyond = previewOf(u"{SEQ:9}"_s, input);
    QCOMPARE(beyond.next, DocumentNumber());
    QVERIFY(beyond.following.isEmpty());
}

void PreviewTest::showsWhatIsRightOfBrokenTemplate()
{
    const Preview preview = previewOf(u"{PROJECT}-{FOO}-{"_s, {.parts = demoParts()});
    QCOMPARE(preview.next.text(), u"LCBP3-C2"_s);
    QCOMPARE(textOf(preview.lastThatFits), u"(none)"_s);
    QVERIFY(!preview.complete);
    QVERIFY(!previewOf(u""_s, {.parts = demoParts()}).complete);
}

void PreviewTest::isIncompleteWithoutValue()
{
    PreviewInput input{.parts = demoParts()};
    input.parts.recipient.clear();
    const Preview preview = previewOf(u"{RECIPIENT}-{SEQ:4}"_s, input);
    QCOMPARE(preview.next.text(), u"0001"_s);
    QVERIFY(!preview.complete);
    QVERIFY(previewOf(u"{ORIGINATOR}-{SEQ:4}"_s, input).complete);

    input.parts.documentDate = {};
    QVERIFY(!previewOf(u"{YEAR:A.D.}-{SEQ:4}"_s, input).complete);
}

void PreviewTest::showsNoNextPeriodAfterLastYear()
{
    PreviewInput input{.parts = demoParts()};
    input.parts.documentDate = {2100, 12, 31};
    QCOMPARE(textOf(previewOf(u"{SEQ:4}"_s, input).firstOfNextPeriod), u"(none)"_s);
}

QTEST_GUILESS_MAIN(PreviewTest)
#include "preview_test.moc"
