#pragma once

#include "core/numbering/problem.h"
#include "core/store/templates/number_template.h"
#include "models/templates/template_draft.h"
#include "models/templates/template_key.h"

#include <optional>

namespace lekthi::models {

/// Why the work on a template cannot be saved now, the most important reason first.
enum class SaveObstacle { None, NotAllowed, Conflict, Problems, NoChange, ReasonTooShort, ReasonUnfit };

/// A template in the editor: what the store holds and what a person made of it. A plain value.
struct TemplateEdit
{
    TemplateKey key;
    int expectedVersion = 0; ///< what saving builds on; 0: there is no template of its own yet
    QString storedText;
    store::TemplateSettings storedSettings;
    QString text;
    store::TemplateSettings settings;
    QString reason;
    bool isNew = false; ///< not in the store yet: saving makes version 1

    /// Starts from what the store holds.
    static TemplateEdit of(const store::NumberTemplate &stored);
    /// A first version for a type that used the default so far.
    static TemplateEdit firstOf(const TemplateKey &key, const store::NumberTemplate &origin);

    bool hasChanges() const; ///< in text or settings; all of a new template's text is a change
    bool isWorthKeeping() const { return hasChanges() || !reason.trimmed().isEmpty(); }
    TemplateDraft draft() const;
    void resume(const TemplateDraft &draft);
    /// Goes on with the same work on top of a newer version.
    void rebase(const store::NumberTemplate &newer);

    SaveObstacle obstacle(bool mayEdit, bool inConflict, bool hasErrors) const;
    /// What saving sends; nothing while text or reason are not fit.
    std::optional<store::TemplateChange> change() const;
};

} // namespace lekthi::models
