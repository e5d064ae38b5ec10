#include "core/numbering/render.h"

#include "tests/numbering/summary.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

class RenderTest : public QObject
{
    Q_OBJECT

private slots:
    void rendersNumbersOfRequirements_data();
    void rendersNumbersOfRequirements();
    void rendersToken_data();
    void rendersToken();
    void readsTheTimeBack_data();
    void readsTheTimeBack();
    void takesYearFromPeriodOrDate();
    void takesCodesLiterally_data();
    void takesCodesLiterally();
    void followsOverflowPolicy_data();
    void followsOverflowPolicy();
    void refusesMissingValue_data();
    void refusesMissingValue();
    void refusesUnsafeCode_data();
    void refusesUnsafeCode();
    void refusesNumberOverHundredCharacters();
    void remembersWhereItsPartsCameFrom();
    void composesAcrossParts_data();
    void composesAcrossParts();
    void leavesOutWhatIsWrong();
    void namesOverflowPolicies();
    void describesEveryFailure();
};

namespace {

QString rendered(const QString &text, const NumberParts &parts)
{
    const auto number = render(Template::parse(text).value(), parts);
    return number ? number->text() : describe(number.error());
}

RenderFailure failureOf(const QString &text, const NumberParts &parts, OverflowPolicy overflow = {})
{
    const auto number = render(Template::parse(text).value(), parts, overflow);
    return number ? RenderFailure{RenderFailureKind::TooLong, u"rendered: "_s + number->text()}
                  : number.error();
}

/// "text|family" of each part, joined; shows gaps and overlaps because texts are cut by position.
QStringList partTexts(const DocumentNumber &number)
{
    QStringList texts;
    for (const DocumentNumber::Part &part : number.parts())
        texts.append(number.text().mid(part.start, part.length));
    return texts;
}

} // namespace

void RenderTest::rendersNumbersOfRequirements_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("sequence");
    QTest::addColumn<QString>("number");
    const QString general = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
    QTest::newRow("letter") << general << qint64(1) << u"คคง.-สคฉ.3-0001-2568"_s;
    QTest::newRow("RFI") << general << qint64(42) << u"คคง.-สคฉ.3-0042-2568"_s;
    QTest::newRow("transmittal") << u"{ORIGINATOR}-{RECIPIENT}-{SUB_TYPE}-{SEQ:4}-{YEAR:B.E.}"_s
                                 << qint64(117) << u"คคง.-สคฉ.3-21-0117-2568"_s;
    QTest::newRow("RFA") << u"{PROJECT}-{CORR_TYPE}-{DISCIPLINE}-{RFA_TYPE}-{SEQ:4}-{REV}"_s << qint64(1)
                         << u"LCBP3-C2-RFA-TER-RPT-0001-A"_s;
}

void RenderTest::rendersNumbersOfRequirements()
{
    QFETCH(QString, text);
    QFETCH(qint64, sequence);
    QFETCH(QString, number);
    NumberParts parts = demoParts();
    parts.sequence = sequence;
    QCOMPARE(rendered(text, parts), number);
}

void RenderTest::rendersToken_data()
{
    QTest::addColumn<QString>("token");
    QTest::addColumn<QString>("value");
    QTest::newRow("year B.E.") << u"{YEAR:B.E.}"_s << u"2568"_s;
    QTest::newRow("year A.D.") << u"{YEAR:A.D.}"_s << u"2025"_s;
    QTest::newRow("date") << u"{DATE:yyyyMMdd}"_s << u"20251202"_s;
    QTest::newRow("date B.E.") << u"{DATE:yyyyMMdd:B.E.}"_s << u"25681202"_s;
    QTest::newRow("short date") << u"{DATE:dd/MM/yy}"_s << u"02/12/25"_s;
    QTest::newRow("short date B.E.") << u"{DATE:yy.MM:B.E.}"_s << u"68.12"_s;
    QTest::newRow("date and time") << u"{DATE:yyyyMMddHHmmss}"_s << u"20251202090507"_s;
    QTest::newRow("date and time B.E.") << u"{DATE:ddMMyy-HH.mm:B.E.}"_s << u"021268-09.05"_s;
    QTest::newRow("time alone") << u"{DATE:HH/mm/ss}"_s << u"09/05/07"_s;
    QTest::newRow("hour") << u"{DATE:HH}"_s << u"09"_s;
    QTest::newRow("escaped braces") << u"{{x}}"_s << u"{x}"_s;
}

void RenderTest::rendersToken()
{
    QFETCH(QString, token);
    QFETCH(QString, value);
    NumberParts parts = demoParts();
    parts.documentTime = QTime(9, 5, 7);
    QCOMPARE(rendered(token + u"~{SEQ:2}"_s, parts), QString(value + u"~01"_s));
}

void RenderTest::readsTheTimeBack_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QTime>("time");
    const QString stamp = u"{ORIGINATOR}-{DATE:yyyyMMddHHmmss}-{SEQ:3}"_s;
    QTest::newRow("to the second") << stamp << u"คคง.-20251202235958-001"_s << QTime(23, 59, 58);
    QTest::newRow("minute and hour apart")
        << u"{DATE:HH}/{SEQ:3}/{DATE:HH.mm}"_s << u"07/001/07.45"_s << QTime(7, 45);
    QTest::newRow("no time of the clock") << stamp << u"คคง.-20251202245958-001"_s << QTime(0, 0);
    QTest::newRow("other length") << stamp << u"คคง.-202512022459581-001"_s << QTime(0, 0);
    QTest::newRow("no time shown") << u"{DATE:yyyyMMdd}-{SEQ:3}"_s << u"20251202-001"_s << QTime(0, 0);
}

void RenderTest::readsTheTimeBack()
{
    QFETCH(QString, text);
    QFETCH(QString, number);
    QFETCH(QTime, time);
    const auto parsed = Template::parse(text);
    QCOMPARE(parsed ? timeShownIn(number, *parsed, demoParts()) : QTime(0, 0), time);
}

void RenderTest::takesYearFromPeriodOrDate()
{
    NumberParts parts = demoParts();
    parts.period = {2026, 0}; // the fiscal year that began in October 2025
    QCOMPARE(rendered(u"{SEQ:1}/{YEAR:A.D.}/{DATE:yyyy}"_s, parts), u"1/2026/2025"_s);
    parts.period = {};
    QCOMPARE(rendered(u"{SEQ:1}/{YEAR:B.E.}"_s, parts), u"1/2568"_s);
}

void RenderTest::takesCodesLiterally_data()
{
    QTest::addColumn<QString>("code");
    for (const QString &code : {u"{SEQ:4}"_s, u"{{"_s, u"}"_s, u"%1"_s, u"100%"_s, u"O'Brien \"&\" <b>"_s,
                                u"คคง. 3"_s, u"สคฉ.3"_s, u"\\n"_s, u"กทท"_s, u"公司"_s, u" x "_s})
        QTest::newRow(qPrintable(code)) << code;
}

void RenderTest::takesCodesLiterally()
{
    QFETCH(QString, code);
    NumberParts parts = demoParts();
    parts.originator = code;
    QCOMPARE(rendered(u"{ORIGINATOR}-{SEQ:4}"_s, parts), QString(code + u"-0001"_s));
}

void RenderTest::followsOverflowPolicy_data()
{
    QTest::addColumn<qint64>("sequence");
    QTest::addColumn<QString>("widened");
    QTest::addColumn<QString>("refused");
    QTest::newRow("last that fits") << qint64(9999) << u"9999"_s << u"9999"_s;
    QTest::newRow("first that outgrows") << qint64(10000) << u"10000"_s << QString();
    QTest::newRow("last of all") << qint64(999'999'999) << u"999999999"_s << QString();
    QTest::newRow("beyond all") << qint64(1'000'000'000) << QString() << QString();
    QTest::newRow("far beyond all") << std::numeric_limits<qint64>::max() << QString() << QString();
}

void RenderTest::followsOverflowPolicy()
{
    QFETCH(qint64, sequence);
    QFETCH(QString, widened);
    QFETCH(QString, refused);
    const Template text = Template::parse(u"{SEQ:4}").value();
    NumberParts parts;
    parts.sequence = sequence;
    const RenderFailure exhausted{RenderFailureKind::SequenceExhausted, u"{SEQ:4}"_s};
    for (const auto &[policy, expected] :
         {std::pair{OverflowPolicy::Widen, widened}, {OverflowPolicy::Refuse, refused}}) {
        const auto number = render(text, parts, policy);
        QCOMPARE(number.has_value(), !expected.isEmpty());
        if (number)
            QCOMPARE(number->text(), expected);
        else
            QCOMPARE(number.error(), exhausted);
    }
}

void RenderTest::refusesMissingValue_data()
{
    QTest::addColumn<QString>("token");
    for (const Token &token : offeredTokens()) {
        if (token.kind != TokenKind::Sequence && token.kind != TokenKind::Next)
            QTest::newRow(qPrintable(spellToken(token))) << spellToken(token);
    }
}

void RenderTest::refusesMissingValue()
{
    QFETCH(QString, token);
    NumberParts parts;
    const RenderFailure missing{RenderFailureKind::MissingValue, token};
    QCOMPARE(failureOf(token + u"-{SEQ:4}"_s, parts), missing);
    parts.project = parts.originator = parts.recipient = parts.corrType = u"  "_s;
    parts.subType = parts.rfaType = parts.discipline = parts.revision = u" "_s;
    QCOMPARE(failureOf(token + u"-{SEQ:4}"_s, parts), missing);
    parts.sequence = 0;
    QCOMPARE(failureOf(u"{SEQ:4}"_s, parts), (RenderFailure{RenderFailureKind::MissingValue, u"{SEQ:4}"_s}));
}

void RenderTest::refusesUnsafeCode_data()
{
    QTest::addColumn<QString>("code");
    QTest::newRow("NUL") << u"a\u0000b"_s;
    QTest::newRow("line feed") << u"a\n"_s;
    QTest::newRow("tab") << u"\ta"_s;
    QTest::newRow("right-to-left override") << u"a\u202Eb"_s;
    QTest::newRow("zero-width space") << u"คคง\u200B."_s;
    QTest::newRow("byte order mark") << u"\uFEFFa"_s;
    QTest::newRow("lone surrogate") << QString(QChar(0xD800));
    QTest::newRow("Hangul filler") << u"\u3164"_s;
}

void RenderTest::refusesUnsafeCode()
{
    QFETCH(QString, code);
    NumberParts parts = demoParts();
    parts.recipient = code;
    QCOMPARE(failureOf(u"{RECIPIENT}-{SEQ:4}"_s, parts),
             (RenderFailure{RenderFailureKind::UnsafeValue, u"{RECIPIENT}"_s}));
}

void RenderTest::refusesNumberOverHundredCharacters()
{
    NumberParts parts = demoParts();
    parts.originator = QString(96, u'ก');
    QCOMPARE(rendered(u"{ORIGINATOR}{SEQ:4}"_s, parts).size(), 100);
    parts.originator += u'ก';
    QCOMPARE(failureOf(u"{ORIGINATOR}{SEQ:4}"_s, parts).kind, RenderFailureKind::TooLong);
}

void RenderTest::remembersWhereItsPartsCameFrom()
{
    const auto number = render(Template::parse(u"ที่ {ORIGINATOR}/{SEQ:4}").value(), demoParts());
    const Token originator{.kind = TokenKind::Originator};
    const Token sequence{.kind = TokenKind::Sequence, .digits = 4};
    const QList<DocumentNumber::Part> expected{
        {.start = 0, .length = 4, .family = TokenFamily::Literal, .templateStart = 0, .templateLength = 4},
        {.start = 4,
         .length = 4,
         .family = TokenFamily::Organization,
         .token = originator,
         .templateStart = 4,
         .templateLength = 12},
        {.start = 8, .length = 1, .family = TokenFamily::Literal, .templateStart = 16, .templateLength = 1},
        {.start = 9,
         .length = 4,
         .family = TokenFamily::Sequence,
         .token = sequence,
         .templateStart = 17,
         .templateLength = 7},
    };
    QVERIFY(number);
    QCOMPARE(number->text(), u"ที่ คคง./0001"_s);
    QCOMPARE(number->parts(), expected);
}

void RenderTest::composesAcrossParts_data()
{
    QTest::addColumn<QString>("originator");
    QTest::addColumn<QString>("recipient");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("inside one part") << u"e\u0301x"_s << u"B"_s
                                     << QStringList{u"éx"_s, u"B"_s, u"-"_s, u"01"_s};
    QTest::newRow("across two parts")
        << u"xe"_s << u"\u0301B"_s << QStringList{u"xé"_s, u"B"_s, u"-"_s, u"01"_s};
    QTest::newRow("part that vanishes") << u"xe"_s << u"\u0301"_s << QStringList{u"xé"_s, u"-"_s, u"01"_s};
    QTest::newRow("Hangul") << u"\u1100"_s << u"\u1161B"_s
                            << QStringList{u"\uAC00"_s, u"B"_s, u"-"_s, u"01"_s};
}

void RenderTest::composesAcrossParts()
{
    QFETCH(QString, originator);
    QFETCH(QString, recipient);
    QFETCH(QStringList, parts);
    NumberParts values = demoParts();
    values.originator = originator;
    values.recipient = recipient;
    const auto number = render(Template::parse(u"{ORIGINATOR}{RECIPIENT}-{SEQ:2}").value(), values);
    QVERIFY(number);
    QCOMPARE(number->text(), parts.join(QString()));
    QCOMPARE(partTexts(*number), parts);
}

void RenderTest::leavesOutWhatIsWrong()
{
    NumberParts parts = demoParts();
    parts.recipient.clear();
    const DocumentNumber number =
        renderWhatIsRight(parseTemplate(u"{ORIGINATOR}-{RECIPIENT}-{FOO}-{SEQ:4}-{"), parts);
    QCOMPARE(number.text(), u"คคง.-0001"_s);
    QCOMPARE(number.parts().size(), 3);
    QCOMPARE(renderWhatIsRight(parseTemplate(u"{FOO}-{ORIGINATOR}/{SEQ:4}"), parts).text(), u"คคง./0001"_s);
    QCOMPARE(renderWhatIsRight(parseTemplate(u"{ORIGINATOR}--{FOO}--{SEQ:4}"), parts).text(),
             u"คคง.---0001"_s);
    QCOMPARE(renderWhatIsRight(parseTemplate(u""), parts), DocumentNumber());
    QCOMPARE(renderWhatIsRight(parseTemplate(u"e\u0301{SEQ:4}"_s.repeated(50'000)), parts), DocumentNumber());
}

void RenderTest::namesOverflowPolicies()
{
    for (const OverflowPolicy policy : {OverflowPolicy::Widen, OverflowPolicy::Refuse})
        QCOMPARE(overflowPolicyFromName(overflowPolicyName(policy)), std::optional(policy));
    QCOMPARE(overflowPolicyName(OverflowPolicy::Refuse), u"REFUSE"_s);
    QCOMPARE(overflowPolicyFromName(u"widen"), std::nullopt);
}

void RenderTest::describesEveryFailure()
{
    QVERIFY(describe({RenderFailureKind::SequenceExhausted, u"{SEQ:4}"_s}).contains(u"{SEQ:4}"));
    QVERIFY(describe({RenderFailureKind::MissingValue, u"{REV}"_s}).contains(u"{REV}"));
    QVERIFY(describe({RenderFailureKind::UnsafeValue, u"{REV}"_s}).contains(u"{REV}"));
    QVERIFY(describe({RenderFailureKind::TooLong, {}}).contains(u"100"));
}

QTEST_GUILESS_MAIN(RenderTest)
#include "render_test.moc"
