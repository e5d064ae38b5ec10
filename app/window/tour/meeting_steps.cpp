#include "app/window/tour/picture_tour.h"

#include "app/window/tour/hands.h"
#include "core/store/templates/template_gateway.h"
#include "models/session/session.h"
#include "ui/shell/shell.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>

#include <algorithm>

namespace lekthi {

using namespace Qt::StringLiterals;
using namespace tour;

namespace {

constexpr int project = 2;
const auto transmittal = u"TRANSMITTAL"_s;

store::Result<store::NumberTemplate> prependProject(store::Connection &connection, int type)
{
    return store::findTemplate(connection, project, type).and_then([&](const store::NumberTemplate &stored) {
        const auto text = numbering::Template::parse(u"{PROJECT}-"_s + stored.text);
        const auto reason = numbering::Reason::parse(u"ขึ้นต้นด้วยรหัสโครงการทุกประเภท"_s);
        return store::saveTemplate(connection,
                                   {project, type, stored.version, *text, stored.settings, *reason});
    });
}

} // namespace

void PictureTour::chooseFile(QLatin1StringView dialogName, int action)
{
    const auto *exchange = find<QPushButton>(m_window, "historyExchange"_L1);
    if (!exchange || !exchange->menu())
        return;
    exchange->menu()->actions().at(action)->trigger();
    if (auto *dialog = find<QFileDialog>(m_window, dialogName)) {
        emit dialog->fileSelected(QDir(m_directory).filePath(u"templates.json"_s));
        dialog->close();
    }
}

void PictureTour::saveElsewhere()
{
    auto *shell = m_window.findChild<ui::Shell *>();
    const auto &types = shell->session().reference().types;
    const auto type = std::ranges::find(types, transmittal, &store::CodedItem::code);
    shell->session().worker().run(
        this, [id = type->id](store::Connection &connection) { return prependProject(connection, id); },
        [this](const store::Result<store::NumberTemplate> &) { m_meeting = Meeting::SavedElsewhere; });
}

void PictureTour::planConflict()
{
    m_steps.push_back({u"templates-exported"_s, [this] { chooseFile("exportFile"_L1, 0); },
                       [this] { return isShown(m_window, "historyBanner"_L1); }});
    m_steps.push_back({u"saved-meanwhile"_s,
                       [this] {
                           goToPage(u"templatesPage"_s);
                           m_meeting = Meeting::Begins;
                       },
                       [this] {
                           auto *editor = find<QPlainTextEdit>(m_window, "templateEditor"_L1);
                           const QString text = editor ? editor->toPlainText() : QString();
                           // The page reads its list anew and keeps what was chosen before.
                           if (m_meeting == Meeting::Begins && !text.contains("{SUB_TYPE}"_L1))
                               choose(find<QAbstractItemView>(m_window, "templateList"_L1), {transmittal});
                           else if (m_meeting == Meeting::Begins) {
                               m_meeting = Meeting::None;
                               typeOver(editor, QString(text).replace("{SEQ:4}"_L1, "{SEQ:5}"_L1));
                               write("reasonEdit"_L1, u"ปีหน้าคาดว่าจะเกิน 9999 ฉบับ"_s);
                               saveElsewhere();
                           }
                           if (m_meeting == Meeting::SavedElsewhere && canClick(m_window, "saveButton"_L1)) {
                               m_meeting = Meeting::None;
                               click(m_window, "saveButton"_L1);
                           }
                           return canClick(m_window, "takeBothButton"_L1);
                       }});
}

void PictureTour::planCollidingTemplate()
{
    m_steps.push_back({u"template-request"_s,
                       [this] {
                           click(m_window, "takeTheirsButton"_L1);
                           choose(find<QAbstractItemView>(m_window, "templateList"_L1), {u"RFA"_s});
                           m_meeting = Meeting::Begins;
                       },
                       [this] {
                           const auto *editor = find<QPlainTextEdit>(m_window, "templateEditor"_L1);
                           auto *scope = find<QComboBox>(m_window, "templateScope"_L1);
                           if (m_meeting == Meeting::Begins && scope &&
                               editor->toPlainText().contains("{RFA_TYPE}"_L1)) {
                               scope->setCurrentIndex(1);
                               write("reasonEdit"_L1, u"ใช้เลขร่วมกันทุกโครงการ"_s);
                               if (canClick(m_window, "saveButton"_L1))
                                   m_meeting = Meeting::None;
                               click(m_window, "saveButton"_L1);
                           }
                           return isShown(m_window, "templateRequestDialog"_L1);
                       }});
    m_steps.push_back({u"template-requested"_s,
                       [this] {
                           write("templateRequestReason"_L1, u"ใช้เลขร่วมกันทุกโครงการตามที่ประชุมตกลงกัน"_s);
                           click(m_window, "templateRequestSend"_L1);
                       },
                       [this] { return isShown(m_window, "templateWaits"_L1); }});
}

void PictureTour::planImport()
{
    m_steps.push_back({u"import"_s,
                       [this] {
                           goToPage(u"historyPage"_s);
                           chooseFile("importFile"_L1, 1);
                       },
                       [this] { return isShown(m_window, "importItems"_L1); }});
}

} // namespace lekthi
