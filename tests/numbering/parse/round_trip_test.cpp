#include "core/numbering/parse/number_parser.h"
#include "core/numbering/proof/collated_text.h"
#include "tests/numbering/proof/proof_setup.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int configurations = 30;
#else
constexpr int configurations = 300;
#endif

struct Allocation
{
    CounterKey key;
    NumberParts parts;
    QString number;
    std::u32string collated;
};

QString inThaiDigits(QString text)
{
    for (QChar &character : text) {
        if (character >= u'0' && character <= u'9')
            character = QChar(0x0E50 + character.unicode() - u'0');
    }
    return text;
}

bool isSameAllocation(const Allocation &first, const Allocation &second)
{
    return first.key == second.key && first.parts.sequence == second.parts.sequence;
}

} // namespace

/// Numbers of random templates and codes, drawn and read back, against the list of all numbers that there
/// are.
class RoundTripTest : public QObject
{
    Q_OBJECT

private slots:
    void givesBackWhatWasDrawn();
    void givesBackWhatIsCountedByLess();

private:
    QString pick(const QStringList &from) { return from.at(m_random.bounded(from.size())); }
    ProofInput randomInput(KeyShape shape);
    QList<Allocation> allNumbers(const ProofInput &input) const;
    void check(const ProofInput &input);
    void checkOne(const ProofInput &input, const NumberParser &parser, const Allocation &drawn,
                  const QList<Allocation> &all);

    QRandomGenerator m_random{20261121};
    int m_read = 0;
    int m_ambiguous = 0;
};

ProofInput RoundTripTest::randomInput(KeyShape shape)
{
    static const QStringList separators{u""_s, u""_s, u"-"_s, u"-"_s, u"/"_s, u"1"_s, u"a"_s};
    static const QStringList codes{u"A"_s,    u"AB"_s,    u"1"_s,   u"11"_s, u"A1"_s,
                                   u"คคง."_s, u"สคฉ.3"_s, u"B-1"_s, u"ｂ"_s};
    QStringList tokens{u"{SEQ:%1}"_s.arg(m_random.bounded(1, 3))};
    for (const QString &token : {u"{ORIGINATOR}"_s, u"{RECIPIENT}"_s, u"{YEAR:A.D.}"_s, u"{DATE:yyMM:B.E.}"_s,
                                 u"{PROJECT}"_s, u"{ORIGINATOR}"_s}) {
        if (m_random.bounded(3) != 0)
            tokens.insert(m_random.bounded(tokens.size() + 1), token);
    }
    for (const QString &time : {u"{DATE:HHmm}"_s, u"{DATE:HH}"_s}) {
        if (m_random.bounded(6) == 0)
            tokens.insert(m_random.bounded(tokens.size() + 1), time);
    }
    if (!shape.has(TokenKind::Originator))
        tokens.removeAll(u"{ORIGINATOR}"_s);
    if (!shape.has(TokenKind::Recipient))
        tokens.removeAll(u"{RECIPIENT}"_s);
    QString text = tokens.join(pick(separators));
    if (tokens.contains(u"{SEQ:1}"_s) && m_random.bounded(2) == 0) {
        tokens.replaceInStrings(u"{SEQ:1}"_s, u"{SEQ:2}"_s);
        text += u"{NEXT}"_s + tokens.join(pick(separators));
    }
    NumberedType type = numberedType(u"LETTER"_s, text);
    type.shape = shape;
    if (shape != KeyShape::General)
        type.fiscalYear = {.startMonth = 1 + m_random.bounded(12), .isCalledByEnd = m_random.bounded(2) == 0};
    static const QList<PeriodKind> periods{PeriodKind::Yearly, PeriodKind::Never, PeriodKind::Monthly,
                                           PeriodKind::FiscalYear};
    type.period = periods[m_random.bounded(periods.size())];
    type.overflow = m_random.bounded(3) == 0 ? OverflowPolicy::Refuse : OverflowPolicy::Widen;
    QStringList some;
    for (int i = 0; i < 3; ++i)
        some.append(pick(codes));
    some.removeDuplicates();
    ProofInput input = proofInput({type}, some);
    input.range = {.firstDate = QDate(2024, 11, 1), .lastDate = QDate(2025, 2, 5), .sequenceDigits = 2};
    input.exampleDate = input.range.firstDate;
    return input;
}

QList<Allocation> RoundTripTest::allNumbers(const ProofInput &input) const
{
    QList<Allocation> all;
    const NumberedType &type = input.types.first();
    const auto rowsOf = [&](TokenKind part) {
        return type.keyShape().has(part) ? input.organizations.first() : QList<ProofCode>{ProofCode()};
    };
    for (const ProofCode &originator : rowsOf(TokenKind::Originator)) {
        for (const ProofCode &recipient : rowsOf(TokenKind::Recipient)) {
            for (QDate date = input.range.firstDate; date <= input.range.lastDate; date = date.addDays(12)) {
                for (const qint64 sequence : {1, 2, 9, 10, 11, 19, 91, 99}) {
                    Allocation one;
                    one.parts = {.project = type.projectCode,
                                 .originator = originator.code,
                                 .recipient = recipient.code,
                                 .corrType = type.typeCode,
                                 .documentDate = date,
                                 .documentTime = QTime(int(sequence) % 24, int(sequence) % 60),
                                 .period = periodOf(type.period, date, type.fiscalYear).value(),
                                 .sequence = sequence};
                    one.key = {.projectId = type.projectId,
                               .originatorOrganizationId = originator.id,
                               .correspondenceTypeId = type.typeId,
                               .period = one.parts.period};
                    if (recipient.id != 0)
                        one.key.recipientOrganizationId = recipient.id;
                    if (const auto number = render(type.text, one.parts, type.overflow)) {
                        one.number = number->text();
                        one.collated = collatedText(one.number);
                        all.append(one);
                    }
                }
            }
        }
    }
    return all;
}

void RoundTripTest::checkOne(const ProofInput &input, const NumberParser &parser, const Allocation &drawn,
                             const QList<Allocation> &all)
{
    KnownParts known;
    for (const TokenKind kind : parser.hiddenParts())
        known.ids.insert(kind, kind == TokenKind::Originator ? drawn.key.originatorOrganizationId
                                                             : drawn.key.recipientOrganizationId.value());
    if (!parser.showsPeriod())
        known.date = drawn.parts.documentDate;
    const auto isRival = [&](const Allocation &other) {
        if (isSameAllocation(other, drawn) || other.collated != drawn.collated)
            return false;
        const bool hidesSender = known.ids.contains(TokenKind::Originator);
        const bool hidesRecipient = known.ids.contains(TokenKind::Recipient);
        return (!hidesSender || other.key.originatorOrganizationId == drawn.key.originatorOrganizationId) &&
               (!hidesRecipient || other.key.recipientOrganizationId == drawn.key.recipientOrganizationId) &&
               (parser.showsPeriod() || other.key.period == drawn.key.period);
    };
    const auto number = parser.parse(drawn.number, known);
    const QString told = input.types.first().text.text() + u" gave "_s + drawn.number;
    if (number) {
        QVERIFY2(number->key == drawn.key && number->sequence == drawn.parts.sequence, qPrintable(told));
        QVERIFY2(number->isExact, qPrintable(told));
        QVERIFY2(std::ranges::none_of(all, isRival), qPrintable(told));
        ++m_read;
    } else {
        QVERIFY2(number.error().kind == ParseFailureKind::Ambiguous, qPrintable(told));
        const auto &readings = number.error().readings;
        QVERIFY2(readings.size() >= 2, qPrintable(told));
        for (const ParsedNumber &reading : readings)
            QVERIFY2(collatedText(reading.number) == drawn.collated, qPrintable(told));
        ++m_ambiguous;
    }
    if (const auto thai = parser.parse(inThaiDigits(drawn.number), known)) {
        QVERIFY2(thai->key == drawn.key && thai->sequence == drawn.parts.sequence, qPrintable(told));
        QVERIFY2(number.has_value(), qPrintable(told));
    }
}

void RoundTripTest::check(const ProofInput &input)
{
    const auto parser = NumberParser::make(input, 0);
    if (!parser)
        return;
    const QList<Allocation> all = allNumbers(input);
    for (qsizetype i = 0; i < all.size(); i += 1 + m_random.bounded(16)) {
        checkOne(input, *parser, all[i], all);
        if (QTest::currentTestFailed())
            return;
    }
}

void RoundTripTest::givesBackWhatWasDrawn()
{
    for (int i = 0; i < configurations; ++i) {
        check(randomInput(KeyShape::General));
        if (QTest::currentTestFailed())
            return;
    }
    // Otherwise the configurations would be of one kind, and the test could not fail.
    QVERIFY(m_read > configurations);
    QVERIFY(m_ambiguous > configurations / 10);
}

void RoundTripTest::givesBackWhatIsCountedByLess()
{
    const int before = m_read;
    for (int i = 0; i < configurations && !QTest::currentTestFailed(); ++i) {
        for (const KeyShape &shape :
             {KeyShape(), KeyShape{TokenKind::Originator}, KeyShape{TokenKind::Recipient}})
            check(randomInput(shape));
    }
    QVERIFY(m_read > before + configurations);
}

QTEST_APPLESS_MAIN(RoundTripTest)
#include "round_trip_test.moc"
