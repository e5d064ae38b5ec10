#include "ui/approvals/approvals_page.h"

#include "models/requests/request_list_model.h"
#include "models/requests/request_rights.h"
#include "models/requests/request_words.h"
#include "models/requests/request_work.h"
#include "ui/approvals/request_detail.h"
#include "ui/approvals/request_list_panel.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/list_and_detail.h"

#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::RequestListModel;
using numbering::Reason;

namespace {

constexpr int narrowestDetail = 480;
constexpr int neededAdmins = 2;
constexpr int pageSize = 100;

QDateTime now()
{
    return QDateTime::currentDateTimeUtc();
}

} // namespace

ApprovalsPage::ApprovalsPage(models::Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_model(new RequestListModel(session.person(), session.reference(), this))
    , m_list(new RequestListPanel(*m_model, this))
    , m_fewAdmins(new Banner(this))
    , m_banner(new Banner(this))
    , m_right(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
    , m_detail(new RequestDetail(session.person(), session.reference(), this))
{
    setObjectName(u"approvalsPage"_s);
    m_fewAdmins->setObjectName(u"fewAdminsBanner"_s);
    m_banner->setObjectName(u"approvalsBanner"_s);
    m_empty->setObjectName(u"approvalsEmpty"_s);
    build();
    connectParts();
}

void ApprovalsPage::build()
{
    m_right->addWidget(m_empty);
    m_right->addWidget(m_detail);
    auto *parts = new ListAndDetail(u"requests"_s, m_list, m_right, this);
    parts->addNotice(m_fewAdmins);
    m_banner->floatOver(*m_right);
    setKeyboardStart(*this, *m_list);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(parts);
}

void ApprovalsPage::connectParts()
{
    connect(m_list, &RequestListPanel::chosen, this, [this](qint64 id) {
        m_said = nullptr;
        openRequest(id);
        showNotices();
    });
    connect(m_model, &RequestListModel::historyWanted, this, &ApprovalsPage::readHistory);
    connect(m_banner, &Banner::closed, this, [this] { m_said = {}; });
    connect(m_banner, &Banner::actionTriggered, this, &ApprovalsPage::refresh);
    connect(&m_session, &models::Session::referenceChanged, this, [this] {
        m_model->setReference(m_session.reference());
        m_detail->retranslate();
    });
    connect(&m_session, &models::Session::requestWanted, this, &ApprovalsPage::choose);
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, [this] { retranslate(); });
    connectDetail();
}

void ApprovalsPage::connectDetail()
{
    connect(m_detail, &RequestDetail::approveRequested, this, &ApprovalsPage::approve);
    connect(m_detail, &RequestDetail::rejectRequested, this, &ApprovalsPage::reject);
    connect(m_detail, &RequestDetail::withdrawRequested, this, &ApprovalsPage::withdraw);
    connect(m_detail, &RequestDetail::logWanted, &m_session, &models::Session::adminLogWanted);
}

void ApprovalsPage::activate()
{
    refresh();
}

void ApprovalsPage::retranslate()
{
    m_model->setCalendar(Preferences::instance().calendar());
    m_list->retranslate();
    m_detail->retranslate();
    showNotices();
    showWhatIsThere();
}

void ApprovalsPage::refresh()
{
    m_session.worker().cancel(m_ticket);
    const store::KnownRequests known =
        m_hasRead ? models::knownOf(m_model->requests()) : store::KnownRequests();
    m_ticket = m_session.worker().run(
        this, [known](store::Connection &connection) { return models::readRequests(connection, known); },
        [this](const store::Result<models::RequestsReading> &reading) {
            if (reading)
                take(*reading);
            else
                say(Banner::Kind::Error, [error = reading.error()] { return store::describe(error); });
        });
}

void ApprovalsPage::readHistory(qint64 beforeId)
{
    m_session.worker().run(this, models::readingRequestPage(beforeId, pageSize),
                           [this](const store::Result<QList<store::Request>> &page) { takeHistory(page); });
}

void ApprovalsPage::take(const models::RequestsReading &reading)
{
    m_reading = reading;
    m_hasRead = true;
    if (m_saidKind == Banner::Kind::Error)
        m_said = nullptr;
    m_model->setGlass(reading.deciderOf(m_session.person()).glass);
    m_model->merge(reading.requests, now());
    if (m_open != 0)
        readDetails();
    else
        openFirst();
    if (!m_hasHistory)
        m_model->fetchMore({});
    showNotices();
    showWhatIsThere();
}

void ApprovalsPage::takeHistory(const store::Result<QList<store::Request>> &page)
{
    if (!page) {
        m_model->historyFailed();
        say(Banner::Kind::Error, [error = page.error()] { return store::describe(error); });
        return;
    }
    m_hasHistory = true;
    m_model->appendHistory(*page, page->size() < pageSize, now());
    openFirst();
    showWhatIsThere();
}

void ApprovalsPage::openFirst()
{
    if (m_open != 0 || !m_model->firstRequest().isValid())
        return;
    choose(RequestListModel::idOf(m_model->firstRequest()));
}

void ApprovalsPage::choose(qint64 id)
{
    m_list->leaveEmptyFilter();
    m_list->setCurrent(id);
    openRequest(id);
}

void ApprovalsPage::openRequest(qint64 id)
{
    m_open = id;
    readDetails();
}

void ApprovalsPage::readDetails()
{
    m_session.worker().cancel(m_detailTicket);
    if (m_open == 0)
        return;
    m_detailTicket = m_session.worker().run(
        this,
        [id = m_open, reference = m_session.reference()](store::Connection &connection) {
            return models::readDetails(connection, reference, id);
        },
        [this](const store::Result<models::RequestDetails> &details) { takeDetails(details); });
}

void ApprovalsPage::takeDetails(const store::Result<models::RequestDetails> &details)
{
    m_detail->setWorking(false);
    if (!details) {
        say(Banner::Kind::Error, [error = details.error()] { return store::describe(error); });
        return;
    }
    m_details = *details;
    m_detail->show(*details, m_reading, now());
    showWhatIsThere();
}

void ApprovalsPage::approve(const QString &comment)
{
    if (!m_details)
        return;
    const store::Request request = m_details->request;
    const bool executes = models::isLastApproval(request);
    act(models::approving(request.id, m_details->digest, comment), [request, executes] {
        return executes ? models::executedText(request) : models::approvedText(request);
    });
}

void ApprovalsPage::reject(const QString &text)
{
    const auto reason = Reason::parse(text);
    if (!m_details || !reason)
        return;
    act(models::rejecting(m_open, *reason),
        [request = m_details->request] { return models::rejectedText(request); });
}

void ApprovalsPage::withdraw(const QString &comment)
{
    if (!m_details)
        return;
    act(models::withdrawing(m_open, comment),
        [request = m_details->request] { return models::withdrawnText(request); });
}

void ApprovalsPage::act(models::Work<> work, Said said)
{
    m_detail->setWorking(true);
    m_session.worker().run(
        this, std::move(work), [this, said = std::move(said)](const store::Result<void> &done) {
            if (done)
                say(Banner::Kind::Good, said);
            else
                say(Banner::Kind::Warning, [error = done.error()] { return store::describe(error); });
            refresh();
            emit m_session.requestsChanged();
        });
}

void ApprovalsPage::say(Banner::Kind kind, Said said)
{
    m_saidKind = kind;
    m_said = std::move(said);
    showNotices();
}

void ApprovalsPage::showNotices()
{
    if (m_said)
        m_banner->showMessage(m_saidKind, m_said(),
                              m_saidKind == Banner::Kind::Error ? tr("Try again") : QString());
    else
        m_banner->hideMessage();
    if (m_hasRead && m_reading.activeSuperAdmins() < neededAdmins)
        m_fewAdmins->showMessage(
            Banner::Kind::Warning,
            tr("Requests need two active Super Admins, and there are fewer. Ask the administrator of the "
               "store to add one with \"lekthictl user add\"."));
    else
        m_fewAdmins->hideMessage();
}

void ApprovalsPage::showWhatIsThere()
{
    const bool isShown = m_details && m_open == m_details->request.id;
    m_right->setCurrentWidget(isShown ? static_cast<QWidget *>(m_detail) : m_empty);
    // The list beside it gives way, so that what the request does stays in view.
    m_right->setMinimumWidth(qMax(narrowestDetail, m_right->currentWidget()->minimumSizeHint().width()));
    if (isShown)
        return;
    if (!m_model->isComplete() || m_open != 0)
        m_empty->setTexts(tr("Loading"), QString());
    else
        m_empty->setTexts(tr("No requests yet"),
                          tr("Super Admins request to reset a counter or to import an old register on the "
                             "Counters page, Project Admins to save a template whose numbers can repeat on "
                             "the Templates page. Another Super Admin approves the request here."));
}

} // namespace lekthi::ui
