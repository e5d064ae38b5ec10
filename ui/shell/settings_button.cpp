#include "ui/shell/settings_button.h"

#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"

#include <QActionGroup>
#include <QEvent>
#include <QMenu>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::Calendar;
using numbering::Language;

namespace {

// Each language is named in itself, so that a person who reads no other finds it.
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

template <class Apply>
void addChoice(QActionGroup *group, QMenu *menu, const QString &text, bool chosen, Apply apply)
{
    QAction *action = menu->addAction(text);
    action->setCheckable(true);
    action->setChecked(chosen);
    group->addAction(action);
    QObject::connect(action, &QAction::triggered, menu, apply, Qt::QueuedConnection);
}

} // namespace

SettingsButton::SettingsButton(QWidget *parent)
    : QToolButton(parent)
    , m_menu(new QMenu(this))
{
    setObjectName(u"languageButton"_s);
    theme::setLook(this, Look::QuietButton);
    setPopupMode(QToolButton::InstantPopup);
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &SettingsButton::fillMenu);
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, &SettingsButton::retranslate);
    retranslate();
    fillMenu();
}

void SettingsButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fillMenu();
    }
    QToolButton::changeEvent(event);
}

void SettingsButton::retranslate()
{
    const bool buddhist = Preferences::instance().calendar() == Calendar::Buddhist;
    setText(tr("%1 · %2", "language and calendar")
                .arg(ownName(Preferences::instance().language()), buddhist ? tr("B.E.") : tr("A.D.")));
    setToolTip(tr("Language, calendar and appearance"));
    setAccessibleName(toolTip());
}

void SettingsButton::fillMenu()
{
    m_menu->clear();
    addLanguages();
    m_menu->addSeparator();
    addCalendars();
    m_menu->addSeparator();
    addAppearances();
}

QActionGroup *SettingsButton::addSection(const QString &title)
{
    m_menu->addAction(title)->setEnabled(false);
    return new QActionGroup(m_menu);
}

void SettingsButton::addLanguages()
{
    QActionGroup *group = addSection(tr("Language"));
    for (const Language language : {Language::Thai, Language::English, Language::TraditionalChinese}) {
        addChoice(group, m_menu, ownName(language), language == Preferences::instance().language(),
                  [language] { Preferences::instance().setLanguage(language); });
    }
}

void SettingsButton::addCalendars()
{
    QActionGroup *group = addSection(tr("Years are shown in"));
    const Calendar set = Preferences::instance().calendar();
    addChoice(group, m_menu, tr("Buddhist Era (B.E.)"), set == Calendar::Buddhist,
              [] { Preferences::instance().setCalendar(Calendar::Buddhist); });
    addChoice(group, m_menu, tr("Common Era (A.D.)"), set == Calendar::Gregorian,
              [] { Preferences::instance().setCalendar(Calendar::Gregorian); });
}

void SettingsButton::addAppearances()
{
    QActionGroup *group = addSection(tr("Appearance"));
    const std::optional<Appearance> set = Preferences::instance().appearance();
    addChoice(group, m_menu, tr("Follow the desktop"), !set,
              [] { Preferences::instance().setAppearance(std::nullopt); });
    addChoice(group, m_menu, tr("Light"), set == Appearance::Light,
              [] { Preferences::instance().setAppearance(Appearance::Light); });
    addChoice(group, m_menu, tr("Dark"), set == Appearance::Dark,
              [] { Preferences::instance().setAppearance(Appearance::Dark); });
}

} // namespace lekthi::ui
