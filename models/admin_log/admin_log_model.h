#pragma once

#include "core/numbering/calendar.h"
#include "core/store/log/admin_entry.h"
#include "models/admin_log/admin_log_subject.h"
#include "models/lists/paged_model.h"

#include <functional>

namespace lekthi::models {

/// The admin log, newest first, loaded page by page. UI thread only.
class AdminLogModel : public PagedRows<store::AdminEntry>
{
    Q_OBJECT

public:
    enum Column { Time, Who, Action, Subject, Details, Reason, ColumnCount };
    using NameOf = std::function<QString(const QString &login)>;

    AdminLogModel(NameOf nameOf, const store::ReferenceData &reference, QObject *parent = nullptr);

    const AdminLogNames &names() const { return m_names; }
    numbering::Calendar calendar() const { return m_calendar; }
    void setCalendar(numbering::Calendar calendar);
    void setReference(const store::ReferenceData &reference);
    /// Call before appendPage with what the ids of its entries stand for.
    void learn(const QHash<qint64, numbering::CounterKey> &counters,
               const QHash<qint64, qint64> &countersOfRequests);
    QString timeText(const store::AdminEntry &entry) const;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(const store::AdminEntry &entry, int column) const;

    NameOf m_nameOf;
    AdminLogNames m_names;
    numbering::Calendar m_calendar = numbering::Calendar::Gregorian;
};

} // namespace lekthi::models
