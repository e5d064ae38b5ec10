#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace lekthi::ui {

/// What a page begins with: its title, words beside it that stand on the same line, and what belongs to the
/// page as a whole. As high on every page, whatever it holds, so that titles do not jump; the words beside
/// give way where there is no room for them. UI thread only.
class PageHeading : public QWidget
{
    Q_OBJECT

public:
    /// Takes the labels in. beside may be null.
    PageHeading(QLabel *title, QLabel *beside, QWidget *parent = nullptr);

    /// Behind the words, at the right; becomes a child.
    void add(QWidget *widget);

    /// Of a heading, in pixels, for titles that stand elsewhere.
    static int lowest();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void align();
    void giveWay();

    QLabel *m_title;
    QLabel *m_beside;
    QHBoxLayout *m_line;
    bool m_hasGivenWay = false; ///< the words beside are hidden for want of room, and not by their owner
};

} // namespace lekthi::ui
