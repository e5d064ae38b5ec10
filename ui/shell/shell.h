#pragma once

#include "models/session/session_services.h"
#include "models/session/store_opener.h"
#include "ui/shell/page.h"
#include "ui/widgets/banner.h"

#include <QList>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>

namespace lekthi::models {
class LastDeliveries;
class PasswordKeeper;
} // namespace lekthi::models

namespace lekthi::ui {

class DesktopNotes;
class Navigation;
class PageStack;
class ProgramMenu;
class SearchField;
struct SearchCommand;

/// What a signed-in person sees: navigation at the left, the page at the right, a banner above it when the
/// store is lost. Owns the pages. UI thread only.
class Shell : public QWidget
{
    Q_OBJECT

public:
    Shell(std::shared_ptr<models::Session> session, QWidget *parent = nullptr);
    ~Shell() override;

    /// Must outlive the shell.
    void setMenu(ProgramMenu &menu);
    const QWidget &menuButton() const;
    models::Session &session() { return *m_session; }
    models::SessionServices &services() { return m_services; }
    QString currentTitle() const;
    void showPage(int page);
    /// As a person does who has both hands at the keys: the keyboard goes into the page.
    void openPage(int page);
    /// The keyboard goes into the field that finds numbers.
    void focusSearch();
    /// light: the name of the one to begin with; empty: from the top.
    void showStatus(const QString &light = {});
    /// May be null; must outlive the shell.
    void setKeychain(models::PasswordKeeper *keychain);
    void setInspector(models::EmbeddedInspector inspector);
    /// Reads what the current page shows anew.
    void refresh();
    /// Every page keeps its drafts.
    void leavePages();
    /// Before it is destroyed: hands over what is being sent.
    void leaveDelivering(models::LastDeliveries &last);
    void showReconnecting();
    void showStillLost(const QString &message);
    /// The store is back under the same address.
    void resume();

signals:
    void titleChanged();
    void signOutRequested();
    void reconnectRequested();
    /// What is known of the store has changed.
    void statusChanged();
    void healthChanged();
    /// The keychain did not keep the person's new password.
    void keepingFailed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void buildSearch();
    QList<SearchCommand> commands();
    void floatBanners();
    void showAlerts();
    void showNews(const QString &text, qint64 request);
    void keepReferenceFresh();
    void tellDesktop(const QString &text, const std::function<void()> &open);
    void connectParts();
    template <class... Values>
    void lead(void (models::Session::*wanted)(Values...), QLatin1StringView name, bool takesKeyboard);
    void leadToPages();
    Page &currentPage();
    void connectStatus();
    void showDigestFailure();
    void askForPassword();
    void useNewPassword(const QString &password);
    void renewKeptPassword();
    void retranslate();
    bool isOpenTo(int page) const;
    void choose(int page);
    void refreshShared(); ///< what is not of one page alone
    void showLost();
    void onFailure(const store::Error &error);
    QStringList projectCodes() const;

    std::shared_ptr<models::Session> m_session; ///< outlives it where something is still being sent
    models::SessionServices m_services;
    models::PasswordKeeper *m_keychain = nullptr; ///< only one that is available
    Navigation *m_navigation;
    SearchField *m_search;
    ProgramMenu *m_menu = nullptr;
    Banner *m_banner;
    std::unique_ptr<PageStack> m_stack;     ///< goes first: its pages use what stands above
    QList<QMetaObject::Connection> m_leads; ///< from what a page wants to the page that shows it
    Banner *m_alertBanner;
    QString m_closedAlert; ///< what it said when it was closed; it comes back with something else to say
    Banner *m_news;
    DesktopNotes *m_notes;
    Banner *m_digestBanner;
    qint64 m_newsAbout = 0; ///< the request that the news speaks of
    QTimer m_referenceTimer;
    bool m_lost = false;
    QString m_whyLost; ///< what is known beyond that; stays until something is tried again
    bool m_reconnecting = false;
};

} // namespace lekthi::ui
