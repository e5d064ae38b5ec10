#include "ui/status/allocator_table.h"

#include "models/status/allocator_model.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"

#include <QHeaderView>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::AllocatorModel;

namespace {

constexpr int mostRows = 12; ///< those that are gone are many where numbers are drawn by a command
constexpr int rowsSeen = 8;

} // namespace

AllocatorTable::AllocatorTable(QWidget *parent)
    : ListTable(*new AllocatorModel, parent)
    , m_allocators(static_cast<AllocatorModel *>(model()))
{
    setObjectName(u"statusAllocators"_s);
    m_allocators->setParent(this);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    horizontalHeader()->setSectionResizeMode(AllocatorModel::Program, QHeaderView::Stretch);
    setFit([this] { fit(); });
    hide();
}

void AllocatorTable::fit()
{
    for (int column = 0; column < AllocatorModel::ColumnCount; ++column) {
        if (column != AllocatorModel::Program)
            setColumnWidth(column, contentWidth(column));
    }
}

void AllocatorTable::show(const QList<models::SeenAllocator> &allocators)
{
    m_allocators->setAllocators(allocators.first(std::min<qsizetype>(allocators.size(), mostRows)),
                                Preferences::instance().calendar());
    setVisible(m_allocators->rowCount() > 0);
    fitColumns();
    updateGeometry();
}

void AllocatorTable::retranslate()
{
    setAccessibleName(tr("Numbering programs"));
    m_allocators->retranslate();
    ListTable::retranslate();
    verticalHeader()->setDefaultSectionSize(theme::textRowHeight());
}

QSize AllocatorTable::sizeHint() const
{
    const int rows = std::min(m_allocators->rowCount(), rowsSeen);
    return {ListTable::sizeHint().width(),
            horizontalHeader()->sizeHint().height() + rows * theme::textRowHeight() + 2 * frameWidth()};
}

} // namespace lekthi::ui
