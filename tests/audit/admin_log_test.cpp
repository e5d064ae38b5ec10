#include "core/audit/admin_log_verifier.h"
#include "core/store/requests/reset_gateway.h"
#include "tests/store/raw_session.h"
#include "tests/support/approving.h"
#include "tests/support/private_store.h"
#include "tests/support/typed_requests.h"

#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// The chain of the admin log: what the store's trigger hashes is what the core hashes.
class AdminLogTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void holdsEveryKindOfEntry();
    void findsDamage_data();
    void findsDamage();
    void agreesWithDigests();

private:
    audit::AdminLogVerification verified(const QList<audit::Digest> &digests = {});

    store::Address m_address;
    std::unique_ptr<RawSession> m_raw;
    std::unique_ptr<store::Connection> m_connection;
};

void AdminLogTest::init()
{
    m_address = PrivateStore::instance().demoStore();
    m_raw = std::make_unique<RawSession>(m_address);
    m_connection = PrivateStore::instance().connect(m_address);
}

void AdminLogTest::cleanup()
{
    m_connection.reset();
    m_raw.reset();
}

audit::AdminLogVerification AdminLogTest::verified(const QList<audit::Digest> &digests)
{
    const auto verification = audit::verifyAdminLog(*m_connection, digests);
    if (!verification)
        qFatal("%s", qPrintable(verification.error().detail));
    return *verification;
}

/// Without and with project, reason, details; of an administrator and of a person; Thai and quotes.
void AdminLogTest::holdsEveryKindOfEntry()
{
    const auto person = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.one"_s));
    const auto reason = numbering::Reason::parse(u"เหตุผล \"ยาว\" พอสำหรับ 'การรีเซ็ต' \\ 100%"_s, 20);
    const auto facts = store::resetFacts(*person, 1, 3);
    QVERIFY(store::requestReset(*person, {1, facts->currentVersion, 3, store::NumbersAbove::Skip, *reason}));
    QVERIFY(!test::approve(*person, test::resetRequests(*person)->first().id, {}));
    QVERIFY(m_raw->run(u"INSERT INTO admin_log (action) VALUES ('SIGNED_IN')"_s));
    const auto verification = verified();
    QVERIFY2(verification.isIntact(), qPrintable(QString::number(verification.firstBroken.value_or(0))));
    QCOMPARE(verification.rows, m_raw->value(u"SELECT MAX(seq) FROM admin_log"_s).toLongLong());
    const auto auditor =
        PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"auditor.demo"_s));
    QCOMPARE(audit::verifyAdminLog(*auditor)->rows, verification.rows);
    QVERIFY(audit::verifyAdminLog(*auditor)->isIntact());
}

void AdminLogTest::findsDamage_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<int>("behindEnd"); ///< of the first broken entry
    const int middle = -3;
    QTest::newRow("edited") << u"UPDATE admin_log SET login = 'sa.two' WHERE seq = %1"_s << middle;
    QTest::newRow("reason erased or put in")
        << u"UPDATE admin_log SET reason = IF(reason IS NULL, 'put in', NULL) WHERE seq = %1"_s << middle;
    QTest::newRow("taken away") << u"DELETE FROM admin_log WHERE seq = %1"_s << middle;
    QTest::newRow("end cut off") << u"DELETE FROM admin_log WHERE seq >= %1"_s << middle;
    QTest::newRow("closed up") << u"UPDATE admin_log SET seq = seq + 1000 WHERE seq >= %1"_s << middle;
    QTest::newRow("head moved") << u"UPDATE admin_log_head SET seq = seq + %1"_s << 1;
}

void AdminLogTest::findsDamage()
{
    QFETCH(const QString, change);
    QFETCH(const int, behindEnd);
    const qint64 end = verified().rows;
    m_raw->dropGuards();
    QVERIFY(m_raw->run(change.contains("admin_log_head"_L1) ? change.arg(behindEnd)
                                                            : change.arg(end + behindEnd)));
    QCOMPARE(verified().firstBroken, end + behindEnd);
}

/// Somebody who makes all hashes anew is found by a digest that was kept elsewhere.
void AdminLogTest::agreesWithDigests()
{
    audit::Digest digest;
    digest.adminLog = *store::adminLogHead(*m_connection);
    QVERIFY(m_raw->run(u"INSERT INTO admin_log (action) VALUES ('SIGNED_IN')"_s));
    QVERIFY(verified({digest}).isIntact());
    digest.adminLog->hash[5] = char(digest.adminLog->hash[5] ^ 1);
    QCOMPARE(verified({digest}).firstBroken, digest.adminLog->sequence);
    digest.adminLog = store::AdminLogHead{100'000, QByteArray(32, 'x')};
    QCOMPARE(verified({digest}).firstBroken, verified().rows + 1);
}

QTEST_GUILESS_MAIN(AdminLogTest)
#include "admin_log_test.moc"
