#include "core/numbering/text_order.h"

#include <algorithm>

namespace lekthi::numbering {

namespace {

constexpr int onEachSide = 3;

int digitsOf(const ParsedTemplate &parsed, qint64 sequence)
{
    return formatFor(parsed.formats, sequence).digits;
}

} // namespace

QList<ListedNumber> numbersAroundChange(const ParsedTemplate &soFar, const ParsedTemplate &edited,
                                        const PreviewInput &input)
{
    const qint64 next = input.parts.sequence;
    if (next < 2 || next > lastSequence)
        return {};
    const int digits = digitsOf(soFar, next - 1);
    const int editedDigits = digitsOf(edited, next);
    if (digits == 0 || editedDigits == 0 || digits == editedDigits)
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
