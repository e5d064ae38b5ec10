#include "models/templates/template_effect.h"

#include "core/numbering/problem.h"
#include "core/numbering/render.h"
#include "models/templates/sample.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace lekthi::models {

using numbering::CounterKey;
using store::Counter;

namespace {

using ParsedRules = tl::expected<numbering::Template, QList<numbering::Problem>>;

/// One version, ready to make numbers.
class NumberMaker
{
public:
    NumberMaker(const store::ReferenceData &reference, const QHash<CounterKey, qint64> &lastNumbers,
                const TemplateRules &rules)
        : m_reference(reference)
        , m_lastNumbers(lastNumbers)
        , m_settings(rules.settings)
        , m_text(numbering::Template::parse(rules.text))
    {
    }

    /// Nothing for a date outside the years that are counted.
    std::optional<NextNumber> next(const Sample &sample) const
    {
        const std::optional<CounterKey> key = counterKeyOf(m_reference, sample, m_settings.period);
        if (!key)
            return std::nullopt;
        NextNumber next{.key = *key, .sequence = m_lastNumbers.value(*key) + 1, .number = {}, .whyNone = {}};
        if (!m_text) {
            next.whyNone = m_text.error().isEmpty() ? QString() : describe(m_text.error().constFirst());
            return next;
        }
        numbering::NumberParts parts = sample.parts(m_reference, next.sequence);
        parts.period = key->period;
        if (const auto number = numbering::render(*m_text, parts, m_settings.overflow))
            next.number = *number;
        else
            next.whyNone = describe(number.error());
        return next;
    }

private:
    const store::ReferenceData &m_reference;
    const QHash<CounterKey, qint64> &m_lastNumbers;
    store::TemplateSettings m_settings;
    ParsedRules m_text;
};

bool isNumberedBy(const TemplateKey &which, const QList<store::NumberTemplate> &templates,
                  const CounterKey &counter)
{
    if (counter.projectId != which.projectId)
        return false;
    if (which.typeId)
        return counter.correspondenceTypeId == which.typeId;
    return std::ranges::none_of(templates, [&](const store::NumberTemplate &other) {
        return other.projectId == counter.projectId && other.typeId == counter.correspondenceTypeId;
    });
}

} // namespace

QList<TemplateEffect> templateEffects(const store::ReferenceData &reference,
                                      const QList<store::NumberTemplate> &templates,
                                      const QList<Counter> &counters, const TemplateKey &key,
                                      const TemplateRules &before, const TemplateRules &after, QDate date)
{
    QHash<CounterKey, qint64> lastNumbers;
    for (const Counter &counter : counters)
        lastNumbers.insert(counter.key, counter.lastNumber);
    const NumberMaker makerBefore(reference, lastNumbers, before);
    const NumberMaker makerAfter(reference, lastNumbers, after);
    QSet<CounterKey> seen;
    QList<TemplateEffect> effects;
    for (const Counter &counter : counters) {
        CounterKey ofAnyPeriod = counter.key;
        ofAnyPeriod.period = {};
        if (!isNumberedBy(key, templates, counter.key) || seen.contains(ofAnyPeriod))
            continue;
        seen.insert(ofAnyPeriod);
        const Sample sample = sampleOf(counter.key, date);
        auto nextBefore = makerBefore.next(sample);
        auto nextAfter = makerAfter.next(sample);
        if (nextBefore && nextAfter)
            effects.append({*std::move(nextBefore), *std::move(nextAfter)});
    }
    return effects;
}

} // namespace lekthi::models
