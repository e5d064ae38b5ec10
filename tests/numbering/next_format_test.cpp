#include "core/numbering/parse/number_parser.h"
#include "core/numbering/preview.h"
#include "core/numbering/proof/proof_text.h"
#include "core/numbering/proof/repair.h"
#include "core/numbering/running_out_text.h"
#include "core/numbering/validate.h"
#include "tests/numbering/proof/proof_setup.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

namespace {

const QString daily = u"{CORR_TYPE}-{DATE:yyyyMMdd}-{SEQ:3}"_s;
const QString fourDigits = u"{CORR_TYPE}-{DATE:yyyyMMdd}-{SEQ:4}"_s;
const QString stamped = u"{CORR_TYPE}-{DATE:yyyyMMddHHmmss}-{SEQ:4}"_s;

NumberParts partsOf(qint64 sequence)
{
    return {.project = u"P1"_s,
            .corrType = u"LETTER"_s,
            .documentDate = QDate(2024, 1, 22),
            .documentTime = QTime(9, 5, 7),
            .period = {2024, 122},
            .sequence = sequence};
}

QString numberOf(const QString &text, qint64 sequence, OverflowPolicy overflow = OverflowPolicy::Widen)
{
    const auto number = render(*Template::parse(text), partsOf(sequence), overflow);
    return number ? number->text() : u"refused"_s;
}

/// A type of which one counter runs a day.
NumberedType countedByDay(const QString &text)
{
    NumberedType type = numberedType(u"LETTER"_s, text);
    type.shape = KeyShape();
    type.period = PeriodKind::Daily;
    return type;
}

Proof proofOf(const QString &text)
{
    ProofInput input = proofInput({countedByDay(text)}, {u"A"_s, u"B"_s});
    input.range.firstDate = QDate(2024, 1, 1);
    input.range.lastDate = QDate(2025, 12, 31);
    return prove(input);
}

QStringList problemsOf(const QString &text, const QString &typeCode = {})
{
    QStringList all;
    for (const Problem &problem : validateTemplate(text, {.typeCode = typeCode}))
        all.append(u"%1 %2+%3"_s.arg(codeName(problem.code)).arg(problem.start).arg(problem.length));
    return all;
}

} // namespace

/// Past the last digit numbers go on in the next format of the list that a template has (the daily sequences'
/// document: 4 digits, or a time stamp, past 999).
class NextFormatTest : public QObject
{
    Q_OBJECT

private slots:
    void goesOnInTheNextFormat();
    void keepsPolicyForTheLastFormat();
    void remembersWhereItsPartsStand();
    void wantsEachFormatSound_data();
    void wantsEachFormatSound();
    void mendsEveryFormat();
    void showsWhatComesBefore();
    void provesEveryFormat();
    void findsNumberOfTwoFormats();
    void readsNumbersOfEveryFormat();
    void announcesTheNextFormat();
};

void NextFormatTest::goesOnInTheNextFormat()
{
    const QString text = daily + u"{NEXT}"_s + fourDigits;
    QCOMPARE(numberOf(text, 1), u"LETTER-20240122-001"_s);
    QCOMPARE(numberOf(text, 999), u"LETTER-20240122-999"_s);
    QCOMPARE(numberOf(text, 1000), u"LETTER-20240122-1000"_s);
    QCOMPARE(numberOf(daily + u"{NEXT}"_s + stamped, 1000), u"LETTER-20240122090507-1000"_s);
    const QString three = u"{SEQ:1}{NEXT}B{SEQ:3}{NEXT}C-{SEQ:4}"_s;
    QCOMPARE(numberOf(three, 9), u"9"_s);
    QCOMPARE(numberOf(three, 10), u"B010"_s);
    QCOMPARE(numberOf(three, 999), u"B999"_s);
    QCOMPARE(numberOf(three, 1000), u"C-1000"_s);
}

void NextFormatTest::keepsPolicyForTheLastFormat()
{
    const QString text = daily + u"{NEXT}"_s + fourDigits;
    QCOMPARE(numberOf(text, 1000, OverflowPolicy::Refuse), u"LETTER-20240122-1000"_s);
    QCOMPARE(numberOf(text, 10'000), u"LETTER-20240122-10000"_s);
    const auto refused = render(*Template::parse(text), partsOf(10'000), OverflowPolicy::Refuse);
    QCOMPARE(refused.error(), (RenderFailure{RenderFailureKind::SequenceExhausted, u"{SEQ:4}"_s}));
}

/// So that the editor marks what a part of the number came from.
void NextFormatTest::remembersWhereItsPartsStand()
{
    const QString text = daily + u"{NEXT}"_s + fourDigits;
    const auto number = render(*Template::parse(text), partsOf(1000));
    const DocumentNumber::Part &last = number->parts().last();
    QCOMPARE(number->text().mid(last.start, last.length), u"1000"_s);
    QCOMPARE(text.mid(last.templateStart, last.templateLength), u"{SEQ:4}"_s);
}

void NextFormatTest::wantsEachFormatSound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("typeCode");
    QTest::addColumn<QStringList>("problems");
    QTest::newRow("two") << u"{SEQ:3}{NEXT}{SEQ:4}"_s << QString() << QStringList();
    QTest::newRow("as many digits") << u"A{SEQ:3}{NEXT}B{SEQ:3}"_s << QString()
                                    << QStringList{u"NEEDLESS_FORMAT 15+7"_s};
    QTest::newRow("fewer digits than the one before the last")
        << u"{SEQ:5}{NEXT}{SEQ:6}{NEXT}{SEQ:5}"_s << QString() << QStringList{u"NEEDLESS_FORMAT 26+7"_s};
    QTest::newRow("nothing behind") << u"{SEQ:3}{NEXT}"_s << QString() << QStringList{u"MISSING_SEQ 13+0"_s};
    QTest::newRow("nothing before") << u"{NEXT}{SEQ:3}"_s << QString() << QStringList{u"MISSING_SEQ 0+0"_s};
    QTest::newRow("twice in one") << u"{SEQ:3}{NEXT}{SEQ:4}{SEQ:5}"_s << QString()
                                  << QStringList{u"DUPLICATE_SEQ 20+7"_s};
    QTest::newRow("space before") << u"{SEQ:3} {NEXT}{SEQ:4}"_s << QString()
                                  << QStringList{u"UNSAFE_CHARACTER 7+1"_s};
    QTest::newRow("space behind") << u"{SEQ:3}{NEXT} {SEQ:4}"_s << QString()
                                  << QStringList{u"UNSAFE_CHARACTER 13+1"_s};
    QTest::newRow("project in one only")
        << u"{PROJECT}{SEQ:3}{NEXT}{SEQ:4}"_s << u"RFA"_s << QStringList{u"MISSING_PROJECT 22+0"_s};
    QTest::newRow("part of another type") << u"{SEQ:3}{NEXT}{SEQ:4}-{DISCIPLINE}"_s << u"LETTER"_s
                                          << QStringList{u"TOKEN_NOT_AVAILABLE 20+13"_s};
    QTest::newRow("argument") << u"{SEQ:3}{NEXT:4}{SEQ:4}"_s << QString()
                              << QStringList{u"BAD_ARGUMENT 7+8"_s, u"DUPLICATE_SEQ 15+7"_s};
    QTest::newRow("too long a number") << u"{SEQ:3}{NEXT}"_s + QString(98, u'x') + u"{SEQ:4}"_s << QString()
                                       << QStringList{u"TOO_LONG 13+105"_s};
}

void NextFormatTest::wantsEachFormatSound()
{
    QFETCH(QString, text);
    QFETCH(QString, typeCode);
    QFETCH(QStringList, problems);
    QCOMPARE(problemsOf(text, typeCode), problems);
}

void NextFormatTest::mendsEveryFormat()
{
    QString text = u"A-{SEQ:3}{NEXT}A-{SEQ:3}"_s;
    const Problem needless = validateTemplate(text, {}).first();
    QVERIFY2(describe(needless).contains(u"{SEQ:3}"_s), qPrintable(describe(needless)));
    text.replace(needless.start, needless.length, needless.fixes.first().replacement);
    QCOMPARE(text, u"A-{SEQ:3}{NEXT}A-{SEQ:4}"_s);
    text = u"{SEQ:6}{NEXT}B"_s;
    const Problem missing = validateTemplate(text, {}).first();
    text.insert(missing.start, missing.fixes.first().replacement);
    QCOMPARE(text, u"{SEQ:6}{NEXT}B-{SEQ:7}"_s);
    const QList<Repair> repairs =
        repairsOf(proofInput({numberedType(u"LETTER"_s, u"{ORIGINATOR}-{SEQ:3}-{YEAR:A.D.}{NEXT}"
                                                        u"{ORIGINATOR}-{SEQ:4}-{YEAR:A.D.}"_s)},
                             {u"A"_s, u"B"_s, u"C"_s}),
                  1);
    QVERIFY(!repairs.isEmpty());
    QCOMPARE(repairs.first().text, u"{ORIGINATOR}-{RECIPIENT}-{SEQ:3}-{YEAR:A.D.}{NEXT}"
                                   u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:A.D.}"_s);
}

void NextFormatTest::showsWhatComesBefore()
{
    PreviewInput input{
        .parts = partsOf(997), .period = PeriodKind::Daily, .overflow = OverflowPolicy::Refuse};
    const ParsedTemplate parsed = parseTemplate(u"{SEQ:3}{NEXT}X{SEQ:4}"_s);
    Preview preview = previewTemplate(parsed, input);
    QCOMPARE(preview.next.text(), u"997"_s);
    QStringList following;
    for (const DocumentNumber &number : preview.following)
        following.append(number.text());
    QCOMPARE(following, (QStringList{u"998"_s, u"999"_s, u"X1000"_s, u"X1001"_s}));
    QCOMPARE(preview.lastThatFits->text(), u"999"_s);
    QCOMPARE(preview.firstThatOutgrows->text(), u"X1000"_s);
    QVERIFY(preview.goesOnInNextFormat);
    QVERIFY(preview.complete);
    input.parts.sequence = 1000;
    preview = previewTemplate(parsed, input);
    QCOMPARE(preview.lastThatFits->text(), u"X9999"_s);
    QVERIFY(!preview.firstThatOutgrows);
    QVERIFY(!preview.goesOnInNextFormat);
    QVERIFY(preview.complete);
}

void NextFormatTest::provesEveryFormat()
{
    QCOMPARE(proofOf(daily + u"{NEXT}"_s + fourDigits).verdict, ProofVerdict::Proved);
    QCOMPARE(proofOf(daily + u"{NEXT}"_s + stamped).verdict, ProofVerdict::Proved);
    // A day that only the first format shows.
    const Proof repeating = proofOf(daily + u"{NEXT}{CORR_TYPE}-{SEQ:4}"_s);
    QCOMPARE(repeating.verdict, ProofVerdict::RepeatsEachPeriod);
    QCOMPARE(repeating.collisions.first().first.parts.sequence, 1000);
}

/// 5 of the first format and 0005 of the second are never drawn at once: that one begins with 0010.
void NextFormatTest::findsNumberOfTwoFormats()
{
    QCOMPARE(proofOf(u"{DATE:yyyyMMdd}-000{SEQ:1}{NEXT}{DATE:yyyyMMdd}-{SEQ:4}"_s).verdict,
             ProofVerdict::Proved);
    const Proof proof = proofOf(u"{DATE:yyyyMMdd}-001{SEQ:1}{NEXT}{DATE:yyyyMMdd}-{SEQ:4}"_s);
    QCOMPARE(proof.verdict, ProofVerdict::Collides);
    QCOMPARE(proof.collisions.size(), 1);
    const Collision &collision = proof.collisions.first();
    QCOMPARE(reasonName(collision.reason), u"NEXT_FORMAT"_s);
    QCOMPARE(collision.first.number, collision.second.number);
    QCOMPARE(collision.first.parts.sequence + 10, collision.second.parts.sequence);
    QVERIFY2(describe(collision).contains(collision.first.number), qPrintable(describe(collision)));
}

void NextFormatTest::readsNumbersOfEveryFormat()
{
    const auto parser =
        NumberParser::make(proofInput({countedByDay(daily + u"{NEXT}"_s + stamped)}, {u"A"_s}), 0);
    QVERIFY(parser);
    const auto sequenceOf = [&parser](QStringView text) -> qint64 {
        const auto number = parser->parse(text);
        return number ? number->sequence : 0;
    };
    QCOMPARE(sequenceOf(u"LETTER-20240122-015"), 15);
    QCOMPARE(sequenceOf(u"LETTER-20240122090507-1015"), 1015);
    QCOMPARE(sequenceOf(u"LETTER-20240122090507-0015"), 0);
    QCOMPARE(sequenceOf(u"LETTER-20240122-1015"), 0);
    const auto failure = parser->parse(u"LETTER-20240122/015");
    QCOMPARE(failure.error().kind, ParseFailureKind::Mismatch);
    QCOMPARE(failure.error().position, 15);
}

void NextFormatTest::announcesTheNextFormat()
{
    CounterUse use{.lastNumber = 950,
                   .digits = 3,
                   .hasNextFormat = true,
                   .kind = PeriodKind::Never,
                   .overflow = OverflowPolicy::Refuse,
                   .today = QDate(2024, 1, 22)};
    const Outlook outlook = outlookOf(use);
    QCOMPARE(outlook.level, FillLevel::NinetyFive);
    QVERIFY(isRunningOut(outlook, use.today));
    QCOMPARE(describeParts(outlook, use.today, Language::English, Calendar::Gregorian).then,
             u"After 999 comes 1000 in the next format of the template."_s);
    const QString told = describe(outlook, use.today, Language::English, Calendar::Gregorian);
    QVERIFY2(told.endsWith(u"After 999 comes 1000 in the next format of the template."), qPrintable(told));
}

QTEST_GUILESS_MAIN(NextFormatTest)
#include "next_format_test.moc"
