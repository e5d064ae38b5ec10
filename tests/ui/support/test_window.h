#pragma once

#include "core/store/session/address.h"
#include "ui/shell/main_window.h"
#include "ui/shell/preferences.h"

#include <QTemporaryDir>

#include <memory>

namespace lekthi::models {
class SessionServices;
}

namespace lekthi::test {

/// The real window with settings of its own, in English unless told otherwise. One at a time.
class TestWindow
{
public:
    explicit TestWindow(models::StoreOpener opener,
                        numbering::Language language = numbering::Language::English);
    ~TestWindow();

    ui::MainWindow &window() { return *m_window; }
    ui::Preferences &preferences() { return *m_preferences; }
    /// Of the person who is signed in.
    models::SessionServices &services();
    /// Shows the window and waits until it is active.
    bool show();
    /// Waits for the sign-in page and signs in; false if the account is not offered.
    bool signIn(const QString &login);
    /// Goes to a page of the navigation by its object name.
    void goTo(const QString &page);
    /// Goes to a page and waits until it shows what it reads; false if that does not come.
    bool open(const QString &page);

    /// The widget of that name, or null.
    template <class Widget = QWidget>
    Widget *find(const QString &name) const
    {
        return m_window->findChild<Widget *>(name);
    }
    bool isShown(const QString &name) const;

private:
    QTemporaryDir m_config;
    std::unique_ptr<ui::Preferences> m_preferences;
    std::unique_ptr<ui::MainWindow> m_window;
};

/// A store of the test program with its demo people, as the embedded one is offered.
models::StorePlace placeOf(const store::Address &address);

/// Opens this store at once.
models::StoreOpener openerOf(const store::Address &address);

} // namespace lekthi::test
