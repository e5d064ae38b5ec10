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

inline void requestedByOne(store::Request &request)
{
    request.projectId = 2;
    request.typeId = 6;
    request.reason = QStringLiteral("Numbers of the trial run before the contract began");
    request.requesterPersonId = 2;
    request.requester = QStringLiteral("sa.one");
    request.requestedAt = lookTime.addSecs(-3'600);
    request.expiresAt = request.requestedAt.addDays(3);
}

/// A request of sa.one to set the letters of คคง. to สคฉ.3 back from 117 to 0, requested an hour ago.
inline store::Request sampleRequest(qint64 id = 18)
{
    store::Request request;
    request.id = id;
    request.kind = store::requestkind::reset;
    request.subject = QStringLiteral("counter:7");
    requestedByOne(request);
    request.factsText = QStringLiteral("{\"counter\": 7, \"from\": 117, \"version\": 117, \"to\": 0, "
                                       "\"above\": \"SKIP\", \"count\": 117, "
                                       "\"key\": [22, 10, 0, 0, 0, 2025, 0]}");
    request.now = {{QStringLiteral("number"), 117}, {QStringLiteral("version"), 117}};
    return request;
}

/// The same, as what it asks for.
inline store::ResetRequest sampleReset()
{
    return store::ResetRequest(sampleRequest());
}

/// A request of sa.one to import two letters.
inline store::Request sampleImport(qint64 id = 18)
{
    store::Request request;
    request.id = id;
    request.kind = store::requestkind::import;
    request.subject = QStringLiteral("import:2:6");
    requestedByOne(request);
    request.expiresAt = lookTime.addDays(1);
    request.factsText = QStringLiteral("{\"numbers\": 2, \"template\": 1, \"text\": \"{SEQ:4}\", "
                                       "\"register\": [\"old.csv\", \"00\", 2, 0, 0, 0]}");
    return request;
}

/// A request of pa.demo for a template whose numbers can repeat.
inline store::Request sampleTemplate(qint64 id = 18)
{
    store::Request request;
    request.id = id;
    request.kind = store::requestkind::templateChange;
    request.subject = QStringLiteral("template:2:6");
    requestedByOne(request);
    request.requester = QStringLiteral("pa.demo");
    request.factsText =
        QStringLiteral("{\"follows\": 3, \"template\": \"{RECIPIENT}-{SEQ:4}\", \"period\": \"YEARLY\"}");
    return request;
}

/// A request of sa.one to void a letter.
inline store::Request sampleVoid(qint64 id = 18)
{
    store::Request request;
    request.id = id;
    request.kind = store::requestkind::numberVoid;
    request.subject = QStringLiteral("number:41");
    requestedByOne(request);
    request.factsText =
        QStringLiteral("{\"number\": \"คคง.-สคฉ.3-0041-2568\", \"row\": 41, \"counter\": 7, \"epoch\": 0, "
                       "\"sequence\": 41, \"drawnBy\": 5, \"drawnFor\": 5, "
                       "\"drawnAt\": \"2025-12-01 08:00:00.000000\", \"unused\": 0, "
                       "\"key\": [22, 10, 0, 0, 0, 2025, 0]}");
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
