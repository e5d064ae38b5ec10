#include "ui/ledger/ledger_table.h"

#include "models/ledger/ledger_formats.h"
#include "ui/shell/theme.h"
#include "ui/widgets/number_delegate.h"
#include "ui/widgets/number_view.h"

#include <QHeaderView>
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

/// Digits are as wide as each other.
QString withEqualDigits(QString number)
{
    for (QChar &letter : number) {
        if (letter >= u'0' && letter <= u'9')
            letter = u'0';
    }
    return number;
}

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
    : ListTable(model, parent)
    , m_model(model)
{
    setItemDelegateForColumn(LedgerModel::Number, new NumberDelegate(LedgerModel::NumberRole, this));
    setItemDelegateForColumn(LedgerModel::State, new StateDelegate(this));
    setFit([this] { fit(); });
    setWriter(Format::Csv, [this](const QList<int> &rows) { return models::ledgerRowsAsCsv(m_model, rows); });
    setWriter(Format::Json,
              [this](const QList<int> &rows) { return models::ledgerRowsAsJson(m_model, rows); });
    connect(this, &ListTable::menuOpening, this, [this](QMenu *menu) { fillMenu(*menu); });
    connect(&model, &QAbstractItemModel::modelReset, this, &LedgerTable::measureAnew);
}

void LedgerTable::retranslate()
{
    setAccessibleName(tr("Ledger"));
    measureAnew(); // the font goes by the language
    ListTable::retranslate();
}

void LedgerTable::measureAnew()
{
    m_widthOfNumbers = 0;
    m_measuredRows = 0;
    m_measuredShapes.clear();
}

/// Each page is measured once, however often the columns are fitted, and of numbers that differ in their
/// digits alone one.
int LedgerTable::widthOfNumbers()
{
    const NumberPainter painter(font(), false);
    for (; m_measuredRows < m_model.rowCount(); ++m_measuredRows) {
        const numbering::DocumentNumber &number = m_model.row(m_measuredRows).number;
        const QString shape = withEqualDigits(number.text());
        if (m_measuredShapes.contains(shape))
            continue;
        m_measuredShapes.insert(shape);
        const QSize size = painter.sizeFor({shape, number.parts()}, unlimited);
        m_widthOfNumbers = qMax(m_widthOfNumbers, size.width() + 2 * theme::gap);
    }
    return m_widthOfNumbers;
}

int LedgerTable::widthFor(int column)
{
    QFont bold = horizontalHeader()->font();
    bold.setBold(true); // by the style sheet
    const QString title = m_model.headerData(column, Qt::Horizontal).toString();
    const int least = qMax(QFontMetrics(bold).horizontalAdvance(title) + 2 * theme::gap + theme::gapSmall,
                           contentWidth(column));
    if (column == LedgerModel::Time)
        return least + theme::gapSmall;
    if (column != LedgerModel::Number)
        return qMin(least, widestText);
    return qMin(qMax(least, widthOfNumbers()), qMax(least, viewport()->width() - shownBesideNumber));
}

// A number without its beginning or its end is another number; the counter has what the others leave.
void LedgerTable::fit()
{
    int lack = -viewport()->width();
    for (int column = 0; column < LedgerModel::ColumnCount; ++column) {
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

void LedgerTable::fillMenu(QMenu &menu)
{
    menu.addAction(tr("Its counter"), this, &LedgerTable::counterWanted);
    menu.addAction(tr("History of its template"), this, &LedgerTable::historyWanted);
    menu.addAction(tr("Why this number…"), this, &LedgerTable::storyWanted);
}

} // namespace lekthi::ui
