#include "app/window/tour/picture_tour.h"

#include "app/window/tour/hands.h"
#include "core/numbering/period.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTabBar>

namespace lekthi {

using namespace Qt::StringLiterals;
using namespace tour;

void PictureTour::planSignIn()
{
    m_steps.push_back({u"sign-in"_s, [] {},
                       [this] {
                           const auto *list = find<QAbstractItemView>(m_window, "accountList"_L1);
                           return isShown(m_window, "signInPage"_L1) && list && list->model()->rowCount() > 0;
                       }});
}

void PictureTour::planServer()
{
    m_steps.push_back({u"keys"_s, [this] { click(m_window, "keysButton"_L1); },
                       [this] { return isShown(m_window, "keyboardHelp"_L1); }});
    m_steps.push_back({u"sign-in-server"_s,
                       [this] {
                           click(m_window, "keyboardHelpClose"_L1);
                           if (auto *ways = find<QTabBar>(m_window, "signInWays"_L1))
                               ways->setCurrentIndex(1);
                           write("serverHost"_L1, u"lekthi.example.org"_s);
                           write("serverAccount"_L1, u"somchai"_s);
                           write("serverPassword"_L1, u"a password"_s);
                       },
                       [this] { return isShown(m_window, "serverPassword"_L1); }});
    m_steps.push_back({u"sign-in-refused"_s,
                       [this] {
                           write("serverHost"_L1, u"/run/lekthi/stopped.sock"_s);
                           click(m_window, "signInButton"_L1);
                       },
                       [this] { return isShown(m_window, "signInBanner"_L1); }});
}

void PictureTour::planTemplates()
{
    m_steps.push_back({u"templates"_s,
                       [this] {
                           if (auto *ways = find<QTabBar>(m_window, "signInWays"_L1))
                               ways->setCurrentIndex(0);
                           chooseAccount(u"pa.demo"_s);
                           click(m_window, "signInButton"_L1);
                       },
                       [this] {
                           const auto *list = find<QAbstractItemView>(m_window, "templateList"_L1);
                           return isShown(m_window, "templatesPage"_L1) && list &&
                                  list->model()->rowCount() > 0;
                       }});
    m_steps.push_back({u"letter-template"_s,
                       [this] {
                           choose(find<QAbstractItemView>(m_window, "templateList"_L1),
                                  {u"LCBP3-C2"_s, u"LETTER"_s});
                       },
                       [this] {
                           const auto *editor = find<QPlainTextEdit>(m_window, "templateEditor"_L1);
                           return editor && editor->toPlainText().contains("{SEQ:4}"_L1);
                       }});
    const auto countBy = [this](numbering::PeriodKind period) {
        if (auto *choice = find<QComboBox>(m_window, "templatePeriod"_L1))
            choice->setCurrentIndex(int(period));
    };
    m_steps.push_back({u"another-period"_s,
                       [this, countBy] {
                           click(m_window, "templateSettings"_L1);
                           countBy(numbering::PeriodKind::Monthly);
                       },
                       [this] {
                           scrollTo(m_window, "periodChange"_L1);
                           return isShown(m_window, "periodChange"_L1);
                       }});
    m_steps.push_back({u"mistake-with-fixes"_s,
                       [this, countBy] {
                           countBy(numbering::PeriodKind::Yearly);
                           click(m_window, "templateSettings"_L1);
                           typeOver(find<QPlainTextEdit>(m_window, "templateEditor"_L1),
                                    u"{ORIGINATOR}-{RECIPIENT}-{DISIPLINE}-{SEQ:4}-{YEAR}"_s);
                       },
                       [this] { return isShown(m_window, "problemList"_L1); }});
    m_steps.push_back({u"token-completion"_s,
                       [this] {
                           auto *editor = find<QPlainTextEdit>(m_window, "templateEditor"_L1);
                           typeOver(editor, u"{ORIGINATOR}-{SEQ:4}-"_s);
                           pressKey(editor, Qt::Key_BraceLeft, u"{"_s);
                       },
                       [] { return QApplication::activePopupWidget() != nullptr; }});
}

void PictureTour::planSaving()
{
    m_steps.push_back({u"more-digits"_s,
                       [this] {
                           if (QWidget *popup = QApplication::activePopupWidget())
                               popup->close();
                           typeOver(find<QPlainTextEdit>(m_window, "templateEditor"_L1),
                                    u"{ORIGINATOR}-{RECIPIENT}-{SEQ:5}-{YEAR:B.E.}"_s);
                       },
                       [this] { return isShown(m_window, "orderPicture"_L1); }});
    m_steps.push_back({u"next-format"_s,
                       [this] {
                           typeOver(find<QPlainTextEdit>(m_window, "templateEditor"_L1),
                                    u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}{NEXT}"
                                    "{ORIGINATOR}-{RECIPIENT}-{SEQ:5}-{YEAR:B.E.}"_s);
                       },
                       [this] {
                           const auto *after = find<QLabel>(m_window, "previewOverflow"_L1);
                           scrollTo(m_window, "previewOverflow"_L1);
                           return after && after->text().contains("10000"_L1);
                       }});
    m_steps.push_back({u"would-collide"_s,
                       [this] {
                           typeOver(find<QPlainTextEdit>(m_window, "templateEditor"_L1),
                                    u"{ORIGINATOR}-{SEQ:4}-{YEAR:B.E.}"_s);
                           click(m_window, "proofBadge"_L1);
                       },
                       [this] {
                           const auto *panel = find<QWidget>(m_window, "proofPanel"_L1);
                           const auto *repair = panel ? panel->findChild<QAbstractButton *>() : nullptr;
                           return repair && repair->isVisible();
                       }});
    m_steps.push_back({u"new-template-with-preview"_s,
                       [this] {
                           click(m_window, "proofBadge"_L1);
                           typeOver(find<QPlainTextEdit>(m_window, "templateEditor"_L1),
                                    u"{PROJECT}-{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s);
                           if (auto *reason = find<QLineEdit>(m_window, "reasonEdit"_L1))
                               reason->setText(u"เพิ่มรหัสโครงการตามมติประชุมครั้งที่ 12"_s);
                       },
                       [this] {
                           const auto *save = find<QAbstractButton>(m_window, "saveButton"_L1);
                           return save && save->isEnabled();
                       }});
    m_steps.push_back({u"saved"_s, [this] { click(m_window, "saveButton"_L1); },
                       [this] { return isShown(m_window, "templatesBanner"_L1); }});
}

void PictureTour::planHistory()
{
    m_steps.push_back({u"history-beside-the-editor"_s, [this] { click(m_window, "templateHistory"_L1); },
                       [this] {
                           auto *versions = find<QAbstractItemView>(m_window, "templateVersions"_L1);
                           if (versions && versions->model()->rowCount() > 1)
                               versions->setCurrentIndex(versions->model()->index(1, 0));
                           return isShown(m_window, "takeVersionButton"_L1);
                       }});
    m_steps.push_back({u"history"_s, [this] { goToPage(u"historyPage"_s); },
                       [this] {
                           const auto *page = find<QWidget>(m_window, "historyPage"_L1);
                           const auto *effects =
                               page ? page->findChild<QWidget *>("effectsTable"_L1) : nullptr;
                           return effects && effects->isVisible(); // the editor has such a table, too
                       }});
    m_steps.push_back(
        {u"what-bringing-back-would-change"_s,
         [this] {
             choose(find<QAbstractItemView>(m_window, "historyList"_L1), {u"LETTER"_s, u" 1, "_s});
             m_asksForRollback = true;
         },
         [this] {
             auto *begin = find<QAbstractButton>(m_window, "rollbackBegin"_L1);
             if (m_asksForRollback && begin && begin->isVisible() && begin->isEnabled()) {
                 m_asksForRollback = false;
                 begin->click();
             }
             return isShown(m_window, "rollbackReason"_L1) && isShown(m_window, "historyHeading"_L1);
         }});
}

void PictureTour::planTestBench()
{
    m_steps.push_back({u"test-bench"_s,
                       [this] {
                           if (auto *import = find<QDialog>(m_window, "importDialog"_L1))
                               import->reject();
                           goToPage(u"testBenchPage"_s);
                       },
                       [this] { return canClick(m_window, "benchDrawButton"_L1); }});
    m_steps.push_back({u"test-numbers-drawn"_s,
                       [this] {
                           if (auto *count = find<QSpinBox>(m_window, "benchCount"_L1))
                               count->setValue(200);
                           if (auto *callers = find<QSpinBox>(m_window, "benchCallers"_L1))
                               callers->setValue(20);
                           click(m_window, "benchDrawButton"_L1);
                       },
                       [this] {
                           const auto *numbers = find<QAbstractItemView>(m_window, "benchNumbers"_L1);
                           return numbers && numbers->model() && numbers->model()->rowCount() >= 200;
                       }});
}

} // namespace lekthi
