#include "ui/templates/conflict_panel.h"

#include "models/templates/settings_text.h"
#include "models/templates/template_merge.h"
#include "models/time_text.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/templates/diff_text.h"
#include "ui/templates/template_rules.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::TemplateRules;

ConflictPanel::ConflictPanel(QWidget *parent)
    : Card(parent)
    , m_story(makeLabel(this))
    , m_takeTheirs(new QPushButton(this))
    , m_keepMine(new QPushButton(this))
    , m_takeBoth(new QPushButton(this))
{
    setObjectName(u"conflictPanel"_s);
    m_takeTheirs->setObjectName(u"takeTheirsButton"_s);
    m_keepMine->setObjectName(u"keepMineButton"_s);
    m_takeBoth->setObjectName(u"takeBothButton"_s);
    m_story->setObjectName(u"conflictStory"_s);
    content()->addWidget(m_story);
    m_baseText = addText(u"conflictBase"_s);
    m_theirText = addText(u"conflictTheirs"_s);
    m_myText = addText(u"conflictMine"_s);
    m_bothText = addText(u"conflictBoth"_s);
    auto *actions = new FlowLayout(theme::gapSmall);
    actions->addWidget(m_takeTheirs);
    actions->addWidget(m_keepMine);
    actions->addWidget(m_takeBoth);
    content()->addLayout(actions);
    connect(m_takeTheirs, &QPushButton::clicked, this, &ConflictPanel::takeTheirsRequested);
    connect(m_keepMine, &QPushButton::clicked, this, &ConflictPanel::keepMineRequested);
    connect(m_takeBoth, &QPushButton::clicked, this, &ConflictPanel::takeBothRequested);
    hide();
}

ConflictPanel::Text ConflictPanel::addText(const QString &objectName)
{
    const Text added{makeLabel(this, Look::Caption), new QLabel(this)};
    added.text->setObjectName(objectName);
    added.text->setTextFormat(Qt::RichText);
    added.text->setWordWrap(true);
    added.text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    content()->addWidget(added.caption);
    content()->addWidget(added.text);
    return added;
}

void ConflictPanel::showConflict(const store::NumberTemplate &theirs, const QString &who, int mineBasedOn)
{
    m_theirs = theirs;
    m_who = who;
    m_mineBasedOn = mineBasedOn;
    m_base.reset();
    merge();
    show();
}

void ConflictPanel::setBase(const TemplateRules &base)
{
    m_base = base;
    merge();
}

void ConflictPanel::setMine(const QString &text, const store::TemplateSettings &settings)
{
    m_mine = {text, settings};
    merge();
}

void ConflictPanel::merge()
{
    const TemplateRules theirs{m_theirs.text, m_theirs.settings};
    m_merged = m_base ? models::mergedRules(*m_base, m_mine, theirs) : std::nullopt;
    retranslate();
}

void ConflictPanel::showText(const Text &where, const QString &caption, const TemplateRules &rules)
{
    const bool sameSettings = m_mine.settings == m_theirs.settings;
    where.caption->setText(sameSettings ? caption
                                        : caption + u" · "_s + models::settingsText(rules.settings));
    where.text->setText(m_base ? diffRichText(m_base->text, rules.text, DiffSide::Both)
                               : coloredTemplate(rules.text));
    where.text->setAccessibleName(caption + u": "_s + rules.text);
}

void ConflictPanel::showBoth()
{
    const QString why = whyNotBoth();
    m_bothText.text->setVisible(m_merged.has_value());
    m_bothText.caption->setVisible(m_base.has_value());
    if (m_merged)
        showText(m_bothText, tr("Merge both changes"), *m_merged);
    else
        m_bothText.caption->setText(why);
    m_takeBoth->setEnabled(m_merged.has_value());
    m_takeBoth->setToolTip(why);
    m_takeBoth->setAccessibleDescription(why);
}

QString ConflictPanel::whyNotBoth() const
{
    if (m_merged)
        return {};
    return m_base ? tr("The changes cannot be merged: both changed the same part.")
                  : tr("The common base version is not known.");
}

void ConflictPanel::retranslate()
{
    const QString when = models::timeText(m_theirs.changedAt, Preferences::instance().calendar());
    setTitle(tr("A newer version was saved meanwhile"));
    for (const Text &text : {m_baseText, m_theirText, m_myText, m_bothText})
        text.text->setFont(theme::monoFont()); // another one in another language
    m_story->setText(tr("%1 saved version %2 on %3. Reason: %4")
                         .arg(m_who, QString::number(m_theirs.version), when, m_theirs.reason));
    m_baseText.caption->setVisible(m_base.has_value());
    m_baseText.text->setVisible(m_base.has_value());
    if (m_base) {
        const TemplateRules base = *m_base;
        showText(m_baseText, tr("Both started from version %1").arg(m_mineBasedOn), base);
    }
    showText(m_theirText, tr("Theirs: version %1").arg(m_theirs.version), {m_theirs.text, m_theirs.settings});
    showText(m_myText,
             m_mineBasedOn > 0 ? tr("Yours: based on version %1").arg(m_mineBasedOn)
                               : tr("Yours: based on the default template"),
             m_mine);
    showBoth();
    m_takeTheirs->setText(tr("Take theirs"));
    m_keepMine->setText(tr("Keep mine on top of version %1").arg(m_theirs.version));
    m_takeBoth->setText(tr("Take both changes"));
}

} // namespace lekthi::ui
