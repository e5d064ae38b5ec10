#include "app/window/tour/picture_tour.h"

#include "app/window/tour/hands.h"

#include <QAbstractItemView>

namespace lekthi {

using namespace Qt::StringLiterals;
using namespace tour;

void PictureTour::planVoid()
{
    m_steps.push_back({u"numbers-without-a-document"_s,
                       [this] {
                           goToPage(u"countersPage"_s);
                           click(m_window, "unboundButton"_L1);
                       },
                       [this] { return isShown(m_window, "unboundMore"_L1); }});
    m_steps.push_back({u"number-to-void"_s,
                       [this] {
                           click(m_window, "unboundClose"_L1);
                           goToPage(u"ledgerPage"_s);
                           write("ledgerNumber"_L1, u"LCBP3-C2-RFA-STR-SDW-0023-A"_s);
                       },
                       [this] {
                           const auto *table = find<QAbstractItemView>(m_window, "ledgerTable"_L1);
                           const bool isFound =
                               table && table->isVisible() && table->model()->rowCount() == 1;
                           if (isFound && !find<QWidget>(m_window, "numberStoryDialog"_L1))
                               click(m_window, "ledgerStoryLink"_L1);
                           return canClick(m_window, "storyVoid"_L1);
                       }});
    m_steps.push_back({u"request-to-void"_s,
                       [this] {
                           click(m_window, "storyVoid"_L1);
                           write("voidRequestReason"_L1, u"แบบฉบับนี้ไม่ได้จัดทำขึ้นตามที่ขอเลขไว้"_s);
                       },
                       [this] { return canClick(m_window, "voidRequestSend"_L1); }});
    m_steps.push_back({u"void-requested"_s, [this] { click(m_window, "voidRequestSend"_L1); },
                       [this] { return isShown(m_window, "storyBanner"_L1); }});
    m_steps.push_back({u"void-of-oneself"_s,
                       [this] {
                           click(m_window, "storyClose"_L1);
                           goToPage(u"approvalsPage"_s);
                       },
                       [this] {
                           chooseRequest(voidRequest);
                           return isShown(m_window, "voidRequestDetail"_L1) &&
                                  isShown(m_window, "withdrawButton"_L1);
                       }});
}

void PictureTour::planVoided()
{
    m_steps.push_back({u"void-that-waits"_s, [this] { goToPage(u"approvalsPage"_s); },
                       [this] {
                           chooseRequest(voidRequest);
                           return isShown(m_window, "voidRequestDetail"_L1) &&
                                  canClick(m_window, "approveButton"_L1);
                       }});
    m_steps.push_back({u"void-consequence"_s, [this] { click(m_window, "approveButton"_L1); },
                       [this] { return isShown(m_window, "decisionQuestion"_L1); }});
    m_steps.push_back({u"void-done"_s, [this] { click(m_window, "executeButton"_L1); },
                       [this] { return isShown(m_window, "requestDone"_L1); }});
}

} // namespace lekthi
