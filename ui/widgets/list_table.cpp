#include "ui/widgets/list_table.h"

#include "models/lists/list_text.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/read_only_table.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

ListTable::ListTable(QAbstractItemModel &model, QWidget *parent)
    : QTableView(parent)
{
    setModel(&model);
    makeReadOnly(*this);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    QHeaderView *headings = horizontalHeader();
    headings->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    headings->setResizeContentsPrecision(0); // looks at what is in view only
    headings->setSectionsMovable(true);
    headings->setContextMenuPolicy(Qt::CustomContextMenu);
    headings->viewport()->installEventFilter(this);
    connect(headings, &QWidget::customContextMenuRequested, this,
            [this](const QPoint &at) { openColumns(horizontalHeader()->mapToGlobal(at)); });
    connect(headings, &QHeaderView::sectionResized, this, &ListTable::noteWidth);
    connect(headings, &QHeaderView::sectionMoved, this, &ListTable::noteOrder);
    connect(headings, &QHeaderView::sectionClicked, this, &ListTable::noteSorting);
}

void ListTable::keepFor(const QString &login)
{
    m_login = login;
    const int columns = model()->columnCount();
    m_chosen = looksFromText(Preferences::instance().tableLooks(m_login, objectName()), columns);
    const QScopedValueRollback fitting(m_isFitting, true);
    for (int place = 0; place < m_chosen.order.size(); ++place)
        horizontalHeader()->moveSection(horizontalHeader()->visualIndex(m_chosen.order.at(place)), place);
    if (m_chosen.sorting && isSortingEnabled())
        sortByColumn(m_chosen.sorting->column,
                     m_chosen.sorting->isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void ListTable::retranslate()
{
    verticalHeader()->setDefaultSectionSize(theme::textRowHeight() + theme::gapSmall);
    fitColumns();
}

void ListTable::fitColumns()
{
    if (m_isFitting)
        return;
    const QScopedValueRollback fitting(m_isFitting, true);
    for (int column = 0; column < model()->columnCount(); ++column)
        setColumnHidden(column, isPutAway(column));
    if (m_fit)
        m_fit();
    for (const auto &[column, isShown] : m_chosen.shown)
        setColumnHidden(column, !isShown);
    for (const auto &[column, width] : m_chosen.widths) {
        if (!isColumnHidden(column))
            setColumnWidth(column, width);
    }
}

void ListTable::leaveOut(int column, bool isLeftOut)
{
    if (isLeftOut)
        m_leftOut.insert(column);
    else
        m_leftOut.erase(column);
    setColumnHidden(column, isLeftOut);
}

int ListTable::contentWidth(int column) const
{
    return qMax(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
}

bool ListTable::isPutAway(int column) const
{
    const auto found = m_chosen.shown.find(column);
    return found != m_chosen.shown.end() && !found->second;
}

QList<int> ListTable::selectedRows() const
{
    QList<int> rows;
    const QModelIndexList indexes = selectionModel()->selectedRows();
    for (const QModelIndex &index : indexes)
        rows += index.row();
    // Rows that are filtered away take the selection with them, not the current row.
    if (rows.isEmpty() && currentIndex().isValid())
        rows += currentIndex().row();
    std::ranges::sort(rows);
    return rows;
}

QList<int> ListTable::shownColumns() const
{
    QList<int> columns;
    for (int place = 0; place < model()->columnCount(); ++place) {
        const int column = horizontalHeader()->logicalIndex(place);
        if (!isColumnHidden(column))
            columns += column;
    }
    return columns;
}

QList<int> ListTable::wantedColumns() const
{
    QList<int> columns;
    for (int place = 0; place < model()->columnCount(); ++place) {
        const int column = horizontalHeader()->logicalIndex(place);
        const bool isChosen = m_chosen.shown.contains(column);
        if (!isPutAway(column) && (isChosen || !m_leftOut.contains(column)))
            columns += column;
    }
    return columns;
}

void ListTable::copyAs(Format format) const
{
    const QList<int> rows = selectedRows();
    const auto own = m_writers.find(format);
    if (own != m_writers.end()) {
        QGuiApplication::clipboard()->setText(own->second(rows));
        return;
    }
    const models::ListCut cut{*model(), rows, wantedColumns()};
    QString (*write)(const models::ListCut &) = format == Format::Csv        ? &models::csvOf
                                                : format == Format::Json     ? &models::jsonOf
                                                : format == Format::Markdown ? &models::markdownOf
                                                                             : &models::textOf;
    QGuiApplication::clipboard()->setText(write(cut));
}

void ListTable::fillCopies(QMenu &menu)
{
    menu.addAction(tr("Copy"), QKeySequence::Copy, this, [this] { copyAs(Format::Text); });
    QMenu *formats = menu.addMenu(tr("Copy as"));
    formats->addAction(u"CSV"_s, this, [this] { copyAs(Format::Csv); });
    formats->addAction(u"JSON"_s, this, [this] { copyAs(Format::Json); });
    formats->addAction(u"Markdown"_s, this, [this] { copyAs(Format::Markdown); });
}

// Where all were put away, nobody would find the way back.
void ListTable::fillColumns(QMenu &menu)
{
    const QList<int> shown = shownColumns();
    for (int place = 0; place < model()->columnCount(); ++place) {
        const int column = horizontalHeader()->logicalIndex(place);
        QAction *action = menu.addAction(model()->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(shown.contains(column));
        action->setEnabled(shown.size() > 1 || !shown.contains(column));
        connect(action, &QAction::toggled, this, [this, column](bool isShown) { choose(column, isShown); });
    }
    menu.addSeparator();
    QAction *usual = menu.addAction(tr("Usual columns"), this, &ListTable::forgetChoices);
    usual->setEnabled(m_chosen != ListLooks());
}

void ListTable::openColumns(const QPoint &place)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"columnMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillColumns(*menu);
    menu->popup(place);
}

void ListTable::choose(int column, bool isShown)
{
    m_chosen.shown[column] = isShown;
    keep();
    fitColumns();
}

void ListTable::forgetChoices()
{
    m_chosen = {};
    {
        const QScopedValueRollback fitting(m_isFitting, true);
        for (int column = 0; column < model()->columnCount(); ++column)
            horizontalHeader()->moveSection(horizontalHeader()->visualIndex(column), column);
    }
    keep();
    fitColumns();
}

void ListTable::noteWidth(int column)
{
    if (m_isFitting || !m_isDragging)
        return;
    m_chosen.widths[column] = columnWidth(column);
}

void ListTable::noteOrder()
{
    if (m_isFitting)
        return;
    m_chosen.order.clear();
    for (int place = 0; place < model()->columnCount(); ++place)
        m_chosen.order += horizontalHeader()->logicalIndex(place);
    keep();
}

void ListTable::noteSorting()
{
    if (!isSortingEnabled())
        return;
    const int column = horizontalHeader()->sortIndicatorSection();
    m_chosen.sorting.reset();
    if (column >= 0)
        m_chosen.sorting =
            ListLooks::Sorting{column, horizontalHeader()->sortIndicatorOrder() == Qt::DescendingOrder};
    keep();
}

void ListTable::keep()
{
    if (!m_login.isEmpty())
        Preferences::instance().setTableLooks(
            m_login, objectName(),
            m_chosen == ListLooks() ? QString() : lookText(m_chosen, model()->columnCount()));
}

// What a person makes wider is told from what the table fits by the button of the mouse.
bool ListTable::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == horizontalHeader()->viewport()) {
        const bool isPressed =
            event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
        if (isPressed)
            m_isDragging = true;
        if (event->type() == QEvent::MouseButtonRelease) {
            m_isDragging = false;
            keep();
        }
    }
    return QTableView::eventFilter(watched, event);
}

void ListTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitColumns();
}

void ListTable::keyPressEvent(QKeyEvent *event)
{
    const bool isPlain = event->modifiers() == Qt::NoModifier;
    if (event->matches(QKeySequence::Copy) && !selectedRows().isEmpty())
        copyAs(Format::Text);
    else if (isPlain && event->key() == Qt::Key_Home && model()->rowCount() > 0)
        selectRow(0);
    else if (isPlain && event->key() == Qt::Key_End && model()->rowCount() > 0)
        selectRow(model()->rowCount() - 1);
    else
        QTableView::keyPressEvent(event);
}

void ListTable::contextMenuEvent(QContextMenuEvent *event)
{
    if (selectedRows().isEmpty())
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(u"rowMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillCopies(*menu);
    menu->addSeparator();
    emit menuOpening(menu);
    menu->addSeparator();
    fillColumns(*menu->addMenu(tr("Columns")));
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const QPoint below = visualRect(currentIndex()).intersected(viewport()->rect()).bottomLeft();
    menu->popup(isByKey ? viewport()->mapToGlobal(below) : event->globalPos());
}

} // namespace lekthi::ui
