#pragma once

#include "core/takeover/register_plan.h"
#include "models/resets/reset_reading.h"
#include "models/takeover/take_over_details.h"

#include <QWidget>

#include <optional>

class QLabel;
class QStackedWidget;
class QTabBar;

namespace lekthi::ui {

class Banner;
class Card;
class DecisionBar;
class PlanCountersView;
class PlanLinesView;
class RequestEvents;

/// One request to take over a register: what it asks for, number by number, what happened so far, and the
/// decision. UI thread only.
class TakeOverDetail : public QWidget
{
    Q_OBJECT

public:
    TakeOverDetail(const store::Person &person, const store::ReferenceData &reference,
                   QWidget *parent = nullptr);

    /// people names the logins. now decides about state and time left.
    void show(const models::TakeOverDetails &details, const models::ResetsReading &people,
              const QDateTime &now);
    void setWorking(bool isWorking);
    void retranslate();

signals:
    void approveRequested(const QString &comment);
    void rejectRequested(const QString &reason);
    void withdrawRequested(const QString &comment);
    void logWanted(); ///< the entry of the admin log about what was done

private:
    static constexpr int factCount = 6;

    QWidget *makeScrolled();
    Card *makeFacts();
    QWidget *makeContent();
    void showFacts();
    void showDone();
    void showDecision();

    const store::Person &m_person;
    const store::ReferenceData &m_reference;
    std::optional<models::TakeOverDetails> m_details;
    models::ResetsReading m_people;
    QDateTime m_now;
    QLabel *m_title;
    QLabel *m_state;
    QLabel *m_captions[factCount];
    QLabel *m_facts[factCount];
    Banner *m_done;
    QTabBar *m_tabs;
    QStackedWidget *m_content;
    PlanCountersView *m_counters;
    PlanLinesView *m_lines;
    RequestEvents *m_events;
    DecisionBar *m_decision;
};

} // namespace lekthi::ui
