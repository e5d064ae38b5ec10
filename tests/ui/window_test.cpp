#include "models/people_model.h"
#include "tests/support/private_store.h"
#include "tests/support/wait_until.h"
#include "tests/ui/support/test_window.h"
#include "ui/widgets/banner.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace Qt::StringLiterals;
using lekthi::store::Address;
using lekthi::test::openerOf;
using lekthi::test::placeOf;
using lekthi::test::PrivateStore;
using lekthi::test::TestWindow;
using lekthi::ui::Banner;
using Outcome = tl::expected<lekthi::models::StorePlace, lekthi::models::OpenFailure>;

namespace {

/// A way to the store that can be cut: a link to its socket.
class Way
{
public:
    explicit Way(const Address &address)
        : m_real(address.socket)
        , m_link(m_room.filePath(u"socket"_s))
        , m_address(address)
    {
        m_address.socket = m_link;
        restore();
    }

    const Address &address() const { return m_address; }
    void restore() { QFile::link(m_real, m_link); }
    void cut()
    {
        QFile::remove(m_link);
        Address behind = m_address;
        behind.socket = m_real;
        const auto killer = PrivateStore::instance().connect(behind);
        const auto areGone = [&killer] {
            killer->execute(
                u"BEGIN NOT ATOMIC FOR session IN (SELECT id FROM information_schema.processlist "
                "WHERE db LIKE CONCAT(DATABASE(), '%') AND id <> CONNECTION_ID()) DO KILL session.id; END FOR; END"_s);
            const auto left = killer->readText(
                u"SELECT id FROM information_schema.processlist WHERE id <> CONNECTION_ID() AND "
                "(db LIKE CONCAT(DATABASE(), '%') OR user = 'unauthenticated user')"_s);
            return left && left->isEmpty();
        };
        if (!lekthi::test::waitUntil(areGone)) // one that is just being opened is not found by KILL
            qFatal("the sessions could not be killed");
    }

private:
    QTemporaryDir m_room;
    QString m_real;
    QString m_link;
    Address m_address;
};

QStringList logins(const QAbstractItemView &list)
{
    QStringList found;
    for (int row = 0; row < list.model()->rowCount(); ++row)
        found += list.model()->index(row, 0).data(lekthi::models::PeopleModel::LoginRole).toString();
    return found;
}

} // namespace

class WindowTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void tellsWhyOpeningFailedAndTriesAgain();
    void staysAliveWhileStoreOpens();
    void keepsTheOrderOfPeopleAndChoosesTheLastOne();
    void goesToPagesByNavigationAndKeys();
    void signsOut();
    void remembersPage();
    void showsLostConnectionAndReconnects();
    void readsTheLedgerAgainAfterALostConnection();
    void tellsWhyReconnectingFailed();
    void waitsForStoreToClose();
    void closesAlsoWhileStoreOpens();

private:
    Address m_store;
};

void WindowTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
}

void WindowTest::tellsWhyOpeningFailedAndTriesAgain()
{
    auto tries = std::make_shared<std::atomic_int>(0);
    TestWindow test([tries, store = m_store](const auto &) -> Outcome {
        if ((*tries)++ == 0)
            return tl::unexpected(
                lekthi::models::OpenFailure{u"The disk is full. Make room on it."_s, u"[ERROR] log tail"_s});
        return placeOf(store);
    });
    QVERIFY(test.show());
    QTRY_VERIFY(test.isShown(u"openingError"_s));
    QCOMPARE(test.find<QLabel>(u"openingError"_s)->text(), u"The disk is full. Make room on it."_s);
    QVERIFY(test.find<QPlainTextEdit>(u"openingDetails"_s)->toPlainText().contains(u"log tail"_s));
    QTest::mouseClick(test.find<QAbstractButton>(u"retryButton"_s), Qt::LeftButton);
    QTRY_VERIFY(test.isShown(u"signInPage"_s));
    QCOMPARE(tries->load(), 2);
}

void WindowTest::staysAliveWhileStoreOpens()
{
    auto gate = std::make_shared<QSemaphore>();
    TestWindow test([gate, store = m_store](const std::function<void(const QString &)> &progress) -> Outcome {
        progress(u"Creating the store."_s);
        gate->acquire();
        return placeOf(store);
    });
    QVERIFY(test.show());
    const auto labels = [&] {
        QStringList texts;
        for (const QLabel *label : test.find<QWidget>(u"openingPage"_s)->findChildren<QLabel *>())
            texts += label->text();
        return texts;
    };
    QTRY_VERIFY(labels().contains(u"Creating the store."_s));
    QVERIFY(test.isShown(u"openingPage"_s));
    gate->release();
    QTRY_VERIFY(test.isShown(u"signInPage"_s));
}

/// Whoever signs in by habit at a place of the list does not become somebody else.
void WindowTest::keepsTheOrderOfPeopleAndChoosesTheLastOne()
{
    TestWindow test(openerOf(m_store));
    QVERIFY(test.show());
    QTRY_VERIFY(test.isShown(u"accountList"_s));
    auto &list = *test.find<QAbstractItemView>(u"accountList"_s);
    const QStringList before = logins(list);
    QVERIFY(before.size() >= 4);
    QVERIFY(before.constFirst() != u"sa.two"_s);
    QVERIFY(test.signIn(u"sa.two"_s));
    QTest::mouseClick(test.find<QAbstractButton>(u"signOutButton"_s), Qt::LeftButton);
    QTRY_VERIFY(test.isShown(u"signInPage"_s));
    QCOMPARE(logins(list), before);
    QCOMPARE(list.currentIndex().row(), before.indexOf(u"sa.two"_s));
}

void WindowTest::goesToPagesByNavigationAndKeys()
{
    TestWindow test(openerOf(m_store));
    QVERIFY(test.signIn(u"pa.demo"_s));
    QVERIFY(test.isShown(u"templatesPage"_s));
    test.goTo(u"countersPage"_s);
    QVERIFY(test.isShown(u"countersPage"_s));
    QVERIFY(!test.isShown(u"templatesPage"_s));
    QTest::keyClick(&test.window(), Qt::Key_4, Qt::ControlModifier);
    QTRY_VERIFY(test.isShown(u"historyPage"_s));
    QCOMPARE(test.find<QAbstractItemView>(u"navigation"_s)->currentIndex().row(), 3);
    QVERIFY(test.window().windowTitle().contains(u"History"_s));
}

void WindowTest::signsOut()
{
    TestWindow test(openerOf(m_store));
    QVERIFY(test.signIn(u"pa.demo"_s));
    QVERIFY(!test.find<QLabel>(u"accountLabel"_s)->text().isEmpty());
    QTest::mouseClick(test.find<QAbstractButton>(u"signOutButton"_s), Qt::LeftButton);
    QTRY_VERIFY(test.isShown(u"signInPage"_s));
    QTRY_VERIFY(!test.find<QWidget>(u"templatesPage"_s));
}

void WindowTest::remembersPage()
{
    TestWindow test(openerOf(m_store));
    QVERIFY(test.signIn(u"pa.demo"_s));
    test.goTo(u"testBenchPage"_s);
    QTest::mouseClick(test.find<QAbstractButton>(u"signOutButton"_s), Qt::LeftButton);
    QTRY_VERIFY(test.isShown(u"signInPage"_s));
    QVERIFY(test.signIn(u"pa.demo"_s));
    QTRY_VERIFY(test.isShown(u"testBenchPage"_s));
}

void WindowTest::showsLostConnectionAndReconnects()
{
    Way way(m_store);
    TestWindow test(openerOf(way.address()));
    QVERIFY(test.signIn(u"pa.demo"_s));
    const auto *database = test.find<QAbstractButton>(u"statusDatabase"_s);
    QTRY_VERIFY(database->isVisible() && database->text().contains(u"ms"_s));
    way.cut();
    QTest::keyClick(&test.window(), Qt::Key_F5);
    QTRY_VERIFY(test.isShown(u"connectionBanner"_s));
    QVERIFY(!database->text().contains(u"ms"_s));
    QVERIFY2(test.isShown(u"navigation"_s), "what was typed stays in reach");
    way.restore();
    auto *banner = test.find<Banner>(u"connectionBanner"_s);
    QTest::mouseClick(banner->findChild<QAbstractButton *>(), Qt::LeftButton);
    QTRY_VERIFY(!banner->isVisible());
    QTRY_VERIFY(database->text().contains(u"ms"_s));
}

void WindowTest::readsTheLedgerAgainAfterALostConnection()
{
    Way way(m_store);
    TestWindow test(openerOf(way.address()));
    QVERIFY(test.signIn(u"pa.demo"_s));
    QVERIFY(test.open(u"ledgerPage"_s));
    const auto *rows = test.find<QAbstractItemView>(u"ledgerTable"_s)->model();
    way.cut();
    QTest::keyClick(&test.window(), Qt::Key_F5);
    auto *banner = test.find<Banner>(u"ledgerBanner"_s);
    QTRY_VERIFY(banner->isVisible() && rows->rowCount() == 0);
    QTRY_VERIFY(test.isShown(u"connectionBanner"_s));
    way.restore();
    QTest::mouseClick(banner->findChild<QPushButton *>(), Qt::LeftButton);
    QTRY_VERIFY(rows->rowCount() > 0);
    QVERIFY(!banner->isVisible());
}

void WindowTest::tellsWhyReconnectingFailed()
{
    Way way(m_store);
    auto tries = std::make_shared<std::atomic_int>(0);
    TestWindow test([tries, address = way.address()](const auto &) -> Outcome {
        if ((*tries)++ > 0)
            return tl::unexpected(lekthi::models::OpenFailure{u"The server is gone for good."_s, {}});
        return placeOf(address);
    });
    QVERIFY(test.signIn(u"pa.demo"_s));
    way.cut();
    QTest::keyClick(&test.window(), Qt::Key_F5);
    QTRY_VERIFY(test.isShown(u"connectionBanner"_s));
    auto *banner = test.find<Banner>(u"connectionBanner"_s);
    QTest::mouseClick(banner->findChild<QAbstractButton *>(), Qt::LeftButton);
    QTRY_COMPARE(banner->message(), u"The server is gone for good."_s);
    QVERIFY(banner->findChild<QAbstractButton *>()->isVisible());
}

void WindowTest::waitsForStoreToClose()
{
    QSemaphore gate;
    std::atomic_bool closed = false;
    TestWindow test(openerOf(m_store));
    test.window().setStoreCloser([&] {
        gate.acquire();
        closed = true;
    });
    QVERIFY(test.signIn(u"pa.demo"_s));
    test.window().close();
    QVERIFY(test.window().isVisible());
    QVERIFY(test.isShown(u"openingPage"_s));
    gate.release();
    QTRY_VERIFY(!test.window().isVisible());
    QVERIFY(closed);
}

void WindowTest::closesAlsoWhileStoreOpens()
{
    auto gate = std::make_shared<QSemaphore>();
    std::atomic_bool closed = false;
    TestWindow test([gate, store = m_store](const auto &) -> Outcome {
        gate->acquire();
        return placeOf(store);
    });
    test.window().setStoreCloser([&] { closed = true; });
    QVERIFY(test.show());
    QTRY_VERIFY(test.isShown(u"openingPage"_s));
    test.window().close();
    QVERIFY2(test.window().isVisible() && !closed, "the store is not closed before it is open");
    gate->release();
    QTRY_VERIFY(!test.window().isVisible());
    QVERIFY(closed);
    QVERIFY(!test.isShown(u"signInPage"_s));
}

QTEST_MAIN(WindowTest)
#include "window_test.moc"
