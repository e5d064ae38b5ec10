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
};

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
