#include "core/numbering/reason.h"
#include "core/numbering/text_safety.h"
#include "tests/store/attacks/attack_range.h"
#include "tests/store/attacks/verdicts.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

constexpr int badReason = 31010;

QString quoted(QString text)
{
    return u'\'' + text.replace(u'\\', u"\\\\"_s).replace(u'\'', u"''"_s) + u'\'';
}

} // namespace

/// Reasons that say nothing, from a program that does not ask the core (3.11.14.3).
class ReasonsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_wrong.clear();
        m_taken = 0;
    }

    void initTestCase() { m_range = std::make_unique<test::AttackRange>(); }
    void cleanupTestCase()
    {
        qInfo("refused: %s", qPrintable(m_range->refusedPerLogin()));
        m_range.reset();
    }

    void refusesReason_data()
    {
        QTest::addColumn<QString>("reason");
        QTest::newRow("null noteheads") << QString::fromUcs4(U"\U0001D159\U0001D158").repeated(20);
        QTest::newRow("object replacements") << u"\uFFFC\uFFFD"_s.repeated(20);
        QTest::newRow("dots and commas") << u".,"_s.repeated(20);
        QTest::newRow("two letters") << u"ab"_s.repeated(20);
        QTest::newRow("null notehead in a sentence")
            << u"the second trial run"_s + QString::fromUcs4(U"\U0001D159") + u" is over by now"_s;
        QTest::newRow("object replacement in a sentence") << u"the second trial run\uFFFC is over by now"_s;
        QTest::newRow("variation selector") << u"the second trial run\uFE0F is over by now"_s;
        QTest::newRow("tag") << u"the second trial run"_s + QString::fromUcs4(U"\U000E0041") + u" is over"_s;
        QTest::newRow("private use") << u"the second trial run\uE000 is over by now"_s;
        QTest::newRow("line break") << u"the second trial run\nis over by now"_s;
    }

    void refusesReason()
    {
        QFETCH(QString, reason);
        for (const auto &[login, statement] :
             {std::pair{u"sa.one"_s, u"CALL {api}.set_setting('approvals_needed', '2', %1)"_s},
              std::pair{u"pa.demo"_s, u"CALL {api}.request_template(2, 6, 0, '{SEQ:4}', 'YEARLY', 'WIDEN', "
                                      "'STORE', 'SKIP', NULL, '{}', %1)"_s}}) {
            const QString failed =
                test::attack(*m_range, login, {statement.arg(quoted(reason))}, {badReason});
            QVERIFY2(failed.isEmpty(), qPrintable(failed));
        }
    }

    /// What a denial was about is a line of the log, whatever the caller named.
    void keepsDenialsInALine()
    {
        QCOMPARE(m_range->enterAs(u"sa.one"_s)
                     ->run(m_range->named(
                         u"CALL {api}.acknowledge_alert('no\nsuch\u001b[1A\u0007 rule', '', 1, '')"_s)),
                 31012);
        QCOMPARE(
            m_range->root().value(u"SELECT subject FROM admin_log ORDER BY seq DESC LIMIT 1"_s).toString(),
            u"no such [1A  rule"_s);
    }

    /// A character that is a letter is the fifth of five, and one that is unsafe spoils a reason.
    void agreesOnEveryCharacter()
    {
        QStringList texts;
        for (const char32_t character : test::charactersToTry()) {
            const QString text = test::textOf(character);
            texts += {u"abcd"_s + text, u"abcde"_s + text};
            if ((character & 0x3F) == 0)
                texts += {text.repeated(20), text.repeated(20) + u"ab"_s};
            if (texts.size() >= batch)
                compare(std::exchange(texts, {}), 5);
        }
        compare(texts, 5);
        QVERIFY2(m_wrong.isEmpty(), qPrintable(m_wrong.mid(0, 50).join(u'\n')));
    }

    /// LEKTHI_REASONS says how many, LEKTHI_SEED which.
    void agreesWithTheCore()
    {
        const int count = test::numberFromEnvironment("LEKTHI_REASONS", 20'000);
        const int seed = test::numberFromEnvironment("LEKTHI_SEED", 20251123);
        qInfo("%d reasons of seed %d", count, seed);
        QRandomGenerator random(static_cast<quint32>(seed));
        for (int made = 0; made < count && m_wrong.size() < 50; made += batch) {
            QStringList texts;
            for (int place = 0; place < std::min(batch, count - made); ++place)
                texts.append(mixture(random));
            compare(texts, made / batch % 2 == 0 ? 5 : 20);
        }
        qInfo("taken: %d", m_taken);
        QVERIFY2(m_wrong.isEmpty(), qPrintable(m_wrong.join(u'\n')));
        QVERIFY2(m_taken > count / 10 && m_taken < count - count / 10, "too few of one kind to compare");
    }

    /// What people type goes into the store composed; what other programs send is judged alike if it is not.
    void decomposedTextsAreNoLonger()
    {
        QStringList texts;
        for (char32_t character = 0x80; character < 0x30000; ++character) {
            const QString text = test::textOf(character);
            if (QChar::isSurrogate(character) || QChar::decomposition(character).isEmpty())
                continue;
            QCOMPARE(numbering::letterCount(text.normalized(QString::NormalizationForm_D)),
                     numbering::letterCount(text));
            texts.append(u"abcd"_s + text.normalized(QString::NormalizationForm_D));
        }
        compare(texts, 5);
        QVERIFY2(m_wrong.isEmpty(), qPrintable(m_wrong.mid(0, 50).join(u'\n')));
    }

    /// {{pattern_of_invisible}} and isInvisible() are one rule in two words.
    void agreesOnWhatIsInvisible()
    {
        const QString pattern = sqlPart(u"pattern_of_invisible"_s);
        QString wrong;
        const QList<char32_t> all = test::charactersToTry();
        for (qsizetype from = 0; from < all.size(); from += batch) {
            const QList<char32_t> some = all.mid(from, batch);
            QJsonArray entries;
            for (const char32_t character : some)
                entries.append(QJsonArray{test::textOf(character)});
            const QString verdicts = test::verdictsOn(*m_range, u"a REGEXP "_s + pattern, entries);
            for (qsizetype place = 0; place < some.size(); ++place) {
                if ((verdicts[place] == u'1') != numbering::isInvisible(some[place]))
                    wrong += numbering::unicodeName(some[place]) + u' ';
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

private:
    static constexpr int batch = 4000;

    static QString sqlPart(const QString &name)
    {
        QFile file(u":/lekthi/store/sql_parts/%1.sql"_s.arg(name));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString();
    }

    static QString mixture(QRandomGenerator &random)
    {
        static const QStringList pieces{
            u"a"_s,      u"b"_s,      u"reset "_s, u"ก"_s,
            u"ที่ "_s,     u"น้ำ"_s,     u"第三次"_s, u"1"_s,
            u"๑"_s,      u"½"_s,      u"é"_s,      u"e\u0301"_s,
            u"한"_s,     u"\u1100"_s, u"\u1161"_s, u" "_s,
            u"\u00A0"_s, u"\u3000"_s, u"."_s,      u","_s,
            u"-"_s,      u"€"_s,      u"😀"_s,     u"ๆ"_s,
            u"xxxxx"_s,  u"....."_s,  u"ababab"_s, u"the old register of the office "_s};
        static const QStringList unsafe{u"\u200B"_s, u"\uFFFC"_s, u"\u3164"_s, u"\u2800"_s, u"\uFE0F"_s,
                                        u"\n"_s,     u"\u202E"_s, u"\uE000"_s, u"\u0378"_s, u"\u00AD"_s};
        const auto below = [&](qsizetype end) { return random.bounded(static_cast<int>(end)); };
        QString text;
        const QString only = pieces[below(pieces.size())];
        const bool isUniform = below(4) == 0;
        for (int count = 1 + below(below(20) == 0 ? 120 : 20); count > 0; --count)
            text += isUniform ? only : pieces[below(pieces.size())];
        if (below(6) == 0)
            text.insert(below(text.size() + 1), unsafe[below(unsafe.size())]);
        if (below(40) == 0)
            text = text.repeated(40).left(498 + below(4));
        return text.isValidUtf16() ? text : mixture(random);
    }

    void compare(const QStringList &texts, int least)
    {
        QJsonArray entries;
        for (const QString &text : texts)
            entries.append(QJsonArray{text});
        const QString verdicts = test::verdictsOn(*m_range, u"{api}.is_reason(a, %1)"_s.arg(least), entries);
        QCOMPARE(verdicts.size(), texts.size());
        for (qsizetype place = 0; place < texts.size(); ++place) {
            const bool isTaken = !numbering::Reason::faultOf(texts[place], least);
            m_taken += isTaken ? 1 : 0;
            if (verdicts[place] != (isTaken ? u'1' : u'0'))
                m_wrong.append(u"taken by the %1 alone, %2: %3"_s.arg(isTaken ? u"core"_s : u"store"_s)
                                   .arg(least)
                                   .arg(test::codePointsOf(texts[place])));
        }
    }

    std::unique_ptr<test::AttackRange> m_range;
    QStringList m_wrong; ///< in the test that runs
    int m_taken = 0;
};

QTEST_GUILESS_MAIN(ReasonsTest)
#include "reasons_test.moc"
