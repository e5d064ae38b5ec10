#include "ui/templates/template_detail.h"

#include "core/numbering/validate.h"
#include "models/session/session.h"
#include "models/templates/volume_look_up.h"
#include "ui/shell/theme.h"
#include "ui/templates/conflict_panel.h"
#include "ui/templates/equal_numbers_note.h"
#include "ui/templates/history_panel.h"
#include "ui/templates/own_template_bar.h"
#include "ui/templates/period_change_card.h"
#include "ui/templates/preview_card.h"
#include "ui/templates/problem_list.h"
#include "ui/templates/proof_badge.h"
#include "ui/templates/proof_panel.h"
#include "ui/templates/runs_out_badge.h"
#include "ui/templates/save_bar.h"
#include "ui/templates/settings_area.h"
#include "ui/templates/template_editor.h"
#include "ui/templates/token_palette.h"
#include "ui/widgets/scrolled_details.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::TemplateEdit;

TemplateDetail::TemplateDetail(models::Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_scroll(new QScrollArea(this))
    , m_title(new TemplateTitle)
    , m_conflict(new ConflictPanel)
    , m_editorCaption(new QLabel)
    , m_editor(new TemplateEditor)
    , m_runsOutBadge(new RunsOutBadge(session))
    , m_proofBadge(new ProofBadge)
    , m_problems(new ProblemList)
    , m_proofPanel(new ProofPanel)
    , m_palette(new TokenPalette)
    , m_preview(new PreviewCard(session))
    , m_settings(new SettingsArea)
    , m_equal(new EqualNumbersNote(session))
    , m_periodChange(new PeriodChangeCard(session))
    , m_history(new HistoryPanel)
    , m_saveBar(new SaveBar)
    , m_ownBar(new OwnTemplateBar)
    , m_volume(new models::VolumeLookUp(session.worker(), this))
{
    build();
    connectParts();
}

void TemplateDetail::build()
{
    auto *scrolled = new QWidget;
    scrolled->setLayout(buildScrolledPart());
    scrollUpAndDown(*m_scroll, scrolled);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    // The scroll bar takes its room from the margin, so that nothing moves sideways when it comes.
    QScrollBar *bar = m_scroll->verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, scrolled, [scrolled, bar](int, int maximum) {
        QMargins margins = scrolled->layout()->contentsMargins();
        margins.setRight(theme::margin - (maximum > 0 ? bar->sizeHint().width() : 0));
        scrolled->layout()->setContentsMargins(margins);
    });
    auto *bottom = new QVBoxLayout;
    bottom->setContentsMargins(theme::margin, 0, theme::margin, theme::gapLarge);
    bottom->addWidget(m_saveBar);
    bottom->addWidget(m_ownBar);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(bottom);
}

QVBoxLayout *TemplateDetail::buildScrolledPart()
{
    theme::setLook(m_editorCaption, Look::Caption);
    m_editorCaption->setBuddy(m_editor);
    auto *layout = new QVBoxLayout;
    layout->setContentsMargins(theme::margin, theme::gapSmall, theme::margin, theme::gapSmall);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_title);
    layout->addWidget(m_conflict);
    auto *caption = new QHBoxLayout;
    caption->addWidget(m_editorCaption, 1);
    caption->addWidget(m_runsOutBadge);
    caption->addWidget(m_proofBadge);
    layout->addLayout(caption);
    layout->addWidget(m_editor);
    layout->addWidget(m_problems);
    layout->addWidget(m_proofPanel);
    layout->addWidget(m_palette);
    layout->addSpacing(4);
    layout->addWidget(m_preview);
    layout->addWidget(m_settings);
    layout->addWidget(m_equal);
    layout->addWidget(m_periodChange);
    layout->addWidget(m_history);
    layout->addStretch(1);
    return layout;
}

void TemplateDetail::connectParts()
{
    connect(m_editor, &TemplateEditor::edited, this, &TemplateDetail::takeText);
    connect(m_editor, &TemplateEditor::lineBreaksReplaced, this, &TemplateDetail::lineBreaksReplaced);
    connect(m_editor, &TemplateEditor::templatePartHovered, m_preview, &PreviewCard::setHighlightedStart);
    connect(m_preview, &PreviewCard::templatePartHovered, m_editor, &TemplateEditor::setHighlightedStart);
    connect(m_palette, &TokenPalette::tokenChosen, m_editor, &TemplateEditor::insertToken);
    connect(m_problems, &ProblemList::fixChosen, m_editor, &TemplateEditor::applyFix);
    connect(m_proofBadge, &ProofBadge::toggled, m_proofPanel, &ProofPanel::setVisible);
    connect(m_proofPanel, &ProofPanel::repairChosen, this, &TemplateDetail::applyRepair);
    connect(m_settings, &SettingsArea::settingsEdited, this, [this] {
        m_edit.settings = m_settings->settings();
        judge();
        emit edited();
    });
    connect(m_settings, &SettingsArea::opened, this, [this] {
        // Only after the layout has given the choices their place.
        QTimer::singleShot(0, this, [this] { m_scroll->ensureWidgetVisible(m_settings); });
    });
    connect(m_volume, &models::VolumeLookUp::changed, this, &TemplateDetail::judge);
    connect(m_saveBar, &SaveBar::reasonEdited, this, [this] {
        m_edit.reason = m_saveBar->reason();
        showState();
        emit edited();
    });
    connect(m_saveBar, &SaveBar::saveRequested, this, &TemplateDetail::saveRequested);
    connect(m_saveBar, &SaveBar::discardRequested, this, &TemplateDetail::discard);
    connect(m_conflict, &ConflictPanel::takeTheirsRequested, this, &TemplateDetail::takeTheirs);
    connect(m_conflict, &ConflictPanel::keepMineRequested, this, &TemplateDetail::keepMine);
    connect(m_conflict, &ConflictPanel::takeBothRequested, this, &TemplateDetail::takeBoth);
    connect(m_history, &HistoryPanel::opened, this, [this] {
        m_showsHistory = true;
        emit historyWanted();
    });
    connect(m_history, &HistoryPanel::takeRequested, this, &TemplateDetail::takeVersion);
    connect(m_ownBar, &OwnTemplateBar::giveOwnRequested, this, &TemplateDetail::giveOwnRequested);
    connect(m_ownBar, &OwnTemplateBar::openDefaultRequested, this, &TemplateDetail::openDefaultRequested);
}

void TemplateDetail::open(const Opening &opening)
{
    m_opening = opening;
    m_edit = opening.edit;
    m_newer.reset();
    m_saving = false;
    m_conflict->hide();
    const numbering::KeyShape shape = opening.shape;
    m_editor->setReadOnly(!mayEdit());
    m_editor->setShape(shape);
    m_editor->setText(m_edit.text);
    m_palette->setShape(shape);
    m_palette->setVisible(mayEdit());
    m_settings->setSettings(m_edit.settings);
    m_settings->setReadOnly(!mayEdit());
    m_history->setVersions({}, {});
    m_history->setReadOnly(!mayEdit());
    m_history->setVisible(opening.facts.version > 0);
    m_saveBar->setReason(m_edit.reason);
    m_saveBar->setVisible(!opening.usesDefault);
    m_ownBar->setVisible(opening.usesDefault);
    m_ownBar->show(opening.typeCode, opening.facts.projectCode, opening.mayEdit);
    m_preview->setSample(opening.sample);
    m_volume->look(m_edit.key);
    m_periodChange->forget();
    judge();
    m_scroll->ensureVisible(0, 0);
    if (m_history->isOpen())
        emit historyWanted();
}

void TemplateDetail::setHistory(const QList<store::TemplateVersion> &versions,
                                std::function<QString(const QString &login)> nameOf)
{
    m_history->setVersions(versions, std::move(nameOf));
    if (std::exchange(m_showsHistory, false))
        QTimer::singleShot(0, this, [this] { m_scroll->ensureWidgetVisible(m_history); });
}

void TemplateDetail::takeVersion(const models::TemplateRules &rules)
{
    applySettings(rules.settings);
    m_editor->replaceText(rules.text);
    m_editor->setFocus();
    judge();
    emit edited();
}

void TemplateDetail::takeText()
{
    m_edit.text = m_editor->text();
    judge();
    emit edited();
}

void TemplateDetail::judge()
{
    const numbering::ParsedTemplate parsed = numbering::parseTemplate(m_edit.text);
    const QList<numbering::Problem> problems =
        numbering::validateTemplate(parsed, {m_opening.typeCode, m_opening.shape,
                                             store::longestCodes(m_session.reference(), m_edit.key.projectId),
                                             m_volume->neededNumber(m_edit.settings.period)});
    m_hasErrors = numbering::hasErrors(problems);
    if (m_newer)
        m_conflict->setMine(m_edit.text, m_edit.settings);
    m_editor->setMarks(parsed, problems);
    m_problems->setProblems(problems, mayEdit());
    m_editor->setAccessibleDescription(m_problems->accessibleDescription());
    m_preview->setStored(m_edit.storedText);
    m_preview->setTemplate(parsed, m_edit.settings);
    m_history->setEdited({m_edit.text, m_edit.settings});
    m_equal->look(m_edit);
    m_periodChange->look(m_edit);
    showState();
    prove();
}

void TemplateDetail::setGround(const models::ProofGround &ground)
{
    m_ground = ground;
    prove();
}

void TemplateDetail::setRunningOut(const std::optional<models::RunningOut> &runningOut)
{
    m_runsOutBadge->show(runningOut);
}

store::NumberTemplate TemplateDetail::editedTemplate() const
{
    store::NumberTemplate edited;
    edited.projectId = m_edit.key.projectId;
    edited.typeId = m_opening.usesDefault ? std::nullopt : m_edit.key.typeId;
    edited.text = m_edit.text;
    edited.settings = m_edit.settings;
    return edited;
}

void TemplateDetail::prove()
{
    if (m_hasErrors || m_edit.key.projectId == 0) {
        m_proofRun.drop();
        m_proofBadge->showNothing();
        m_proofPanel->hide();
        return;
    }
    m_proofBadge->showLooking();
    m_proofRun.start([ground = m_ground, edited = editedTemplate()](
                         const std::stop_token &stop) { return models::proveTemplate(ground, edited, stop); },
                     [this](const std::optional<models::TemplateProof> &found) { takeProof(found); });
}

void TemplateDetail::takeProof(const std::optional<models::TemplateProof> &found)
{
    if (!found) {
        m_proofBadge->showNothing();
        m_proofPanel->hide();
        return;
    }
    m_takesApproval = found->blocksSaving;
    showState();
    m_proofBadge->show(*found);
    m_proofPanel->setProof(*found, mayEdit());
    m_proofPanel->setVisible(m_proofBadge->isChecked());
    if (mayEdit() && !found->examples.isEmpty())
        lookForRepairs();
}

void TemplateDetail::lookForRepairs()
{
    m_proofRun.start(
        [ground = m_ground, edited = editedTemplate()](const std::stop_token &stop) {
            return models::repairsOfTemplate(ground, edited, stop);
        },
        [this](const QList<numbering::Repair> &repairs) { m_proofPanel->setRepairs(repairs); });
}

void TemplateDetail::applyRepair(const numbering::Repair &repair)
{
    store::TemplateSettings settings = m_edit.settings;
    settings.period = repair.period;
    settings.scope = repair.scope;
    applySettings(settings);
    if (repair.text != m_edit.text)
        m_editor->replaceText(repair.text);
    judge();
    emit edited();
}

void TemplateDetail::showState()
{
    SaveBar::State state;
    state.obstacle = m_edit.obstacle(mayEdit(), isInConflict(), m_hasErrors);
    state.nextVersion = (m_newer ? m_newer->version : m_edit.expectedVersion) + 1;
    state.projectCode = m_opening.facts.projectCode;
    state.takesApproval = m_takesApproval;
    state.canDiscard = mayEdit() && m_edit.isWorthKeeping();
    state.isSaving = m_saving;
    m_saveBar->show(state);
    TemplateTitle::Facts facts = m_opening.facts;
    facts.hasDraft = mayEdit() && m_edit.isWorthKeeping();
    facts.draftBasedOn = isInConflict() ? m_edit.expectedVersion : 0;
    m_title->show(facts);
}

void TemplateDetail::applySettings(const store::TemplateSettings &settings)
{
    m_edit.settings = settings;
    m_settings->setSettings(settings);
}

void TemplateDetail::saveOrAskWhy()
{
    if (m_saveBar->isVisible())
        m_saveBar->saveOrFocusReason();
}

void TemplateDetail::discard()
{
    if (m_newer) {
        takeTheirs();
        return;
    }
    m_edit.reason.clear();
    m_saveBar->setReason({});
    applySettings(m_edit.storedSettings);
    if (m_edit.text != m_edit.storedText)
        m_editor->replaceText(m_edit.storedText);
    judge();
    emit discarded();
}

void TemplateDetail::setSaving(bool saving)
{
    m_saving = saving;
    m_editor->setReadOnly(saving || !mayEdit());
    m_palette->setEnabled(!saving);
    m_settings->setReadOnly(saving || !mayEdit());
    m_history->setReadOnly(saving || !mayEdit());
    showState();
}

void TemplateDetail::setNames(const QString &title, const QString &changedBy)
{
    m_opening.facts.title = title;
    m_opening.facts.changedBy = changedBy;
    showState();
}

const models::Sample &TemplateDetail::sample() const
{
    return m_preview->sample();
}

void TemplateDetail::readCounterAgain()
{
    m_preview->readCounterAgain();
}

void TemplateDetail::renewReference()
{
    if (m_edit.key.projectId == 0)
        return;
    m_preview->renewReference();
    judge();
}

void TemplateDetail::retranslate()
{
    m_editorCaption->setText(tr("Template"));
    m_title->retranslate();
    m_conflict->retranslate();
    m_editor->retranslate();
    m_runsOutBadge->retranslate();
    m_proofBadge->retranslate();
    m_problems->retranslate();
    m_proofPanel->retranslate();
    m_palette->retranslate();
    m_preview->retranslate();
    m_settings->retranslate();
    m_equal->retranslate();
    m_periodChange->retranslate();
    m_history->retranslate();
    m_saveBar->retranslate();
    m_ownBar->retranslate();
}

} // namespace lekthi::ui
