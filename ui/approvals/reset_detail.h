#pragma once

#include "core/store/people/people.h"
#include "models/resets/reset_reading.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace lekthi::ui {

class Banner;
class Card;
class DecisionBar;
class NumberLine;
class RequestEvents;

/// One reset request: who asks for what and why, what it would do by the facts read just now, what happened
/// so far, and the decision. UI thread only.
class ResetDetail : public QWidget
{
    Q_OBJECT

public:
    ResetDetail(const store::Person &person, const store::ReferenceData &reference,
                QWidget *parent = nullptr);

    /// people names the logins. now decides about state and time left.
    void show(const models::ResetDetails &details, const models::ResetsReading &people, const QDateTime &now);
    void setWorking(bool isWorking);
    void retranslate();

signals:
    void approveRequested(const QString &comment);
    void rejectRequested(const QString &reason);
    void withdrawRequested(const QString &comment);

private:
    QLayout *makeHeading();
    Card *makeRequestCard();
    Card *makeValueCard();
    void showHeading();
    void showRequest();
    void showValues();
    void showDecision();

    const store::Person &m_person;
    const store::ReferenceData &m_reference;
    std::optional<models::ResetDetails> m_details;
    models::ResetsReading m_people;
    QDateTime m_now;
    QLabel *m_title;
    QLabel *m_state;
    Card *m_requestCard;
    QLabel *m_captions[4];
    QLabel *m_facts[4];
    Card *m_valueCard;
    QLabel *m_currentCaption;
    QLabel *m_current;
    QLabel *m_difference;
    QLabel *m_newCaption;
    QLabel *m_new;
    QLabel *m_nextCaption;
    NumberLine *m_next;
    QLabel *m_nextNote;
    Banner *m_above;
    RequestEvents *m_events;
    DecisionBar *m_decision;
};

} // namespace lekthi::ui
