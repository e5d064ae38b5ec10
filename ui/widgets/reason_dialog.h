#pragma once

#include "core/numbering/reason.h"
#include "models/session/session.h"
#include "models/session/work.h"
#include "ui/widgets/careful_dialog.h"

class QLabel;

namespace lekthi::ui {

class Banner;
class ReasonField;
class SendRow;

/// Asks for what another person has to agree on and nothing but the reason is needed for: says what it means,
/// wants the reason, and sends the request. Open with open(); closes itself once the store took the request.
/// UI thread only.
class ReasonDialog : public CarefulDialog
{
    Q_OBJECT

signals:
    void requested(qint64 id);

protected:
    struct Texts
    {
        QString title;
        QString means;  ///< what follows once it is agreed on
        QString reason; ///< label of the field
        QString send;   ///< of the button
    };

    /// name: of the objects, with "Dialog", "Reason", ... behind it. about: shown below the title, by the
    /// name with "Of" behind it; empty: the title says it. Call retranslate() at the end of the constructor.
    ReasonDialog(models::Session &session, const QString &name, const QString &about, QWidget *parent);

    virtual Texts texts() const = 0;
    virtual models::Work<qint64> request(const numbering::Reason &reason) const = 0;

    void retranslate();
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool isUnderWay() const override { return m_sending; }
    bool holdsInput() const override;
    Banner &banner() override { return *m_banner; }
    void send();
    void showState();

    models::Session &m_session;
    bool m_sending = false;
    QLabel *m_title;
    QLabel *m_about;
    QLabel *m_means;
    ReasonField *m_reason;
    Banner *m_banner;
    SendRow *m_buttons;
};

} // namespace lekthi::ui
