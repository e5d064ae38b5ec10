#include "ui/history/history_detail.h"

#include "core/numbering/validate.h"
#include "models/session/session.h"
#include "models/time_text.h"
#include "ui/history/effects_card.h"
#include "ui/history/rollback_bar.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/templates/diff_card.h"
#include "ui/templates/problem_list.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/page_heading.h"
#include "ui/widgets/scrolled_details.h"

#include <QComboBox>
#include <QLabel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using store::TemplateVersion;

HistoryDetail::HistoryDetail(const models::Session &session, PersonName nameOf, TemplateTitle titleOf,
                             QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_nameOf(std::move(nameOf))
    , m_titleOf(std::move(titleOf))
    , m_diff(new DiffCard(u"diff"_s, this))
    , m_effects(new EffectsCard(session.reference(), this))
    , m_problems(new ProblemList(this))
{
    setObjectName(u"historyDetail"_s);
    m_problems->setObjectName(u"historyProblems"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapSmall, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addLayout(makeHeading());
    layout->addWidget(makeScrolledPart(), 1);
    m_bar = new RollbackBar(this); // Tab comes to it last
    layout->addWidget(m_bar);
    connectParts();
}

QLayout *HistoryDetail::makeHeading()
{
    m_title = makeLabel(this, Look::Title);
    m_heading = makeLabel(this, Look::Secondary);
    m_choice = new QWidget(this);
    m_from = new QComboBox(m_choice);
    m_with = new QLabel(m_choice);
    m_to = new QComboBox(m_choice);
    m_title->setObjectName(u"historyTitle"_s);
    m_heading->setObjectName(u"historyHeading"_s);
    m_from->setObjectName(u"historyFromVersion"_s);
    m_to->setObjectName(u"historyToVersion"_s);
    for (QComboBox *combo : {m_from, m_to})
        combo->setItemDelegate(new QStyledItemDelegate(combo)); // the default one ignores the style sheet
    auto *choices = new FlowLayout(theme::gapSmall);
    choices->addWidget(m_from);
    choices->addWidget(m_with);
    choices->addWidget(m_to);
    m_choice->setLayout(choices);
    auto *heading = new QVBoxLayout;
    heading->setSpacing(theme::gapSmall);
    heading->addWidget(m_title);
    heading->addWidget(m_heading);
    heading->addWidget(m_choice);
    return heading;
}

QWidget *HistoryDetail::makeScrolledPart()
{
    m_story = makeLabel(this);
    m_story->setObjectName(u"historyStory"_s);
    m_story->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::gap);
    column->addWidget(m_story);
    column->addWidget(m_diff);
    column->addWidget(m_problems);
    column->addWidget(m_effects);
    column->addStretch(1);
    m_scrolled = new ScrolledDetails(content, this);
    return m_scrolled;
}

void HistoryDetail::connectParts()
{
    connect(m_from, &QComboBox::activated, this, &HistoryDetail::askForChoice);
    connect(m_to, &QComboBox::activated, this, &HistoryDetail::askForChoice);
    connect(m_bar, &RollbackBar::beginRequested, this, &HistoryDetail::beginRollback);
    connect(m_bar, &RollbackBar::backRequested, this, [this] { emit asked(m_compared); });
    connect(m_bar, &RollbackBar::rollbackRequested, this, &HistoryDetail::rollBack);
}

void HistoryDetail::askForChoice()
{
    if (m_answer)
        emit asked({.configId = m_answer->question.configId,
                    .from = m_from->currentData().toInt(),
                    .to = m_to->currentData().toInt()});
}

void HistoryDetail::beginRollback()
{
    if (!m_answer)
        return;
    const int version = rollbackTarget().version;
    RollbackBar::State looking{.version = version};
    looking.hindrance = RollbackBar::Hindrance::Looking;
    m_bar->show(looking);
    m_compared = m_answer->question;
    emit asked({.configId = m_answer->question.configId, .to = version, .isRollback = true});
}

const TemplateVersion &HistoryDetail::rollbackTarget() const
{
    const bool isInForce = m_answer->to.isInForce && m_answer->from;
    return isInForce ? *m_answer->from : m_answer->to;
}

void HistoryDetail::rollBack(const QString &reasonText)
{
    const auto text = numbering::Template::parse(m_answer->to.after);
    const auto reason = numbering::Reason::parse(reasonText);
    if (!text || !reason)
        return;
    emit rollbackRequested({.projectId = m_answer->to.projectId,
                            .typeId = m_answer->to.typeId,
                            .expectedVersion = m_answer->inForce().version,
                            .text = *text,
                            .settings = m_answer->to.settings,
                            .reason = *reason,
                            .restored = m_answer->to.version});
}

void HistoryDetail::show(const models::HistoryAnswer &answer)
{
    const bool isOther = !m_answer || m_answer->to.id != answer.to.id;
    const bool begins = answer.question.isRollback && (isOther || !m_answer->question.isRollback);
    m_answer = answer;
    if (isOther) {
        m_bar->clearReason();
        m_scrolled->showBeginning();
    }
    retranslate();
    if (begins)
        m_bar->focusReason();
}

void HistoryDetail::setSaving(bool isSaving)
{
    m_isSaving = isSaving;
    showRollback();
}

QString HistoryDetail::captionOf(const TemplateVersion &version) const
{
    const QString when = models::timeText(version.changedAt, Preferences::instance().calendar());
    return version.isInForce ? tr("Version %1 · %2 · in force").arg(QString::number(version.version), when)
                             : tr("Version %1 · %2").arg(QString::number(version.version), when);
}

QString HistoryDetail::storyOf(const TemplateVersion &version) const
{
    const QString when = models::timeText(version.changedAt, Preferences::instance().calendar());
    const QString story =
        tr("%1 saved version %2 on %3. Reason: %4", "person, number, time, reason")
            .arg(m_nameOf(version.changedBy), QString::number(version.version), when, version.reason);
    if (version.version == 1)
        return story + u' ' + tr("It is the first version; there is none before it.");
    return version.restored ? story + u' ' + tr("It rolled back to version %1.").arg(*version.restored)
                            : story;
}

QString HistoryDetail::headingOf(const models::TemplateCheck &check)
{
    if (!check.problems.isEmpty())
        return tr("What rolling back to version %1 would change, and what prevents it.");
    if (!check.isDecided)
        return tr("What rolling back to version %1 would change. Today's rules have no objection; whether "
                  "two documents could get the same number could not be decided.");
    return tr("What rolling back to version %1 would change. Today's rules and the proof of uniqueness have "
              "no objection.");
}

void HistoryDetail::fillChoices()
{
    for (QComboBox *combo : {m_from, m_to}) {
        combo->clear();
        for (const TemplateVersion &version : std::as_const(m_answer->versions))
            combo->addItem(captionOf(version), version.version);
    }
    m_from->setCurrentIndex(m_answer->from ? m_from->findData(m_answer->from->version) : -1);
    m_to->setCurrentIndex(m_to->findData(m_answer->to.version));
}

void HistoryDetail::showComparison()
{
    const bool isRollback = m_answer->question.isRollback;
    const TemplateVersion &to = m_answer->to;
    m_title->setText(m_titleOf(to.projectId, to.typeId));
    m_heading->setText(headingOf(m_answer->check).arg(to.version));
    m_heading->setVisible(isRollback);
    m_choice->setVisible(!isRollback && m_answer->versions.size() > 1);
    m_story->setText(storyOf(to));
    const DiffCard::Side after{captionOf(to), {to.after, to.settings}};
    m_effects->setVisible(m_answer->from.has_value());
    if (!m_answer->from) {
        m_diff->setTitle(tr("Template"));
        m_diff->showText(after);
        return;
    }
    const TemplateVersion &from = *m_answer->from;
    m_diff->setTitle(tr("Differences"));
    m_diff->showDiff({captionOf(from), {from.after, from.settings}}, after);
    m_effects->showEffects(tr("By version %1").arg(from.version), tr("By version %1").arg(to.version),
                           m_answer->effects);
}

void HistoryDetail::showRollback()
{
    if (!m_answer)
        return;
    using Hindrance = RollbackBar::Hindrance;
    const TemplateVersion &to = rollbackTarget();
    const TemplateVersion &inForce = m_answer->inForce();
    const store::Project *project = m_session.reference().project(to.projectId);
    RollbackBar::State state{.version = to.version,
                             .nextVersion = inForce.version + 1,
                             .projectCode = project ? project->code : QString(),
                             .hindrance = Hindrance::None,
                             .isAsking = m_answer->question.isRollback,
                             .isSaving = m_isSaving};
    if (to.isInForce)
        state.hindrance = Hindrance::InForce;
    else if (!m_session.person().mayEditTemplatesOf(to.projectId))
        state.hindrance = Hindrance::NotAllowed;
    else if (to.after == inForce.after && to.settings == inForce.settings)
        state.hindrance = Hindrance::Same;
    else if (numbering::hasErrors(m_answer->check.problems))
        state.hindrance = Hindrance::Problems;
    m_problems->setProblems(m_answer->check.problems, false);
    m_problems->setVisible(!m_answer->check.problems.isEmpty());
    m_bar->show(state);
}

void HistoryDetail::retranslate()
{
    m_title->setMinimumHeight(PageHeading::lowest());
    m_with->setText(tr("compared with", "between two versions"));
    m_with->setMinimumHeight(m_from->sizeHint().height());
    m_from->setPlaceholderText(tr("Nothing: the first version"));
    m_from->setAccessibleName(tr("Version to compare"));
    m_to->setAccessibleName(tr("Version to compare it with"));
    m_diff->retranslate();
    m_effects->retranslate();
    m_problems->retranslate();
    m_bar->retranslate();
    if (!m_answer)
        return;
    fillChoices();
    showComparison();
    showRollback();
}

} // namespace lekthi::ui
