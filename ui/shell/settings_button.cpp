#include "ui/shell/settings_button.h"

#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"

#include <QEvent>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::Calendar;
using numbering::Language;

QString ownName(Language language)
{
    switch (language) {
    case Language::English:
        return u"English"_s;
    case Language::Thai:
        return u"ไทย"_s;
    case Language::TraditionalChinese:
        return u"繁體中文"_s;
    }
    Q_UNREACHABLE();
}

SettingsButton::SettingsButton(QWidget *parent)
    : QToolButton(parent)
{
    setObjectName(u"languageButton"_s);
    theme::setLook(this, Look::QuietButton);
    setPopupMode(QToolButton::InstantPopup);
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, &SettingsButton::retranslate);
    retranslate();
}

void SettingsButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QToolButton::changeEvent(event);
}

void SettingsButton::retranslate()
{
    const bool buddhist = Preferences::instance().calendar() == Calendar::Buddhist;
    setText(tr("%1 · %2", "language and calendar")
                .arg(ownName(Preferences::instance().language()), buddhist ? tr("B.E.") : tr("A.D.")));
    setToolTip(tr("Menu: language, calendar, appearance and help (F10)"));
    setAccessibleName(toolTip());
}

} // namespace lekthi::ui
