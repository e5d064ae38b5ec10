#pragma once

#include "models/ledger/ledger_reading.h"
#include "models/ledger/ledger_text.h"

#include <QAbstractTableModel>

namespace lekthi::models {

/// Numbers of the ledger, newest first, loaded page by page. Whoever fills it answers pageWanted with
/// appendPage; until then the model asks for nothing more. UI thread only.
class LedgerModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, State, Document, Person, Service, Counter, Version, Time, ColumnCount };
    /// NumberRole: the numbering::DocumentNumber of the Number column. QuietRole: whether the number counts
    /// no more.
    enum Role { NumberRole = Qt::UserRole, QuietRole };

    explicit LedgerModel(const store::ReferenceData &reference, QObject *parent = nullptr);

    const LedgerNames &names() const { return m_names; }
    void setCalendar(numbering::Calendar calendar);
    void setReference(const store::ReferenceData &reference);
    void setPeople(const QList<store::Person> &people);
    void retranslate();

    void clear(); ///< nothing loaded and more to come
    /// next: as LedgerReading has it.
    void appendPage(const QList<LedgerLine> &lines, const QString &next);
    /// The page that was wanted will not come; it may be asked for again.
    void pageFailed() { m_waiting = false; }
    /// Nothing comes until clear(), though not all is here.
    void stop() { m_complete = true; }

    bool isComplete() const { return m_complete; }
    const LedgerLine &line(int row) const { return m_lines.at(row); }
    int rowOf(qint64 id) const; ///< -1: not loaded

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

signals:
    void pageWanted(const QString &after);

private:
    QString text(const store::LedgerEntry &entry, int column) const;

    LedgerNames m_names;
    QList<LedgerLine> m_lines;
    QString m_next;
    bool m_complete = false;
    bool m_waiting = false;
};

} // namespace lekthi::models
