#include "core/store/log/admin_log_gateway.h"

#include "core/store/counters/counter_gateway.h"
#include "core/store/requests/reset_gateway.h"
#include "core/store/session/denial.h"
#include "tests/support/approving.h"
#include "tests/support/demo_letters.h"
#include "tests/support/private_store.h"
#include "tests/support/typed_requests.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

const auto why = u"เลขสุดท้ายถูกจองไว้โดยผิดพลาดตามหนังสือแจ้ง"_s;

store::ResetWish wishFor(store::Connection &connection, qint64 newNumber)
{
    const auto counter = store::findCounter(connection, test::letterKey);
    return {(*counter)->id, (*counter)->version, newNumber, store::NumbersAbove::Skip,
            *numbering::Reason::parse(why, store::minimumForRequest)};
}

} // namespace

/// What is found in the admin log, by whom, when and about what.
class AdminLogGatewayTest : public QObject
{
    Q_OBJECT

private slots:
    void findsEntries();
};

void AdminLogGatewayTest::findsEntries()
{
    const store::Address address = test::PrivateStore::instance().demoStore();
    const auto connectAs = [&](const QString &login) {
        return test::PrivateStore::instance().connect(test::PrivateStore::asPerson(address, login));
    };
    const auto one = connectAs(u"sa.one"_s);
    const auto two = connectAs(u"sa.two"_s);
    const QDateTime before = one->serverNow().addSecs(-60);
    QVERIFY(store::requestReset(*one, wishFor(*one, 100)));
    const qint64 id = test::resetRequests(*one)->first().id;
    QVERIFY(!test::approve(*one, id, {}));
    const auto newest = store::adminLogPage(*two, {}, 0, 2);
    QVERIFY2(newest, newest ? "" : qPrintable(newest.error().detail));
    QCOMPARE(newest->size(), 2);
    QCOMPARE(newest->at(0).action, u"RESET_APPROVED"_s);
    QVERIFY(newest->at(0).denied);
    QCOMPARE(newest->at(0).details.value("code"_L1).toInt(), store::denial::ownRequest);
    QCOMPARE(newest->at(1).action, u"RESET_REQUESTED"_s);
    QCOMPARE(newest->at(1).login, u"sa.one"_s);
    QCOMPARE(newest->at(1).host, u"localhost"_s);
    QCOMPARE(newest->at(1).role, u"SUPER_ADMIN"_s);
    QCOMPARE(newest->at(1).projectId, 2);
    QCOMPARE(newest->at(1).reason, why);
    QCOMPARE(newest->at(1).details.value("to"_L1).toInt(), 100);
    QCOMPARE(newest->at(1).sequence, newest->at(0).sequence - 1);
    const auto older = store::adminLogPage(*two, {}, newest->at(0).sequence, 1);
    QCOMPARE(older->first().sequence, newest->at(1).sequence);

    const auto count = [&](const store::AdminLogFilter &filter) {
        const auto page = store::adminLogPage(*two, filter, 0, 100);
        return page ? page->size() : -1;
    };
    QCOMPARE(count({.login = u"sa.one"_s}), 2);
    QCOMPARE(count({.login = u"sa.one"_s, .onlyDenied = true}), 1);
    QCOMPARE(count({.login = u"SA.ONE"_s}), 0);
    QCOMPARE(count({.action = u"RESET_REQUESTED"_s}), 1);
    QCOMPARE(count({.login = u"sa.one"_s, .projectId = 2}), 1);
    QCOMPARE(count({.login = u"sa.one"_s, .from = before}), 2);
    QCOMPARE(count({.login = u"sa.one"_s, .until = before}), 0);
    QCOMPARE(count({.search = u"ผิดพลาด"_s}), 1);
    QCOMPARE(count({.search = u"100%"_s}), 0);
    QCOMPARE(count({.search = u"_"_s, .onlyDenied = true}), 0);
    QCOMPARE(count({.search = u"'|"_s}), 0);
    QCOMPARE(count({.action = u"RESET_REQUESTED"_s, .search = u"คคง."_s}), 1);
    QCOMPARE(count({.action = u"RESET_REQUESTED"_s, .search = u"LCBP3-C2/LETTER/คคง./สคฉ.3"_s}), 1);
    QCOMPARE(count({.action = u"RESET_REQUESTED"_s, .search = u"LCBP3-C2/RFA"_s}), 0);
    QCOMPARE(count({.action = u"RESET_REQUESTED"_s, .search = u"lcbp3-c2"_s}), 1);
}

QTEST_GUILESS_MAIN(AdminLogGatewayTest)
#include "admin_log_gateway_test.moc"
