#pragma once

#include "core/store/reference/reference_data.h"
#include "core/store/requests/register_import_gateway.h"

#include <QJsonObject>
#include <QString>

namespace lekthi::ctl {

/// What only an import has.
QJsonObject factsJson(const store::RegisterImportRequest &request, const store::ReferenceData &data);
QString table(const QList<store::RegisterImportRequest> &requests, const store::ReferenceData &data);

/// The request with the counters and whether they are what was requested.
QJsonObject toJson(const store::RegisterImportRequest &request, const store::RegisterImportContent &content,
                   const store::ReferenceData &data);
QString describe(const store::RegisterImportRequest &request, const store::RegisterImportContent &content,
                 const store::ReferenceData &data);

} // namespace lekthi::ctl
