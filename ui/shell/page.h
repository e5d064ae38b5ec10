#pragma once

#include <QWidget>

namespace lekthi::ui {

/// A page of the window: a place in the navigation. Subclasses build their widgets in the constructor without
/// texts and set all texts in retranslate(), which runs once after construction and after each change of
/// language; while the page is hidden, when it is shown again.
class Page : public QWidget
{
    Q_OBJECT

public:
    explicit Page(QWidget *parent = nullptr);

    /// The page became visible: refresh what may be old. Called in the UI thread; must not wait.
    virtual void activate() {}
    /// The store answers again after it was lost, or the person tries again what failed: go on from there.
    /// Called in the UI thread while the page is visible; must not wait.
    virtual void resume() { activate(); }
    /// About to be left or the program to end: keep drafts.
    virtual void leave() {}
    /// Sets every text; called by the base class, never from a constructor.
    virtual void retranslate() = 0;

protected:
    bool event(QEvent *event) override;       ///< Polish, before the page is first seen -> retranslate()
    void changeEvent(QEvent *event) override; ///< LanguageChange -> retranslate()

private:
    bool m_speaksOld = false; ///< the language was changed while the page was hidden
};

} // namespace lekthi::ui
