#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QString>

namespace lekthi::models {

enum class Tone { Quiet, Good, Warning, Error };

/// A row of a list in two lines, its texts finished; or a heading of those below it.
struct ListRow
{
    QString id; ///< empty: a heading
    QString title;
    QString name;
    QString badge;
    Tone tone = Tone::Quiet; ///< of the badge
    QString below;

    bool operator==(const ListRow &) const = default;
};

/// Rows that somebody else makes, filtered by what a person typed. UI thread only.
class ListRowsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole, NameRole, BadgeRole, ToneRole, BelowRole };

    using QAbstractListModel::QAbstractListModel;

    /// Rows with the same ids in the same order keep selection and place.
    void setRows(const QList<ListRow> &rows);
    void setFilter(const QString &text); ///< a heading stays where a row below it does
    QModelIndex indexOf(const QString &id) const;
    QString firstId() const; ///< empty: none

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    void show();
    bool passes(const ListRow &row) const;

    QList<ListRow> m_all;
    QList<ListRow> m_rows;
    QString m_filter;
};

} // namespace lekthi::models
