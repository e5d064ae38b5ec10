#pragma once

#include "core/store/people/glass.h"
#include "core/store/people/people.h"
#include "core/store/requests/request.h"
#include "core/store/session/connection.h"
#include "models/requests/request_rights.h"

namespace lekthi::models {

/// What is known of open requests and of those who decide about them, read at one moment.
struct RequestsReading
{
    QList<store::Request> requests;
    QList<store::Person> people;
    QList<store::GlassBreak> glassBreaks;

    int activeSuperAdmins() const;
    /// The name in the language of the program, or the login if nobody has it.
    QString nameOf(const QString &login) const;
    Decider deciderOf(const store::Person &person) const;
};

/// What is open, and what happened since known was read.
store::Result<RequestsReading> readRequests(store::Connection &connection, const store::KnownRequests &known);
store::KnownRequests knownOf(const QList<store::Request> &requests); ///< newest first

store::Result<Glass> readGlass(store::Connection &connection, const QString &login);

} // namespace lekthi::models
