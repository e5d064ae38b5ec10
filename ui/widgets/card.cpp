#include "ui/widgets/card.h"

#include "ui/shell/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

Card::Card(QWidget *parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_content(new QVBoxLayout)
{
    setProperty("look", QStringLiteral("card"));
    theme::setLook(m_title, Look::Caption);
    m_title->setTextFormat(Qt::PlainText);
    m_title->hide();
    m_content->setSpacing(theme::gapSmall);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::gapLarge, theme::gap, theme::gapLarge, theme::gap);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_title);
    layout->addLayout(m_content);
}

void Card::addLink(QPushButton *link)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    row->addSpacing(-theme::linkPadding); // Qt takes a negative margin for none
    row->addWidget(link);
    row->addStretch(1);
    m_content->addLayout(row);
}

void Card::setTitle(const QString &title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    setAccessibleName(title);
}

QString Card::title() const
{
    return m_title->text();
}

} // namespace lekthi::ui
