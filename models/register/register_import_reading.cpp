#include "models/register/register_import_reading.h"

#include "core/numbering/calendar.h"
#include "models/counters/next_numbers.h"

namespace lekthi::models {

store::Result<QList<numbering::DocumentNumber>>
nextNumbersAfter(store::Connection &connection, const QList<registers::PlannedCounter> &counters,
                 const store::ReferenceData &reference)
{
    const auto templates = store::listTemplates(connection);
    if (!templates)
        return tl::unexpected(templates.error());
    QList<store::Counter> after;
    for (const registers::PlannedCounter &planned : counters) {
        store::Counter counter;
        counter.key = planned.key;
        counter.lastNumber = planned.newNumber;
        after += counter;
    }
    const QDate today = numbering::documentDate(QDateTime::currentDateTimeUtc());
    return readNext(connection, after, reference, *templates, today).map([](const QList<ShownNext> &shown) {
        QList<numbering::DocumentNumber> next;
        for (const ShownNext &one : shown)
            next += one.number;
        return next;
    });
}

store::Result<Findings> readFindings(store::Connection &connection, const QString &path,
                                     const registers::RegisterForm &form,
                                     const registers::RegisterTarget &target,
                                     const store::ReferenceData &reference, ReadingProgress &progress)
{
    const registers::SurveyProgress told{.reading =
                                             [&progress](qint64 bytes, qint64 lines) {
                                                 progress.bytes = bytes;
                                                 progress.lines = lines;
                                                 return !progress.isStopped;
                                             },
                                         .lookingUp =
                                             [&progress] {
                                                 progress.looksUp = true;
                                                 return !progress.isStopped;
                                             }};
    auto survey = registers::surveyRegister(connection, path, form, target, reference, told);
    if (!survey)
        return Findings(tl::unexpect, std::move(survey.error()));
    RegisterFindings findings{*std::move(survey), {}, {}};
    if (findings.survey.work.plan.numbers.isEmpty())
        return Findings(std::move(findings));
    findings.parts = registers::partsOf(findings.survey.work.plan);
    return nextNumbersAfter(connection, findings.parts.constFirst().counters, reference)
        .map([&](const QList<numbering::DocumentNumber> &next) {
            findings.next = next;
            return Findings(std::move(findings));
        });
}

} // namespace lekthi::models
