#include "ui/metrics/metrics_table.h"

#include "ui/shell/theme.h"
#include "ui/widgets/read_only_table.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QShortcut>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int widestColumn = 190;
constexpr int rowsMeasured = 30; // measuring all would take as long as the rest of the page

QString lineOf(const QAbstractItemModel &model, int row)
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells.append(model.index(row, column).data().toString());
    return cells.join(u'\t');
}

} // namespace

void prepareMetricsTable(QTableView &table)
{
    makeReadOnly(table);
    table.verticalHeader()->setDefaultSectionSize(theme::textRowHeight());
}

MetricsTable::MetricsTable(QWidget *parent)
    : QTableView(parent)
    , m_model(new models::MetricTableModel(this))
{
    setObjectName(u"metricsTable"_s);
    prepareMetricsTable(*this);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    horizontalHeader()->setResizeContentsPrecision(rowsMeasured);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter |
                                            Qt::Alignment(Qt::TextWordWrap));
    horizontalHeader()->setMinimumHeight(2 * theme::lineHeight(theme::captionFont()) + theme::gapLarge);
    setModel(m_model);
    auto *copy = new QShortcut(QKeySequence::Copy, this);
    copy->setContext(Qt::WidgetShortcut);
    connect(copy, &QShortcut::activated, this, &MetricsTable::copySelected);
}

void MetricsTable::fitColumns()
{
    resizeColumnsToContents();
    for (int column = 1; column < m_model->columnCount(); ++column)
        setColumnWidth(column, std::min(columnWidth(column), widestColumn));
}

void MetricsTable::copySelected() const
{
    QStringList headings;
    for (int column = 0; column < m_model->columnCount(); ++column)
        headings.append(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    QModelIndexList chosen = selectionModel()->selectedRows();
    std::sort(chosen.begin(), chosen.end());
    QStringList lines{headings.join(u'\t')};
    for (const QModelIndex &index : std::as_const(chosen))
        lines.append(lineOf(*m_model, index.row()));
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace lekthi::ui
