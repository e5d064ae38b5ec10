#pragma once

#include "models/requests/request_details.h"
#include "models/requests/request_reading.h"

#include <QWidget>

namespace lekthi::ui {

/// What a kind says of a request beside what all requests have, in the language of the program.
struct PartWords
{
    QString title;             ///< "Request #7: reset a counter"
    QString requested;         ///< what the requester did, as an event
    QString approve;           ///< of the button that executes
    QString consequence;       ///< what executing does, before that is confirmed
    QString execute;           ///< of the button that confirms
    QString aboutCaption = {}; ///< "Counter"; empty where title or part say what it is about
    QString about = {};
};

/// The part of a request's details that only its kind has. UI thread only.
class RequestPart : public QWidget
{
public:
    using QWidget::QWidget;

    /// What stands in it whatever is shown.
    virtual void retranslate() {}
    /// details hold what this kind shows; now decides about the state.
    virtual void show(const models::RequestDetails &details, const models::RequestsReading &people,
                      const QDateTime &now) = 0;
    virtual PartWords words() const = 0;
    /// Whether it is the better the more room it has.
    virtual bool grows() const { return false; }
    /// Of a request that was executed: what was done, where it is worth a banner.
    virtual QString doneText() const { return {}; }
    /// The action by which the admin log has that.
    virtual QString doneAction() const { return {}; }
};

} // namespace lekthi::ui
