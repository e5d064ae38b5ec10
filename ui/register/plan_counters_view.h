#pragma once

#include "core/numbering/render.h"
#include "core/register/register_plan.h"
#include "core/store/reference/reference_data.h"
#include "ui/widgets/list_table.h"

namespace lekthi::models {
class PlannedCounterModel;
}

namespace lekthi::ui {

/// The counters of an import: today's value, the value afterwards, the next number then, and the gaps. UI
/// thread only.
class PlanCountersView : public ListTable
{
    Q_OBJECT

public:
    explicit PlanCountersView(const store::ReferenceData &reference, QWidget *parent = nullptr);

    void setCounters(const QList<registers::PlannedCounter> &counters,
                     const QList<numbering::DocumentNumber> &next);
    void retranslate();

private:
    void fit();

    models::PlannedCounterModel *m_counters;
};

} // namespace lekthi::ui
