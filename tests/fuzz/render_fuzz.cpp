#include "core/numbering/preview.h"

#include "tests/fuzz/fuzz_input.h"

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

namespace {

/// The input's own template where it is one, so that the codes are still tried where it is not.
Template templateFrom(const QString &text)
{
    static const Template everyToken =
        Template::parse(u"{PROJECT}{ORIGINATOR}{RECIPIENT}a{CORR_TYPE}{SUB_TYPE}{RFA_TYPE}{DISCIPLINE}"
                        u"{SEQ:4}{YEAR:B.E.}{DATE:yyyyMMdd}{REV}{NEXT}{CORR_TYPE}-{SEQ:6}-{REV}")
            .value();
    return Template::parse(text).value_or(everyToken);
}

bool isExhausted(const Template &text, qint64 sequence, OverflowPolicy overflow)
{
    return sequence > lastSequence ||
           (overflow == OverflowPolicy::Refuse && sequence > text.formats().last().lastSequence());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    FuzzInput input(data, size);
    const Template text = templateFrom(input.text());
    const auto overflow = static_cast<OverflowPolicy>(input.number(2));
    const auto period = static_cast<PeriodKind>(input.number(5));
    const FiscalYear fiscalYear{1 + input.number(12), input.number(2) == 1};
    const NumberParts parts = input.parts();

    const auto number = render(text, parts, overflow);
    if (number) {
        demandSoundNumber(*number);
        demand(number->text().toUcs4().size() <= maximumNumberLength, "a number is not too long");
        demand(!isExhausted(text, parts.sequence, overflow), "an exhausted counter gives no number");
        demand(renderWhatIsRight(text.parsed(), parts) == *number, "a preview shows the number that comes");
    } else {
        demand(!describe(number.error()).isEmpty(), "every failure has a sentence");
    }
    const Preview preview = previewTemplate(
        text.parsed(), {.parts = parts, .period = period, .overflow = overflow, .fiscalYear = fiscalYear});
    demandSoundNumber(preview.next);
    for (const DocumentNumber &following : preview.following)
        demandSoundNumber(following);
    return 0;
}
