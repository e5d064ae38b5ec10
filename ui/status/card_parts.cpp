#include "ui/status/card_parts.h"

#include "ui/shell/theme.h"

#include <QPushButton>

namespace lekthi::ui {

using models::Standing;

QPushButton *makeCardButton(const QString &name, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(name);
    theme::setLook(button, Look::LinkButton);
    return button;
}

Banner::Kind bannerKindOf(Standing standing)
{
    switch (standing) {
    case Standing::Error:
        return Banner::Kind::Error;
    case Standing::Warning:
        return Banner::Kind::Warning;
    case Standing::Unknown:
        return Banner::Kind::Info;
    case Standing::Good:
    case Standing::Absent:
        return Banner::Kind::Good;
    }
    Q_UNREACHABLE();
}

} // namespace lekthi::ui
