#include "ui/alerts/alert_acts.h"

#include "core/store/people/rights.h"
#include "models/alerts/alert_text.h"
#include "ui/shell/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/reason_field.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using models::AlertStanding;
using numbering::Reason;
using store::Deed;

namespace {

constexpr std::chrono::minutes times[] = {1h, 4h, 24h, 24h * 7};

} // namespace

AlertActs::AlertActs(store::Role role, QWidget *parent)
    : QWidget(parent)
    , m_role(role)
    , m_why(makeLabel(this, Look::Small))
    , m_text(new ReasonField(u"alertNote"_s, Reason::minimumForTemplate, this))
    , m_scope(new QComboBox(this))
    , m_time(new QComboBox(this))
    , m_silenceButton(new QPushButton(this))
    , m_acknowledge(new QPushButton(this))
{
    setObjectName(u"alertActs"_s);
    m_why->setObjectName(u"alertWhy"_s);
    m_scope->setObjectName(u"alertSilenceScope"_s);
    m_time->setObjectName(u"alertSilenceTime"_s);
    m_silenceButton->setObjectName(u"alertSilenceButton"_s);
    m_acknowledge->setObjectName(u"alertAcknowledgeButton"_s);
    build();
    hide();
}

void AlertActs::build()
{
    m_why->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_scope->addItems({{}, {}});
    for (const auto time : times)
        m_time->addItem({}, qlonglong(time.count()));
    theme::setLook(m_acknowledge, Look::PrimaryButton);
    m_acknowledge->setAutoDefault(false);
    auto *choices = new QHBoxLayout;
    choices->setSpacing(theme::gapSmall);
    choices->addStretch(1);
    choices->addWidget(m_scope);
    choices->addWidget(m_time);
    choices->addWidget(m_silenceButton);
    choices->addWidget(m_acknowledge);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, theme::gapSmall, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_why);
    layout->addWidget(m_text);
    layout->addLayout(choices);
    connect(m_text, &ReasonField::textChanged, this, &AlertActs::update);
    connect(m_acknowledge, &QPushButton::clicked, this,
            [this] { emit acknowledgeRequested(m_text->text().trimmed()); });
    connect(m_silenceButton, &QPushButton::clicked, this, [this] {
        const QString reason = m_text->text().trimmed();
        if (m_silence)
            emit endSilenceRequested(m_silence->id, reason);
        else
            emit silenceRequested(m_scope->currentIndex() == 1 || !m_hasSubjects,
                                  std::chrono::minutes(m_time->currentData().toLongLong()), reason);
    });
}

void AlertActs::show(const store::Alert &alert, bool hasSubjects,
                     const std::optional<store::AlertSilence> &silence)
{
    const bool isOther = !m_alert || models::episodeId(*m_alert) != models::episodeId(alert);
    m_alert = alert;
    m_silence = silence;
    m_hasSubjects = hasSubjects;
    if (isOther)
        m_text->clear();
    setVisible(true);
    update();
}

void AlertActs::showNothing()
{
    m_alert.reset();
    hide();
}

void AlertActs::setWorking(bool isWorking)
{
    m_isWorking = isWorking;
    update();
}

QString AlertActs::whyNot() const
{
    if (m_isWorking)
        return tr("Working");
    if (!store::may(m_role, Deed::AcknowledgeAlert))
        return tr("Project Admins can acknowledge an alert; Super Admins can silence one.");
    if (!store::may(m_role, Deed::SilenceAlert))
        return tr("Only Super Admins silence an alert.");
    return m_text->whatIsMissing(m_silence
                                     ? tr("To end the silence, write a reason of at least 5 characters.")
                                     : tr("To silence it, write a reason of at least 5 characters."));
}

void AlertActs::update()
{
    if (!m_alert)
        return;
    const AlertStanding standing = models::standingOf(*m_alert);
    const bool mayAcknowledge = store::may(m_role, Deed::AcknowledgeAlert);
    const bool maySilence = store::may(m_role, Deed::SilenceAlert);
    const bool isFiring = m_alert->state.phase == alerts::Phase::Firing;
    m_why->setText(whyNot());
    m_why->setVisible(!m_why->text().isEmpty());
    m_text->setVisible(mayAcknowledge);
    m_text->setEnabled(!m_isWorking);
    m_scope->setVisible(m_hasSubjects && !m_silence && maySilence);
    m_time->setVisible(!m_silence && maySilence);
    m_silenceButton->setVisible(maySilence && standing != AlertStanding::Over);
    m_silenceButton->setEnabled(!m_isWorking && m_text->reason().has_value());
    m_silenceButton->setText(m_silence ? tr("&End the silence") : tr("&Silence"));
    m_acknowledge->setVisible(mayAcknowledge && isFiring && !m_alert->acknowledged);
    m_acknowledge->setEnabled(!m_isWorking);
}

void AlertActs::retranslate()
{
    m_text->setHint(tr("Note, or the reason of a silence"), tr("Note, or the reason of a silence"));
    m_scope->setAccessibleName(tr("What is silenced"));
    m_scope->setItemText(0, tr("This alert only"));
    m_scope->setItemText(1, tr("All of this rule"));
    m_time->setAccessibleName(tr("How long it is silenced"));
    const QString texts[] = {tr("for 1 hour"), tr("for 4 hours"), tr("for a day"), tr("for a week")};
    for (int at = 0; at < m_time->count(); ++at)
        m_time->setItemText(at, texts[at]);
    m_acknowledge->setText(tr("&Acknowledge"));
    update();
}

} // namespace lekthi::ui
