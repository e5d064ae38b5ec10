#include "ui/ledger/ledger_table.h"

#include "models/ledger/ledger_formats.h"
#include "ui/shell/theme.h"
#include "ui/widgets/number_delegate.h"
#include "ui/widgets/number_view.h"
#include "ui/widgets/read_only_table.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>
#include <array>
#include <limits>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::LedgerModel;

namespace {

constexpr int widestText = 180;
constexpr int narrowestText = 110;

/// In this order, first what can be cut, then what can be missed, where there is no room for all: the details
/// tell it whole, and so do copies.
constexpr std::array cut{LedgerModel::Service, LedgerModel::Person, LedgerModel::Counter};
constexpr std::array missed{LedgerModel::Version, LedgerModel::Service, LedgerModel::Document};

constexpr int shownBesideNumber = 120; // of the columns behind it, in the narrowest window

constexpr int unlimited = std::numeric_limits<int>::max() / 2;

/// What counts no more steps back; the word says so, too.
class StateDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!index.data(LedgerModel::QuietRole).toBool())
            return;
        const QColor quiet = theme::color(ColorRole::SecondaryText);
        option->palette.setColor(QPalette::Text, quiet);
        option->palette.setColor(QPalette::HighlightedText, quiet);
        option->font.setItalic(true);
    }
};

} // namespace

LedgerTable::LedgerTable(LedgerModel &model, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
{
    setModel(&model);
    makeReadOnly(*this);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setItemDelegateForColumn(LedgerModel::Number, new NumberDelegate(LedgerModel::NumberRole, this));
    setItemDelegateForColumn(LedgerModel::State, new StateDelegate(this));
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setResizeContentsPrecision(0); // looks at what is in view only
    connect(&model, &QAbstractItemModel::modelReset, this, &LedgerTable::measureAnew);
}

void LedgerTable::retranslate()
{
    setAccessibleName(tr("Ledger"));
    verticalHeader()->setDefaultSectionSize(theme::textRowHeight() + theme::gapSmall);
    measureAnew(); // the font goes by the language
    fitColumns();
}

void LedgerTable::measureAnew()
{
    m_widthOfNumbers = 0;
    m_measuredRows = 0;
}

/// Each page is measured once, however often the columns are fitted.
int LedgerTable::widthOfNumbers()
{
    const NumberPainter painter(font(), false);
    for (; m_measuredRows < m_model.rowCount(); ++m_measuredRows) {
        const QSize size = painter.sizeFor(m_model.line(m_measuredRows).number, unlimited);
        m_widthOfNumbers = qMax(m_widthOfNumbers, size.width() + 2 * theme::gap);
    }
    return m_widthOfNumbers;
}

int LedgerTable::widthFor(int column)
{
    QFont bold = horizontalHeader()->font();
    bold.setBold(true); // by the style sheet
    const QString title = m_model.headerData(column, Qt::Horizontal).toString();
    const int least =
        std::max({QFontMetrics(bold).horizontalAdvance(title) + 2 * theme::gap + theme::gapSmall,
                  horizontalHeader()->sectionSizeHint(column), sizeHintForColumn(column)});
    if (column == LedgerModel::Time)
        return least + theme::gapSmall;
    if (column != LedgerModel::Number)
        return qMin(least, widestText);
    return qMin(qMax(least, widthOfNumbers()), qMax(least, viewport()->width() - shownBesideNumber));
}

// A number without its beginning or its end is another number; the counter has what the others leave.
void LedgerTable::fitColumns()
{
    int lack = -viewport()->width();
    for (int column = 0; column < LedgerModel::ColumnCount; ++column) {
        setColumnHidden(column, false);
        setColumnWidth(column, widthFor(column));
        lack += columnWidth(column);
    }
    for (const LedgerModel::Column column : cut) {
        const int given = std::clamp(lack, 0, qMax(0, columnWidth(column) - narrowestText));
        setColumnWidth(column, columnWidth(column) - given);
        lack -= given;
    }
    for (const LedgerModel::Column column : missed) {
        if (lack <= 0)
            break;
        lack -= columnWidth(column);
        setColumnHidden(column, true);
    }
    if (lack < 0)
        setColumnWidth(LedgerModel::Counter, columnWidth(LedgerModel::Counter) - lack);
}

void LedgerTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitColumns();
}

QList<int> LedgerTable::selected() const
{
    QList<int> rows;
    const QModelIndexList indexes = selectionModel()->selectedRows();
    for (const QModelIndex &index : indexes)
        rows += index.row();
    std::ranges::sort(rows);
    return rows;
}

void LedgerTable::copyAs(Write write) const
{
    QGuiApplication::clipboard()->setText(write(m_model, selected()));
}

void LedgerTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy) && !selected().isEmpty())
        copyAs(&models::ledgerRowsAsText);
    else
        QTableView::keyPressEvent(event);
}

void LedgerTable::contextMenuEvent(QContextMenuEvent *event)
{
    if (selected().isEmpty())
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(u"ledgerMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy"), QKeySequence::Copy, this, [this] { copyAs(&models::ledgerRowsAsText); });
    QMenu *formats = menu->addMenu(tr("Copy as"));
    formats->addAction(u"CSV"_s, this, [this] { copyAs(&models::ledgerRowsAsCsv); });
    formats->addAction(u"JSON"_s, this, [this] { copyAs(&models::ledgerRowsAsJson); });
    formats->addAction(u"Markdown"_s, this, [this] { copyAs(&models::ledgerRowsAsMarkdown); });
    menu->addSeparator();
    menu->addAction(tr("Its counter"), this, &LedgerTable::counterWanted);
    menu->addAction(tr("History of its template"), this, &LedgerTable::historyWanted);
    menu->addAction(tr("Why this number…"), this, &LedgerTable::storyWanted);
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const QPoint below = visualRect(currentIndex()).intersected(viewport()->rect()).bottomLeft();
    menu->popup(isByKey ? viewport()->mapToGlobal(below) : event->globalPos());
}

} // namespace lekthi::ui
