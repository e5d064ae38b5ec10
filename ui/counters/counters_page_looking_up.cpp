#include "models/counters/counter_rows.h"
#include "ui/counters/counter_filter_bar.h"
#include "ui/counters/counter_ordering.h"
#include "ui/counters/counters_page.h"
#include "ui/counters/number_gaps_dialog.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/list_table.h"

#include <utility>

namespace lekthi::ui {

using models::CounterModel;

namespace {

/// What a person may want to see beside it.
store::CounterFilter filterAround(const store::Counter &counter)
{
    const int sender = counter.key.originatorOrganizationId;
    return {.projectId = counter.key.projectId,
            .typeId = counter.key.correspondenceTypeId,
            .organizationId = sender > 0 ? std::optional(sender) : std::nullopt};
}

} // namespace

// What is loaded is enough where all of it is there that could fit; else the store looks.
void CountersPage::setSearch(const QString &text)
{
    const QString wanted = text.trimmed();
    m_wanted.reset();
    m_sorted->setFilterFixedString(wanted);
    if (!m_model->isComplete() || !wanted.contains(m_searched, Qt::CaseInsensitive)) {
        m_typing.start();
        return;
    }
    m_typing.stop();
    if (!m_loading)
        afterLoading();
}

QString CountersPage::soughtNumber() const
{
    return m_filters->onlyRunningOut() ? QString() : m_filters->searchText().trimmed();
}

/// A counter is found by its next number, an older one in the ledger.
void CountersPage::describeEmpty()
{
    if (m_filters->onlyRunningOut())
        m_empty->setTexts(tr("No counter runs out of numbers"),
                          tr("Counters with 80 % of their numbers used, and those that may run out within a "
                             "year, appear here."),
                          tr("Show all counters"));
    else if (const QString number = soughtNumber(); !number.isEmpty())
        m_empty->setTexts(tr("No matching counters"),
                          tr("Counters are found by their codes and their next number. To find a number that "
                             "was issued, look it up."),
                          tr("Look up “%1”").arg(number));
    else if (m_filters->narrows())
        m_empty->setTexts(tr("No matching counters"),
                          tr("No counter matches the search and the filters above."),
                          tr("Show all counters"));
    else
        m_empty->setTexts(tr("No counters yet"),
                          tr("A counter appears here when its first number is allocated. Allocate one with "
                             "your document system or with \"lekthictl allocate\"."));
}

void CountersPage::leaveEmpty()
{
    if (const QString number = soughtNumber(); !number.isEmpty())
        emit m_session.searchWanted(number);
    else
        m_filters->reset();
}

void CountersPage::lookUp(qint64 id)
{
    m_session.worker().run(this, models::readingCounter(id),
                           [this, id](const store::Result<store::Counter> &counter) {
                               m_sought = counter ? 0 : id;
                               if (counter)
                                   open(*counter);
                               else
                                   showFailure(counter.error());
                           });
}

void CountersPage::failToRead(const store::Error &error, bool isRefresh)
{
    m_model->pageFailed();
    if (!isRefresh)
        m_missing.note();
    showFailure(error);
}

void CountersPage::showFailure(const store::Error &error)
{
    m_banner->showMessage(Banner::Kind::Error, store::describe(error), tr("Try again"));
    showCount();
}

void CountersPage::resume()
{
    const qint64 sought = std::exchange(m_sought, 0);
    if (m_missing.askAgain() || (sought != 0 && m_model->rowCount() > 0))
        m_banner->hideMessage();
    else
        activate();
    if (sought != 0)
        lookUp(sought);
}

void CountersPage::open(const store::Counter &counter)
{
    m_filters->setFilter(filterAround(counter));
    m_sorted->setFilterFixedString({});
    m_wanted = counter;
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
        if (m_model->row(row).counter.id != m_wanted->id)
            continue;
        m_wanted.reset();
        const QModelIndex index = m_sorted->mapFromSource(m_model->index(row, CounterModel::NextNumber));
        m_table->setCurrentIndex(index);
        m_table->scrollTo(index);
        return;
    }
    if (m_model->isComplete()) {
        m_wanted.reset();
    } else if (!narrowToYearOfWanted()) {
        if (m_model->isCutOff())
            giveUpWanted();
        else
            m_model->fetchMore({});
    }
}

// It is not on the first page: those of its year are fewer, and a page of them comes sooner than all others.
bool CountersPage::narrowToYearOfWanted()
{
    if (m_filters->filter().year)
        return false;
    store::CounterFilter filter = filterAround(*m_wanted);
    filter.year = m_wanted->key.period.year;
    m_filters->setFilter(filter);
    if (!m_filters->filter().year) // not offered where it counts for good
        return false;
    startAnew();
    return true;
}

void CountersPage::giveUpWanted()
{
    m_wanted.reset();
    m_banner->showMessage(
        Banner::Kind::Info,
        tr("The counter is beyond the end of this list. Narrow the list with the filters to find it."));
}

} // namespace lekthi::ui
