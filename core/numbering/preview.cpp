#include "core/numbering/preview.h"

namespace lekthi::numbering {

namespace {

constexpr int followingNumbers = 4;

class Previewer
{
public:
    Previewer(const ParsedTemplate &parsed, const PreviewInput &input)
        : m_parsed(parsed)
        , m_input(input)
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
        // Without {SEQ:n} nothing can be outgrown.
        const NumberFormat &format = formatFor(m_parsed.formats, m_input.parts.sequence);
        if (format.digits > 0) {
            result.lastThatFits = numberAt(format.lastSequence());
            result.firstThatOutgrows = numberAt(format.lastSequence() + 1);
            result.goesOnInNextFormat = !format.isLast;
        }
        result.complete = isComplete(result.next, format);
        return result;
    }

private:
    bool fits(qint64 sequence) const
    {
        const NumberFormat &last = m_parsed.formats.last();
        const bool refused =
            m_input.overflow == OverflowPolicy::Refuse && last.digits > 0 && sequence > last.lastSequence();
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

    static bool isComplete(const DocumentNumber &number, const NumberFormat &format)
    {
        return !format.segments.isEmpty() && number.parts().size() == format.segments.size();
    }

    const ParsedTemplate &m_parsed;
    const PreviewInput &m_input;
};

} // namespace

Preview previewTemplate(const ParsedTemplate &parsed, const PreviewInput &input)
{
    return Previewer(parsed, input).preview();
}

} // namespace lekthi::numbering
