#pragma once

#include "core/numbering/calendar.h"
#include "core/register/register_plan.h"
#include "core/store/reference/reference_data.h"

#include <QAbstractTableModel>

#include <array>

namespace lekthi::models {

/// What became of a line of a register.
enum class LineKind {
    Understood,
    NotUnderstood,
    Repeated,
    TakenAlready,
    Gap, ///< no line: running numbers between those of the register
};
inline constexpr int lineKinds = 5;

/// The lines of a register in their order, each with what was found, and below them the gaps. Holds a place
/// per line and looks everything else up when it is shown, so that 200,000 lines are no burden. UI thread
/// only.
class RegisterLineModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Line, Number, Counter, Sequence, Finding, ColumnCount };
    enum Role { KindRole = Qt::UserRole }; ///< LineKind

    explicit RegisterLineModel(store::ReferenceData reference, QObject *parent = nullptr);

    /// The model shares the plan.
    void setPlan(std::shared_ptr<const registers::RegisterImportPlan> plan);
    /// Only these lines; nothing: all of them.
    void setKind(std::optional<LineKind> kind);
    /// Only lines whose number contains the text, and the line of that number.
    void setSearch(const QString &text);
    /// The program's language or calendar changed.
    void retranslate(numbering::Calendar calendar);

    qint64 countOf(LineKind kind) const { return m_counts.at(size_t(kind)); } ///< whatever is shown
    qint64 count() const { return m_places.size(); }                          ///< of all kinds

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    /// A number, trouble or gap of the plan.
    struct Place
    {
        LineKind kind = LineKind::Understood;
        int at = 0;  ///< in numbers, troubles, or the gaps of the counter
        int of = -1; ///< Gap: the counter
    };

    void findPlaces();
    void show();
    bool passes(const Place &place) const;
    QString text(const Place &place, int column) const;
    QString numberText(const registers::PlannedNumber &number, int column) const;
    QString troubleText(const registers::TroubledLine &trouble, int column) const;
    QString gapText(const registers::PlannedCounter &counter, const Place &place, int column) const;

    store::ReferenceData m_reference;
    numbering::Calendar m_calendar = numbering::Calendar::Gregorian;
    std::shared_ptr<const registers::RegisterImportPlan> m_plan;
    QList<Place> m_places;
    QList<int> m_shown; ///< indexes into m_places
    std::array<qint64, lineKinds> m_counts{};
    std::optional<LineKind> m_kind;
    QString m_search;
};

QString lineKindText(LineKind kind); ///< "Understood", "Repeated", ...

} // namespace lekthi::models
