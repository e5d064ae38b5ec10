#include "ui/ledger/void_request_dialog.h"

#include "models/requests/request_work.h"

#include <utility>

namespace lekthi::ui {

VoidRequestDialog::VoidRequestDialog(models::Session &session, const QString &number, qint64 ledgerId,
                                     QString requestId, QWidget *parent)
    : ReasonDialog(session, QStringLiteral("voidRequest"), number, parent)
    , m_ledgerId(ledgerId)
    , m_requestId(std::move(requestId))
{
    retranslate();
}

ReasonDialog::Texts VoidRequestDialog::texts() const
{
    return {.title = tr("Request to void a number"),
            .means =
                tr("Another Super Admin has to agree. Once voided, the number stays taken: no document can "
                   "have it, it has no revisions, and it is never allocated again. This cannot be undone."),
            .reason = tr("Why the number should be voided"),
            .send = tr("Request voiding")};
}

models::Work<qint64> VoidRequestDialog::request(const numbering::Reason &reason) const
{
    return models::requesting(store::VoidWish{m_ledgerId, m_requestId, reason});
}

} // namespace lekthi::ui
