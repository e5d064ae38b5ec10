#include "models/resets/reset_list_model.h"

#include "models/period_text.h"
#include "models/resets/counter_text.h"
#include "models/resets/reset_rights.h"
#include "models/resets/reset_text.h"
#include "translations/translations.h"

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::ResetRequest;
using store::ResetState;

namespace {

QString valuesOf(const ResetRequest &request)
{
    return u"%1 → %2"_s.arg(request.seenNumber).arg(request.newNumber);
}

} // namespace

ResetListModel::ResetListModel(store::Person person, store::ReferenceData reference, QObject *parent)
    : QAbstractListModel(parent)
    , m_decider(std::move(person))
    , m_reference(std::move(reference))
{
}

void ResetListModel::merge(const QList<ResetRequest> &requests, const QDateTime &now)
{
    for (const ResetRequest &request : requests) {
        const auto place = std::find_if(m_requests.begin(), m_requests.end(),
                                        [&](const ResetRequest &known) { return known.id <= request.id; });
        if (place != m_requests.end() && place->id == request.id)
            *place = request;
        else
            m_requests.insert(place, request);
    }
    m_now = now;
    rebuild();
}

void ResetListModel::appendHistory(const QList<ResetRequest> &page, bool isLast, const QDateTime &now)
{
    m_complete = isLast;
    m_waiting = false;
    if (!page.isEmpty())
        m_historyFrom = page.constLast().id;
    merge(page, now);
    if (!m_filter.isEmpty())
        fetchMore({});
}

void ResetListModel::setGlass(Glass glass)
{
    m_decider.glass = glass;
    rebuild();
}

void ResetListModel::setFilter(const QString &text)
{
    m_filter = text.trimmed();
    rebuild();
    if (!m_filter.isEmpty())
        fetchMore({});
}

void ResetListModel::setCalendar(numbering::Calendar calendar)
{
    m_calendar = calendar;
    retranslate();
}

void ResetListModel::retranslate()
{
    rebuild();
}

void ResetListModel::rebuild()
{
    QList<Row> rows;
    for (const Group group : {Group::WaitsForMe, Group::Mine, Group::WaitsForOthers, Group::Closed}) {
        bool isFirst = true;
        for (int at = 0; at < m_requests.size(); ++at) {
            if (groupOf(m_requests.at(at)) != group || !passes(m_requests.at(at)))
                continue;
            if (std::exchange(isFirst, false))
                rows += {group, -1};
            rows += {group, at};
        }
    }
    QList<qint64> ids;
    for (const Row &row : std::as_const(rows))
        ids += row.request < 0 ? 0 : m_requests.at(row.request).id;
    show(rows, ids);
}

void ResetListModel::show(const QList<Row> &rows, const QList<qint64> &ids)
{
    const auto sameGroup = [](const Row &one, const Row &other) { return one.group == other.group; };
    const qsizetype before = m_rows.size();
    const bool begins =
        before > 0 && rows.size() >= before && ids.first(before) == m_ids &&
        std::equal(m_rows.cbegin(), m_rows.cend(), rows.cbegin(), rows.cbegin() + before, sameGroup);
    // History that comes in below must not move what the person looks at.
    if (!begins)
        beginResetModel();
    else if (rows.size() > before)
        beginInsertRows({}, int(before), int(rows.size()) - 1);
    m_rows = rows;
    m_ids = ids;
    if (!begins)
        endResetModel();
    else if (rows.size() > before)
        endInsertRows();
    if (begins)
        emit dataChanged(index(0), index(rowCount() - 1));
}

ResetListModel::Group ResetListModel::groupOf(const ResetRequest &request) const
{
    if (stateAt(request, m_now) != ResetState::Pending)
        return Group::Closed;
    if (request.requester == m_decider.person.login)
        return Group::Mine;
    return obstacleToApproval(request, m_decider, m_now) == ResetObstacle::None ? Group::WaitsForMe
                                                                                : Group::WaitsForOthers;
}

bool ResetListModel::passes(const ResetRequest &request) const
{
    const QStringList texts{titleOf(request), counterOf(request), request.requester, request.reason};
    return m_filter.isEmpty() || std::any_of(texts.cbegin(), texts.cend(), [this](const QString &text) {
               return text.contains(m_filter, Qt::CaseInsensitive);
           });
}

const ResetRequest *ResetListModel::request(qint64 id) const
{
    const auto found = std::find_if(m_requests.cbegin(), m_requests.cend(),
                                    [id](const ResetRequest &request) { return request.id == id; });
    return found == m_requests.cend() ? nullptr : &*found;
}

QModelIndex ResetListModel::indexOf(qint64 id) const
{
    const qsizetype row = id > 0 ? m_ids.indexOf(id) : -1;
    return row < 0 ? QModelIndex() : index(int(row));
}

QModelIndex ResetListModel::firstRequest() const
{
    return m_rows.size() > 1 ? index(1) : QModelIndex();
}

int ResetListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant ResetListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    if (row.request < 0)
        return role == Qt::DisplayRole ? headingOf(row.group) : QVariant();
    const ResetRequest &request = m_requests.at(row.request);
    switch (role) {
    case Qt::DisplayRole:
        return titleOf(request);
    case Qt::AccessibleTextRole:
        return QStringList{titleOf(request), counterOf(request), badgeOf(request)}.join(u", "_s);
    case IdRole:
        return request.id;
    case StateRole:
        return QVariant::fromValue(stateAt(request, m_now));
    case BadgeRole:
        return badgeOf(request);
    case ValuesRole:
        return valuesOf(request);
    case PlaceRole:
        return placeOf(request);
    case CounterRole:
    case Qt::ToolTipRole:
        return counterOf(request);
    default:
        return {};
    }
}

Qt::ItemFlags ResetListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags shared = Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    return m_rows.at(index.row()).request < 0 ? shared : shared | Qt::ItemIsSelectable;
}

bool ResetListModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_complete && !m_waiting;
}

void ResetListModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_waiting = true;
    emit historyWanted(m_historyFrom);
}

QString ResetListModel::headingOf(Group group) const
{
    switch (group) {
    case Group::WaitsForMe:
        return tr("Waiting for you");
    case Group::Mine:
        return tr("Your requests");
    case Group::WaitsForOthers:
        return tr("Waiting for others");
    case Group::Closed:
        return tr("Closed");
    }
    Q_UNREACHABLE();
}

QString ResetListModel::titleOf(const ResetRequest &request) const
{
    return tr("Request #%1").arg(request.id);
}

QString ResetListModel::badgeOf(const ResetRequest &request) const
{
    const ResetState state = stateAt(request, m_now);
    return state == ResetState::Pending ? timeLeftText(request.expiresAt, m_now) : stateText(state);
}

QString ResetListModel::placeOf(const ResetRequest &request) const
{
    const QString period = periodText(request.key.period, currentLanguage(), m_calendar);
    return counterText(request.key, m_reference, period);
}

QString ResetListModel::counterOf(const ResetRequest &request) const
{
    return valuesOf(request) + u" · "_s + placeOf(request);
}

} // namespace lekthi::models
