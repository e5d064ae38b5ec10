#include "ui/widgets/label.h"

#include <QLabel>

namespace lekthi::ui {

QLabel *makeLabel(QWidget *parent, std::optional<Look> look)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    if (look)
        theme::setLook(label, *look);
    return label;
}

} // namespace lekthi::ui
