#include "core/store/gate.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::Finding;

class GateTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_address = test::PrivateStore::instance().demoStore();
        m_raw = std::make_unique<test::RawSession>(m_address);
        QVERIFY(m_raw->run(u"SET GLOBAL innodb_flush_log_at_trx_commit = 1"_s));
    }

    void cleanup() { m_raw.reset(); }

    void findsGoodStoreGood()
    {
        const QList<Finding> findings = inspect();
        QStringList names;
        for (const Finding &finding : findings) {
            names.append(finding.name);
            QVERIFY2(finding.level == Finding::Level::Good, qPrintable(finding.name + u' ' + finding.value));
            QVERIFY(!finding.message.isEmpty());
        }
        names.sort();
        QCOMPARE(names, QStringList({u"binary_log"_s, u"clock"_s, u"durability"_s, u"sandbox"_s, u"schema"_s,
                                     u"server_version"_s}));
    }

    void tellsMissingDurability_data()
    {
        QTest::addColumn<int>("value");
        QTest::addColumn<bool>("good");
        QTest::newRow("0") << 0 << false;
        QTest::newRow("2") << 2 << false;
        QTest::newRow("3") << 3 << true;
    }

    void tellsMissingDurability()
    {
        QFETCH(int, value);
        QVERIFY(m_raw->run(u"SET GLOBAL innodb_flush_log_at_trx_commit = %1"_s.arg(value)));
        const Finding finding = findingOf(u"durability"_s);
        QTEST(finding.level == Finding::Level::Good, "good");
        QCOMPARE(finding.message.contains("innodb_flush_log_at_trx_commit"_L1),
                 finding.level != Finding::Level::Good);
    }

    void tellsNewerSchema()
    {
        QVERIFY(m_raw->run(u"INSERT INTO lekthi_schema VALUES (999, 1, UTC_TIMESTAMP(6))"_s));
        const Finding finding = findingOf(u"schema"_s);
        QCOMPARE(finding.level, Finding::Level::Error);
        QVERIFY(finding.message.contains("999"_L1));
    }

    void tellsForeignDatabase()
    {
        m_address = test::PrivateStore::instance().emptyDatabase();
        QCOMPARE(findingOf(u"schema"_s).level, Finding::Level::Error);
        QCOMPARE(findingOf(u"sandbox"_s).level, Finding::Level::Warning);
    }

    void tellsMissingSandbox()
    {
        QVERIFY(m_raw->run(u"DROP DATABASE "_s + m_address.sandbox().database));
        const Finding finding = findingOf(u"sandbox"_s);
        QCOMPARE(finding.level, Finding::Level::Warning);
        QVERIFY(finding.message.contains("lekthictl store init"_L1));
    }

private:
    QList<Finding> inspect()
    {
        const auto connection = test::PrivateStore::instance().connect(m_address);
        return store::inspectStore(*connection).value();
    }

    Finding findingOf(const QString &name)
    {
        const QList<Finding> findings = inspect();
        const auto found = std::find_if(findings.cbegin(), findings.cend(),
                                        [&](const Finding &finding) { return finding.name == name; });
        return found == findings.cend() ? Finding() : *found;
    }

    store::Address m_address;
    std::unique_ptr<test::RawSession> m_raw;
};

QTEST_GUILESS_MAIN(GateTest)
#include "gate_test.moc"
