#include "ui/shell/page_stack.h"

#include "models/session/session_services.h"
#include "ui/alerts/alerts_page.h"
#include "ui/ledger/ledger_page.h"
#include "ui/shell/page_factory.h"
#include "ui/status/status_page.h"

namespace lekthi::ui {

PageStack::PageStack(models::Session &session, models::SessionServices &services, QWidget *parent)
    : QStackedWidget(parent)
    , m_session(session)
    , m_services(services)
    , m_pages(pageEntries().size(), nullptr)
{
}

Page &PageStack::page(int page)
{
    Page *&wanted = m_pages[page];
    if (wanted)
        return *wanted;
    wanted = pageEntries().at(page).make(m_session, this);
    if (auto *status = qobject_cast<StatusPage *>(wanted))
        status->setSources(&m_services.status(), &m_services.health(), &m_services.digests(),
                           &m_services.ledgerCheck());
    if (auto *ledger = qobject_cast<LedgerPage *>(wanted))
        ledger->setDigests(&m_services.digests());
    if (auto *alerts = qobject_cast<AlertsPage *>(wanted)) {
        models::AlertDesk &desk = m_services.alertDesk();
        alerts->setSources(desk.watch(), desk.secrets(), desk.courier());
    }
    addWidget(wanted);
    wanted->ensurePolished(); // sets its texts, which what is wanted of it may be looked up by
    emit made(page);
    return *wanted;
}

void PageStack::show(int page)
{
    if (page != m_current && isMade(m_current))
        m_pages.at(m_current)->leave();
    m_current = page;
    setCurrentWidget(&this->page(page));
}

void PageStack::leaveAll()
{
    for (Page *page : std::as_const(m_pages)) {
        if (page)
            page->leave();
    }
}

} // namespace lekthi::ui
