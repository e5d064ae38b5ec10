#include "models/metrics/hot_counter_model.h"

#include "models/metrics/metric_plots.h"
#include "models/period_text.h"
#include "models/requests/counter_text.h"
#include "translations/translations.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace lekthi::models {

using store::HotCounter;

namespace {

int alignmentOf(int column)
{
    return int((column == HotCounterModel::Counter ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
}

QString timeText(double time)
{
    return numberText(time, MetricUnit::Milliseconds);
}

} // namespace

HotCounterModel::HotCounterModel(const store::ReferenceData &reference, QObject *parent)
    : QAbstractTableModel(parent)
    , m_reference(reference)
{
}

void HotCounterModel::setCounters(const store::HotCounters &hot, numbering::Calendar calendar)
{
    m_calendar = calendar;
    m_all = hot.counters;
    arrange();
}

void HotCounterModel::setOrder(Order order)
{
    m_order = order;
    arrange();
}

void HotCounterModel::setReference(const store::ReferenceData &reference)
{
    m_reference = reference;
    arrange();
}

void HotCounterModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    arrange();
}

void HotCounterModel::arrange()
{
    beginResetModel();
    m_shown = m_all;
    const auto rank = [this](const HotCounter &counter) {
        return m_order == Order::Numbers
                   ? std::tuple(-counter.numbers, -qint64(counter.lockWait.count()), counter.id)
                   : std::tuple(-qint64(counter.lockWait.count()), -counter.numbers, counter.id);
    };
    std::sort(m_shown.begin(), m_shown.end(),
              [&](const HotCounter &one, const HotCounter &other) { return rank(one) < rank(other); });
    if (m_shown.size() > most)
        m_shown.resize(most);
    endResetModel();
}

int HotCounterModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

int HotCounterModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant HotCounterModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(index.column());
    const HotCounter &counter = m_shown[size_t(index.row())];
    if (role == IdRole)
        return counter.id;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (Column(index.column())) {
    case Counter:
        return counterText(counter.key, m_reference,
                           periodText(counter.key.period, currentLanguage(), m_calendar));
    case Numbers:
        return numberText(double(counter.numbers), MetricUnit::Count);
    case WaitTogether:
        return timeText(std::chrono::duration<double>(counter.lockWait).count());
    case MeanWait:
        return timeText(double(counter.lockWait.count()) / double(std::max<qint64>(1, counter.numbers)));
    case LongestWait:
        return timeText(double(counter.longestWait.count()));
    case ColumnCount:
        break;
    }
    return {};
}

QVariant HotCounterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(section) | int(Qt::TextWordWrap);
    if (role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    case Counter:
        return QCoreApplication::translate("lekthi", "Counter");
    case Numbers:
        return QCoreApplication::translate("lekthi", "Numbers");
    case WaitTogether:
        return QCoreApplication::translate("lekthi", "Total wait (s)");
    case MeanWait:
        return QCoreApplication::translate("lekthi", "Mean wait (ms)");
    case LongestWait:
        return QCoreApplication::translate("lekthi", "Longest wait (ms)");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace lekthi::models
