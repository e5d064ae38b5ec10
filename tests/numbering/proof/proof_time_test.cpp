#include "core/numbering/proof/proof.h"

#include "tests/numbering/proof/proof_setup.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

/// What the proof says of numbers that show the time of day.
class ProofTimeTest : public QObject
{
    Q_OBJECT

private slots:
    void takesNoTimeForAPartOfTheKey();
    void knowsTheClock();
};

namespace {

const QStringList harbour{u"กทท."_s, u"สคฉ.3"_s, u"คคง."_s, u"ผรม.2"_s};

NumberedType letter(const QString &text)
{
    return numberedType(u"LETTER"_s, text);
}

NumberedType inStore(NumberedType type)
{
    type.scope = UniquenessScope::Store;
    return type;
}

NumberedType in(PeriodKind period, NumberedType type)
{
    type.period = period;
    return type;
}

} // namespace

/// Two numbers may be asked for within one second: the time tells nothing apart.
void ProofTimeTest::takesNoTimeForAPartOfTheKey()
{
    const auto verdict = [](const QString &text) {
        return prove(proofInput({in(PeriodKind::Daily, letter(text))}, harbour)).verdict;
    };
    QCOMPARE(verdict(u"{ORIGINATOR}-{DATE:yyyyMMddHHmmss}-{SEQ:3}"_s), ProofVerdict::Collides);
    QCOMPARE(verdict(u"{ORIGINATOR}-{RECIPIENT}-{DATE:yyyyMMddHHmmss}-{SEQ:3}"_s), ProofVerdict::Proved);
    // Without a separator the digits that a number outgrows can be those of the time.
    QCOMPARE(verdict(u"{ORIGINATOR}-{RECIPIENT}-{DATE:yyyyMMdd}-{SEQ:1}{DATE:HH}{REV}"_s),
             ProofVerdict::Collides);
    QCOMPARE(verdict(u"{ORIGINATOR}-{RECIPIENT}-{DATE:yyyyMMdd}-{SEQ:1}{DATE:HH}"_s), ProofVerdict::Proved);
}

/// No hour is 24, no minute 60: a text that would need one is none of the other type's numbers.
void ProofTimeTest::knowsTheClock()
{
    const QString key = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:A.D.}-"_s;
    const auto verdict = [&](const QString &literal, const QString &time) {
        const NumberedType memo = inStore(numberedType(u"MEMO"_s, key + literal));
        return prove(proofInput({inStore(letter(key + time)), memo}, harbour)).verdict;
    };
    QCOMPARE(verdict(u"23"_s, u"{DATE:HH}"_s), ProofVerdict::Collides);
    QCOMPARE(verdict(u"24"_s, u"{DATE:HH}"_s), ProofVerdict::Proved);
    QCOMPARE(verdict(u"30"_s, u"{DATE:HH}"_s), ProofVerdict::Proved);
    QCOMPARE(verdict(u"1959"_s, u"{DATE:HHmm}"_s), ProofVerdict::Collides);
    QCOMPARE(verdict(u"1960"_s, u"{DATE:HHmm}"_s), ProofVerdict::Proved);
    QCOMPARE(verdict(u"00.00.59"_s, u"{DATE:HH.mm.ss}"_s), ProofVerdict::Collides);
    QCOMPARE(verdict(u"00.00.60"_s, u"{DATE:HH.mm.ss}"_s), ProofVerdict::Proved);
    // The same hour stands twice, and is the same.
    QCOMPARE(verdict(u"11-11"_s, u"{DATE:HH}-{DATE:HH}"_s), ProofVerdict::Collides);
}

QTEST_GUILESS_MAIN(ProofTimeTest)
#include "proof_time_test.moc"
