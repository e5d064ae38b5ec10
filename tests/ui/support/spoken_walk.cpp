#include "tests/ui/support/spoken_walk.h"

#include "tests/ui/support/text_walk.h"

#include <QAccessible>
#include <QLabel>
#include <QWidget>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

bool isNamed(const QAccessibleInterface &one)
{
    return !one.text(QAccessible::Name).trimmed().isEmpty();
}

/// Paints what a child or a layout does not.
bool isPicture(const QWidget &widget)
{
    return QByteArrayView(widget.metaObject()->className()).startsWith("lekthi::") && !widget.layout() &&
           widget.findChildren<QWidget *>(Qt::FindDirectChildrenOnly).isEmpty();
}

QString complaint(const QAccessibleInterface &one)
{
    const auto *widget = qobject_cast<const QWidget *>(one.object());
    if (!widget)
        return {};
    const bool takesKeyboard = one.state().focusable && !qobject_cast<const QLabel *>(widget);
    if (takesKeyboard && !isNamed(one))
        return u"no name: "_s + pathOf(*widget);
    const bool hasRole = one.role() != QAccessible::Client && one.role() != QAccessible::NoRole;
    if (isPicture(*widget) && !(hasRole && isNamed(one)))
        return u"not told: "_s + pathOf(*widget);
    return {};
}

void walk(const QAccessibleInterface &one, QStringList &complaints)
{
    if (one.state().invisible)
        return;
    if (const QString about = complaint(one); !about.isEmpty())
        complaints += about;
    for (int child = 0; child < one.childCount(); ++child) {
        const QAccessibleInterface *below = one.child(child);
        if (below && below->object())
            walk(*below, complaints);
    }
}

} // namespace

QStringList unspoken(QWidget &window)
{
    QStringList complaints;
    walk(*QAccessible::queryAccessibleInterface(&window), complaints);
    return complaints;
}

} // namespace lekthi::test
