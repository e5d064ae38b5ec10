#pragma once

#include "core/pools/pool_name.h"
#include "models/session/session.h"
#include "ui/widgets/careful_dialog.h"

class QLabel;
class QPushButton;

namespace lekthi::ui {

class Banner;
class ReasonField;

/// Asks two persons to retire an ID pool: says what that means, and wants a reason. Open with open(); closes
/// itself once the store took the request. UI thread only.
class RetirePoolDialog : public CarefulDialog
{
    Q_OBJECT

public:
    RetirePoolDialog(models::Session &session, pools::PoolName name, QWidget *parent = nullptr);

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
    pools::PoolName m_name;
    bool m_sending = false;
    QLabel *m_title;
    QLabel *m_means;
    ReasonField *m_reason;
    Banner *m_banner;
    QLabel *m_why;
    QPushButton *m_cancel;
    QPushButton *m_send;
};

} // namespace lekthi::ui
