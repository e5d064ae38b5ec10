#include "ui/status/allocator_table.h"

#include "models/time_text.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/read_only_table.h"

#include <QHeaderView>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::SeenAllocator;

namespace {

enum Column { State, Program, Computer, Login, Seen, Sessions, Waiting, Redis, ColumnCount };

constexpr int mostRows = 12; ///< those that are gone are many where numbers are drawn by a command
constexpr int rowsSeen = 8;

QStringList textsOf(const SeenAllocator &one)
{
    return {one.isGone ? AllocatorTable::tr("– gone") : AllocatorTable::tr("✓ running"),
            one.program,
            one.computer,
            one.login,
            models::timeText(one.seen, Preferences::instance().calendar()),
            AllocatorTable::tr("%1 of %2").arg(one.state.sessions).arg(one.state.sessionLimit),
            QString::number(one.state.waiting),
            models::redisStateText(one.state.redis)};
}

} // namespace

AllocatorTable::AllocatorTable(QWidget *parent)
    : QTableWidget(0, ColumnCount, parent)
{
    setObjectName(u"statusAllocators"_s);
    makeReadOnly(*this);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->setDefaultSectionSize(theme::textRowHeight());
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(Program, QHeaderView::Stretch);
    hide();
}

void AllocatorTable::show(const QList<SeenAllocator> &allocators)
{
    const int rows = int(std::min<qsizetype>(allocators.size(), mostRows));
    setRowCount(rows);
    for (int row = 0; row < rows; ++row) {
        const QStringList texts = textsOf(allocators.at(row));
        for (int column = 0; column < ColumnCount; ++column) {
            if (!item(row, column))
                setItem(row, column, new QTableWidgetItem);
            item(row, column)->setText(texts.at(column));
            item(row, column)->setToolTip(texts.at(column));
        }
    }
    setVisible(rows > 0);
    updateGeometry();
}

void AllocatorTable::retranslate()
{
    setAccessibleName(tr("Numbering programs"));
    setHorizontalHeaderLabels({tr("State"), tr("Program"), tr("Computer"), tr("Account"), tr("Last seen"),
                               tr("Sessions"), tr("Waiting"), u"Redis"_s});
}

QSize AllocatorTable::sizeHint() const
{
    const int rows = std::min(rowCount(), rowsSeen);
    return {QTableWidget::sizeHint().width(),
            horizontalHeader()->sizeHint().height() + rows * theme::textRowHeight() + 2 * frameWidth()};
}

} // namespace lekthi::ui
