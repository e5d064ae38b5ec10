#include "app/local/store_directory.h"
#include "app/window/tour/hands.h"
#include "app/window/tour/picture_tour.h"

#include <QAbstractItemView>
#include <QComboBox>

namespace lekthi {

using namespace Qt::StringLiterals;
using namespace tour;

void PictureTour::planPeople()
{
    m_steps.push_back({u"people"_s, [this] { goToPage(u"peoplePage"_s); },
                       [this] { return isShown(m_window, "accountCard"_L1); }});
    m_steps.push_back(
        {u"people-service"_s,
         [this] { choose(find<QAbstractItemView>(m_window, "accountTable"_L1), {u"allocator.demo"_s}); },
         [this] { return canClick(m_window, "accountLimitRate"_L1); }});
    m_steps.push_back({u"people-administrator"_s,
                       [this] {
                           click(m_window, "accountAdd"_L1);
                           write("administratorLogin"_L1, local::operatingSystemUser());
                       },
                       [this] { return canClick(m_window, "administratorEnter"_L1); }});
    m_steps.push_back({u"people-add"_s, [this] { click(m_window, "administratorEnter"_L1); },
                       [this] { return isShown(m_window, "newAccountLogin"_L1); }});
    m_steps.push_back({u"people-projects"_s,
                       [this] {
                           write("newAccountLogin"_L1, u"somchai"_s);
                           write("newAccountName"_L1, u"สมชาย ใจดี"_s);
                           write("newAccountEnglishName"_L1, u"Somchai Jaidee"_s);
                           if (auto *role = find<QComboBox>(m_window, "accountRole"_L1))
                               role->setCurrentIndex(1);
                       },
                       [this] { return isShown(m_window, "accountProjects"_L1); }});
    m_steps.push_back({u"people-hand-over"_s,
                       [this] {
                           if (auto *role = find<QComboBox>(m_window, "accountRole"_L1))
                               role->setCurrentIndex(0);
                           click(m_window, "newAccountSend"_L1);
                       },
                       [this] { return isShown(m_window, "handOverPassword"_L1); }});
    planLastSuperAdmin();
}

void PictureTour::planLastSuperAdmin()
{
    m_steps.push_back({u"people-added"_s,
                       [this] {
                           click(m_window, "handOverCopy"_L1);
                           click(m_window, "handOverClose"_L1);
                       },
                       [this] { return !isShown(m_window, "handOverDialog"_L1); }});
    m_steps.push_back({u"people-second-last"_s,
                       [this] {
                           choose(find<QAbstractItemView>(m_window, "accountTable"_L1), {u"sa.two"_s});
                           click(m_window, "accountDeactivate"_L1);
                           write("accountStateReason"_L1, u"ย้ายไปโครงการอื่น"_s);
                       },
                       [this] { return canClick(m_window, "accountStateSend"_L1); }});
    m_steps.push_back({u"people-too-few"_s, [this] { click(m_window, "accountStateSend"_L1); },
                       [this] { return isShown(m_window, "peopleWarning"_L1); }});
}

} // namespace lekthi
