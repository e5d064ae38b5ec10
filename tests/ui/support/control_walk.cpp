#include "tests/ui/support/control_walk.h"

#include "tests/ui/support/text_walk.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTabBar>

#include <functional>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

/// What Qt makes inside of its own widgets answers through these.
bool isPartOfControl(const QWidget &widget)
{
    if (qobject_cast<const QMenu *>(&widget))
        return true;
    for (const QWidget *at = widget.parentWidget(); at; at = at->parentWidget()) {
        if (qobject_cast<const QComboBox *>(at) || qobject_cast<const QAbstractSpinBox *>(at) ||
            qobject_cast<const QAbstractItemView *>(at) || qobject_cast<const QTabBar *>(at) ||
            qobject_cast<const QLineEdit *>(at) || qobject_cast<const QMenu *>(at))
            return true;
    }
    return false;
}

bool isControl(const QWidget &widget)
{
    return qobject_cast<const QAbstractButton *>(&widget) || qobject_cast<const QLineEdit *>(&widget) ||
           qobject_cast<const QPlainTextEdit *>(&widget) ||
           qobject_cast<const QAbstractItemView *>(&widget) || qobject_cast<const QComboBox *>(&widget) ||
           qobject_cast<const QAbstractSpinBox *>(&widget) || qobject_cast<const QTabBar *>(&widget);
}

QStringList pathsOf(const QWidget &root, const std::function<bool(const QWidget &)> &isMeant)
{
    QStringList paths;
    const auto below = root.findChildren<QWidget *>();
    for (const QWidget *widget : below) {
        if (!isPartOfControl(*widget) && isMeant(*widget))
            paths += pathOf(*widget);
    }
    return paths;
}

QString spokenName(QWidget &widget)
{
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(&widget);
    const QString name = interface ? interface->text(QAccessible::Name).trimmed() : QString();
    const auto *edit = qobject_cast<const QLineEdit *>(&widget);
    // Qt falls back to an example of what to type, which does not say what the field is for.
    return edit && edit->accessibleName().isEmpty() && name == edit->placeholderText() ? QString() : name;
}

QString textWithMnemonic(const QWidget &widget)
{
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return button->text();
    const auto *label = qobject_cast<const QLabel *>(&widget);
    return label && label->buddy() ? label->text() : QString();
}

} // namespace

QStringList controlsWithoutName(const QWidget &root)
{
    return pathsOf(root, [](const QWidget &widget) {
        return widget.isVisible() && widget.focusPolicy() != Qt::NoFocus &&
               !qobject_cast<const QLabel *>(&widget) && spokenName(const_cast<QWidget &>(widget)).isEmpty();
    });
}

QStringList controlsWithoutTab(const QWidget &root)
{
    return pathsOf(root, [](const QWidget &widget) {
        return isControl(widget) && !qobject_cast<const QHeaderView *>(&widget) &&
               !(widget.focusPolicy() & Qt::TabFocus);
    });
}

QStringList clashingMnemonics(const QWidget &root)
{
    QMap<QString, QStringList> owners;
    const auto below = root.findChildren<QWidget *>();
    for (const QWidget *widget : below) {
        if (!widget->isVisible())
            continue;
        const QKeySequence key = QKeySequence::mnemonic(textWithMnemonic(*widget));
        if (!key.isEmpty())
            owners[key.toString()] += widget->objectName();
    }
    QStringList clashes;
    for (auto owner = owners.cbegin(); owner != owners.cend(); ++owner) {
        if (owner.value().size() > 1)
            clashes += u"%1: %2"_s.arg(owner.key(), owner.value().join(u", "_s));
    }
    return clashes;
}

} // namespace lekthi::test
