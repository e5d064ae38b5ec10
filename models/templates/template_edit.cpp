#include "models/templates/template_edit.h"

#include "core/numbering/reason.h"

namespace lekthi::models {

using numbering::Reason;

TemplateEdit TemplateEdit::of(const store::NumberTemplate &stored)
{
    TemplateEdit edit;
    edit.key = {stored.projectId, stored.typeId};
    edit.expectedVersion = stored.version;
    edit.storedText = edit.text = stored.text;
    edit.storedSettings = edit.settings = stored.settings;
    return edit;
}

TemplateEdit TemplateEdit::firstOf(const TemplateKey &key, const store::NumberTemplate &origin)
{
    TemplateEdit edit = of(origin);
    edit.key = key;
    edit.expectedVersion = 0;
    edit.isNew = true;
    return edit;
}

bool TemplateEdit::hasChanges() const
{
    return isNew ? !text.isEmpty() : text != storedText || settings != storedSettings;
}

TemplateDraft TemplateEdit::draft() const
{
    return {key, expectedVersion, text, settings, reason};
}

void TemplateEdit::resume(const TemplateDraft &draft)
{
    expectedVersion = draft.baseVersion;
    text = draft.text;
    settings = draft.settings;
    reason = draft.reason;
}

void TemplateEdit::rebase(const store::NumberTemplate &newer)
{
    expectedVersion = newer.version;
    storedText = newer.text;
    storedSettings = newer.settings;
    isNew = false;
}

SaveObstacle TemplateEdit::obstacle(bool mayEdit, bool inConflict, bool hasErrors) const
{
    if (!mayEdit)
        return SaveObstacle::NotAllowed;
    if (inConflict)
        return SaveObstacle::Conflict;
    if (hasErrors)
        return SaveObstacle::Problems;
    if (!hasChanges())
        return SaveObstacle::NoChange;
    const auto parsed = Reason::parse(reason);
    if (parsed)
        return SaveObstacle::None;
    return parsed.error().kind == Reason::Fault::Kind::TooShort ? SaveObstacle::ReasonTooShort
                                                                : SaveObstacle::ReasonUnfit;
}

std::optional<store::TemplateChange> TemplateEdit::change() const
{
    const auto parsedText = numbering::Template::parse(text);
    const auto parsedReason = Reason::parse(reason);
    if (!parsedText || !parsedReason)
        return std::nullopt;
    return store::TemplateChange{key.projectId, key.typeId, expectedVersion,
                                 *parsedText,   settings,   *parsedReason};
}

} // namespace lekthi::models
