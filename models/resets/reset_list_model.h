#pragma once

#include "core/numbering/calendar.h"
#include "core/store/reference/reference_data.h"
#include "core/store/requests/reset_request.h"
#include "core/store/requests/take_over_request.h"
#include "models/resets/request_name.h"
#include "models/resets/reset_rights.h"

#include <QAbstractListModel>
#include <QDateTime>

namespace lekthi::models {

/// Requests to reset counters and to take over registers in groups, each with a heading: what waits for this
/// person, what this person asked for, what waits for others, and what is closed. Newest first within a
/// group; empty groups have no heading. The history is loaded page by page: whoever fills the model answers
/// historyWanted with appendHistory. UI thread only.
class ResetListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole, ///< qint64; headings have none
        KindRole,              ///< RequestKind
        StateRole,             ///< store::ResetState
        BadgeRole,             ///< what stands at the right: time left or how it ended
        ValuesRole,            ///< value seen and new value, or how many numbers are taken over
        PlaceRole,             ///< the counter in one line, or what register
        CounterRole,           ///< both
    };

    ResetListModel(store::Person person, store::ReferenceData reference, QObject *parent = nullptr);

    /// Those read just now replace what was known of them; the others stay. now decides about states and time
    /// left; in any zone.
    void merge(const QList<store::ResetRequest> &requests, const QDateTime &now);
    void appendHistory(const QList<store::ResetRequest> &page, bool isLast, const QDateTime &now);
    /// The same of take-overs: those of a page read just now. isLast: none is older than these.
    void mergeTakeOvers(const QList<store::TakeOverRequest> &page, bool isLast, const QDateTime &now);
    void historyFailed() { m_waiting = m_waitingForTakeOvers = false; } ///< it may be asked for again
    bool isComplete() const { return m_complete && m_takeOversComplete; }
    void setGlass(Glass glass); ///< of the person's account
    /// By number, counter, requester or reason; looks through the whole history.
    void setFilter(const QString &text);
    void setCalendar(numbering::Calendar calendar);
    void setReference(const store::ReferenceData &reference);
    void retranslate();

    const QList<store::ResetRequest> &requests() const { return m_requests; }
    const store::ResetRequest *request(qint64 id) const; ///< until the next reading
    QModelIndex indexOf(RequestName name) const;         ///< invalid if filtered away or unknown
    static RequestName nameOf(const QModelIndex &row);
    QModelIndex firstRequest() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

signals:
    void historyWanted(qint64 beforeId); ///< 0: from the newest on
    void takeOverHistoryWanted(qint64 beforeId);

private:
    enum class Group { WaitsForMe, Mine, WaitsForOthers, Closed };
    struct Row
    {
        Group group = Group::Closed;
        int request = -1; ///< place in m_requests or m_takeOvers; -1: the heading
        RequestKind kind = RequestKind::Reset;

        bool operator==(const Row &) const = default;
    };

    void rebuild();
    QList<Row> allRows() const;
    void show(const QList<Row> &rows, const QList<RequestName> &names);
    Group groupOf(const Decidable &request) const;
    bool passes(const QStringList &texts) const;
    QString headingOf(Group group) const;
    QString placeOf(const store::ResetRequest &request) const;
    QString placeOf(const store::TakeOverRequest &request) const;
    template <class Request>
    QVariant dataOf(const Request &request, int role) const;
    template <class Request>
    QStringList textsOf(const Request &request) const;

    Decider m_decider;
    store::ReferenceData m_reference;
    numbering::Calendar m_calendar = numbering::Calendar::Gregorian;
    QList<store::ResetRequest> m_requests;
    QList<store::TakeOverRequest> m_takeOvers;
    QDateTime m_now;
    qint64 m_historyFrom = 0; ///< id of the last one of the history so far
    bool m_complete = false;
    bool m_waiting = false;
    qint64 m_takeOversFrom = 0; ///< id of the oldest one so far
    bool m_takeOversComplete = true;
    bool m_waitingForTakeOvers = false;
    QString m_filter;
    QList<Row> m_rows;
    QList<RequestName> m_names; ///< of m_rows; without an id for headings
};

} // namespace lekthi::models
