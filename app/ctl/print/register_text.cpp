#include "app/ctl/print/register_text.h"

#include "app/ctl/print/json_values.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/texts.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using registers::RegisterImportPlan;
using registers::TroubleKind;

namespace {

constexpr qsizetype troublesShown = 20;
constexpr qsizetype gapsShown = 5;

QString gapsText(const registers::PlannedCounter &counter)
{
    QStringList texts;
    for (const registers::SequenceRange &gap : counter.gaps.mid(0, gapsShown))
        texts.append(gap.first == gap.last ? QString::number(gap.first)
                                           : u"%1-%2"_s.arg(gap.first).arg(gap.last));
    if (counter.gaps.size() > gapsShown)
        texts.append(u"..."_s);
    return texts.join(u", "_s);
}

QString countersTable(const RegisterImportPlan &plan, const store::ReferenceData &data)
{
    QList<QStringList> rows{{Texts::tr("Counter"), Texts::tr("Last number"), Texts::tr("After the import"),
                             Texts::tr("Numbers"), Texts::tr("Missing"), Texts::tr("Gaps")}};
    for (const registers::PlannedCounter &counter : plan.counters)
        rows.append({counterText(counter.key, data), QString::number(counter.seenNumber),
                     QString::number(counter.newNumber), QString::number(counter.numbers),
                     QString::number(counter.missing), gapsText(counter)});
    return alignedRows(rows);
}

/// The heading too, where there is one.
QString numberColumnText(const registers::RegisterForm &form)
{
    const qsizetype at = form.columns.value(registers::RegisterColumn::Number);
    return u"%1 %2"_s.arg(at + 1).arg(form.headings.value(at)).trimmed();
}

QString troublesText(const RegisterImportPlan &plan)
{
    QStringList lines;
    for (const registers::TroubledLine &line : plan.troubles.mid(0, troublesShown))
        lines.append(
            Texts::tr("Line %1: %2: %3")
                .arg(QString::number(line.line), inOneLine(line.written), registers::describe(line)));
    if (plan.troubles.size() > troublesShown)
        lines.append(
            Texts::tr("... and %1 more; --json names all of them").arg(plan.troubles.size() - troublesShown));
    return lines.join(u'\n');
}

QJsonObject toJson(const registers::PlannedCounter &counter, const store::ReferenceData &data)
{
    QJsonArray gaps;
    for (const registers::SequenceRange &gap : counter.gaps)
        gaps.append(QJsonObject{{u"first"_s, gap.first}, {u"last"_s, gap.last}});
    return {{u"counter"_s, counterJson(0, counter.key, data)},
            {u"lastNumber"_s, counter.seenNumber},
            {u"newNumber"_s, counter.newNumber},
            {u"numbers"_s, counter.numbers},
            {u"firstLine"_s, counter.firstLine},
            {u"lastLine"_s, counter.lastLine},
            {u"missing"_s, counter.missing},
            {u"gaps"_s, gaps}};
}

/// What each column is taken for, by its number from 1.
QJsonObject toJson(const registers::RegisterForm &form)
{
    QJsonObject json;
    for (auto column = form.columns.cbegin(); column != form.columns.cend(); ++column)
        json.insert(registers::columnName(column.key()), column.value() + 1);
    return json;
}

QJsonObject toJson(const registers::TroubledLine &line)
{
    const bool isMismatch = line.failure && line.failure->kind == numbering::ParseFailureKind::Mismatch;
    return {{u"line"_s, line.line},
            {u"written"_s, line.written},
            {u"why"_s, registers::troubleName(line.kind)},
            {u"message"_s, registers::describe(line)},
            {u"fits"_s, isMismatch ? QJsonValue(line.failure->position) : QJsonValue()}};
}

} // namespace

QJsonObject toJson(const ReadRegister &read, const store::ReferenceData &data)
{
    const RegisterImportPlan &plan = read.survey.work.plan;
    QJsonArray counters;
    for (const registers::PlannedCounter &counter : plan.counters)
        counters.append(toJson(counter, data));
    QJsonArray troubles;
    for (const registers::TroubledLine &line : plan.troubles)
        troubles.append(toJson(line));
    return {{u"encoding"_s, registers::encodingName(read.form.encoding)},
            {u"separator"_s, QString(read.form.separator)},
            {u"hasHeadings"_s, read.form.hasHeadings},
            {u"columns"_s, toJson(read.form)},
            {u"template"_s, read.survey.used.text},
            {u"templateVersion"_s, read.survey.used.version},
            {u"lines"_s, plan.lines},
            {u"linesOfOthers"_s, plan.linesOfOthers},
            {u"numbers"_s, plan.numbers.size()},
            {u"notUnderstood"_s, plan.countOf(TroubleKind::NotUnderstood)},
            {u"repeated"_s, plan.countOf(TroubleKind::Repeated)},
            {u"takenAlready"_s, plan.countOf(TroubleKind::TakenAlready)},
            {u"counters"_s, counters},
            {u"troubles"_s, troubles},
            {u"fileDigest"_s, QString::fromLatin1(read.survey.work.digest.toHex())}};
}

QString describe(const ReadRegister &read, const store::ReferenceData &data)
{
    const RegisterImportPlan &plan = read.survey.work.plan;
    const QList<QStringList> figures{
        {Texts::tr("Encoding"), registers::encodingName(read.form.encoding)},
        {Texts::tr("Separator"), registers::separatorName(read.form.separator)},
        {Texts::tr("First line"),
         read.form.hasHeadings ? Texts::tr("Headings") : Texts::tr("A number already")},
        {Texts::tr("Column of numbers"), numberColumnText(read.form)},
        {Texts::tr("Template"), read.survey.used.text},
        {Texts::tr("Lines of the register"), QString::number(plan.lines)},
        {Texts::tr("Lines of other projects or types"), QString::number(plan.linesOfOthers)},
        {Texts::tr("Numbers to import"), QString::number(plan.numbers.size())},
        {Texts::tr("Not understood"), QString::number(plan.countOf(TroubleKind::NotUnderstood))},
        {Texts::tr("Repeated in the register"), QString::number(plan.countOf(TroubleKind::Repeated))},
        {Texts::tr("In the store already"), QString::number(plan.countOf(TroubleKind::TakenAlready))},
    };
    QStringList parts{alignedRows(figures)};
    if (!plan.counters.isEmpty())
        parts.append(countersTable(plan, data));
    if (!plan.troubles.isEmpty())
        parts.append(troublesText(plan));
    return parts.join(u"\n\n"_s);
}

} // namespace lekthi::ctl
