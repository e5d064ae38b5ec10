#include "core/numbering/validate.h"
#include "tests/store/attacks/attack_range.h"
#include "tests/store/attacks/nasty_templates.h"
#include "tests/store/attacks/verdicts.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

constexpr int badTemplate = 31014;

QString quoted(QString text)
{
    return u'\'' + text.replace(u'\\', u"\\\\"_s).replace(u'\'', u"''"_s) + u'\'';
}

} // namespace

/// Templates that the core takes for wrong, from a program that does not ask the core (3.11.4, 3.11.7.1).
class TemplateTextsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_wrong.clear();
        m_sound = 0;
    }

    void initTestCase() { m_range = std::make_unique<test::AttackRange>(); }
    void cleanupTestCase()
    {
        qInfo("refused: %s", qPrintable(m_range->refusedPerLogin()));
        m_range.reset();
    }

    void refusesTemplate_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("token around an escape") << u"{SE{{Q:4}"_s;
        QTest::newRow("token around a closing escape") << u"{SEQ}}:4}"_s;
        QTest::newRow("running number in escapes") << u"{{SEQ:4}}"_s;
        QTest::newRow("brace that opens nothing") << u"{SEQ:4}{"_s;
        QTest::newRow("brace that closes nothing") << u"{SEQ:4}}"_s;
        QTest::newRow("leading space") << u" {SEQ:4}"_s;
        QTest::newRow("trailing space") << u"{SEQ:4} "_s;
        QTest::newRow("no-break space") << u"a\u00A0{SEQ:4}"_s;
        QTest::newRow("small letters") << u"{seq:4}"_s;
        QTest::newRow("Thai digit") << u"{SEQ:๔}"_s;
        QTest::newRow("date of nothing") << u"{SEQ:4}{DATE:-}"_s;
        QTest::newRow("date of other letters") << u"{SEQ:4}{DATE:hhmm}"_s;
        QTest::newRow("date with two years") << u"{SEQ:4}{DATE:yy-yyyy}"_s;
        QTest::newRow("date of no calendar") << u"{SEQ:4}{DATE:yyyy:C.E.}"_s;
        QTest::newRow("part of another type") << u"{SEQ:4}-{DISCIPLINE}"_s;
        QTest::newRow("deprecated token") << u"{SEQ:4}-{YEAR}"_s;
        QTest::newRow("symbol") << u"☎{SEQ:4}"_s;
        QTest::newRow("object replacement") << u"a\uFFFC{SEQ:4}"_s;
        QTest::newRow("Hangul filler") << u"a\u3164{SEQ:4}"_s;
        QTest::newRow("mark without a letter") << u"{SEQ:4}\u0E48"_s;
        QTest::newRow("decomposed letter") << u"e\u0301{SEQ:4}"_s;
        QTest::newRow("Thai marks in the wrong order") << u"ก\u0E48\u0E38{SEQ:4}"_s;
        QTest::newRow("Ohm sign") << u"\u2126{SEQ:4}"_s;
        QTest::newRow("next format without more digits") << u"{SEQ:4}{NEXT}A{SEQ:4}"_s;
        QTest::newRow("no next format") << u"{SEQ:4}{NEXT}"_s;
        QTest::newRow("nothing before the next format") << u"{NEXT}{SEQ:4}"_s;
        QTest::newRow("next format with a trailing space") << u"{SEQ:4} {NEXT}{SEQ:5}"_s;
        QTest::newRow("next format with a part of another type") << u"{SEQ:4}{NEXT}{SEQ:5}{DISCIPLINE}"_s;
        QTest::newRow("next number of more than 100 characters")
            << u"{SEQ:4}{NEXT}"_s + QString(96, u'x') + u"{SEQ:5}"_s;
        QTest::newRow("number of more than 100 characters") << QString(97, u'x') + u"{SEQ:4}"_s;
    }

    void refusesTemplate()
    {
        QFETCH(QString, text);
        const QString reason = u"'a reason that is long enough'"_s;
        for (const auto &[login, statement] :
             {std::pair{u"pa.demo"_s, u"CALL {api}.request_template(2, 6, 0, %1, 'YEARLY', 'WIDEN', 'STORE', "
                                      "'SKIP', NULL, '{}', %2)"_s},
              std::pair{
                  u"pa.demo"_s,
                  u"CALL {api}.set_template(2, 6, 0, %1, 'YEARLY', 'WIDEN', 'TYPE', 'SKIP', NULL, %2)"_s}}) {
            const QString failed =
                test::attack(*m_range, login, {statement.arg(quoted(text), reason)}, {badTemplate});
            QVERIFY2(failed.isEmpty(), qPrintable(failed));
        }
    }

    /// LEKTHI_TEMPLATES says how many, LEKTHI_SEED which.
    void agreesWithTheCore()
    {
        const int count = test::numberFromEnvironment("LEKTHI_TEMPLATES", 20'000);
        const int seed = test::numberFromEnvironment("LEKTHI_SEED", 20251123);
        test::NastyTemplates maker(static_cast<quint32>(seed));
        qInfo("%d templates of seed %d", count, seed);
        for (int made = 0; made < count && m_wrong.size() < 50; made += batch) {
            QList<Made> templates;
            for (int place = 0; place < std::min(batch, count - made); ++place)
                templates.append(maker.next());
            compare(templates);
        }
        qInfo("sound: %d", m_sound);
        QVERIFY2(m_wrong.isEmpty(), qPrintable(m_wrong.join(u'\n')));
        QVERIFY2(m_sound > count / 10 && m_sound < count - count / 10, "too few of one kind to compare");
    }

    /// Within a literal text, at its beginning and end, and behind marks.
    void agreesOnEveryCharacter()
    {
        QList<Made> templates;
        for (const char32_t character : test::charactersToTry()) {
            const QString text = test::textOf(character);
            templates.append({{}, u"a%1b{SEQ:4}"_s.arg(text)});
            if (QChar::isMark(character) || QChar::isSpace(character) || character < 0x80)
                templates += {{{}, text + u"{SEQ:4}"_s},
                              {{}, u"{SEQ:4}"_s + text},
                              {{}, u"{PROJECT} "_s + text + u"{SEQ:4}"_s},
                              {{}, u"กุ่"_s + text + u"{SEQ:4}"_s},
                              {{}, u"가"_s + text + u"{SEQ:4}"_s}};
            if (templates.size() >= batch)
                compare(std::exchange(templates, {}));
        }
        compare(templates);
        QVERIFY2(m_wrong.isEmpty(), qPrintable(m_wrong.mid(0, 50).join(u'\n')));
    }

    /// The order in which the marks of a letter stand.
    void agreesOnMarks()
    {
        const QList<uint> all =
            u"\u0E31\u0E33\u0E34\u0E37\u0E38\u0E39\u0E3A\u0E47\u0E48\u0E4B\u0E4C\u0E4D\u0E4E\u0EB1"
            u"\u0EB4\u0EB8\u0EB9\u0EBA\u0EBB\u0EBC\u0EC8\u0ECB\u0ECC\u0ECD\u0ECE\u0301\u200D"_s.toUcs4();
        for (const char32_t first : all) {
            QList<Made> templates;
            for (const char32_t second : all) {
                for (const char32_t third :
                     {U'\u0E3A', U'\u0E38', U'\u0E48', U'\u0E34', U'\u0EB8', U'\u0EC8'}) {
                    const char32_t text[]{U'\u0E01', first, second, third};
                    templates.append({{}, QString::fromUcs4(text, 4) + u"{SEQ:4}"_s});
                }
            }
            compare(templates);
        }
        QVERIFY2(m_wrong.isEmpty(), qPrintable(m_wrong.mid(0, 50).join(u'\n')));
        QVERIFY(m_sound > 0);
    }

    /// All patterns of up to five parts.
    void agreesOnDates()
    {
        const QStringList parts{u"yyyy"_s, u"yy"_s, u"MM"_s, u"dd"_s, u"-"_s};
        QStringList patterns{QString()};
        for (qsizetype from = 0; from < patterns.size() && patterns.size() < 4000; ++from) {
            for (const QString &part : parts)
                patterns.append(patterns[from] + part);
        }
        QList<Made> templates;
        for (const QString &pattern : std::as_const(patterns))
            templates.append({{}, u"{SEQ:4}{DATE:"_s + pattern + u'}'});
        compare(templates);
        QVERIFY2(m_wrong.isEmpty(), qPrintable(m_wrong.mid(0, 50).join(u'\n')));
        QVERIFY(m_sound > 100);
    }

    /// The same with the time of day, which stands behind the day.
    void agreesOnTimes()
    {
        const QStringList parts{u"yyyy"_s, u"dd"_s, u"HH"_s, u"mm"_s, u"ss"_s, u"-"_s};
        QStringList patterns{QString()};
        for (qsizetype from = 0; from < patterns.size() && patterns.size() < 8000; ++from) {
            for (const QString &part : parts)
                patterns.append(patterns[from] + part);
        }
        QList<Made> templates{{{}, u"{SEQ:4}{DATE:yyyyMMddHHmmss}"_s},
                              {{}, u"{DATE:dd.MM.yy/HH-mm_ss:B.E.}{SEQ:4}"_s}};
        for (const QString &pattern : std::as_const(patterns))
            templates.append({{}, u"{SEQ:4}{DATE:"_s + pattern + u'}'});
        compare(templates);
        QVERIFY2(m_wrong.isEmpty(), qPrintable(m_wrong.mid(0, 50).join(u'\n')));
        QVERIFY(m_sound > 100);
    }

    /// Length alone decides, before any pattern is tried.
    void triesNoPatternOnHugeTexts()
    {
        for (const auto &piece :
             {u"{{"_s, u"{"_s, u"{SEQ:4}"_s, u"ก\u0E48\u0E38"_s, u"{DATE:yy-"_s, u" "_s}) {
            const QString call =
                u"{api}.is_template(NULL, REPEAT(%1, 65535 DIV OCTET_LENGTH(%1)))"_s.arg(quoted(piece));
            QElapsedTimer timer;
            timer.start();
            m_range->root().value(m_range->named(u"SELECT BENCHMARK(100, "_s + call + u')'));
            qInfo("%s: %.2f ms", qPrintable(piece), double(timer.elapsed()) / 100);
            QCOMPARE(m_range->root().value(m_range->named(u"SELECT "_s + call)).toInt(), 0);
        }
    }

private:
    using Made = test::NastyTemplates::Made;
    static constexpr int batch = 4000;

    static bool isSoundToTheCore(const Made &made)
    {
        using numbering::TokenKind;
        // How long the codes in use are is not for the store to know.
        static const QHash<TokenKind, int> none{{TokenKind::Project, 0},    {TokenKind::Originator, 0},
                                                {TokenKind::Recipient, 0},  {TokenKind::CorrType, 0},
                                                {TokenKind::SubType, 0},    {TokenKind::RfaType, 0},
                                                {TokenKind::Discipline, 0}, {TokenKind::Revision, 0}};
        return !numbering::hasErrors(
            numbering::validateTemplate(made.text, {.typeCode = made.typeCode, .longestCodes = none}));
    }

    void compare(const QList<Made> &templates)
    {
        QJsonArray entries;
        for (const Made &made : templates)
            entries.append(QJsonArray{made.typeCode.isEmpty() ? QJsonValue()
                                                              : QJsonValue(numbering::keyShapeName(
                                                                    numbering::keyShapeOf(made.typeCode))),
                                      made.text});
        const QString verdicts = test::verdictsOn(*m_range, u"{api}.is_template(a, b)"_s, entries);
        QCOMPARE(verdicts.size(), templates.size());
        for (qsizetype place = 0; place < templates.size(); ++place) {
            const Made &made = templates[place];
            const bool isSound = isSoundToTheCore(made);
            m_sound += isSound ? 1 : 0;
            if (verdicts[place] != (isSound ? u'1' : u'0'))
                m_wrong.append(u"%1: sound to the %2 alone: %3 (%4)"_s.arg(
                    made.typeCode, isSound ? u"core"_s : u"store"_s, made.text,
                    test::codePointsOf(made.text)));
        }
    }

    std::unique_ptr<test::AttackRange> m_range;
    QStringList m_wrong; ///< in the test that runs
    int m_sound = 0;
};

QTEST_GUILESS_MAIN(TemplateTextsTest)
#include "template_texts_test.moc"
