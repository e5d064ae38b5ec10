#include "ui/metrics/hot_counter_card.h"

#include "models/metrics/metric_plots.h"
#include "models/time_text.h"
#include "ui/metrics/metrics_table.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::HotCounterModel;

namespace {

constexpr int shownRows = 5;
constexpr int narrowestColumn = 110;

} // namespace

HotCounterCard::HotCounterCard(const store::ReferenceData &reference, QWidget *parent)
    : Card(parent)
    , m_model(new HotCounterModel(reference, this))
    , m_order(new QComboBox(this))
    , m_note(makeLabel(this, Look::Small))
    , m_table(new QTableView(this))
{
    m_order->setObjectName(u"hotCounterOrder"_s);
    m_table->setObjectName(u"hotCounterTable"_s);
    m_order->setItemDelegate(new QStyledItemDelegate(m_order)); // the default one ignores the style sheet
    prepareMetricsTable(*m_table);
    m_table->setModel(m_model);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(HotCounterModel::Counter, QHeaderView::Stretch);
    m_table->horizontalHeader()->setMinimumSectionSize(
        narrowestColumn); // else headings take all from the counter
    m_table->setMinimumHeight(theme::textRowHeight() * (shownRows + 1));
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::gapSmall);
    line->addWidget(m_note, 1);
    line->addWidget(m_order, 0, Qt::AlignTop);
    content()->addLayout(line);
    content()->addWidget(m_table, 1);
    connect(m_order, &QComboBox::activated, this,
            [this](int index) { m_model->setOrder(HotCounterModel::Order(index)); });
}

void HotCounterCard::show(const store::HotCounters &hot)
{
    m_model->setCounters(hot, Preferences::instance().calendar());
    m_since = hot.since;
    m_isWhole = hot.isWhole;
    showNote();
}

void HotCounterCard::retranslate()
{
    setTitle(tr("Hot counters"));
    const int order = qMax(0, m_order->currentIndex());
    m_order->clear();
    m_order->addItem(tr("By numbers"));
    m_order->addItem(tr("By wait for the lock"));
    m_order->setCurrentIndex(order);
    m_order->setAccessibleName(tr("Order of the counters"));
    m_table->setAccessibleName(tr("Hot counters"));
    m_model->retranslate();
    showNote();
}

void HotCounterCard::showNote()
{
    if (!m_since.isValid())
        m_note->setText(tr("No number was drawn in this range."));
    else if (m_isWhole)
        m_note->setText(tr("All numbers of this range"));
    else
        m_note->setText(tr("The latest %1 numbers of this range, drawn since %2", "count, time")
                            .arg(models::numberText(store::hotCounterRows, models::MetricUnit::Count),
                                 models::timeText(m_since, Preferences::instance().calendar())));
}

} // namespace lekthi::ui
