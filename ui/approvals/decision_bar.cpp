#include "ui/approvals/decision_bar.h"

#include "ui/shell/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/label.h"
#include "ui/widgets/reason_field.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::RequestObstacle;
using numbering::Reason;

DecisionBar::DecisionBar(QWidget *parent)
    : QWidget(parent)
    , m_why(makeLabel(this, Look::Small))
    , m_choice(makeChoice())
    , m_question(makeQuestion())
{
    setObjectName(u"decisionBar"_s);
    m_why->setObjectName(u"decisionWhy"_s);
    m_why->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, theme::gapSmall, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_why);
    layout->addWidget(m_choice);
    layout->addWidget(m_question);
    ask(false);
    hide();
}

QWidget *DecisionBar::makeChoice()
{
    auto *choice = new QWidget(this);
    m_reason = new ReasonField(u"decisionReason"_s, Reason::minimumForTemplate, choice);
    m_withdraw = new QPushButton(choice);
    m_reject = new QPushButton(choice);
    m_approve = new QPushButton(choice);
    m_withdraw->setObjectName(u"withdrawButton"_s);
    m_reject->setObjectName(u"rejectButton"_s);
    m_approve->setObjectName(u"approveButton"_s);
    m_approve->setAutoDefault(false);
    theme::setLook(m_approve, Look::PrimaryButton);
    auto *layout = new QHBoxLayout(choice);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_reason, 1);
    layout->addWidget(m_withdraw);
    layout->addWidget(m_reject);
    layout->addWidget(m_approve);
    connect(m_reason, &ReasonField::textChanged, this, &DecisionBar::retranslate);
    connect(m_withdraw, &QPushButton::clicked, this,
            [this] { emit withdrawRequested(m_reason->text().trimmed()); });
    connect(m_reject, &QPushButton::clicked, this,
            [this] { emit rejectRequested(m_reason->text().trimmed()); });
    connect(m_approve, &QPushButton::clicked, this, &DecisionBar::approve);
    return choice;
}

QWidget *DecisionBar::makeQuestion()
{
    auto *question = new Card(this);
    question->setObjectName(u"decisionQuestion"_s);
    m_consequence = makeLabel(question);
    m_consequence->setObjectName(u"decisionConsequence"_s);
    m_back = new QPushButton(question);
    m_execute = new QPushButton(question);
    m_back->setObjectName(u"decisionBack"_s);
    m_execute->setObjectName(u"executeButton"_s);
    theme::setLook(m_execute, Look::PrimaryButton);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gapSmall);
    buttons->addStretch(1);
    buttons->addWidget(m_back);
    buttons->addWidget(m_execute);
    question->content()->addWidget(m_consequence);
    question->content()->addLayout(buttons);
    connect(m_back, &QPushButton::clicked, this, [this] { ask(false); });
    connect(m_execute, &QPushButton::clicked, this,
            [this] { emit approveRequested(m_reason->text().trimmed()); });
    return question;
}

void DecisionBar::show(const store::Request &request, int version, const models::Decider &decider,
                       const QDateTime &now)
{
    const bool isOther = !m_request || m_request->id != request.id;
    const bool moved = m_version != version;
    m_version = version;
    m_request = request;
    m_decider = decider;
    m_now = now;
    if (isOther)
        m_reason->clear();
    if (isOther || moved || models::stateAt(request, now) != store::RequestState::Pending)
        ask(false);
    setVisible(models::obstacleToWithdrawal(request, decider, now) != RequestObstacle::Closed);
    retranslate();
}

void DecisionBar::setWords(const DecisionWords &words)
{
    m_words = words;
    retranslate();
}

void DecisionBar::setWorking(bool isWorking)
{
    m_working = isWorking;
    retranslate();
}

void DecisionBar::approve()
{
    if (m_request && models::isLastApproval(*m_request))
        ask(true);
    else
        emit approveRequested(m_reason->text().trimmed());
}

// Going back is what Enter does: what is executed cannot be undone.
void DecisionBar::ask(bool isAsking)
{
    m_asking = isAsking;
    m_question->setVisible(isAsking);
    m_choice->setVisible(!isAsking);
    retranslate();
    if (isAsking)
        m_back->setFocus();
}

void DecisionBar::keyPressEvent(QKeyEvent *event)
{
    if (m_asking && event->key() == Qt::Key_Escape)
        ask(false);
    else
        QWidget::keyPressEvent(event);
}

bool DecisionBar::canReject() const
{
    return models::obstacleToRejection(*m_request, *m_decider, m_now) == RequestObstacle::None &&
           m_reason->reason().has_value();
}

QString DecisionBar::whyNot() const
{
    if (!m_words.whyNotApprove.isEmpty())
        return m_words.whyNotApprove;
    return m_reason->whatIsMissing(
        tr("To reject, write a reason of at least %1 characters.").arg(Reason::minimumForTemplate));
}

void DecisionBar::retranslate()
{
    if (!m_request)
        return;
    const auto withdrawal = models::obstacleToWithdrawal(*m_request, *m_decider, m_now);
    const auto approval = models::obstacleToApproval(*m_request, *m_decider, m_now);
    const bool isOwn = m_request->requester == m_decider->person.login;
    const QString hint = isOwn ? tr("Comment (optional)") : tr("Reason (required to reject)");
    m_reason->setHint(hint, hint);
    m_withdraw->setText(tr("Withdraw request"));
    m_reject->setText(tr("Reject request"));
    m_approve->setText(m_words.approve);
    m_withdraw->setVisible(isOwn);
    m_reject->setVisible(!isOwn);
    m_withdraw->setEnabled(withdrawal == RequestObstacle::None && !m_working);
    m_reject->setEnabled(canReject() && !m_working);
    m_approve->setEnabled(approval == RequestObstacle::None && !m_working);
    m_reason->setReadOnly(m_working);
    const QString why = whyNot();
    m_why->setText(m_asking || why.isEmpty() ? u" "_s : why);
    m_why->setVisible(!m_asking);
    m_approve->setToolTip(approval == RequestObstacle::None ? QString() : why);
    m_approve->setAccessibleDescription(m_approve->toolTip());
    showWithWholeNumbers(m_consequence, m_words.consequence);
    m_back->setText(tr("Go back"));
    m_execute->setText(m_words.execute);
    m_execute->setEnabled(approval == RequestObstacle::None && !m_working);
}

} // namespace lekthi::ui
