#include "ui/shell/sign_in_page.h"

#include "ui/shell/demo_people.h"
#include "ui/shell/preferences.h"
#include "ui/shell/server_form.h"

#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>

// Which ways to sign in the page offers, and which of them is chosen.

namespace lekthi::ui {

void SignInPage::offerDemo(const store::Address &store, const QList<store::Person> &people)
{
    m_demoStore = store;
    m_people->setPeople(people);
    if (const auto last = store::parseAddress(Preferences::instance().lastServer()))
        m_server->setAddress(*last);
    m_ways->show();
    goTo(Demo);
    offerAgain();
}

void SignInPage::offerOwn(const store::Address &store)
{
    m_ownStore = store;
    if (!m_own) {
        m_own = new ServerForm;
        m_own->setObjectName(QStringLiteral("signInOwn"));
        m_forms->addWidget(m_own);
        connectForm(*m_own);
    }
    m_own->fixServer(store);
    setHasOwn(true);
    m_ways->show();
    goTo(Own);
    offerAgain();
}

void SignInPage::setHasOwn(bool has)
{
    m_ways->setTabVisible(Own, has);
}

void SignInPage::setMaySetUp(bool may)
{
    m_maySetUp = may;
    show(m_state);
}

void SignInPage::offerServers()
{
    if (const auto last = store::parseAddress(Preferences::instance().lastServer()))
        m_server->setAddress(*last);
    m_ways->show();
    goTo(Server);
    offerAgain();
}

void SignInPage::offerServer(const store::Address &server)
{
    m_server->fixServer(server);
    goTo(Server);
    m_ways->hide();
    offerAgain();
}

void SignInPage::offerAgain()
{
    m_tried = {};
    calmDown();
    m_people->chooseLast();
    show(State::Asking);
    if (way() == Server)
        m_memory.recall();
    focusFirst();
}

SignInPage::Way SignInPage::way() const
{
    return Way(m_ways->currentIndex());
}

QWidget *SignInPage::formOf(Way way) const
{
    return way == Demo ? static_cast<QWidget *>(m_people) : way == Own && m_own ? m_own : m_server;
}

ServerForm *SignInPage::form() const
{
    return way() == Own && m_own ? m_own : m_server;
}

void SignInPage::goTo(Way way)
{
    const QSignalBlocker quiet(m_ways);
    m_ways->setCurrentIndex(way);
}

void SignInPage::choose(Way way)
{
    calmDown();
    show(State::Asking);
    if (way == Demo && !m_demoStore)
        emit demoWanted();
    if (way == Own && !m_ownStore)
        emit ownWanted();
    if (way == Server)
        m_memory.recall();
}

} // namespace lekthi::ui
