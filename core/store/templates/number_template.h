#pragma once

#include "core/numbering/period.h"
#include "core/numbering/reason.h"
#include "core/numbering/render.h"
#include "core/numbering/template.h"
#include "core/numbering/uniqueness.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace lekthi::store {

/// The settings that travel with a template's text and are versioned with it.
struct TemplateSettings
{
    numbering::PeriodKind period = numbering::PeriodKind::Yearly;
    numbering::OverflowPolicy overflow = numbering::OverflowPolicy::Widen;
    numbering::UniquenessScope scope = numbering::UniquenessScope::Type;
    numbering::TakenPolicy taken = numbering::TakenPolicy::Skip;

    bool operator==(const TemplateSettings &) const = default;
};

/// A row of document_number_configs.
struct NumberTemplate
{
    int configId = 0;
    int projectId = 0;
    std::optional<int> typeId; ///< empty: the project's default for all types that have none (3.11.3.5)
    QString text;
    TemplateSettings settings;
    int version = 0;
    QString changedBy; ///< login
    QDateTime changedAt;
    QString reason;
    numbering::FiscalYear fiscalYear = {}; ///< of the project
};

/// A row of document_number_config_history.
struct TemplateVersion
{
    qint64 id = 0; ///< in the order of all changes of all templates
    int configId = 0;
    int projectId = 0;
    std::optional<int> typeId; ///< empty: the project's default
    int version = 0;
    bool isInForce = false;
    QString before; ///< empty for the first version
    QString after;
    TemplateSettings settings;
    QString changedBy;
    QDateTime changedAt;
    QString reason;
    std::optional<int> restored;         ///< the version that this one brought back
    std::optional<qint64> agreedRequest; ///< by which it was saved although its numbers may be equal
    QString agreedBy;                    ///< login of who approved that; empty: nobody had to
    QString approvalComment;
};

/// Which versions to list; whatever is left empty lets all of them through.
struct TemplateVersionFilter
{
    std::optional<int> configId = {};
    std::optional<int> projectId = {};
    std::optional<int> typeId = {};
    bool onlyDefaults = false;
    QString login = {}; ///< who made them
    QDateTime from = {};
    QDateTime until = {}; ///< not included
    QString search = {};  ///< in reasons
};

struct TemplateChange
{
    int projectId = 0;
    std::optional<int> typeId;
    int expectedVersion = 0; ///< the version that the editor saw; 0: there was none
    numbering::Template text;
    TemplateSettings settings;
    numbering::Reason reason;
    std::optional<int> restored = std::nullopt; ///< the version of the history that this brings back
};

} // namespace lekthi::store
