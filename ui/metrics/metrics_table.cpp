#include "ui/metrics/metrics_table.h"

#include "ui/shell/theme.h"
#include "ui/widgets/read_only_table.h"

#include <QHeaderView>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int widestColumn = 190;
constexpr int rowsMeasured = 30; // measuring all would take as long as the rest of the page

} // namespace

void prepareMetricsTable(QTableView &table)
{
    makeReadOnly(table);
    table.verticalHeader()->setDefaultSectionSize(theme::textRowHeight());
}

MetricsTable::MetricsTable(QWidget *parent)
    : ListTable(*new models::MetricTableModel, parent)
    , m_model(static_cast<models::MetricTableModel *>(model()))
{
    setObjectName(u"metricsTable"_s);
    m_model->setParent(this);
    prepareMetricsTable(*this);
    horizontalHeader()->setResizeContentsPrecision(rowsMeasured);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter |
                                            Qt::Alignment(Qt::TextWordWrap));
    horizontalHeader()->setMinimumHeight(2 * theme::lineHeight(theme::captionFont()) + theme::gapLarge);
    setFit([this] { fit(); });
}

void MetricsTable::fit()
{
    resizeColumnsToContents();
    for (int column = 1; column < m_model->columnCount(); ++column)
        setColumnWidth(column, std::max(horizontalHeader()->sectionSizeHint(column),
                                        std::min(columnWidth(column), widestColumn)));
}

} // namespace lekthi::ui
