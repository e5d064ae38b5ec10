#pragma once

#include "models/requests/request_rights.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace lekthi::ui {

class ReasonField;

/// What the bar says about a request, in the language of the program.
struct DecisionWords
{
    QString whyNotApprove; ///< a finished sentence where this person cannot approve
    QString approve;       ///< of the button
    QString consequence;   ///< what carrying it out does, before that is confirmed
    QString execute;       ///< of the button that confirms
};

/// Deciding about a request: a comment or reason, and the acts that this person may do. A button that
/// cannot be used says why beside it; the approval that carries it out asks once more and says what will
/// happen. UI thread only.
class DecisionBar : public QWidget
{
    Q_OBJECT

public:
    explicit DecisionBar(QWidget *parent = nullptr);

    /// A request that is closed shows no bar. The text typed so far stays while the request is the same.
    /// version: of what the request is about; where it changes, a question that was asked is taken back.
    void show(const store::Request &request, int version, const models::Decider &decider,
              const QDateTime &now);
    void setWords(const DecisionWords &words);
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

    int m_version = 0;
    std::optional<store::Request> m_request;
    QDateTime m_now;                          ///< decides about the state of m_request
    std::optional<models::Decider> m_decider; ///< together with m_request
    DecisionWords m_words;
    bool m_working = false;
    bool m_asking = false;
    QLabel *m_why;
    QWidget *m_choice;
    ReasonField *m_reason;
    QPushButton *m_withdraw;
    QPushButton *m_reject;
    QPushButton *m_approve;
    QWidget *m_question;
    QLabel *m_consequence;
    QPushButton *m_back;
    QPushButton *m_execute;
};

} // namespace lekthi::ui
