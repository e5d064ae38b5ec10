#include "core/numbering/proof/number_shape.h"

#include "core/numbering/text_safety.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

constexpr PartBorder revisionBorder{
    .beginsWithConsonant = true, .beginsWithAa = true, .endsWithLeadingVowel = true};

constexpr int digitsOfTime = 2;

bool countsByOrganizations(KeyShape shape)
{
    return shape.has(TokenKind::Originator) || shape.has(TokenKind::Recipient);
}

class ShapeBuilder
{
public:
    ShapeBuilder(const NumberedType &type, const NumberFormat &format, const ProofInput &input,
                 ShapeParts &parts)
        : m_parts(parts)
        , m_range(input.range)
    {
        m_shape.type = &type;
        m_shape.format = &format;
        m_shape.key = type.keyShape();
        m_shape.isPossible =
            !countsByOrganizations(m_shape.key) || parts.hasOrganizations(type.organizations);
        m_dates = {.fields = {},
                   .period = type.period,
                   .fiscalYear = type.fiscalYear,
                   .firstDate = m_range.firstDate,
                   .lastDate = m_range.lastDate};
    }

    NumberShape build()
    {
        for (const Segment &segment : m_shape.format->segments) {
            if (segment.token)
                addToken(*segment.token);
            else
                m_literal += segment.literal;
        }
        finishLiteral();
        if (m_shape.isPossible)
            m_shape.dates = &m_parts.dates(m_dates);
        rememberRepeated();
        lookAhead();
        for (size_t i = 1; i < m_borders.size(); ++i)
            m_shape.joinsParts = m_shape.joinsParts || m_borders[i - 1].interactsWith(m_borders[i]);
        return std::move(m_shape);
    }

private:
    void addToken(const Token &token)
    {
        m_shape.isPossible = m_shape.isPossible && isAvailable(token.kind, m_shape.key);
        switch (descriptorOf(token.kind).form) {
        case TokenForm::Constant:
            return addConstant(writtenFor(*m_shape.type, token.kind));
        case TokenForm::Code:
            return addCodes(token.kind);
        case TokenForm::Sequence:
            return addSequence(token.digits);
        case TokenForm::Year:
            return addYear(token.calendar);
        case TokenForm::Date:
            return addDate(token);
        case TokenForm::Revision:
            return addRevision();
        case TokenForm::Next:
            return;
        }
    }

    void add(const Cell &cell, const PartBorder &border = {})
    {
        finishLiteral();
        m_shape.cells.push_back(cell);
        m_borders.push_back(border);
    }

    void finishLiteral()
    {
        if (m_literal.isEmpty())
            return;
        const QString literal = std::exchange(m_literal, {});
        if (!isCollationKnown(literal))
            m_shape.unknownText = literal;
        const std::u32string collated = collatedPart(literal);
        m_shape.expands = m_shape.expands || collated.size() > static_cast<size_t>(codePointCount(literal));
        add({.kind = Cell::Kind::Literal, .literal = collated, .written = literal}, borderOf(literal));
    }

    void addConstant(const QString &code)
    {
        const bool blank = std::ranges::all_of(code, [](QChar character) { return character == u' '; });
        m_shape.isPossible = m_shape.isPossible && !blank && !hasInvisible(code);
        m_literal += code;
    }

    void addSequence(int digits)
    {
        const bool widens = m_shape.format->isLast && m_shape.type->overflow == OverflowPolicy::Widen;
        const int before = m_shape.format->digitsBefore;
        m_shape.isPossible = m_shape.isPossible && before < m_range.sequenceDigits;
        add({.kind = Cell::Kind::Sequence,
             .digits = digits,
             .valueWithin = digits - before,
             .mostDigits = widens ? m_range.sequenceDigits : std::min(digits, m_range.sequenceDigits)});
    }

    void addField(DateField field)
    {
        m_dates.fields.append(field);
        add({.kind = Cell::Kind::DateField, .digits = widthOf(field)});
    }

    void addYear(Calendar calendar)
    {
        const bool buddhist = calendar == Calendar::Buddhist;
        addField(buddhist ? DateField::PeriodYearBuddhist : DateField::PeriodYear);
    }

    void addDate(const Token &token)
    {
        const bool buddhist = token.calendar == Calendar::Buddhist;
        const std::array fields{
            std::pair{u"yyyy"_s, buddhist ? DateField::YearBuddhist : DateField::Year},
            std::pair{u"yy"_s, buddhist ? DateField::ShortYearBuddhist : DateField::ShortYear},
            std::pair{u"MM"_s, DateField::Month},
            std::pair{u"dd"_s, DateField::Day},
        };
        static const std::array times{std::pair{u"HH"_s, TimeField::Hour},
                                      std::pair{u"mm"_s, TimeField::Minute},
                                      std::pair{u"ss"_s, TimeField::Second}};
        for (QStringView rest = token.datePattern; !rest.isEmpty();) {
            const auto isNext = [&rest](const auto &known) { return rest.startsWith(known.first); };
            const auto field = std::ranges::find_if(fields, isNext);
            const auto time = std::ranges::find_if(times, isNext);
            if (field != fields.end()) {
                addField(field->second);
                rest = rest.mid(field->first.size());
            } else if (time != times.end()) {
                addTime(time->second);
                rest = rest.mid(time->first.size());
            } else {
                m_literal += rest.front();
                rest = rest.mid(1);
            }
        }
    }

    void addTime(TimeField field)
    {
        add({.kind = Cell::Kind::TimeField, .time = field, .digits = digitsOfTime});
    }

    void addRevision()
    {
        add({.kind = Cell::Kind::Revision, .mostDigits = m_range.revisionLength}, revisionBorder);
    }

    void addCodes(TokenKind kind)
    {
        const CodeTrie &codes = m_parts.codes(kind, m_shape.type->organizations);
        m_shape.isPossible = m_shape.isPossible && !codes.isEmpty();
        if (!codes.unknownCode().isEmpty())
            m_shape.unknownText = codes.unknownCode();
        m_shape.expands = m_shape.expands || codes.expands();
        add({.kind = Cell::Kind::Codes, .token = kind, .codes = &codes}, codes.border());
    }

    void rememberRepeated()
    {
        int memories = 0;
        for (size_t i = 0; i < m_shape.cells.size(); ++i) {
            Cell &cell = m_shape.cells[i];
            if (cell.kind != Cell::Kind::Codes || cell.memory >= 0)
                continue;
            const auto isSame = [&cell](const Cell &other) {
                return other.kind == Cell::Kind::Codes && other.token == cell.token;
            };
            if (std::ranges::count_if(m_shape.cells, isSame) < 2)
                continue;
            const TokenKind token = cell.token;
            const int memory = memories++;
            for (Cell &other : m_shape.cells) {
                if (other.kind == Cell::Kind::Codes && other.token == token)
                    other.memory = memory;
            }
        }
    }

    void lookAhead()
    {
        Prospect behind{.literal = U" "}; // which count for nothing at the end
        for (auto cell = m_shape.cells.rbegin(); cell != m_shape.cells.rend(); ++cell) {
            cell->behind = behind;
            if (cell->kind == Cell::Kind::Literal)
                behind.literal.insert(0, cell->literal);
            else
                behind = {.literal = {}, .codes = cell->codes, .isDigit = isDigits(*cell)};
        }
    }

    static bool isDigits(const Cell &cell)
    {
        return cell.kind == Cell::Kind::Sequence || cell.kind == Cell::Kind::DateField ||
               cell.kind == Cell::Kind::TimeField;
    }

    ShapeParts &m_parts;
    const ProofRange &m_range;
    NumberShape m_shape;
    DateTexts::Rule m_dates;
    QString m_literal;
    std::vector<PartBorder> m_borders;
};

} // namespace

int lastOf(TimeField field)
{
    return field == TimeField::Hour ? 23 : 59;
}

ShapeParts::ShapeParts(const ProofInput &input)
    : m_input(input)
{
}

bool ShapeParts::hasOrganizations(qsizetype organizations) const
{
    return !m_input.organizations[organizations].isEmpty();
}

const CodeTrie &ShapeParts::codes(TokenKind kind, qsizetype organizations)
{
    const QList<ProofCode> &rows = rowsFor(m_input, kind, organizations);
    const ShownText shown = descriptorOf(kind).shown;
    const auto isSame = [&rows, shown](const KnownTrie &known) {
        return known.shown == shown && (known.rows.constData() == rows.constData() || known.rows == rows);
    };
    const auto known = std::ranges::find_if(m_tries, isSame);
    if (known != m_tries.end())
        return *known->trie;
    m_tries.push_back({rows, shown, std::make_unique<CodeTrie>(rows, kind)});
    return *m_tries.back().trie;
}

const DateTexts &ShapeParts::dates(const DateTexts::Rule &rule)
{
    const auto known =
        std::ranges::find_if(m_dates, [&rule](const auto &dates) { return dates->rule() == rule; });
    if (known != m_dates.end())
        return **known;
    m_dates.push_back(std::make_unique<DateTexts>(rule, m_input.exampleDate));
    return *m_dates.back();
}

std::vector<NumberShape> shapesOf(const NumberedType &type, const ProofInput &input, ShapeParts &parts)
{
    std::vector<NumberShape> shapes;
    for (const NumberFormat &format : type.text.formats())
        shapes.push_back(ShapeBuilder(type, format, input, parts).build());
    return shapes;
}

} // namespace lekthi::numbering
