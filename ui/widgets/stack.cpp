#include "ui/widgets/stack.h"

#include <QStackedWidget>

namespace lekthi::ui {

void showOnly(QStackedWidget &stack, QWidget *page)
{
    for (int place = 0; place < stack.count(); ++place) {
        QWidget *one = stack.widget(place);
        one->setSizePolicy(QSizePolicy::Preferred,
                           one == page ? QSizePolicy::Preferred : QSizePolicy::Ignored);
    }
    stack.setCurrentWidget(page);
}

} // namespace lekthi::ui
