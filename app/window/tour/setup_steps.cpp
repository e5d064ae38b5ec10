#include "app/window/tour/hands.h"
#include "app/window/tour/picture_tour.h"
#include "ui/setup/entry_table.h"

#include <QLabel>
#include <QLineEdit>
#include <QTabBar>

namespace lekthi {

using namespace Qt::StringLiterals;
using namespace tour;

namespace {

void fillIn(QMainWindow &window, QLatin1StringView table, const QList<QStringList> &rows)
{
    auto *entries = find<ui::EntryTable>(window, table);
    if (!entries)
        return;
    entries->setRows(rows);
    emit entries->changed();
}

} // namespace

void PictureTour::planReference()
{
    m_steps.push_back({u"reference-projects"_s,
                       [this] {
                           click(m_window, "retentionClose"_L1);
                           goToPage(u"referencePage"_s);
                       },
                       [this] { return isShown(m_window, "participantTable"_L1); }});
    m_steps.push_back({u"reference-organizations"_s,
                       [this] {
                           if (auto *kinds = find<QTabBar>(m_window, "referenceKinds"_L1))
                               kinds->setCurrentIndex(2);
                       },
                       [this] {
                           return isShown(m_window, "referenceThai"_L1) &&
                                  !isShown(m_window, "participantTable"_L1);
                       }});
    m_steps.push_back({u"reference-types"_s,
                       [this] {
                           if (auto *kinds = find<QTabBar>(m_window, "referenceKinds"_L1))
                               kinds->setCurrentIndex(3);
                       },
                       [this] { return isShown(m_window, "countingUsual"_L1); }});
}

/// From an empty place to passwords that can be handed over.
void PictureTour::planSetup()
{
    const auto goOn = [this] { click(m_window, "setupNext"_L1); };
    const auto canGoOn = [this] { return canClick(m_window, "setupNext"_L1); };
    m_steps.push_back({u"setup-place"_s,
                       [this] {
                           click(m_window, "passwordCancel"_L1);
                           click(m_window, "signOutButton"_L1);
                       },
                       [this] {
                           if (canClick(m_window, "signInSetUp"_L1) &&
                               !isShown(m_window, "setupAssistant"_L1))
                               click(m_window, "signInSetUp"_L1);
                           return isShown(m_window, "setupAssistant"_L1);
                       }});
    m_steps.push_back({u"setup-store"_s, goOn,
                       [this, canGoOn] { return isShown(m_window, "setupOverview"_L1) && canGoOn(); }});
    m_steps.push_back(
        {u"setup-project"_s,
         [this, goOn] {
             goOn();
             write("setupProjectCode"_L1, u"LCBP3-C2"_s);
             write("setupProjectThai"_L1, u"โครงการพัฒนาท่าเรือแหลมฉบัง ระยะที่ 3 ส่วนที่ 2"_s);
             write("setupProjectEnglish"_L1, u"Laem Chabang Port Phase 3, contract 2"_s);
             fillIn(m_window, "setupOrganizations"_L1,
                    {{u"คคง."_s, u"ที่ปรึกษาควบคุมงานก่อสร้าง"_s, u"Construction Supervision Consultant"_s, {}},
                     {u"สคฉ.3"_s, u"สำนักงานโครงการ"_s, u"Project Office"_s, {}},
                     {u"ผรม.2"_s, u"ผู้รับเหมางานก่อสร้าง ส่วนที่ 2"_s, u"Contractor, contract 2"_s, {}}});
         },
         canGoOn});
    m_steps.push_back({u"setup-other-schema"_s,
                       [this] {
                           click(m_window, "setupOtherSchema"_L1);
                           write("setupSchema"_L1, u"dms"_s);
                       },
                       canGoOn});
    m_steps.push_back(
        {u"setup-people"_s,
         [this, goOn] {
             click(m_window, "setupStarter"_L1);
             goOn();
             fillIn(m_window, "setupPeople"_L1,
                    {{u"sa.somchai"_s, u"สมชาย ใจดี"_s, u"Somchai Jaidee"_s, u"super-admin"_s},
                     {u"sa.malee"_s, u"มาลี สุขใจ"_s, u"Malee Sukjai"_s, u"super-admin"_s},
                     {u"pa.wichai"_s, u"วิชัย แก้วใส"_s, u"Wichai Kaewsai"_s, u"project-admin"_s},
                     {u"numbering.service"_s, u"บริการออกเลข"_s, u"Numbering service"_s, u"allocator"_s}});
         },
         canGoOn});
    m_steps.push_back({u"setup-templates"_s, goOn, canGoOn});
    m_steps.push_back({u"setup-plan"_s, goOn, canGoOn});
    m_steps.push_back({u"setup-passwords"_s, goOn,
                       [this, canGoOn] { return isShown(m_window, "setupPasswords"_L1) && canGoOn(); }});
    m_steps.push_back({u"setup-sign-in"_s, goOn, [this] { return isShown(m_window, "signInOwn"_L1); }});
}

} // namespace lekthi
