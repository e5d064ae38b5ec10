#include "app/window/tour/hands.h"
#include "app/window/tour/picture_tour.h"

#include <QSpinBox>

namespace lekthi {

using namespace Qt::StringLiterals;
using namespace tour;

void PictureTour::planPools()
{
    m_steps.push_back({u"id-pool-of-the-demo"_s, [this] { goToPage(u"poolsPage"_s); },
                       [this] { return isShown(m_window, "poolDetail"_L1); }});
    m_steps.push_back({u"id-pool-new"_s, [this] { click(m_window, "poolCreate"_L1); },
                       [this] { return isShown(m_window, "newPoolCapacity"_L1); }});
    m_steps.push_back({u"id-pool-wish"_s,
                       [this] {
                           write("newPoolName"_L1, u"farmer"_s);
                           write("newPoolReason"_L1, u"บัตรเกษตรกรต้องใช้รหัสที่เดาไม่ได้"_s);
                           if (auto *length = find<QSpinBox>(m_window, "newPoolLength"_L1))
                               length->setValue(8);
                       },
                       [this] { return canClick(m_window, "newPoolSend"_L1); }});
    m_steps.push_back({u"id-pool-requested"_s, [this] { click(m_window, "newPoolSend"_L1); },
                       [this] { return isShown(m_window, "poolsBanner"_L1); }});
}

void PictureTour::planPooled()
{
    m_steps.push_back({u"id-pool-that-waits"_s, [this] { goToPage(u"approvalsPage"_s); },
                       [this] {
                           chooseRequest(poolRequest);
                           return isShown(m_window, "poolRequestDetail"_L1) &&
                                  canClick(m_window, "approveButton"_L1);
                       }});
    m_steps.push_back({u"id-pool-consequence"_s, [this] { click(m_window, "approveButton"_L1); },
                       [this] { return isShown(m_window, "decisionQuestion"_L1); }});
    m_steps.push_back({u"id-pool-created"_s, [this] { click(m_window, "executeButton"_L1); },
                       [this] { return isShown(m_window, "requestDone"_L1); }});
    m_steps.push_back({u"id-pools"_s,
                       [this] {
                           goToPage(u"poolsPage"_s);
                           write("poolSearch"_L1, u"farmer"_s); // beside the one of the demo
                       },
                       [this] { return canClick(m_window, "poolFill"_L1); }});
    m_steps.push_back({u"id-pool-filled"_s, [this] { click(m_window, "poolFill"_L1); },
                       [this] { return isShown(m_window, "poolsBanner"_L1); }});
    m_steps.push_back({u"id-pool-check"_s,
                       [this] {
                           write("poolIdTyped"_L1, u"2957-3810"_s);
                           click(m_window, "poolIdCheck"_L1);
                       },
                       [this] { return isShown(m_window, "poolIdAnswer"_L1); }});
    m_steps.push_back({u"id-pool-retire"_s, [this] { click(m_window, "poolRetire"_L1); },
                       [this] { return isShown(m_window, "retirePoolDialog"_L1); }});
    m_steps.push_back({u"id-pool-settings"_s,
                       [this] {
                           click(m_window, "retirePoolCancel"_L1);
                           scrollTo(m_window, "poolExamples"_L1);
                       },
                       [this] { return !isShown(m_window, "retirePoolDialog"_L1); }});
}

} // namespace lekthi
