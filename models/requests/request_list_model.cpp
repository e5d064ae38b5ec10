#include "models/requests/request_list_model.h"

#include "models/requests/request_rights.h"
#include "models/requests/request_words.h"
#include "models/requests/reset_text.h"

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::Request;
using store::RequestState;

namespace {

/// Newest first; those read just now replace what was known of them.
void mergeInto(QList<Request> &known, const QList<Request> &read)
{
    for (const Request &request : read) {
        const auto place = std::find_if(known.begin(), known.end(),
                                        [&](const Request &one) { return one.id <= request.id; });
        if (place != known.end() && place->id == request.id)
            *place = request;
        else
            known.insert(place, request);
    }
}

} // namespace

RequestListModel::RequestListModel(store::Person person, store::ReferenceData reference, QObject *parent)
    : QAbstractListModel(parent)
    , m_decider(std::move(person))
    , m_reference(std::move(reference))
{
}

void RequestListModel::merge(const QList<Request> &requests, const QDateTime &now)
{
    mergeInto(m_requests, requests);
    m_now = now;
    rebuild();
}

void RequestListModel::appendHistory(const QList<Request> &page, bool isLast, const QDateTime &now)
{
    m_complete = isLast;
    m_waiting = false;
    if (!page.isEmpty())
        m_historyFrom = page.constLast().id;
    merge(page, now);
    if (!m_filter.isEmpty())
        fetchMore({});
}

void RequestListModel::setGlass(Glass glass)
{
    m_decider.glass = glass;
    rebuild();
}

void RequestListModel::setFilter(const QString &text)
{
    m_filter = text.trimmed();
    rebuild();
    if (!m_filter.isEmpty())
        fetchMore({});
}

void RequestListModel::setCalendar(numbering::Calendar calendar)
{
    m_calendar = calendar;
    retranslate();
}

void RequestListModel::setReference(const store::ReferenceData &reference)
{
    m_reference = reference;
    rebuild();
}

void RequestListModel::retranslate()
{
    rebuild();
}

QList<RequestListModel::Row> RequestListModel::allRows() const
{
    QList<Row> rows;
    for (int at = 0; at < m_requests.size(); ++at) {
        const Request &request = m_requests.at(at);
        if (passes(request))
            rows += {groupOf(request), at};
    }
    return rows;
}

void RequestListModel::rebuild()
{
    const QList<Row> all = allRows();
    QList<Row> rows;
    for (const Group group : {Group::WaitsForMe, Group::Mine, Group::WaitsForOthers, Group::Closed}) {
        bool isFirst = true;
        for (const Row &row : all) {
            if (row.group != group)
                continue;
            if (std::exchange(isFirst, false))
                rows += {group, -1};
            rows += row;
        }
    }
    QList<qint64> ids;
    for (const Row &row : std::as_const(rows))
        ids += row.request < 0 ? 0 : m_requests.at(row.request).id;
    show(rows, ids);
}

void RequestListModel::show(const QList<Row> &rows, const QList<qint64> &ids)
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

RequestListModel::Group RequestListModel::groupOf(const Request &request) const
{
    if (stateAt(request, m_now) != RequestState::Pending)
        return Group::Closed;
    if (request.requester == m_decider.person.login)
        return Group::Mine;
    return obstacleToApproval(request, m_decider, m_now) == RequestObstacle::None ? Group::WaitsForMe
                                                                                  : Group::WaitsForOthers;
}

bool RequestListModel::passes(const Request &request) const
{
    if (m_filter.isEmpty())
        return true;
    const QStringList texts{titleOf(request), valuesOf(request, m_calendar),
                            placeOf(request, m_reference, m_calendar), request.requester, request.reason};
    return std::any_of(texts.cbegin(), texts.cend(),
                       [this](const QString &text) { return text.contains(m_filter, Qt::CaseInsensitive); });
}

const Request *RequestListModel::request(qint64 id) const
{
    const auto found = std::find_if(m_requests.cbegin(), m_requests.cend(),
                                    [id](const Request &request) { return request.id == id; });
    return found == m_requests.cend() ? nullptr : &*found;
}

QModelIndex RequestListModel::indexOf(qint64 id) const
{
    const qsizetype row = id > 0 ? m_ids.indexOf(id) : -1;
    return row < 0 ? QModelIndex() : index(int(row));
}

qint64 RequestListModel::idOf(const QModelIndex &row)
{
    return row.data(IdRole).toLongLong();
}

QModelIndex RequestListModel::firstRequest() const
{
    return m_rows.size() > 1 ? index(1) : QModelIndex();
}

int RequestListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QString RequestListModel::badgeOf(const Request &request) const
{
    const RequestState state = stateAt(request, m_now);
    return state == RequestState::Pending ? timeLeftText(request.expiresAt, m_now) : stateText(state);
}

QString RequestListModel::counterOf(const Request &request) const
{
    return valuesOf(request, m_calendar) + u" · "_s + placeOf(request, m_reference, m_calendar);
}

QVariant RequestListModel::dataOf(const Request &request, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return titleOf(request);
    case Qt::AccessibleTextRole:
        return QStringList{titleOf(request), counterOf(request), badgeOf(request)}.join(u", "_s);
    case IdRole:
        return request.id;
    case KindRole:
        return request.kind;
    case StateRole:
        return QVariant::fromValue(stateAt(request, m_now));
    case BadgeRole:
        return badgeOf(request);
    case ValuesRole:
        return valuesOf(request, m_calendar);
    case PlaceRole:
        return placeOf(request, m_reference, m_calendar);
    case BelowRole:
        // Of two numbers of one counter everything else is equal.
        return request.kind == store::requestkind::numberVoid ? counterOf(request)
                                                              : placeOf(request, m_reference, m_calendar);
    case CounterRole:
    case Qt::ToolTipRole:
        return counterOf(request);
    default:
        return {};
    }
}

QVariant RequestListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    if (row.request < 0)
        return role == Qt::DisplayRole ? headingOf(row.group) : QVariant();
    return dataOf(m_requests.at(row.request), role);
}

Qt::ItemFlags RequestListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags shared = Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    return m_rows.at(index.row()).request < 0 ? shared : shared | Qt::ItemIsSelectable;
}

bool RequestListModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_complete && !m_waiting;
}

void RequestListModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_waiting = true;
    emit historyWanted(m_historyFrom);
}

QString RequestListModel::headingOf(Group group) const
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

} // namespace lekthi::models
