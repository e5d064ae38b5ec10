#include "ui/alerts/channel_secret_fields.h"

#include "ui/shell/theme.h"
#include "ui/widgets/label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using SecretKind = notify::ChannelKind;
using notify::ChannelSecret;

namespace {

constexpr int longestSecret = 2000;

} // namespace

ChannelSecretFields::ChannelSecretFields(QWidget *parent)
    : QWidget(parent)
    , m_region(new QComboBox(this))
    , m_inHouse(new QCheckBox(this))
    , m_inHouseMeans(makeLabel(this, Look::Small))
{
    m_region->setObjectName(u"channelRegion"_s);
    m_inHouse->setObjectName(u"channelInHouse"_s);
    m_region->addItems({{}, {}});
    m_inHouseMeans->setContentsMargins(theme::margin, 0, 0, 0);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(theme::gapLarge);
    grid->setVerticalSpacing(theme::gapSmall);
    grid->setColumnStretch(1, 1);
    m_address = addLine(grid, u"channelAddress"_s, true);
    addRow(grid, m_region);
    m_signingKey = addLine(grid, u"channelSigningKey"_s, true);
    m_sender = addLine(grid, u"channelSender"_s, false);
    m_recipients = addLine(grid, u"channelRecipients"_s, false);
    m_user = addLine(grid, u"channelUser"_s, false);
    m_password = addLine(grid, u"channelPassword"_s, true);
    m_password->setEchoMode(QLineEdit::Password);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::gapSmall);
    column->addLayout(grid);
    column->addWidget(m_inHouse);
    column->addWidget(m_inHouseMeans);
    for (size_t row = 1; row < m_rows.size(); ++row)
        setTabOrder(m_rows[row - 1].field, m_rows[row].field);
    setTabOrder(m_rows.back().field, m_inHouse);
    connect(m_region, &QComboBox::currentIndexChanged, this, &ChannelSecretFields::changed);
    connect(m_inHouse, &QCheckBox::toggled, this, &ChannelSecretFields::changed);
    showRows();
}

QLineEdit *ChannelSecretFields::addLine(QGridLayout *grid, const QString &name, bool isSecret)
{
    auto *line = new QLineEdit(this);
    line->setObjectName(name);
    line->setMaxLength(longestSecret);
    if (isSecret)
        line->setEchoMode(QLineEdit::PasswordEchoOnEdit);
    addRow(grid, line);
    connect(line, &QLineEdit::textChanged, this, &ChannelSecretFields::changed);
    return line;
}

void ChannelSecretFields::addRow(QGridLayout *grid, QWidget *field)
{
    auto *caption = makeLabel(this, Look::Caption);
    caption->setWordWrap(false);
    caption->setBuddy(field);
    grid->addWidget(caption, int(m_rows.size()), 0);
    grid->addWidget(field, int(m_rows.size()), 1);
    m_rows.push_back({caption, field});
}

bool ChannelSecretFields::isOf(Field field) const
{
    switch (field) {
    case Address:
        return true;
    case Region:
        return m_kind == SecretKind::PagerDuty;
    case SigningKey:
        return m_kind == SecretKind::Webhook;
    default:
        return m_kind == SecretKind::Mail;
    }
}

void ChannelSecretFields::showRows()
{
    for (int field = 0; field < FieldCount; ++field) {
        m_rows[size_t(field)].caption->setVisible(isOf(Field(field)));
        m_rows[size_t(field)].field->setVisible(isOf(Field(field)));
    }
    // The address of a webhook lets anybody write there, that of a mail server does not.
    m_address->setEchoMode(m_kind == SecretKind::Mail ? QLineEdit::Normal : QLineEdit::PasswordEchoOnEdit);
    m_inHouse->setVisible(m_kind != SecretKind::PagerDuty);
    m_inHouseMeans->setVisible(m_kind != SecretKind::PagerDuty);
}

void ChannelSecretFields::setKind(SecretKind kind)
{
    if (kind == m_kind)
        return;
    m_kind = kind;
    showRows();
    retranslate();
}

void ChannelSecretFields::clear()
{
    for (QLineEdit *line : {m_address, m_signingKey, m_sender, m_recipients, m_user, m_password})
        line->clear();
}

void ChannelSecretFields::setInHouse(bool inHouse)
{
    m_inHouse->setChecked(inHouse);
}

bool ChannelSecretFields::isTyped() const
{
    return !m_address->text().trimmed().isEmpty();
}

ChannelSecret ChannelSecretFields::typed() const
{
    ChannelSecret secret;
    secret.kind = m_kind;
    const QString text = m_address->text().trimmed();
    if (m_kind == SecretKind::PagerDuty) {
        secret.address = notify::pagerDutyAddress(m_region->currentIndex() == 1);
        secret.routingKey = text;
        return secret;
    }
    secret.address = QUrl(text, QUrl::StrictMode);
    secret.inHouse = m_inHouse->isChecked();
    if (m_kind == SecretKind::Webhook) {
        secret.signingKey = m_signingKey->text().trimmed();
        return secret;
    }
    static const QRegularExpression between(u"[,;\\s]+"_s);
    secret.sender = m_sender->text().trimmed();
    secret.recipients = m_recipients->text().split(between, Qt::SkipEmptyParts);
    secret.user = m_user->text().trimmed();
    secret.password = m_password->text();
    return secret;
}

void ChannelSecretFields::retranslate()
{
    const QString address = m_kind == SecretKind::PagerDuty ? tr("&Integration key")
                            : m_kind == SecretKind::Mail    ? tr("Mail ser&ver")
                                                            : tr("&Address of the webhook");
    const QString captions[FieldCount] = {
        address,
        tr("&Region"),
        tr("Key for si&gning (may be empty)"),
        tr("&From address"),
        tr("Rec&ipients"),
        tr("&User (may be empty)"),
        tr("Passwor&d"),
    };
    for (int field = 0; field < FieldCount; ++field)
        m_rows[size_t(field)].caption->setText(captions[field]);
    m_address->setPlaceholderText(m_kind == SecretKind::Mail ? u"smtps://mail.example.com"_s : QString());
    m_sender->setPlaceholderText(u"lekthi@example.com"_s);
    m_recipients->setPlaceholderText(u"ops@example.com, night@example.com"_s);
    m_region->setItemText(0, tr("United States"));
    m_region->setItemText(1, tr("Europe"));
    m_inHouse->setText(tr("Allo&w private addresses"));
    m_inHouseMeans->setText(tr("Private addresses are refused unless this is selected. Redirects are never "
                               "followed; certificates are always checked."));
}

} // namespace lekthi::ui
