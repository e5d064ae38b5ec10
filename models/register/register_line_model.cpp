#include "models/register/register_line_model.h"

#include "models/register/register_import_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using registers::TroubleKind;

namespace {

LineKind kindOf(TroubleKind kind)
{
    switch (kind) {
    case TroubleKind::NotUnderstood:
        return LineKind::NotUnderstood;
    case TroubleKind::Repeated:
        return LineKind::Repeated;
    case TroubleKind::TakenAlready:
        return LineKind::TakenAlready;
    }
    Q_UNREACHABLE();
}

} // namespace

QString lineKindText(LineKind kind)
{
    switch (kind) {
    case LineKind::Understood:
        return QCoreApplication::translate("lekthi", "Understood");
    case LineKind::NotUnderstood:
        return QCoreApplication::translate("lekthi", "Not understood");
    case LineKind::Repeated:
        return QCoreApplication::translate("lekthi", "Repeated");
    case LineKind::TakenAlready:
        return QCoreApplication::translate("lekthi", "In the store already");
    case LineKind::Gap:
        return QCoreApplication::translate("lekthi", "Gaps");
    }
    Q_UNREACHABLE();
}

RegisterLineModel::RegisterLineModel(store::ReferenceData reference, QObject *parent)
    : QAbstractTableModel(parent)
    , m_reference(std::move(reference))
{
}

void RegisterLineModel::setPlan(std::shared_ptr<const registers::RegisterImportPlan> plan)
{
    m_plan = std::move(plan);
    findPlaces();
    show();
}

void RegisterLineModel::setKind(std::optional<LineKind> kind)
{
    m_kind = kind;
    show();
}

void RegisterLineModel::setSearch(const QString &text)
{
    m_search = text.trimmed();
    show();
}

void RegisterLineModel::retranslate(numbering::Calendar calendar)
{
    m_calendar = calendar;
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_shown.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void RegisterLineModel::findPlaces()
{
    m_places.clear();
    m_counts = {};
    if (!m_plan)
        return;
    QList<Place> troubles;
    for (int at = 0; at < m_plan->troubles.size(); ++at)
        troubles.append({kindOf(m_plan->troubles.at(at).kind), at});
    QList<Place> numbers;
    for (int at = 0; at < m_plan->numbers.size(); ++at)
        numbers.append({LineKind::Understood, at});
    const auto lineOf = [this](const Place &place) {
        return place.kind == LineKind::Understood ? m_plan->numbers.at(place.at).line
                                                  : m_plan->troubles.at(place.at).line;
    };
    std::ranges::stable_sort(numbers, {}, lineOf); // those of a stored request stand counter by counter
    m_places.reserve(numbers.size() + troubles.size());
    std::ranges::merge(numbers, troubles, std::back_inserter(m_places), {}, lineOf, lineOf);
    for (int of = 0; of < m_plan->counters.size(); ++of) {
        for (int at = 0; at < m_plan->counters.at(of).gaps.size(); ++at)
            m_places.append({LineKind::Gap, at, of});
    }
    for (const Place &place : std::as_const(m_places))
        ++m_counts.at(size_t(place.kind));
}

void RegisterLineModel::show()
{
    beginResetModel();
    m_shown.clear();
    for (int at = 0; at < m_places.size(); ++at) {
        if (passes(m_places.at(at)))
            m_shown.append(at);
    }
    endResetModel();
}

bool RegisterLineModel::passes(const Place &place) const
{
    if (m_kind && *m_kind != place.kind)
        return false;
    if (m_search.isEmpty())
        return true;
    switch (place.kind) {
    case LineKind::Understood: {
        const registers::PlannedNumber &number = m_plan->numbers.at(place.at);
        return number.number.contains(m_search, Qt::CaseInsensitive) ||
               QString::number(number.line) == m_search;
    }
    case LineKind::Gap: {
        const registers::SequenceRange &gap = m_plan->counters.at(place.of).gaps.at(place.at);
        const qint64 sequence = m_search.toLongLong();
        return gap.first <= sequence && sequence <= gap.last;
    }
    default: {
        const registers::TroubledLine &trouble = m_plan->troubles.at(place.at);
        return trouble.written.contains(m_search, Qt::CaseInsensitive) ||
               QString::number(trouble.line) == m_search;
    }
    }
}

int RegisterLineModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

int RegisterLineModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString RegisterLineModel::numberText(const registers::PlannedNumber &number, int column) const
{
    switch (column) {
    case Line:
        return QString::number(number.line);
    case Number:
        return number.number;
    case Counter:
        return plannedCounterText(m_plan->counters.at(number.counter).key, m_reference, m_calendar);
    case Sequence:
        return QString::number(number.sequence);
    default:
        return lineKindText(LineKind::Understood);
    }
}

QString RegisterLineModel::troubleText(const registers::TroubledLine &trouble, int column) const
{
    switch (column) {
    case Line:
        return QString::number(trouble.line);
    case Number:
        return trouble.written;
    case Finding:
        return registers::describe(trouble);
    default:
        return {};
    }
}

QString RegisterLineModel::gapText(const registers::PlannedCounter &counter, const Place &place,
                                   int column) const
{
    const registers::SequenceRange &gap = counter.gaps.at(place.at);
    switch (column) {
    case Counter:
        return plannedCounterText(counter.key, m_reference, m_calendar);
    case Sequence:
        return gap.first == gap.last ? QString::number(gap.first) : u"%1–%2"_s.arg(gap.first).arg(gap.last);
    case Finding:
        return tr("%n sequence number(s) are missing in the register.", nullptr, int(gap.count()));
    default:
        return {};
    }
}

QString RegisterLineModel::text(const Place &place, int column) const
{
    switch (place.kind) {
    case LineKind::Understood:
        return numberText(m_plan->numbers.at(place.at), column);
    case LineKind::Gap:
        return gapText(m_plan->counters.at(place.of), place, column);
    default:
        return troubleText(m_plan->troubles.at(place.at), column);
    }
}

QVariant RegisterLineModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Place &place = m_places.at(m_shown.at(index.row()));
    if (role == KindRole)
        return QVariant::fromValue(place.kind);
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(place, index.column());
    return {};
}

QVariant RegisterLineModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Line:
        return tr("Line");
    case Number:
        return tr("Number");
    case Counter:
        return tr("Counter");
    case Sequence:
        return tr("Sequence number");
    case Finding:
        return tr("What was found");
    default:
        return {};
    }
}

} // namespace lekthi::models
