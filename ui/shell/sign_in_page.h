#pragma once

#include "models/session/signing_in.h"
#include "ui/shell/password_memory.h"

#include <QWidget>

#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QSpacerItem;
class QStackedWidget;
class QTabBar;

namespace lekthi::ui {

class Banner;
class DemoPeople;
class NewPasswordForm;
class ServerForm;

/// Lets a person in: as one of the demo people of the store on this computer, with an account of one's own
/// store there, or with one on a server. Says in place why somebody was not let in, and changes an expired
/// password. Forgets every password once the person is in, or is shown anew. UI thread only.
class SignInPage : public QWidget
{
    Q_OBJECT

public:
    explicit SignInPage(QWidget *parent = nullptr);
    ~SignInPage() override;

    /// Must outlive the page; without one nothing is offered.
    void setPasswordKeeper(models::PasswordKeeper *keeper);

    /// Offers the demo people of this store, and any server.
    void offerDemo(const store::Address &store, const QList<store::Person> &people);
    /// Offers the accounts of one's own store on this computer, besides demo and servers.
    void offerOwn(const store::Address &store);
    /// Offers to set up a new store (setupWanted).
    void setMaySetUp(bool may);
    bool isAtServer() const { return way() == Server; }
    /// Whether there is such a store, so that it can be asked for (ownWanted).
    void setHasOwn(bool has);
    /// Offers any server, the one used last first; the demo people when they are asked for (demoWanted).
    void offerServers();
    /// Offers this server alone.
    void offerServer(const store::Address &server);
    /// Everything as it was offered last, after somebody has signed out.
    void offerAgain();

signals:
    void signedIn(const lekthi::models::SignedIn &entered);
    void demoWanted();
    void ownWanted();
    /// A new store is to be set up.
    void setupWanted();
    /// The keychain did not keep the password that it was asked to keep.
    void keepingFailed();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    enum class State { Asking, Working, Renewing };
    enum Way { Demo, Server, Own };

    void build();
    QLayout *makeColumn();
    QLayout *makeButtons();
    void connectParts();
    void connectForm(ServerForm &form);
    void retranslate();
    Way way() const;
    QWidget *formOf(Way way) const;
    ServerForm *form() const; ///< of a way that asks for an account
    void goTo(Way way);
    void choose(Way way);
    void show(State state);
    void submit();
    void begin(const store::Address &address);
    void goBack();
    void askForNewPassword();
    void renew();
    void complain(const QString &sentence);
    void calmDown();
    QString sentenceFor(const store::Error &error) const;
    void onFailed(const store::Error &error);
    void onSignedIn(const models::SignedIn &entered);
    void remember(const models::SignedIn &entered);
    void focusFirst();

    models::SigningIn m_signingIn;
    std::optional<store::Address> m_demoStore;
    std::optional<store::Address> m_ownStore;
    store::Address m_tried; ///< empty while nobody tries
    State m_state = State::Asking;
    bool m_maySetUp = false;
    bool m_renewing = false; ///< what works is a change of the password
    QScrollArea *m_scrolled;
    QSpacerItem *m_roomAbove; ///< messages below must not push what is above them about
    QLabel *m_brand;
    QTabBar *m_ways;
    QStackedWidget *m_forms;
    DemoPeople *m_people;
    ServerForm *m_own = nullptr; ///< once it is offered
    ServerForm *m_server;
    NewPasswordForm *m_newPassword;
    PasswordMemory m_memory;
    Banner *m_banner;
    QLabel *m_explanation;
    QProgressBar *m_bar;
    QPushButton *m_setUp;
    QPushButton *m_back;
    QPushButton *m_button;
};

} // namespace lekthi::ui
