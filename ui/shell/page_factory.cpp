#include "ui/shell/page_factory.h"

#include "ui/admin_log/admin_log_page.h"
#include "ui/alerts/alerts_page.h"
#include "ui/approvals/approvals_page.h"
#include "ui/counters/counters_page.h"
#include "ui/errors/errors_page.h"
#include "ui/history/history_page.h"
#include "ui/ledger/ledger_page.h"
#include "ui/metrics/metrics_page.h"
#include "ui/people/people_page.h"
#include "ui/pools/pools_page.h"
#include "ui/reference/reference_page.h"
#include "ui/status/status_page.h"
#include "ui/templates/templates_page.h"
#include "ui/test_bench/test_bench_page.h"

#include <QCoreApplication>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

QString templatesTitle()
{
    return QCoreApplication::translate("lekthi", "Templates");
}

QString countersTitle()
{
    return QCoreApplication::translate("lekthi", "Counters");
}

QString approvalsTitle()
{
    return QCoreApplication::translate("lekthi", "Approvals");
}

QString historyTitle()
{
    return QCoreApplication::translate("lekthi", "History");
}

QString ledgerTitle()
{
    return QCoreApplication::translate("lekthi", "Ledger");
}

QString adminLogTitle()
{
    return QCoreApplication::translate("lekthi", "Admin log");
}

QString errorsTitle()
{
    return QCoreApplication::translate("lekthi", "Errors");
}

QString metricsTitle()
{
    return QCoreApplication::translate("lekthi", "Metrics");
}

QString alertsTitle()
{
    return QCoreApplication::translate("lekthi", "Alerts");
}

QString poolsTitle()
{
    return QCoreApplication::translate("lekthi", "ID pools");
}

QString testBenchTitle()
{
    return QCoreApplication::translate("lekthi", "Test bench");
}

QString referenceTitle()
{
    return QCoreApplication::translate("lekthi", "Reference data");
}

QString peopleTitle()
{
    return QCoreApplication::translate("lekthi", "People");
}

QString statusTitle()
{
    return QCoreApplication::translate("lekthi", "Status");
}

template <class SomePage>
Page *make(models::Session &session, QWidget *parent)
{
    return new SomePage(session, parent);
}

} // namespace

bool PageEntry::isFor(const store::Person &person) const
{
    return !needed || store::may(person, *needed);
}

const QList<PageEntry> &pageEntries()
{
    static const QList<PageEntry> entries{
        {u"templatesPage"_s, templatesTitle, make<TemplatesPage>, 1},
        {u"countersPage"_s, countersTitle, make<CountersPage>, 2},
        {u"approvalsPage"_s, approvalsTitle, make<ApprovalsPage>, 3},
        {u"historyPage"_s, historyTitle, make<HistoryPage>, 4},
        {u"ledgerPage"_s, ledgerTitle, make<LedgerPage>, 5},
        {u"adminLogPage"_s, adminLogTitle, make<AdminLogPage>, 6},
        {u"errorsPage"_s, errorsTitle, make<ErrorsPage>},
        {u"metricsPage"_s, metricsTitle, make<MetricsPage>, 7},
        {u"alertsPage"_s, alertsTitle, make<AlertsPage>, 8},
        {u"poolsPage"_s, poolsTitle, make<PoolsPage>},
        {u"testBenchPage"_s, testBenchTitle, make<TestBenchPage>, 9},
        {u"statusPage"_s, statusTitle, make<StatusPage>, 0},
        {u"peoplePage"_s, peopleTitle, make<PeoplePage>, -1, store::Deed::SeeAccounts},
        {u"referencePage"_s, referenceTitle, make<ReferencePage>},
    };
    return entries;
}

int pageNamed(QAnyStringView name)
{
    const auto &entries = pageEntries();
    const auto found = std::find_if(entries.cbegin(), entries.cend(),
                                    [&](const PageEntry &entry) { return entry.name == name; });
    return found == entries.cend() ? -1 : int(found - entries.cbegin());
}

QKeySequence keysOfPage(int page)
{
    const int digit = pageEntries().at(page).digit;
    return digit < 0 ? QKeySequence() : QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_0 + digit));
}

} // namespace lekthi::ui
