#include "ui/alerts/alert_inbox.h"

#include "core/alerts/rule_text.h"
#include "models/alerts/alert_text.h"
#include "models/alerts/alert_watch.h"
#include "ui/alerts/alert_list.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/period_choice.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::AlertStanding;

namespace {

constexpr AlertStanding standings[] = {AlertStanding::Firing, AlertStanding::Acknowledged,
                                       AlertStanding::Silenced, AlertStanding::Pending, AlertStanding::Over};

constexpr int narrowestCombo = 110; // of those that share a line while there is room

} // namespace

AlertInbox::AlertInbox(QWidget *parent)
    : QWidget(parent)
    , m_rule(new QComboBox(this))
    , m_standing(new QComboBox(this))
    , m_period(new PeriodChoice(u"alert"_s, this))
    , m_list(new AlertList(u"alert"_s, this))
    , m_earlier(new QPushButton(this))
{
    m_rule->setObjectName(u"alertRule"_s);
    m_standing->setObjectName(u"alertStanding"_s);
    m_earlier->setObjectName(u"alertEarlier"_s);
    auto *below = new QHBoxLayout;
    below->setContentsMargins(theme::gap, 0, theme::gap, 0);
    below->addWidget(m_earlier);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, theme::gap);
    layout->setSpacing(theme::gapSmall);
    layout->addLayout(makeFilters());
    layout->addWidget(m_list, 1);
    layout->addLayout(below);
    setKeyboardStart(*this, *m_list);
    connect(m_list, &AlertList::chosen, this, &AlertInbox::chosen);
    connect(m_rule, &QComboBox::activated, this, &AlertInbox::filtered);
    connect(m_standing, &QComboBox::activated, this, &AlertInbox::filtered);
    connect(m_period, &PeriodChoice::changed, this, &AlertInbox::filtered);
    connect(this, &AlertInbox::filtered, this, [this] { m_countBefore = -1; });
    connect(m_earlier, &QPushButton::clicked, this, [this] {
        m_countBefore = m_count;
        emit earlierWanted();
    });
}

QLayout *AlertInbox::makeFilters()
{
    auto *combos = new FlowLayout(theme::gapSmall, narrowestCombo);
    for (QComboBox *combo : {m_rule, m_standing, m_period->combo()}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(6);
    }
    combos->addWidget(m_standing);
    combos->addWidget(m_period->combo());
    for (QComboBox *combo : {m_rule, m_standing})
        combo->setItemDelegate(new QStyledItemDelegate(combo)); // the default one ignores the style sheet
    auto *filters = new QVBoxLayout;
    filters->setContentsMargins(theme::gap, theme::gap, theme::gap, 0);
    filters->setSpacing(theme::gapSmall);
    filters->addWidget(m_rule);
    filters->addLayout(combos);
    filters->addWidget(m_period->days());
    return filters;
}

void AlertInbox::show(const models::AlertWatch &watch)
{
    showRules(watch.known());
    const auto rows = models::inboxRows(watch.known(), Preferences::instance().calendar(), filter());
    m_count = rows.size();
    m_list->setRows(rows);
    if (m_list->current().isEmpty())
        m_list->setCurrent(m_list->firstId());
    showEarlier(watch);
}

void AlertInbox::showStandings()
{
    const int chosen = std::max(0, m_standing->currentIndex());
    m_standing->clear();
    m_standing->addItem(tr("All states"));
    for (const AlertStanding one : standings)
        m_standing->addItem(models::standingText(one), int(one));
    m_standing->setCurrentIndex(chosen);
}

void AlertInbox::showRules(const models::AlertsKnown &known)
{
    QStringList titles;
    for (const store::StoredAlertRule &one : known.rules)
        titles += alerts::title(one.rule);
    titles.prepend(tr("All rules"));
    if (titles == m_rules)
        return;
    m_rules = titles;
    const QString chosen = filter().rule;
    m_rule->clear();
    m_rule->addItem(titles.constFirst(), QString());
    for (const store::StoredAlertRule &one : known.rules)
        m_rule->addItem(alerts::title(one.rule), one.rule.code);
    m_rule->setCurrentIndex(std::max(0, m_rule->findData(chosen)));
}

void AlertInbox::showEarlier(const models::AlertWatch &watch)
{
    const bool isFound = m_count > m_countBefore || !watch.hasEarlier() || watch.failure();
    if (!watch.isReadingEarlier() && isFound)
        m_countBefore = -1;
    const bool isSought = m_countBefore >= 0;
    const auto standing = filter().standing;
    m_earlier->setVisible(watch.hasEarlier() && (!standing || standing == AlertStanding::Over));
    m_earlier->setEnabled(!isSought);
    m_earlier->setText(isSought ? tr("Reading earlier alerts") : tr("Show earlie&r alerts"));
    if (isSought && !watch.isReadingEarlier())
        emit earlierWanted();
}

models::InboxFilter AlertInbox::filter() const
{
    const QVariant standing = m_standing->currentData();
    return {m_rule->currentData().toString(), m_period->from(), m_period->until(),
            standing.isValid() ? std::optional(AlertStanding(standing.toInt())) : std::nullopt};
}

const QString &AlertInbox::current() const
{
    return m_list->current();
}

void AlertInbox::setCurrent(const QString &episode)
{
    m_rule->setCurrentIndex(std::min(0, m_rule->count() - 1));
    m_standing->setCurrentIndex(0);
    m_period->reset();
    m_list->setCurrent(episode);
}

void AlertInbox::retranslate()
{
    m_list->setTexts(
        {tr("Filter alerts"), tr("Filter alerts"), tr("Alerts"), tr("No alert fits this filter.")});
    m_rule->setAccessibleName(tr("Rule"));
    m_standing->setAccessibleName(tr("State"));
    showStandings();
    m_period->retranslate();
    m_rules.clear();
}

} // namespace lekthi::ui
