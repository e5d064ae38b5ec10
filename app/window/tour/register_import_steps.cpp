#include "app/window/tour/picture_tour.h"

#include "app/window/tour/hands.h"
#include "ui/register/register_import_dialog.h"

#include <QAbstractItemView>
#include <QDate>
#include <QDir>
#include <QFile>
#include <QMainWindow>

namespace lekthi {

using namespace Qt::StringLiterals;
using namespace tour;

namespace {

constexpr int project = 2;
constexpr int letter = 6;
constexpr int buddhistEra = 543;

/// Letters of the demo project by the template that the tour has saved, as a spreadsheet of an office has
/// them.
QString writeRegister(const QString &directory)
{
    const QString year = QString::number(QDate::currentDate().year() + buddhistEra);
    QStringList lines{u"ลำดับ,เลขที่เอกสาร,ลงวันที่,เรื่อง"_s};
    const auto add = [&](const QString &number, const QString &title) {
        lines += u"%1,%2,,%3"_s.arg(QString::number(lines.size()), number, title);
    };
    for (const int sequence : {131, 132, 133, 135, 136, 140})
        add(u"LCBP3-C2-คคง.-สคฉ.3-%1-%2"_s.arg(sequence, 4, 10, QChar(u'0')).arg(year), u"ขอส่งแบบก่อสร้าง"_s);
    for (const int sequence : {12, 13, 15})
        add(u"LCBP3-C2-สคฉ.3-คคง.-%1-%2"_s.arg(sequence, 4, 10, QChar(u'0')).arg(year), u"ตอบข้อหารือ"_s);
    add(u"LCBP3-C2-คคง.-สคฉ.3-๐๑๔๑-%1"_s.arg(year), u"รายงานความก้าวหน้า"_s);
    add(u"LCBP3-C2-คคง.-สคฉ.3-0132-%1"_s.arg(year), u"ขอส่งแบบก่อสร้าง (ซ้ำ)"_s);
    add(u"คคง./สคฉ.3/142"_s, u"หนังสือที่ไม่มีเลขตามรูปแบบ"_s);
    QFile file(QDir(directory).filePath(u"ทะเบียนหนังสือ.csv"_s));
    if (file.open(QIODevice::WriteOnly))
        file.write(lines.join(u'\n').toUtf8());
    return file.fileName();
}

} // namespace

void PictureTour::planRegisterImport()
{
    m_steps.push_back({u"import-file"_s, [this] { goToPage(u"countersPage"_s); },
                       [this] {
                           auto *dialog = m_window.findChild<ui::RegisterImportDialog *>();
                           if (!dialog && canClick(m_window, "registerImportButton"_L1)) {
                               click(m_window, "registerImportButton"_L1);
                               dialog = m_window.findChild<ui::RegisterImportDialog *>();
                               dialog->suggest(project, letter);
                               dialog->setFile(writeRegister(m_directory));
                           }
                           return dialog && canClick(m_window, "registerImportNext"_L1);
                       }});
    const auto goOn = [this] { click(m_window, "registerImportNext"_L1); };
    m_steps.push_back({u"import-form"_s, goOn, [this] {
                           return isShown(m_window, "registerPreview"_L1) &&
                                  canClick(m_window, "registerImportNext"_L1);
                       }});
    m_steps.push_back({u"import-findings"_s, goOn, [this] {
                           return isShown(m_window, "registerSummary"_L1) &&
                                  canClick(m_window, "registerImportNext"_L1);
                       }});
    m_steps.push_back({u"import-counters"_s,
                       [this, goOn] {
                           goOn();
                           write("registerReason"_L1, u"ทะเบียนหนังสือเดิมก่อนเริ่มใช้ระบบออกเลขที่"_s);
                       },
                       [this] { return canClick(m_window, "registerImportNext"_L1); }});
    m_steps.push_back({u"import-requested"_s, goOn, [this] {
                           return isShown(m_window, "countersBanner"_L1) &&
                                  !m_window.findChild<ui::RegisterImportDialog *>();
                       }});
    m_steps.push_back({u"import-of-oneself"_s, [this] { goToPage(u"approvalsPage"_s); },
                       [this] {
                           chooseRequest(importRequest);
                           return isShown(m_window, "withdrawButton"_L1);
                       }});
    m_steps.push_back({u"import-sign-in"_s, [this] { click(m_window, "signOutButton"_L1); },
                       [this] {
                           chooseAccount(u"sa.one"_s);
                           return isShown(m_window, "signInPage"_L1);
                       }});
    m_steps.push_back({u"import-consequence"_s, [this] { click(m_window, "signInButton"_L1); },
                       [this] {
                           if (!isShown(m_window, "approvalsPage"_L1))
                               goToPage(u"approvalsPage"_s);
                           chooseRequest(importRequest);
                           if (isShown(m_window, "registerImportDetail"_L1) &&
                               canClick(m_window, "approveButton"_L1))
                               click(m_window, "approveButton"_L1);
                           return isShown(m_window, "decisionQuestion"_L1);
                       }});
    m_steps.push_back({u"import-done"_s, [this] { click(m_window, "executeButton"_L1); },
                       [this] { return isShown(m_window, "requestDone"_L1); }});
    m_steps.push_back({u"template-to-approve"_s, [this] { chooseRequest(templateRequest); },
                       [this] {
                           return isShown(m_window, "templateRequestDetail"_L1) &&
                                  canClick(m_window, "approveButton"_L1);
                       }});
}

} // namespace lekthi
