#include "ui/templates/conflict_panel.h"

#include "models/templates/settings_text.h"
#include "models/time_text.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/templates/template_rules.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

ConflictPanel::ConflictPanel(QWidget *parent)
    : Card(parent)
    , m_story(new QLabel(this))
    , m_takeTheirs(new QPushButton(this))
    , m_keepMine(new QPushButton(this))
{
    setObjectName(u"conflictPanel"_s);
    m_takeTheirs->setObjectName(u"takeTheirsButton"_s);
    m_keepMine->setObjectName(u"keepMineButton"_s);
    m_story->setObjectName(u"conflictStory"_s);
    m_story->setTextFormat(Qt::PlainText);
    m_story->setWordWrap(true);
    content()->addWidget(m_story);
    m_theirText = addText(u"conflictTheirs"_s, m_theirCaption);
    m_myText = addText(u"conflictMine"_s, m_myCaption);
    auto *actions = new QHBoxLayout;
    actions->setSpacing(theme::gapSmall);
    actions->addStretch(1);
    actions->addWidget(m_takeTheirs);
    actions->addWidget(m_keepMine);
    content()->addLayout(actions);
    connect(m_takeTheirs, &QPushButton::clicked, this, &ConflictPanel::takeTheirsRequested);
    connect(m_keepMine, &QPushButton::clicked, this, &ConflictPanel::keepMineRequested);
    hide();
}

QLabel *ConflictPanel::addText(const QString &objectName, QLabel *&caption)
{
    caption = new QLabel(this);
    auto *text = new QLabel(this);
    theme::setLook(caption, Look::Caption);
    caption->setWordWrap(true);
    text->setObjectName(objectName);
    text->setFont(theme::monoFont());
    text->setTextFormat(Qt::RichText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    content()->addWidget(caption);
    content()->addWidget(text);
    return text;
}

void ConflictPanel::showConflict(const store::NumberTemplate &theirs, const QString &who, int mineBasedOn)
{
    m_theirs = theirs;
    m_who = who;
    m_mineBasedOn = mineBasedOn;
    retranslate();
    show();
}

void ConflictPanel::setMine(const QString &text, const store::TemplateSettings &settings)
{
    m_mine = text;
    m_mySettings = settings;
    retranslate();
}

QString ConflictPanel::withSettings(const QString &caption, const store::TemplateSettings &settings) const
{
    return m_mySettings == m_theirs.settings ? caption : caption + u" · "_s + models::settingsText(settings);
}

void ConflictPanel::retranslate()
{
    const QString when = models::timeText(m_theirs.changedAt, Preferences::instance().calendar());
    setTitle(tr("A newer version was saved meanwhile"));
    m_story->setText(tr("%1 saved version %2 on %3. Reason: %4")
                         .arg(m_who, QString::number(m_theirs.version), when, m_theirs.reason));
    m_theirCaption->setText(withSettings(tr("Theirs: version %1").arg(m_theirs.version), m_theirs.settings));
    const QString basis = m_mineBasedOn > 0 ? tr("Yours: based on version %1").arg(m_mineBasedOn)
                                            : tr("Yours: based on the default template");
    m_myCaption->setText(withSettings(basis, m_mySettings));
    m_theirText->setText(coloredTemplate(m_theirs.text));
    m_myText->setText(coloredTemplate(m_mine));
    m_takeTheirs->setText(tr("Take theirs"));
    m_keepMine->setText(tr("Keep mine on top of version %1").arg(m_theirs.version));
}

} // namespace lekthi::ui
