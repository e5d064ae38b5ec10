#include "app/opening/open_store.h"
#include "core/store/connection.h"
#include "core/store/people.h"
#include "tests/support/private_store.h"

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
    void opensStoreByAddress();
    void tellsWhyAddressCannotBeOpened_data();
    void tellsWhyAddressCannotBeOpened();
    void leavesStoreWithoutSchemaAlone();
};

void OpeningTest::makesFreshLocalStoreAndOpensItAgain()
{
    const QTemporaryDir room;
    QStringList told;
    for (int start = 0; start < 2; ++start) {
        told.clear();
        OpenedStore store(StoreChoice{u"local"_s, {}, room.filePath(u"store"_s)});
        const auto address = store.open([&](const QString &sentence) { told += sentence; });
        QVERIFY2(address,
                 qPrintable(address ? QString() : address.error().message + address.error().details));
        const auto connection = lekthi::store::Connection::open(*address);
        QVERIFY(connection);
        const auto people = lekthi::store::listPeople(**connection);
        QVERIFY(people && people->size() >= 4);
        QVERIFY(!told.isEmpty());
    }
    QVERIFY2(!told.contains(u"Writing the demo projects."_s), "the demo data is written only once");
}

void OpeningTest::opensStoreByAddress()
{
    const auto expected = PrivateStore::instance().demoStore();
    OpenedStore store(StoreChoice{expected.toText(), expected.password, {}});
    const auto address = store.open();
    QVERIFY2(address, qPrintable(address ? QString() : address.error().message));
    QCOMPARE(address->database, expected.database);
}

void OpeningTest::tellsWhyAddressCannotBeOpened_data()
{
    QTest::addColumn<QString>("place");
    QTest::newRow("nobody listens") << u"unix:/nonexistent/socket?user=root&db=lekthi"_s;
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

void OpeningTest::leavesStoreWithoutSchemaAlone()
{
    const auto empty = PrivateStore::instance().emptyDatabase();
    OpenedStore store(StoreChoice{empty.toText(), empty.password, {}});
    QVERIFY(!store.open());
    const auto connection = PrivateStore::instance().connect(empty);
    QVERIFY2(!lekthi::store::listPeople(*connection), "nothing was made in somebody else's server");
}

QTEST_GUILESS_MAIN(OpeningTest)
#include "opening_test.moc"
