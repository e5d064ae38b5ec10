#pragma once

#include "core/store/people.h"
#include "core/store/reference_data.h"
#include "core/store/store_worker.h"
#include "ui/shell/store_opener.h"
#include "ui/shell/store_opening.h"

#include <QMainWindow>

#include <functional>
#include <memory>
#include <optional>

class QSessionManager;
class QStackedWidget;

namespace lekthi::ui {

class OpeningPage;
class Shell;
class SignInPage;
class StatusLine;

/// The window: opens the store, lets a person sign in, shows the pages, and closes the store again. Needs a
/// Preferences object that outlives it. UI thread only.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(StoreOpener opener, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Work that ends the use of the store, run on a thread of its own when the window closes; the window
    /// stays, saying so, until it is done.
    void setStoreCloser(std::function<void()> closer) { m_closer = std::move(closer); }

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    struct Contents
    {
        QList<store::Person> people;
        store::ReferenceData reference;
    };

    void build();
    void connectParts();
    void addShortcuts();
    void restoreWindow();
    void openStore();
    void onOpened(const store::Address &address);
    void onOpenFailed(const OpenFailure &failure);
    void loadContents();
    void signIn(const store::Person &person);
    void signOut();
    void reconnect();
    void endShell();
    void beginClosing();
    void saveForSessionEnd(QSessionManager &manager);
    void retranslate();

    StoreOpener m_opener;
    std::function<void()> m_closer;
    StoreOpening m_opening;
    std::unique_ptr<store::StoreWorker> m_loader;
    store::Address m_address;
    Contents m_contents;
    QStackedWidget *m_stack;
    OpeningPage *m_openingPage;
    SignInPage *m_signInPage;
    StatusLine *m_status;
    Shell *m_shell = nullptr;
    bool m_closing = false;
    bool m_closed = false;
};

} // namespace lekthi::ui
