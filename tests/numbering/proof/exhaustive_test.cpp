#include "core/numbering/proof/collated_text.h"
#include "tests/numbering/proof/proof_setup.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <unordered_map>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

namespace {

// Under a sanitizer, which takes many times as long, only to see that memory and threads are well.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int usualConfigurations = 500;
#else
constexpr int usualConfigurations = 3'000;
#endif

int configurationsAsked()
{
    bool isGiven = false;
    const int given = qEnvironmentVariableIntValue("LEKTHI_PROOF_CONFIGURATIONS", &isGiven);
    return isGiven ? qMax(given, 1) : usualConfigurations;
}

/// What the allocations of a small configuration really give, all of them rendered.
class Enumeration
{
public:
    /// Nobody could list all revisions and all times of day: some, and those that are mentioned.
    Enumeration(const ProofInput &input, const Proof &proof)
        : m_input(input)
    {
        for (const Collision &collision : proof.collisions) {
            for (const QString &revision :
                 {collision.first.parts.revision, collision.second.parts.revision}) {
                if (!revision.isEmpty() && !m_revisions.contains(revision))
                    m_revisions.append(revision);
                for (const QTime time :
                     {collision.first.parts.documentTime, collision.second.parts.documentTime}) {
                    if (!m_times.contains(time))
                        m_times.append(time);
                }
            }
        }
        for (qsizetype type = 0; type < input.types.size(); ++type)
            enumerate(type);
    }

    bool collides() const { return m_collides; }
    bool onlyRepeats() const { return m_onlyRepeats; }
    qsizetype shortest() const { return m_shortest; }
    const QStringList &example() const { return m_example; } ///< one of the shortest
    int numbers() const { return m_numbers; }

private:
    struct Allocation
    {
        CounterKey key;
        qint64 sequence;
        bool isExamined;
        QString number;
        UniquenessScope scope;
    };

    struct Known
    {
        QList<Allocation> allocations; ///< of one number; two tell enough
    };

    void enumerate(qsizetype index)
    {
        const NumberedType &type = m_input.types[index];
        const KeyShape shape = type.keyShape();
        const QList<ProofCode> one{{0, {}}};
        const auto &organizations = m_input.organizations[type.organizations];
        const auto orOpen = [&](TokenKind kind, const QList<ProofCode> &codes) {
            return isAvailable(kind, shape) ? codes + one : one;
        };
        const auto senders = isAvailable(TokenKind::Originator, shape) ? organizations : one;
        const auto recipients = isAvailable(TokenKind::Recipient, shape) ? organizations : one;
        for (const ProofCode &originator : senders)
            for (const ProofCode &recipient : recipients)
                for (const ProofCode &subType : orOpen(TokenKind::SubType, m_input.subTypes))
                    for (const ProofCode &rfaType : orOpen(TokenKind::RfaType, m_input.rfaTypes))
                        for (const ProofCode &discipline :
                             orOpen(TokenKind::Discipline, m_input.disciplines)) {
                            CounterKey key{.projectId = type.projectId,
                                           .originatorOrganizationId = originator.id,
                                           .correspondenceTypeId = type.typeId,
                                           .subTypeId = subType.id,
                                           .rfaTypeId = rfaType.id,
                                           .disciplineId = discipline.id};
                            if (recipient.id != 0)
                                key.recipientOrganizationId = recipient.id;
                            const NumberParts parts{.project = type.projectCode,
                                                    .originator = originator.code,
                                                    .recipient = recipient.code,
                                                    .corrType = type.typeCode,
                                                    .subType = subType.code,
                                                    .rfaType = rfaType.code,
                                                    .discipline = discipline.code};
                            enumerate(type, key, parts);
                        }
    }

    void enumerate(const NumberedType &type, CounterKey key, NumberParts parts)
    {
        const QStringList revisions = type.text.uses(TokenKind::Revision) ? m_revisions : QStringList{u"A"_s};
        const ProofRange &range = m_input.range;
        for (QDate date = range.firstDate; date <= range.lastDate; date = date.addDays(1)) {
            const auto period = periodOf(type.period, date, type.fiscalYear);
            if (!period)
                continue;
            key.period = *period;
            parts.period = *period;
            parts.documentDate = date;
            for (const QString &revision : revisions) {
                parts.revision = revision;
                for (parts.sequence = 1; parts.sequence <= lastSequenceWithin(range.sequenceDigits);
                     ++parts.sequence)
                    addAtTimes(type, key, parts);
            }
        }
    }

    void addAtTimes(const NumberedType &type, const CounterKey &key, NumberParts parts)
    {
        for (const QTime time : type.text.showsTime() ? m_times : QList<QTime>{QTime(0, 0)}) {
            parts.documentTime = time;
            add(type, key, parts);
        }
    }

    void add(const NumberedType &type, const CounterKey &key, const NumberParts &parts)
    {
        const auto number = render(type.text, parts, type.overflow);
        if (!number)
            return;
        ++m_numbers;
        const std::u32string text = collatedText(number->text());
        std::string name(reinterpret_cast<const char *>(text.data()), text.size() * sizeof(char32_t));
        QList<Allocation> &known = m_known[name].allocations;
        const Allocation allocation{key, parts.sequence, type.isExamined, number->text(), type.scope};
        for (const Allocation &other : known) {
            if (mayNotBeEqual(other, allocation))
                compare(other, allocation);
        }
        const auto alike = std::ranges::count_if(known, [&](const Allocation &other) {
            return isOfSameType(other, allocation) && other.scope == allocation.scope;
        });
        if (alike < 12)
            known.append(allocation);
    }

    static bool isOfSameType(const Allocation &first, const Allocation &second)
    {
        return first.key.projectId == second.key.projectId &&
               first.key.correspondenceTypeId == second.key.correspondenceTypeId;
    }

    static bool mayNotBeEqual(const Allocation &first, const Allocation &second)
    {
        const auto has = [&](UniquenessScope scope) { return first.scope == scope || second.scope == scope; };
        return isOfSameType(first, second) || has(UniquenessScope::Store) ||
               (has(UniquenessScope::Project) && first.key.projectId == second.key.projectId);
    }

    void compare(const Allocation &first, const Allocation &second)
    {
        const qsizetype length = std::max(first.number.size(), second.number.size());
        const bool isSame = first.key == second.key && first.sequence == second.sequence;
        if (isSame || (!first.isExamined && !second.isExamined))
            return;
        m_collides = true;
        if (length < m_shortest)
            m_example = {first.number,  lockName(first.key),  QString::number(first.sequence),
                         second.number, lockName(second.key), QString::number(second.sequence)};
        m_shortest = std::min(m_shortest, length);
        CounterKey key = second.key;
        key.period = first.key.period;
        m_onlyRepeats = m_onlyRepeats && key == first.key && first.sequence == second.sequence;
    }

    const ProofInput &m_input;
    QStringList m_revisions{u"A"_s,  u"1"_s,  u"0"_s,  u"2"_s,  u"AA"_s, u"A1"_s,
                            u"1A"_s, u"11"_s, u"10"_s, u"20"_s, u"Z"_s,  u"01"_s};
    QList<QTime> m_times{{0, 0}, {1, 10}, {11, 1}, {12, 11}, {20, 25}, {23, 59}};
    std::unordered_map<std::string, Known> m_known;
    bool m_collides = false;
    bool m_onlyRepeats = true;
    qsizetype m_shortest = 1000;
    QStringList m_example;
    int m_numbers = 0;
};

/// A configuration in words, for the message of a failure.
QStringList told(const ProofInput &input)
{
    QStringList words;
    for (const NumberedType &type : input.types) {
        words << type.typeCode << type.projectCode << type.text.text() << periodKindName(type.period)
              << overflowPolicyName(type.overflow) << uniquenessScopeName(type.scope)
              << keyShapeName(type.keyShape());
        for (const ProofCode &code : input.organizations[type.organizations])
            words << code.code;
    }
    return words << input.range.firstDate.toString(Qt::ISODate);
}

} // namespace

/// The proof against all numbers that there are, for the first of many small random configurations; with
/// LEKTHI_PROOF_CONFIGURATIONS=10000 in the environment for as many as that.
class ExhaustiveTest : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatIsSo();

private:
    QString pick(const QStringList &from) { return from.at(m_random.bounded(from.size())); }
    QStringList pickSome(const QStringList &from, int most);
    QString randomTemplate(const QString &typeCode);
    QString randomFormat(const QString &typeCode, int digits);
    NumberedType randomType(int number);
    NumberedType relatedType(int number);
    void shapeAtRandom(NumberedType &type);
    ProofInput randomInput();
    void check(const ProofInput &input);

    QRandomGenerator m_random{20251121};
    int m_proved = 0;
    int m_repeating = 0;
    int m_colliding = 0;
    int m_undecided = 0;
};

QStringList ExhaustiveTest::pickSome(const QStringList &from, int most)
{
    QStringList some;
    for (int i = m_random.bounded(most); i >= 0; --i)
        some.append(pick(from));
    // The store refuses codes that are the same to it, most of the time they differ here as well.
    if (m_random.bounded(8) != 0)
        some.removeDuplicates();
    return some;
}

/// Some go on in a second format once they have used a digit.
QString ExhaustiveTest::randomTemplate(const QString &typeCode)
{
    const QString text = randomFormat(typeCode, 1);
    return m_random.bounded(6) == 0 ? text + u"{NEXT}"_s + randomFormat(typeCode, 2) : text;
}

QString ExhaustiveTest::randomFormat(const QString &typeCode, int digits)
{
    static const QStringList separators{u""_s, u""_s, u"-"_s, u"-"_s, u"/"_s, u"1"_s, u"A"_s};
    static const QStringList tokens{u"{ORIGINATOR}"_s, u"{RECIPIENT}"_s,  u"{YEAR:A.D.}"_s,
                                    u"{DATE:yyMM}"_s,  u"{DATE:dd}"_s,    u"{PROJECT}"_s,
                                    u"{CORR_TYPE}"_s,  u"{REV}"_s,        u"{DATE:MM-yy:B.E.}"_s,
                                    u"{DATE:HH}"_s,    u"{DATE:ddHHmm}"_s};
    QStringList parts{u"{SEQ:%1}"_s.arg(digits)};
    const auto insert = [&](const QString &token) {
        parts.insert(m_random.bounded(parts.size() + 1), token);
    };
    const bool mostlyWhole = m_random.bounded(3) != 0;
    if (mostlyWhole || m_random.bounded(2) == 0)
        insert(u"{ORIGINATOR}"_s);
    if (typeCode != u"RFA" && (mostlyWhole || m_random.bounded(2) == 0))
        insert(u"{RECIPIENT}"_s);
    if (typeCode == u"RFA" && m_random.bounded(5) != 0)
        insert(u"{RFA_TYPE}"_s);
    if (typeCode == u"RFA" && m_random.bounded(5) != 0)
        insert(u"{DISCIPLINE}"_s);
    if (typeCode == u"TRANSMITTAL" && m_random.bounded(5) != 0)
        insert(u"{SUB_TYPE}"_s);
    if (m_random.bounded(2) == 0)
        insert(u"{YEAR:A.D.}"_s);
    if (m_random.bounded(3) == 0)
        insert(pick(tokens));
    QString text = pick(separators);
    const QString usual = pick(separators);
    for (const QString &part : parts)
        text += part + (m_random.bounded(3) == 0 ? pick(separators) : usual);
    return text;
}

NumberedType ExhaustiveTest::randomType(int number)
{
    const QString typeCode = pick({u"LETTER"_s, u"LETTER"_s, u"RFA"_s, u"TRANSMITTAL"_s});
    NumberedType type = numberedType(typeCode, randomTemplate(typeCode));
    type.projectId = 1 + number;
    type.projectCode = pick({u"A"_s, u"A-1"_s, u"1"_s, u"B"_s});
    type.period = static_cast<PeriodKind>(m_random.bounded(5));
    type.overflow = m_random.bounded(2) == 0 ? OverflowPolicy::Refuse : OverflowPolicy::Widen;
    type.scope = m_random.bounded(4) == 0 ? UniquenessScope::Type : UniquenessScope::Store;
    type.isExamined = number == 0 || m_random.bounded(3) != 0;
    type.fiscalYear.isCalledByEnd = m_random.bounded(2) == 0;
    if (m_random.bounded(3) == 0)
        shapeAtRandom(type);
    return type;
}

/// A type that counts by any of the parts, and mostly shows what it counts by.
void ExhaustiveTest::shapeAtRandom(NumberedType &type)
{
    KeyShape shape;
    QString text = u"{SEQ:1}"_s;
    for (const TokenKind part : {TokenKind::Originator, TokenKind::Recipient, TokenKind::SubType,
                                 TokenKind::RfaType, TokenKind::Discipline}) {
        if (m_random.bounded(3) == 0)
            shape.add(part);
        if (shape.has(part) ? m_random.bounded(6) != 0 : m_random.bounded(30) == 0)
            text.prepend(spellToken({.kind = part}) + pick({u"-"_s, u"-"_s, QString()}));
    }
    text.prepend(pick({u"{CORR_TYPE}"_s, u"{DATE:yyyyMMdd}"_s, u"{CORR_TYPE}-{DATE:yyyyMMdd}-"_s,
                       u"{DATE:yyyyMMddHH}"_s, u"{DATE:yyMM.HH}-"_s, QString()}));
    type.shape = shape;
    type.text = *Template::parse(text);
}

/// One of several that are much alike, and sound by themselves.
NumberedType ExhaustiveTest::relatedType(int number)
{
    static const QStringList literals{u"-"_s, u"-"_s, u"-"_s, u"/"_s, u"-A-"_s, u"-B"_s, u"A-"_s};
    QString text = u"{ORIGINATOR}"_s + pick(literals) + u"{RECIPIENT}"_s + pick(literals);
    text += pick({u"{SEQ:1}"_s, u"{SEQ:1}"_s, u"{PROJECT}-{SEQ:1}"_s, u"{SEQ:1}-{PROJECT}"_s});
    text += pick(literals) + pick({u"{YEAR:A.D.}"_s, u"{DATE:yyyy}"_s, u"{YEAR:A.D.}-{REV}"_s});
    NumberedType type = numberedType(u"LETTER"_s, text);
    type.projectId = 1 + number;
    type.projectCode = pick({u"A"_s, u"A-1"_s, u"B"_s, u"1"_s});
    type.scope = m_random.bounded(4) == 0 ? UniquenessScope::Type : UniquenessScope::Store;
    type.isExamined = number == 0 || m_random.bounded(2) == 0;
    return type;
}

ProofInput ExhaustiveTest::randomInput()
{
    static const QStringList codes{u"A"_s,   u"a"_s,  u"AA"_s, u"B"_s,  u"A-B"_s, u"1"_s,
                                   u"11"_s,  u"12"_s, u"B1"_s, u"A1"_s, u"ก"_s,   u"แก"_s,
                                   u"ＡA"_s, u"B "_s, u"กข"_s, u"01"_s, u"A-A"_s, u"ABB-A"_s};
    static const QList<std::pair<QDate, QDate>> ranges{
        {QDate(2024, 12, 31), QDate(2025, 1, 1)},
        {QDate(2025, 9, 30), QDate(2025, 10, 1)},
        {QDate(2025, 1, 1), QDate(2025, 1, 1)},
        {QDate(2020, 11, 30), QDate(2020, 12, 1)},
    };
    ProofInput input;
    const bool related = m_random.bounded(2) == 0;
    for (int i = m_random.bounded(3); i >= 0; --i) {
        const int number = static_cast<int>(input.types.size());
        input.types.append(related ? relatedType(number) : randomType(number));
    }
    input.organizations.append(proofCodes(pickSome(codes, 3)));
    if (m_random.bounded(2) == 0) {
        input.organizations.append(proofCodes(pickSome(codes, 3)));
        input.types.last().organizations = 1;
    }
    input.subTypes = proofCodes(pickSome(codes, 2));
    input.rfaTypes = proofCodes(pickSome(codes, 2));
    input.disciplines = proofCodes(pickSome(codes, 2));
    const auto &[first, last] = ranges[m_random.bounded(ranges.size())];
    const bool hasNext = std::ranges::any_of(
        input.types, [](const NumberedType &type) { return type.text.formats().size() > 1; });
    input.range = {.firstDate = first,
                   .lastDate = last,
                   .sequenceDigits = hasNext || m_random.bounded(8) == 0 ? 2 : 1,
                   .revisionLength = 2};
    return input;
}

void ExhaustiveTest::check(const ProofInput &input)
{
    const Proof proof = prove(input);
    const Enumeration really(input, proof);
    const QByteArray where = (told(input) + really.example()).join(u" | "_s).toUtf8();
    for (const Collision &collision : proof.collisions) {
        QVERIFY2(isSameNumber(collision.first.number, collision.second.number), where);
        QVERIFY2(areDifferentAllocations(collision.first, collision.second), where);
    }
    switch (proof.verdict) {
    case ProofVerdict::Proved:
        QVERIFY2(!really.collides(), where);
        ++m_proved;
        break;
    case ProofVerdict::RepeatsEachPeriod:
        QVERIFY2(really.collides() && really.onlyRepeats(), where);
        ++m_repeating;
        break;
    case ProofVerdict::Collides:
        QVERIFY2(really.collides(), where);
        ++m_colliding;
        break;
    case ProofVerdict::NotDecided:
        QVERIFY2(proof.undecided == UndecidedReason::JoinedParts, where);
        ++m_undecided;
        break;
    }
    qsizetype shortest = 1000;
    for (const Collision &collision : proof.collisions)
        shortest =
            std::min(shortest, std::max(collision.first.number.size(), collision.second.number.size()));
    if (proof.isDecided())
        QVERIFY2(shortest <= really.shortest(), where);
}

void ExhaustiveTest::saysWhatIsSo()
{
    const int configurations = configurationsAsked();
    for (int i = 0; i < configurations && !QTest::currentTestFailed(); ++i)
        check(randomInput());
    qInfo("%d proved, %d repeating, %d colliding, %d undecided", m_proved, m_repeating, m_colliding,
          m_undecided);
    QVERIFY(m_proved > configurations / 20);
    QVERIFY(m_repeating > configurations / 50);
    QVERIFY(m_colliding > configurations / 5);
    QVERIFY(m_undecided < configurations / 10);
}

QTEST_GUILESS_MAIN(ExhaustiveTest)
#include "exhaustive_test.moc"
