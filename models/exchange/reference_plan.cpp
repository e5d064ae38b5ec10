#include "models/exchange/reference_csv.h"
#include "models/exchange/reference_reading.h"

#include <QBuffer>
#include <QCoreApplication>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

/// Translation for code that is no QObject.
struct PlanTexts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi::models::PlanTexts)
};

RefusedLine refusedFile(const char *code, const QString &message)
{
    return {0, QString::fromLatin1(code), message};
}

QChar separatorOf(const QByteArray &content, registers::TextEncoding encoding)
{
    constexpr qsizetype beginning = 65'536;
    QString text;
    registers::TextDecoder(encoding).decode(
        QByteArrayView(content).first(std::min(beginning, content.size())), text);
    return registers::likelySeparator(text);
}

/// The lines of a file, the first one being its headings; what cannot be read ends them.
QList<registers::CsvLine> linesOf(const QByteArray &content, ReferencePlan &plan)
{
    QBuffer buffer;
    buffer.setData(content);
    buffer.open(QIODevice::ReadOnly);
    registers::CsvReader reader(buffer, plan.encoding, separatorOf(content, plan.encoding));
    QList<registers::CsvLine> lines;
    while (true) {
        auto line = reader.next();
        if (!line) {
            plan.refused.append({line.error().line, registers::faultName(line.error().kind),
                                 registers::describe(line.error())});
            return lines;
        }
        if (!*line)
            return lines;
        lines.append(**std::move(line));
    }
}

void refuse(ReferencePlan &plan, qint64 line, const QList<CellFault> &faults)
{
    for (const CellFault &fault : faults)
        plan.refused.append({line, fault.code, fault.message});
}

void readLines(const QList<registers::CsvLine> &lines, const ReferenceLists &lists, ReferencePlan &plan)
{
    ReferenceLineReader reader(lists);
    if (!reader.readHeadings(lines.constFirst().cells)) {
        refuse(plan, lines.constFirst().line, reader.takeFaults());
        return;
    }
    for (const registers::CsvLine &line : lines.sliced(1)) {
        if (const auto difference = reader.read(line))
            plan.differences.append(*difference);
        refuse(plan, line.line, reader.takeFaults());
    }
}

} // namespace

ReferencePlan planReferenceImport(const QByteArray &content, const ReferenceLists &lists,
                                  std::optional<registers::TextEncoding> encoding)
{
    ReferencePlan plan{.kind = lists.kind};
    if (content.size() > largestReferenceFile) {
        plan.refused = {refusedFile("TOO_LARGE", PlanTexts::tr("The file is larger than 4 MB. Split it."))};
        return plan;
    }
    plan.encoding = encoding.value_or(registers::likelyEncoding(content));
    const QList<registers::CsvLine> lines = linesOf(content, plan);
    if (lines.size() > store::mostReferenceChanges + 1)
        plan.refused.append(refusedFile(
            "TOO_MANY_LINES",
            PlanTexts::tr("The file has more than %1 lines. Split it.").arg(store::mostReferenceChanges)));
    else if (lines.size() > 1)
        readLines(lines, lists, plan);
    else if (plan.refused.isEmpty())
        plan.refused.append(refusedFile("EMPTY", PlanTexts::tr("The file has no lines below its headings.")));
    std::ranges::sort(plan.refused, {}, &RefusedLine::line);
    return plan;
}

} // namespace lekthi::models
