#include "ui/alerts/rule_form.h"

#include "core/alerts/rule_text.h"
#include "core/store/people/rights.h"
#include "models/alerts/alert_text.h"
#include "models/time_text.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/label.h"
#include "ui/widgets/reason_field.h"
#include "ui/widgets/scrolled_details.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using alerts::Rule;
using alerts::Severity;
using numbering::Reason;

namespace {

// As the store takes them.
constexpr double largestThreshold = 9'999'999;
constexpr int mostMinutes = 24 * 60;
constexpr int mostDecimals = 3;

/// As few as the value can be shown with.
int decimalsOf(double value)
{
    const qint64 most = qRound64(value * 1000);
    for (qint64 decimals = 0, step = 1000; decimals < mostDecimals; ++decimals, step /= 10)
        if (most % step == 0)
            return int(decimals);
    return mostDecimals;
}

QString unitOf(alerts::Measure measure)
{
    switch (measure) {
    case alerts::Measure::Retries:
        return RuleForm::tr(" retries");
    case alerts::Measure::StoreFailures:
        return RuleForm::tr(" requests");
    case alerts::Measure::Gaps:
        return RuleForm::tr(" numbers");
    case alerts::Measure::ChainBreaks:
        return RuleForm::tr(" rows");
    default:
        return alerts::valueText(measure, 0).mid(1);
    }
}

} // namespace

RuleForm::RuleForm(store::Role role, QWidget *parent)
    : QWidget(parent)
    , m_mayChange(store::may(role, store::Deed::ChangeAlertRules))
    , m_title(new QLabel(this))
    , m_condition(makeLabel(this))
    , m_changed(makeLabel(this, Look::Small))
    , m_card(new Card(this))
    , m_enabled(new QCheckBox(m_card))
    , m_threshold(new QDoubleSpinBox(m_card))
    , m_window(new QSpinBox(m_card))
    , m_hold(new QSpinBox(m_card))
    , m_severity(new QComboBox(m_card))
    , m_channelCaption(makeLabel(m_card, Look::Caption))
    , m_channels(new QVBoxLayout)
    , m_why(makeLabel(this, Look::Small))
    , m_reason(new ReasonField(u"ruleReason"_s, Reason::minimumForTemplate, this))
    , m_save(new QPushButton(this))
{
    setObjectName(u"ruleForm"_s);
    m_condition->setObjectName(u"ruleCondition"_s);
    m_enabled->setObjectName(u"ruleEnabled"_s);
    m_threshold->setObjectName(u"ruleThreshold"_s);
    m_window->setObjectName(u"ruleWindow"_s);
    m_hold->setObjectName(u"ruleHold"_s);
    m_severity->setObjectName(u"ruleSeverity"_s);
    m_save->setObjectName(u"ruleSave"_s);
    m_why->setObjectName(u"ruleWhy"_s);
    build();
}

void RuleForm::build()
{
    theme::setLook(m_title, Look::Title);
    theme::setLook(m_save, Look::PrimaryButton);
    m_threshold->setRange(0, largestThreshold);
    m_window->setRange(1, mostMinutes);
    m_hold->setRange(0, mostMinutes);
    m_severity->addItems({{}, {}});
    m_why->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(theme::gapLarge);
    grid->setVerticalSpacing(theme::gapSmall);
    grid->setColumnStretch(2, 1);
    QWidget *fields[] = {m_threshold, m_window, m_hold, m_severity};
    for (int row = 0; row < 4; ++row) {
        m_captions[row] = makeLabel(m_card, Look::Caption);
        m_captions[row]->setWordWrap(false);
        m_captions[row]->setBuddy(fields[row]);
        grid->addWidget(m_captions[row], row, 0);
        grid->addWidget(fields[row], row, 1);
    }
    m_card->content()->addWidget(m_enabled);
    m_card->content()->addLayout(grid);
    m_card->content()->addWidget(m_channelCaption);
    m_card->content()->addLayout(m_channels);
    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(theme::gapSmall);
    bottom->addWidget(m_reason, 1);
    bottom->addWidget(m_save);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::gap);
    column->addWidget(m_card);
    column->addWidget(m_changed);
    column->addStretch(1);
    layout->addWidget(m_title);
    layout->addWidget(m_condition);
    m_scrolled = new ScrolledDetails(content, this);
    layout->addWidget(m_scrolled, 1);
    layout->addWidget(m_why);
    layout->addLayout(bottom);
    setTabOrder(m_scrolled, m_reason);
    setTabOrder(m_reason, m_save);
    connect(m_enabled, &QCheckBox::toggled, this, &RuleForm::update);
    connect(m_threshold, &QDoubleSpinBox::valueChanged, this, &RuleForm::update);
    connect(m_window, &QSpinBox::valueChanged, this, &RuleForm::update);
    connect(m_hold, &QSpinBox::valueChanged, this, &RuleForm::update);
    connect(m_severity, &QComboBox::currentIndexChanged, this, &RuleForm::update);
    connect(m_reason, &ReasonField::textChanged, this, &RuleForm::update);
    connect(m_save, &QPushButton::clicked, this, [this] {
        if (const auto reason = m_reason->reason())
            emit saveRequested(wish(), *reason);
    });
}

void RuleForm::show(const models::AlertsKnown &known, const QString &code)
{
    m_known = known;
    const store::StoredAlertRule *rule = known.rule(code);
    if (!rule)
        return;
    const bool isSame = m_rule && m_rule->rule.code == code && m_rule->rule.version == rule->rule.version;
    if (!m_rule || m_rule->rule.code != code)
        m_scrolled->showBeginning();
    m_rule = *rule;
    if (!isSame)
        fill();
    retranslate();
}

void RuleForm::fill()
{
    const Rule &rule = m_rule->rule;
    const bool hasWindow = rule.window.count() > 0;
    m_enabled->setChecked(rule.enabled);
    const bool isCount = alerts::valueText(rule.measure, 0) == u"0"_s;
    m_threshold->setDecimals(isCount ? 0 : std::max(1, decimalsOf(rule.threshold)));
    m_threshold->setValue(rule.threshold);
    m_window->setValue(int(std::chrono::duration_cast<std::chrono::minutes>(rule.window).count()));
    m_window->setVisible(hasWindow);
    m_captions[1]->setVisible(hasWindow);
    m_hold->setValue(int(std::chrono::duration_cast<std::chrono::minutes>(rule.hold).count()));
    m_severity->setCurrentIndex(rule.severity == Severity::Critical ? 1 : 0);
    m_reason->clear();
    QStringList names;
    for (const store::AlertChannel &channel : std::as_const(m_known.channels))
        names += channel.name;
    showChannels(names);
}

void RuleForm::showChannels(const QStringList &names)
{
    qDeleteAll(m_channelBoxes);
    m_channelBoxes.clear();
    for (const QString &name : names) {
        auto *box = new QCheckBox(name, m_card);
        box->setChecked(m_rule->rule.channels.contains(name));
        connect(box, &QCheckBox::toggled, this, &RuleForm::update);
        m_channels->addWidget(box);
        setTabOrder(
            m_channelBoxes.isEmpty() ? static_cast<QWidget *>(m_severity) : m_channelBoxes.constLast(), box);
        m_channelBoxes += box;
    }
}

Rule RuleForm::wish() const
{
    Rule rule = m_rule->rule;
    rule.enabled = m_enabled->isChecked();
    rule.threshold = m_threshold->value();
    if (rule.window.count() > 0)
        rule.window = std::chrono::minutes(m_window->value());
    rule.hold = std::chrono::minutes(m_hold->value());
    rule.severity = m_severity->currentIndex() == 1 ? Severity::Critical : Severity::Warning;
    rule.channels.clear();
    for (const QCheckBox *box : m_channelBoxes)
        if (box->isChecked())
            rule.channels += box->text();
    return rule;
}

void RuleForm::setWorking(bool isWorking)
{
    m_isWorking = isWorking;
    update();
}

void RuleForm::update()
{
    if (!m_rule)
        return;
    const bool isChanged = !(wish() == m_rule->rule);
    const auto reason = m_reason->reason();
    for (QWidget *field : {static_cast<QWidget *>(m_enabled), static_cast<QWidget *>(m_threshold),
                           static_cast<QWidget *>(m_window), static_cast<QWidget *>(m_hold),
                           static_cast<QWidget *>(m_severity), static_cast<QWidget *>(m_reason)})
        field->setEnabled(m_mayChange && !m_isWorking);
    for (QCheckBox *box : std::as_const(m_channelBoxes))
        box->setEnabled(m_mayChange && !m_isWorking);
    m_save->setEnabled(m_mayChange && !m_isWorking && isChanged && reason);
    m_reason->setVisible(m_mayChange);
    m_save->setVisible(m_mayChange);
    m_why->setText(!m_mayChange ? tr("Only Super Admins change rules.")
                   : !isChanged ? tr("No changes.")
                   : !reason    ? m_reason->whatIsMissing()
                                : QString());
    m_condition->setText(alerts::condition(wish()));
    m_why->setVisible(!m_why->text().isEmpty());
}

void RuleForm::retranslate()
{
    const QString captions[] = {tr("&Threshold"), tr("Counted over the &last"), tr("&For at least"),
                                tr("&Severity")};
    for (int row = 0; row < 4; ++row)
        m_captions[row]->setText(captions[row]);
    m_enabled->setText(tr("This &rule is on"));
    m_window->setSuffix(tr(" min"));
    m_hold->setSuffix(tr(" min"));
    m_hold->setSpecialValueText(tr("at once"));
    m_severity->setItemText(0, alerts::severityText(Severity::Warning));
    m_severity->setItemText(1, alerts::severityText(Severity::Critical));
    m_channelCaption->setText(m_channelBoxes.isEmpty()
                                  ? tr("There are no channels yet: alerts show in this window only.")
                                  : tr("Notify (none selected: all channels for this severity)"));
    m_reason->setHint(tr("Reason for the change"), tr("Reason for the change"));
    m_save->setText(tr("Sa&ve the rule"));
    if (!m_rule)
        return;
    m_title->setText(alerts::title(m_rule->rule));
    m_threshold->setSuffix(unitOf(m_rule->rule.measure));
    m_changed->setText(m_rule->changedBy.isEmpty()
                           ? tr("Default settings.")
                           : tr("Changed by %1 on %2: %3")
                                 .arg(m_rule->changedBy,
                                      models::timeText(m_rule->changedAt, Preferences::instance().calendar()),
                                      m_rule->changeReason));
    update();
}

} // namespace lekthi::ui
