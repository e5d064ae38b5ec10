#include "ui/widgets/careful_dialog.h"

#include "ui/widgets/banner.h"

#include <QEvent>

#include <utility>

namespace lekthi::ui {

void CarefulDialog::reject()
{
    if (isUnderWay())
        return;
    // What the banner says meanwhile takes the place of the question, which then has to be asked again.
    const QString question = tr("What you entered would be lost. Press Esc again to close, or continue.");
    if (!holdsInput() || (m_hasAsked && banner().message() == question)) {
        QDialog::reject();
        return;
    }
    m_hasAsked = true;
    banner().showMessage(Banner::Kind::Warning, question);
}

void CarefulDialog::cancel()
{
    if (!isUnderWay())
        QDialog::reject();
}

void CarefulDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && std::exchange(m_hasAsked, false))
        banner().hideMessage();
    QDialog::changeEvent(event);
}

} // namespace lekthi::ui
