#include "models/resets/reset_list_model.h"

#include "models/period_text.h"
#include "models/resets/counter_text.h"
#include "models/resets/reset_rights.h"
#include "models/resets/reset_text.h"
#include "models/takeover/take_over_text.h"
#include "translations/translations.h"

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::ResetRequest;
using store::ResetState;
using store::TakeOverRequest;

namespace {

QString valuesOf(const ResetRequest &request)
{
    return u"%1 → %2"_s.arg(request.seenNumber).arg(request.newNumber);
}

QString valuesOf(const TakeOverRequest &request)
{
    return ResetListModel::tr("%n number(s)", nullptr, int(request.numbers));
}

QString titleOf(const ResetRequest &request)
{
    return ResetListModel::tr("Request #%1").arg(request.id);
}

QString titleOf(const TakeOverRequest &request)
{
    return ResetListModel::tr("Import #%1").arg(request.id);
}

/// Newest first; those read just now replace what was known of them.
template <class Request>
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

ResetListModel::ResetListModel(store::Person person, store::ReferenceData reference, QObject *parent)
    : QAbstractListModel(parent)
    , m_decider(std::move(person))
    , m_reference(std::move(reference))
{
}

void ResetListModel::merge(const QList<ResetRequest> &requests, const QDateTime &now)
{
    mergeInto(m_requests, requests);
    m_now = now;
    rebuild();
}

void ResetListModel::mergeTakeOvers(const QList<TakeOverRequest> &page, bool isLast, const QDateTime &now)
{
    const qint64 oldest = page.isEmpty() ? 0 : page.constLast().id;
    m_waitingForTakeOvers = false;
    // The newest ones come again and again; how far the history goes is known from the oldest.
    if (m_takeOvers.isEmpty() || isLast || oldest < m_takeOversFrom) {
        m_takeOversComplete = isLast;
        m_takeOversFrom = oldest;
    }
    mergeInto(m_takeOvers, page);
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

void ResetListModel::setReference(const store::ReferenceData &reference)
{
    m_reference = reference;
    rebuild();
}

void ResetListModel::retranslate()
{
    rebuild();
}

/// Newest first, whatever kind they are.
QList<ResetListModel::Row> ResetListModel::allRows() const
{
    QList<Row> rows;
    int takeOver = 0;
    const auto add = [&](int until) {
        for (; takeOver < until; ++takeOver)
            rows += {groupOf(decidableOf(m_takeOvers.at(takeOver), m_now)), takeOver, RequestKind::TakeOver};
    };
    for (int at = 0; at < m_requests.size(); ++at) {
        const ResetRequest &request = m_requests.at(at);
        int newer = takeOver;
        while (newer < m_takeOvers.size() && m_takeOvers.at(newer).requestedAt > request.requestedAt)
            ++newer;
        add(newer);
        rows += {groupOf(decidableOf(request, m_now)), at, RequestKind::Reset};
    }
    add(int(m_takeOvers.size()));
    rows.removeIf([this](const Row &row) {
        return !passes(row.kind == RequestKind::Reset ? textsOf(m_requests.at(row.request))
                                                      : textsOf(m_takeOvers.at(row.request)));
    });
    return rows;
}

void ResetListModel::rebuild()
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
    QList<RequestName> names;
    for (const Row &row : std::as_const(rows)) {
        if (row.request < 0)
            names += RequestName();
        else
            names += {row.kind, row.kind == RequestKind::Reset ? m_requests.at(row.request).id
                                                               : m_takeOvers.at(row.request).id};
    }
    show(rows, names);
}

void ResetListModel::show(const QList<Row> &rows, const QList<RequestName> &names)
{
    const auto sameGroup = [](const Row &one, const Row &other) { return one.group == other.group; };
    const qsizetype before = m_rows.size();
    const bool begins =
        before > 0 && rows.size() >= before && names.first(before) == m_names &&
        std::equal(m_rows.cbegin(), m_rows.cend(), rows.cbegin(), rows.cbegin() + before, sameGroup);
    // History that comes in below must not move what the person looks at.
    if (!begins)
        beginResetModel();
    else if (rows.size() > before)
        beginInsertRows({}, int(before), int(rows.size()) - 1);
    m_rows = rows;
    m_names = names;
    if (!begins)
        endResetModel();
    else if (rows.size() > before)
        endInsertRows();
    if (begins)
        emit dataChanged(index(0), index(rowCount() - 1));
}

ResetListModel::Group ResetListModel::groupOf(const Decidable &request) const
{
    if (request.state != ResetState::Pending)
        return Group::Closed;
    if (request.requester == m_decider.person.login)
        return Group::Mine;
    return obstacleToApproval(request, m_decider) == ResetObstacle::None ? Group::WaitsForMe
                                                                         : Group::WaitsForOthers;
}

template <class Request>
QStringList ResetListModel::textsOf(const Request &request) const
{
    return {titleOf(request), valuesOf(request), placeOf(request), request.requester, request.reason};
}

bool ResetListModel::passes(const QStringList &texts) const
{
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

QModelIndex ResetListModel::indexOf(RequestName name) const
{
    const qsizetype row = name.id > 0 ? m_names.indexOf(name) : -1;
    return row < 0 ? QModelIndex() : index(int(row));
}

RequestName ResetListModel::nameOf(const QModelIndex &row)
{
    return {row.data(KindRole).value<RequestKind>(), row.data(IdRole).toLongLong()};
}

QModelIndex ResetListModel::firstRequest() const
{
    return m_rows.size() > 1 ? index(1) : QModelIndex();
}

int ResetListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

template <class Request>
QVariant ResetListModel::dataOf(const Request &request, int role) const
{
    const ResetState state = stateAt(request, m_now);
    const QString badge =
        state == ResetState::Pending ? timeLeftText(request.expiresAt, m_now) : stateText(state);
    const QString both = valuesOf(request) + u" · "_s + placeOf(request);
    switch (role) {
    case Qt::DisplayRole:
        return titleOf(request);
    case Qt::AccessibleTextRole:
        return QStringList{titleOf(request), both, badge}.join(u", "_s);
    case IdRole:
        return request.id;
    case StateRole:
        return QVariant::fromValue(state);
    case BadgeRole:
        return badge;
    case ValuesRole:
        return valuesOf(request);
    case PlaceRole:
        return placeOf(request);
    case CounterRole:
    case Qt::ToolTipRole:
        return both;
    default:
        return {};
    }
}

QVariant ResetListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    if (row.request < 0)
        return role == Qt::DisplayRole ? headingOf(row.group) : QVariant();
    if (role == KindRole)
        return QVariant::fromValue(row.kind);
    return row.kind == RequestKind::Reset ? dataOf(m_requests.at(row.request), role)
                                          : dataOf(m_takeOvers.at(row.request), role);
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
    const bool hasTakeOvers = !m_takeOversComplete && !m_waitingForTakeOvers;
    return !parent.isValid() && ((!m_complete && !m_waiting) || hasTakeOvers);
}

void ResetListModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    if (!m_complete && !std::exchange(m_waiting, true))
        emit historyWanted(m_historyFrom);
    if (!m_takeOversComplete && !std::exchange(m_waitingForTakeOvers, true))
        emit takeOverHistoryWanted(m_takeOversFrom);
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

QString ResetListModel::placeOf(const ResetRequest &request) const
{
    const QString period = periodText(request.key.period, currentLanguage(), m_calendar);
    return counterText(request.key, m_reference, period);
}

QString ResetListModel::placeOf(const TakeOverRequest &request) const
{
    return takeOverPlace(request, m_reference) + u" · "_s + request.facts.fileName;
}

} // namespace lekthi::models
