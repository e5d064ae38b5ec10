#include "core/numbering/preview.h"

namespace lekthi::numbering {

namespace {

constexpr int followingNumbers = 4;

/// Nothing for a template without {SEQ:n}, whose numbers cannot outgrow anything.
std::optional<qint64> lastWithinDigits(const ParsedTemplate &parsed)
{
    const Segment *sequence = parsed.find(TokenKind::Sequence);
    return sequence ? std::optional(lastSequenceWithin(sequence->token->digits)) : std::nullopt;
}

class Previewer
{
public:
    Previewer(const ParsedTemplate &parsed, const PreviewInput &input)
        : m_parsed(parsed)
        , m_input(input)
        , m_lastWithinDigits(lastWithinDigits(parsed))
    {
    }

    Preview preview() const
    {
        Preview result;
        if (const auto next = numberAt(m_input.parts.sequence))
            result.next = *next;
        // A value beyond every counter has none after it; adding to it could overflow.
        for (int step = 1; step <= followingNumbers && m_input.parts.sequence <= lastSequence; ++step) {
            if (const auto number = numberAt(m_input.parts.sequence + step))
                result.following.append(*number);
        }
        result.firstOfNextPeriod = firstOfNextPeriod();
        if (m_lastWithinDigits) {
            result.lastThatFits = numberAt(*m_lastWithinDigits);
            result.firstThatOutgrows = numberAt(*m_lastWithinDigits + 1);
        }
        result.complete = isComplete(result.next);
        return result;
    }

private:
    bool fits(qint64 sequence) const
    {
        const bool refused = m_input.overflow == OverflowPolicy::Refuse && m_lastWithinDigits &&
                             sequence > *m_lastWithinDigits;
        return !refused && sequence <= lastSequence;
    }

    std::optional<DocumentNumber> numberOn(QDate date, qint64 sequence) const
    {
        if (!fits(sequence))
            return std::nullopt;
        NumberParts parts = m_input.parts;
        parts.documentDate = date;
        parts.period = periodOf(m_input.period, date, m_input.fiscalYear).value_or(Period());
        parts.sequence = sequence;
        return renderWhatIsRight(m_parsed, parts);
    }

    std::optional<DocumentNumber> numberAt(qint64 sequence) const
    {
        return numberOn(m_input.parts.documentDate, sequence);
    }

    std::optional<DocumentNumber> firstOfNextPeriod() const
    {
        const QDate today = m_input.parts.documentDate;
        const auto start = startOfNextPeriod(m_input.period, today, m_input.fiscalYear);
        if (!start || !periodOf(m_input.period, *start, m_input.fiscalYear))
            return std::nullopt;
        return numberOn(*start, 1);
    }

    bool isComplete(const DocumentNumber &number) const
    {
        return !m_parsed.segments.isEmpty() && number.parts().size() == m_parsed.segments.size();
    }

    const ParsedTemplate &m_parsed;
    const PreviewInput &m_input;
    std::optional<qint64> m_lastWithinDigits;
};

} // namespace

Preview previewTemplate(const ParsedTemplate &parsed, const PreviewInput &input)
{
    return Previewer(parsed, input).preview();
}

} // namespace lekthi::numbering
