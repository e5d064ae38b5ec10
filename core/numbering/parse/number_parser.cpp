#include "core/numbering/parse/number_parser.h"

#include "core/numbering/parse/reading_texts.h"
#include "core/numbering/proof/number_reading.h"
#include "core/numbering/proof/proof.h"
#include "core/numbering/proof/proof_document.h"
#include "core/numbering/text_safety.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

namespace lekthi::numbering {

namespace {

constexpr qsizetype mostReadings = 64;

tl::unexpected<ParseFailure> fail(ParseFailureKind kind)
{
    return tl::unexpected(ParseFailure{.kind = kind});
}

QList<ProofCode> plainCodes(QList<ProofCode> codes)
{
    for (ProofCode &code : codes) {
        code.code = withPlainDigits(code.code);
        for (QString &other : code.others)
            other = withPlainDigits(other);
    }
    return codes;
}

/// The input of one type, its digits those of ASCII.
ProofInput plainInput(const ProofInput &input, qsizetype type)
{
    ProofInput plain{.types = {input.types[type]},
                     .organizations = {plainCodes(input.organizations[input.types[type].organizations])},
                     .subTypes = plainCodes(input.subTypes),
                     .rfaTypes = plainCodes(input.rfaTypes),
                     .disciplines = plainCodes(input.disciplines),
                     .exampleDate = input.exampleDate,
                     .range = input.range};
    NumberedType &only = plain.types.first();
    only.organizations = 0;
    only.projectCode = withPlainDigits(only.projectCode);
    only.typeCode = withPlainDigits(only.typeCode);
    for (QString &shown : only.shown)
        shown = withPlainDigits(shown);
    return plain;
}

/// Which period a number's date digits stand for; nothing if they stand for several.
using PeriodsByDigits = std::unordered_map<std::string, std::optional<Period>>;

PeriodsByDigits periodsOf(const DateTexts &dates)
{
    PeriodsByDigits periods;
    const DateTexts::Rule &rule = dates.rule();
    for (QDate date = rule.firstDate; date <= rule.lastDate; date = date.addDays(1)) {
        const auto period = periodOf(rule.period, date, rule.fiscalYear);
        if (!period)
            continue;
        const auto [known, isNew] = periods.try_emplace(dates.digitsOf(date), period);
        if (!isNew && known->second != period)
            known->second.reset();
    }
    return periods;
}

} // namespace

class NumberParser::State
{
public:
    State(const ProofInput &input, qsizetype type)
        : m_original(input)
        , m_type(input.types[type])
        , m_input(plainInput(input, type))
        , m_parts(m_input)
    {
        for (NumberShape &shape : shapesOf(withPlainLiterals(), m_input, m_parts)) {
            for (const TokenKind kind : keyPartsOf(shape.key)) {
                if (!shape.shows(kind) && !m_hidden.contains(kind))
                    m_hidden.append(kind);
            }
            if (shape.isPossible)
                m_formats.push_back(Format(std::move(shape)));
        }
    }

    std::optional<UnreadableReason> unreadable() const
    {
        if (m_formats.empty())
            return UnreadableReason::NoNumbers;
        const auto isUnknown = [](const Format &format) { return !format.shape.unknownText.isEmpty(); };
        if (std::ranges::any_of(m_formats, isUnknown))
            return UnreadableReason::UnknownCharacter;
        const auto joins = [](const Format &format) { return format.shape.joinsParts; };
        return std::ranges::any_of(m_formats, joins) ? std::optional(UnreadableReason::JoinedParts)
                                                     : std::nullopt;
    }

    const QList<TokenKind> &hidden() const { return m_hidden; }
    bool showsPeriod() const
    {
        return std::ranges::none_of(m_formats, [](const Format &format) {
            return format.shape.dates->sameInTwoPeriods().has_value();
        });
    }

    tl::expected<ParsedNumber, ParseFailure> parse(QStringView text, const KnownParts &known) const
    {
        if (codePointCount(text) > maximumNumberLength)
            return fail(ParseFailureKind::TooLong);
        const QString plain = withPlainDigits(text);
        const std::u32string symbols = collatedText(plain);
        QList<Reading> readings;
        for (const Format &format : m_formats) {
            for (const NumberReading &reading : allReadings(format.shape, symbols))
                readings.append({&format, reading});
        }
        if (readings.isEmpty())
            return tl::unexpected(whyNot(plain, symbols));
        return choose(readings, text, known);
    }

private:
    /// A format of the template, and which period the date digits of its numbers stand for.
    struct Format
    {
        explicit Format(NumberShape &&possible)
            : shape(std::move(possible))
            , periods(periodsOf(*shape.dates))
        {
        }

        NumberShape shape;
        PeriodsByDigits periods;
    };

    struct Reading
    {
        const Format *format = nullptr;
        NumberReading number{};
    };

    /// The type with a template whose literal text has plain digits; never another template otherwise.
    const NumberedType &withPlainLiterals()
    {
        NumberedType &type = m_input.types.first();
        if (auto text = Template::parse(withPlainDigits(type.text.text())))
            type.text = *std::move(text);
        return type;
    }

    /// Also those by another code that is the same when digits are plain, or to the store.
    static QList<NumberReading> allReadings(const NumberShape &shape, const std::u32string &symbols)
    {
        QList<NumberReading> all = readingsOf(shape, symbols, mostReadings);
        for (qsizetype at = 0; at < all.size() && all.size() < mostReadings; ++at) {
            for (qsizetype part = 0; part < all[at].codes.size(); ++part)
                addTwins(shape, all, at, part);
        }
        return all;
    }

    static void addTwins(const NumberShape &shape, QList<NumberReading> &all, qsizetype at, qsizetype part)
    {
        const auto [kind, code] = all[at].codes[part];
        std::optional<QList<ProofCode>> twins;
        for (const Cell &cell : shape.cells) {
            if (cell.kind != Cell::Kind::Codes || partOf(cell.token) != kind)
                continue;
            const QList<ProofCode> alike = rowsLike(code, cell);
            if (!twins)
                twins = alike;
            twins->removeIf([&alike](const ProofCode &twin) { return !alike.contains(twin); });
        }
        for (const ProofCode &twin : twins.value_or(QList<ProofCode>())) {
            NumberReading other = all[at];
            other.codes[part].second = twin;
            if (twin.id != code.id && !all.contains(other))
                all.append(other);
        }
    }

    /// The rows that look alike to the store in this cell.
    static QList<ProofCode> rowsLike(const ProofCode &row, const Cell &cell)
    {
        CodeTrie::NodeId node = CodeTrie::root;
        for (const char32_t symbol : collatedPart(writtenFor(row, cell.token)))
            node = cell.codes->child(node, symbol);
        const auto alike = cell.codes->codesAt(node);
        return {alike.begin(), alike.end()};
    }

    ParseFailure whyNot(const QString &plain, const std::u32string &symbols) const
    {
        ReadingStop furthest;
        ParseFailure failure;
        for (const auto &[shape, periods] : m_formats) {
            ReadingStop stop;
            readingsOf(shape, symbols, 1, &stop);
            if (stop.isDateImpossible)
                return impossibleDate();
            if (stop.at > furthest.at)
                failure = {};
            if (stop.at < furthest.at)
                continue;
            furthest = stop;
            for (const size_t cell : stop.cells) {
                if (cell == shape.cells.size())
                    failure.expectsEnd = true;
                else
                    failure.expected.append(spellCell(shape.cells[cell], stop.literalOffset));
            }
        }
        failure.position = positionOfSymbol(plain, symbols.size(), furthest.at);
        return failure;
    }

    tl::expected<ParsedNumber, ParseFailure> choose(const QList<Reading> &readings, QStringView text,
                                                    const KnownParts &known) const
    {
        QList<ParsedNumber> found;
        std::optional<ParseFailure> failure;
        for (const Reading &reading : readings) {
            const auto number = understand(*reading.format, reading.number, text, known);
            if (number)
                addNew(found, *number);
            else if (isOpen(number.error()))
                return number;
            else
                failure = number.error();
        }
        keepOnly(found, [](const ParsedNumber &number) { return number.isExact; });
        keepOnly(found, [&](const ParsedNumber &number) { return agrees(number, known); });
        if (found.isEmpty())
            return tl::unexpected(failure.value_or(ParseFailure{.kind = ParseFailureKind::NotRendered}));
        if (found.size() == 1 && readings.size() < mostReadings)
            return found.first();
        return tl::unexpected(ParseFailure{.kind = ParseFailureKind::Ambiguous, .readings = found});
    }

    /// Whether the number can be what was read, but it is not known which one.
    static bool isOpen(const ParseFailure &failure)
    {
        return failure.kind == ParseFailureKind::KeyPartUnknown ||
               failure.kind == ParseFailureKind::PeriodUnknown;
    }

    static void addNew(QList<ParsedNumber> &found, const ParsedNumber &number)
    {
        const auto isSame = [&number](const ParsedNumber &other) {
            return other.key == number.key && other.sequence == number.sequence;
        };
        const auto same = std::ranges::find_if(found, isSame);
        if (same == found.end())
            found.append(number);
        else if (number.isExact && !same->isExact)
            *same = number;
    }

    /// Only those that meet a wish, if any does.
    template <class Wish>
    static void keepOnly(QList<ParsedNumber> &found, const Wish &isWished)
    {
        if (found.size() > 1 && std::ranges::any_of(found, isWished))
            found.removeIf([&isWished](const ParsedNumber &number) { return !isWished(number); });
    }

    bool agrees(const ParsedNumber &number, const KnownParts &known) const
    {
        CounterKey wanted = number.key;
        for (auto part = known.ids.cbegin(); part != known.ids.cend(); ++part)
            setPartId(wanted, part.key(), part.value());
        const auto period = periodOf(m_type.period, known.date, m_type.fiscalYear);
        if (period)
            wanted.period = *period;
        return normalized(wanted, m_type.keyShape()) == number.key;
    }

    tl::expected<ParsedNumber, ParseFailure> understand(const Format &format, const NumberReading &reading,
                                                        QStringView text, const KnownParts &known) const
    {
        const auto date = dateOf(format, reading, known);
        if (!date)
            return tl::unexpected(date.error());
        NumberParts parts{.project = m_type.projectCode,
                          .corrType = m_type.typeCode,
                          .revision = reading.revision,
                          .documentDate = *date,
                          .documentTime = reading.timeOfDay(),
                          .period = periodOf(m_type.period, *date, m_type.fiscalYear).value_or(Period()),
                          .sequence = reading.sequence,
                          .shown = m_type.shown};
        ParsedNumber number{.sequence = reading.sequence, .revision = reading.revision};
        number.key.projectId = m_type.projectId;
        number.key.correspondenceTypeId = m_type.typeId;
        number.key.period = parts.period;
        for (const auto &[kind, code] : reading.codes) {
            setPartId(number.key, kind, code.id);
            setRow(parts, kind, originalRow(kind, code.id));
        }
        for (const TokenKind kind : keyPartsOf(m_type.keyShape())) {
            if (format.shape.shows(kind))
                continue;
            const auto id = known.ids.constFind(kind);
            if (id == known.ids.cend())
                return tl::unexpected(ParseFailure{.kind = ParseFailureKind::KeyPartUnknown, .token = kind});
            setPartId(number.key, kind, *id);
        }
        const auto rendered = render(m_type.text, parts, m_type.overflow);
        if (!rendered)
            return fail(ParseFailureKind::NotRendered);
        number.number = rendered->text();
        number.isExact = isSameNumber(number.number, text.toString());
        return number;
    }

    bool isCounted(QDate date) const
    {
        return date >= m_input.range.firstDate && date <= m_input.range.lastDate &&
               periodOf(m_type.period, date, m_type.fiscalYear);
    }

    ParseFailure impossibleDate() const
    {
        return {.kind = ParseFailureKind::ImpossibleDate, .firstYear = m_input.range.firstDate.year()};
    }

    /// A date of the period in which the number was drawn, with the digits that it shows.
    tl::expected<QDate, ParseFailure> dateOf(const Format &format, const NumberReading &reading,
                                             const KnownParts &known) const
    {
        const DateTexts &dates = *format.shape.dates;
        if (known.date.isValid() && dates.digitsOf(known.date) == reading.dateDigits && isCounted(known.date))
            return known.date;
        const auto period = format.periods.find(reading.dateDigits);
        const auto shown = dates.dateOf(reading.dateDigits);
        if (period == format.periods.end() || !shown)
            return tl::unexpected(impossibleDate());
        if (!period->second && known.date.isValid() && !isCounted(known.date))
            return tl::unexpected(impossibleDate());
        if (!period->second)
            return fail(ParseFailureKind::PeriodUnknown);
        return *shown;
    }

    ProofCode originalRow(TokenKind kind, int id) const
    {
        const QList<ProofCode> &rows = rowsFor(m_original, kind, m_type.organizations);
        const auto found = std::ranges::find(rows, id, &ProofCode::id);
        return found == rows.end() ? ProofCode() : *found;
    }

    const ProofInput m_original;
    const NumberedType m_type;
    ProofInput m_input;
    ShapeParts m_parts;
    std::vector<Format> m_formats; ///< by which there are numbers
    QList<TokenKind> m_hidden;
};

NumberParser::NumberParser(std::unique_ptr<State> state)
    : d(std::move(state))
{
}

NumberParser::NumberParser(NumberParser &&) noexcept = default;
NumberParser &NumberParser::operator=(NumberParser &&) noexcept = default;
NumberParser::~NumberParser() = default;

tl::expected<NumberParser, UnreadableReason> NumberParser::make(const ProofInput &input, qsizetype type)
{
    auto state = std::make_unique<State>(input, type);
    if (const auto reason = state->unreadable())
        return tl::unexpected(*reason);
    return NumberParser(std::move(state));
}

tl::expected<ParsedNumber, ParseFailure> NumberParser::parse(QStringView text, const KnownParts &known) const
{
    return d->parse(text.trimmed(), known);
}

const QList<TokenKind> &NumberParser::hiddenParts() const
{
    return d->hidden();
}

bool NumberParser::showsPeriod() const
{
    return d->showsPeriod();
}

} // namespace lekthi::numbering
