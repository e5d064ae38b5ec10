#include "app/opening/open_store.h"
#include "core/store/people/accounts.h"
#include "core/store/people/people.h"
#include "core/store/session/connection.h"
#include "tests/support/private_store.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::opening::OpenedStore;
using lekthi::opening::StoreChoice;
using lekthi::test::PrivateStore;

class OpeningTest : public QObject
{
    Q_OBJECT

private slots:
    void makesFreshLocalStoreAndOpensItAgain();
    void asksForAccountsInAStoreWithoutDemo();
    void makesAStoreOfOnesOwnWithoutDemo();
    void looksForTheServerAheadOnce();
    void makesNothingInPlaceOfWhatIsGone_data();
    void makesNothingInPlaceOfWhatIsGone();
    void namesServerWithoutEnteringIt();
    void tellsWhyAddressCannotBeOpened_data();
    void tellsWhyAddressCannotBeOpened();
};

void OpeningTest::makesFreshLocalStoreAndOpensItAgain()
{
    const QTemporaryDir room;
    QStringList told;
    for (int start = 0; start < 2; ++start) {
        told.clear();
        OpenedStore store(StoreChoice{u"local"_s, {}, room.filePath(u"store"_s)});
        const auto opened = store.open([&](const QString &sentence) { told += sentence; });
        QVERIFY2(opened, qPrintable(opened ? QString() : opened.error().message + opened.error().details));
        QVERIFY(opened->demoPeople && opened->demoPeople->size() >= 4);
        QVERIFY2(opened->address.user.isEmpty(), "the administrator's entry is not handed on");
        const auto person = PrivateStore::asPerson(opened->address, u"pa.demo"_s);
        QVERIFY(lekthi::store::Connection::open(person));
        QVERIFY(!told.isEmpty());
    }
    QVERIFY2(!told.contains(u"Writing the demo projects."_s), "the demo data is written only once");
}

/// Its people have passwords of their own: nobody is offered with the one of the demo.
void OpeningTest::asksForAccountsInAStoreWithoutDemo()
{
    const QTemporaryDir room;
    const QString directory = room.filePath(u"store"_s);
    {
        OpenedStore own(StoreChoice{u"own"_s, {}, directory});
        QVERIFY(own.open());
        const auto administrator = lekthi::store::Connection::open(*own.administrator());
        QVERIFY(administrator);
        QVERIFY(lekthi::store::addAccount(**administrator,
                                          {.account = {u"somchai"_s},
                                           .role = lekthi::store::Role::SuperAdmin,
                                           .displayName = {},
                                           .displayNameEnglish = {},
                                           .projectIds = {}},
                                          u"kr7m-Ztw9-pq4x"_s));
    }
    OpenedStore store(StoreChoice{u"local"_s, {}, directory});
    const auto opened = store.open();
    QVERIFY2(opened, qPrintable(opened ? QString() : opened.error().message));
    QVERIFY(!opened->demoPeople);
    QVERIFY(opened->isOnThisComputer);
    QVERIFY(!opened->isNew);
}

void OpeningTest::makesAStoreOfOnesOwnWithoutDemo()
{
    const QTemporaryDir room;
    for (int start = 0; start < 2; ++start) {
        QStringList told;
        OpenedStore store(StoreChoice{u"own"_s, {}, room.filePath(u"own"_s)});
        const auto opened = store.open([&](const QString &sentence) { told += sentence; });
        QVERIFY2(opened, qPrintable(opened ? QString() : opened.error().message + opened.error().details));
        QVERIFY(!opened->demoPeople);
        QVERIFY2(opened->isNew, "nobody can sign in before it is set up");
        QVERIFY(opened->address.user.isEmpty());
        QVERIFY(!told.contains(u"Writing the demo projects."_s));
        QVERIFY(store.administrator());
    }
}

/// Whoever installs the server meanwhile gets on by trying again.
void OpeningTest::looksForTheServerAheadOnce()
{
    const QTemporaryDir room;
    OpenedStore store(StoreChoice{u"local"_s, {}, room.filePath(u"store"_s)});
    qputenv("LEKTHI_MARIADBD", "/nowhere/mariadbd");
    store.lookAhead();
    const auto missing = store.open();
    qunsetenv("LEKTHI_MARIADBD");
    QVERIFY(!missing);
    QVERIFY2(missing.error().message.contains("mariadb-server-core"_L1), qPrintable(missing.error().message));
    QVERIFY(store.open());
}

void OpeningTest::makesNothingInPlaceOfWhatIsGone_data()
{
    QTest::addColumn<QString>("gone");
    QTest::newRow("all data") << u"database"_s;
    QTest::newRow("the tables") << u"database/lekthi"_s;
    QTest::newRow("the ledger") << u"database/lekthi/document_number_audit.ibd"_s;
}

/// The sentence also tells when the last digest was made, which a backup is compared with.
void OpeningTest::makesNothingInPlaceOfWhatIsGone()
{
    QFETCH(const QString, gone);
    static const QTemporaryDir room;
    OpenedStore store(StoreChoice{u"local"_s, {}, room.filePath(u"store"_s)});
    QVERIFY(store.open());
    store.close();
    const QString path = room.filePath(u"store/"_s + gone);
    QVERIFY(QFile::rename(path, room.filePath(u"kept"_s)));
    const auto opened = store.open();
    QVERIFY(!opened);
    QVERIFY2(opened.error().message.contains(gone.section(u'/', -1)), qPrintable(opened.error().message));
    QVERIFY2(opened.error().message.contains("digest"_L1), qPrintable(opened.error().message));
    QVERIFY(!QFile::exists(path));
    QVERIFY(QFile::rename(room.filePath(u"kept"_s), path));
    QVERIFY(store.open());
}

void OpeningTest::namesServerWithoutEnteringIt()
{
    OpenedStore store(StoreChoice{u"unix:/nonexistent/socket?user=pa.one&db=lekthi"_s, u"secret"_s, {}});
    const auto opened = store.open();
    QVERIFY(opened);
    QVERIFY2(!opened->demoPeople, "a server asks for an account");
    QCOMPARE(opened->address.user, u"pa.one"_s);
    QCOMPARE(opened->address.password, u"secret"_s);
}

void OpeningTest::tellsWhyAddressCannotBeOpened_data()
{
    QTest::addColumn<QString>("place");
    QTest::newRow("no address") << u"somewhere"_s;
    QTest::newRow("password on the command line") << u"mysql://root:secret@localhost/lekthi"_s;
}

void OpeningTest::tellsWhyAddressCannotBeOpened()
{
    QFETCH(const QString, place);
    OpenedStore store(StoreChoice{place, {}, {}});
    const auto address = store.open();
    QVERIFY(!address);
    QVERIFY2(address.error().message.endsWith(u'.'), qPrintable(address.error().message));
    QVERIFY(!address.error().message.contains(u"secret"_s));
}

QTEST_GUILESS_MAIN(OpeningTest)
#include "opening_test.moc"
