#include "tests/oracle/number_model.h"

#include "tests/oracle/derived_id.h"

#include <QSet>

#include <algorithm>

namespace lekthi::test::oracle {

using namespace Qt::StringLiterals;

namespace {

constexpr int buddhistEra = 543;
constexpr qint64 lastOneDigit = 9;

QString padded(qint64 sequence, int digits)
{
    return QString::number(sequence).rightJustified(digits, u'0');
}

} // namespace

QString templateText(Format format, const Codes &codes)
{
    switch (format) {
    case Format::Plain:
        break;
    case Format::WithType:
        return u"{CORR_TYPE}-{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
    case Format::WithProject:
        return u"{PROJECT}-{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
    case Format::WithRevision:
        return u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}-{REV}"_s;
    case Format::WithoutRecipient:
        return u"{ORIGINATOR}-{SEQ:4}-{YEAR:B.E.}-"_s + codes.tag;
    case Format::WithoutYear:
        return u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-"_s + codes.tag;
    case Format::OneDigit:
        return u"{ORIGINATOR}-{RECIPIENT}-{SEQ:1}-{YEAR:B.E.}"_s;
    }
    return u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
}

std::optional<QString> numberText(const Settings &settings, const Codes &codes, const CounterName &counter,
                                  qint64 sequence, const QString &revision)
{
    const QString from = codes.originator;
    const QString to = codes.recipients[size_t(counter.recipient)];
    const QString year = QString::number(codes.firstYear + counter.year + buddhistEra);
    const QString plain = from + u'-' + to + u'-' + padded(sequence, 4) + u'-' + year;
    if (settings.format == Format::OneDigit && settings.refusesOverflow && sequence > lastOneDigit)
        return std::nullopt;
    switch (settings.format) {
    case Format::Plain:
        break;
    case Format::WithType:
        return codes.types[size_t(counter.place.type)] + u'-' + plain;
    case Format::WithProject:
        return codes.projects[size_t(counter.place.project)] + u'-' + plain;
    case Format::WithRevision:
        return plain + u'-' + revision;
    case Format::WithoutRecipient:
        return from + u'-' + padded(sequence, 4) + u'-' + year + u'-' + codes.tag;
    case Format::WithoutYear:
        return from + u'-' + to + u'-' + padded(sequence, 4) + u'-' + codes.tag;
    case Format::OneDigit:
        return from + u'-' + to + u'-' + padded(sequence, 1) + u'-' + year;
    }
    return plain;
}

QString describe(const Answer &answer)
{
    if (!answer.refusal.isEmpty())
        return answer.refusal;
    QStringList numbers;
    for (const Given &given : answer.numbers)
        numbers << given.number;
    return numbers.join(", "_L1);
}

NumberModel::NumberModel(Codes codes, Mistake mistake)
    : m_codes(std::move(codes))
    , m_mistake(mistake)
{
    for (const int project : {0, 1})
        for (const int type : {0, 1})
            m_settings[{project, type}] = Settings();
}

bool NumberModel::covers(Place own, Place other) const
{
    switch (settings(own).scope) {
    case Scope::Type:
        return own == other;
    case Scope::Project:
        return own.project == other.project;
    case Scope::Store:
        break;
    }
    return true;
}

bool NumberModel::holds(const Holding &holding, const QString &number) const
{
    return !holding.isVoided &&
           std::ranges::any_of(holding.texts, [&](const auto &text) { return text.first == number; });
}

bool NumberModel::isTakenFor(Place place, const QString &number) const
{
    return std::ranges::any_of(m_holdings, [&](const Holding &holding) {
        const Place other = holding.counter.place;
        const bool isSeen = m_mistake != Mistake::OneSidedScope && covers(other, place);
        return holds(holding, number) && (covers(place, other) || isSeen);
    });
}

Answer NumberModel::repeated(const Answered &answered) const
{
    const bool isVoided = std::ranges::any_of(
        answered.holdings, [&](qsizetype holding) { return m_holdings[holding].isVoided; });
    return isVoided && m_mistake != Mistake::RepeatsVoided ? Answer{u"NUMBER_VOIDED"_s, {}}
                                                           : Answer{{}, answered.numbers};
}

QString NumberModel::plan(const Ask &ask, QList<Planned> &planned) const
{
    const Settings &rules = settings(ask.counter.place);
    qint64 sequence = lastNumber(ask.counter);
    QStringList skipped;
    while (planned.size() < ask.count) {
        const auto number = numberText(rules, m_codes, ask.counter, ++sequence, ask.revision);
        if (!number)
            return u"SEQUENCE_EXHAUSTED"_s;
        if (!isTakenFor(ask.counter.place, *number)) {
            planned << Planned{sequence, *number, skipped};
            skipped.clear();
        } else if (rules.failsWhenTaken) {
            return u"NUMBER_TAKEN"_s;
        } else {
            skipped << *number;
        }
    }
    return {};
}

Answer NumberModel::draw(const Ask &ask)
{
    if (const auto known = m_answered.constFind(ask.id); known != m_answered.constEnd())
        return repeated(*known);
    if (ask.document && !ask.another && m_numberedDocuments.contains(*ask.document))
        return {u"DOCUMENT_HAS_NUMBER"_s, {}};
    QList<Planned> planned;
    if (const QString refusal = plan(ask, planned); !refusal.isEmpty())
        return {refusal, {}};
    CounterState &counter = m_counters[ask.counter];
    Answered answered;
    for (const Planned &one : planned) {
        const QString id = derivedId(ask.id, int(answered.numbers.size()) + 1);
        counter.last = one.sequence;
        counter.ledger << LedgerLine{u"ISSUED"_s, id, counter.epoch, one.sequence, one.number, one.skipped};
        answered.holdings << m_holdings.size();
        answered.numbers << Given{one.number, one.sequence};
        m_holdings << Holding{ask.counter,        counter.epoch, one.sequence, settings(ask.counter.place),
                              {{one.number, id}}, ask.document};
    }
    m_answered.insert(ask.id, answered);
    noteDocument(ask.document);
    return {{}, answered.numbers};
}

void NumberModel::noteDocument(const std::optional<qint64> &document)
{
    if (document)
        m_numberedDocuments.insert(*document);
}

std::optional<qsizetype> NumberModel::holderFor(Place place, const QString &number) const
{
    for (qsizetype i = 0; i < m_holdings.size(); ++i)
        if (m_holdings[i].counter.place == place && holds(m_holdings[i], number))
            return i;
    return std::nullopt;
}

Answer NumberModel::revise(const ReviseAsk &ask)
{
    if (const auto known = m_answered.constFind(ask.id); known != m_answered.constEnd())
        return repeated(*known);
    const auto holder = holderFor(ask.place, ask.number);
    if (!holder)
        return {u"NUMBER_VOIDED"_s, {}};
    Holding &holding = m_holdings[*holder];
    const QString revised =
        numberText(holding.settings, m_codes, holding.counter, holding.sequence, ask.revision)
            .value_or(u""_s);
    if (!holds(holding, revised) && isTakenFor(holding.counter.place, revised))
        return {u"NUMBER_TAKEN"_s, {}};
    if (ask.document && holding.document.value_or(*ask.document) != *ask.document)
        return {u"NUMBER_OF_ANOTHER"_s, {}};
    if (!holds(holding, revised))
        holding.texts << std::pair(revised, ask.id);
    noteDocument(ask.document);
    if (m_mistake != Mistake::RevisionsBindNothing && ask.document)
        holding.document = ask.document;
    m_counters[holding.counter].ledger
        << LedgerLine{u"REVISED"_s, ask.id, holding.epoch, holding.sequence, revised, {}};
    const Answered answered{{{revised, holding.sequence}}, {*holder}};
    m_answered.insert(ask.id, answered);
    return {{}, answered.numbers};
}

std::optional<QString> NumberModel::firstNumber(const QString &requestId) const
{
    const auto known = m_answered.constFind(requestId);
    if (known == m_answered.constEnd())
        return std::nullopt;
    return known->numbers.first().number;
}

qint64 NumberModel::lastNumber(const CounterName &counter) const
{
    const auto found = m_counters.find(counter);
    return found == m_counters.end() ? 0 : found->second.last;
}

bool NumberModel::isBoundAbove(const CounterName &counter, qint64 wanted) const
{
    return std::ranges::any_of(m_holdings, [&](const Holding &holding) {
        return holding.counter == counter && !holding.isVoided && holding.sequence > wanted &&
               (holding.document || holding.isImported);
    });
}

void NumberModel::reset(const CounterName &counter, qint64 wanted, bool releases)
{
    CounterState &state = m_counters[counter];
    QMap<QString, LedgerLine> released; // by the request that got the text
    for (Holding &holding : m_holdings) {
        if (!releases || holding.counter != counter || holding.isVoided || holding.sequence <= wanted)
            continue;
        holding.isVoided = true;
        for (const auto &[number, id] : holding.texts)
            released.insert(id, {u"VOIDED"_s, {}, holding.epoch, holding.sequence, number, {}});
    }
    // Released in the order in which they came: a revision behind the numbers that were drawn before it.
    const QList<LedgerLine> earlier = state.ledger;
    for (const LedgerLine &line : earlier)
        if (released.contains(line.requestId))
            state.ledger << released.take(line.requestId);
    state.last = wanted;
    ++state.epoch;
}

QList<NumberModel::Imported> NumberModel::registerOf(const CounterName &counter,
                                                     const QList<int> &steps) const
{
    QList<Imported> numbers;
    qint64 sequence = lastNumber(counter);
    for (const int step : steps) {
        sequence += step;
        const auto number = numberText(settings(counter.place), m_codes, counter, sequence, u"A"_s);
        if (!number)
            return {};
        numbers << Imported{sequence, *number};
    }
    return numbers;
}

bool NumberModel::mayImport(const CounterName &counter, const QList<Imported> &numbers) const
{
    return std::ranges::none_of(numbers,
                                [&](const Imported &one) { return isTakenFor(counter.place, one.number); });
}

void NumberModel::import(const CounterName &counter, const QList<Imported> &numbers)
{
    CounterState &state = m_counters[counter];
    for (const Imported &one : numbers) {
        Holding holding{counter, state.epoch, one.sequence, settings(counter.place), {{one.number, {}}}};
        holding.isImported = true;
        holding.document = one.document;
        noteDocument(one.document);
        m_holdings << holding;
    }
    state.last = numbers.last().sequence;
    state.ledger << LedgerLine{u"TAKEN_OVER"_s, {}, state.epoch, state.last, numbers.last().number, {}};
}

QString NumberModel::otherHolder(const QString &requestId, const CounterName &counter,
                                 const QString &number) const
{
    for (const Holding &holding : m_holdings) {
        const Place other = holding.counter.place;
        if (!holds(holding, number) || !(covers(counter.place, other) || covers(other, counter.place)))
            continue;
        const bool isOwn =
            std::ranges::any_of(holding.texts, [&](const auto &text) { return text.second == requestId; });
        if (!isOwn)
            return u"%1 is held by sequence number %2 of %3 %4 already"_s.arg(number)
                .arg(holding.sequence)
                .arg(m_codes.projects[size_t(other.project)], m_codes.types[size_t(other.type)]);
    }
    return {};
}

bool NumberModel::isVoided(const QString &requestId) const
{
    const auto known = m_answered.constFind(requestId);
    return known != m_answered.constEnd() && !repeated(*known).refusal.isEmpty();
}

QList<NumberModel::InForce> NumberModel::inForce() const
{
    QList<InForce> numbers;
    for (const Holding &holding : m_holdings) {
        if (holding.isVoided)
            continue;
        for (const auto &[number, id] : holding.texts)
            numbers << InForce{number, holding.counter, id};
    }
    return numbers;
}

QStringList NumberModel::knownTexts() const
{
    QSet<QString> texts;
    for (const Holding &holding : m_holdings)
        for (const auto &text : holding.texts)
            texts.insert(text.first);
    for (const auto &[name, counter] : m_counters)
        for (const LedgerLine &line : counter.ledger)
            texts.unite(QSet(line.skipped.begin(), line.skipped.end()));
    return texts.values();
}

} // namespace lekthi::test::oracle
