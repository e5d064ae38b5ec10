#pragma once

#include "core/numbering/period.h"
#include "core/numbering/reason.h"
#include "core/numbering/render.h"
#include "core/numbering/template.h"
#include "core/numbering/uniqueness.h"
#include "core/store/session/connection.h"

#include <QDateTime>
#include <QList>
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
    std::optional<int> restored; ///< the version that this one brought back
    QString confirmedBy; ///< login of who answered for numbers that may be equal; empty: nobody had to
    QString confirmationReason;
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

Result<QList<NumberTemplate>> listTemplates(Connection &connection);

/// The template that numbers of this type use: its own, else the project's default; NotFound if there is
/// neither.
Result<NumberTemplate> templateInUse(Connection &connection, int projectId, int typeId);

/// The template of exactly this type (or the default); NotFound if there is none.
Result<NumberTemplate> findTemplate(Connection &connection, int projectId, std::optional<int> typeId);

/// Writes a new version, in the name of the account that the connection was opened with, and gives it back.
/// Validates against the type's rules once more (Refused with the problem's code as subject); the store
/// itself writes the history and the admin log. Where numbers have to differ in the whole store it is proved
/// that they do, against what the store holds now; else saving takes the confirmation of somebody else
/// (template_confirmation.h), which is looked up, and is Refused without one (COLLIDES, AMBIGUOUS). Conflict
/// if the version moved; NotAllowed if the account is not that of an active Project Admin of the project
/// (3.11.7).
Result<NumberTemplate> saveTemplate(Connection &connection, const TemplateChange &change);

/// As saveTemplate() for several templates of one project, with the reason of the first: all of them get a
/// new version or none does. At most 500, and not none.
Result<void> saveTemplates(Connection &connection, const QList<TemplateChange> &changes);

/// All versions of one template, newest first.
Result<QList<TemplateVersion>> templateHistory(Connection &connection, int configId);

/// Versions of all templates, newest first, those before beforeId (0: from the newest on), at most limit: a
/// keyset page.
Result<QList<TemplateVersion>>
templateVersionPage(Connection &connection, const TemplateVersionFilter &filter, qint64 beforeId, int limit);

} // namespace lekthi::store
