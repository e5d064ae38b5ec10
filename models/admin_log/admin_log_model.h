#pragma once

#include "core/numbering/calendar.h"
#include "core/store/log/admin_entry.h"
#include "models/admin_log/admin_log_subject.h"

#include <QAbstractTableModel>

#include <functional>

namespace lekthi::models {

/// The admin log, newest first, loaded page by page. Whoever fills it answers pageWanted with appendPage;
/// until then the model asks for nothing more. UI thread only.
class AdminLogModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Time, Who, Action, Subject, Details, Reason, ColumnCount };
    using NameOf = std::function<QString(const QString &login)>;

    AdminLogModel(NameOf nameOf, const store::ReferenceData &reference, QObject *parent = nullptr);

    void setCalendar(numbering::Calendar calendar);
    void setReference(const store::ReferenceData &reference);
    void retranslate();

    void clear(); ///< nothing loaded and more to come
    void appendPage(const QList<store::AdminEntry> &entries, bool isLast);
    /// Call before appendPage with what the ids of its entries stand for.
    void learn(const QHash<qint64, numbering::CounterKey> &counters,
               const QHash<qint64, qint64> &countersOfRequests);
    /// The page that was wanted will not come; it may be asked for again.
    void pageFailed() { m_waiting = false; }

    bool isComplete() const { return m_complete; }
    const store::AdminEntry &entry(int row) const { return m_entries.at(row); }
    qint64 lastSequence() const { return m_entries.isEmpty() ? 0 : m_entries.constLast().sequence; }
    QString timeText(const store::AdminEntry &entry) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

signals:
    void pageWanted(qint64 beforeSequence);

private:
    QString text(const store::AdminEntry &entry, int column) const;

    NameOf m_nameOf;
    AdminLogNames m_names;
    QList<store::AdminEntry> m_entries;
    numbering::Calendar m_calendar = numbering::Calendar::Gregorian;
    bool m_complete = false;
    bool m_waiting = false;
};

} // namespace lekthi::models
