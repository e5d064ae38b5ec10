#pragma once

#include "models/session/store_opener.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QStackedLayout;

namespace lekthi::ui {

/// What the window shows while the store is opened or closed, and why it could not be opened. UI thread only.
class OpeningPage : public QWidget
{
    Q_OBJECT

public:
    explicit OpeningPage(QWidget *parent = nullptr);

    void showOpening();
    void showProgress(const QString &sentence);
    void showFailure(const models::OpenFailure &failure);
    void showClosing();

signals:
    void retryRequested();
    void quitRequested();
    /// This store does not open; another is wanted.
    void serverRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class State { Opening, Failed, Closing };

    QWidget *makeProgressSide();
    QWidget *makeFailureSide();
    void retranslate();

    State m_state = State::Opening;
    QStackedLayout *m_stack;
    QWidget *m_progressSide;
    QWidget *m_failureSide;
    QLabel *m_brand;
    QLabel *m_progress;
    QProgressBar *m_bar;
    QLabel *m_failureTitle;
    QLabel *m_failure;
    QLabel *m_detailsCaption;
    QPlainTextEdit *m_details;
    QPushButton *m_server;
    QPushButton *m_quit;
    QPushButton *m_retry;
};

} // namespace lekthi::ui
