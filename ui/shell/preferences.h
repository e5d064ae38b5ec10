#pragma once

#include "core/numbering/calendar.h"
#include "ui/shell/theme.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <optional>

namespace lekthi::ui {

/// What a person set once for this desktop; kept in QSettings under XDG_CONFIG_HOME. One object, made by the
/// main window's owner, UI thread only.
class Preferences : public QObject
{
    Q_OBJECT

public:
    explicit Preferences(QObject *parent = nullptr);
    ~Preferences() override;

    numbering::Language language() const;
    void setLanguage(numbering::Language language); ///< installs translations and fonts at once
    numbering::Calendar calendar() const;           ///< of every date that a person sees
    void setCalendar(numbering::Calendar calendar);
    std::optional<Appearance> appearance() const; ///< empty: as the desktop
    void setAppearance(std::optional<Appearance> appearance);

    /// Language and appearance of this run only, as the command line wants them; what is kept stays.
    void overrideForThisRun(std::optional<numbering::Language> language,
                            std::optional<Appearance> appearance);
    /// Puts the program into the language and the looks that are set; call once after the application was
    /// made.
    void apply();

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);
    int listWidth(const QString &list) const; ///< as the person made it; 0: not yet
    void setListWidth(const QString &list, int width);
    /// What this person chose for the columns of a list; empty: nothing.
    QString tableLooks(const QString &login, const QString &table) const;
    void setTableLooks(const QString &login, const QString &table, const QString &looks);
    /// The same for the choices of a filter bar.
    QString filterChoices(const QString &login, const QString &bar) const;
    void setFilterChoices(const QString &login, const QString &bar, const QString &choices);
    QString lastPage() const; ///< object name of the page
    void setLastPage(const QString &page);
    QString lastLogin() const; ///< of the demo people
    void setLastLogin(const QString &login);
    QString lastServer() const; ///< address with the account, never with a password
    void setLastServer(const QString &address);
    bool signsInOnServer() const; ///< the last who signed in did so on a server
    void setSignsInOnServer(bool onServer);
    bool usesOwnStore() const; ///< the last who signed in did so on their own store on this computer
    void setUsesOwnStore(bool own);
    bool keepsPassword() const; ///< the keychain was asked to keep the password of the last server
    void setKeepsPassword(bool keeps);

    /// The object in use; valid while one exists.
    static Preferences &instance();

signals:
    void calendarChanged(lekthi::numbering::Calendar calendar);
    void appearanceChanged();

private:
    numbering::Language m_language;
    std::optional<numbering::Calendar> m_calendar;
    std::optional<Appearance> m_appearance;
};

} // namespace lekthi::ui
