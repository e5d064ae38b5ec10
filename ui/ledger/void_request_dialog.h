#pragma once

#include "core/store/requests/void_request.h"
#include "models/session/session.h"
#include "ui/widgets/careful_dialog.h"

class QLabel;
class QPushButton;

namespace lekthi::ui {

class Banner;
class ReasonField;

/// Asks two persons to void a single number: says what that means, and wants a reason. Open with open();
/// closes itself once the store took the request. UI thread only.
class VoidRequestDialog : public CarefulDialog
{
    Q_OBJECT

public:
    /// The number by its ledger row and the request id under which it was drawn.
    VoidRequestDialog(models::Session &session, QString number, qint64 ledgerId, QString requestId,
                      QWidget *parent = nullptr);

signals:
    void requested(qint64 id);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool isUnderWay() const override { return m_sending; }
    bool holdsInput() const override;
    Banner &banner() override { return *m_banner; }
    void build();
    void send();
    void showState();
    void retranslate();

    models::Session &m_session;
    QString m_text; ///< of the number
    qint64 m_ledgerId;
    QString m_requestId;
    bool m_sending = false;
    QLabel *m_title;
    QLabel *m_number;
    QLabel *m_means;
    ReasonField *m_reason;
    Banner *m_banner;
    QLabel *m_why;
    QPushButton *m_cancel;
    QPushButton *m_send;
};

} // namespace lekthi::ui
