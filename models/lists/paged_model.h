#pragma once

#include "models/lists/list_extent.h"

#include <QAbstractTableModel>
#include <QList>
#include <QString>

namespace lekthi::models {

/// A list that the store gives page by page. Whoever fills it answers pageWanted with appendPage (PagedRows)
/// or pageFailed; until then the model asks for nothing more. UI thread only.
class PagedModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    bool isComplete() const { return m_complete; }
    /// The store has more, of which nothing comes: mostListRows are here.
    bool isCutOff() const { return !m_complete && rowCount() >= mostListRows; }
    /// The page that was wanted will not come; it may be asked for again.
    void pageFailed() { m_waiting = false; }
    /// Nothing comes until clear(), though not all is here.
    void stop() { m_complete = true; }
    /// The language or what ids stand for has changed: everything is shown anew.
    void retranslate();

    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

signals:
    void pageWanted(const QString &after); ///< empty: the first page

protected:
    void beginAnew();
    void noteNext(const QString &next);
    void noteTaken() { m_waiting = false; }

private:
    QString m_next;
    bool m_complete = false;
    bool m_waiting = false;
};

/// Such a list of rows of one kind.
template <class Row>
class PagedRows : public PagedModel
{
public:
    using PagedModel::PagedModel;

    const Row &row(int at) const { return m_rows.at(at); }
    const QList<Row> &rows() const { return m_rows; }

    /// Nothing loaded and more to come.
    void clear()
    {
        beginResetModel();
        m_rows.clear();
        beginAnew();
        endResetModel();
    }

    /// next: for the page behind these; empty: this was the last one.
    void appendPage(const QList<Row> &page, const QString &next)
    {
        noteNext(next);
        if (page.isEmpty()) {
            noteTaken();
            return;
        }
        beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + page.size()) - 1);
        m_rows += page;
        noteTaken(); // not before: whoever hears of the rows may ask for those behind them
        endInsertRows();
    }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_rows.size());
    }

private:
    QList<Row> m_rows;
};

} // namespace lekthi::models
