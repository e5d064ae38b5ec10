#pragma once

#include "ui/widgets/reason_dialog.h"

namespace lekthi::ui {

/// Asks two persons to void a single number. UI thread only.
class VoidRequestDialog : public ReasonDialog
{
    Q_OBJECT

public:
    /// The number by its ledger row and the request id under which it was drawn.
    VoidRequestDialog(models::Session &session, const QString &number, qint64 ledgerId, QString requestId,
                      QWidget *parent = nullptr);

private:
    Texts texts() const override;
    models::Work<qint64> request(const numbering::Reason &reason) const override;

    qint64 m_ledgerId;
    QString m_requestId;
};

} // namespace lekthi::ui
