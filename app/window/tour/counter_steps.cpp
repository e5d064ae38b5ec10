#include "app/window/tour/picture_tour.h"

#include "app/window/tour/hands.h"
#include "core/numbering/calendar.h"
#include "core/numbering/period.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

namespace lekthi {

using namespace Qt::StringLiterals;
using namespace tour;

namespace {

constexpr int resetTarget = 110;

} // namespace

void PictureTour::planCounters()
{
    m_steps.push_back({u"counters"_s, [this] { goToPage(u"countersPage"_s); },
                       [this] {
                           const auto *table = find<QAbstractItemView>(m_window, "counterTable"_L1);
                           return table && table->isVisible() && table->model()->rowCount() > 0;
                       }});
    m_steps.push_back({u"counter"_s,
                       [this] {
                           choose(find<QAbstractItemView>(m_window, "counterTable"_L1),
                                  {u"LCBP3-C2"_s, u"LETTER"_s});
                       },
                       [this] { return isShown(m_window, "counterOutlook"_L1); }});
    m_steps.push_back(
        {u"missing-numbers"_s, [this] { click(m_window, "missingNumbersButton"_L1); },
         [this] { return isShown(m_window, "gapsTable"_L1) || isShown(m_window, "gapsVerdict"_L1); }});
    const auto hasAnswers = [this] {
        const auto *answers = find<QAbstractItemView>(m_window, "searchAnswers"_L1);
        return answers && answers->isVisible() && answers->model()->rowCount() > 0;
    };
    m_steps.push_back({u"find-a-number"_s,
                       [this] {
                           click(m_window, "gapsClose"_L1);
                           search(u"คคง.-สคฉ.3-01"_s);
                       },
                       hasAnswers});
    m_steps.push_back({u"find-a-number-that-comes-later"_s,
                       [this] {
                           search(u"คคง.-สคฉ.3-0131-%1"_s.arg(numbering::currentDocumentDate().year() +
                                                              numbering::buddhistYearOffset));
                       },
                       hasAnswers});
    m_steps.push_back({u"find-where-a-number-fits-no-template"_s,
                       [this] { search(u"คคง.-สคฉ.3-01X7-2569"_s); }, hasAnswers});
    m_steps.push_back({u"counters-that-run-out"_s,
                       [this] {
                           closeSearch();
                           click(m_window, "counterFilterRunningOut"_L1);
                       },
                       [this] {
                           const auto *table = find<QAbstractItemView>(m_window, "counterTable"_L1);
                           return table && (!table->isVisible() || table->model()->rowCount() > 0);
                       }});
}

/// As a person types: the field answers what is edited alone.
void PictureTour::search(const QString &text)
{
    auto *field = find<QLineEdit>(m_window, "searchField"_L1);
    if (!field)
        return;
    field->setFocus();
    field->selectAll();
    field->insert(text);
}

void PictureTour::closeSearch()
{
    if (auto *field = find<QLineEdit>(m_window, "searchField"_L1)) {
        field->clear();
        field->clearFocus();
    }
}

void PictureTour::planRequest()
{
    m_steps.push_back({u"sign-in-as-super-admin"_s, [this] { click(m_window, "signOutButton"_L1); },
                       [this] {
                           chooseAccount(u"sa.one"_s);
                           return isShown(m_window, "signInPage"_L1);
                       }});
    m_steps.push_back({u"counter-of-letters"_s, [this] { click(m_window, "signInButton"_L1); },
                       [this] {
                           if (!isShown(m_window, "countersPage"_L1)) {
                               goToPage(u"countersPage"_s);
                               return false;
                           }
                           choose(find<QAbstractItemView>(m_window, "counterTable"_L1),
                                  {u"LCBP3-C2"_s, u"LETTER"_s, u"คคง."_s, u"สคฉ.3"_s});
                           return isShown(m_window, "requestResetButton"_L1);
                       }});
    m_steps.push_back({u"request-a-reset"_s,
                       [this] {
                           click(m_window, "requestResetButton"_L1);
                           if (auto *value = find<QSpinBox>(m_window, "resetRequestNew"_L1))
                               value->setValue(resetTarget);
                           if (auto *reason = find<QLineEdit>(m_window, "resetRequestReason"_L1))
                               reason->setText(u"เลขที่ออกในช่วงทดสอบระบบ ยังไม่มีเอกสารใดส่งถึงผู้รับ"_s);
                           confirmNewValue();
                       },
                       [this] {
                           const auto *send = find<QAbstractButton>(m_window, "resetRequestSend"_L1);
                           return send && send->isEnabled();
                       }});
    m_steps.push_back({u"reset-requested"_s, [this] { click(m_window, "resetRequestSend"_L1); },
                       [this] { return isShown(m_window, "countersBanner"_L1); }});
    m_steps.push_back({u"own-request"_s, [this] { goToPage(u"approvalsPage"_s); },
                       [this] {
                           chooseRequest(resetRequest);
                           return isShown(m_window, "withdrawButton"_L1);
                       }});
}

void PictureTour::confirmNewValue()
{
    auto *value = find<QSpinBox>(m_window, "resetRequestNew"_L1);
    auto *confirmation = find<QLineEdit>(m_window, "resetRequestConfirmation"_L1);
    if (value && confirmation)
        confirmation->setText(value->cleanText());
}

void PictureTour::planApproval()
{
    m_steps.push_back({u"sign-in-as-the-other"_s, [this] { click(m_window, "signOutButton"_L1); },
                       [this] {
                           chooseAccount(u"sa.two"_s);
                           return isShown(m_window, "signInPage"_L1);
                       }});
    m_steps.push_back({u"request-that-waits"_s, [this] { click(m_window, "signInButton"_L1); },
                       [this] {
                           if (!isShown(m_window, "approvalsPage"_L1)) {
                               goToPage(u"approvalsPage"_s);
                               return false;
                           }
                           chooseRequest(resetRequest);
                           return isShown(m_window, "resetDetail"_L1) &&
                                  canClick(m_window, "approveButton"_L1);
                       }});
    m_steps.push_back({u"consequence-of-approval"_s, [this] { click(m_window, "approveButton"_L1); },
                       [this] { return isShown(m_window, "decisionQuestion"_L1); }});
    m_steps.push_back(
        {u"reset-executed"_s, [this] { click(m_window, "executeButton"_L1); },
         [this] { return isShown(m_window, "approvalsBanner"_L1) && !isShown(m_window, "decisionBar"_L1); }});
    m_steps.push_back({u"ledger"_s, [this] { goToPage(u"ledgerPage"_s); },
                       [this] { return isShown(m_window, "ledgerBefore"_L1); }});
    m_steps.push_back({u"receipt"_s, [this] { click(m_window, "ledgerReceiptLink"_L1); },
                       [this] { return canClick(m_window, "receiptJson"_L1); }});
    m_steps.push_back({u"errors"_s,
                       [this] {
                           click(m_window, "receiptClose"_L1);
                           goToPage(u"errorsPage"_s);
                       },
                       [this] { return isShown(m_window, "errorsEmpty"_L1); }});
    m_steps.push_back({u"admin-log"_s, [this] { goToPage(u"adminLogPage"_s); },
                       [this] {
                           const auto *table = find<QAbstractItemView>(m_window, "adminLogTable"_L1);
                           return table && table->isVisible() && table->model()->rowCount() > 0;
                       }});
}

} // namespace lekthi
