#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace lekthi::test {

/// A text that a person can read, and whose it is: "countersPage/counterSearch placeholder".
struct ShownText
{
    QString where;
    QString text;

    bool operator==(const ShownText &) const = default;
};

/// Where a widget stands: the object names, or else the classes, from the window down to it.
QString pathOf(const QWidget &widget);

/// Every text of a widget and of all widgets below it, hidden ones too: labels, buttons, placeholders, tool
/// tips, accessible names, headers, fixed entries, menus. Empty states that are put away are left out. What
/// item views show of the store is data and is left out.
QList<ShownText> shownTexts(const QWidget &root);

/// The texts that are the same in both walks and hold a word of Latin letters that no one of these
/// expressions matches as a whole: what a switch of language forgot.
QList<ShownText> untranslated(const QList<ShownText> &english, const QList<ShownText> &other,
                              const QStringList &allowedPatterns);

} // namespace lekthi::test
