#include "core/numbering/text_order.h"

#include <algorithm>

namespace lekthi::numbering {

namespace {

constexpr int onEachSide = 3;

int digitsOf(const ParsedTemplate &parsed)
{
    const Segment *sequence = parsed.find(TokenKind::Sequence);
    return sequence ? sequence->token->digits : 0;
}

} // namespace

QList<ListedNumber> numbersAroundChange(const ParsedTemplate &soFar, const ParsedTemplate &edited,
                                        const PreviewInput &input)
{
    const int digits = digitsOf(soFar);
    const qint64 next = input.parts.sequence;
    if (digits == 0 || digitsOf(edited) == 0 || digits == digitsOf(edited) || next < 2 || next > lastSequence)
        return {};
    NumberParts parts = input.parts;
    parts.period = periodOf(input.period, parts.documentDate, input.fiscalYear).value_or(Period());
    QList<ListedNumber> listed;
    for (qint64 sequence = std::max<qint64>(1, next - onEachSide); sequence < next + onEachSide; ++sequence) {
        parts.sequence = sequence;
        const bool isNew = sequence >= next;
        listed.append({.number = renderWhatIsRight(isNew ? edited : soFar, parts),
                       .sequence = sequence,
                       .isNew = isNew});
    }
    std::ranges::stable_sort(listed, {},
                             [](const ListedNumber &one) -> const QString & { return one.number.text(); });
    for (qsizetype place = 1; place < listed.size(); ++place)
        listed[place].breaks = listed[place].sequence < listed[place - 1].sequence;
    return listed;
}

} // namespace lekthi::numbering
