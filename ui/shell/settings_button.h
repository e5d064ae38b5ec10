#pragma once

#include "core/numbering/calendar.h"

#include <QToolButton>

namespace lekthi::ui {

/// Each language is named in itself, so that a person who reads no other finds it.
QString ownName(numbering::Language language);

/// Opens the menu of the program, and says what is set in it: "ไทย · พ.ศ.". UI thread only.
class SettingsButton : public QToolButton
{
    Q_OBJECT

public:
    explicit SettingsButton(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
};

} // namespace lekthi::ui
