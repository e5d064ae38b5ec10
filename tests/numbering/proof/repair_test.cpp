#include "core/numbering/proof/proof_text.h"
#include "core/numbering/proof/repair.h"
#include "tests/numbering/proof/proof_setup.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

/// Whether the repairs that are offered mend the template.
class RepairTest : public QObject
{
    Q_OBJECT

private slots:
    void mendsTheRfaOfTheRequirements();
    void mendsRepeatingNumbers();
    void separatesParts();
    void tellsTypesApart();
    void offersNothingWithoutNeed();
    void offersNoTemplateThatTheStoreRefuses();
    void tellsWhyInWords();
};

namespace {

const QStringList organizations{u"กทท."_s, u"คคง."_s};

ProofInput rfaInput(const QString &text)
{
    ProofInput input = proofInput({numberedType(u"RFA"_s, text)}, organizations);
    input.rfaTypes = proofCodes({u"RPT"_s, u"SDW"_s});
    input.disciplines = proofCodes({u"GEN"_s, u"TER"_s});
    return input;
}

QStringList summaries(const QList<Repair> &repairs)
{
    QStringList lines;
    for (const Repair &repair : repairs)
        lines.append(u"%1 | %2 | %3"_s.arg(repair.text, periodKindName(repair.period),
                                           uniquenessScopeName(repair.scope)));
    return lines;
}

/// The input with the repair in place of the first type's template.
ProofInput mended(ProofInput input, const Repair &repair)
{
    input.types[0].text = *Template::parse(repair.text);
    input.types[0].period = repair.period;
    input.types[0].scope = repair.scope;
    return input;
}

} // namespace

void RepairTest::mendsTheRfaOfTheRequirements()
{
    const ProofInput input = rfaInput(u"{PROJECT}-{CORR_TYPE}-{DISCIPLINE}-{RFA_TYPE}-{SEQ:4}-{REV}"_s);
    const QList<Repair> repairs = repairsOf(input);
    const QString sender = u"{PROJECT}-{CORR_TYPE}-{DISCIPLINE}-{RFA_TYPE}-{ORIGINATOR}-{SEQ:4}-"_s;
    QCOMPARE(summaries(repairs), (QStringList{sender + u"{YEAR:A.D.}-{REV} | YEARLY | TYPE"_s,
                                              sender + u"{REV} | NEVER | TYPE"_s}));
    QCOMPARE(describe(repairs[0]), u"Add {ORIGINATOR}; Add {YEAR:A.D.}"_s);
    for (const Repair &repair : repairs)
        QCOMPARE(prove(mended(input, repair)).verdict, ProofVerdict::Proved);
}

void RepairTest::mendsRepeatingNumbers()
{
    NumberedType type = numberedType(u"LETTER"_s, u"{ORIGINATOR}/{RECIPIENT}/{SEQ:3}"_s);
    QCOMPARE(summaries(repairsOf(proofInput({type}, organizations))),
             (QStringList{u"{ORIGINATOR}/{RECIPIENT}/{SEQ:3}/{YEAR:A.D.} | YEARLY | TYPE"_s,
                          u"{ORIGINATOR}/{RECIPIENT}/{SEQ:3} | NEVER | TYPE"_s}));
    type.period = PeriodKind::Daily;
    QCOMPARE(summaries(repairsOf(proofInput({type}, organizations), 1)),
             QStringList{u"{ORIGINATOR}/{RECIPIENT}/{SEQ:3}/{DATE:yyyyMMdd} | DAILY | TYPE"_s});
}

void RepairTest::separatesParts()
{
    const QString year = u"-{YEAR:A.D.}"_s;
    ProofInput input =
        proofInput({numberedType(u"TRANSMITTAL"_s, u"{ORIGINATOR}-{RECIPIENT}-{SUB_TYPE}{SEQ:4}"_s + year)},
                   organizations);
    input.subTypes = proofCodes({u"1"_s, u"11"_s});
    const QList<Repair> repairs = repairsOf(input, 1);
    QCOMPARE(summaries(repairs),
             QStringList{u"{ORIGINATOR}-{RECIPIENT}-{SUB_TYPE}-{SEQ:4}-{YEAR:A.D.} | YEARLY | TYPE"_s});
    QCOMPARE(describe(repairs[0]), u"Put “-” between the parts"_s);

    // Two separators do as well, but one is enough.
    input = proofInput({numberedType(u"LETTER"_s, u"{ORIGINATOR}{RECIPIENT}-{SEQ:4}{REV}-{YEAR:A.D.}"_s)},
                       organizations);
    QCOMPARE(summaries(repairsOf(input)),
             QStringList{u"{ORIGINATOR}{RECIPIENT}-{SEQ:4}-{REV}-{YEAR:A.D.} | YEARLY | TYPE"_s});

    input = proofInput({numberedType(u"LETTER"_s, u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}"_s + year)},
                       {u"A"_s, u"A-B"_s, u"B"_s, u"B-B"_s});
    QCOMPARE(prove(input).verdict, ProofVerdict::Collides);
    QCOMPARE(summaries(repairsOf(input, 1)),
             QStringList{u"{ORIGINATOR}/{RECIPIENT}/{SEQ:4}/{YEAR:A.D.} | YEARLY | TYPE"_s});
}

void RepairTest::tellsTypesApart()
{
    const QString text = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:A.D.}"_s;
    NumberedType letter = numberedType(u"LETTER"_s, text);
    letter.scope = UniquenessScope::Store;
    NumberedType memo = numberedType(u"MEMO"_s, text);
    memo.isExamined = false;
    const ProofInput input = proofInput({letter, memo}, organizations);
    const QList<Repair> repairs = repairsOf(input);
    QCOMPARE(summaries(repairs),
             (QStringList{u"{ORIGINATOR}-{RECIPIENT}-{CORR_TYPE}-{SEQ:4}-{YEAR:A.D.} | YEARLY | STORE"_s,
                          text + u" | YEARLY | TYPE"_s}));
    for (const Repair &repair : repairs)
        QCOMPARE(prove(mended(input, repair)).verdict, ProofVerdict::Proved);
    // A scope of its own does not help beside one that covers it.
    memo.scope = UniquenessScope::Store;
    QCOMPARE(summaries(repairsOf(proofInput({letter, memo}, organizations))),
             QStringList{u"{ORIGINATOR}-{RECIPIENT}-{CORR_TYPE}-{SEQ:4}-{YEAR:A.D.} | YEARLY | STORE"_s});
}

void RepairTest::offersNothingWithoutNeed()
{
    const QString text = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:A.D.}"_s;
    QVERIFY(repairsOf(proofInput({numberedType(u"LETTER"_s, text)}, organizations)).isEmpty());
    // Only a new name helps.
    QVERIFY(repairsOf(proofInput({numberedType(u"LETTER"_s, text)}, {u"A"_s, u"a"_s})).isEmpty());
}

/// With the year the number would be longer than 100 characters.
void RepairTest::offersNoTemplateThatTheStoreRefuses()
{
    const QString text = QString(88, u'X') + u"-{SEQ:4}"_s;
    const NumberedType type = numberedType(u"LETTER"_s, u"{ORIGINATOR}-{RECIPIENT}-"_s + text);
    const ProofInput input = proofInput({type}, {u"A"_s});
    QCOMPARE(prove(input).verdict, ProofVerdict::RepeatsEachPeriod);
    QCOMPARE(summaries(repairsOf(input)), QStringList{type.text.text() + u" | NEVER | TYPE"_s});
}

void RepairTest::tellsWhyInWords()
{
    const Proof rfa = prove(rfaInput(u"{PROJECT}-{SEQ:4}-{RFA_TYPE}-{DISCIPLINE}-{REV}"_s));
    QCOMPARE(describe(rfa.collisions[0]), u"P1-0001-RPT-GEN-A can be given twice: กทท. and "
                                          u"คคง. have separate counters, but the number does not "
                                          "show {ORIGINATOR}."_s);
    QCOMPARE(describe(rfa.collisions[1]), u"P1-0001-RPT-GEN-A can be given in 2025 and again in 2026: the "
                                          u"counter starts again, and the number does "
                                          "not show when."_s);
    ProofInput input = proofInput(
        {numberedType(u"TRANSMITTAL"_s, u"{ORIGINATOR}-{RECIPIENT}-{SUB_TYPE}{SEQ:4}-{YEAR:A.D.}"_s)},
        {u"A"_s});
    input.subTypes = proofCodes({u"1"_s, u"11"_s});
    QCOMPARE(describe(prove(input).collisions[0]),
             u"A-A-110001-2025 can be read in two ways once the sequence number has outgrown its digits: Sub "
             u"type 1, "
             "sequence number 10001; or Sub type 11, sequence number 1."_s);
}

QTEST_GUILESS_MAIN(RepairTest)
#include "repair_test.moc"
