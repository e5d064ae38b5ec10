#include "ui/widgets/empty_state.h"

#include "ui/shell/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

namespace {

constexpr int widestText = 440;

} // namespace

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_body(new QLabel(this))
    , m_action(new QPushButton(this))
{
    theme::setLook(m_title, Look::Title);
    theme::setLook(m_body, Look::Secondary);
    for (QLabel *label : {m_title, m_body}) {
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
        label->setWordWrap(true);
    }
    auto *box = new QWidget(this);
    box->setMaximumWidth(widestText);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::gapSmall);
    column->addWidget(m_title);
    column->addWidget(m_body);
    column->addSpacing(theme::gapSmall);
    column->addWidget(m_action, 0, Qt::AlignHCenter);
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(box, 100);
    row->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::margin, theme::margin, theme::margin);
    layout->addStretch(2);
    layout->addLayout(row);
    layout->addStretch(3);
    connect(m_action, &QPushButton::clicked, this, &EmptyState::actionTriggered);
}

void EmptyState::setTexts(const QString &title, const QString &body, const QString &action)
{
    m_title->setText(title);
    m_body->setText(body);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    setAccessibleName(title);
    setAccessibleDescription(body);
}

} // namespace lekthi::ui
