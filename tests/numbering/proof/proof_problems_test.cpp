#include "core/numbering/proof/proof_problems.h"
#include "core/numbering/proof/proof_text.h"
#include "tests/numbering/proof/proof_setup.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

class ProofProblemsTest : public QObject
{
    Q_OBJECT

private slots:
    void weighsWhatWasPromised_data();
    void weighsWhatWasPromised();
    void tellsTheWorstOfAKind();
    void saysEachVerdictInASentence();
    void saysWhatIsNotDecided();
    void saysWhatARepairDoes();
    void saysWhatAReadingIs();
    void saysInWhichPeriods_data();
    void saysInWhichPeriods();
};

namespace {

ProofDocument documentOf(qint64 sequence, const QString &revision)
{
    ProofDocument document;
    document.number = u"A-1B"_s;
    document.parts.project = u"P1"_s;
    document.parts.corrType = u"LETTER"_s;
    document.parts.originator = u"A"_s;
    document.parts.sequence = sequence;
    document.parts.revision = revision;
    document.parts.documentDate = QDate(2026, 3, 9);
    return document;
}

} // namespace

void ProofProblemsTest::saysEachVerdictInASentence()
{
    QStringList titles;
    for (const auto verdict : {ProofVerdict::Proved, ProofVerdict::RepeatsEachPeriod, ProofVerdict::Collides,
                               ProofVerdict::NotDecided}) {
        titles.append(verdictTitle(verdict));
        QVERIFY2(titles.last().endsWith(u'.'), qPrintable(titles.last()));
    }
    QCOMPARE(titles.removeDuplicates(), 0);
}

void ProofProblemsTest::saysWhatIsNotDecided()
{
    QCOMPARE(describeUndecided({}), QString());
    QStringList reasons;
    for (const auto reason : {UndecidedReason::TooLarge, UndecidedReason::UnknownCharacter,
                              UndecidedReason::JoinedParts, UndecidedReason::Withdrawn}) {
        reasons.append(describeUndecided({ProofVerdict::NotDecided, {}, reason, u"ABC"_s}));
        QVERIFY2(reasons.last().endsWith(u'.'), qPrintable(reasons.last()));
    }
    QCOMPARE(reasons.removeDuplicates(), 0);
    QVERIFY(reasons[1].contains(u"ABC"_s));
}

void ProofProblemsTest::saysWhatARepairDoes()
{
    Repair repair;
    for (const auto kind : {RepairKind::AddToken, RepairKind::AddSeparator, RepairKind::ChangeSeparator,
                            RepairKind::NeverReset, RepairKind::ScopeOfType})
        repair.steps.append({kind, u"/"_s});
    QStringList steps;
    for (const RepairStep &step : repair.steps)
        steps.append(describe(step));
    QCOMPARE(describe(repair), steps.join(u"; "_s));
    QCOMPARE(steps.removeDuplicates(), 0);
    QCOMPARE(steps.first(), u"Add /"_s);
}

/// Only what the two readings differ in.
void ProofProblemsTest::saysWhatAReadingIs()
{
    const ProofDocument first = documentOf(1, u"B"_s);
    QCOMPARE(describe(first, u"9 Mar 2026"_s),
             u"P1 LETTER: Sender A, Revision B; date 9 Mar 2026; sequence number 1"_s);
    Collision collision{CollisionReason::AmbiguousBoundary, {}, first, documentOf(1, {})};
    QCOMPARE(describe(collision), u"A-1B can be read in two ways: Revision B; or Revision none."_s);
    collision.second = documentOf(11, u"B"_s);
    QCOMPARE(describe(collision),
             u"A-1B can be read in two ways: sequence number 1; or sequence number 11."_s);
    collision.second = first;
    collision.second.parts.documentDate = QDate(2026, 3, 10);
    QCOMPARE(describe(collision), u"A-1B can be read in two ways: date 2026-03-09; or date 2026-03-10."_s);
}

void ProofProblemsTest::saysInWhichPeriods_data()
{
    QTest::addColumn<int>("part");
    QTest::addColumn<QString>("text");
    QTest::newRow("years") << 0 << u"2026"_s;
    QTest::newRow("January") << 1 << u"2026-01"_s;
    QTest::newRow("December") << 12 << u"2026-12"_s;
    QTest::newRow("first day") << 101 << u"2026-01-01"_s;
    QTest::newRow("last day") << 1231 << u"2026-12-31"_s;
}

void ProofProblemsTest::saysInWhichPeriods()
{
    QFETCH(const int, part);
    QFETCH(const QString, text);
    Collision collision{CollisionReason::RepeatsEachPeriod, {}, documentOf(1, {}), documentOf(1, {})};
    collision.first.key.period = {2026, part};
    collision.second.key.period = {2027, 0};
    QVERIFY2(describe(collision).contains(u"in %1 and again in 2027:"_s.arg(text)),
             qPrintable(describe(collision)));
}

void ProofProblemsTest::weighsWhatWasPromised_data()
{
    QTest::addColumn<UniquenessScope>("scope");
    QTest::addColumn<CollisionReason>("reason");
    QTest::addColumn<Severity>("severity");
    QTest::newRow("two of one type, passed over when they are drawn")
        << UniquenessScope::Type << CollisionReason::MissingKeyPart << Severity::Warning;
    QTest::newRow("another template of the type")
        << UniquenessScope::Type << CollisionReason::OtherTemplate << Severity::Error;
    QTest::newRow("two types that have to differ")
        << UniquenessScope::Store << CollisionReason::MissingKeyPart << Severity::Error;
    QTest::newRow("the next period of one type")
        << UniquenessScope::Type << CollisionReason::RepeatsEachPeriod << Severity::Warning;
    QTest::newRow("the next period where types have to differ")
        << UniquenessScope::Store << CollisionReason::RepeatsEachPeriod << Severity::Warning;
}

void ProofProblemsTest::weighsWhatWasPromised()
{
    QFETCH(const UniquenessScope, scope);
    QFETCH(const CollisionReason, reason);
    NumberedType type = numberedType(u"LETTER"_s, u"{ORIGINATOR}-{SEQ:4}"_s);
    type.scope = scope;
    const Proof proof{.verdict = ProofVerdict::Collides, .collisions = {{.reason = reason}}};
    const QList<Problem> problems = problemsOf(proof, type, {});
    QCOMPARE(problems.size(), 1);
    QTEST(problems.constFirst().severity, "severity");
}

/// Of two collisions of one kind the one that breaks a promise is told, whichever was found first.
void ProofProblemsTest::tellsTheWorstOfAKind()
{
    const NumberedType type = numberedType(u"LETTER"_s, u"{ORIGINATOR}-{SEQ:4}"_s);
    const Collision tolerated{.reason = CollisionReason::MissingKeyPart};
    const Collision broken{.reason = CollisionReason::OtherTemplate};
    for (const QList<Collision> &found : {QList{tolerated, broken}, QList{broken, tolerated}}) {
        const QList<Problem> problems =
            problemsOf({.verdict = ProofVerdict::Collides, .collisions = found}, type, {});
        QCOMPARE(problems.size(), 1);
        QCOMPARE(problems.constFirst().severity, Severity::Error);
        QCOMPARE(problems.constFirst().arguments, QStringList{describe(broken)});
    }
}

QTEST_GUILESS_MAIN(ProofProblemsTest)
#include "proof_problems_test.moc"
