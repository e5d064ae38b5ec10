#include "app/window/tour/hands.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTextCursor>

#include <algorithm>

namespace lekthi::tour {

namespace {

QModelIndex findRow(const QAbstractItemModel &model, const QStringList &words, const QModelIndex &parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        QString text;
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QMap<int, QVariant> data = model.itemData(index.siblingAtColumn(column));
            for (const QVariant &value : data)
                text += value.toString() + u' ';
        }
        if (std::all_of(words.begin(), words.end(), [&](const QString &word) { return text.contains(word); }))
            return index;
        if (const QModelIndex below = findRow(model, words, index); below.isValid())
            return below;
    }
    return {};
}

} // namespace

bool isShown(const QMainWindow &window, QLatin1StringView name)
{
    const auto *widget = find<QWidget>(window, name);
    return widget && widget->isVisible();
}

void scrollTo(const QMainWindow &window, QLatin1StringView name)
{
    auto *widget = find<QWidget>(window, name);
    for (QWidget *around = widget; around; around = around->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(around))
            area->ensureWidgetVisible(widget);
    }
}

bool canClick(const QMainWindow &window, QLatin1StringView name)
{
    const auto *button = find<QAbstractButton>(window, name);
    return button && button->isVisible() && button->isEnabled();
}

void click(const QMainWindow &window, QLatin1StringView name)
{
    if (auto *button = find<QAbstractButton>(window, name))
        button->click();
}

void choose(QAbstractItemView *view, const QStringList &words)
{
    const QModelIndex index = view ? findRow(*view->model(), words) : QModelIndex();
    if (index.isValid())
        view->setCurrentIndex(index);
}

void typeOver(QPlainTextEdit *editor, const QString &text)
{
    if (!editor)
        return;
    editor->setFocus();
    QTextCursor cursor = editor->textCursor();
    cursor.select(QTextCursor::Document);
    cursor.insertText(text);
    editor->setTextCursor(cursor);
}

void pressKey(QWidget *widget, Qt::Key key, const QString &text)
{
    QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier, text);
    QApplication::sendEvent(widget, &press);
}

} // namespace lekthi::tour
