#include "models/counters/counter_model.h"

#include "core/allocation/next_number.h"
#include "models/period_text.h"
#include "translations/translations.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

QDateTime localTime(const CounterRow &row)
{
    return row.counter.updatedAt.toTimeZone(numbering::defaultDocumentTimeZone());
}

QDate today()
{
    return numbering::documentDate(QDateTime::currentDateTimeUtc());
}

QString nextText(const CounterRow &row)
{
    if (!row.next.text().isEmpty())
        return row.next.text();
    return row.whyNoNext.isEmpty() ? u"—"_s : row.whyNoNext;
}

QString nextToolTip(const CounterRow &row)
{
    return row.skipped > 0 ? nextText(row) + u'\n' + allocation::skippedText(row.skipped) : nextText(row);
}

/// What ends first has the lowest; those of which no day is known come last, the fullest first.
qint64 endRank(const CounterRow &row)
{
    constexpr qint64 afterAllDays = 10'000'000;
    if (!row.outlook)
        return 2 * afterAllDays;
    const numbering::Outlook &outlook = *row.outlook;
    if (outlook.ending == numbering::Ending::Past)
        return 0;
    if (outlook.ending == numbering::Ending::RunsOut && outlook.likely)
        return outlook.likely->toJulianDay();
    return afterAllDays + (numbering::isRunningOut(outlook, today()) ? 0 : 1000) - outlook.percent;
}

} // namespace

bool CounterRow::operator==(const CounterRow &other) const
{
    return counter.id == other.counter.id && counter.key == other.counter.key &&
           counter.lastNumber == other.counter.lastNumber && counter.version == other.counter.version &&
           counter.updatedAt == other.counter.updatedAt && project == other.project && type == other.type &&
           sender == other.sender && recipient == other.recipient && details == other.details &&
           next == other.next && whyNoNext == other.whyNoNext &&
           firstOfNextPeriod == other.firstOfNextPeriod && outlook == other.outlook &&
           openReset == other.openReset && openTakeOver == other.openTakeOver && skipped == other.skipped;
}

CounterModel::CounterModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void CounterModel::setCalendar(numbering::Calendar calendar)
{
    m_calendar = calendar;
    retranslate();
}

void CounterModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void CounterModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_complete = false;
    m_waiting = false;
    endResetModel();
}

void CounterModel::appendPage(const QList<CounterRow> &rows, bool isLast)
{
    m_waiting = false;
    m_complete = isLast;
    if (rows.isEmpty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + int(rows.size()) - 1);
    m_rows += rows;
    endInsertRows();
}

void CounterModel::merge(const QList<CounterRow> &rows, bool isLast)
{
    m_waiting = false;
    m_complete = isLast;
    for (int at = 0; at < rows.size(); ++at)
        mergeRow(at, rows.at(at));
    const int wanted = int(rows.size());
    if (rowCount() <= wanted)
        return;
    beginRemoveRows({}, wanted, rowCount() - 1);
    m_rows.erase(m_rows.begin() + wanted, m_rows.end());
    endRemoveRows();
}

void CounterModel::mergeRow(int at, const CounterRow &row)
{
    while (at < m_rows.size() && m_rows.at(at).counter.id < row.counter.id) {
        beginRemoveRows({}, at, at);
        m_rows.removeAt(at);
        endRemoveRows();
    }
    if (at == m_rows.size() || m_rows.at(at).counter.id > row.counter.id) {
        beginInsertRows({}, at, at);
        m_rows.insert(at, row);
        endInsertRows();
    } else if (m_rows.at(at) != row) {
        m_rows[at] = row;
        emit dataChanged(index(at, 0), index(at, ColumnCount - 1));
    }
}

int CounterModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int CounterModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CounterModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const CounterRow &row = m_rows.at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case SearchRole:
        return column == DigitsEnd ? QString() : text(row, column);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(column == LastNumber ? Qt::AlignRight : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    case NumberRole:
        return column == NextNumber ? QVariant::fromValue(row.next) : QVariant();
    case NoteRole:
        return column == NextNumber ? allocation::skippedText(row.skipped) : QString();
    case SortRole:
        return sortValue(row, column);
    case LevelRole:
        return int(row.outlook ? row.outlook->level : numbering::FillLevel::Fine);
    default:
        return {};
    }
}

QString CounterModel::text(const CounterRow &row, int column) const
{
    switch (column) {
    case Project:
        return row.project;
    case Type:
        return row.type;
    case Sender:
        return row.sender;
    case Recipient:
        return row.recipient.isEmpty() ? u"–"_s : row.recipient;
    case Details:
        return row.details.isEmpty() ? u"–"_s : row.details;
    case Period:
        return periodText(row.counter.key.period, currentLanguage(), m_calendar);
    case LastNumber:
        return row.openReset > 0 || row.openTakeOver > 0 ? u"↺ "_s + QString::number(row.counter.lastNumber)
                                                         : QString::number(row.counter.lastNumber);
    case DigitsEnd:
        return endText(row);
    case NextNumber:
        return nextText(row);
    case Updated:
        return numbering::formatDate(localTime(row).date(), currentLanguage(), m_calendar);
    default:
        return {};
    }
}

/// The day, or how much is used where no day is known; the colour and the tool tip tell the rest.
QString CounterModel::endText(const CounterRow &row) const
{
    using numbering::Ending;
    if (!row.outlook || !numbering::isRunningOut(*row.outlook, today()))
        return u"–"_s;
    const numbering::Outlook &outlook = *row.outlook;
    if (outlook.ending == Ending::Past)
        return tr("Past %1").arg(outlook.lastThatFits);
    if (outlook.ending != Ending::RunsOut || !outlook.likely)
        return tr("%1 %").arg(outlook.percent);
    return numbering::formatDate(*outlook.likely, currentLanguage(), m_calendar);
}

QVariant CounterModel::toolTip(const CounterRow &row, int column) const
{
    if (column == NextNumber)
        return nextToolTip(row);
    if (column == DigitsEnd && row.outlook)
        return numbering::describe(*row.outlook, today(), currentLanguage(), m_calendar);
    if (column == LastNumber && row.openReset > 0)
        return tr("A reset is requested (request #%1)").arg(row.openReset);
    if (column == LastNumber && row.openTakeOver > 0)
        return tr("An import of a register is requested (import #%1)").arg(row.openTakeOver);
    const QString drawn = numbering::formatDateTime(localTime(row), currentLanguage(), m_calendar);
    if (column == LastNumber)
        return tr("Last allocated: %1").arg(drawn);
    return column == Updated ? QVariant(drawn) : QVariant();
}

QVariant CounterModel::sortValue(const CounterRow &row, int column) const
{
    switch (column) {
    case Period:
        return qint64(row.counter.key.period.year) * 10'000 + row.counter.key.period.part;
    case LastNumber:
        return row.counter.lastNumber;
    case DigitsEnd:
        return endRank(row);
    case Updated:
        return row.counter.updatedAt;
    default:
        return text(row, column);
    }
}

QVariant CounterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(section == LastNumber ? Qt::AlignRight : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Project:
        return tr("Project");
    case Type:
        return tr("Type");
    case Sender:
        return tr("Sender");
    case Recipient:
        return tr("Recipient");
    case Details:
        return tr("Details");
    case Period:
        return tr("Period");
    case LastNumber:
        return tr("Last number");
    case DigitsEnd:
        return tr("Runs out on");
    case NextNumber:
        return tr("Next number");
    case Updated:
        return tr("Last allocated");
    default:
        return {};
    }
}

bool CounterModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_complete && !m_waiting;
}

void CounterModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_waiting = true;
    emit pageWanted(lastId());
}

} // namespace lekthi::models
