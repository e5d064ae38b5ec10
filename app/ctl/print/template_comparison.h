#pragma once

#include "core/store/counters/counter_gateway.h"
#include "core/store/reference/reference_data.h"
#include "core/store/templates/template_gateway.h"
#include "models/templates/template_effect.h"

#include <QDate>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace lekthi::ctl {

inline constexpr int usualEffects = 20;

/// Two versions of one template and what the change from the one to the other would mean.
struct TemplateComparison
{
    store::TemplateVersion from;
    store::TemplateVersion to;
    QList<models::TemplateEffect> effects; ///< on a page of the counters
    std::optional<qint64> after;           ///< the last counter of the page, if more follow
};

/// Counters with higher ids than after, at most limit.
struct EffectPage
{
    qint64 after = 0;
    int limit = usualEffects;
};

/// Reads the counters of the page. date: of the documents whose numbers are shown.
store::Result<TemplateComparison>
compareVersions(store::Connection &connection, const store::ReferenceData &data,
                const models::TemplateKey &key, const store::TemplateVersion &from,
                const store::TemplateVersion &to, QDate date, const EffectPage &page = {});

/// Both texts under each other with marks under what was removed and added, the settings that changed, the
/// next numbers.
QString comparisonText(const TemplateComparison &comparison, const store::ReferenceData &data);

QJsonObject toJson(const TemplateComparison &comparison, const store::ReferenceData &data);

} // namespace lekthi::ctl
