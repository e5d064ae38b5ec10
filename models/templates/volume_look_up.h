#pragma once

#include "core/store/counters/running_out.h"
#include "core/store/session/store_worker.h"
#include "models/templates/template_key.h"

#include <QObject>

#include <optional>

namespace lekthi::models {

/// Finds out how many numbers the counters of a template needed last year, without making anybody wait;
/// answers about another template are dropped. UI thread only.
class VolumeLookUp : public QObject
{
    Q_OBJECT

public:
    explicit VolumeLookUp(store::StoreWorker &worker, QObject *parent = nullptr);

    /// Asks for this template; nothing is asked again for the same one.
    void look(const TemplateKey &key);
    /// The running number that the busiest counter reaches if numbers are counted like this; nothing where
    /// that is not known, or not yet.
    std::optional<qint64> neededNumber(numbering::PeriodKind kind) const;

signals:
    void changed(); ///< an answer came

private:
    store::StoreWorker &m_worker;
    std::optional<TemplateKey> m_key;
    store::StoreWorker::Ticket m_ticket = 0;
    store::NeededNumbers m_needed;
};

} // namespace lekthi::models
