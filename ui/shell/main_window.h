#pragma once

#include "models/session/password_keeper.h"
#include "models/session/signing_in.h"
#include "models/session/store_opener.h"
#include "models/session/store_opening.h"
#include "models/setup/setup_work.h"

#include <QMainWindow>

#include <functional>
#include <memory>
#include <optional>

class QSessionManager;
class QStackedWidget;

namespace lekthi::models {
class LastDeliveries;
} // namespace lekthi::models

namespace lekthi::ui {

class OpeningPage;
class ProgramMenu;
class Shell;
class SignInPage;
class StatusLine;

/// The window: opens the store, lets a person sign in, shows the pages, and closes the store again. Once
/// somebody is in, it enters the store with that person's account alone. Whoever closes it while alerts are
/// being sent sees no more of it, but the program goes on until the store knows what became of them. Needs a
/// Preferences object that outlives it. UI thread only.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(models::StoreOpener opener, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Work that ends the use of the store, run on a thread of its own when the window closes; the window
    /// stays, saying so, until it is done.
    void setStoreCloser(std::function<void()> closer) { m_closer = std::move(closer); }

    /// How to open one's own store on this computer, beside the store that the window was made with.
    struct OwnStore
    {
        models::StoreOpener opener;
        bool exists = false;      ///< it was made before
        bool beginsThere = false; ///< whatever was used last
    };
    /// Call before the event loop runs.
    void setOwnStore(const OwnStore &own);

    /// How to make a store, for setting one up; without it none is offered. Call before the event loop runs.
    void setStoreMaker(models::StoreMaker maker);

    /// Looks at the files of an embedded server. Call before the event loop runs.
    void setInspector(models::EmbeddedInspector inspector) { m_inspector = std::move(inspector); }

    /// Must outlive the window. Call before the event loop runs.
    void setPasswordKeeper(models::PasswordKeeper *keeper);
    /// Whoever signed in on a server last finds its form again, and the store is not opened before it is
    /// asked for. Call before the event loop runs.
    void setMayStartOnServer(bool may) { m_mayStartOnServer = may; }

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void build();
    void connectParts();
    void addShortcuts();
    void openMenu();
    void restoreWindow();
    void start();
    void openStore();
    void openStore(bool own);
    const models::StoreOpener &opener() const { return m_wantsOwn ? m_own.opener : m_opener; }
    void setUp();
    void onOpened(const models::StorePlace &place);
    void onOpenFailed(const models::OpenFailure &failure);
    void resumeAt(const store::Address &place);
    void showSignIn();
    void enter(const models::SignedIn &entered);
    void signOut();
    void reconnect();
    void endShell();
    void beginClosing();
    void endClosing();
    void saveForSessionEnd(QSessionManager &manager);
    void retranslate();

    models::StoreOpener m_opener;
    OwnStore m_own;
    models::StoreMaker m_maker;
    bool m_wantsOwn = false; ///< of the two, the one that is opened or open
    std::function<void()> m_closer;
    models::EmbeddedInspector m_inspector;
    models::StoreOpening m_opening;
    std::unique_ptr<models::LastDeliveries> m_deliveries; ///< of those who left
    std::optional<models::StorePlace> m_place;
    models::PasswordKeeper *m_keychain = nullptr;
    bool m_mayStartOnServer = false;
    QStackedWidget *m_stack;
    OpeningPage *m_openingPage;
    SignInPage *m_signInPage;
    StatusLine *m_status;
    ProgramMenu *m_menu;
    std::unique_ptr<Shell> m_shell; ///< last: its worker threads end before the opener's store does
    bool m_closing = false;
    bool m_closesUnseen = false;
    bool m_closed = false;
};

} // namespace lekthi::ui
