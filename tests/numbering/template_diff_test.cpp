#include "core/numbering/template_diff.h"

#include "core/numbering/template.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

namespace {

const QStringList units{
    u"{SEQ:4}"_s, u"{ORIGINATOR}"_s, u"{RECIPIENT}"_s, u"{YEAR:B.E.}"_s, u"{nonsense}"_s, u"-"_s, u"/"_s,
    u"ที่"_s,       u"LC"_s,           u"{{"_s};

/// One line: same text as it is, [-removed-], [+added+].
QString shown(const QList<DiffPiece> &pieces)
{
    QString text;
    for (const DiffPiece &piece : pieces) {
        if (piece.kind == DiffPiece::Kind::Same)
            text += piece.text;
        else
            text += (piece.kind == DiffPiece::Kind::Removed ? u"[-%1-]"_s : u"[+%1+]"_s).arg(piece.text);
    }
    return text;
}

QString side(const QList<DiffPiece> &pieces, DiffPiece::Kind leftOut)
{
    QString text;
    for (const DiffPiece &piece : pieces)
        text += piece.kind == leftOut ? QString() : piece.text;
    return text;
}

QString shown(const QList<MergePiece> &pieces)
{
    QStringList parts;
    for (const MergePiece &piece : pieces) {
        if (piece.kind == MergePiece::Kind::Same)
            parts.append(piece.base);
        else if (piece.kind == MergePiece::Kind::Conflict)
            parts.append(u"conflict(%1|%2|%3)"_s.arg(piece.base, piece.mine, piece.theirs));
        else if (piece.kind == MergePiece::Kind::Both)
            parts.append(u"both(%1>%2)"_s.arg(piece.base, piece.mine));
        else if (piece.kind == MergePiece::Kind::Mine)
            parts.append(u"mine(%1>%2)"_s.arg(piece.base, piece.mine));
        else
            parts.append(u"theirs(%1>%2)"_s.arg(piece.base, piece.theirs));
    }
    return parts.join(u' ');
}

/// The textbook's, over units that the test itself put together.
qsizetype longestCommon(const QStringList &first, const QStringList &second)
{
    std::vector<std::vector<qsizetype>> table(first.size() + 1, std::vector<qsizetype>(second.size() + 1, 0));
    for (qsizetype i = 0; i < first.size(); ++i) {
        for (qsizetype j = 0; j < second.size(); ++j)
            table[i + 1][j + 1] =
                first[i] == second[j] ? table[i][j] + 1 : std::max(table[i][j + 1], table[i + 1][j]);
    }
    return table[first.size()][second.size()];
}

} // namespace

class TemplateDiffTest : public QObject
{
    Q_OBJECT

private slots:
    void showsWhatChanged_data();
    void showsWhatChanged();
    void tellsWhereOnEitherSide();
    void givesBackBothSides();
    void changesAsLittleAsPossible();
    void comparesHugeTexts();
    void mergesTwoPeoplesChanges_data();
    void mergesTwoPeoplesChanges();
    void mergeGivesBackAllSides();

private:
    /// Neighbouring words would be one unit, so none follow each other.
    QStringList randomUnits()
    {
        QStringList some;
        const int wanted = m_random.bounded(12);
        while (some.size() < wanted) {
            const QString unit = units[m_random.bounded(units.size())];
            const bool isWord = unit == u"ที่"_s || unit == u"LC"_s;
            const bool afterWord = !some.isEmpty() && (some.last() == u"ที่"_s || some.last() == u"LC"_s);
            if (!isWord || !afterWord)
                some.append(unit);
        }
        return some;
    }

    QRandomGenerator m_random{20261121};
};

void TemplateDiffTest::showsWhatChanged_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing") << u""_s << u""_s << u""_s;
    QTest::newRow("no change") << u"{PROJECT}-{SEQ:4}"_s << u"{PROJECT}-{SEQ:4}"_s << u"{PROJECT}-{SEQ:4}"_s;
    QTest::newRow("first version") << u""_s << u"A-{SEQ:4}"_s << u"[+A-{SEQ:4}+]"_s;
    QTest::newRow("a digit more is another token")
        << u"{ORIGINATOR}-{SEQ:4}"_s << u"{ORIGINATOR}-{SEQ:5}"_s << u"{ORIGINATOR}-[-{SEQ:4}-][+{SEQ:5}+]"_s;
    QTest::newRow("token put in") << u"{ORIGINATOR}-{SEQ:4}"_s << u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}"_s
                                  << u"{ORIGINATOR}-[+{RECIPIENT}-+]{SEQ:4}"_s;
    QTest::newRow("words are whole") << u"LCBP3-OUT-{SEQ:4}"_s << u"LCBP4-OUT-{SEQ:4}"_s
                                     << u"[-LCBP3-][+LCBP4+]-OUT-{SEQ:4}"_s;
    QTest::newRow("another separator")
        << u"{ORIGINATOR}-{SEQ:4}"_s << u"{ORIGINATOR}/{SEQ:4}"_s << u"{ORIGINATOR}[---][+/+]{SEQ:4}"_s;
    QTest::newRow("Thai words") << u"ที่ กท-{SEQ:4}"_s << u"ที่ คค-{SEQ:4}"_s << u"ที่ [-กท-][+คค+]-{SEQ:4}"_s;
    QTest::newRow("doubled braces") << u"{{A}}{SEQ:4}"_s << u"{{B}}{SEQ:4}"_s << u"{{[-A-][+B+]}}{SEQ:4}"_s;
    QTest::newRow("broken part") << u"{SEQ}-A"_s << u"{SEQ:4}-A"_s << u"[-{SEQ}-][+{SEQ:4}+]-A"_s;
    QTest::newRow("tokens rather than separators")
        << u"-{SEQ:4}"_s << u"{SEQ:4}-"_s << u"[---]{SEQ:4}[+-+]"_s;
    QTest::newRow("tokens rather than separators, moved to the end")
        << u"{SEQ:4}-"_s << u"-{SEQ:4}"_s << u"[+-+]{SEQ:4}[---]"_s;
}

void TemplateDiffTest::showsWhatChanged()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QTEST(shown(templateDiff(before, after)), "expected");
}

void TemplateDiffTest::tellsWhereOnEitherSide()
{
    const QList<DiffPiece> expected{
        {DiffPiece::Kind::Same, u"{PROJECT}-"_s, {0, 10}, {0, 10}},
        {DiffPiece::Kind::Removed, u"{SEQ:4}"_s, {10, 7}, {10, 0}},
        {DiffPiece::Kind::Added, u"{SEQ:5}"_s, {17, 0}, {10, 7}},
        {DiffPiece::Kind::Same, u"-"_s, {17, 1}, {17, 1}},
        {DiffPiece::Kind::Added, u"{REV}"_s, {18, 0}, {18, 5}},
    };
    QCOMPARE(templateDiff(u"{PROJECT}-{SEQ:4}-"_s, u"{PROJECT}-{SEQ:5}-{REV}"_s), expected);
}

void TemplateDiffTest::givesBackBothSides()
{
    for (int round = 0; round < 4000; ++round) {
        const QString before = randomUnits().join(QString());
        const QString after = randomUnits().join(QString());
        const QList<DiffPiece> pieces = templateDiff(before, after);
        QCOMPARE(side(pieces, DiffPiece::Kind::Added), before);
        QCOMPARE(side(pieces, DiffPiece::Kind::Removed), after);
        for (const DiffPiece &piece : pieces) {
            if (piece.kind != DiffPiece::Kind::Added)
                QCOMPARE(before.mid(piece.before.start, piece.before.length), piece.text);
            if (piece.kind != DiffPiece::Kind::Removed)
                QCOMPARE(after.mid(piece.after.start, piece.after.length), piece.text);
        }
    }
}

void TemplateDiffTest::changesAsLittleAsPossible()
{
    // One character each, so that the length of the pieces counts units.
    const QString signs = u"-/._ "_s;
    for (int round = 0; round < 4000; ++round) {
        QStringList before;
        QStringList after;
        for (int count = m_random.bounded(10); count > 0; --count)
            before.append(signs[m_random.bounded(signs.size())]);
        for (int count = m_random.bounded(10); count > 0; --count)
            after.append(signs[m_random.bounded(signs.size())]);
        qsizetype same = 0;
        for (const DiffPiece &piece : templateDiff(before.join(QString()), after.join(QString())))
            same += piece.kind == DiffPiece::Kind::Same ? piece.text.size() : 0;
        QCOMPARE(same, longestCommon(before, after));
    }
}

void TemplateDiffTest::comparesHugeTexts()
{
    const QString before = u"A-"_s.repeated(50'000);
    const QString after = u"B-"_s.repeated(50'000);
    const QList<DiffPiece> pieces = templateDiff(before, after);
    QCOMPARE(side(pieces, DiffPiece::Kind::Added), before);
    QCOMPARE(side(pieces, DiffPiece::Kind::Removed), after);
}

void TemplateDiffTest::mergesTwoPeoplesChanges_data()
{
    QTest::addColumn<QString>("mine");
    QTest::addColumn<QString>("theirs");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("merged");
    // The base is {ORIGINATOR}-{SEQ:4}-{YEAR:B.E.}.
    QTest::newRow("nobody") << u"{ORIGINATOR}-{SEQ:4}-{YEAR:B.E.}"_s << u"{ORIGINATOR}-{SEQ:4}-{YEAR:B.E.}"_s
                            << u"{ORIGINATOR}-{SEQ:4}-{YEAR:B.E.}"_s << u"{ORIGINATOR}-{SEQ:4}-{YEAR:B.E.}"_s;
    QTest::newRow("in different places")
        << u"{ORIGINATOR}-{SEQ:5}-{YEAR:B.E.}"_s << u"{ORIGINATOR}-{SEQ:4}-{YEAR:A.D.}"_s
        << u"{ORIGINATOR}- mine({SEQ:4}>{SEQ:5}) - theirs({YEAR:B.E.}>{YEAR:A.D.})"_s
        << u"{ORIGINATOR}-{SEQ:5}-{YEAR:A.D.}"_s;
    QTest::newRow("the same") << u"{ORIGINATOR}-{SEQ:5}-{YEAR:B.E.}"_s
                              << u"{ORIGINATOR}-{SEQ:5}-{YEAR:B.E.}"_s
                              << u"{ORIGINATOR}- both({SEQ:4}>{SEQ:5}) -{YEAR:B.E.}"_s
                              << u"{ORIGINATOR}-{SEQ:5}-{YEAR:B.E.}"_s;
    QTest::newRow("in the same place")
        << u"{ORIGINATOR}-{SEQ:5}-{YEAR:B.E.}"_s << u"{ORIGINATOR}-{SEQ:6}-{YEAR:B.E.}"_s
        << u"{ORIGINATOR}- conflict({SEQ:4}|{SEQ:5}|{SEQ:6}) -{YEAR:B.E.}"_s << QString();
    QTest::newRow("one takes away what the other changes")
        << u"{ORIGINATOR}--{YEAR:B.E.}"_s << u"{ORIGINATOR}-{SEQ:6}-{YEAR:B.E.}"_s
        << u"{ORIGINATOR}- conflict({SEQ:4}||{SEQ:6}) -{YEAR:B.E.}"_s << QString();
}

void TemplateDiffTest::mergesTwoPeoplesChanges()
{
    QFETCH(QString, mine);
    QFETCH(QString, theirs);
    const QList<MergePiece> pieces = mergeTemplates(u"{ORIGINATOR}-{SEQ:4}-{YEAR:B.E.}", mine, theirs);
    QTEST(shown(pieces), "expected");
    QTEST(mergedText(pieces).value_or(QString()), "merged");
}

void TemplateDiffTest::mergeGivesBackAllSides()
{
    for (int round = 0; round < 4000; ++round) {
        const QString base = randomUnits().join(QString());
        const QString mine = randomUnits().join(QString());
        const QString theirs = round % 2 == 0 ? base : randomUnits().join(QString());
        QString given[3];
        const QList<MergePiece> pieces = mergeTemplates(base, mine, theirs);
        for (const MergePiece &piece : pieces) {
            given[0] += piece.base;
            given[1] += piece.mine;
            given[2] += piece.theirs;
        }
        QCOMPARE(given[0], base);
        QCOMPARE(given[1], mine);
        QCOMPARE(given[2], theirs);
        if (theirs == base)
            QCOMPARE(mergedText(pieces), std::optional(mine));
    }
}

QTEST_GUILESS_MAIN(TemplateDiffTest)
#include "template_diff_test.moc"
