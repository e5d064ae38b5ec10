#pragma once

#include "models/counters/counter_model.h"
#include "models/requests/reset_outlook.h"
#include "models/requests/reset_wish_check.h"
#include "models/session/session.h"
#include "ui/widgets/careful_dialog.h"

#include <QTimer>

class QLabel;
class QLineEdit;
class QRadioButton;
class QScrollArea;
class QSpinBox;

namespace lekthi::ui {

class Banner;
class Card;
class NumberLine;
class ReasonField;
class SendRow;

/// Asks for a reset of one counter: shows what it would do, by facts read for each value, and wants a reason
/// and the counter's code before it can be sent (3.11.7). Open with open(); closes itself once the store took
/// the request. UI thread only.
class ResetRequestDialog : public CarefulDialog
{
    Q_OBJECT

public:
    ResetRequestDialog(models::Session &session, const models::CounterRow &row, QWidget *parent = nullptr);

signals:
    void requested(qint64 newNumber);

protected:
    void changeEvent(QEvent *event) override;

private:
    bool isUnderWay() const override { return m_sending; }
    bool holdsInput() const override;
    Banner &banner() override { return *m_banner; }
    void build();
    Card *makeValueCard();
    Card *makeAboveCard();
    Card *makeReasonCard();
    void connectParts();
    void askStore();
    void takeOutlook(const store::Result<models::ResetOutlook> &outlook);
    void send();
    void readForm();
    void showFacts();
    void showNext();
    void fitHeight();
    void retranslate();

    models::Session &m_session;
    models::CounterRow m_row;
    models::ResetWishDraft m_draft;
    std::optional<models::ResetOutlook> m_outlook;
    QTimer m_pause;
    store::StoreWorker::Ticket m_ticket = 0;
    bool m_sending = false;
    bool m_readingFailed = false; ///< what the banner says
    QLabel *m_counter;
    QScrollArea *m_scrolled;
    QLabel *m_currentCaption;
    QLabel *m_current;
    QLabel *m_newCaption;
    QSpinBox *m_new;
    QLabel *m_nextCaption;
    NumberLine *m_next;
    QLabel *m_nextNote;
    Card *m_aboveCard;
    QLabel *m_above;
    QRadioButton *m_skip;
    QLabel *m_skipMeans;
    QRadioButton *m_void;
    QLabel *m_voidMeans;
    ReasonField *m_reason;
    QLabel *m_confirmationCaption;
    QLineEdit *m_confirmation;
    Banner *m_banner;
    SendRow *m_buttons;
};

} // namespace lekthi::ui
