#include "app/ctl/own_address.h"

#include <QTest>

using namespace lekthi;
using namespace Qt::StringLiterals;

class OwnAddressTest : public QObject
{
    Q_OBJECT

private slots:
    void isLocalOnASocket();
    void isTheAddressThatLeadsToTheServer();
    void isEmptyWhereNoWayLeads();
};

void OwnAddressTest::isLocalOnASocket()
{
    store::Address address;
    address.socket = u"/run/store"_s;
    QCOMPARE(ctl::ownAddress(address), u"127.0.0.1"_s);
}

void OwnAddressTest::isTheAddressThatLeadsToTheServer()
{
    store::Address address;
    address.host = u"127.0.0.9"_s;
    QCOMPARE(ctl::ownAddress(address).section(u'.', 0, 0), u"127"_s);
}

void OwnAddressTest::isEmptyWhereNoWayLeads()
{
    store::Address address;
    address.host = u"no.such.host.invalid"_s;
    QCOMPARE(ctl::ownAddress(address), QString());
}

QTEST_GUILESS_MAIN(OwnAddressTest)
#include "own_address_test.moc"
