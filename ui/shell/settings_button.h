#pragma once

#include <QToolButton>

class QActionGroup;
class QMenu;

namespace lekthi::ui {

/// Language, calendar and appearance in one menu; the button says what is set: "ไทย · พ.ศ.". UI thread only.
class SettingsButton : public QToolButton
{
    Q_OBJECT

public:
    explicit SettingsButton(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fillMenu();
    void addLanguages();
    void addCalendars();
    void addAppearances();
    QActionGroup *addSection(const QString &title);

    QMenu *m_menu;
};

} // namespace lekthi::ui
