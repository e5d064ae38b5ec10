#include "ui/templates/order_picture.h"

#include "ui/shell/theme.h"
#include "ui/widgets/label.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::ListedNumber;

OrderPicture::OrderPicture(QWidget *parent)
    : QWidget(parent)
    , m_caption(makeLabel(this, Look::Caption))
    , m_list(makeLabel(this))
    , m_meaning(makeLabel(this, Look::Small))
{
    m_list->setObjectName(u"orderPicture"_s);
    m_list->setTextFormat(Qt::RichText);
    m_list->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_meaning->setObjectName(u"orderMeaning"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, theme::gapSmall / 2, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_caption);
    layout->addWidget(m_list);
    layout->addWidget(m_meaning);
    setVisible(false);
}

void OrderPicture::show(const QList<ListedNumber> &listed)
{
    m_listed = listed;
    retranslate();
}

void OrderPicture::retranslate()
{
    setVisible(!m_listed.isEmpty());
    if (m_listed.isEmpty())
        return;
    m_caption->setText(tr("In a list that is sorted as text"));
    const QString warning = theme::color(ColorRole::Warning).name();
    const QString accent = theme::color(ColorRole::Accent).name();
    QStringList lines;
    for (const ListedNumber &one : m_listed) {
        if (one.breaks)
            lines += u"<span style=\"color:%1\">▲ %2</span>"_s.arg(warning, tr("the order breaks here"));
        const QString number = one.number.text().toHtmlEscaped();
        lines +=
            one.isNew ? u"<b style=\"color:%1\">%2</b> &nbsp;%3"_s.arg(accent, number, tr("new")) : number;
    }
    m_list->setText(lines.join(u"<br>"_s));
    const bool isBroken = std::ranges::any_of(m_listed, &ListedNumber::breaks);
    m_meaning->setText(isBroken ? tr("File names and registers usually sort like this: the new numbers do "
                                     "not follow the old ones.")
                                : tr("New numbers follow the old ones."));
    setAccessibleName(m_caption->text() + u". "_s + m_meaning->text());
}

void OrderPicture::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        retranslate();
}

} // namespace lekthi::ui
