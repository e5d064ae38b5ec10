#pragma once

#include "core/numbering/calendar.h"
#include "core/store/reference/reference_data.h"
#include "core/store/templates/number_template.h"

#include <QAbstractListModel>

#include <functional>

namespace lekthi::models {

/// Versions of templates below a heading for each template, both newest first; loaded page by page, newest
/// first, so that a later page adds to headings that are there. Whoever fills it answers pageWanted with
/// appendPage; until then the model asks for nothing more. UI thread only.
class TemplateHistoryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole, ///< qint64; headings have none
        TimeRole,
        BadgeRole, ///< that it is in force, or which version it brought back
        InForceRole,
        BelowRole, ///< who and why
    };
    using PersonName = std::function<QString(const QString &login)>;
    using ItemName = std::function<QString(const store::CodedItem &)>;

    TemplateHistoryModel(PersonName nameOf, ItemName itemName, store::ReferenceData reference,
                         QObject *parent = nullptr);

    void setCalendar(numbering::Calendar calendar);
    void setReference(const store::ReferenceData &reference);
    void retranslate();

    void clear(); ///< nothing loaded and more to come
    void appendPage(const QList<store::TemplateVersion> &page, bool isLast);
    /// The page that was wanted will not come; it may be asked for again.
    void pageFailed() { m_waiting = false; }
    bool isComplete() const { return m_complete; }

    int versionCount() const { return int(m_versions.size()); }
    const store::TemplateVersion *version(qint64 id) const; ///< until more is loaded; null: not loaded
    QModelIndex indexOf(qint64 id) const;
    QModelIndex firstVersion() const;
    /// "LETTER Letter · LCBP3-C2": which template the version is of.
    QString templateTitle(int projectId, std::optional<int> typeId) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

signals:
    void pageWanted(qint64 beforeId); ///< 0: from the newest on

private:
    /// A version, or the heading above it.
    struct Row
    {
        int version = 0; ///< place in m_versions
        bool isHeading = false;
    };

    void insertVersion(int place, bool endsPage);
    QString badgeOf(const store::TemplateVersion &version) const;
    QString belowOf(const store::TemplateVersion &version) const;
    QString spoken(const store::TemplateVersion &version) const;

    PersonName m_nameOf;
    ItemName m_itemName;
    store::ReferenceData m_reference;
    numbering::Calendar m_calendar = numbering::Calendar::Gregorian;
    QList<store::TemplateVersion> m_versions;
    QList<Row> m_rows;
    bool m_complete = false;
    bool m_waiting = false;
};

} // namespace lekthi::models
