#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/preview.h"
#include "core/store/counters/counter.h"
#include "core/store/reference/reference_data.h"
#include "core/store/templates/number_template.h"
#include "models/templates/template_key.h"

#include <QDate>
#include <QString>

#include <optional>

namespace lekthi::models {

/// The document that an example number stands for. Parts that the type does not use stay empty.
struct Sample
{
    int projectId = 0;
    int typeId = 0;
    int originatorId = 0;
    std::optional<int> recipientId;
    int subTypeId = 0;
    int rfaTypeId = 0;
    int disciplineId = 0;
    QString revision = QStringLiteral("A");
    QDate date;

    /// What numbers of the sample show; parts whose id is unknown stay empty.
    numbering::NumberParts parts(const store::ReferenceData &reference, qint64 sequence) const;

    bool operator==(const Sample &) const = default;
};

/// The organizations that take part in the project, in the order of the reference data; all of them if none
/// takes part.
QList<store::CodedItem> organizationsOf(const store::ReferenceData &reference, int projectId);

numbering::KeyShape shapeOf(const store::ReferenceData &reference, std::optional<int> typeId);

/// The type whose documents show what a template does: its own, or for a default the first type of the
/// general shape that has no template of its own.
int sampleType(const store::ReferenceData &reference, const QList<store::NumberTemplate> &templates,
               const TemplateKey &key);

/// A likely document of the type: as the counter that gave most numbers, else the first codes in use.
Sample usualSample(const store::ReferenceData &reference, const QList<store::Counter> &counters,
                   int projectId, int typeId, QDate date);

/// A document that the counter would number.
Sample sampleOf(const numbering::CounterKey &key, QDate date);

/// The counter that would number the sample; nothing if its date is outside the years that count.
std::optional<numbering::CounterKey> counterKeyOf(const store::ReferenceData &reference, const Sample &sample,
                                                  numbering::PeriodKind period);

} // namespace lekthi::models
