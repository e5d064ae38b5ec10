#pragma once

#include "core/store/people/people.h"
#include "models/requests/request_details.h"
#include "models/requests/request_reading.h"

#include <QWidget>

#include <optional>

class QLabel;
class QVBoxLayout;

namespace lekthi::ui {

class Banner;
class Card;
class DecisionBar;
class FactsGrid;
class PageHeading;
class RequestEvents;
class RequestPart;
class ScrolledDetails;
struct PartWords;

/// One request: who asks for what and why, what its kind has to show by the facts read just now, what
/// happened so far, and the decision. UI thread only.
class RequestDetail : public QWidget
{
    Q_OBJECT

public:
    RequestDetail(const store::Person &person, const store::ReferenceData &reference,
                  QWidget *parent = nullptr);

    /// people names the logins. now decides about state and time left.
    void show(const models::RequestDetails &details, const models::RequestsReading &people,
              const QDateTime &now);
    void setWorking(bool isWorking);
    void retranslate();

signals:
    void approveRequested(const QString &comment);
    void rejectRequested(const QString &reason);
    void withdrawRequested(const QString &comment);
    void logWanted(const QString &action, int projectId); ///< the entry about what was done

private:
    enum Fact { About, Requester, Reason, Approvals, factCount };

    PageHeading *makeHeading();
    Card *makeFacts();
    void showRequest();
    RequestPart *partOf(const models::RequestDetails &details) const;
    void showFacts(const PartWords &words);
    void showDone();
    void showDecision();

    const store::Person &m_person;
    std::optional<models::RequestDetails> m_details;
    models::RequestsReading m_people;
    QDateTime m_now;
    ScrolledDetails *m_scrolled;
    QLabel *m_title;
    QLabel *m_state;
    Banner *m_done;
    FactsGrid *m_facts;
    QVBoxLayout *m_content;
    QList<RequestPart *> m_kinds; ///< in the order of RequestDetails::part
    RequestEvents *m_events;
    DecisionBar *m_decision;
};

} // namespace lekthi::ui
