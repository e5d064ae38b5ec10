#include "ui/templates/templates_page.h"

#include "models/session/session.h"
#include "models/templates/template_list_model.h"

namespace lekthi::ui {

using models::TemplateEdit;
using models::TemplateKey;
using store::NumberTemplate;

void TemplatesPage::resumeDraft(TemplateDetail::Opening &opening)
{
    const std::optional<models::TemplateDraft> draft = m_drafts.find(opening.edit.key);
    if (!draft || !opening.mayEdit)
        return;
    opening.usesDefault = opening.facts.usesDefault = false;
    opening.edit.resume(*draft);
    say(Banner::Kind::Info,
        [] { return tr("Your unsaved draft was restored. It has no effect until it is saved."); });
}

void TemplatesPage::keepDraft()
{
    m_draftTimer.stop();
    if (!m_open || !m_detail->mayEdit())
        return;
    const TemplateEdit &edit = m_detail->edit();
    if (edit.isWorthKeeping())
        m_drafts.keep(edit.draft());
    else
        m_drafts.discard(*m_open);
    updateDrafts();
}

void TemplatesPage::updateDrafts()
{
    m_model->setDrafts(m_drafts.keys());
}

void TemplatesPage::takeDiscarded()
{
    m_drafts.discard(*m_open);
    updateDrafts();
    if (m_detail->edit().isNew)
        openAgain(false);
    say(Banner::Kind::Info, [] { return tr("The draft was discarded."); });
    m_isNewsUntilEdit = true;
}

/// What was saved in the end, by an approval or at another desk, is no draft any more.
void TemplatesPage::discardSavedDrafts()
{
    const auto keys = m_drafts.keys();
    for (const TemplateKey &key : keys) {
        const std::optional<models::TemplateDraft> draft = m_drafts.find(key);
        const NumberTemplate *own = ownOf(key);
        if (!draft || !own || own->version <= draft->baseVersion || own->text != draft->text ||
            own->settings != draft->settings)
            continue;
        m_drafts.discard(key);
        if (m_open == key)
            openAgain(false);
    }
    updateDrafts();
}

} // namespace lekthi::ui
