#pragma once

#include "core/allocation/next_number.h"
#include "core/store/counters/counter.h"
#include "core/store/reference/reference_data.h"
#include "core/store/templates/number_template.h"

#include <QDate>
#include <QList>
#include <QString>

#include <optional>

namespace lekthi::models {

/// The next number of a counter as a person sees it: what really comes, or in a sentence why nothing does. A
/// default one is unknown: nobody has asked the store.
struct ShownNext
{
    qint64 sequence = 0; ///< 0: none comes, or unknown
    numbering::DocumentNumber number{};
    int skipped = 0;      ///< taken numbers that are skipped before it
    QString whyNone{};    ///< finished sentence; empty while unknown
    QString reasonCode{}; ///< "NUMBER_TAKEN", "SEQUENCE_EXHAUSTED", "NO_TEMPLATE", "TEMPLATE_INVALID"

    bool isKnown() const { return sequence > 0 || !whyNone.isEmpty(); }
    bool operator==(const ShownNext &) const = default;
};

ShownNext shownOf(const allocation::NextNumber &next);

/// Why a counter has no next number, in a finished sentence.
QString templateMissingText();
QString templateMistakenText();

/// What a counter's numbers show for the first revision of a document of this date.
numbering::NumberParts usualParts(const numbering::CounterKey &key, const store::ReferenceData &reference,
                                  QDate documentDate);

/// A day of the counter's period: today where that is one.
QDate dateWithin(const numbering::Period &period, numbering::PeriodKind kind, QDate today,
                 numbering::FiscalYear fiscalYear = {});

/// What the store is asked for one counter; nothing without a template that is right.
std::optional<allocation::NextNumberWish> nextWishOf(const store::Counter &counter,
                                                     const store::ReferenceData &reference,
                                                     const store::NumberTemplate *inUse, QDate today);

/// What really comes next from each counter, in their order. Of a counter only key and last number count,
/// which may be those that it will have. On the connection's thread.
store::Result<QList<ShownNext>> readNext(store::Connection &connection, const QList<store::Counter> &counters,
                                         const store::ReferenceData &reference,
                                         const QList<store::NumberTemplate> &templates, QDate today);

/// What really comes next once a reset has been carried out: to lastNumber, and with the numbers above it
/// released if isVoid.
store::Result<ShownNext> readNextAfterReset(store::Connection &connection, const store::Counter &counter,
                                            bool isVoid, const store::ReferenceData &reference,
                                            const QList<store::NumberTemplate> &templates, QDate today);

} // namespace lekthi::models
