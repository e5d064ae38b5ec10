#include "ui/metrics/hot_counter_card.h"

#include "models/metrics/metric_plots.h"
#include "models/time_text.h"
#include "ui/metrics/metrics_table.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/list_table.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::HotCounterModel;

namespace {

constexpr int shownRows = 4; // more do not leave all plots one screen of 1920 x 1080
constexpr int linesOfHeading = 2;
constexpr int narrowestColumn = 56;
constexpr int widestCounterColumn = 140;
constexpr int step = 4;

/// So that the heading takes two lines at most.
int widthOfHeading(const QString &text, const QFontMetrics &metrics)
{
    const int highest = linesOfHeading * metrics.lineSpacing();
    for (int width = narrowestColumn; width < widestCounterColumn; width += step) {
        const QRect taken = metrics.boundingRect({0, 0, width, QWIDGETSIZE_MAX}, Qt::TextWordWrap, text);
        if (taken.height() <= highest && taken.width() <= width)
            return width;
    }
    return widestCounterColumn;
}

/// Shows a text as a link.
class LinkDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->font.setUnderline(true);
        for (const QPalette::ColorRole role : {QPalette::Text, QPalette::HighlightedText})
            option->palette.setColor(role, theme::color(ColorRole::Accent));
    }
};

} // namespace

HotCounterCard::HotCounterCard(const store::ReferenceData &reference, QWidget *parent)
    : Card(parent)
    , m_model(new HotCounterModel(reference, this))
    , m_order(new QComboBox(this))
    , m_note(makeLabel(this, Look::Small))
    , m_table(new ListTable(*m_model, this))
{
    m_order->setObjectName(u"hotCounterOrder"_s);
    m_table->setObjectName(u"hotCounterTable"_s);
    m_order->setItemDelegate(new QStyledItemDelegate(m_order)); // the default one ignores the style sheet
    prepareMetricsTable(*m_table);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setSectionResizeMode(HotCounterModel::Counter, QHeaderView::Stretch);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::gapSmall);
    line->addWidget(m_note, 1);
    line->addWidget(m_order, 0, Qt::AlignTop);
    content()->addLayout(line);
    content()->addWidget(m_table, 1);
    m_table->setItemDelegateForColumn(HotCounterModel::Counter, new LinkDelegate(m_table));
    m_table->setFit([this] { fitColumns(); });
    const auto want = [this](const QModelIndex &index) {
        emit counterWanted(index.data(HotCounterModel::IdRole).toLongLong());
    };
    connect(m_table, &QTableView::activated, this, want);
    connect(m_table, &QTableView::clicked, this, [want](const QModelIndex &index) {
        if (index.column() == HotCounterModel::Counter)
            want(index);
    });
    connect(m_order, &QComboBox::activated, this, [this](int index) {
        m_model->setOrder(HotCounterModel::Order(index));
        m_table->fitColumns();
    });
}

void HotCounterCard::setReference(const store::ReferenceData &reference)
{
    m_model->setReference(reference);
}

void HotCounterCard::keepFor(const QString &login)
{
    m_table->keepFor(login);
}

void HotCounterCard::show(const store::HotCounters &hot)
{
    m_model->setCounters(hot, Preferences::instance().calendar());
    m_table->fitColumns();
    m_since = hot.since;
    m_isWhole = hot.isWhole;
    showNote();
}

void HotCounterCard::retranslate()
{
    setTitle(tr("Busiest counters"));
    const int order = qMax(0, m_order->currentIndex());
    m_order->clear();
    m_order->addItem(tr("By numbers"));
    m_order->addItem(tr("By lock wait"));
    m_order->setCurrentIndex(order);
    m_order->setAccessibleName(tr("Order of the counters"));
    m_table->setAccessibleName(tr("Busiest counters"));
    m_model->retranslate();
    m_table->fitColumns();
    showNote();
}

void HotCounterCard::takeFocus()
{
    if (!m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_model->index(0, HotCounterModel::Counter));
    m_table->setFocus(Qt::OtherFocusReason);
}

void HotCounterCard::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_table->fitColumns();
}

/// The counter gets what the figures leave, so that nothing has to be scrolled sideways.
void HotCounterCard::fitColumns()
{
    const QFontMetrics heading(theme::captionFont());
    const QFontMetrics figures(m_table->font());
    QHeaderView *header = m_table->horizontalHeader();
    const int margins = 2 * theme::gap + theme::gapSmall; // of the heading and its frame
    for (int column = HotCounterModel::Numbers; column < HotCounterModel::ColumnCount; ++column) {
        int width =
            widthOfHeading(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), heading);
        for (int row = 0; row < m_model->rowCount(); ++row)
            width = std::max(width, figures.horizontalAdvance(m_model->index(row, column).data().toString()));
        header->resizeSection(column, width + margins);
    }
    makeRoomForCounters();
    header->setFixedHeight(linesOfHeading * heading.lineSpacing() + theme::gap);
    m_table->setMinimumHeight(theme::textRowHeight() * shownRows + header->height());
}

/// Beginnings of names tell no counter from another; what the list is not ordered by gives way to them.
void HotCounterCard::makeRoomForCounters()
{
    const auto other = HotCounterModel::Order(m_order->currentIndex()) == HotCounterModel::Order::Wait
                           ? HotCounterModel::LongestWait
                           : HotCounterModel::WaitTogether;
    const QAbstractItemView &view = *m_table;
    const int needed = view.sizeHintForColumn(HotCounterModel::Counter);
    for (const auto column : {HotCounterModel::MeanWait, other}) {
        int room = m_table->viewport()->width();
        for (int figures = HotCounterModel::Numbers; figures < HotCounterModel::ColumnCount; ++figures)
            room -= m_table->columnWidth(figures); // 0 where it is hidden
        m_table->setColumnHidden(column, room < needed);
    }
}

void HotCounterCard::showNote()
{
    if (!m_since.isValid())
        m_note->setText(tr("No number was allocated in this range."));
    else if (m_isWhole)
        m_note->setText(tr("All numbers of this range"));
    else
        m_note->setText(tr("The latest %1 numbers of this range, allocated since %2", "count, time")
                            .arg(models::numberText(store::hotCounterRows, models::MetricUnit::Count),
                                 models::timeText(m_since, Preferences::instance().calendar())));
}

} // namespace lekthi::ui
