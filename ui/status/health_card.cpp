#include "ui/status/health_card.h"

#include "models/time_text.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/status/status_rows.h"
#include "ui/widgets/label.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace lekthi::ui {

using models::Standing;

namespace {

constexpr int captionWidth = 130;

QLabel *makeText(QWidget *parent, std::optional<Look> look = std::nullopt)
{
    QLabel *label = makeLabel(parent, look);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::NoFocus);
    return label;
}

} // namespace

HealthCard::HealthCard(const QString &name, QWidget *parent)
    : Card(parent)
    , m_sign(new QLabel(this))
    , m_title(new QLabel(this))
    , m_moment(new QLabel(this))
    , m_state(makeText(this))
    , m_concern(makeText(this))
    , m_advice(makeText(this, Look::Secondary))
    , m_facts(new QGridLayout)
{
    setObjectName(QStringLiteral("status_") + name);
    theme::setLook(m_title, Look::Strong);
    theme::setLook(m_moment, Look::Small);
    auto *heading = new QHBoxLayout;
    heading->setSpacing(theme::gapSmall);
    heading->addWidget(m_sign);
    heading->addWidget(m_title, 1);
    heading->addWidget(m_moment);
    m_facts->setHorizontalSpacing(theme::gap);
    m_facts->setVerticalSpacing(2);
    m_facts->setColumnMinimumWidth(0, captionWidth);
    m_facts->setColumnStretch(1, 1);
    content()->addLayout(heading);
    for (QLabel *label : {m_state, m_concern, m_advice})
        content()->addWidget(label);
    content()->addLayout(m_facts);
}

QString HealthCard::sinceText(const QDateTime &since)
{
    return since.isValid() ? tr("since %1").arg(models::timeText(since, Preferences::instance().calendar()))
                           : QString();
}

void HealthCard::addBelow(QWidget *widget)
{
    content()->addWidget(widget);
}

void HealthCard::show(const models::HealthLight &light, const QString &moment)
{
    if (light == m_light && moment == m_moment->text())
        return;
    m_light = light;
    setAccessibleName(light.title);
    setAccessibleDescription(light.state);
    theme::setLook(m_sign, lookOf(light.standing));
    m_sign->setText(models::standingSign(light.standing));
    m_sign->setAccessibleName(models::standingTitle(light.standing));
    m_sign->setToolTip(models::standingTitle(light.standing));
    m_title->setText(light.title);
    showOrHide(m_moment, moment);
    showOrHide(m_state, light.state);
    showOrHide(m_concern, light.concern);
    showOrHide(m_advice, light.advice);
    showFacts(light.facts);
}

void HealthCard::showFacts(const QList<models::HealthFact> &facts)
{
    while (m_factLabels.size() < facts.size()) {
        const int row = int(m_factLabels.size());
        m_factLabels.append(FactLabels{makeLabel(this, Look::Small), makeText(this, Look::Small)});
        m_factLabels.last().caption->setWordWrap(false);
        m_facts->addWidget(m_factLabels.last().caption, row, 0, Qt::AlignTop | Qt::AlignLeft);
        m_facts->addWidget(m_factLabels.last().value, row, 1, Qt::AlignTop);
    }
    for (qsizetype i = 0; i < m_factLabels.size(); ++i) {
        const models::HealthFact fact = facts.value(i);
        const FactLabels &labels = m_factLabels.at(i);
        labels.caption->setText(fact.caption);
        labels.value->setText(fact.value);
        labels.caption->setVisible(i < facts.size());
        labels.value->setVisible(i < facts.size());
    }
}

} // namespace lekthi::ui
