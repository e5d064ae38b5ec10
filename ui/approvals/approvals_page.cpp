#include "ui/approvals/approvals_page.h"

#include "models/resets/reset_list_model.h"
#include "models/resets/reset_rights.h"
#include "models/resets/reset_work.h"
#include "ui/approvals/reset_detail.h"
#include "ui/approvals/reset_list_panel.h"
#include "ui/approvals/take_over_detail.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/list_and_detail.h"

#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::RequestKind;
using models::RequestName;
using models::ResetListModel;
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
    , m_model(new ResetListModel(session.person(), session.reference(), this))
    , m_list(new ResetListPanel(*m_model, this))
    , m_fewAdmins(new Banner(this))
    , m_banner(new Banner(this))
    , m_right(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
    , m_detail(new ResetDetail(session.person(), session.reference(), this))
    , m_takeOverDetail(new TakeOverDetail(session.person(), session.reference(), this))
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
    m_right->addWidget(m_takeOverDetail);
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
    connect(m_list, &ResetListPanel::chosen, this, [this](RequestName name) {
        m_said = nullptr;
        openRequest(name);
        showNotices();
    });
    connect(m_model, &ResetListModel::historyWanted, this, &ApprovalsPage::readHistory);
    connect(m_model, &ResetListModel::takeOverHistoryWanted, this, &ApprovalsPage::readTakeOverHistory);
    connect(m_banner, &Banner::actionTriggered, this, &ApprovalsPage::refresh);
    connect(&m_session, &models::Session::referenceChanged, this, [this] {
        m_model->setReference(m_session.reference());
        m_detail->retranslate();
        m_takeOverDetail->retranslate();
    });
    connect(&m_session, &models::Session::requestWanted, this, &ApprovalsPage::choose);
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, [this] { retranslate(); });
    connectDetail();
}

void ApprovalsPage::connectDetail()
{
    connect(m_detail, &ResetDetail::approveRequested, this, &ApprovalsPage::approve);
    connect(m_detail, &ResetDetail::rejectRequested, this, &ApprovalsPage::reject);
    connect(m_detail, &ResetDetail::withdrawRequested, this, &ApprovalsPage::withdraw);
    connect(m_takeOverDetail, &TakeOverDetail::approveRequested, this, &ApprovalsPage::approveTakeOver);
    connect(m_takeOverDetail, &TakeOverDetail::rejectRequested, this, &ApprovalsPage::reject);
    connect(m_takeOverDetail, &TakeOverDetail::withdrawRequested, this, &ApprovalsPage::withdraw);
    connect(m_takeOverDetail, &TakeOverDetail::logWanted, this, [this] {
        if (m_takeOver)
            emit m_session.adminLogWanted(u"TAKE_OVER_EXECUTED"_s, m_takeOver->request.projectId);
    });
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
    m_takeOverDetail->retranslate();
    showNotices();
    showWhatIsThere();
}

void ApprovalsPage::refresh()
{
    m_session.worker().cancel(m_ticket);
    const store::KnownResets known = m_hasRead ? models::knownOf(m_model->requests()) : store::KnownResets();
    m_ticket = m_session.worker().run(
        this, [known](store::Connection &connection) { return models::readResets(connection, known); },
        [this](const store::Result<models::ResetsReading> &reading) {
            if (reading)
                take(*reading);
            else
                say(Banner::Kind::Error, [error = reading.error()] { return store::describe(error); });
        });
}

void ApprovalsPage::readHistory(qint64 beforeId)
{
    m_session.worker().run(
        this, models::readingResetPage(beforeId, pageSize),
        [this](const store::Result<QList<store::ResetRequest>> &page) { takeHistory(page); });
}

void ApprovalsPage::take(const models::ResetsReading &reading)
{
    m_reading = reading;
    m_hasRead = true;
    if (m_saidKind == Banner::Kind::Error)
        m_said = nullptr;
    m_model->setGlass(reading.deciderOf(m_session.person()).glass);
    m_model->merge(reading.requests, now());
    m_model->mergeTakeOvers(reading.takeOvers, reading.takeOvers.size() < models::takeOverPageSize, now());
    if (m_open.id != 0)
        readDetails();
    else
        openFirst();
    if (!m_hasHistory)
        m_model->fetchMore({});
    showNotices();
    showWhatIsThere();
}

void ApprovalsPage::readTakeOverHistory(qint64 beforeId)
{
    m_session.worker().run(
        this, models::readingTakeOverPage(beforeId, models::takeOverPageSize),
        [this](const store::Result<QList<store::TakeOverRequest>> &page) {
            if (page) {
                m_model->mergeTakeOvers(*page, page->size() < models::takeOverPageSize, now());
                return;
            }
            m_model->historyFailed();
            say(Banner::Kind::Error, [error = page.error()] { return store::describe(error); });
        });
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
    if (m_open.id != 0 || !m_model->firstRequest().isValid())
        return;
    choose(ResetListModel::nameOf(m_model->firstRequest()));
}

void ApprovalsPage::choose(RequestName name)
{
    m_list->setCurrent(name);
    openRequest(name);
}

void ApprovalsPage::openRequest(RequestName name)
{
    m_open = name;
    readDetails();
}

void ApprovalsPage::readDetails()
{
    m_session.worker().cancel(m_detailTicket);
    if (m_open.id == 0)
        return;
    if (m_open.kind == RequestKind::Reset)
        readResetDetails();
    else
        readTakeOverDetails();
}

void ApprovalsPage::readResetDetails()
{
    m_detailTicket = m_session.worker().run(
        this,
        [id = m_open.id, reference = m_session.reference()](store::Connection &connection) {
            return models::readDetails(connection, reference, id);
        },
        [this](const store::Result<models::ResetDetails> &details) {
            setWorking(false);
            if (!details) {
                say(Banner::Kind::Error, [error = details.error()] { return store::describe(error); });
                return;
            }
            m_details = *details;
            m_detail->show(*details, m_reading, now());
            showWhatIsThere();
        });
}

void ApprovalsPage::readTakeOverDetails()
{
    m_detailTicket = m_session.worker().run(
        this,
        [id = m_open.id, reference = m_session.reference()](store::Connection &connection) {
            return models::readTakeOver(connection, reference, id);
        },
        [this](const store::Result<models::TakeOverDetails> &details) {
            setWorking(false);
            if (!details) {
                say(Banner::Kind::Error, [error = details.error()] { return store::describe(error); });
                return;
            }
            m_takeOver = *details;
            m_takeOverDetail->show(*details, m_reading, now());
            showWhatIsThere();
        });
}

void ApprovalsPage::setWorking(bool isWorking)
{
    m_detail->setWorking(isWorking);
    m_takeOverDetail->setWorking(isWorking);
}

void ApprovalsPage::approve(const QString &comment)
{
    if (!m_details)
        return;
    const store::ResetRequest request = m_details->request;
    const bool executes = models::isLastApproval(request);
    act(models::approvingReset(request.id, request.currentVersion, comment), [request, executes] {
        if (!executes)
            return tr("You approved request #%1. It is waiting for another Super Admin.").arg(request.id);
        return tr("The counter was reset from %1 to %2.").arg(request.seenNumber).arg(request.newNumber);
    });
}

void ApprovalsPage::approveTakeOver(const QString &comment)
{
    if (!m_takeOver)
        return;
    const store::TakeOverRequest request = m_takeOver->request;
    const bool executes = models::decidableOf(request, now()).waitsForLastApproval();
    act(models::approvingTakeOver(request.id, m_takeOver->planDigest, comment), [request, executes] {
        if (!executes)
            return tr("You approved import #%1. It is waiting for another Super Admin.").arg(request.id);
        return tr("%n number(s) of the old register were imported.", nullptr, int(request.numbers));
    });
}

void ApprovalsPage::reject(const QString &text)
{
    const auto reason = Reason::parse(text);
    if (!reason)
        return;
    act(models::rejecting(m_open, *reason), [name = m_open] {
        return name.kind == RequestKind::Reset
                   ? tr("Request #%1 was rejected. The counter stays as it is.").arg(name.id)
                   : tr("Import #%1 was rejected. All counters stay as they are.").arg(name.id);
    });
}

void ApprovalsPage::withdraw(const QString &comment)
{
    act(models::withdrawing(m_open, comment), [name = m_open] {
        return name.kind == RequestKind::Reset
                   ? tr("Request #%1 was withdrawn. The counter stays as it is.").arg(name.id)
                   : tr("Import #%1 was withdrawn. All counters stay as they are.").arg(name.id);
    });
}

void ApprovalsPage::act(models::Work<> work, Said said)
{
    setWorking(true);
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
            tr("Resets and imports need two active Super Admins, and there are fewer. Ask the administrator "
               "of the store to add one with \"lekthictl user add\"."));
    else
        m_fewAdmins->hideMessage();
}

void ApprovalsPage::showWhatIsThere()
{
    const bool isReset = m_open.kind == RequestKind::Reset;
    const bool showsReset = isReset && m_details && m_open.id == m_details->request.id;
    const bool showsTakeOver = !isReset && m_takeOver && m_open.id == m_takeOver->request.id;
    if (showsReset)
        m_right->setCurrentWidget(m_detail);
    else if (showsTakeOver)
        m_right->setCurrentWidget(m_takeOverDetail);
    else
        m_right->setCurrentWidget(m_empty);
    // The list beside it gives way, so that what the request does stays in view.
    m_right->setMinimumWidth(qMax(narrowestDetail, m_right->currentWidget()->minimumSizeHint().width()));
    if (showsReset || showsTakeOver)
        return;
    if (!m_model->isComplete() || m_open.id != 0)
        m_empty->setTexts(tr("Loading"), QString());
    else
        m_empty->setTexts(tr("No requests yet"),
                          tr("Requests to reset a counter or to import an old register appear here. A Super "
                             "Admin makes one on the Counters page; another one approves it here."));
}

} // namespace lekthi::ui
