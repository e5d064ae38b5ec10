#pragma once

#include <QDateTime>
#include <QObject>

class QComboBox;
class QLabel;
class QWidget;

namespace lekthi::ui {

class DateField;

/// Chooses a stretch of time for a filter: all, the last days, or between two days of the documents' time
/// zone. Its two widgets are placed by whoever owns it; the days are shown only while they are chosen freely.
/// UI thread only.
class PeriodChoice : public QObject
{
    Q_OBJECT

public:
    static constexpr int freeDays = -1; ///< data of the choice of two days

    /// name: of the objects, "adminLog" gives adminLogPeriod, adminLogFrom and adminLogUntil. Both widgets
    /// become children of the parent.
    PeriodChoice(const QString &name, QWidget *parent);

    QComboBox *combo() const { return m_combo; }
    QWidget *days() const { return m_days; }

    QDateTime from() const;  ///< invalid: open
    QDateTime until() const; ///< not included; invalid: open
    bool narrows() const { return from().isValid(); }
    QStringList words() const; ///< "Period: Last 7 days"; empty: all times
    void reset();              ///< to all times; does not emit changed()
    void retranslate();

signals:
    void changed();

private:
    QWidget *makeDays(const QString &name, QWidget *parent);
    void takeChoice();
    bool isFree() const;

    QComboBox *m_combo;
    QWidget *m_days;
    QLabel *m_fromCaption;
    DateField *m_from;
    QLabel *m_untilCaption;
    DateField *m_until;
};

} // namespace lekthi::ui
