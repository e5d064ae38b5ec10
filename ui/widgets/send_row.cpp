#include "ui/widgets/send_row.h"

#include "ui/shell/theme.h"
#include "ui/widgets/label.h"

#include <QLabel>
#include <QPushButton>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

SendRow::SendRow(const QString &name, QWidget *parent)
    : m_why(makeLabel(parent, Look::Small))
    , m_cancel(new QPushButton(parent))
    , m_send(new QPushButton(parent))
{
    m_why->setObjectName(name + "Why"_L1);
    m_cancel->setObjectName(name + "Cancel"_L1);
    m_send->setObjectName(name + "Send"_L1);
    theme::setLook(m_send, Look::PrimaryButton);
    // Enter in a field must not send what two persons will have to deal with.
    for (QPushButton *button : {m_cancel, m_send})
        button->setAutoDefault(false);
    setSpacing(theme::gapSmall);
    addWidget(m_why, 1);
    addWidget(m_cancel);
    addWidget(m_send);
    connect(m_cancel, &QPushButton::clicked, this, &SendRow::cancelled);
    connect(m_send, &QPushButton::clicked, this, &SendRow::sent);
}

void SendRow::setTexts(const QString &cancel, const QString &send)
{
    m_cancel->setText(cancel);
    m_send->setText(send);
}

void SendRow::showState(const QString &missing, bool isSending)
{
    m_why->setText(missing);
    m_send->setEnabled(missing.isEmpty() && !isSending);
    m_send->setAccessibleDescription(missing);
    m_cancel->setEnabled(!isSending);
}

} // namespace lekthi::ui
