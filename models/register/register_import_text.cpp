#include "models/register/register_import_text.h"

#include "models/period_text.h"
#include "models/requests/counter_text.h"
#include "translations/translations.h"

#include <QCoreApplication>
#include <QStringList>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using registers::RegisterImportPlan;

namespace {

constexpr qsizetype gapsShown = 6;

QString rangeText(const registers::SequenceRange &range)
{
    return range.first == range.last ? QString::number(range.first)
                                     : u"%1–%2"_s.arg(range.first).arg(range.last);
}

} // namespace

QString plannedCounterText(const numbering::CounterKey &key, const store::ReferenceData &reference,
                           numbering::Calendar calendar)
{
    return counterTextWithinType(key, reference, periodText(key.period, currentLanguage(), calendar));
}

QString placeText(const store::Request &request, const store::ReferenceData &reference)
{
    const store::Project *project = reference.project(request.projectId);
    const QString code = project ? project->code : QString::number(request.projectId);
    if (!request.typeId)
        return code + u" · "_s + QCoreApplication::translate("lekthi", "Default template");
    const store::CodedItem *type = store::itemById(reference.types, *request.typeId);
    return code + u" · "_s + (type ? type->code : QString::number(*request.typeId));
}

QString gapsText(const registers::PlannedCounter &counter)
{
    QStringList texts;
    for (const registers::SequenceRange &gap : counter.gaps.first(qMin(counter.gaps.size(), gapsShown)))
        texts += rangeText(gap);
    if (counter.gaps.size() > gapsShown)
        texts += u"…"_s;
    return texts.join(u", "_s);
}

QString amountText(const RegisterImportPlan &plan)
{
    const QString numbers =
        QCoreApplication::translate("lekthi", "%n number(s)", nullptr, int(plan.numbers.size()));
    const QString counters =
        QCoreApplication::translate("lekthi", "%n counter(s)", nullptr, int(plan.counters.size()));
    return QCoreApplication::translate("lekthi", "%1 in %2", "numbers, counters").arg(numbers, counters);
}

QString partsText(const QList<RegisterImportPlan> &parts)
{
    if (parts.size() < 2)
        return {};
    return QCoreApplication::translate(
               "lekthi", "A request imports at most %L1 numbers of %L2 counters, so this register needs %3 "
                         "requests, one after the other. This one imports %4. Once it is approved, read the "
                         "file again: imported numbers are left out, and the next part follows. Until the "
                         "last one is approved, do not allocate numbers from the counters that remain.")
        .arg(store::mostTakenOverNumbers)
        .arg(store::mostTakenOverCounters)
        .arg(QString::number(parts.size()), amountText(parts.constFirst()));
}

QString whyNothingToImport(const RegisterImportPlan &plan)
{
    if (!plan.numbers.isEmpty())
        return {};
    if (plan.lines == 0 && plan.linesOfOthers > 0)
        return QCoreApplication::translate(
            "lekthi", "All lines belong to other projects or document types. Choose theirs.");
    if (plan.lines > 0 && plan.countOf(registers::TroubleKind::TakenAlready) > 0)
        return QCoreApplication::translate(
            "lekthi", "The store already has every number that was understood. There is nothing to import.");
    return QCoreApplication::translate(
        "lekthi", "No number of the register was understood. Go back and choose another encoding or column, "
                  "or another document type.");
}

} // namespace lekthi::models
