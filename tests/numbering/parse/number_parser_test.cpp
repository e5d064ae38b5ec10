#include "core/numbering/parse/number_parser.h"
#include "tests/numbering/proof/proof_setup.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

namespace {

const auto usualTemplate = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
const QStringList usualCodes{u"คคง."_s, u"สคฉ.3"_s, u"ABC"_s, u"AB"_s, u"C1"_s, u"C"_s};

NumberParser parserOf(const NumberedType &type)
{
    auto input = proofInput({type}, usualCodes);
    input.rfaTypes = proofCodes({u"SHD"_s, u"MAT"_s});
    input.disciplines = proofCodes({u"STR"_s, u"ARC"_s});
    auto parser = NumberParser::make(input, 0);
    if (!parser)
        throw std::invalid_argument("unreadable template");
    return *std::move(parser);
}

NumberParser parserOf(const QString &text)
{
    return parserOf(numberedType(u"LETTER"_s, text));
}

} // namespace

class NumberParserTest : public QObject
{
    Q_OBJECT

private slots:
    void readsTheParts();
    void readsWhatTheStoreTakesForTheSame_data();
    void readsWhatTheStoreTakesForTheSame();
    void readsThaiDigits();
    void readsRevisionsInCapitals();
    void readsNumbersThatOutgrewTheirDigits();
    void saysWhereItStoppedToFit_data();
    void saysWhereItStoppedToFit();
    void spellsTextAsItIsWritten();
    void saysThatADateIsImpossible();
    void tellsAmbiguousNumbers();
    void choosesByWhatIsKnown();
    void prefersWhatWasWrittenByTheVeryText();
    void needsTheKeyPartsThatAreHidden();
    void needsADateWhereThePeriodIsHidden();
    void refusesTemplatesThatCannotBeReadBack();
    void refusesWhatIsLongerThanAnyNumber();
    void saysInASentenceWhyThereIsNone();
};

void NumberParserTest::refusesWhatIsLongerThanAnyNumber()
{
    const auto parser = parserOf(usualTemplate);
    const auto number = parser.parse(QString(101, u'9'));
    QVERIFY(!number);
    QCOMPARE(number.error().kind, ParseFailureKind::TooLong);
}

void NumberParserTest::saysInASentenceWhyThereIsNone()
{
    using Kind = ParseFailureKind;
    ParsedNumber first;
    ParsedNumber second;
    second.sequence = 2;
    const QList<ParseFailure> failures{
        {.kind = Kind::Mismatch, .expected = {u"{SEQ:4}"_s}},
        {.kind = Kind::Mismatch, .position = 1, .expected = {u"{SEQ:4}"_s, u"{SEQ:4}"_s}, .expectsEnd = true},
        {.kind = Kind::Mismatch, .position = 3, .expected = {u"{SEQ:4}"_s}},
        {.kind = Kind::ImpossibleDate},
        {.kind = Kind::Ambiguous, .readings = {first, second}},
        {.kind = Kind::Ambiguous, .readings = {first, first}},
        {.kind = Kind::KeyPartUnknown, .token = TokenKind::Recipient},
        {.kind = Kind::PeriodUnknown},
        {.kind = Kind::TooLong},
        {.kind = Kind::NotRendered}};
    QStringList sentences;
    for (const ParseFailure &failure : failures)
        sentences.append(describe(failure, u"A-B"));
    for (const auto reason :
         {UnreadableReason::NoNumbers, UnreadableReason::UnknownCharacter, UnreadableReason::JoinedParts})
        sentences.append(describe(reason));
    for (const QString &sentence : sentences) {
        QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(u'%'), qPrintable(sentence));
        QCOMPARE(sentences.count(sentence), 1);
    }
    QVERIFY(sentences[1].contains(u"\"A\""_s) && sentences[1].contains(u"{SEQ:4} or the end of"_s));
    QVERIFY(sentences[2].contains(u"\"A-B\""_s));
    QVERIFY(sentences[4].contains(u"1 or 2"_s));
}

void NumberParserTest::readsTheParts()
{
    const auto parser = parserOf(usualTemplate);
    const auto number = parser.parse(u"คคง.-สคฉ.3-0117-2569");
    QVERIFY(number);
    QCOMPARE(number->sequence, 117);
    QCOMPARE(number->key.originatorOrganizationId, 1);
    QCOMPARE(number->key.recipientOrganizationId, 2);
    QCOMPARE(number->key.projectId, 1);
    QCOMPARE(number->key.correspondenceTypeId, 1);
    QCOMPARE(number->key.period.year, 2026);
    QCOMPARE(number->number, u"คคง.-สคฉ.3-0117-2569"_s);
    QVERIFY(number->isExact);
    QVERIFY(parser.hiddenParts().isEmpty());
    QVERIFY(parser.showsPeriod());
}

void NumberParserTest::readsWhatTheStoreTakesForTheSame_data()
{
    QTest::addColumn<QString>("written");
    QTest::newRow("small letters") << u"abc-คคง.-0007-2568"_s;
    QTest::newRow("wide letters and digits") << u"ＡＢＣ－คคง．－０００７－２５６８"_s;
    QTest::newRow("spaces around") << u"  ABC-คคง.-0007-2568 "_s;
}

void NumberParserTest::readsWhatTheStoreTakesForTheSame()
{
    QFETCH(const QString, written);
    const auto number = parserOf(usualTemplate).parse(written);
    QVERIFY(number);
    QCOMPARE(number->number, u"ABC-คคง.-0007-2568"_s);
    QVERIFY(number->isExact);
}

void NumberParserTest::readsThaiDigits()
{
    const auto number = parserOf(usualTemplate).parse(u"คคง.-สคฉ.๓-๐๑๑๗-๒๕๖๙");
    QVERIFY(number);
    QCOMPARE(number->sequence, 117);
    QCOMPARE(number->number, u"คคง.-สคฉ.3-0117-2569"_s);
    QVERIFY(!number->isExact);
}

void NumberParserTest::readsRevisionsInCapitals()
{
    const auto parser = parserOf(usualTemplate + u"-{REV}"_s);
    QCOMPARE(parser.parse(u"abc-คคง.-0007-2568-a")->number, u"ABC-คคง.-0007-2568-A"_s);
    QCOMPARE(parser.parse(u"abc-คคง.-0007-2568-z")->number, u"ABC-คคง.-0007-2568-Z"_s);
}

void NumberParserTest::readsNumbersThatOutgrewTheirDigits()
{
    NumberedType type = numberedType(u"LETTER"_s, usualTemplate);
    QCOMPARE(parserOf(type).parse(u"ABC-คคง.-10000-2568")->sequence, 10000);
    QVERIFY(!parserOf(type).parse(u"ABC-คคง.-00100-2568"));
    type.overflow = OverflowPolicy::Refuse;
    QVERIFY(!parserOf(type).parse(u"ABC-คคง.-10000-2568"));
}

void NumberParserTest::saysWhereItStoppedToFit_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("fits");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("unknown sender") << u"XYZ-คคง.-0007-2568"_s << u""_s << QStringList{u"Sender"_s};
    QTest::newRow("unknown recipient")
        << u"ABC-สคฉ.4-0007-2568"_s << u"ABC-สคฉ."_s << QStringList{u"Recipient"_s};
    QTest::newRow("other separator") << u"ABC-คคง./0007-2568"_s << u"ABC-คคง."_s
                                     << QStringList{u"Recipient"_s, u"\"-\""_s};
    QTest::newRow("no running number")
        << u"ABC-คคง.-"_s << u"ABC-คคง.-"_s << QStringList{u"Sequence number, 4 digits"_s};
    QTest::newRow("letters in the year")
        << u"ABC-คคง.-0007-25x8"_s << u"ABC-คคง.-0007-25"_s << QStringList{u"a year or date of 4 digits"_s};
    QTest::newRow("nothing") << u""_s << u""_s << QStringList{u"Sender"_s};
}

void NumberParserTest::saysWhereItStoppedToFit()
{
    QFETCH(const QString, written);
    QFETCH(const QString, fits);
    QFETCH(const QStringList, expected);
    const auto number = parserOf(usualTemplate).parse(written);
    QVERIFY(!number);
    QCOMPARE(number.error().kind, ParseFailureKind::Mismatch);
    QCOMPARE(written.left(number.error().position), fits);
    for (const QString &thing : expected)
        QVERIFY2(number.error().expected.contains(thing), qPrintable(number.error().expected.join(u'|')));
    QVERIFY(describe(number.error(), written).contains(fits));
}

void NumberParserTest::spellsTextAsItIsWritten()
{
    const auto parser = parserOf(u"Lot C2-{SEQ:4}"_s);
    QCOMPARE(parser.parse(u"17"_s).error().expected, QStringList{u"\"Lot C2-\""_s});
    QCOMPARE(parser.parse(u"LOT b"_s).error().expected, QStringList{u"\"C2-\""_s});
}

void NumberParserTest::saysThatADateIsImpossible()
{
    const auto parser = parserOf(usualTemplate);
    for (const QString &written : {u"ABC-คคง.-0007-2025"_s, u"ABC-คคง.-0007-2558"_s}) {
        const auto number = parser.parse(written);
        QVERIFY(!number);
        QCOMPARE(number.error().kind, ParseFailureKind::ImpossibleDate);
    }
    const auto behind = parser.parse(u"ABC-คคง.-0007-2568-A");
    QCOMPARE(behind.error().kind, ParseFailureKind::Mismatch);
    QVERIFY(behind.error().expectsEnd);
}

void NumberParserTest::tellsAmbiguousNumbers()
{
    // C1 and 234 with four digits, or C and 1234.
    NumberedType type = numberedType(u"LETTER"_s, u"{ORIGINATOR}{SEQ:3}"_s);
    type.period = PeriodKind::Never;
    const KnownParts known{.ids = {{TokenKind::Recipient, 1}}};
    const auto number = parserOf(type).parse(u"C1234", known);
    QVERIFY(!number);
    QCOMPARE(number.error().kind, ParseFailureKind::Ambiguous);
    QCOMPARE(number.error().readings.size(), 2);
    QVERIFY(describe(number.error(), u"C1234").contains(u"1234"));
    QVERIFY(parserOf(type).parse(u"C123", known));
}

void NumberParserTest::choosesByWhatIsKnown()
{
    NumberedType type = numberedType(u"LETTER"_s, u"{ORIGINATOR}{SEQ:3}"_s);
    type.period = PeriodKind::Never;
    const auto number =
        parserOf(type).parse(u"C1234", {.ids = {{TokenKind::Recipient, 1}, {TokenKind::Originator, 5}}});
    QVERIFY(number);
    QCOMPARE(number->sequence, 234);
    QCOMPARE(number->key.originatorOrganizationId, 5);
}

void NumberParserTest::prefersWhatWasWrittenByTheVeryText()
{
    auto input = proofInput({numberedType(u"LETTER"_s, usualTemplate)}, {u"A1"_s, u"A๑"_s, u"B"_s});
    const auto parser = NumberParser::make(input, 0);
    QVERIFY(parser);
    QCOMPARE(parser->parse(u"A๑-B-0001-2568")->key.originatorOrganizationId, 2);
    QCOMPARE(parser->parse(u"A1-B-0001-2568")->key.originatorOrganizationId, 1);
    // With a Thai year neither is the very text.
    QCOMPARE(parser->parse(u"A1-B-0001-๒๕๖๘").error().kind, ParseFailureKind::Ambiguous);
}

void NumberParserTest::needsTheKeyPartsThatAreHidden()
{
    const auto parser = parserOf(numberedType(u"RFA"_s, u"{PROJECT}-{RFA_TYPE}-{SEQ:4}-{YEAR:A.D.}"_s));
    QCOMPARE(parser.hiddenParts(), (QList{TokenKind::Originator, TokenKind::Discipline}));
    const QString written = u"P1-SHD-0001-2025"_s;
    const auto open = parser.parse(written);
    QCOMPARE(open.error().kind, ParseFailureKind::KeyPartUnknown);
    QCOMPARE(open.error().token, TokenKind::Originator);
    const auto number =
        parser.parse(written, {.ids = {{TokenKind::Originator, 3}, {TokenKind::Discipline, 0}}});
    QVERIFY(number);
    QCOMPARE(number->key.originatorOrganizationId, 3);
    QCOMPARE(number->key.disciplineId, 0);
}

void NumberParserTest::needsADateWhereThePeriodIsHidden()
{
    NumberedType type = numberedType(u"LETTER"_s, u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{DATE:MM}"_s);
    const auto parser = parserOf(type);
    QVERIFY(!parser.showsPeriod());
    const QString written = u"ABC-คคง.-0007-03"_s;
    QCOMPARE(parser.parse(written).error().kind, ParseFailureKind::PeriodUnknown);
    QCOMPARE(parser.parse(written, {.date = QDate(2024, 3, 9)})->key.period.year, 2024);
    // A date that the number contradicts tells nothing.
    QCOMPARE(parser.parse(written, {.date = QDate(2024, 4, 9)}).error().kind,
             ParseFailureKind::PeriodUnknown);
    // No counter of the store ran then (3.11.5.3).
    QCOMPARE(parser.parse(written, {.date = QDate(2018, 3, 9)}).error().kind,
             ParseFailureKind::ImpossibleDate);
}

void NumberParserTest::refusesTemplatesThatCannotBeReadBack()
{
    auto impossible = proofInput({numberedType(u"RFA"_s, u"{RECIPIENT}-{SEQ:4}"_s)}, usualCodes);
    QCOMPARE(NumberParser::make(impossible, 0).error(), UnreadableReason::NoNumbers);
    auto joined =
        proofInput({numberedType(u"LETTER"_s, u"{ORIGINATOR}{RECIPIENT}-{SEQ:4}"_s)}, {u"กเ"_s, u"ก"_s});
    QCOMPARE(NumberParser::make(joined, 0).error(), UnreadableReason::JoinedParts);
}

QTEST_APPLESS_MAIN(NumberParserTest)
#include "number_parser_test.moc"
