#include "core/numbering/proof/proof.h"

#include "core/numbering/proof/collated_text.h"
#include "tests/numbering/proof/proof_setup.h"

#include <QTest>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

/// What the proof says of the cases that people meet.
class ProofTest : public QObject
{
    Q_OBJECT

private slots:
    void provesLetter();
    void findsTwoSendersOfAnRfa();
    void tellsOfUsualDocuments();
    void findsSameNumberNextYear();
    void provesWithYearOrWithoutReset();
    void findsTypesWithOneTemplate();
    void keepsTypesApartByScope();
    void findsCodesWithoutSeparator();
    void findsCodesThatHoldTheSeparator();
    void findsTheShortestExample();
    void findsOutgrownDigits();
    void provesDigitsThatAreRefused();
    void readsRevisionsOfAnyLength();
    void readsDates_data();
    void readsDates();
    void knowsFiscalYears();
    void comparesAsTheStore_data();
    void comparesAsTheStore();
    void namesEachTokenWithEqualCodesOnce();
    void looksOnlyAtExaminedTypes();
    void keepsRepeatedCodesTogether();
    void sparesTypesWithoutNumbers();
    void admitsWhatItDoesNotKnow();
    void admitsThatItIsTooMuch();
    void stopsOnRequest();

private:
    Proof proofOf(const ProofInput &input);
};

namespace {

const QStringList harbour{u"กทท."_s, u"สคฉ.3"_s, u"คคง."_s, u"ผรม.2"_s};

NumberedType letter(const QString &text = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s)
{
    return numberedType(u"LETTER"_s, text);
}

NumberedType rfa(const QString &text)
{
    return numberedType(u"RFA"_s, text);
}

ProofInput rfaInput(const NumberedType &type)
{
    ProofInput input = proofInput({type}, harbour);
    input.rfaTypes = proofCodes({u"RPT"_s, u"SDW"_s});
    input.disciplines = proofCodes({u"GEN"_s, u"TER"_s});
    return input;
}

ProofInput transmittalInput(const QString &text)
{
    ProofInput input = proofInput({numberedType(u"TRANSMITTAL"_s, text)}, {u"A"_s});
    input.subTypes = proofCodes({u"1"_s, u"11"_s});
    return input;
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

const Collision *find(const Proof &proof, CollisionReason reason)
{
    for (const Collision &collision : proof.collisions) {
        if (collision.reason == reason)
            return &collision;
    }
    return nullptr;
}

} // namespace

/// Every example has to be true.
Proof ProofTest::proofOf(const ProofInput &input)
{
    Proof proof = prove(input);
    for (const Collision &collision : proof.collisions) {
        for (const ProofDocument &document : {collision.first, collision.second}) {
            const NumberedType &type = input.types[document.type];
            const auto number = render(type.text, document.parts, type.overflow);
            if (!number || number->text() != document.number ||
                periodOf(type.period, document.parts.documentDate) != document.key.period)
                return {ProofVerdict::NotDecided, {}, UndecidedReason::Withdrawn};
        }
        if (collatedText(collision.first.number) != collatedText(collision.second.number) ||
            !areDifferentAllocations(collision.first, collision.second))
            return {ProofVerdict::NotDecided, {}, UndecidedReason::Withdrawn};
    }
    return proof;
}

void ProofTest::provesLetter()
{
    const Proof proof = proofOf(proofInput({letter()}, harbour));
    QCOMPARE(proof.verdict, ProofVerdict::Proved);
    QVERIFY(proof.isDecided());
    QVERIFY(proof.collisions.isEmpty());
}

void ProofTest::findsTwoSendersOfAnRfa()
{
    const QString text = u"{PROJECT}-{CORR_TYPE}-{DISCIPLINE}-{RFA_TYPE}-{SEQ:4}-{REV}"_s;
    const Proof proof = proofOf(rfaInput(rfa(text)));
    QCOMPARE(proof.verdict, ProofVerdict::Collides);
    const Collision *hidden = find(proof, CollisionReason::MissingKeyPart);
    QVERIFY(hidden);
    QCOMPARE(hidden->token, std::optional(TokenKind::Originator));
    QCOMPARE(hidden->first.number, u"P1-RFA-GEN-RPT-0001-A"_s);
    QCOMPARE(hidden->first.parts.originator, u"กทท."_s);
    QCOMPARE(hidden->second.parts.originator, u"สคฉ.3"_s);
    QVERIFY(find(proof, CollisionReason::RepeatsEachPeriod));
    QCOMPARE(proof.collisions.size(), 2);
}

/// The first of all writes, and to another one.
void ProofTest::tellsOfUsualDocuments()
{
    const Proof proof = proofOf(proofInput({letter(u"{SEQ:4}-{YEAR:B.E.}"_s)}, harbour));
    QStringList documents;
    for (const Collision &collision : proof.collisions)
        documents.append(collision.first.parts.originator + u" to "_s + collision.first.parts.recipient);
    QCOMPARE(documents, (QStringList{u"กทท. to สคฉ.3"_s, u"กทท. to กทท."_s}));
}

void ProofTest::findsSameNumberNextYear()
{
    const Proof proof =
        proofOf(rfaInput(rfa(u"{PROJECT}-{ORIGINATOR}-{DISCIPLINE}-{RFA_TYPE}-{SEQ:4}-{REV}"_s)));
    QCOMPARE(proof.verdict, ProofVerdict::RepeatsEachPeriod);
    QCOMPARE(proof.collisions.size(), 1);
    QCOMPARE(proof.collisions[0].first.key.period, (Period{2025, 0}));
    QCOMPARE(proof.collisions[0].second.key.period, (Period{2026, 0}));
}

void ProofTest::provesWithYearOrWithoutReset()
{
    const QString text = u"{PROJECT}-{ORIGINATOR}-{DISCIPLINE}-{RFA_TYPE}-{SEQ:4}-{REV}"_s;
    QCOMPARE(proofOf(rfaInput(rfa(text + u"-{YEAR:A.D.}"_s))).verdict, ProofVerdict::Proved);
    QCOMPARE(proofOf(rfaInput(in(PeriodKind::Never, rfa(text)))).verdict, ProofVerdict::Proved);
}

void ProofTest::findsTypesWithOneTemplate()
{
    QList<NumberedType> types;
    for (const QString &code : {u"LETTER"_s, u"MEMO"_s, u"RFI"_s})
        types.append(inStore(numberedType(code, letter().text.text())));
    const Proof proof = proofOf(proofInput(types, harbour));
    QCOMPARE(proof.verdict, ProofVerdict::Collides);
    QCOMPARE(proof.collisions.size(), 2);
    QCOMPARE(proof.collisions[0].reason, CollisionReason::OtherTemplate);
    QCOMPARE(proof.collisions[0].first.parts.corrType, u"LETTER"_s);
    QCOMPARE(proof.collisions[0].second.parts.corrType, u"MEMO"_s);
}

void ProofTest::keepsTypesApartByScope()
{
    using enum UniquenessScope;
    const auto verdict = [this](UniquenessScope ofLetter, UniquenessScope ofOther, bool isElsewhere) {
        NumberedType first = letter();
        first.scope = ofLetter;
        NumberedType other = isElsewhere ? letter() : numberedType(u"MEMO"_s, letter().text.text());
        other.scope = ofOther;
        other.projectId = isElsewhere ? 2 : first.projectId;
        other.projectCode = isElsewhere ? u"P2"_s : first.projectCode;
        return proofOf(proofInput({first, other}, harbour)).verdict;
    };
    for (const auto other : {Type, Project, Store}) {
        for (const bool isElsewhere : {false, true}) {
            const bool covers = other == Store || (other == Project && !isElsewhere);
            const auto wanted = covers ? ProofVerdict::Collides : ProofVerdict::Proved;
            QCOMPARE(verdict(Type, other, isElsewhere), wanted);
            QCOMPARE(verdict(other, Type, isElsewhere), wanted);
        }
    }
}

void ProofTest::findsCodesWithoutSeparator()
{
    const Proof proof =
        proofOf(transmittalInput(u"{ORIGINATOR}-{RECIPIENT}-{SUB_TYPE}{SEQ:4}-{YEAR:B.E.}"_s));
    QCOMPARE(proof.verdict, ProofVerdict::Collides);
    QCOMPARE(proof.collisions.size(), 1);
    QCOMPARE(proof.collisions[0].reason, CollisionReason::OutgrownDigits);
    QCOMPARE(proof.collisions[0].first.number, u"A-A-110001-2568"_s);
    QCOMPARE(proofOf(transmittalInput(u"{ORIGINATOR}-{RECIPIENT}-{SUB_TYPE}-{SEQ:4}-{YEAR:B.E.}"_s)).verdict,
             ProofVerdict::Proved);
}

void ProofTest::findsCodesThatHoldTheSeparator()
{
    const QString text = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
    const Proof proof = proofOf(proofInput({letter(text)}, {u"LCBP3"_s, u"LCBP3-C2"_s, u"C2"_s, u"C2-C2"_s}));
    QCOMPARE(proof.verdict, ProofVerdict::Collides);
    QCOMPARE(proof.collisions[0].reason, CollisionReason::AmbiguousBoundary);
    QCOMPARE(proof.collisions[0].first.parts.sequence, 1);
    // Codes that hold the separator do no harm by themselves.
    QCOMPARE(proofOf(proofInput({letter(text)}, {u"LCBP3"_s, u"LCBP3-C2"_s})).verdict, ProofVerdict::Proved);

    const auto projectText = u"{PROJECT}-{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:A.D.}"_s;
    NumberedType first = inStore(letter(projectText));
    NumberedType second = first;
    first.projectCode = u"LCBP3"_s;
    second.projectId = 2;
    second.projectCode = u"LCBP3-C2"_s;
    QCOMPARE(proofOf(proofInput({first, second}, {u"A"_s, u"B"_s})).verdict, ProofVerdict::Proved);
    ProofInput input = proofInput({first, second}, {u"A"_s, u"C2-A"_s});
    const Proof twoProjects = proofOf(input);
    QCOMPARE(twoProjects.verdict, ProofVerdict::Collides);
    QCOMPARE(twoProjects.collisions.size(), 1);
    QCOMPARE(twoProjects.collisions[0].first.number, u"LCBP3-C2-A-A-0001-2025"_s);
    QCOMPARE(twoProjects.collisions[0].second.number, u"LCBP3-C2-A-A-0001-2025"_s);
}

void ProofTest::findsTheShortestExample()
{
    NumberedType second = inStore(letter());
    second.projectId = 2;
    second.organizations = 1;
    ProofInput input = proofInput({inStore(letter()), second}, {u"LONGCODE"_s, u"A"_s, u"B-LONGCODE"_s});
    input.organizations.append(proofCodes({u"LONGCODE"_s, u"A-B"_s}));
    const Proof proof = proofOf(input);
    QCOMPARE(proof.collisions.size(), 1);
    // Shorter than LONGCODE-LONGCODE-..., which both have as well.
    QCOMPARE(proof.collisions[0].first.number, u"A-B-LONGCODE-0001-2568"_s);
}

void ProofTest::findsOutgrownDigits()
{
    const QString text = u"{ORIGINATOR}{RECIPIENT}-{SEQ:2}{YEAR:A.D.}"_s;
    QCOMPARE(proofOf(proofInput({letter(text)}, {u"A"_s, u"B"_s})).verdict, ProofVerdict::Proved);
    const Proof proof =
        proofOf(proofInput({letter(u"{YEAR:A.D.}-{ORIGINATOR}{SEQ:2}/{RECIPIENT}"_s)}, {u"A"_s, u"A1"_s}));
    QCOMPARE(proof.verdict, ProofVerdict::Collides);
    QCOMPARE(proof.collisions[0].reason, CollisionReason::OutgrownDigits);
    const Collision &found = proof.collisions[0];
    QCOMPARE(std::max(found.first.parts.sequence, found.second.parts.sequence), 101);
}

void ProofTest::provesDigitsThatAreRefused()
{
    NumberedType type = letter(u"{YEAR:A.D.}-{ORIGINATOR}{SEQ:2}/{RECIPIENT}"_s);
    type.overflow = OverflowPolicy::Refuse;
    QCOMPARE(proofOf(proofInput({type}, {u"A"_s, u"A1"_s})).verdict, ProofVerdict::Proved);
}

void ProofTest::readsRevisionsOfAnyLength()
{
    const QString key = u"{YEAR:A.D.}-{ORIGINATOR}-{RECIPIENT}-"_s;
    QCOMPARE(proofOf(proofInput({letter(key + u"{SEQ:4}-{REV}"_s)}, harbour)).verdict, ProofVerdict::Proved);
    QCOMPARE(proofOf(proofInput({letter(key + u"{REV}{SEQ:4}"_s)}, harbour)).verdict, ProofVerdict::Collides);
    QCOMPARE(proofOf(proofInput({letter(key + u"{SEQ:4}{REV}"_s)}, harbour)).verdict, ProofVerdict::Collides);
    // Two types, one of which ends in what can be a revision of the other.
    NumberedType memo = inStore(numberedType(u"MEMO"_s, key + u"{SEQ:4}-FINAL"_s));
    const NumberedType revised = inStore(letter(key + u"{SEQ:4}-{REV}"_s));
    QCOMPARE(proofOf(proofInput({revised, memo}, harbour)).verdict, ProofVerdict::Collides);
    memo = inStore(numberedType(u"MEMO"_s, key + u"{SEQ:4}-FINALVERSION"_s));
    QCOMPARE(proofOf(proofInput({revised, memo}, harbour)).verdict, ProofVerdict::Proved);
}

void ProofTest::readsDates_data()
{
    QTest::addColumn<int>("period");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<bool>("proved");
    const auto row = [](const char *name, PeriodKind period, const QString &shown, bool proved) {
        QTest::newRow(name) << static_cast<int>(period) << shown << proved;
    };
    row("year by its last digits", PeriodKind::Yearly, u"{DATE:yy}"_s, true);
    row("Buddhist year by its last digits", PeriodKind::Yearly, u"{DATE:yy:B.E.}"_s, true);
    row("month without year", PeriodKind::Monthly, u"{DATE:MM}"_s, false);
    row("month and year", PeriodKind::Monthly, u"{DATE:MM}{YEAR:B.E.}"_s, true);
    row("month in a yearly number", PeriodKind::Yearly, u"{DATE:MM}"_s, false);
    row("year and month", PeriodKind::Daily, u"{DATE:yyyyMM}"_s, false);
    row("day", PeriodKind::Daily, u"{DATE:yyyyMMdd}"_s, true);
    row("day in pieces", PeriodKind::Daily, u"{DATE:dd}.{YEAR:A.D.}.{DATE:MM}"_s, true);
    row("nothing", PeriodKind::Never, u"x"_s, true);
    row("day and time", PeriodKind::Daily, u"{DATE:yyyyMMddHHmmss}"_s, true);
    row("time without day", PeriodKind::Daily, u"{DATE:HHmmss}"_s, false);
    row("time in a yearly number", PeriodKind::Yearly, u"{DATE:HHmm}"_s, false);
    row("time where nothing starts again", PeriodKind::Never, u"{DATE:HHmmss}"_s, true);
}

void ProofTest::readsDates()
{
    QFETCH(int, period);
    QFETCH(QString, shown);
    const NumberedType type =
        in(static_cast<PeriodKind>(period), letter(u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-"_s + shown));
    const Proof proof = proofOf(proofInput({type}, harbour));
    QTEST(proof.verdict == ProofVerdict::Proved, "proved");
    if (proof.verdict != ProofVerdict::Proved)
        QCOMPARE(proof.verdict, ProofVerdict::RepeatsEachPeriod);
}

void ProofTest::knowsFiscalYears()
{
    const QString key = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-"_s;
    const auto fiscal = [&](const QString &shown) {
        return proofOf(proofInput({in(PeriodKind::FiscalYear, letter(key + shown))}, harbour));
    };
    QCOMPARE(fiscal(u"{YEAR:B.E.}"_s).verdict, ProofVerdict::Proved);
    QCOMPARE(fiscal(u"{DATE:yyyyMM}"_s).verdict, ProofVerdict::Proved);
    // The year of the document is that of two fiscal years.
    const Proof proof = fiscal(u"{DATE:yyyy}"_s);
    QCOMPARE(proof.verdict, ProofVerdict::RepeatsEachPeriod);
    QCOMPARE(proof.collisions[0].first.parts.documentDate.year(),
             proof.collisions[0].second.parts.documentDate.year());
    QVERIFY(!(proof.collisions[0].first.key.period == proof.collisions[0].second.key.period));
}

void ProofTest::comparesAsTheStore_data()
{
    QTest::addColumn<QStringList>("codes");
    QTest::newRow("case") << QStringList{u"Abc"_s, u"ABC"_s};
    QTest::newRow("width") << QStringList{u"ＡＢＣ"_s, u"ABC"_s};
    QTest::newRow("form") << QStringList{u"E\u0301"_s, u"\u00C9"_s};
    QTest::newRow("Thai vowel") << QStringList{u"แก"_s, u"กแ"_s};
}

void ProofTest::comparesAsTheStore()
{
    QFETCH(QStringList, codes);
    const Proof proof = proofOf(proofInput({letter()}, codes));
    QCOMPARE(proof.verdict, ProofVerdict::Collides);
    const Collision *equal = find(proof, CollisionReason::EqualCodes);
    QVERIFY(equal);
    QCOMPARE(equal->token, std::optional(TokenKind::Originator));
    QCOMPARE(equal->first.parts.originator, codes[0]);
    QCOMPARE(equal->second.parts.originator, codes[1]);
}

void ProofTest::namesEachTokenWithEqualCodesOnce()
{
    const Proof proof = proofOf(proofInput({letter()}, {u"Abc"_s, u"ABC"_s}));
    QList<std::optional<TokenKind>> tokens;
    for (const Collision &collision : proof.collisions) {
        if (collision.reason == CollisionReason::EqualCodes)
            tokens.append(collision.token);
    }
    std::ranges::sort(tokens);
    QCOMPARE(tokens, (QList<std::optional<TokenKind>>{TokenKind::Originator, TokenKind::Recipient}));
}

void ProofTest::looksOnlyAtExaminedTypes()
{
    NumberedType broken = numberedType(u"MEMO"_s, u"{SEQ:4}"_s);
    broken.isExamined = false;
    QCOMPARE(proofOf(proofInput({letter(), broken}, harbour)).verdict, ProofVerdict::Proved);
    broken.scope = UniquenessScope::Store;
    QCOMPARE(proofOf(proofInput({inStore(letter(u"{SEQ:4}"_s)), broken}, harbour)).verdict,
             ProofVerdict::Collides);
    QCOMPARE(proofOf(proofInput({inStore(letter()), broken}, harbour)).verdict, ProofVerdict::Proved);
}

void ProofTest::keepsRepeatedCodesTogether()
{
    const QStringList codes{u"A"_s, u"AA"_s};
    const QString year = u"-{YEAR:A.D.}"_s;
    const auto verdict = [&](const QString &text) {
        return proofOf(proofInput({letter(text + year)}, codes)).verdict;
    };
    QCOMPARE(verdict(u"{ORIGINATOR}{RECIPIENT}-{SEQ:1}"_s), ProofVerdict::Collides);
    QCOMPARE(verdict(u"{ORIGINATOR}{RECIPIENT}{ORIGINATOR}-{SEQ:1}"_s), ProofVerdict::Proved);
    QCOMPARE(verdict(u"{ORIGINATOR}{RECIPIENT}{ORIGINATOR}{RECIPIENT}-{SEQ:1}"_s), ProofVerdict::Collides);
}

void ProofTest::sparesTypesWithoutNumbers()
{
    // The store refuses such documents.
    QCOMPARE(proofOf(rfaInput(rfa(u"{RECIPIENT}-{SEQ:4}"_s))).verdict, ProofVerdict::Proved);
    QCOMPARE(proofOf(proofInput({letter(u"{SEQ:4}"_s)}, {})).verdict, ProofVerdict::Proved);
    const QString longText = QString(90, u'x') + u"-{ORIGINATOR}-{RECIPIENT}-{SEQ:4}"_s;
    QCOMPARE(proofOf(proofInput({letter(longText)}, harbour)).verdict, ProofVerdict::Proved);
}

void ProofTest::admitsWhatItDoesNotKnow()
{
    const Proof odd = proofOf(proofInput({letter()}, {u"☎"_s, u"A"_s}));
    QCOMPARE(odd.verdict, ProofVerdict::NotDecided);
    QCOMPARE(odd.undecided, std::optional(UndecidedReason::UnknownCharacter));
    const Proof joined =
        proofOf(proofInput({letter(u"{ORIGINATOR}{RECIPIENT}-{SEQ:4}-{YEAR:A.D.}"_s)}, {u"กแ"_s, u"ขข"_s}));
    QCOMPARE(joined.verdict, ProofVerdict::NotDecided);
    QCOMPARE(joined.undecided, std::optional(UndecidedReason::JoinedParts));
    // Nothing is known of what another type shows, either.
    NumberedType examined = letter();
    examined.scope = UniquenessScope::Store;
    NumberedType other = rfa(u"{RFA_TYPE}-{SEQ:4}"_s);
    other.isExamined = false;
    ProofInput input = proofInput({examined, other}, harbour);
    input.rfaTypes = proofCodes({u"☎"_s});
    const Proof beside = proofOf(input);
    QCOMPARE(beside.verdict, ProofVerdict::NotDecided);
    QCOMPARE(beside.undecided, std::optional(UndecidedReason::UnknownCharacter));
    QVERIFY(beside.undecidedText.contains(u'☎'));
    // What it finds counts all the same.
    QCOMPARE(proofOf(proofInput({letter(u"{SEQ:4}"_s)}, {u"☎"_s, u"A"_s})).verdict, ProofVerdict::Collides);
}

void ProofTest::admitsThatItIsTooMuch()
{
    const Proof proof = prove(proofInput({letter()}, harbour), {.steps = 5});
    QCOMPARE(proof.verdict, ProofVerdict::NotDecided);
    QCOMPARE(proof.undecided, std::optional(UndecidedReason::TooLarge));
    QCOMPARE(prove(proofInput({letter()}, harbour), {.statesOfPair = 5}).verdict, ProofVerdict::NotDecided);
}

void ProofTest::stopsOnRequest()
{
    const auto stop = std::make_unique<std::stop_source>();
    stop->request_stop();
    const Proof proof = prove(proofInput({letter()}, harbour), {}, stop->get_token());
    QCOMPARE(proof.verdict, ProofVerdict::NotDecided);
    QCOMPARE(proof.undecided, std::optional(UndecidedReason::Withdrawn));
}

QTEST_GUILESS_MAIN(ProofTest)
#include "proof_test.moc"
