#pragma once

#include "core/store/reference_data.h"
#include "core/store/template_gateway.h"
#include "models/templates/template_effect.h"

#include <QDate>
#include <QJsonObject>
#include <QString>

namespace lekthi::ctl {

/// Two versions of one template and what the change from the one to the other would mean.
struct TemplateComparison
{
    store::TemplateVersion from;
    store::TemplateVersion to;
    QList<models::TemplateEffect> effects;
};

/// Reads the counters of the project. date: of the documents whose numbers are shown.
store::Result<TemplateComparison> compareVersions(store::Connection &connection,
                                                  const store::ReferenceData &data,
                                                  const models::TemplateKey &key,
                                                  const store::TemplateVersion &from,
                                                  const store::TemplateVersion &to, QDate date);

/// Both texts under each other with marks under what was removed and added, the settings that changed, the
/// next numbers.
QString comparisonText(const TemplateComparison &comparison, const store::ReferenceData &data);

QJsonObject toJson(const TemplateComparison &comparison);

} // namespace lekthi::ctl
