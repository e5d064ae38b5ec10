#pragma once

#include "models/status/status_watch.h"

#include <QMenu>
#include <QPointer>

class QActionGroup;

namespace lekthi::ui {

/// What a person sets for themselves and asks of the program: appearance, language, calendar, keys, password,
/// about, a report of a fault. Several buttons may open it. UI thread only.
class ProgramMenu : public QMenu
{
    Q_OBJECT

public:
    explicit ProgramMenu(QWidget *parent);

    /// Of the store somebody is signed in at; nullptr: nobody is.
    void setStatus(const models::StatusWatch *status);
    /// Below that widget, or above it where the screen ends, with its first choice ready for the keys.
    void openAt(const QWidget &button);
    void showKeys();

signals:
    void newPasswordWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    QActionGroup *addPart(const QString &title);
    void addAppearances();
    void addLanguages();
    void addCalendars();
    void addHelp();
    template <class Dialog, class... Arguments>
    void open(Arguments... arguments);
    QList<models::StatusEntry> entries() const;

    QPointer<const models::StatusWatch> m_status;
};

} // namespace lekthi::ui
