#pragma once

#include "ui/widgets/card.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace lekthi::models {
class LedgerCheck;
class Session;
} // namespace lekthi::models

namespace lekthi::ui {

class Banner;

/// The check of the ledger: when it was done last, how far the one that runs has come, and what it found. UI
/// thread only.
class LedgerCheckCard : public Card
{
    Q_OBJECT

public:
    explicit LedgerCheckCard(models::Session &session, QWidget *parent = nullptr);

    /// Shows what the check knows and tells it what the person wants; outlived by it. Call once.
    void setCheck(models::LedgerCheck *check);
    void look();
    void retranslate();

signals:
    void yearsWanted(); ///< how long the ledger is kept, and which years are archived

private:
    void build();
    void showState();
    void keepKeyboard(QPushButton &next);
    void showProgress();
    void showVerdict();
    void act();

    models::Session &m_session;
    models::LedgerCheck *m_check = nullptr;
    Banner *m_banner;
    QLabel *m_purpose;
    QLabel *m_lastCaption;
    QLabel *m_last;
    QProgressBar *m_bar;
    QLabel *m_progress;
    QPushButton *m_years;
    QPushButton *m_start;
    QPushButton *m_everything;
    QPushButton *m_cancel;
};

} // namespace lekthi::ui
