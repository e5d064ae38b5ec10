#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/render.h"
#include "core/store/counters/counter.h"
#include "core/store/reference/reference_data.h"
#include "core/store/templates/number_template.h"
#include "models/templates/template_key.h"

#include <QDate>
#include <QList>
#include <QString>

namespace lekthi::models {

/// What a version of a template says: its text, and the settings that travel with it.
struct TemplateRules
{
    QString text;
    store::TemplateSettings settings;

    bool operator==(const TemplateRules &) const = default;
};

/// The number that the next document would get.
struct NextNumber
{
    numbering::CounterKey key; ///< the counter that would give it, with its period
    qint64 sequence = 1;
    numbering::DocumentNumber number; ///< empty if none can be made
    QString whyNone;                  ///< a sentence, where the number is empty

    bool operator==(const NextNumber &) const = default;
};

/// The next document of one sender, recipient and so on, by the one version and by the other.
struct TemplateEffect
{
    NextNumber before;
    NextNumber after;

    bool numberChanges() const { return before.number.text() != after.number.text(); }
    /// Counting goes on in another counter, since the versions count by other periods.
    bool counterChanges() const { return !(before.key == after.key); }

    bool operator==(const TemplateEffect &) const = default;
};

/// What it would mean for the next numbers if `after` took the place of `before` as this template: one effect
/// for everything that numbers were drawn for so far, in the order of the counters; of a default those types
/// that have no template of their own (3.11.3.5). Documents are dated `date`; one whose date lies outside
/// the years that are counted has no effect. counters: all of the project, of every period. Numbers that are
/// taken already are passed over only when they are drawn. Any thread.
QList<TemplateEffect> templateEffects(const store::ReferenceData &reference,
                                      const QList<store::NumberTemplate> &templates,
                                      const QList<store::Counter> &counters, const TemplateKey &key,
                                      const TemplateRules &before, const TemplateRules &after, QDate date);

} // namespace lekthi::models
