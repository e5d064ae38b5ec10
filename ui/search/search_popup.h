#pragma once

#include "ui/shell/theme.h"

#include <QFrame>
#include <QList>
#include <QString>

class QLabel;
class QListWidget;

namespace lekthi::ui {

/// One line of the list of answers.
struct SearchEntry
{
    QString title;
    QString state; ///< at the right, in the colour
    QString sentence;
    ColorRole color = ColorRole::SecondaryText;
};

/// The answers below the search field. Lies over the window; the keyboard stays in the field, which moves the
/// choice. UI thread only.
class SearchPopup : public QFrame
{
    Q_OBJECT

public:
    explicit SearchPopup(QWidget *ground);

    /// The first one is chosen; where there are none the hint is all that is shown.
    void setEntries(const QList<SearchEntry> &entries, const QString &hint);
    /// -1: there are none.
    int current() const;
    void moveCurrent(int rows);
    /// As high as it needs to be, as far as the ground allows.
    void showBelow(const QWidget &field);
    void setListName(const QString &name);
    QString spoken() const; ///< the entry that is chosen

signals:
    void chosen(int entry);
    void currentChanged();

private:
    void showSentence();

    QLabel *m_hint;
    QListWidget *m_list;
    QLabel *m_sentence;
};

} // namespace lekthi::ui
