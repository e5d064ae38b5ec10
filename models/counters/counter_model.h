#pragma once

#include "core/numbering/calendar.h"
#include "core/numbering/render.h"
#include "core/numbering/running_out.h"
#include "core/store/counters/counter.h"
#include "models/lists/list_extent.h"

#include <QAbstractTableModel>

#include <optional>

namespace lekthi::models {

/// A counter with everything that a row shows, already looked up and rendered.
struct CounterRow
{
    store::Counter counter;
    QString project; ///< codes
    QString type;
    QString sender;
    QString recipient; ///< empty: counts without recipient
    QString details;   ///< sub type, or RFA type and discipline
    numbering::DocumentNumber next;
    QString whyNoNext; ///< finished sentence where next is empty; empty too: the next number is unknown
    std::optional<numbering::DocumentNumber> firstOfNextPeriod;
    std::optional<numbering::Outlook> outlook{}; ///< nothing where there is no template that is right
    qint64 openReset = 0;                        ///< id of the reset request that waits for approval; 0: none
    qint64 openRegisterImport = 0;               ///< the same of an import of a register
    int skipped = 0;                             ///< taken numbers that are skipped before the next one

    bool operator==(const CounterRow &) const = default;
};

/// Counters in the order in which they come, loaded page by page. Whoever fills it answers pageWanted with
/// appendPage; until then the model asks for nothing more. UI thread only.
class CounterModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// What each shows: models/counters/counter_columns.h, in the same order.
    enum Column {
        Project,
        Type,
        Sender,
        Recipient,
        Details,
        Period,
        LastNumber,
        DigitsEnd, ///< what is known of the end of its digits, if somebody should know
        NextNumber,
        Updated,
        ColumnCount
    };
    /// LevelRole: the numbering::FillLevel as a number. SearchRole: the text, except of forecasts.
    /// NoteRole: what stands beside a number.
    enum Role { NumberRole = Qt::UserRole, SortRole, LevelRole, SearchRole, NoteRole };

    explicit CounterModel(QObject *parent = nullptr);

    void setCalendar(numbering::Calendar calendar);
    numbering::Calendar calendar() const { return m_calendar; }
    /// The program's language changed: headers, periods and dates are written anew.
    void retranslate();

    void clear(); ///< nothing loaded and more to come
    void appendPage(const QList<CounterRow> &rows, bool isLast);
    /// Brings the loaded rows up to date with a fresh reading of the same stretch in the same order: rows are
    /// changed, inserted, moved and removed one by one, so that selection and scrolling survive.
    void merge(const QList<CounterRow> &rows, bool isLast);
    /// The page that was wanted will not come; it may be asked for again.
    void pageFailed() { m_waiting = false; }

    bool isComplete() const { return m_complete; }
    /// The store has more, of which nothing comes: mostListRows are here.
    bool isCutOff() const { return !m_complete && m_rows.size() >= mostListRows; }
    const CounterRow &row(int row) const { return m_rows.at(row); }
    qint64 lastId() const { return m_rows.isEmpty() ? 0 : m_rows.constLast().counter.id; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

signals:
    void pageWanted(qint64 afterId);

private:
    void mergeRow(int at, const CounterRow &row);

    QList<CounterRow> m_rows;
    numbering::Calendar m_calendar = numbering::Calendar::Gregorian;
    bool m_complete = false;
    bool m_waiting = false;
};

} // namespace lekthi::models
