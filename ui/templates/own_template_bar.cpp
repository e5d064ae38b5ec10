#include "ui/templates/own_template_bar.h"

#include "ui/shell/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

OwnTemplateBar::OwnTemplateBar(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_openDefault(new QPushButton(this))
    , m_giveOwn(new QPushButton(this))
{
    m_openDefault->setObjectName(u"openDefaultButton"_s);
    m_giveOwn->setObjectName(u"giveOwnButton"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    theme::setLook(m_text, Look::Small);
    theme::setLook(m_giveOwn, Look::PrimaryButton);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, theme::gapSmall, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_openDefault);
    layout->addWidget(m_giveOwn);
    connect(m_openDefault, &QPushButton::clicked, this, &OwnTemplateBar::openDefaultRequested);
    connect(m_giveOwn, &QPushButton::clicked, this, &OwnTemplateBar::giveOwnRequested);
}

void OwnTemplateBar::show(const QString &typeCode, const QString &projectCode, bool mayEdit)
{
    m_typeCode = typeCode;
    m_projectCode = projectCode;
    m_mayEdit = mayEdit;
    retranslate();
}

void OwnTemplateBar::retranslate()
{
    m_text->setText(m_mayEdit ? tr("%1 uses the default template of %2.").arg(m_typeCode, m_projectCode)
                              : tr("Only Project Admins of %1 can change its templates.").arg(m_projectCode));
    m_openDefault->setText(tr("Open the default template"));
    m_giveOwn->setText(tr("Give %1 its own template").arg(m_typeCode));
    m_giveOwn->setEnabled(m_mayEdit);
    m_giveOwn->setAccessibleDescription(m_text->text());
}

} // namespace lekthi::ui
