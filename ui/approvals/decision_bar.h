#pragma once

#include "core/store/reset_gateway.h"
#include "models/resets/reset_rights.h"

#include <QDateTime>
#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace lekthi::ui {

/// Deciding about a reset request: a comment or reason, and the acts that this person may do. A button that
/// cannot be used says why beside it; the approval that resets the counter asks once more and says what will
/// happen. UI thread only.
class DecisionBar : public QWidget
{
    Q_OBJECT

public:
    explicit DecisionBar(QWidget *parent = nullptr);

    /// A request that is closed shows no bar. The text typed so far stays while the request is the same.
    void show(const store::ResetRequest &request, const store::ResetFacts &facts,
              const models::Decider &decider, const QDateTime &now);
    void setWorking(bool isWorking);
    void retranslate();

signals:
    void approveRequested(const QString &comment);
    void rejectRequested(const QString &reason);
    void withdrawRequested(const QString &comment);

protected:
    void keyPressEvent(QKeyEvent *event) override; ///< Escape goes back from the question

private:
    QWidget *makeChoice();
    QWidget *makeQuestion();
    void approve();
    void ask(bool isAsking);
    QString whyNot() const;
    bool canReject() const;

    std::optional<store::ResetRequest> m_request;
    store::ResetFacts m_facts;
    std::optional<models::Decider> m_decider; ///< together with m_request
    QDateTime m_now;
    bool m_working = false;
    bool m_asking = false;
    QLabel *m_why;
    QWidget *m_choice;
    QLineEdit *m_reason;
    QPushButton *m_withdraw;
    QPushButton *m_reject;
    QPushButton *m_approve;
    QWidget *m_question;
    QLabel *m_consequence;
    QPushButton *m_back;
    QPushButton *m_execute;
};

} // namespace lekthi::ui
