#include "core/numbering/validate.h"

#include "tests/fuzz/fuzz_input.h"

#include <array>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

namespace {

void demandCover(const ParsedTemplate &parsed)
{
    qsizetype end = 0;
    for (const Segment &segment : parsed.segments) {
        demand(segment.start == end && segment.length > 0, "segments follow one another");
        end += segment.length;
    }
    demand(end == parsed.text.size(), "segments cover the template");
}

void demandInRange(const QList<Problem> &problems, qsizetype size)
{
    qsizetype previous = 0;
    for (const Problem &problem : problems) {
        demand(problem.start >= previous, "problems are sorted");
        demand(problem.length >= 0 && problem.start + problem.length <= size, "problems lie in the template");
        demand(!describe(problem).isEmpty(), "every problem has a sentence");
        previous = problem.start;
    }
}

QString applied(const QString &text, const Problem &problem, const Fix &fix)
{
    return QString(text).replace(problem.start, problem.length, fix.replacement);
}

bool isSame(const Problem &left, const Problem &right)
{
    return left.code == right.code && left.start == right.start && left.length == right.length &&
           left.arguments == right.arguments;
}

/// A removed problem may uncover its twin behind it; then the text got shorter, which cannot go on for ever.
void demandFixed(const QString &text, const Problem &problem, const Fix &fix,
                 const ValidationContext &context)
{
    const QString fixed = applied(text, problem, fix);
    for (const Problem &left : validateTemplate(fixed, context))
        demand(!isSame(left, problem) || fixed.size() < text.size(), "a fix ends its problem");
}

/// One problem for each input is enough, the inputs are many; which one depends on the text alone.
void demandFixes(const QString &text, const QList<Problem> &problems, const ValidationContext &context)
{
    if (problems.isEmpty())
        return;
    const Problem &problem = problems.at(text.size() % problems.size());
    for (const Fix &fix : problem.fixes)
        demandFixed(text, problem, fix, context);
}

NumberParts sampleParts()
{
    return {.project = u"LCBP3-C2"_s,
            .originator = u"คคง."_s,
            .recipient = u"สคฉ.3"_s,
            .corrType = u"RFA"_s,
            .subType = u"21"_s,
            .rfaType = u"RPT"_s,
            .discipline = u"TER"_s,
            .revision = u"A"_s,
            .documentDate = QDate(2025, 12, 2),
            .period = {2025, 0},
            .sequence = 117};
}

/// A template that may be saved gives a number at once, unless it is too long for one.
void demandRenders(const QString &text)
{
    const auto usable = Template::parse(text);
    demand(usable.has_value(), "a template without problems can be made");
    const auto number = render(*usable, sampleParts());
    demand(number || number.error().kind == RenderFailureKind::TooLong, "a sound template renders");
    if (number)
        demandSoundNumber(*number);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const std::array types{u""_s, u"LETTER"_s, u"TRANSMITTAL"_s, u"RFA"_s};
    FuzzInput input(data, size);
    const ValidationContext context{.typeCode = types.at(static_cast<std::size_t>(input.number(4)))};
    const QString text = input.text();

    const ParsedTemplate parsed = parseTemplate(text);
    const QList<Problem> problems = validateTemplate(parsed, context);
    demand(parsed.text == text, "the text is kept");
    demandCover(parsed);
    demandInRange(problems, text.size());
    demandFixes(text, problems, context);
    demandSoundNumber(renderWhatIsRight(parsed, sampleParts()));
    if (parsed.problems.isEmpty())
        demandRenders(text);
    return 0;
}
