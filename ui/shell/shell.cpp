#include "ui/shell/shell.h"

#include "core/notify/alert_courier.h"
#include "models/alerts/last_deliveries.h"
#include "ui/alerts/alerts_page.h"
#include "ui/search/search_field.h"
#include "ui/shell/desktop_notes.h"
#include "ui/shell/navigation.h"
#include "ui/shell/page_factory.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/preferences.h"
#include "ui/shell/program_menu.h"
#include "ui/shell/theme.h"
#include "ui/status/status_page.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/keyboard_start.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>

#include <chrono>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds betweenLooksAtReference{5};
constexpr auto alertsName = "alertsPage"_L1;
constexpr auto adminLog = "adminLogPage"_L1;
constexpr auto approvals = "approvalsPage"_L1;
constexpr auto countersName = "countersPage"_L1;
constexpr auto errorsName = "errorsPage"_L1;
constexpr auto history = "historyPage"_L1;
constexpr auto ledgerName = "ledgerPage"_L1;
constexpr auto metrics = "metricsPage"_L1;
constexpr auto pools = "poolsPage"_L1;
constexpr auto statusName = "statusPage"_L1;
constexpr auto templatesName = "templatesPage"_L1;

} // namespace

Shell::Shell(std::shared_ptr<models::Session> session, QWidget *parent)
    : QWidget(parent)
    , m_session(std::move(session))
    , m_services(*m_session)
    , m_navigation(new Navigation(this))
    , m_search(new SearchField(*m_session, this))
    , m_banner(new Banner(this))
    , m_stack(std::make_unique<PageStack>(*m_session, m_services, this))
    , m_alertBanner(new Banner(this))
    , m_news(new Banner(this))
    , m_notes(new DesktopNotes(this))
    , m_digestBanner(new Banner(this))
{
    setObjectName(u"shellPage"_s);
    m_banner->setObjectName(u"connectionBanner"_s);
    m_alertBanner->setObjectName(u"alertBanner"_s);
    m_news->setObjectName(u"newsBanner"_s);
    m_digestBanner->setObjectName(u"digestBanner"_s);
    build();
    connectParts();
    connectStatus();
    keepReferenceFresh();
    m_navigation->setPerson(m_session->person(), projectCodes());
    retranslate();
    const int last = pageNamed(Preferences::instance().lastPage());
    showPage(isOpenTo(last) ? last : 0);
}

Shell::~Shell() = default;

void Shell::setMenu(ProgramMenu &menu)
{
    m_menu = &menu;
    m_navigation->setMenu(&menu);
    menu.setStatus(&m_services.status());
    connect(&menu, &ProgramMenu::newPasswordWanted, this, &Shell::askForPassword);
}

const QWidget &Shell::menuButton() const
{
    return m_navigation->menuButton();
}

/// One above the other where several have something to say, the connection on top.
void Shell::floatBanners()
{
    Banner *below = nullptr;
    for (Banner *banner : {m_news, m_digestBanner, m_alertBanner, m_banner}) {
        theme::dress(*banner);
        banner->floatOver(*m_stack, below);
        below = banner;
    }
    m_digestBanner->setClosable(true);
    m_alertBanner->setClosable(true);
    connect(m_alertBanner, &Banner::closed, this, [this] {
        if (const auto pressing = m_services.alertDesk().pressing())
            m_closedAlert = pressing->text;
    });
}

void Shell::showNews(const QString &text, qint64 request)
{
    m_newsAbout = request;
    m_news->showMessage(Banner::Kind::Info, text, tr("Show request #%1").arg(request));
    if (m_stack->current() == pageNamed(approvals))
        currentPage().activate();
    tellDesktop(text, [this, request] { emit m_session->requestWanted(request); });
}

/// Whoever looks at the window sees it there.
void Shell::tellDesktop(const QString &text, const std::function<void()> &open)
{
    if (window()->isActiveWindow())
        return;
    m_notes->show(text, [this, open] {
        window()->setWindowState(window()->windowState() & ~Qt::WindowMinimized);
        window()->raise();
        window()->activateWindow();
        open();
    });
}

/// The page for them says so itself.
void Shell::showAlerts()
{
    m_navigation->setBadge(pageNamed(alertsName), m_services.alertDesk().waiting());
    const auto pressing = m_services.alertDesk().pressing();
    if (!pressing)
        m_closedAlert.clear();
    const bool isOnItsPage = m_stack->current() == pageNamed(alertsName);
    if (pressing && !isOnItsPage && pressing->text != m_closedAlert)
        m_alertBanner->showMessage(Banner::Kind::Error, pressing->text, pressing->action);
    else
        m_alertBanner->hideMessage();
}

void Shell::build()
{
    floatBanners();
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_navigation);
    layout->addWidget(m_stack.get(), 1);
    setKeyboardStart(*this, *m_navigation);
    buildSearch();
}

/// Whatever a page does about such a wish comes first, then the page is shown. So these connections follow
/// those of the pages, and are made again behind each new one, which hears the wish only if it is said again.
template <class... Values>
void Shell::lead(void (models::Session::*wanted)(Values...), QLatin1StringView name, bool takesKeyboard)
{
    const int page = pageNamed(name);
    m_leads += connect(m_session.get(), wanted, this, [this, wanted, page, takesKeyboard](Values... values) {
        if (!m_stack->isMade(page)) {
            m_stack->page(page);
            emit(m_session.get()->*wanted)(values...);
        } else if (takesKeyboard) {
            openPage(page);
        } else {
            showPage(page);
        }
    });
}

void Shell::leadToPages()
{
    for (const QMetaObject::Connection &before : std::as_const(m_leads))
        disconnect(before);
    m_leads.clear();
    lead(&models::Session::requestWanted, approvals, false);
    lead(&models::Session::adminLogWanted, adminLog, false);
    lead(&models::Session::templateWanted, templatesName, true);
    lead(&models::Session::historyWanted, history, true);
    lead(&models::Session::metricsWanted, metrics, false);
    lead(&models::Session::counterWanted, countersName, true);
    lead(&models::Session::ledgerWanted, ledgerName, true);
    lead(&models::Session::errorWanted, errorsName, false);
    lead(&models::Session::alertsWanted, alertsName, true);
    lead(&models::Session::busiestCountersWanted, metrics, false);
    lead(&models::Session::poolWanted, pools, true);
}

void Shell::connectParts()
{
    connect(m_navigation, &Navigation::pageChosen, this, &Shell::choose);
    connect(m_navigation, &Navigation::newPasswordRequested, this, &Shell::askForPassword);
    connect(m_navigation, &Navigation::signOutRequested, this, &Shell::signOutRequested);
    connect(m_banner, &Banner::actionTriggered, this, &Shell::reconnectRequested);
    connect(&m_session->worker(), &store::StoreWorker::reachableChanged, this, [this](bool reachable) {
        if (reachable)
            return;
        m_services.health().noteLost();
        showLost();
        m_services.monitor().askNow();
    });
    connect(m_stack.get(), &PageStack::made, this, &Shell::leadToPages);
    connect(m_session.get(), &models::Session::statusWanted, this, &Shell::showStatus);
    leadToPages();
    connect(&m_services.requests(), &models::RequestWatch::read, this,
            [this](int waiting) { m_navigation->setBadge(pageNamed(approvals), waiting); });
    connect(&m_services.requests(), &models::RequestWatch::news, this, &Shell::showNews);
    connect(&m_services.alertDesk(), &models::AlertDesk::changed, this, &Shell::showAlerts);
    connect(m_alertBanner, &Banner::actionTriggered, this, [this] { showPage(pageNamed(alertsName)); });
    connect(&m_services.alertDesk(), &models::AlertDesk::news, this,
            [this](const QString &text, const QString &episode) {
                tellDesktop(text, [this, episode] {
                    showPage(pageNamed(alertsName));
                    static_cast<AlertsPage &>(currentPage()).openAlert(episode);
                });
            });
    connect(m_notes, &DesktopNotes::unshown, this, [this] { QApplication::alert(window()); });
    connect(m_news, &Banner::actionTriggered, this, [this] {
        m_news->hideMessage();
        if (m_newsAbout != 0)
            emit m_session->requestWanted(m_newsAbout);
    });
    connect(&m_services.monitor(), &models::HealthMonitor::failed, this, &Shell::onFailure);
    connect(&m_services.monitor(), &models::HealthMonitor::answered, this, [this] {
        if (m_lost)
            resume();
    });
}

void Shell::connectStatus()
{
    connect(&m_services.status(), &models::StatusWatch::changed, this, &Shell::statusChanged);
    connect(&m_services.health(), &models::HealthWatch::changed, this, &Shell::healthChanged);
    connect(&m_services.digests(), &models::DigestKeeper::failed, this, &Shell::showDigestFailure);
    connect(&m_services.digests(), &models::DigestKeeper::written, m_digestBanner, &Banner::hideMessage);
    connect(m_digestBanner, &Banner::actionTriggered, this, [this] { showStatus(); });
}

/// A window that nobody looks at catches up as soon as somebody does.
void Shell::keepReferenceFresh()
{
    m_referenceTimer.setInterval(betweenLooksAtReference);
    connect(&m_referenceTimer, &QTimer::timeout, this, [this] {
        if (!m_lost && window()->isActiveWindow())
            m_session->refreshReference();
    });
    m_referenceTimer.start();
    connect(m_session.get(), &models::Session::referenceChanged, this,
            [this] { m_navigation->setPerson(m_session->person(), projectCodes()); });
}

void Shell::setInspector(models::EmbeddedInspector inspector)
{
    m_services.health().setInspector(std::move(inspector));
}

void Shell::showStatus(const QString &light)
{
    showPage(pageNamed(statusName));
    static_cast<StatusPage &>(currentPage()).showCard(light);
}

/// The page for it says so itself.
void Shell::showDigestFailure()
{
    if (m_stack->current() == pageNamed(statusName))
        return;
    m_digestBanner->showMessage(Banner::Kind::Error, m_services.digests().failure(), tr("Show the status"));
}

Page &Shell::currentPage()
{
    return m_stack->page(m_stack->current());
}

QString Shell::currentTitle() const
{
    return pageEntries().at(m_stack->current()).title();
}

bool Shell::isOpenTo(int page) const
{
    return page >= 0 && page < pageEntries().size() && pageEntries().at(page).isFor(m_session->person());
}

void Shell::showPage(int page)
{
    if (isOpenTo(page))
        m_navigation->setCurrentPage(page);
}

void Shell::openPage(int page)
{
    showPage(page);
    takeKeyboard(currentPage());
}

void Shell::choose(int page)
{
    if (!isOpenTo(page))
        return;
    // The store answers while the page is made.
    if (page == pageNamed(statusName))
        m_services.status().readNow();
    m_stack->show(page);
    if (page == pageNamed(approvals))
        m_news->hideMessage();
    if (page == pageNamed(statusName))
        m_digestBanner->hideMessage();
    showAlerts();
    Preferences::instance().setLastPage(pageEntries().at(page).name);
    m_session->refreshReference();
    currentPage().activate();
    emit titleChanged();
}

void Shell::refresh()
{
    refreshShared();
    currentPage().activate();
}

void Shell::refreshShared()
{
    m_services.monitor().askNow();
    m_session->refreshReference();
    if (m_stack->current() == pageNamed(statusName))
        m_services.status().readNow();
}

void Shell::leavePages()
{
    m_stack->leaveAll();
}

void Shell::onFailure(const store::Error &error)
{
    if (error.kind == store::ErrorKind::Unreachable)
        showLost();
    // The password was changed or the account locked meanwhile; waiting does not help.
    else if (error.isEntryRefusal())
        showStillLost(store::describe(error));
}

void Shell::showLost()
{
    m_lost = true;
    if (!m_reconnecting && m_whyLost.isEmpty())
        m_banner->showMessage(
            Banner::Kind::Warning,
            tr("The connection to the store was lost. What you typed is kept; saving and allocating "
               "numbers wait until the store answers again."),
            tr("Reconnect"));
}

void Shell::leaveDelivering(models::LastDeliveries &last)
{
    if (auto courier = m_services.alertDesk().leaveDelivering())
        last.see(m_session, std::move(courier));
}

void Shell::showReconnecting()
{
    m_reconnecting = true;
    m_whyLost.clear();
    m_banner->showMessage(Banner::Kind::Info, tr("Reconnecting to the store."));
}

void Shell::showStillLost(const QString &message)
{
    m_reconnecting = false;
    m_lost = true;
    m_whyLost = message;
    m_banner->showMessage(Banner::Kind::Error, message, tr("Reconnect"));
}

void Shell::resume()
{
    m_reconnecting = false;
    m_lost = false;
    m_whyLost.clear();
    m_banner->hideMessage();
    m_services.status().readNow();
    refreshShared();
    currentPage().resume();
}

void Shell::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ActivationChange && !m_lost && isActiveWindow())
        m_session->refreshReference();
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void Shell::retranslate()
{
    QStringList titles;
    for (const PageEntry &entry : pageEntries())
        titles += entry.title();
    m_navigation->setPages(titles);
    m_news->hideMessage(); // it speaks the language before
    m_whyLost.clear();
    showAlerts();
    if (!m_digestBanner->isHidden())
        showDigestFailure();
    if (m_reconnecting)
        showReconnecting();
    else if (m_lost)
        showLost();
    emit healthChanged();
    emit titleChanged();
}

QStringList Shell::projectCodes() const
{
    QStringList codes;
    for (const int id : m_session->person().projectIds) {
        if (const store::Project *project = m_session->reference().project(id))
            codes += project->code;
    }
    return codes;
}

} // namespace lekthi::ui
