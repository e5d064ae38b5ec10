#include "ui/shell/preferences.h"

#include "models/calendar_in_use.h"
#include "models/settings_file.h"
#include "translations/translations.h"

#include <QApplication>
#include <QSettings>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::Calendar;
using numbering::Language;

namespace {

Preferences *current = nullptr;

QSettings settings()
{
    return QSettings(models::settingsFile(), QSettings::IniFormat);
}

QString kept(const QString &key)
{
    return settings().value(key).toString();
}

void keep(const QString &key, const QVariant &value)
{
    settings().setValue(key, value);
}

/// Empty: what was kept goes.
void keepOrForget(const QString &key, const QString &text)
{
    if (text.isEmpty())
        settings().remove(key);
    else
        keep(key, text);
}

/// A slash in a login must not make a group of it.
QString keyOf(QLatin1StringView kind, const QString &login, const QString &name)
{
    return kind + u'/' + QString(login).replace(u'/', u'_') + u'/' + name;
}

std::optional<Calendar> keptCalendar()
{
    const QString name = kept(u"calendar"_s);
    if (name == "buddhist"_L1)
        return Calendar::Buddhist;
    if (name == "gregorian"_L1)
        return Calendar::Gregorian;
    return std::nullopt;
}

std::optional<Appearance> keptAppearance()
{
    const QString name = kept(u"appearance"_s);
    if (name == "dark"_L1)
        return Appearance::Dark;
    if (name == "light"_L1)
        return Appearance::Light;
    return std::nullopt;
}

} // namespace

Preferences::Preferences(QObject *parent)
    : QObject(parent)
    , m_language(languageFromCode(kept(u"language"_s)).value_or(systemLanguage()))
    , m_calendar(keptCalendar())
    , m_appearance(keptAppearance())
{
    Q_ASSERT(!current);
    current = this;
    models::useCalendar(m_calendar);
}

Preferences::~Preferences()
{
    current = nullptr;
}

Preferences &Preferences::instance()
{
    Q_ASSERT(current);
    return *current;
}

Language Preferences::language() const
{
    return m_language;
}

void Preferences::setLanguage(Language language)
{
    keep(u"language"_s, languageCode(language));
    if (language == m_language && language == currentLanguage())
        return;
    const Calendar before = calendar();
    m_language = language;
    apply();
    if (calendar() != before)
        emit calendarChanged(calendar());
}

Calendar Preferences::calendar() const
{
    return m_calendar.value_or(models::usualCalendar(m_language));
}

void Preferences::setCalendar(Calendar calendar)
{
    const Calendar before = this->calendar();
    m_calendar = calendar;
    models::useCalendar(calendar);
    keep(u"calendar"_s, calendar == Calendar::Buddhist ? u"buddhist"_s : u"gregorian"_s);
    if (calendar != before)
        emit calendarChanged(calendar);
}

std::optional<Appearance> Preferences::appearance() const
{
    return m_appearance;
}

void Preferences::setAppearance(std::optional<Appearance> appearance)
{
    const QString name = appearance ? (*appearance == Appearance::Dark ? u"dark"_s : u"light"_s) : QString();
    keep(u"appearance"_s, name);
    if (appearance == m_appearance)
        return;
    m_appearance = appearance;
    apply();
    emit appearanceChanged();
}

void Preferences::overrideForThisRun(std::optional<Language> language, std::optional<Appearance> appearance)
{
    if (language)
        m_language = *language;
    if (appearance)
        m_appearance = appearance;
}

void Preferences::apply()
{
    const Appearance wanted = m_appearance.value_or(theme::desktopAppearance());
    useLanguage(m_language);
    if (auto *application = qobject_cast<QApplication *>(QCoreApplication::instance()))
        theme::apply(*application, wanted, m_language);
}

QByteArray Preferences::windowGeometry() const
{
    return settings().value(u"window/geometry"_s).toByteArray();
}

void Preferences::setWindowGeometry(const QByteArray &geometry)
{
    keep(u"window/geometry"_s, geometry);
}

int Preferences::listWidth(const QString &list) const
{
    return settings().value("lists/"_L1 + list).toInt();
}

void Preferences::setListWidth(const QString &list, int width)
{
    keep("lists/"_L1 + list, width);
}

QString Preferences::tableLooks(const QString &login, const QString &table) const
{
    return kept(keyOf("tables"_L1, login, table));
}

void Preferences::setTableLooks(const QString &login, const QString &table, const QString &looks)
{
    keepOrForget(keyOf("tables"_L1, login, table), looks);
}

QString Preferences::filterChoices(const QString &login, const QString &bar) const
{
    return kept(keyOf("filters"_L1, login, bar));
}

void Preferences::setFilterChoices(const QString &login, const QString &bar, const QString &choices)
{
    keepOrForget(keyOf("filters"_L1, login, bar), choices);
}

QString Preferences::lastPage() const
{
    return kept(u"window/page"_s);
}

void Preferences::setLastPage(const QString &page)
{
    keep(u"window/page"_s, page);
}

QString Preferences::lastLogin() const
{
    return kept(u"signIn/login"_s);
}

void Preferences::setLastLogin(const QString &login)
{
    keep(u"signIn/login"_s, login);
}

QString Preferences::lastServer() const
{
    return kept(u"signIn/server"_s);
}

void Preferences::setLastServer(const QString &address)
{
    keep(u"signIn/server"_s, address);
}

bool Preferences::signsInOnServer() const
{
    return settings().value(u"signIn/onServer"_s).toBool();
}

void Preferences::setSignsInOnServer(bool onServer)
{
    keep(u"signIn/onServer"_s, onServer);
}

bool Preferences::usesOwnStore() const
{
    return settings().value(u"signIn/ownStore"_s).toBool();
}

void Preferences::setUsesOwnStore(bool own)
{
    keep(u"signIn/ownStore"_s, own);
}

bool Preferences::keepsPassword() const
{
    return settings().value(u"signIn/keepsPassword"_s).toBool();
}

void Preferences::setKeepsPassword(bool keeps)
{
    keep(u"signIn/keepsPassword"_s, keeps);
}

} // namespace lekthi::ui
