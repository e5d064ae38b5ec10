#include "ui/templates/templates_page.h"

#include "core/numbering/problem.h"
#include "core/store/people/rights.h"
#include "models/session/session.h"
#include "models/templates/template_work.h"
#include "ui/templates/template_request_dialog.h"

#include <algorithm>

namespace lekthi::ui {

using models::TemplateEdit;
using models::TemplateKey;
using store::NumberTemplate;

namespace {

bool needsApproval(const store::Error &error)
{
    return error.kind == store::ErrorKind::Refused &&
           (error.subject == numbering::codeName(numbering::ProblemCode::Collides) ||
            error.subject == numbering::codeName(numbering::ProblemCode::Ambiguous));
}

} // namespace

void TemplatesPage::save()
{
    const std::optional<store::TemplateChange> change = m_detail->edit().change();
    if (!change)
        return;
    keepDraft();
    m_detail->setSaving(true);
    m_session.worker().run(this, models::savingTemplate(*change),
                           [this, key = *m_open, change = *change](store::Result<NumberTemplate> saved) {
                               takeSaved(key, change, std::move(saved));
                           });
}

void TemplatesPage::takeSaved(const TemplateKey &key, const store::TemplateChange &change,
                              store::Result<NumberTemplate> saved)
{
    if (m_open == key)
        m_detail->setSaving(false);
    if (saved)
        finishSaving(key, *saved);
    else if (saved.error().kind == store::ErrorKind::Conflict)
        lookForNewer(key);
    else if (needsApproval(saved.error()))
        askForApproval(change, saved.error().detail);
    else
        showError(saved.error(), saved.error().isRetryable() ? [this, key] {
            if (m_open == key)
                save();
        } : std::function<void()>());
}

void TemplatesPage::askForApproval(const store::TemplateChange &change, const QString &sentence)
{
    const bool hasApprovers = std::ranges::any_of(m_loaded.people, [this](const store::Person &person) {
        return store::may(person, store::Deed::DecideRequest) && person.login != m_session.person().login;
    });
    auto *dialog = new TemplateRequestDialog(change, sentence, hasApprovers, this);
    connect(dialog, &TemplateRequestDialog::requested, this, &TemplatesPage::requestApproval);
    dialog->open();
}

void TemplatesPage::requestApproval(const store::TemplateChange &change)
{
    m_detail->setSaving(true);
    m_session.worker().run(
        this, models::requestingTemplate(change),
        [this, key = TemplateKey{change.projectId, change.typeId}](const store::Result<qint64> &id) {
            if (m_open == key)
                m_detail->setSaving(false);
            if (!id) {
                showError(id.error(), {});
                return;
            }
            say(Banner::Kind::Info, {});
            refresh();
            emit m_session.requestsChanged();
        });
}

/// The draft stays until the request has come to its end.
void TemplatesPage::showWaiting()
{
    const auto waiting = m_open ? m_loaded.waiting.constFind(*m_open) : m_loaded.waiting.cend();
    if (waiting == m_loaded.waiting.cend()) {
        m_waiting->hideMessage();
        return;
    }
    m_waiting->showMessage(Banner::Kind::Info,
                           tr("%1 requested this template, which waits for a Super Admin's approval: %2")
                               .arg(nameOfLogin(waiting->requester), waiting->after),
                           tr("Show request #%1").arg(waiting->id));
}

void TemplatesPage::finishSaving(const TemplateKey &key, const NumberTemplate &saved)
{
    m_drafts.discard(key);
    m_loaded.templates.removeIf([&](const NumberTemplate &one) {
        return one.projectId == key.projectId && one.typeId == key.typeId;
    });
    m_loaded.templates.append(saved);
    if (m_open == key)
        openAgain(false);
    showLoaded();
    say(Banner::Kind::Good, [version = saved.version] {
        return tr("Saved as version %1. Documents already numbered keep their numbers.").arg(version);
    });
    m_isNewsUntilEdit = true;
}

void TemplatesPage::lookForNewer(const TemplateKey &key)
{
    m_session.worker().run(this, models::readingTemplate(key),
                           [this, key](store::Result<NumberTemplate> newer) {
                               if (!newer)
                                   showError(newer.error(), [this, key] { lookForNewer(key); });
                               else if (m_open == key)
                                   takeNewer(key, *newer);
                           });
}

void TemplatesPage::takeNewer(const TemplateKey &key, const NumberTemplate &newer)
{
    const TemplateEdit &edit = m_detail->edit();
    // A connection that broke after COMMIT makes the second attempt meet the first one's version.
    const bool isOwnWork = newer.changedBy == m_session.person().login && newer.text == edit.text &&
                           newer.settings == edit.settings && newer.version == edit.expectedVersion + 1;
    if (isOwnWork)
        finishSaving(key, newer);
    else
        showConflict(newer);
}

void TemplatesPage::showConflict(const NumberTemplate &newer)
{
    m_detail->showConflict(newer, nameOfLogin(newer.changedBy));
    readHistory(
        [this, base = m_detail->edit().expectedVersion](const QList<store::TemplateVersion> &versions) {
            const auto found = std::ranges::find(versions, base, &store::TemplateVersion::version);
            if (found != versions.end() && m_detail->edit().expectedVersion == base)
                m_detail->setConflictBase({found->after, found->settings});
        });
}

/// Of the open template; nothing comes if another one is opened meanwhile.
void TemplatesPage::readHistory(std::function<void(const QList<store::TemplateVersion> &)> done)
{
    m_session.worker().run(this, models::readingVersions(*m_open),
                           [this, key = *m_open, done = std::move(done)](
                               const store::Result<QList<store::TemplateVersion>> &versions) {
                               if (versions && m_open == key)
                                   done(*versions);
                           });
}

} // namespace lekthi::ui
