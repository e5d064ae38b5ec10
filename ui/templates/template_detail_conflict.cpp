#include "ui/templates/template_detail.h"

#include "ui/templates/conflict_panel.h"
#include "ui/templates/save_bar.h"
#include "ui/templates/settings_area.h"
#include "ui/templates/template_editor.h"

#include <QScrollArea>

namespace lekthi::ui {

void TemplateDetail::showConflict(const store::NumberTemplate &newer, const QString &who)
{
    m_saving = false;
    m_newer = newer;
    m_newerBy = who;
    m_conflict->setMine(m_edit.text, m_edit.settings);
    m_conflict->showConflict(newer, who, m_edit.expectedVersion);
    m_scroll->ensureWidgetVisible(m_conflict);
    showState();
}

void TemplateDetail::takeTheirs()
{
    m_edit.rebase(*m_newer);
    m_edit.reason.clear();
    m_saveBar->setReason({});
    applySettings(m_edit.storedSettings);
    m_editor->replaceText(m_edit.storedText);
    endConflict();
}

void TemplateDetail::setConflictBase(const models::TemplateRules &base)
{
    if (m_newer)
        m_conflict->setBase(base);
}

void TemplateDetail::takeBoth()
{
    const std::optional<models::TemplateRules> both = m_conflict->merged();
    if (!both)
        return;
    m_edit.rebase(*m_newer);
    applySettings(both->settings);
    m_editor->replaceText(both->text);
    endConflict();
    m_editor->setFocus();
}

void TemplateDetail::keepMine()
{
    m_edit.rebase(*m_newer);
    endConflict();
    m_editor->setFocus();
}

void TemplateDetail::endConflict()
{
    const store::NumberTemplate newer = *m_newer;
    m_newer.reset();
    m_conflict->hide();
    m_opening.facts.version = newer.version;
    m_opening.facts.changedAt = newer.changedAt;
    m_opening.facts.changedBy = m_newerBy;
    m_opening.facts.reason = newer.reason;
    judge();
    emit conflictSolved(newer);
    emit edited();
}

} // namespace lekthi::ui
