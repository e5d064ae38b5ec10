#include "core/store/schema/schema.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_galera.h"

#include <QProcess>
#include <QTest>

#include <array>
#include <memory>
#include <thread>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::SchemaState;
using test::PrivateGalera;

/// Programs that make and upgrade one store by different nodes.
class GaleraUpgradeTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void makesOneStoreByAllNodesAtOnce();
    void takesOverFromProgramThatWasKilled();

private:
    std::unique_ptr<PrivateGalera> m_cluster;
};

void GaleraUpgradeTest::initTestCase()
{
    if (!PrivateGalera::isAvailable())
        QSKIP(qPrintable(PrivateGalera::missing()));
    m_cluster = std::make_unique<PrivateGalera>();
}

void GaleraUpgradeTest::makesOneStoreByAllNodesAtOnce()
{
    std::array<store::Result<void>, PrivateGalera::nodes> made;
    std::vector<std::thread> programs;
    for (int node = 0; node < PrivateGalera::nodes; ++node)
        programs.emplace_back([&, node, address = m_cluster->address(node, u"made"_s)] {
            made[size_t(node)] = store::createStore(address);
        });
    for (std::thread &program : programs)
        program.join();
    for (int node = 0; node < PrivateGalera::nodes; ++node) {
        const auto &result = made[size_t(node)];
        QVERIFY2(result, result ? "" : qPrintable(result.error().detail));
        const auto connection = store::Connection::open(m_cluster->address(node, u"made"_s));
        QVERIFY(connection);
        QCOMPARE(store::readSchemaState(**connection)->kind, SchemaState::Kind::Current);
    }
}

void GaleraUpgradeTest::takesOverFromProgramThatWasKilled()
{
    const store::Address first = m_cluster->address(0, u"left"_s);
    const auto server = store::Connection::open(m_cluster->address(0, {}));
    QVERIFY(server && (*server)->execute(u"CREATE DATABASE `left`"_s));
    QProcess holder;
    holder.start(QStringLiteral(LEKTHI_LEASE_HOLDER), {first.toText()});
    QVERIFY(holder.waitForReadyRead());
    QCOMPARE(holder.readAll().trimmed(), QByteArray("taken"));

    const auto heir = store::Connection::open(m_cluster->address(1, u"left"_s));
    QVERIFY(heir);
    store::Result<void> upgraded;
    std::thread program([&] {
        const auto connection = store::Connection::open(m_cluster->address(1, u"left"_s));
        upgraded = store::upgradeSchema(**connection);
    });
    const auto whileHeld = store::readSchemaState(**heir);
    holder.kill();
    holder.waitForFinished();
    program.join();
    QCOMPARE(whileHeld->kind, SchemaState::Kind::Missing);
    QVERIFY2(upgraded, upgraded ? "" : qPrintable(upgraded.error().detail));
    QCOMPARE(store::readSchemaState(**heir)->kind, SchemaState::Kind::Current);
}

QTEST_GUILESS_MAIN(GaleraUpgradeTest)
#include "upgrade_test.moc"
