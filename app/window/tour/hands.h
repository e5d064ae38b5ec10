#pragma once

#include <QMainWindow>
#include <QString>
#include <QStringList>

class QAbstractItemView;
class QPlainTextEdit;

/// What a person does with a window, for the picture tour. Widgets are found by their object names; where one
/// is missing nothing happens. UI thread only.
namespace lekthi::tour {

/// The widget of that name, or null.
template <class Widget>
Widget *find(const QMainWindow &window, QLatin1StringView name)
{
    return window.findChild<Widget *>(name);
}

bool isShown(const QMainWindow &window, QLatin1StringView name);
/// Where a scroll area holds it.
void scrollTo(const QMainWindow &window, QLatin1StringView name);
bool canClick(const QMainWindow &window, QLatin1StringView name);
void click(const QMainWindow &window, QLatin1StringView name);
/// Makes the first row current whose texts of all roles contain all words.
void choose(QAbstractItemView *view, const QStringList &words);
void typeOver(QPlainTextEdit *editor, const QString &text);
void pressKey(QWidget *widget, Qt::Key key, const QString &text);

} // namespace lekthi::tour
