#pragma once

#include "core/store/reference/reference_data.h"
#include "core/store/requests/archive_request.h"
#include "core/store/requests/template_request.h"
#include "core/store/requests/void_request.h"
#include "models/requests/request_details.h"

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace lekthi::ctl {

// Requests of all kinds, as the commands print them.

/// "LCBP3-C2/LETTER", "LCBP3-C2/*" for the project's default.
QString typeText(const store::Request &request, const store::ReferenceData &data);
/// "1/2 (sa.two)".
QString approvalsText(const store::Request &request);

/// What all kinds have, to be put behind what a kind says.
QList<QStringList> commonRows(const store::Request &request);

/// With what its kind says; of a kind that this program does not know the facts as they are.
QJsonObject toJson(const store::Request &request, const store::ReferenceData &data);
/// All of them under each other, in general words.
QString table(const QList<store::Request> &requests, const store::ReferenceData &data);

/// One line for each fact that whoever decides has to know.
QString describe(const models::TemplateDetails &details, const store::ReferenceData &data);
/// logins: of the accounts.
QString describe(const store::VoidRequest &request, const QHash<int, QString> &logins,
                 const store::ReferenceData &data);
QString describe(const store::ArchiveRequest &request);
QString describe(const store::Request &request);

} // namespace lekthi::ctl
