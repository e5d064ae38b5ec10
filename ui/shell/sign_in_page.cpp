#include "ui/shell/sign_in_page.h"

#include "ui/shell/demo_people.h"
#include "ui/shell/new_password_form.h"
#include "ui/shell/preferences.h"
#include "ui/shell/server_form.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int columnWidth = 540;
constexpr int roomAbove = 64;
constexpr int highEnough = 640;       // for some room above
constexpr int passwordExpired = 1820; // as long as it may be changed

} // namespace

SignInPage::SignInPage(QWidget *parent)
    : QWidget(parent)
    , m_scrolled(new QScrollArea(this))
    , m_roomAbove(new QSpacerItem(0, roomAbove))
    , m_brand(new QLabel(u"Lekthi เลขที่"_s))
    , m_ways(new QTabBar)
    , m_forms(new QStackedWidget)
    , m_people(new DemoPeople)
    , m_server(new ServerForm)
    , m_newPassword(new NewPasswordForm)
    , m_memory(*m_server)
    , m_banner(new Banner)
    , m_explanation(new QLabel)
    , m_bar(new QProgressBar)
    , m_setUp(new QPushButton)
    , m_back(new QPushButton)
    , m_button(new QPushButton)
{
    theme::dress(*this);
    setObjectName(u"signInPage"_s);
    m_ways->setObjectName(u"signInWays"_s);
    m_banner->setObjectName(u"signInBanner"_s);
    m_button->setObjectName(u"signInButton"_s);
    m_back->setObjectName(u"signInBack"_s);
    m_setUp->setObjectName(u"signInSetUp"_s);
    build();
    connectParts();
    show(State::Asking);
}

SignInPage::~SignInPage() = default;

void SignInPage::build()
{
    theme::setLook(m_brand, Look::Hero);
    theme::setLook(m_explanation, Look::Secondary);
    theme::setLook(m_button, Look::PrimaryButton);
    m_explanation->setWordWrap(true);
    theme::setLook(m_setUp, Look::LinkButton);
    for (const Way way : {Demo, Server, Own})
        m_ways->insertTab(way, {});
    m_ways->setTabVisible(Own, false);
    m_ways->setDrawBase(false);
    m_ways->setUsesScrollButtons(false);
    // So few tabs are never scrolled, and Qt does not say in every language what its buttons for that do.
    for (QToolButton *button : m_ways->findChildren<QToolButton *>())
        button->setAccessibleName({});
    m_ways->setExpanding(true);
    m_forms->addWidget(m_people);
    m_forms->addWidget(m_server);
    m_forms->addWidget(m_newPassword);
    m_bar->setRange(0, 0);
    m_bar->setTextVisible(false);
    m_button->setDefault(true);

    auto *box = new QWidget;
    box->setLayout(makeColumn());
    box->setMaximumWidth(columnWidth);
    auto *middle = new QWidget;
    middle->setProperty("look", u"scrolled"_s);
    auto *row = new QHBoxLayout(middle);
    row->addStretch(1);
    row->addWidget(box, 100);
    row->addStretch(1);
    m_scrolled->setWidgetResizable(true);
    m_scrolled->setFrameShape(QFrame::NoFrame);
    m_scrolled->setFocusPolicy(Qt::NoFocus); // all that it holds takes the keyboard
    m_scrolled->setWidget(middle);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scrolled);
}

QLayout *SignInPage::makeColumn()
{
    auto *column = new QVBoxLayout;
    column->setSpacing(theme::gap);
    column->addSpacerItem(m_roomAbove);
    column->addWidget(m_brand, 0, Qt::AlignHCenter);
    column->addWidget(m_ways);
    column->addWidget(m_forms);
    column->addWidget(m_banner);
    column->addWidget(m_explanation);
    column->addWidget(m_bar);
    column->addLayout(makeButtons());
    column->addStretch(1);
    return column;
}

QLayout *SignInPage::makeButtons()
{
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gapSmall);
    buttons->addWidget(m_setUp);
    buttons->addStretch(1);
    buttons->addWidget(m_back);
    buttons->addWidget(m_button);
    return buttons;
}

void SignInPage::connectForm(ServerForm &form)
{
    connect(&form, &ServerForm::submitted, this, &SignInPage::submit);
    connect(&form, &ServerForm::edited, this, &SignInPage::calmDown);
}

void SignInPage::connectParts()
{
    connect(m_ways, &QTabBar::currentChanged, this, [this](int index) { choose(Way(index)); });
    connect(m_people, &DemoPeople::submitted, this, &SignInPage::submit);
    connectForm(*m_server);
    connect(m_setUp, &QPushButton::clicked, this, &SignInPage::setupWanted);
    connect(m_newPassword, &NewPasswordForm::submitted, this, &SignInPage::submit);
    connect(m_newPassword, &NewPasswordForm::acceptableChanged, this, [this](bool acceptable) {
        if (m_state == State::Renewing)
            m_button->setEnabled(acceptable);
    });
    connect(m_button, &QPushButton::clicked, this, &SignInPage::submit);
    connect(m_back, &QPushButton::clicked, this, &SignInPage::goBack);
    connect(&m_memory, &PasswordMemory::keepingFailed, this, &SignInPage::keepingFailed);
    connect(&m_signingIn, &models::SigningIn::succeeded, this, &SignInPage::onSignedIn);
    connect(&m_signingIn, &models::SigningIn::failed, this, &SignInPage::onFailed);
    connect(&m_signingIn, &models::SigningIn::passwordChanged, this, [this](const QString &password) {
        m_renewing = false;
        m_tried.password = password;
        if (way() != Demo)
            form()->setPassword(password);
    });
}

void SignInPage::setPasswordKeeper(models::PasswordKeeper *keeper)
{
    m_memory.setKeeper(keeper);
}

void SignInPage::show(State state)
{
    m_state = state;
    m_memory.setListening(state == State::Asking);
    const bool works = state == State::Working;
    if (!works)
        m_forms->setCurrentWidget(state == State::Renewing ? m_newPassword : formOf(way()));
    m_forms->setEnabled(!works);
    m_ways->setEnabled(state == State::Asking);
    m_bar->setVisible(works);
    m_back->setVisible(state != State::Asking);
    m_setUp->setVisible(m_maySetUp && state == State::Asking);
    m_explanation->setVisible(state != State::Renewing);
    m_button->setEnabled(state == State::Renewing ? m_newPassword->isAcceptable()
                                                  : !works && (way() != Demo || m_people->person()));
    // The form that is not shown must not make the page higher.
    for (int form = 0; form < m_forms->count(); ++form) {
        const bool shown = form == m_forms->currentIndex();
        m_forms->widget(form)->setSizePolicy(QSizePolicy::Preferred,
                                             shown ? QSizePolicy::Preferred : QSizePolicy::Ignored);
    }
    m_forms->adjustSize();
    retranslate();
}

void SignInPage::submit()
{
    if (m_state == State::Working || !m_button->isEnabled())
        return;
    calmDown();
    if (m_state == State::Renewing) {
        renew();
        return;
    }
    if (way() == Demo) {
        store::Address address = *m_demoStore;
        address.user = m_people->person()->login;
        address.password = m_people->password();
        begin(address);
        return;
    }
    const auto address = form()->address();
    if (!address) {
        complain(address.error().sentence);
        address.error().field->setFocus();
        return;
    }
    begin(*address);
}

void SignInPage::begin(const store::Address &address)
{
    m_tried = address;
    m_renewing = false;
    show(State::Working);
    m_back->setFocus();
    m_signingIn.begin(address);
}

void SignInPage::renew()
{
    m_renewing = true;
    show(State::Working);
    m_back->setFocus();
    m_signingIn.beginWithNewPassword(m_tried, m_newPassword->password());
}

void SignInPage::goBack()
{
    m_signingIn.cancel();
    m_newPassword->clear();
    m_tried = {};
    calmDown();
    show(State::Asking);
    focusFirst();
}

void SignInPage::askForNewPassword()
{
    m_newPassword->start(m_tried.user, m_tried.password);
    show(State::Renewing);
    m_newPassword->focusFirst();
}

QString SignInPage::sentenceFor(const store::Error &error) const
{
    const bool isDemo = way() == Demo;
    if (isDemo && error.kind == store::ErrorKind::AccessDenied && m_tried.password == store::demoPassword())
        return tr("The demo password of %1 was changed. Enter the current one.").arg(m_tried.user);
    store::Error named = error;
    if (error.kind == store::ErrorKind::Unreachable)
        named.subject = m_tried.usesNetwork() ? m_tried.host : m_tried.socket;
    return store::describe(named);
}

void SignInPage::onFailed(const store::Error &error)
{
    if (error.kind == store::ErrorKind::PasswordExpired && error.serverCode == passwordExpired) {
        askForNewPassword();
        return;
    }
    const bool stays = m_renewing && error.kind == store::ErrorKind::PasswordTooWeak;
    show(stays ? State::Renewing : State::Asking);
    complain(sentenceFor(error));
    if (stays)
        m_newPassword->focusFirst();
    else if (way() != Demo)
        form()->focusOn(error.kind);
    else if (error.kind == store::ErrorKind::AccessDenied)
        m_people->askForPassword();
    else
        focusFirst();
}

void SignInPage::complain(const QString &sentence)
{
    m_banner->showMessage(Banner::Kind::Error, sentence);
    m_explanation->hide();
    QMetaObject::invokeMethod(
        this, [this] { m_scrolled->ensureWidgetVisible(m_button); }, Qt::QueuedConnection);
}

void SignInPage::calmDown()
{
    m_banner->hideMessage();
    m_explanation->setVisible(m_state != State::Renewing);
}

void SignInPage::onSignedIn(const models::SignedIn &entered)
{
    remember(entered);
    m_tried = {};
    m_newPassword->clear();
    m_people->clearPassword();
    if (m_own)
        m_own->setPassword({});
    m_server->setPassword({});
    show(State::Asking);
    emit signedIn(entered);
}

void SignInPage::remember(const models::SignedIn &entered)
{
    auto &preferences = Preferences::instance();
    preferences.setSignsInOnServer(way() == Server);
    preferences.setUsesOwnStore(way() == Own);
    if (way() == Demo)
        preferences.setLastLogin(entered.person.login);
    else if (way() == Server)
        m_memory.keep(entered.address);
}

void SignInPage::focusFirst()
{
    if (m_state == State::Renewing)
        m_newPassword->focusFirst();
    else if (way() == Demo)
        m_people->focusFirst();
    else
        form()->focusFirst();
}

void SignInPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_state != State::Asking)
        goBack();
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_state != State::Working)
        submit();
    else
        QWidget::keyPressEvent(event);
}

void SignInPage::resizeEvent(QResizeEvent *event)
{
    m_roomAbove->changeSize(0, height() < highEnough ? 0 : roomAbove);
    m_scrolled->widget()->layout()->invalidate();
    QWidget::resizeEvent(event);
}

void SignInPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    focusFirst();
}

void SignInPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SignInPage::retranslate()
{
    m_ways->setTabText(Demo, tr("Demo people on this computer"));
    m_ways->setTabText(Own, tr("Your store on this computer"));
    m_ways->setTabText(Server, tr("A server"));
    m_setUp->setText(tr("Set &up a store…"));
    m_ways->setAccessibleName(tr("Way to sign in"));
    m_explanation->setText(
        m_state == State::Working
            ? (m_renewing ? tr("Changing the password.") : tr("Signing in."))
            : tr("What you may change follows from your role. Every change is kept with your name."));
    m_bar->setAccessibleName(m_explanation->text());
    m_back->setText(m_state == State::Working ? tr("&Cancel") : tr("&Back"));
    m_button->setText(m_state == State::Renewing || m_renewing ? tr("&Change it and sign in")
                                                               : tr("&Sign in"));
}

} // namespace lekthi::ui
