#pragma once

#include "core/numbering/calendar.h"

#include <QDate>
#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace lekthi::ui {

/// A date, shown in the chosen calendar and typed in either: "2 ธ.ค. 2568", "2/12/2568", "2025-12-02". While
/// typing, the date that was understood is echoed at the right end of the field. Arrow keys change the day,
/// Page Up and Page Down the month, the button or Alt+Down opens a calendar. UI thread only.
class DateField : public QWidget
{
    Q_OBJECT

public:
    explicit DateField(QWidget *parent = nullptr);
    ~DateField() override;

    /// The last date that was understood.
    QDate date() const { return m_date; }
    void setDate(QDate date); ///< emits dateChanged if it differs; an invalid date is ignored
    numbering::Calendar calendar() const { return m_calendar; }
    void setCalendar(numbering::Calendar calendar);
    /// False while the typed text is no date.
    bool hasAcceptableInput() const { return m_acceptable; }

signals:
    void dateChanged(QDate date);
    void acceptableInputChanged(bool acceptable);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void readText(const QString &text);
    void showDate();
    void setAcceptable(bool acceptable);
    void showEcho(const QString &text);
    void placeEcho();
    void showIcon();
    void fitWidth();
    void openCalendar();
    bool handleKey(int key, Qt::KeyboardModifiers modifiers);
    void retranslate();

    QLineEdit *m_edit;
    QToolButton *m_button;
    QLabel *m_echo;
    QDate m_date;
    numbering::Calendar m_calendar = numbering::Calendar::Gregorian;
    bool m_acceptable = true;
};

} // namespace lekthi::ui
