#pragma once

#include "core/numbering/calendar.h"
#include "core/store/reference/reference_data.h"
#include "core/store/requests/request.h"
#include "models/requests/request_rights.h"

#include <QAbstractListModel>
#include <QDateTime>

namespace lekthi::models {

/// Requests in groups, each with a heading: what waits for this person, what this person asked for, what
/// waits for others, and what is closed. Newest first within a group; empty groups have no heading. The
/// history is loaded page by page: whoever fills the model answers historyWanted with appendHistory. UI
/// thread only.
class RequestListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole, ///< qint64; headings have none
        KindRole,              ///< store::requestkind::reset, ...
        StateRole,             ///< store::RequestState
        BadgeRole,             ///< what stands at the right: time left or how it ended
        ValuesRole,            ///< what would change
        PlaceRole,             ///< what it is about, in one line
        BelowRole,             ///< the second line of a row: of a voiding its number first
        CounterRole,           ///< both
    };

    RequestListModel(store::Person person, store::ReferenceData reference, QObject *parent = nullptr);

    /// Those read just now replace what was known of them; the others stay. now decides about states and time
    /// left; in any zone.
    void merge(const QList<store::Request> &requests, const QDateTime &now);
    void appendHistory(const QList<store::Request> &page, bool isLast, const QDateTime &now);
    void historyFailed() { m_waiting = false; } ///< it may be asked for again
    bool isComplete() const { return m_complete; }
    void setGlass(Glass glass); ///< of the person's account
    /// By number, counter, requester or reason; looks through the whole history.
    void setFilter(const QString &text);
    void setCalendar(numbering::Calendar calendar);
    void setReference(const store::ReferenceData &reference);
    void retranslate();

    const QList<store::Request> &requests() const { return m_requests; }
    const store::Request *request(qint64 id) const; ///< until the next reading
    QModelIndex indexOf(qint64 id) const;           ///< invalid if filtered away or unknown
    static qint64 idOf(const QModelIndex &row);
    QModelIndex firstRequest() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

signals:
    void historyWanted(qint64 beforeId); ///< 0: from the newest on

private:
    enum class Group { WaitsForMe, Mine, WaitsForOthers, Closed };
    struct Row
    {
        Group group = Group::Closed;
        int request = -1; ///< place in m_requests; -1: the heading

        bool operator==(const Row &) const = default;
    };

    void rebuild();
    QList<Row> allRows() const;
    void show(const QList<Row> &rows, const QList<qint64> &ids);
    Group groupOf(const store::Request &request) const;
    bool passes(const store::Request &request) const;
    QString headingOf(Group group) const;
    QString badgeOf(const store::Request &request) const;
    QString counterOf(const store::Request &request) const;
    QVariant dataOf(const store::Request &request, int role) const;

    Decider m_decider;
    store::ReferenceData m_reference;
    numbering::Calendar m_calendar = numbering::Calendar::Gregorian;
    QList<store::Request> m_requests;
    QDateTime m_now;
    qint64 m_historyFrom = 0; ///< id of the last one of the history so far
    bool m_complete = false;
    bool m_waiting = false;
    QString m_filter;
    QList<Row> m_rows;
    QList<qint64> m_ids; ///< of m_rows; 0 for headings
};

} // namespace lekthi::models
