#include "ui/history/rollback_bar.h"

#include "ui/shell/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/reason_field.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::Reason;

RollbackBar::RollbackBar(QWidget *parent)
    : QWidget(parent)
    , m_why(makeLabel(this, Look::Small))
    , m_reason(new ReasonField(u"rollbackReason"_s, Reason::minimumForTemplate, this))
    , m_begin(new QPushButton(this))
    , m_back(new QPushButton(this))
    , m_rollback(new QPushButton(this))
{
    m_why->setObjectName(u"rollbackWhy"_s);
    m_begin->setObjectName(u"rollbackBegin"_s);
    m_back->setObjectName(u"rollbackBack"_s);
    m_rollback->setObjectName(u"rollbackButton"_s);
    build();
    connect(m_reason, &ReasonField::textChanged, this, &RollbackBar::retranslate);
    connect(m_reason, &ReasonField::returnPressed, m_rollback, [this] { m_rollback->click(); });
    connect(m_begin, &QPushButton::clicked, this, &RollbackBar::beginRequested);
    connect(m_back, &QPushButton::clicked, this, &RollbackBar::backRequested);
    connect(m_rollback, &QPushButton::clicked, this,
            [this] { emit rollbackRequested(m_reason->text().trimmed()); });
}

void RollbackBar::build()
{
    m_why->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    theme::setLook(m_rollback, Look::PrimaryButton);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::gapSmall);
    line->addWidget(m_reason, 1);
    line->addStretch();
    line->addWidget(m_begin);
    line->addWidget(m_back);
    line->addWidget(m_rollback);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, theme::gapSmall, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_why);
    layout->addLayout(line);
}

void RollbackBar::show(const State &state)
{
    m_state = state;
    retranslate();
}

void RollbackBar::clearReason()
{
    m_reason->clear();
}

void RollbackBar::focusReason()
{
    m_reason->setFocus();
}

void RollbackBar::keyPressEvent(QKeyEvent *event)
{
    if (m_state.isAsking && event->key() == Qt::Key_Escape)
        emit backRequested();
    else
        QWidget::keyPressEvent(event);
}

void RollbackBar::retranslate()
{
    const bool isAsking = m_state.isAsking;
    const QString version = QString::number(m_state.version);
    m_reason->setHint(tr("Reason for rolling back (required)"), tr("Reason for rolling back"));
    m_begin->setText(tr("Roll back to version %1…").arg(version));
    m_back->setText(tr("Go back"));
    m_rollback->setText(
        m_state.isSaving
            ? tr("Saving…")
            : tr("Roll back to version %1 as version %2").arg(version, QString::number(m_state.nextVersion)));
    m_reason->setVisible(isAsking);
    m_back->setVisible(isAsking);
    m_rollback->setVisible(isAsking);
    m_begin->setVisible(!isAsking && m_state.hindrance != Hindrance::NotAllowed);
    const QString why = m_state.isSaving ? QString() : whyNot();
    m_begin->setEnabled(m_state.hindrance == Hindrance::None);
    m_rollback->setEnabled(why.isEmpty() && !m_state.isSaving);
    m_reason->setReadOnly(m_state.isSaving);
    m_back->setEnabled(!m_state.isSaving);
    m_why->setText(why.isEmpty() ? u" "_s : why);
    for (QPushButton *button : {m_begin, m_rollback}) {
        button->setToolTip(why);
        button->setAccessibleDescription(why);
    }
}

QString RollbackBar::whyNot() const
{
    switch (m_state.hindrance) {
    case Hindrance::Looking:
        return tr("Checking what it would change…");
    case Hindrance::InForce:
        return tr("This version is in force.");
    case Hindrance::Same:
        return tr("The version in force is the same.");
    case Hindrance::NotAllowed:
        return tr("Only Project Admins of %1 can roll back.").arg(m_state.projectCode);
    case Hindrance::Problems:
        return tr("It breaks today's rules, which are named above, so you cannot roll back to it.");
    case Hindrance::None:
        break;
    }
    if (!m_state.isAsking)
        return {};
    return m_reason->whatIsMissing(
        tr("Write a reason of at least %1 characters.").arg(Reason::minimumForTemplate));
}

} // namespace lekthi::ui
