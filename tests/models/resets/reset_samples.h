#pragma once

#include "core/store/people/people.h"
#include "core/store/reference/reference_data.h"
#include "core/store/requests/reset_gateway.h"

#include <QTimeZone>

namespace lekthi::test {

/// The moment at which the tests look at the requests.
inline const QDateTime lookTime(QDate(2025, 12, 2), QTime(12, 0), QTimeZone::utc());

inline store::Person superAdmin(const QString &login)
{
    store::Person person;
    person.id = login == QStringLiteral("sa.one") ? 2 : 3;
    person.login = login;
    person.role = store::Role::SuperAdmin;
    return person;
}

/// A request of sa.one to set the letters of คคง. to สคฉ.3 back from 117 to 0, requested an hour ago.
inline store::ResetRequest sampleRequest(qint64 id = 18)
{
    store::ResetRequest request;
    request.id = id;
    request.counterId = 7;
    request.key.projectId = 2;
    request.key.originatorOrganizationId = 22;
    request.key.recipientOrganizationId = 10;
    request.key.correspondenceTypeId = 6;
    request.key.period = {2025, 0};
    request.seenNumber = request.currentNumber = 117;
    request.seenVersion = request.currentVersion = 117;
    request.newNumber = 0;
    request.countAbove = 117;
    request.reason = QStringLiteral("Numbers of the trial run before the contract began");
    request.requesterPersonId = 2;
    request.requester = QStringLiteral("sa.one");
    request.requestedAt = lookTime.addSecs(-3'600);
    request.expiresAt = request.requestedAt.addDays(3);
    return request;
}

inline store::ReferenceData sampleReference()
{
    store::Project project;
    project.id = 2;
    project.code = QStringLiteral("LCBP3-C2");
    store::ReferenceData reference;
    reference.projects = {project};
    reference.organizations = {{22, QStringLiteral("คคง."), {}, {}}, {10, QStringLiteral("สคฉ.3"), {}, {}}};
    reference.types = {{6, QStringLiteral("LETTER"), {}, {}}};
    return reference;
}

} // namespace lekthi::test
