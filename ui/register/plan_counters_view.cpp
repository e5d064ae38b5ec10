#include "ui/register/plan_counters_view.h"

#include "models/register/planned_counter_model.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/number_delegate.h"

#include <QHeaderView>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::PlannedCounterModel;

PlanCountersView::PlanCountersView(const store::ReferenceData &reference, QWidget *parent)
    : ListTable(*new PlannedCounterModel(reference), parent)
    , m_counters(static_cast<PlannedCounterModel *>(model()))
{
    m_counters->setParent(this);
    setFit([this] { fit(); });
    setItemDelegateForColumn(PlannedCounterModel::NextNumber,
                             new NumberDelegate(PlannedCounterModel::NumberRole, this));
    horizontalHeader()->setSectionResizeMode(PlannedCounterModel::Gaps, QHeaderView::Stretch);
}

void PlanCountersView::setCounters(const QList<registers::PlannedCounter> &counters,
                                   const QList<numbering::DocumentNumber> &next)
{
    m_counters->setCounters(counters, next);
    fitColumns();
}

void PlanCountersView::fit()
{
    constexpr int widest = 320;
    for (int column = 0; column < PlannedCounterModel::Gaps; ++column) {
        const int heading = horizontalHeader()->sectionSizeHint(column) + theme::gap;
        setColumnWidth(column, std::max(heading, std::min(widest, sizeHintForColumn(column))));
    }
}

void PlanCountersView::retranslate()
{
    setAccessibleName(tr("Counters of the import"));
    m_counters->retranslate(Preferences::instance().calendar());
    ListTable::retranslate();
}

} // namespace lekthi::ui
