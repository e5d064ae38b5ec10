#pragma once

#include "models/alerts/alert_course.h"
#include "ui/alerts/alert_acts.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;

namespace lekthi::models {
class Session;
} // namespace lekthi::models

namespace lekthi::ui {

class AlertChart;
class Card;
class ScrolledDetails;

/// One alert: what was measured beside what is allowed and over time, what it means for numbering and what
/// to do, what happened and who was told, and what this person may do about it. UI thread only.
class AlertDetail : public QWidget
{
    Q_OBJECT

public:
    /// session: outlives it.
    explicit AlertDetail(models::Session &session, QWidget *parent = nullptr);

    /// episode: an id as models::episodeId gives it; false if nothing is known of it.
    bool show(const models::AlertsKnown &known, const QString &episode);
    AlertActs &acts() { return *m_acts; }
    const std::optional<store::Alert> &alert() const { return m_alert; } ///< empty: it is long over
    void retranslate();

private:
    QLayout *makeHeading();
    Card *makeValueCard();
    void showTexts();
    void showHeading();
    void showValue();
    void showEvents();
    void followRemedy();
    QString standingWords() const;
    void addEvent(const QDateTime &when, const QString &what);
    std::optional<store::AlertSilence> silence() const;

    models::Session &m_session;
    models::AlertsKnown m_known;
    QString m_shown; ///< the id of the episode
    models::AlertEpisode m_episode;
    std::optional<store::Alert> m_alert;
    QLabel *m_title;
    QLabel *m_state;
    QLabel *m_subject;
    ScrolledDetails *m_scrolled;
    Card *m_valueCard;
    QLabel *m_valueCaption;
    QLabel *m_value;
    QLabel *m_allowedCaption;
    QLabel *m_allowed;
    QLabel *m_condition;
    Card *m_meaningCard;
    QLabel *m_meaning;
    QPushButton *m_remedy;
    QPushButton *m_runbook;
    AlertChart *m_chart;
    Card *m_eventCard;
    QGridLayout *m_events;
    AlertActs *m_acts;
};

} // namespace lekthi::ui
