#pragma once

#include "models/alerts/alert_rows.h"

#include <QWidget>

class QComboBox;
class QPushButton;

namespace lekthi::models {
class AlertWatch;
} // namespace lekthi::models

namespace lekthi::ui {

class AlertList;
class PeriodChoice;

/// The alerts of now and of earlier times at the left of the Alerts page, filtered by text, rule, state and
/// time. The history has no end: a button reads further back, as far as something is found that the filter
/// lets through. UI thread only.
class AlertInbox : public QWidget
{
    Q_OBJECT

public:
    explicit AlertInbox(QWidget *parent = nullptr);

    /// May be called as often as something may have changed. Chooses the first alert if none is.
    void show(const models::AlertWatch &watch);
    const QString &current() const; ///< empty: none
    /// Without chosen(). The filter is taken away.
    void setCurrent(const QString &episode);
    void retranslate();

signals:
    void chosen(const QString &episode);
    void filtered(); ///< what is to be shown is another by now
    void earlierWanted();

private:
    QLayout *makeFilters();
    void showStandings();
    void showRules(const models::AlertsKnown &known);
    void showEarlier(const models::AlertWatch &watch);
    models::InboxFilter filter() const;

    QComboBox *m_rule;
    QComboBox *m_standing;
    PeriodChoice *m_period;
    AlertList *m_list;
    QPushButton *m_earlier;
    QStringList m_rules; ///< as they stand in the combo
    qsizetype m_count = 0;
    qsizetype m_countBefore = -1; ///< when earlier ones were wanted; -1: they are not
};

} // namespace lekthi::ui
