#include "ui/shell/program_menu.h"

#include "models/status/program_facts.h"
#include "ui/shell/about_dialog.h"
#include "ui/shell/fault_report_dialog.h"
#include "ui/shell/keyboard_help.h"
#include "ui/shell/preferences.h"
#include "ui/shell/settings_button.h"
#include "ui/widgets/popup_place.h"

#include <QActionGroup>
#include <QApplication>
#include <QEvent>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::Calendar;
using numbering::Language;

namespace {

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

ProgramMenu::ProgramMenu(QWidget *parent)
    : QMenu(parent)
{
    setObjectName(u"programMenu"_s);
    connect(this, &QMenu::aboutToShow, this, &ProgramMenu::fill);
    fill();
}

void ProgramMenu::setStatus(const models::StatusWatch *status)
{
    m_status = status;
}

void ProgramMenu::openAt(const QWidget &button)
{
    popup(QPoint());
    placeBelow(*this, button, button.rect());
    for (QAction *action : actions()) {
        if (action->isEnabled() && !action->isSeparator()) {
            setActiveAction(action);
            return;
        }
    }
}

void ProgramMenu::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    QMenu::changeEvent(event);
}

void ProgramMenu::fill()
{
    setAccessibleName(tr("Menu"));
    clear();
    addAppearances();
    addSeparator();
    addLanguages();
    addSeparator();
    addCalendars();
    addSeparator();
    addHelp();
}

QActionGroup *ProgramMenu::addPart(const QString &title)
{
    addAction(title)->setEnabled(false);
    return new QActionGroup(this);
}

void ProgramMenu::addAppearances()
{
    QActionGroup *group = addPart(tr("Appearance"));
    const std::optional<Appearance> set = Preferences::instance().appearance();
    addChoice(group, this, tr("Follow the desktop"), !set,
              [] { Preferences::instance().setAppearance(std::nullopt); });
    addChoice(group, this, tr("Light"), set == Appearance::Light,
              [] { Preferences::instance().setAppearance(Appearance::Light); });
    addChoice(group, this, tr("Dark"), set == Appearance::Dark,
              [] { Preferences::instance().setAppearance(Appearance::Dark); });
}

void ProgramMenu::addLanguages()
{
    QActionGroup *group = addPart(tr("Language"));
    for (const Language language : {Language::Thai, Language::English, Language::TraditionalChinese}) {
        addChoice(group, this, ownName(language), language == Preferences::instance().language(),
                  [language] { Preferences::instance().setLanguage(language); });
    }
}

void ProgramMenu::addCalendars()
{
    QActionGroup *group = addPart(tr("Years are shown in"));
    const Calendar set = Preferences::instance().calendar();
    addChoice(group, this, tr("Buddhist Era (B.E.)"), set == Calendar::Buddhist,
              [] { Preferences::instance().setCalendar(Calendar::Buddhist); });
    addChoice(group, this, tr("Common Era (A.D.)"), set == Calendar::Gregorian,
              [] { Preferences::instance().setCalendar(Calendar::Gregorian); });
}

void ProgramMenu::addHelp()
{
    // The key belongs to the window: as one of the action it would be ambiguous.
    const QString keys = QKeySequence(Qt::Key_F1).toString(QKeySequence::NativeText);
    addAction(tr("Keys") + u'\t' + keys, this, &ProgramMenu::showKeys)->setObjectName(u"menuKeys"_s);
    QAction *password = addAction(tr("Change the password…"), this, &ProgramMenu::newPasswordWanted);
    password->setObjectName(u"menuPassword"_s);
    password->setVisible(m_status);
    addAction(tr("Report a fault…"), this, [this] {
        open<FaultReportDialog>(models::programFacts(entries()));
    })->setObjectName(u"menuFault"_s);
    addAction(tr("About Lekthi"), this, [this] {
        open<AboutDialog>(models::programFacts(entries()));
    })->setObjectName(u"menuAbout"_s);
}

void ProgramMenu::showKeys()
{
    open<KeyboardHelp>();
}

/// Once, above whatever dialog is open.
template <class Dialog, class... Arguments>
void ProgramMenu::open(Arguments... arguments)
{
    QWidget *above = QApplication::activeModalWidget();
    if (!parentWidget()->findChild<Dialog *>())
        (new Dialog(arguments..., above ? above : parentWidget()))->open();
}

QList<models::StatusEntry> ProgramMenu::entries() const
{
    return m_status ? m_status->entries() : QList<models::StatusEntry>();
}

} // namespace lekthi::ui
