#include "core/numbering/preview.h"
#include "core/numbering/validate.h"

#include "tests/numbering/summary.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

/// What holds for every text, shown with many random ones; the seed is fixed so that a failure comes again.
class PropertyTest : public QObject
{
    Q_OBJECT

private slots:
    void segmentsCoverText();
    void problemsLieInText();
    void everyFixEndsItsProblem();
    void partsCoverNumber();
    void previewNeverFails();

private:
    QString randomText();
    QString randomCode();

    QRandomGenerator m_random{20251202};
};

namespace {

constexpr int rounds = 4000;

const QStringList pieces{u"{"_s,
                         u"}"_s,
                         u"{{"_s,
                         u"}}"_s,
                         u"{}"_s,
                         u"{SEQ:4}"_s,
                         u"{SEQ:9}"_s,
                         u"{SEQ}"_s,
                         u"{SEQ:0}"_s,
                         u"{PROJECT}"_s,
                         u"{ORIGINATOR}"_s,
                         u"{RECIPIENT}"_s,
                         u"{CORR_TYPE}"_s,
                         u"{SUB_TYPE}"_s,
                         u"{RFA_TYPE}"_s,
                         u"{DISCIPLINE}"_s,
                         u"{YEAR:B.E.}"_s,
                         u"{YEAR}"_s,
                         u"{YEAR:}"_s,
                         u"{REV}"_s,
                         u"{DATE:yyMM}"_s,
                         u"{DATE}"_s,
                         u"{ORG}"_s,
                         u"{TYPE}"_s,
                         u"{CATEGORY}"_s,
                         u"{DISCIPLINE_CODE}"_s,
                         u"{ORIGNATOR}"_s,
                         u"{nonsense}"_s,
                         u"-"_s,
                         u"/"_s,
                         u" "_s,
                         u"."_s,
                         u"ก"_s,
                         u"ที่"_s,
                         u"\u0E48"_s,
                         u"\u0E38"_s,
                         u"e"_s,
                         u"\u0301"_s,
                         u"\u0323"_s,
                         u"\u200B"_s,
                         u"\u202E"_s,
                         u"\u00A0"_s,
                         u"\n"_s,
                         u"\u0000"_s,
                         u"\u1100"_s,
                         u"\u1161"_s,
                         u"\uFE0F"_s,
                         u"☎"_s,
                         u"😀"_s,
                         u"\u0958"_s,
                         u"%1"_s,
                         u":"_s,
                         u"\u0338"_s,
                         u"="_s,
                         u"\u09C7"_s,
                         u"\u09BE"_s,
                         QString(QChar(0xD800)),
                         QString(QChar(0xDC00)),
                         QString(30, u'x')};

const QStringList types{u""_s, u"LETTER"_s, u"TRANSMITTAL"_s, u"RFA"_s};

} // namespace

QString PropertyTest::randomText()
{
    QString text;
    for (int i = m_random.bounded(12); i >= 0; --i)
        text += pieces.at(m_random.bounded(pieces.size()));
    return text;
}

QString PropertyTest::randomCode()
{
    static const QStringList codes{u"คคง."_s,          u"e"_s, u"\u0301x"_s, u"\u0323"_s,  u"{SEQ:4}"_s,
                                   u"\u1161"_s,        u"%"_s, u""_s,        u"a\u200B"_s, u"\u1100"_s,
                                   u"ก\u0E48\u0E38"_s, u"😀"_s};
    return codes.at(m_random.bounded(codes.size()));
}

void PropertyTest::segmentsCoverText()
{
    for (int round = 0; round < rounds; ++round) {
        const QString text = randomText();
        qsizetype end = 0;
        for (const Segment &segment : parseTemplate(text).segments) {
            QCOMPARE(segment.start, end);
            QVERIFY(segment.length > 0);
            end = segment.start + segment.length;
        }
        QCOMPARE(end, text.size());
    }
}

void PropertyTest::problemsLieInText()
{
    for (int round = 0; round < rounds; ++round) {
        const QString text = randomText();
        qsizetype previous = 0;
        for (const Problem &problem : validateTemplate(text, {.typeCode = types.at(round % types.size())})) {
            QVERIFY2(problem.start >= previous, qPrintable(text));
            QVERIFY2(problem.length >= 0 && problem.start + problem.length <= text.size(), qPrintable(text));
            QVERIFY2(!describe(problem).isEmpty(), qPrintable(text));
            previous = problem.start;
        }
    }
}

void PropertyTest::everyFixEndsItsProblem()
{
    for (int round = 0; round < rounds; ++round) {
        const QString text = randomText();
        const ValidationContext context{.typeCode = types.at(round % types.size())};
        for (const Problem &problem : validateTemplate(text, context)) {
            for (const Fix &fix : problem.fixes) {
                const QString fixed = applied(text, problem, fix);
                for (const Problem &left : validateTemplate(fixed, context)) {
                    const bool same = left.code == problem.code && left.start == problem.start &&
                                      left.arguments == problem.arguments && left.length == problem.length;
                    // The next of several equal neighbours moves to the place of the one that was removed.
                    const bool repeated = text.mid(problem.start + problem.length)
                                              .startsWith(text.mid(problem.start, problem.length));
                    QVERIFY2(!same || repeated,
                             qPrintable(u"%1 | %2 | %3"_s.arg(text, summary(problem), fixed)));
                }
            }
        }
    }
}

void PropertyTest::partsCoverNumber()
{
    int count = 0;
    for (int round = 0; round < rounds; ++round) {
        const QString literal = u"x\u0E49-"_s.left(m_random.bounded(4));
        const auto text = Template::parse(QString(u"{PROJECT}{ORIGINATOR}"_s + literal + u"{SEQ:2}{REV}"_s));
        QVERIFY(text);
        NumberParts parts = demoParts();
        parts.project = randomCode();
        parts.originator = randomCode();
        parts.revision = randomCode();
        const auto number = render(*text, parts);
        if (!number)
            continue;
        ++count;
        qsizetype end = 0;
        for (const DocumentNumber::Part &part : number->parts()) {
            QCOMPARE(part.start, end);
            QVERIFY(part.length > 0);
            end += part.length;
        }
        QCOMPARE(end, number->text().size());
        QCOMPARE(number->text(), number->text().normalized(QString::NormalizationForm_C));
    }
    QVERIFY(count > rounds / 10);
}

void PropertyTest::previewNeverFails()
{
    for (int round = 0; round < rounds; ++round) {
        PreviewInput input{.parts = demoParts(), .period = static_cast<PeriodKind>(m_random.bounded(5))};
        input.parts.sequence = m_random.bounded(2'000'000'000) - 1;
        input.parts.project = randomCode();
        input.overflow = static_cast<OverflowPolicy>(m_random.bounded(2));
        const ParsedTemplate parsed = parseTemplate(randomText());
        const Preview preview = previewTemplate(parsed, input);
        QVERIFY(preview.following.size() <= 4);
        const auto isBroken = [](const Segment &segment) { return segment.kind == Segment::Kind::Broken; };
        QVERIFY(!preview.complete || std::ranges::none_of(parsed.segments, isBroken));
    }
}

QTEST_GUILESS_MAIN(PropertyTest)
#include "property_test.moc"
