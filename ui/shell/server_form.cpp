#include "ui/shell/server_form.h"

#include "ui/shell/theme.h"

#include <QCheckBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QUrl>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int largestPort = 65535;
constexpr int portWidth = 104;

/// "host:port" as the text of an address has it; a number of IPv6 stands in brackets there.
QString textOfNode(const QString &node, int port)
{
    if (node.count(u':') > 1 && !node.startsWith(u'['))
        return u"[%1]:%2"_s.arg(node).arg(port);
    const bool hasPort = node.lastIndexOf(u':') > node.lastIndexOf(u']');
    return hasPort ? node : u"%1:%2"_s.arg(node).arg(port);
}

QString nodeText(const QString &host, int port, int usualPort)
{
    const QString name = host.contains(u':') ? u'[' + host + u']' : host;
    return port == usualPort ? name : u"%1:%2"_s.arg(name).arg(port);
}

/// As a person writes it: the nodes of a cluster side by side, the port apart.
QString hostsOf(const store::Address &address)
{
    if (!address.usesNetwork())
        return address.socket;
    QStringList hosts{address.host};
    for (const store::Node &node : address.otherNodes)
        hosts += nodeText(node.host, node.port, address.port);
    return hosts.join(u", "_s);
}

QString encoded(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text));
}

} // namespace

ServerForm::ServerForm(QWidget *parent)
    : QWidget(parent)
    , m_server(new QLabel(this))
    , m_place(new QWidget(this))
    , m_hostCaption(new QLabel)
    , m_host(new QLineEdit)
    , m_portCaption(new QLabel)
    , m_port(new QSpinBox)
    , m_databaseCaption(new QLabel)
    , m_database(new QLineEdit)
    , m_authorityCaption(new QLabel)
    , m_authority(new QLineEdit)
    , m_choose(new QPushButton)
    , m_userCaption(new QLabel)
    , m_user(new QLineEdit)
    , m_passwordCaption(new QLabel)
    , m_password(new QLineEdit)
    , m_keep(new QCheckBox(this))
    , m_note(new QLabel(this))
{
    m_host->setObjectName(u"serverHost"_s);
    m_port->setObjectName(u"serverPort"_s);
    m_database->setObjectName(u"serverDatabase"_s);
    m_authority->setObjectName(u"serverAuthority"_s);
    m_user->setObjectName(u"serverAccount"_s);
    m_password->setObjectName(u"serverPassword"_s);
    m_keep->setObjectName(u"keepPassword"_s);
    m_note->setObjectName(u"keychainNote"_s);
    build();
    retranslate();
    for (QLineEdit *edit : {m_host, m_database, m_authority, m_user, m_password}) {
        connect(edit, &QLineEdit::returnPressed, this, &ServerForm::submitted);
        connect(edit, &QLineEdit::textEdited, this, &ServerForm::edited);
    }
    connect(m_host, &QLineEdit::textChanged, this, &ServerForm::adaptToHost);
    connect(m_choose, &QPushButton::clicked, this, &ServerForm::chooseAuthority);
    adaptToHost();
}

void ServerForm::build()
{
    theme::setLook(m_server, Look::Strong);
    theme::setLook(m_note, Look::Small);
    m_server->setTextFormat(Qt::PlainText);
    m_server->setWordWrap(true);
    m_server->hide();
    m_note->setWordWrap(true);
    m_note->hide();
    m_keep->hide();
    m_password->setEchoMode(QLineEdit::Password);
    m_port->setRange(1, largestPort);
    m_port->setValue(store::Address().port);
    m_port->setFixedWidth(portWidth);
    m_database->setText(u"lekthi"_s);
    m_choose->setAutoDefault(false);

    auto *place = new QGridLayout(m_place);
    place->setContentsMargins(0, 0, 0, 0);
    place->setHorizontalSpacing(theme::gap);
    place->setVerticalSpacing(2);
    place->setColumnStretch(0, 1);
    place->setColumnStretch(1, 1);
    place->addWidget(m_hostCaption, 0, 0, 1, 2);
    place->addWidget(m_host, 1, 0, 1, 2);
    addField(place, 0, 2, m_portCaption, m_port);
    addField(place, 2, 0, m_databaseCaption, m_database);
    addField(place, 2, 1, m_authorityCaption, m_authority);
    place->addWidget(m_choose, 3, 2);
    m_hostCaption->setBuddy(m_host);
    theme::setLook(m_hostCaption, Look::Caption);

    auto *account = new QGridLayout;
    account->setHorizontalSpacing(theme::gap);
    account->setVerticalSpacing(2);
    account->setColumnStretch(0, 1);
    account->setColumnStretch(1, 1);
    addField(account, 0, 0, m_userCaption, m_user);
    addField(account, 0, 1, m_passwordCaption, m_password);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::gapSmall);
    column->addWidget(m_server);
    column->addWidget(m_place);
    column->addLayout(account);
    column->addWidget(m_keep);
    column->addWidget(m_note);
    column->addStretch(1);
    const QList<QWidget *> order{m_host,   m_port, m_database, m_authority,
                                 m_choose, m_user, m_password, m_keep};
    for (qsizetype next = 1; next < order.size(); ++next)
        setTabOrder(order.at(next - 1), order.at(next));
}

void ServerForm::addField(QGridLayout *grid, int row, int column, QLabel *caption, QWidget *field)
{
    theme::setLook(caption, Look::Caption);
    caption->setContentsMargins(0, row > 0 ? theme::gapSmall : 0, 0, 0);
    caption->setBuddy(field);
    grid->addWidget(caption, row, column);
    grid->addWidget(field, row + 1, column);
}

void ServerForm::setAddress(const store::Address &address)
{
    m_base = address;
    m_host->setText(hostsOf(address));
    m_port->setValue(address.port);
    m_database->setText(address.database);
    m_authority->setText(address.tls.authority);
    m_user->setText(address.user);
    m_password->setText(address.password);
}

void ServerForm::fixServer(const store::Address &address)
{
    setAddress(address);
    m_isFixed = true;
    m_place->hide();
    m_server->show();
    retranslate();
}

bool ServerForm::namesSocket() const
{
    return m_host->text().trimmed().startsWith(u'/');
}

QString ServerForm::textOfNodes() const
{
    QStringList nodes;
    for (const QString &node : m_host->text().split(u',', Qt::SkipEmptyParts))
        nodes += textOfNode(node.trimmed(), m_port->value());
    return nodes.join(u',');
}

tl::expected<store::Address, QString> ServerForm::read() const
{
    if (namesSocket()) {
        store::Address address;
        address.socket = m_host->text().trimmed();
        address.database = m_database->text().trimmed();
        address.user = account();
        return store::parseAddress(address.toText());
    }
    auto address = store::parseAddress(
        u"mysql://%1@%2/%3"_s.arg(encoded(account()), textOfNodes(), encoded(m_database->text().trimmed())));
    if (!address)
        return address;
    address->tls = m_base.tls;
    address->tls.authority = m_authority->text().trimmed();
    return store::parseAddress(address->toText());
}

tl::expected<store::Address, ServerForm::Problem> ServerForm::address() const
{
    if (account().isEmpty())
        return tl::unexpected(Problem{tr("Enter your account in the store."), m_user});
    if (m_isFixed) {
        store::Address address = m_base;
        address.user = account();
        address.password = m_password->text();
        return address;
    }
    const QString authority = m_authority->text().trimmed();
    if (m_host->text().trimmed().isEmpty())
        return tl::unexpected(Problem{tr("Enter the server."), m_host});
    if (m_database->text().trimmed().isEmpty())
        return tl::unexpected(Problem{tr("Enter the name of the store's database."), m_database});
    if (!namesSocket() && !authority.isEmpty() && !QFileInfo(authority).isReadable())
        return tl::unexpected(
            Problem{tr("The file %1 cannot be read. Choose the CA file again.").arg(authority), m_authority});
    auto address = read();
    if (!address)
        return tl::unexpected(Problem{tr("“%1” is not the name of a server. Enter its name or IP address, or "
                                         "the path of a socket on this computer.")
                                          .arg(m_host->text().trimmed()),
                                      m_host});
    address->password = m_password->text();
    return *address;
}

QString ServerForm::account() const
{
    return m_user->text().trimmed();
}

void ServerForm::setPassword(const QString &password)
{
    m_password->setText(password);
}

bool ServerForm::hasPassword() const
{
    return !m_password->text().isEmpty();
}

void ServerForm::offerKeeping(bool isKept)
{
    m_keep->show();
    m_keep->setChecked(isKept);
}

bool ServerForm::wantsKeeping() const
{
    return m_keep->isChecked();
}

void ServerForm::showNote(const QString &sentence)
{
    m_note->setText(sentence);
    m_note->setVisible(!sentence.isEmpty());
}

void ServerForm::focusFirst()
{
    QLineEdit *first = m_password;
    if (account().isEmpty())
        first = m_user;
    if (!m_isFixed && m_host->text().isEmpty())
        first = m_host;
    first->setFocus();
    first->selectAll();
}

void ServerForm::focusOn(store::ErrorKind kind)
{
    QLineEdit *field = m_user;
    switch (kind) {
    case store::ErrorKind::AccessDenied:
    case store::ErrorKind::PasswordExpired:
        field = m_password;
        break;
    case store::ErrorKind::UntrustedServer:
        field = m_authority;
        break;
    case store::ErrorKind::SchemaMissing:
        field = m_database;
        break;
    case store::ErrorKind::Unreachable:
    case store::ErrorKind::NoTls:
        field = m_host;
        break;
    default:
        break;
    }
    field = m_isFixed && field != m_user ? m_password : field;
    field->setFocus();
    field->selectAll();
}

void ServerForm::chooseAuthority()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("CA file of the server"), m_authority->text());
    if (!file.isEmpty())
        m_authority->setText(file);
}

void ServerForm::adaptToHost()
{
    for (QWidget *field : {static_cast<QWidget *>(m_port), static_cast<QWidget *>(m_authority),
                           static_cast<QWidget *>(m_choose)})
        field->setEnabled(!namesSocket());
}

void ServerForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ServerForm::retranslate()
{
    m_hostCaption->setText(tr("S&erver"));
    m_host->setAccessibleName(tr("Server"));
    m_host->setPlaceholderText(tr("db.example.org, or /path/to/socket"));
    m_portCaption->setText(tr("P&ort"));
    m_port->setAccessibleName(tr("Port"));
    m_databaseCaption->setText(tr("&Database"));
    m_database->setAccessibleName(tr("Database"));
    m_authorityCaption->setText(tr("&CA file of the server"));
    m_authority->setAccessibleName(tr("CA file of the server"));
    m_authority->setPlaceholderText(tr("The CAs of this computer"));
    m_choose->setText(tr("C&hoose…"));
    m_choose->setAccessibleName(tr("Choose the CA file"));
    m_userCaption->setText(tr("&Account"));
    m_user->setAccessibleName(tr("Account"));
    m_passwordCaption->setText(tr("&Password"));
    m_password->setAccessibleName(tr("Password"));
    m_keep->setText(tr("&Keep the password in the keychain of this computer"));
    m_server->setText(tr("Store %1 on %2", "database and server").arg(m_base.database, hostsOf(m_base)));
}

} // namespace lekthi::ui
