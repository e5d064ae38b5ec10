#include "core/numbering/template.h"

#include "tests/numbering/summary.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

class TemplateTest : public QObject
{
    Q_OBJECT

private slots:
    void acceptsTemplate_data();
    void acceptsTemplate();
    void readsSegments();
    void unescapesBraces();
    void readsToken_data();
    void readsToken();
    void reportsStructure_data();
    void reportsStructure();
    void reportsUnknownToken_data();
    void reportsUnknownToken();
    void reportsBadArgument_data();
    void reportsBadArgument();
    void reportsDeprecatedToken_data();
    void reportsDeprecatedToken();
    void reportsAllMistakesInOrder();
    void refusesTemplateWithAnyProblem();
    void knowsItsTokens();
    void countsLengthInCodePoints();
    void survivesHugeText();
};

namespace {

void addProblemColumns()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("problems");
}

void row(const char *name, const QString &text, const QStringList &problems)
{
    QTest::newRow(name) << text << problems;
}

void compareProblems()
{
    QFETCH(QString, text);
    QFETCH(QStringList, problems);
    QCOMPARE(summaries(parseTemplate(text).problems), problems);
}

} // namespace

void TemplateTest::acceptsTemplate_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("letter") << u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
    QTest::newRow("transmittal") << u"{ORIGINATOR}-{RECIPIENT}-{SUB_TYPE}-{SEQ:4}-{YEAR:B.E.}"_s;
    QTest::newRow("rfa") << u"{PROJECT}-{CORR_TYPE}-{DISCIPLINE}-{RFA_TYPE}-{SEQ:4}-{REV}"_s;
    QTest::newRow("sequence only") << u"{SEQ:1}"_s;
    QTest::newRow("Thai words") << u"ที่ กค {SEQ:4}/{YEAR:B.E.} น้ำ"_s;
    QTest::newRow("escaped braces") << u"{{{SEQ:4}}}{{}}"_s;
    QTest::newRow("200 characters") << QString(u"{SEQ:4}"_s + QString(193, u'x'));
}

void TemplateTest::acceptsTemplate()
{
    QFETCH(QString, text);
    const auto parsed = Template::parse(text);
    QVERIFY2(parsed, parsed ? "" : qPrintable(summaries(parsed.error()).join(u'\n')));
    QCOMPARE(parsed->text(), text);
}

void TemplateTest::readsSegments()
{
    const ParsedTemplate parsed = parseTemplate(u"ก-{SEQ:4}{BAD}z");
    const QList<Segment> expected{
        {.kind = Segment::Kind::Literal, .start = 0, .length = 2, .literal = u"ก-"_s},
        {.kind = Segment::Kind::Token,
         .start = 2,
         .length = 7,
         .token = Token{.kind = TokenKind::Sequence, .digits = 4}},
        {.kind = Segment::Kind::Broken, .start = 9, .length = 5},
        {.kind = Segment::Kind::Literal, .start = 14, .length = 1, .literal = u"z"_s},
    };
    QCOMPARE(parsed.segments, expected);
}

void TemplateTest::unescapesBraces()
{
    const ParsedTemplate parsed = parseTemplate(u"a{{SEQ:4}}b{SEQ:4}");
    QCOMPARE(parsed.segments.size(), 2);
    QCOMPARE(parsed.segments.first().literal, u"a{SEQ:4}b"_s);
    QCOMPARE(parsed.segments.first().length, 11);
    QVERIFY(parsed.problems.isEmpty());
}

void TemplateTest::readsToken_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Token>("token");
    QTest::newRow("PROJECT") << u"{PROJECT}"_s << Token{.kind = TokenKind::Project};
    QTest::newRow("ORIGINATOR") << u"{ORIGINATOR}"_s << Token{.kind = TokenKind::Originator};
    QTest::newRow("RECIPIENT") << u"{RECIPIENT}"_s << Token{.kind = TokenKind::Recipient};
    QTest::newRow("CORR_TYPE") << u"{CORR_TYPE}"_s << Token{.kind = TokenKind::CorrType};
    QTest::newRow("SUB_TYPE") << u"{SUB_TYPE}"_s << Token{.kind = TokenKind::SubType};
    QTest::newRow("RFA_TYPE") << u"{RFA_TYPE}"_s << Token{.kind = TokenKind::RfaType};
    QTest::newRow("DISCIPLINE") << u"{DISCIPLINE}"_s << Token{.kind = TokenKind::Discipline};
    QTest::newRow("SEQ:1") << u"{SEQ:1}"_s << Token{.kind = TokenKind::Sequence, .digits = 1};
    QTest::newRow("SEQ:9") << u"{SEQ:9}"_s << Token{.kind = TokenKind::Sequence, .digits = 9};
    QTest::newRow("YEAR:A.D.") << u"{YEAR:A.D.}"_s << Token{.kind = TokenKind::Year};
    QTest::newRow("YEAR:B.E.") << u"{YEAR:B.E.}"_s
                               << Token{.kind = TokenKind::Year, .calendar = Calendar::Buddhist};
    QTest::newRow("REV") << u"{REV}"_s << Token{.kind = TokenKind::Revision};
    QTest::newRow("DATE") << u"{DATE:yyyyMMdd}"_s
                          << Token{.kind = TokenKind::Date, .datePattern = u"yyyyMMdd"_s};
    QTest::newRow("DATE with separators")
        << u"{DATE:dd/MM-yy_.}"_s << Token{.kind = TokenKind::Date, .datePattern = u"dd/MM-yy_."_s};
    QTest::newRow("DATE with A.D.") << u"{DATE:MM:A.D.}"_s
                                    << Token{.kind = TokenKind::Date, .datePattern = u"MM"_s};
    QTest::newRow("DATE with time") << u"{DATE:yyyyMMddHHmmss}"_s
                                    << Token{.kind = TokenKind::Date, .datePattern = u"yyyyMMddHHmmss"_s};
    QTest::newRow("DATE of time alone")
        << u"{DATE:HH.mm}"_s << Token{.kind = TokenKind::Date, .datePattern = u"HH.mm"_s};
    QTest::newRow("DATE of the hour")
        << u"{DATE:-HH-}"_s << Token{.kind = TokenKind::Date, .datePattern = u"-HH-"_s};
    QTest::newRow("DATE with B.E.") << u"{DATE:yyyyMMdd:B.E.}"_s
                                    << Token{.kind = TokenKind::Date,
                                             .calendar = Calendar::Buddhist,
                                             .datePattern = u"yyyyMMdd"_s};
}

void TemplateTest::readsToken()
{
    QFETCH(QString, text);
    QFETCH(Token, token);
    const ParsedTemplate parsed = parseTemplate(text);
    QCOMPARE(parsed.segments.size(), 1);
    QCOMPARE(parsed.segments.first().token, std::optional(token));
}

void TemplateTest::reportsStructure_data()
{
    addProblemColumns();
    row("empty", u""_s, {u"EMPTY_TEMPLATE 0+0 []"_s});
    row("only spaces", u"   "_s, {u"EMPTY_TEMPLATE 0+3 []"_s});
    row("no sequence", u"{PROJECT}"_s, {u"MISSING_SEQ 9+0 [-{SEQ:4}]"_s});
    row("no sequence but another broken token", u"{PROJCT}"_s,
        {u"UNKNOWN_TOKEN 0+8 [{PROJECT}|]"_s, u"MISSING_SEQ 8+0 [-{SEQ:4}]"_s});
    row("no sequence after separator", u"{PROJECT}/"_s, {u"MISSING_SEQ 10+0 [{SEQ:4}]"_s});
    row("two sequences", u"{SEQ:4}-{SEQ:3}"_s, {u"DUPLICATE_SEQ 8+7 []"_s});
    row("three sequences", u"{SEQ:4}{SEQ:3}{SEQ:4}"_s,
        {u"DUPLICATE_SEQ 7+7 []"_s, u"DUPLICATE_SEQ 14+7 []"_s});

    row("open brace", u"{SEQ:4}{"_s, {u"UNBALANCED_BRACE 7+1 [{{|]"_s});
    row("close brace", u"{SEQ:4}}"_s, {u"UNBALANCED_BRACE 7+1 [}}|]"_s});
    row("close brace first", u"}{SEQ:4}"_s, {u"UNBALANCED_BRACE 0+1 [}}|]"_s});
    row("nested", u"{PROJECT{SEQ:4}}"_s, {u"UNBALANCED_BRACE 0+1 [{{|]"_s, u"UNBALANCED_BRACE 15+1 [}}|]"_s});
    row("token never closed", u"{SEQ:4}-{YEAR:B.E."_s, {u"UNBALANCED_BRACE 8+1 [{{|]"_s});
    row("three open", u"{{{SEQ:4}"_s, {});
    row("three closed", u"{SEQ:4}}}"_s, {});
    row("empty braces", u"{}{SEQ:4}"_s, {u"UNKNOWN_TOKEN 0+2 []"_s});
    row("blank braces", u"{ }{SEQ:4}"_s, {u"UNKNOWN_TOKEN 0+3 []"_s});
    row("only an argument", u"{:4}{SEQ:4}"_s, {u"UNKNOWN_TOKEN 0+4 []"_s});
}

void TemplateTest::reportsStructure()
{
    compareProblems();
}

void TemplateTest::reportsUnknownToken_data()
{
    addProblemColumns();
    row("missing letter", u"{ORIGNATOR}{SEQ:4}"_s, {u"UNKNOWN_TOKEN 0+11 [{ORIGINATOR}|]"_s});
    row("swapped letters", u"{RVE}{SEQ:4}"_s, {u"UNKNOWN_TOKEN 0+5 [{REV}|]"_s});
    row("typing error keeps argument", u"{SQE:6}"_s, {u"UNKNOWN_TOKEN 0+7 [{SEQ:6}|]"_s});
    row("typing error keeps date", u"{DATTE:yyMM:B.E.}{SEQ:4}"_s,
        {u"UNKNOWN_TOKEN 0+17 [{DATE:yyMM:B.E.}|]"_s});
    row("small letters", u"{seq:4}"_s, {u"UNKNOWN_TOKEN 0+7 [{SEQ:4}|]"_s});
    row("padded", u"{ SEQ:4 }"_s, {u"UNKNOWN_TOKEN 0+9 [{SEQ:4}|]"_s});
    row("hyphen", u"{CORR-TYPE}{SEQ:4}"_s, {u"UNKNOWN_TOKEN 0+11 [{CORR_TYPE}|]"_s});
    row("wide letters", u"{ＲＥＶ}{SEQ:4}"_s, {u"UNKNOWN_TOKEN 0+5 [{REV}|]"_s});
    row("other word", u"{REVISION}{SEQ:4}"_s, {u"UNKNOWN_TOKEN 0+10 [{REV}|]"_s});
    row("as near to one as to the other", u"{SEV}{SEQ:4}"_s, {u"UNKNOWN_TOKEN 0+5 [{SEQ:4}|{REV}|]"_s});
    row("as far as it may be", u"{PRJCT}{SEQ:4}"_s, {u"UNKNOWN_TOKEN 0+7 [{PROJECT}|]"_s});
    row("too far from any token", u"{RAVE}{SEQ:4}"_s, {u"UNKNOWN_TOKEN 0+6 []"_s});
    row("nonsense", u"{WEATHER}{SEQ:4}"_s, {u"UNKNOWN_TOKEN 0+9 []"_s});
    row("nonsense, long", u"{%1}{SEQ:4}"_s.arg(QString(60, u'X')), {u"UNKNOWN_TOKEN 0+62 []"_s});
    row("Thai name", u"{โครงการ}{SEQ:4}"_s, {u"UNKNOWN_TOKEN 0+9 []"_s});
}

void TemplateTest::reportsUnknownToken()
{
    compareProblems();
}

void TemplateTest::reportsBadArgument_data()
{
    addProblemColumns();
    row("SEQ", u"{SEQ}"_s, {u"BAD_ARGUMENT 0+5 [{SEQ:4}]"_s});
    row("SEQ:", u"{SEQ:}"_s, {u"BAD_ARGUMENT 0+6 [{SEQ:4}]"_s});
    row("SEQ:0", u"{SEQ:0}"_s, {u"BAD_ARGUMENT 0+7 [{SEQ:1}|{SEQ:4}]"_s});
    row("SEQ:99", u"{SEQ:99}"_s, {u"BAD_ARGUMENT 0+8 [{SEQ:9}]"_s});
    row("SEQ:10", u"{SEQ:10}"_s, {u"BAD_ARGUMENT 0+8 [{SEQ:9}]"_s});
    row("SEQ:04", u"{SEQ:04}"_s, {u"BAD_ARGUMENT 0+8 [{SEQ:4}]"_s});
    row("SEQ in Thai digits", u"{SEQ:๖}"_s, {u"BAD_ARGUMENT 0+7 [{SEQ:6}]"_s});
    row("SEQ:-1", u"{SEQ:-1}"_s, {u"BAD_ARGUMENT 0+8 [{SEQ:4}]"_s});
    row("SEQ: 4", u"{SEQ: 4}"_s, {u"BAD_ARGUMENT 0+8 [{SEQ:4}]"_s});
    row("SEQ with 300 digits", u"{SEQ:%1}"_s.arg(QString(150, u'7')), {u"BAD_ARGUMENT 0+156 [{SEQ:9}]"_s});
    row("PROJECT:2", u"{PROJECT:2}{SEQ:4}"_s, {u"BAD_ARGUMENT 0+11 [{PROJECT}]"_s});
    row("REV:", u"{REV:}{SEQ:4}"_s, {u"BAD_ARGUMENT 0+6 [{REV}]"_s});
    row("YEAR:", u"{YEAR:}{SEQ:4}"_s, {u"BAD_ARGUMENT 0+7 [{YEAR:B.E.}|{YEAR:A.D.}]"_s});
    row("YEAR:BE", u"{YEAR:BE}{SEQ:4}"_s, {u"BAD_ARGUMENT 0+9 [{YEAR:B.E.}]"_s});
    row("YEAR:a.d.", u"{YEAR:a.d.}{SEQ:4}"_s, {u"BAD_ARGUMENT 0+11 [{YEAR:A.D.}]"_s});
    row("YEAR in Thai", u"{YEAR:พ.ศ.}{SEQ:4}"_s, {u"BAD_ARGUMENT 0+11 [{YEAR:B.E.}]"_s});
    row("DATE", u"{DATE}{SEQ:4}"_s, {u"BAD_ARGUMENT 0+6 [{DATE:yyyyMMdd}]"_s});
    row("DATE with capitals", u"{DATE:YYYY-MM-DD}{SEQ:4}"_s, {u"BAD_ARGUMENT 0+17 [{DATE:yyyy-MM-dd}]"_s});
    row("DATE with hours", u"{DATE:hhmm}{SEQ:4}"_s, {u"BAD_ARGUMENT 0+11 [{DATE:HHmm}]"_s});
    row("DATE with time in small letters", u"{DATE:yyyymmddhhmmss}{SEQ:4}"_s,
        {u"BAD_ARGUMENT 0+21 [{DATE:yyyyMMddHHmmss}]"_s});
    row("DATE with time in capitals", u"{DATE:DD-MM-YYYY_HH.MM:B.E.}{SEQ:4}"_s,
        {u"BAD_ARGUMENT 0+28 [{DATE:dd-MM-yyyy_HH.mm:B.E.}]"_s});
    row("DATE with minute alone", u"{DATE:mm}{SEQ:4}"_s, {u"BAD_ARGUMENT 0+9 [{DATE:MM}]"_s});
    row("DATE with second alone", u"{DATE:ss}{SEQ:4}"_s, {u"BAD_ARGUMENT 0+9 [{DATE:yyyyMMdd}]"_s});
    row("DATE with hour before the day", u"{DATE:HHdd}{SEQ:4}"_s, {u"BAD_ARGUMENT 0+11 [{DATE:yyyyMMdd}]"_s});
    row("DATE with second but no minute", u"{DATE:HHss}{SEQ:4}"_s,
        {u"BAD_ARGUMENT 0+11 [{DATE:yyyyMMdd}]"_s});
    row("DATE with two hours", u"{DATE:HHHH}{SEQ:4}"_s, {u"BAD_ARGUMENT 0+11 [{DATE:yyyyMMdd}]"_s});
    row("DATE with two years", u"{DATE:yyyyyy}{SEQ:4}"_s, {u"BAD_ARGUMENT 0+13 [{DATE:yyyyMMdd}]"_s});
    row("DATE with two days", u"{DATE:dd-dd}{SEQ:4}"_s, {u"BAD_ARGUMENT 0+12 [{DATE:yyyyMMdd}]"_s});
    row("DATE of separators", u"{DATE:--}{SEQ:4}"_s, {u"BAD_ARGUMENT 0+9 [{DATE:yyyyMMdd}]"_s});
    row("DATE with BE", u"{DATE:yyMM:BE}{SEQ:4}"_s, {u"BAD_ARGUMENT 0+14 [{DATE:yyMM:B.E.}]"_s});
    row("DATE with empty era", u"{DATE:yyMM:}{SEQ:4}"_s, {u"BAD_ARGUMENT 0+12 [{DATE:yyMM}]"_s});
}

void TemplateTest::reportsBadArgument()
{
    compareProblems();
}

void TemplateTest::reportsDeprecatedToken_data()
{
    addProblemColumns();
    row("ORG", u"{ORG}{SEQ:4}"_s, {u"DEPRECATED_TOKEN 0+5 [{ORIGINATOR}|{RECIPIENT}]"_s});
    row("TYPE", u"{TYPE}{SEQ:4}"_s, {u"DEPRECATED_TOKEN 0+6 [{CORR_TYPE}|{SUB_TYPE}|{RFA_TYPE}]"_s});
    row("CATEGORY", u"{CATEGORY}{SEQ:4}"_s, {u"DEPRECATED_TOKEN 0+10 []"_s});
    row("ORG_CODE", u"{ORG_CODE}{SEQ:4}"_s, {u"DEPRECATED_TOKEN 0+10 [{ORIGINATOR}]"_s});
    row("TYPE_CODE", u"{TYPE_CODE}{SEQ:4}"_s, {u"DEPRECATED_TOKEN 0+11 [{CORR_TYPE}]"_s});
    row("DISCIPLINE_CODE", u"{DISCIPLINE_CODE}{SEQ:4}"_s, {u"DEPRECATED_TOKEN 0+17 [{DISCIPLINE}|]"_s});
    row("YEAR", u"{YEAR}{SEQ:4}"_s, {u"DEPRECATED_TOKEN 0+6 [{YEAR:A.D.}|{YEAR:B.E.}]"_s});
    row("org", u"{org}{SEQ:4}"_s, {u"DEPRECATED_TOKEN 0+5 [{ORIGINATOR}|{RECIPIENT}]"_s});
    row("ORG with argument", u"{ORG:3}{SEQ:4}"_s, {u"DEPRECATED_TOKEN 0+7 [{ORIGINATOR}|{RECIPIENT}]"_s});
}

void TemplateTest::reportsDeprecatedToken()
{
    compareProblems();
}

void TemplateTest::reportsAllMistakesInOrder()
{
    const ParsedTemplate parsed = parseTemplate(u"{ORG}-{SEQ}}-{FOO}-{SEQ:4}-{SEQ:4}-{");
    const QStringList expected{u"DEPRECATED_TOKEN"_s, u"BAD_ARGUMENT"_s,  u"UNBALANCED_BRACE"_s,
                               u"UNKNOWN_TOKEN"_s,    u"DUPLICATE_SEQ"_s, u"UNBALANCED_BRACE"_s};
    QCOMPARE(codes(parsed.problems), expected);
}

void TemplateTest::refusesTemplateWithAnyProblem()
{
    const auto refused = Template::parse(u"{ORG}-{SEQ:4}");
    QVERIFY(!refused);
    QCOMPARE(codes(refused.error()), QStringList{u"DEPRECATED_TOKEN"_s});
    QVERIFY(!Template::parse(u""));
    QVERIFY(!Template::parse(u"{SEQ:4}\n"));
    QVERIFY(!Template::parse(u"{SEQ:4}%1"_s.arg(QString(200, u'x'))));
}

void TemplateTest::knowsItsTokens()
{
    const auto parsed = Template::parse(u"{PROJECT}-{SEQ:7}");
    QVERIFY(parsed);
    QCOMPARE(parsed->formats().first().digits, 7);
    QVERIFY(parsed->uses(TokenKind::Project));
    QVERIFY(parsed->uses(TokenKind::Sequence));
    QVERIFY(!parsed->uses(TokenKind::Recipient));
}

void TemplateTest::countsLengthInCodePoints()
{
    const QString rare = QString::fromUcs4(U"\U00020000"); // a Chinese character of two UTF-16 units
    const QString fits = u"{SEQ:4}"_s + rare.repeated(193);
    QVERIFY(parseTemplate(fits).problems.isEmpty());

    const ParsedTemplate tooLong = parseTemplate(QString(fits + rare + u"xy"_s));
    QCOMPARE(tooLong.problems.size(), 1);
    const Problem problem = tooLong.problems.first();
    QCOMPARE(summary(problem), u"TOO_LONG 393+4 []"_s);
    QCOMPARE(problem.arguments.mid(0, 2), (QStringList{u"203"_s, u"200"_s}));
}

void TemplateTest::survivesHugeText()
{
    QCOMPARE(parseTemplate(QString(100'001, u'}')).problems.first().code, ProblemCode::TooLong);
    QCOMPARE(parseTemplate(u"{x"_s.repeated(50'000)).segments.size(), 100'000);
    const ParsedTemplate parsed = parseTemplate(QString(u'{' + QString(100'000, u'A') + u'}'));
    QCOMPARE(parsed.problems.first().code, ProblemCode::UnknownToken);
}

QTEST_GUILESS_MAIN(TemplateTest)
#include "template_test.moc"
