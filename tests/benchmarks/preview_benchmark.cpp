#include "core/numbering/preview.h"
#include "core/numbering/validate.h"

#include <QElapsedTimer>
#include <QTextStream>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

namespace {

constexpr int warmUpRuns = 1'000;
constexpr int measuredRuns = 20'000;

// What the editor does on each keystroke.
qsizetype keystroke(const QString &text, const ValidationContext &context, const PreviewInput &input)
{
    const ParsedTemplate parsed = parseTemplate(text);
    const QList<Problem> problems = validateTemplate(parsed, context);
    return problems.size() + previewTemplate(parsed, input).following.size();
}

double microseconds(const std::vector<qint64> &sorted, double part)
{
    const auto index = static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1));
    return static_cast<double>(sorted.at(index)) / 1000.0;
}

} // namespace

/// Prints how long parse, validation and preview of a template of 60 characters take.
int main()
{
    const QString text = u"{ORIGINATOR}-{RECIPIENT}-{SUB_TYPE}-{SEQ:4}/ก-ที่{YEAR:B.E.}"_s;
    const ValidationContext context{.typeCode = u"TRANSMITTAL"_s};
    const PreviewInput input{.parts = {.originator = u"คคง."_s,
                                       .recipient = u"สคฉ.3"_s,
                                       .subType = u"21"_s,
                                       .documentDate = QDate(2025, 12, 2),
                                       .sequence = 117}};
    std::vector<qint64> nanoseconds;
    nanoseconds.reserve(measuredRuns);
    qsizetype checksum = 0;
    for (int run = -warmUpRuns; run < measuredRuns; ++run) {
        QElapsedTimer timer;
        timer.start();
        checksum += keystroke(text, context, input);
        if (run >= 0)
            nanoseconds.push_back(timer.nsecsElapsed());
    }
    std::ranges::sort(nanoseconds);
    QTextStream(stdout) << "parse + validate + preview of " << text.size() << " characters, " << measuredRuns
                        << " runs (" << checksum << " results): median " << microseconds(nanoseconds, 0.5)
                        << " us, 95 % " << microseconds(nanoseconds, 0.95) << " us\n";
    return 0;
}
