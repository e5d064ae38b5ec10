#include "models/counters/counter_rows.h"
#include "ui/counters/counter_filter_bar.h"
#include "ui/counters/counters_page.h"
#include "ui/counters/number_gaps_dialog.h"

#include <QSortFilterProxyModel>
#include <QTableView>

namespace lekthi::ui {

using models::CounterModel;

// What is loaded is enough where all of it is there that could fit; else the store looks.
void CountersPage::setSearch(const QString &text)
{
    const QString wanted = text.trimmed();
    m_sorted->setFilterFixedString(wanted);
    if (!m_model->isComplete() || !wanted.contains(m_searched, Qt::CaseInsensitive)) {
        m_typing.start();
        return;
    }
    m_typing.stop();
    if (!m_loading)
        afterLoading();
}

void CountersPage::lookUp(qint64 id)
{
    m_session.worker().run(this, models::readingCounter(id),
                           [this](const store::Result<store::Counter> &counter) {
                               if (counter)
                                   open(*counter);
                               else
                                   showFailure(counter.error());
                           });
}

void CountersPage::open(const store::Counter &counter)
{
    m_filters->setFilter({.projectId = counter.key.projectId,
                          .typeId = counter.key.correspondenceTypeId,
                          .organizationId = counter.key.originatorOrganizationId,
                          .year = std::nullopt});
    m_sorted->setFilterFixedString({});
    m_wanted = counter.id;
    startAnew();
}

void CountersPage::openGaps()
{
    if (const models::CounterRow *row = currentRow())
        (new NumberGapsDialog(m_session, row->counter, 0, window()))->open();
}

/// What was asked for by its id may stand on a page that is not loaded yet.
void CountersPage::selectWanted()
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->row(row).counter.id != m_wanted)
            continue;
        m_wanted = 0;
        const QModelIndex index = m_sorted->mapFromSource(m_model->index(row, CounterModel::NextNumber));
        m_table->setCurrentIndex(index);
        m_table->scrollTo(index);
        return;
    }
    if (m_model->isComplete())
        m_wanted = 0;
    else
        m_model->fetchMore({});
}

} // namespace lekthi::ui
