#include "app/window/tour/picture_tour.h"

#include "app/window/tour/hands.h"
#include "models/alerts/list_rows_model.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QDialog>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>

namespace lekthi {

using namespace Qt::StringLiterals;
using namespace tour;

void PictureTour::planMetrics()
{
    m_steps.push_back({u"metrics"_s, [this] { goToPage(u"metricsPage"_s); },
                       [this] {
                           const auto *tile = find<QLabel>(m_window, "numbersTile"_L1);
                           return isShown(m_window, "plotBoard"_L1) && tile && tile->text() != u"–"_s;
                       }});
    m_steps.push_back({u"metrics-below"_s,
                       [this] {
                           if (auto *board = find<QScrollArea>(m_window, "plotBoard"_L1))
                               board->verticalScrollBar()->setValue(board->verticalScrollBar()->maximum());
                       },
                       [this] { return isShown(m_window, "hotCounterTable"_L1); }});
    m_steps.push_back({u"metrics-table"_s, [this] { click(m_window, "metricsAsTable"_L1); },
                       [this] {
                           const auto *table = find<QAbstractItemView>(m_window, "metricsTable"_L1);
                           return isShown(m_window, "metricsTable"_L1) && table->model()->rowCount() > 0;
                       }});
}

void PictureTour::planAlerts()
{
    const auto goToTab = [this](int tab) {
        if (auto *tabs = find<QTabBar>(m_window, "alertTabs"_L1))
            tabs->setCurrentIndex(tab);
    };
    // Somebody has to evaluate them first, and what an alert is about is read when it is chosen.
    const auto showsAlert = [this](const QString &rule) {
        auto *list = find<QAbstractItemView>(m_window, "alertList"_L1);
        if (!list)
            return false;
        const auto found = list->model()->match(list->model()->index(0, 0), models::ListRowsModel::IdRole,
                                                rule, 1, Qt::MatchStartsWith);
        if (found.isEmpty())
            return false;
        list->setCurrentIndex(found.first());
        const auto *title = find<QLabel>(m_window, "alertChartTime"_L1);
        return title && title->isVisible() && canClick(m_window, "alertAsTable"_L1);
    };
    m_steps.push_back({u"alerts"_s, [this] { goToPage(u"alertsPage"_s); },
                       [showsAlert] { return showsAlert(u"LOCK_WAIT_SLOW"_s); }});
    m_steps.push_back(
        {u"alert-earlier"_s, [] {}, [showsAlert] { return showsAlert(u"REDIS_UNAVAILABLE"_s); }});
    m_steps.push_back({u"alert-counter"_s, [] {},
                       [this, showsAlert] {
                           return showsAlert(u"COUNTER_NEARLY_FULL"_s) &&
                                  isShown(m_window, "alertOutlook"_L1);
                       }});
    m_steps.push_back({u"alert-table"_s, [this] { click(m_window, "alertAsTable"_L1); },
                       [this] { return isShown(m_window, "alertTable"_L1); }});
    m_steps.push_back({u"alert-runbook"_s, [this] { click(m_window, "alertRunbook"_L1); },
                       [this] { return isShown(m_window, "runbookText"_L1); }});
    m_steps.push_back({u"alert-rules"_s,
                       [this, goToTab] {
                           if (auto *runbook = find<QDialog>(m_window, "runbookDialog"_L1))
                               runbook->close();
                           goToTab(1);
                       },
                       [this] { return isShown(m_window, "ruleThreshold"_L1); }});
    m_steps.push_back({u"alert-channels"_s,
                       [this, goToTab] {
                           goToTab(2);
                           click(m_window, "channelAdd"_L1);
                           write("channelName"_L1, u"site-office"_s);
                           write("channelReason"_L1, u"ห้องควบคุมต้องทราบทันทีเมื่อออกเลขไม่ได้"_s);
                       },
                       [this] { return isShown(m_window, "channelForm"_L1); }});
    m_steps.push_back({u"alert-channel"_s, [this] { click(m_window, "channelSave"_L1); },
                       [this] { return isShown(m_window, "channelAddress"_L1); }});
    m_steps.push_back({u"alert-retire"_s,
                       [this] {
                           click(m_window, "channelRetire"_L1);
                           write("retireReason"_L1, u"ปิดสำนักงานสนามแล้ว"_s);
                       },
                       [this] { return canClick(m_window, "retireButton"_L1); }});
    m_steps.push_back(
        {u"alert-retired"_s, [this] { click(m_window, "retireButton"_L1); },
         [this] { return !isShown(m_window, "retireDialog"_L1) && isShown(m_window, "channelAdd"_L1); }});
}

void PictureTour::planStatus()
{
    m_steps.push_back({u"status"_s, [this] { click(m_window, "statusStore"_L1); },
                       [this] {
                           const auto *refresh = find<QAbstractButton>(m_window, "statusRefresh"_L1);
                           const auto *write = find<QAbstractButton>(m_window, "digestWrite"_L1);
                           return refresh && refresh->isVisible() && refresh->isEnabled() && write &&
                                  write->isEnabled();
                       }});
    m_steps.push_back({u"ledger-years"_s, [this] { click(m_window, "ledgerYears"_L1); },
                       [this] {
                           const auto *years = find<QAbstractItemView>(m_window, "retentionTable"_L1);
                           return years && years->isVisible() && years->model()->rowCount() > 0;
                       }});
}

/// What the menu at the head opens.
void PictureTour::planAbout()
{
    const auto choose = [this](QLatin1StringView name) {
        if (auto *action = m_window.findChild<QAction *>(name))
            action->trigger();
    };
    m_steps.push_back({u"about"_s, [choose] { choose("menuAbout"_L1); },
                       [this] { return isShown(m_window, "aboutDialog"_L1); }});
    m_steps.push_back({u"report-a-fault"_s,
                       [this, choose] {
                           click(m_window, "aboutClose"_L1);
                           choose("menuFault"_L1);
                       },
                       [this] { return isShown(m_window, "faultReportDialog"_L1); }});
}

void PictureTour::planOwnPassword()
{
    m_steps.push_back({u"own-password"_s,
                       [this] {
                           click(m_window, "faultReportClose"_L1);
                           click(m_window, "newPasswordButton"_L1);
                           write("presentPassword"_L1, u"lekthi-demo"_s);
                       },
                       [this] { return isShown(m_window, "presentPassword"_L1); }});
}

} // namespace lekthi
