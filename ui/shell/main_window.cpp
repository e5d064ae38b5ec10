#include "ui/shell/main_window.h"

#include "ui/shell/opening_page.h"
#include "ui/shell/page_factory.h"
#include "ui/shell/preferences.h"
#include "ui/shell/shell.h"
#include "ui/shell/sign_in_page.h"
#include "ui/shell/status_line.h"

#include <QCloseEvent>
#include <QGuiApplication>
#include <QSessionManager>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize firstSize{1280, 800};
constexpr QSize smallestSize{900, 560};

} // namespace

MainWindow::MainWindow(StoreOpener opener, QWidget *parent)
    : QMainWindow(parent)
    , m_opener(std::move(opener))
    , m_stack(new QStackedWidget)
    , m_openingPage(new OpeningPage)
    , m_signInPage(new SignInPage)
    , m_status(new StatusLine)
{
    setObjectName(u"mainWindow"_s);
    build();
    connectParts();
    addShortcuts();
    restoreWindow();
    retranslate();
    QMetaObject::invokeMethod(this, &MainWindow::openStore, Qt::QueuedConnection);
}

// The worker threads of pages must end before the opener's store does.
MainWindow::~MainWindow()
{
    delete m_shell;
    m_loader.reset();
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
    setCentralWidget(central);
    setMinimumSize(smallestSize);
}

void MainWindow::connectParts()
{
    connect(m_openingPage, &OpeningPage::retryRequested, this, &MainWindow::openStore);
    connect(m_openingPage, &OpeningPage::quitRequested, this, &QWidget::close);
    connect(m_signInPage, &SignInPage::signedIn, this, &MainWindow::signIn);
    connect(&m_opening, &StoreOpening::progressed, m_openingPage, &OpeningPage::showProgress);
    connect(&m_opening, &StoreOpening::opened, this, &MainWindow::onOpened);
    connect(&m_opening, &StoreOpening::failed, this, &MainWindow::onOpenFailed);
    connect(&m_opening, &StoreOpening::closed, this, [this] { m_closed = true; });
    connect(&m_opening, &StoreOpening::ended, this, [this] {
        if (m_closed)
            close();
        else if (m_closing)
            beginClosing();
    });
    connect(qGuiApp, &QGuiApplication::commitDataRequest, this, &MainWindow::saveForSessionEnd,
            Qt::DirectConnection);
}

void MainWindow::addShortcuts()
{
    for (int page = 0; page < pageEntries().size(); ++page) {
        auto *shortcut = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + page)), this);
        connect(shortcut, &QShortcut::activated, this, [this, page] {
            if (m_shell)
                m_shell->showPage(page);
        });
    }
    auto *refresh = new QShortcut(QKeySequence(Qt::Key_F5), this);
    connect(refresh, &QShortcut::activated, this, [this] {
        if (m_shell)
            m_shell->refresh();
    });
    auto *quit = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q), this);
    connect(quit, &QShortcut::activated, this, &QWidget::close);
}

void MainWindow::restoreWindow()
{
    if (!restoreGeometry(Preferences::instance().windowGeometry()))
        resize(firstSize);
}

void MainWindow::openStore()
{
    if (m_opening.isRunning() || m_closing)
        return;
    m_openingPage->showOpening();
    m_stack->setCurrentWidget(m_openingPage);
    m_status->showNothing();
    m_opening.open(m_opener);
}

void MainWindow::onOpened(const store::Address &address)
{
    if (m_closing)
        return;
    const bool sameStore = m_shell && address == m_address;
    m_address = address;
    if (sameStore) {
        m_shell->resume();
        return;
    }
    m_loader = std::make_unique<store::StoreWorker>(address);
    loadContents();
}

void MainWindow::onOpenFailed(const OpenFailure &failure)
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

void MainWindow::loadContents()
{
    m_loader->run(
        this,
        [](store::Connection &connection) -> store::Result<Contents> {
            const auto people = store::listPeople(connection);
            if (!people)
                return tl::unexpected(people.error());
            const auto reference = store::loadReferenceData(connection);
            if (!reference)
                return tl::unexpected(reference.error());
            return Contents{*people, *reference};
        },
        [this](store::Result<Contents> contents) {
            if (!contents) {
                onOpenFailed({store::describe(contents.error()), contents.error().detail});
                return;
            }
            m_contents = std::move(*contents);
            m_status->showStore(m_address.host);
            if (m_shell) {
                const store::Person person = m_shell->session().person();
                endShell();
                signIn(person);
                return;
            }
            m_signInPage->setPeople(m_contents.people);
            m_stack->setCurrentWidget(m_signInPage);
        });
}

void MainWindow::signIn(const store::Person &person)
{
    store::Address own = m_address;
    own.user = person.login;
    own.password = store::demoPassword();
    m_shell = new Shell(std::make_unique<Session>(own, person, m_contents.reference), m_stack);
    m_stack->addWidget(m_shell);
    connect(m_shell, &Shell::signOutRequested, this, &MainWindow::signOut);
    connect(m_shell, &Shell::reconnectRequested, this, &MainWindow::reconnect);
    connect(m_shell, &Shell::titleChanged, this, &MainWindow::retranslate);
    connect(m_shell, &Shell::answered, m_status, &StatusLine::showLatency);
    connect(m_shell, &Shell::lost, m_status, &StatusLine::showUnreachable);
    m_stack->setCurrentWidget(m_shell);
    retranslate();
}

void MainWindow::signOut()
{
    endShell();
    m_signInPage->setPeople(m_contents.people);
    m_stack->setCurrentWidget(m_signInPage);
    m_status->showNothing();
    m_status->showStore(m_address.host);
    retranslate();
}

void MainWindow::endShell()
{
    if (!m_shell)
        return;
    m_shell->leavePages();
    m_stack->removeWidget(m_shell);
    m_shell->hide();
    // The request may come from a button inside the shell.
    m_shell->deleteLater();
    m_shell = nullptr;
}

void MainWindow::reconnect()
{
    if (m_opening.isRunning() || !m_shell)
        return;
    m_shell->showReconnecting();
    m_opening.open(m_opener);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_closed || (!m_closer && !m_opening.isRunning())) {
        if (m_shell)
            m_shell->leavePages();
        if (!m_closing)
            Preferences::instance().setWindowGeometry(saveGeometry());
        event->accept();
        return;
    }
    event->ignore();
    if (m_closing)
        return;
    m_closing = true;
    Preferences::instance().setWindowGeometry(saveGeometry());
    m_openingPage->showClosing();
    m_stack->setCurrentWidget(m_openingPage);
    m_status->showNothing();
    beginClosing();
}

void MainWindow::beginClosing()
{
    if (m_opening.isRunning())
        return;
    if (m_shell)
        m_shell->leavePages();
    delete m_shell;
    m_shell = nullptr;
    m_loader.reset();
    m_opening.close(m_closer ? m_closer : [] {});
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
