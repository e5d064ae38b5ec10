#include "ui/shell/main_window.h"

#include "models/alerts/last_deliveries.h"
#include "ui/setup/setup_assistant.h"
#include "ui/shell/opening_page.h"
#include "ui/shell/page_factory.h"
#include "ui/shell/preferences.h"
#include "ui/shell/program_menu.h"
#include "ui/shell/shell.h"
#include "ui/shell/sign_in_page.h"
#include "ui/shell/status_line.h"
#include "ui/widgets/accessible_roles.h"
#include "ui/widgets/keyboard_start.h"

#include <QCloseEvent>
#include <QGuiApplication>
#include <QSessionManager>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize firstSize{1280, 800};
constexpr QSize smallestSize{900, 560};

/// Whether a server is still where it was, whoever enters it.
bool isSamePlace(store::Address a, store::Address b)
{
    for (store::Address *address : {&a, &b}) {
        address->user.clear();
        address->password.clear();
    }
    return a == b;
}

} // namespace

MainWindow::MainWindow(models::StoreOpener opener, QWidget *parent)
    : QMainWindow(parent)
    , m_opener(std::move(opener))
    , m_deliveries(std::make_unique<models::LastDeliveries>())
    , m_stack(new QStackedWidget)
    , m_openingPage(new OpeningPage)
    , m_signInPage(new SignInPage)
    , m_status(new StatusLine)
    , m_menu(new ProgramMenu(this))
{
    setObjectName(u"mainWindow"_s);
    installAccessibleRoles();
    build();
    connectParts();
    addShortcuts();
    restoreWindow();
    retranslate();
    QMetaObject::invokeMethod(this, &MainWindow::start, Qt::QueuedConnection);
}

MainWindow::~MainWindow() = default;

void MainWindow::setPasswordKeeper(models::PasswordKeeper *keeper)
{
    m_keychain = keeper;
    m_signInPage->setPasswordKeeper(keeper);
}

void MainWindow::setOwnStore(const OwnStore &own)
{
    m_own = own;
    m_signInPage->setHasOwn(own.exists);
}

void MainWindow::setStoreMaker(models::StoreMaker maker)
{
    m_maker = std::move(maker);
    m_signInPage->setMaySetUp(true);
}

/// Somebody can sign in at the new store as soon as it is set up, and the assistant stays until it is read.
void MainWindow::setUp()
{
    if (!m_maker)
        return;
    auto *assistant = new SetupAssistant(m_maker, this);
    assistant->suggestOwn(m_wantsOwn || !m_signInPage->isAtServer());
    connect(assistant, &SetupAssistant::ready, this, [this](bool isOwn, const store::Address &place) {
        if (isOwn) {
            m_own.exists = true;
            m_wantsOwn = true;
            m_place = models::StorePlace{.address = place, .isOnThisComputer = true};
            m_signInPage->offerOwn(place);
        } else {
            Preferences::instance().setLastServer(place.toText());
            m_signInPage->offerServers();
        }
    });
    assistant->open();
}

void MainWindow::build()
{
    auto *central = new QWidget(this);
    auto *layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_stack->addWidget(m_openingPage);
    m_stack->addWidget(m_signInPage);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_status);
    m_status->setMenu(m_menu);
    setCentralWidget(central);
    setMinimumSize(smallestSize);
}

void MainWindow::connectParts()
{
    connect(m_openingPage, &OpeningPage::retryRequested, this, [this] { openStore(); });
    connect(m_openingPage, &OpeningPage::quitRequested, this, &QWidget::close);
    connect(m_openingPage, &OpeningPage::serverRequested, this, [this] {
        m_signInPage->offerServers();
        showSignIn();
    });
    connect(m_signInPage, &SignInPage::signedIn, this, &MainWindow::enter);
    connect(m_signInPage, &SignInPage::demoWanted, this, [this] { openStore(false); });
    connect(m_signInPage, &SignInPage::ownWanted, this, [this] { openStore(true); });
    connect(m_signInPage, &SignInPage::setupWanted, this, &MainWindow::setUp);
    connect(m_signInPage, &SignInPage::keepingFailed, m_status, &StatusLine::showKeychainFailed);
    connect(m_status, &StatusLine::statusWanted, this, [this](const QString &light) {
        if (m_shell)
            m_shell->showStatus(light);
    });
    connect(&m_opening, &models::StoreOpening::progressed, m_openingPage, &OpeningPage::showProgress);
    connect(&m_opening, &models::StoreOpening::opened, this, &MainWindow::onOpened);
    connect(&m_opening, &models::StoreOpening::failed, this, &MainWindow::onOpenFailed);
    connect(&m_opening, &models::StoreOpening::closed, this, [this] { m_closed = true; });
    connect(&m_opening, &models::StoreOpening::ended, this, [this] {
        if (m_closed)
            endClosing();
        else if (m_closing)
            beginClosing();
    });
    connect(m_deliveries.get(), &models::LastDeliveries::over, this, [this] {
        if (m_closing)
            beginClosing();
    });
    connect(qGuiApp, &QGuiApplication::commitDataRequest, this, &MainWindow::saveForSessionEnd,
            Qt::DirectConnection);
}

void MainWindow::addShortcuts()
{
    for (int page = 0; page < pageEntries().size(); ++page) {
        auto *shortcut = new QShortcut(keysOfPage(page), this);
        connect(shortcut, &QShortcut::activated, this, [this, page] {
            if (m_shell)
                m_shell->openPage(page);
        });
    }
    auto *find = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_K), this);
    connect(find, &QShortcut::activated, this, [this] {
        if (m_shell)
            m_shell->focusSearch();
    });
    auto *refresh = new QShortcut(QKeySequence::Refresh, this);
    connect(refresh, &QShortcut::activated, this, [this] {
        if (m_shell)
            m_shell->refresh();
    });
    auto *help = new QShortcut(QKeySequence(Qt::Key_F1), this);
    help->setContext(Qt::ApplicationShortcut); // also where a dialog has the keyboard
    connect(help, &QShortcut::activated, m_menu, &ProgramMenu::showKeys);
    connect(m_status, &StatusLine::keysWanted, m_menu, &ProgramMenu::showKeys);
    auto *menu = new QShortcut(QKeySequence(Qt::Key_F10), this);
    connect(menu, &QShortcut::activated, this, &MainWindow::openMenu);
    auto *quit = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q), this);
    connect(quit, &QShortcut::activated, this, &QWidget::close);
}

void MainWindow::openMenu()
{
    m_menu->openAt(m_shell ? m_shell->menuButton() : m_status->menuButton());
}

void MainWindow::restoreWindow()
{
    if (!restoreGeometry(Preferences::instance().windowGeometry()))
        resize(firstSize);
}

void MainWindow::start()
{
    const auto &preferences = Preferences::instance();
    if (m_mayStartOnServer && !m_own.beginsThere && preferences.signsInOnServer()) {
        m_signInPage->offerServers();
        showSignIn();
    } else {
        openStore(m_own.beginsThere || (m_own.exists && preferences.usesOwnStore()));
    }
}

void MainWindow::openStore()
{
    openStore(m_wantsOwn);
}

void MainWindow::openStore(bool own)
{
    if (own && !m_own.opener)
        return;
    m_wantsOwn = own;
    if (m_opening.isRunning() || m_closing)
        return;
    m_openingPage->showOpening();
    m_stack->setCurrentWidget(m_openingPage);
    m_status->showNothing();
    m_opening.open(opener());
}

void MainWindow::onOpened(const models::StorePlace &place)
{
    if (m_closing)
        return;
    if (m_shell) {
        resumeAt(place.address);
        return;
    }
    m_place = place;
    if (place.demoPeople)
        m_signInPage->offerDemo(place.address, *place.demoPeople);
    else if (m_wantsOwn)
        m_signInPage->offerOwn(place.address);
    else
        m_signInPage->offerServer(place.address);
    showSignIn();
    if (place.isNew)
        setUp();
}

void MainWindow::onOpenFailed(const models::OpenFailure &failure)
{
    if (m_closing)
        return;
    if (m_shell) {
        m_shell->showStillLost(failure.message);
        return;
    }
    m_openingPage->showFailure(failure);
    m_stack->setCurrentWidget(m_openingPage);
}

/// The embedded server may listen elsewhere after it was started anew.
void MainWindow::resumeAt(const store::Address &place)
{
    const models::Session &session = m_shell->session();
    if (isSamePlace(place, session.address())) {
        m_shell->resume();
        return;
    }
    models::SignedIn moved{place, session.person(), session.reference()};
    moved.address.user = session.address().user;
    moved.address.password = session.address().password;
    if (m_place)
        m_place->address = place;
    endShell();
    enter(moved);
}

void MainWindow::showSignIn()
{
    m_stack->setCurrentWidget(m_signInPage);
    m_status->showNothing();
    retranslate();
}

void MainWindow::enter(const models::SignedIn &entered)
{
    m_shell = std::make_unique<Shell>(
        std::make_shared<models::Session>(entered.address, entered.person, entered.reference), m_stack);
    m_stack->addWidget(m_shell.get());
    connect(m_shell.get(), &Shell::signOutRequested, this, &MainWindow::signOut);
    connect(m_shell.get(), &Shell::reconnectRequested, this, &MainWindow::reconnect);
    connect(m_shell.get(), &Shell::titleChanged, this, &MainWindow::retranslate);
    connect(m_shell.get(), &Shell::healthChanged, m_status,
            [this, shell = m_shell.get()] { m_status->showHealth(shell->services().health()); });
    connect(m_shell.get(), &Shell::statusChanged, m_status,
            [this, shell = m_shell.get()] { m_status->showStatus(shell->services().status()); });
    connect(m_shell.get(), &Shell::keepingFailed, m_status, &StatusLine::showKeychainFailed);
    m_shell->setKeychain(m_keychain);
    m_shell->setInspector(m_inspector);
    m_shell->setMenu(*m_menu);
    m_stack->setCurrentWidget(m_shell.get());
    takeKeyboard(*m_shell);
    m_status->showStore(entered.address.host);
    retranslate();
}

void MainWindow::signOut()
{
    endShell();
    m_signInPage->offerAgain();
    showSignIn();
}

void MainWindow::endShell()
{
    if (!m_shell)
        return;
    m_shell->leavePages();
    m_shell->leaveDelivering(*m_deliveries);
    m_menu->setStatus(nullptr);
    m_stack->removeWidget(m_shell.get());
    m_shell->hide();
    // The request may come from a button inside the shell.
    m_shell.release()->deleteLater();
}

void MainWindow::reconnect()
{
    if (m_opening.isRunning() || !m_shell)
        return;
    m_shell->showReconnecting();
    const store::Address &address = m_shell->session().address();
    const bool isOurs = m_place && m_place->isOnThisComputer && isSamePlace(m_place->address, address);
    m_opening.open(isOurs ? opener() : models::reopenerOf(address));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_closing) {
        event->setAccepted(m_closed);
        return;
    }
    Preferences::instance().setWindowGeometry(saveGeometry());
    if (m_shell) {
        m_shell->leavePages();
        m_shell->leaveDelivering(*m_deliveries);
    }
    m_closing = true;
    m_closesUnseen = m_deliveries->areUnderWay();
    m_closed = !m_closer && !m_opening.isRunning() && !m_closesUnseen;
    event->setAccepted(m_closed);
    if (m_closed)
        return;
    m_openingPage->showClosing();
    m_stack->setCurrentWidget(m_openingPage);
    m_status->showNothing();
    if (m_closesUnseen)
        hide();
    m_shell.reset();
    beginClosing();
}

void MainWindow::beginClosing()
{
    if (!m_opening.isRunning() && !m_deliveries->areUnderWay())
        m_opening.close(m_closer ? m_closer : [] {});
}

/// Closing what nobody sees ends no program.
void MainWindow::endClosing()
{
    close();
    if (m_closesUnseen)
        QCoreApplication::quit();
}

void MainWindow::saveForSessionEnd(QSessionManager &)
{
    if (m_shell)
        m_shell->leavePages();
    Preferences::instance().setWindowGeometry(saveGeometry());
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslate()
{
    setWindowTitle(m_shell ? tr("%1 – Lekthi", "page and program").arg(m_shell->currentTitle())
                           : tr("Lekthi"));
}

} // namespace lekthi::ui
