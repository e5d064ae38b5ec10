#include "ui/approvals/approvals_page.h"

#include "models/resets/reset_list_model.h"
#include "models/resets/reset_rights.h"
#include "ui/approvals/reset_detail.h"
#include "ui/approvals/reset_list_panel.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/list_and_detail.h"

#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::ResetListModel;
using numbering::Reason;

namespace {

constexpr int neededAdmins = 2;
constexpr int pageSize = 100;

QDateTime now()
{
    return QDateTime::currentDateTimeUtc();
}

} // namespace

ApprovalsPage::ApprovalsPage(Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_model(new ResetListModel(session.person(), session.reference(), this))
    , m_list(new ResetListPanel(*m_model, this))
    , m_fewAdmins(new Banner(this))
    , m_banner(new Banner(this))
    , m_right(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
    , m_detail(new ResetDetail(session.person(), session.reference(), this))
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
    auto *parts = new ListAndDetail(m_list, m_right, this);
    parts->addNotice(m_fewAdmins);
    parts->addNotice(m_banner);
    setFocusProxy(m_list);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(parts);
}

void ApprovalsPage::connectParts()
{
    connect(m_list, &ResetListPanel::chosen, this, [this](qint64 id) {
        m_said = nullptr;
        openRequest(id);
        showNotices();
    });
    connect(m_model, &ResetListModel::historyWanted, this, &ApprovalsPage::readHistory);
    connect(m_banner, &Banner::actionTriggered, this, &ApprovalsPage::refresh);
    connect(m_detail, &ResetDetail::approveRequested, this, &ApprovalsPage::approve);
    connect(m_detail, &ResetDetail::rejectRequested, this, [this](const QString &text) {
        const auto reason = Reason::parse(text);
        if (!reason)
            return;
        act([id = m_open, reason = *reason](
                store::Connection &connection) { return store::rejectReset(connection, id, reason); },
            [id = m_open] { return tr("Request #%1 was rejected. The counter stays as it is.").arg(id); });
    });
    connect(m_detail, &ResetDetail::withdrawRequested, this, [this](const QString &comment) {
        act([id = m_open, comment](
                store::Connection &connection) { return store::withdrawReset(connection, id, comment); },
            [id = m_open] { return tr("Request #%1 was withdrawn. The counter stays as it is.").arg(id); });
    });
    connect(&m_session, &Session::resetWanted, this, [this](qint64 id) {
        m_list->setCurrent(id);
        openRequest(id);
    });
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, [this] { retranslate(); });
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
    const store::KnownResets known = m_hasRead ? knownOf(m_model->requests()) : store::KnownResets();
    m_ticket = m_session.worker().run(
        this, [known](store::Connection &connection) { return readResets(connection, known); },
        [this](const store::Result<ResetsReading> &reading) {
            if (reading)
                take(*reading);
            else
                say(Banner::Kind::Error, [error = reading.error()] { return store::describe(error); });
        });
}

void ApprovalsPage::readHistory(qint64 beforeId)
{
    m_session.worker().run(
        this,
        [beforeId](store::Connection &connection) {
            return store::resetRequestPage(connection, beforeId, pageSize);
        },
        [this](const store::Result<QList<store::ResetRequest>> &page) { takeHistory(page); });
}

void ApprovalsPage::take(const ResetsReading &reading)
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

void ApprovalsPage::takeHistory(const store::Result<QList<store::ResetRequest>> &page)
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
    m_list->setCurrent(m_model->firstRequest().data(ResetListModel::IdRole).toLongLong());
    openRequest(m_list->current());
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
            return ui::readDetails(connection, reference, id);
        },
        [this](const store::Result<ResetDetails> &details) { takeDetails(details); });
}

void ApprovalsPage::takeDetails(const store::Result<ResetDetails> &details)
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
    const store::ResetRequest request = m_details->request;
    const int seenVersion = request.currentVersion;
    const bool executes = models::isLastApproval(request);
    act(
        [id = request.id, seenVersion, comment](store::Connection &connection) {
            return store::approveReset(connection, id, seenVersion, comment);
        },
        [request, executes] {
            if (!executes)
                return tr("You approved request #%1. It waits for another Super Admin.").arg(request.id);
            return tr("The counter was reset from %1 to %2.").arg(request.seenNumber).arg(request.newNumber);
        });
}

void ApprovalsPage::act(Act work, Said said)
{
    m_detail->setWorking(true);
    m_session.worker().run(
        this, std::move(work), [this, said = std::move(said)](const store::Result<void> &done) {
            if (done)
                say(Banner::Kind::Good, said);
            else
                say(Banner::Kind::Warning, [error = done.error()] { return store::describe(error); });
            refresh();
            emit m_session.resetsChanged();
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
            tr("A reset needs two active Super Admins, and there are fewer. Ask the administrator of the "
               "store to add one with lekthictl user add."));
    else
        m_fewAdmins->hideMessage();
}

void ApprovalsPage::showWhatIsThere()
{
    const bool hasDetails = m_details && m_open == m_details->request.id;
    m_right->setCurrentWidget(hasDetails ? static_cast<QWidget *>(m_detail) : m_empty);
    if (hasDetails)
        return;
    if (!m_model->isComplete() || m_open != 0)
        m_empty->setTexts(tr("Loading"), QString());
    else
        m_empty->setTexts(tr("No reset was ever requested"),
                          tr("Requests to reset a counter appear here. A Super Admin begins one on the "
                             "Counters page; another one approves it here."));
}

} // namespace lekthi::ui
