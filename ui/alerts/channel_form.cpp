#include "ui/alerts/channel_form.h"

#include "core/alerts/rule_text.h"
#include "core/notify/alert_courier.h"
#include "core/store/people/rights.h"
#include "models/alerts/alert_text.h"
#include "ui/alerts/channel_secret_fields.h"
#include "ui/shell/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/label.h"
#include "ui/widgets/reason_field.h"
#include "ui/widgets/scrolled_details.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using alerts::Severity;
using notify::ChannelSecret;
using numbering::Reason;
using store::ChannelKind;
using store::Deed;

namespace {

constexpr ChannelKind kinds[] = {ChannelKind::Slack, ChannelKind::PagerDuty, ChannelKind::Mail}; // as listed

void addRow(QGridLayout *grid, QLabel *&caption, QWidget *field, QWidget *parent)
{
    const int row = grid->rowCount();
    caption = makeLabel(parent, Look::Caption);
    caption->setWordWrap(false);
    caption->setBuddy(field);
    grid->addWidget(caption, row, 0);
    grid->addWidget(field, row, 1);
}

QGridLayout *makeGrid()
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(theme::gapLarge);
    grid->setVerticalSpacing(theme::gapSmall);
    grid->setColumnStretch(1, 1);
    return grid;
}

bool isName(const QString &text)
{
    static const QRegularExpression name(uR"(\A[A-Za-z0-9._-]{1,40}\z)"_s);
    return name.match(text).hasMatch();
}

} // namespace

ChannelForm::ChannelForm(store::Role role, QWidget *parent)
    : QWidget(parent)
    , m_role(role)
    , m_title(new QLabel(this))
    , m_storeCard(makeStoreCard())
    , m_secretCard(makeSecretCard())
    , m_why(makeLabel(this, Look::Small))
    , m_reason(new ReasonField(u"channelReason"_s, Reason::minimumForTemplate, this))
    , m_save(new QPushButton(this))
{
    setObjectName(u"channelForm"_s);
    m_why->setObjectName(u"channelWhy"_s);
    m_save->setObjectName(u"channelSave"_s);
    build();
    connectParts();
}

Card *ChannelForm::makeStoreCard()
{
    auto *card = new Card(this);
    m_name = new QLineEdit(card);
    m_kind = new QComboBox(card);
    m_severity = new QComboBox(card);
    m_enabled = new QCheckBox(card);
    m_retire = new QPushButton(card);
    m_name->setObjectName(u"channelName"_s);
    m_kind->setObjectName(u"channelKind"_s);
    m_severity->setObjectName(u"channelSeverity"_s);
    m_enabled->setObjectName(u"channelEnabled"_s);
    m_retire->setObjectName(u"channelRetire"_s);
    m_kind->addItems({{}, {}, {}});
    m_severity->addItems({{}, {}});
    auto *grid = makeGrid();
    addRow(grid, m_captions[0], m_name, card);
    addRow(grid, m_captions[1], m_kind, card);
    addRow(grid, m_captions[2], m_severity, card);
    auto *last = new QHBoxLayout;
    last->addWidget(m_enabled, 1);
    last->addWidget(m_retire);
    card->content()->addLayout(grid);
    card->content()->addLayout(last);
    return card;
}

Card *ChannelForm::makeSecretCard()
{
    auto *card = new Card(this);
    m_known = makeLabel(card, Look::Secondary);
    m_fields = new ChannelSecretFields(card);
    m_secretWhy = makeLabel(card, Look::Warning);
    m_result = makeLabel(card);
    m_known->setObjectName(u"channelKnown"_s);
    m_secretWhy->setObjectName(u"channelSecretWhy"_s);
    m_result->setObjectName(u"channelTestResult"_s);
    card->content()->addWidget(m_known);
    card->content()->addWidget(m_fields);
    card->content()->addWidget(m_secretWhy);
    card->content()->addLayout(makeSecretButtons());
    card->content()->addWidget(m_result);
    return card;
}

QLayout *ChannelForm::makeSecretButtons()
{
    m_keep = new QPushButton(this);
    m_forget = new QPushButton(this);
    m_test = new QPushButton(this);
    m_keep->setObjectName(u"channelKeep"_s);
    m_forget->setObjectName(u"channelForget"_s);
    m_test->setObjectName(u"channelTest"_s);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gapSmall);
    buttons->addWidget(m_test);
    buttons->addStretch(1);
    buttons->addWidget(m_forget);
    buttons->addWidget(m_keep);
    return buttons;
}

void ChannelForm::build()
{
    theme::setLook(m_title, Look::Title);
    theme::setLook(m_save, Look::PrimaryButton);
    m_title->setTextFormat(Qt::PlainText);
    m_why->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::gap);
    column->addWidget(m_storeCard);
    column->addWidget(m_secretCard);
    column->addStretch(1);
    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(theme::gapSmall);
    bottom->addWidget(m_reason, 1);
    bottom->addWidget(m_save);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_title);
    m_scrolled = new ScrolledDetails(content, this);
    layout->addWidget(m_scrolled, 1);
    layout->addWidget(m_why);
    layout->addLayout(bottom);
    setTabOrder(m_scrolled, m_reason);
    setTabOrder(m_reason, m_save);
}

void ChannelForm::connectParts()
{
    for (QLineEdit *field : {m_name, static_cast<QLineEdit *>(m_reason)})
        connect(field, &QLineEdit::textChanged, this, &ChannelForm::update);
    for (QComboBox *field : {m_kind, m_severity})
        connect(field, &QComboBox::currentIndexChanged, this, &ChannelForm::update);
    connect(m_enabled, &QCheckBox::toggled, this, &ChannelForm::update);
    connect(m_fields, &ChannelSecretFields::changed, this, &ChannelForm::update);
    connect(m_save, &QPushButton::clicked, this, [this] {
        if (const auto reason = m_reason->reason())
            emit saveRequested(wish(), *reason);
    });
    connect(m_keep, &QPushButton::clicked, this, [this] {
        const ChannelSecret secret = m_fields->typed();
        m_fields->clear();
        emit secretEntered(m_channel.name, secret);
    });
    connect(m_retire, &QPushButton::clicked, this, [this] { emit retireWanted(m_channel); });
    connect(m_forget, &QPushButton::clicked, this, [this] { emit forgetRequested(m_channel.name); });
    connect(m_test, &QPushButton::clicked, this, [this] {
        emit testRequested(m_channel.name, m_fields->isTyped() ? m_fields->typed() : *m_secret);
    });
}

void ChannelForm::show(const store::AlertChannel &channel, const std::optional<ChannelSecret> &secret,
                       bool isKept)
{
    const bool isOther = m_channel.name != channel.name;
    const bool isSame = !isOther && m_channel.version == channel.version;
    m_channel = channel;
    m_secret = secret;
    m_isKept = isKept;
    if (isOther) {
        m_scrolled->showBeginning();
        m_fields->clear();
        m_fields->setInHouse(secret && secret->inHouse);
        m_tested.reset();
    }
    if (!isSame)
        fill();
    retranslate();
}

void ChannelForm::showNew()
{
    if (m_channel.version == 0 && m_save->isEnabled())
        return;
    m_channel = {};
    m_secret.reset();
    m_tested.reset();
    fill();
    retranslate();
    m_name->setFocus();
}

void ChannelForm::fill()
{
    m_name->setText(m_channel.name);
    m_kind->setCurrentIndex(int(m_channel.kind));
    m_fields->setKind(notify::secretKindOf(m_channel.kind));
    m_severity->setCurrentIndex(m_channel.minimumSeverity == Severity::Critical ? 1 : 0);
    m_enabled->setChecked(m_channel.isEnabled);
    m_reason->clear();
}

store::AlertChannel ChannelForm::wish() const
{
    store::AlertChannel channel = m_channel;
    channel.name = m_name->text().trimmed();
    channel.kind = kinds[m_kind->currentIndex()];
    channel.minimumSeverity = m_severity->currentIndex() == 1 ? Severity::Critical : Severity::Warning;
    channel.isEnabled = m_enabled->isChecked();
    return channel;
}

void ChannelForm::setWorking(bool isWorking)
{
    m_isWorking = isWorking;
    update();
}

void ChannelForm::showTesting()
{
    m_isTesting = true;
    m_tested.reset();
    retranslate();
}

void ChannelForm::showTested(const notify::Outcome &outcome)
{
    m_isTesting = false;
    m_tested = outcome;
    retranslate();
}

QString ChannelForm::whyNot() const
{
    if (!store::may(m_role, Deed::ChangeAlertChannels))
        return tr("Only Super Admins change channels.");
    const store::AlertChannel wanted = wish();
    if (m_channel.version == 0 && !isName(wanted.name))
        return tr("A name has 1 to 40 letters, digits, dots, underscores and dashes.");
    const bool isChanged = m_channel.version == 0 || wanted.kind != m_channel.kind ||
                           wanted.minimumSeverity != m_channel.minimumSeverity ||
                           wanted.isEnabled != m_channel.isEnabled;
    if (!isChanged)
        return tr("No changes.");
    return m_reason->whatIsMissing();
}

void ChannelForm::update()
{
    const bool isNew = m_channel.version == 0;
    const bool mayEverChange = store::may(m_role, Deed::ChangeAlertChannels);
    const bool mayChange = mayEverChange && !m_isWorking;
    m_name->setEnabled(mayChange && isNew);
    for (QWidget *field : {static_cast<QWidget *>(m_kind), static_cast<QWidget *>(m_severity),
                           static_cast<QWidget *>(m_enabled), static_cast<QWidget *>(m_reason)})
        field->setEnabled(mayChange);
    const QString why = whyNot();
    m_why->setText(why);
    m_why->setVisible(!why.isEmpty());
    m_save->setEnabled(mayChange && why.isEmpty());
    m_reason->setVisible(mayEverChange);
    m_save->setVisible(mayEverChange);
    m_retire->setVisible(mayEverChange && !isNew);
    m_retire->setEnabled(mayChange);
    m_secretCard->setVisible(!isNew && store::may(m_role, Deed::DeliverAlerts));
    updateSecret();
}

void ChannelForm::updateSecret()
{
    const bool isTyped = m_fields->isTyped();
    const auto fault = isTyped ? notify::faultOf(m_fields->typed()) : std::nullopt;
    m_secretWhy->setText(fault ? notify::describe(*fault) : QString());
    m_secretWhy->setVisible(fault.has_value());
    m_keep->setEnabled(isTyped && !fault);
    m_forget->setVisible(m_secret.has_value());
    m_test->setEnabled(!m_isTesting && !fault && (isTyped || m_secret));
    m_result->setVisible(m_isTesting || m_tested);
}

void ChannelForm::retranslate()
{
    m_title->setText(m_channel.version == 0 ? tr("New channel") : m_channel.name);
    m_storeCard->setTitle(tr("Recipients and severity"));
    const QString captions[] = {tr("&Name"), tr("&Kind"), tr("&From severity")};
    for (int row = 0; row < 3; ++row)
        m_captions[row]->setText(captions[row]);
    for (const ChannelKind kind : kinds)
        m_kind->setItemText(int(kind), models::channelKindText(kind));
    m_severity->setItemText(0, tr("Warnings and critical alerts"));
    m_severity->setItemText(1, tr("Critical alerts only"));
    m_enabled->setText(tr("This channel is &on"));
    m_retire->setText(tr("Retire the channe&l…"));
    m_secretCard->setTitle(tr("Address (kept on this computer only)"));
    m_known->setText(!m_secret
                         ? tr("Not entered on this computer. Each computer that is to deliver needs it.")
                     : m_isKept ? tr("Entered; the keychain of this computer keeps it.")
                                : tr("Entered; forgotten when this window is closed, since this computer has "
                                     "no keychain."));
    m_fields->retranslate();
    m_keep->setText(tr("Keep on this com&puter"));
    m_forget->setText(tr("Forg&et"));
    m_test->setText(tr("Send a &test"));
    m_result->setText(m_tested ? notify::describe(*m_tested) : tr("Sending a test"));
    theme::setLook(m_result, !m_tested ? Look::Secondary : m_tested->delivered() ? Look::Good : Look::Error);
    m_reason->setHint(tr("Reason for the change"), tr("Reason for the change"));
    m_save->setText(tr("Sa&ve the channel"));
    update();
}

} // namespace lekthi::ui
