#include "models/counters/next_numbers.h"

#include "models/templates/template_rows.h"

#include <QCoreApplication>

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using namespace numbering;

namespace {

const store::NumberTemplate *inUseFor(const store::Counter &counter,
                                      const QList<store::NumberTemplate> &templates)
{
    return templateInUse(templates, {counter.key.projectId, counter.key.correspondenceTypeId});
}

ShownNext withoutWish(const store::NumberTemplate *inUse)
{
    ShownNext none;
    none.whyNone = inUse ? templateMistakenText() : templateMissingText();
    none.reasonCode = inUse ? u"TEMPLATE_INVALID"_s : u"NO_TEMPLATE"_s;
    return none;
}

QString whyNoneText(const allocation::Failure &failure)
{
    if (failure.code == allocation::FailureCode::SequenceExhausted)
        return describe(RenderFailure{.kind = RenderFailureKind::SequenceExhausted});
    return failure.fault == allocation::ValidationFault::TemplateInvalid ? failure.cause.detail
                                                                         : allocation::describe(failure);
}

} // namespace

ShownNext shownOf(const allocation::NextNumber &next)
{
    ShownNext shown;
    shown.sequence = next.sequence;
    shown.number = next.number;
    shown.skipped = next.skipped;
    if (next.whyNone) {
        shown.whyNone = whyNoneText(*next.whyNone);
        shown.reasonCode = allocation::codeName(next.whyNone->code);
    }
    return shown;
}

QString templateMissingText()
{
    return QCoreApplication::translate("lekthi", "There is no template. Create one on the Templates page.");
}

QString templateMistakenText()
{
    return QCoreApplication::translate("lekthi", "The template has mistakes. Fix it on the Templates page.");
}

NumberParts usualParts(const CounterKey &key, const store::ReferenceData &reference, QDate documentDate)
{
    NumberParts parts = store::partsOf(reference, key, {.revision = u"A"_s, .date = documentDate});
    parts.documentTime = currentDocumentTime();
    return parts;
}

QDate dateWithin(const Period &period, PeriodKind kind, QDate today, FiscalYear fiscalYear)
{
    if (period.year == 0 || periodOf(kind, today, fiscalYear) == period)
        return today;
    switch (kind) {
    case PeriodKind::FiscalYear:
        return startOfFiscalYear(period.year, fiscalYear);
    case PeriodKind::Monthly:
        return {period.year, std::clamp(period.part, 1, 12), 1};
    case PeriodKind::Daily:
        return dayOf(period);
    case PeriodKind::Yearly:
    case PeriodKind::Never:
        break;
    }
    return {period.year, 1, 1};
}

std::optional<allocation::NextNumberWish> nextWishOf(const store::Counter &counter,
                                                     const store::ReferenceData &reference,
                                                     const store::NumberTemplate *inUse, QDate today)
{
    if (!inUse)
        return std::nullopt;
    auto text = Template::parse(inUse->text);
    if (!text)
        return std::nullopt;
    const QDate date = dateWithin(counter.key.period, inUse->settings.period, today, inUse->fiscalYear);
    return allocation::NextNumberWish{.key = counter.key,
                                      .lastNumber = counter.lastNumber,
                                      .parts = usualParts(counter.key, reference, date),
                                      .text = *std::move(text),
                                      .settings = inUse->settings};
}

store::Result<QList<ShownNext>> readNext(store::Connection &connection, const QList<store::Counter> &counters,
                                         const store::ReferenceData &reference,
                                         const QList<store::NumberTemplate> &templates, QDate today)
{
    QList<ShownNext> shown;
    QList<qsizetype> asking; // places of the wishes
    QList<allocation::NextNumberWish> wishes;
    for (const store::Counter &counter : counters) {
        const store::NumberTemplate *inUse = inUseFor(counter, templates);
        if (auto wish = nextWishOf(counter, reference, inUse, today)) {
            asking << shown.size();
            wishes << *std::move(wish);
        }
        shown << withoutWish(inUse);
    }
    return allocation::nextNumberOfEach(connection, wishes)
        .map([&](const QList<allocation::NextNumber> &numbers) {
            for (qsizetype i = 0; i < numbers.size(); ++i)
                shown[asking[i]] = shownOf(numbers[i]);
            return shown;
        });
}

store::Result<ShownNext> readNextAfterReset(store::Connection &connection, const store::Counter &counter,
                                            bool isVoid, const store::ReferenceData &reference,
                                            const QList<store::NumberTemplate> &templates, QDate today)
{
    const store::NumberTemplate *inUse = inUseFor(counter, templates);
    auto wish = nextWishOf(counter, reference, inUse, today);
    if (!wish)
        return withoutWish(inUse);
    if (isVoid)
        wish->voidedCounterId = counter.id;
    return allocation::nextNumber(connection, *wish).map(shownOf);
}

} // namespace lekthi::models
