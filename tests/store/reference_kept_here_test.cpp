#include "core/store/reference/reference_gateway.h"
#include "core/store/reference/reference_source.h"
#include "core/store/schema/guards.h"
#include "tests/store/raw_session.h"
#include "tests/support/dms_schema.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;
using store::ReferenceKind;

/// Lists that another schema owned are kept in the store again.
class ReferenceKeptHereTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_address = PrivateStore::instance().demoStore();
        m_connection = PrivateStore::instance().connect(m_address);
        m_raw = std::make_unique<RawSession>(m_address);
    }

    void cleanup()
    {
        m_raw->run(u"DROP DATABASE IF EXISTS `%1`"_s.arg(m_dms));
        m_raw.reset();
        m_connection.reset();
    }

    void keepsWhatWasReadLastAndCanFollowAgain()
    {
        m_dms = makeDmsSchema(m_address, DmsKind::HandedOver);
        const auto read = store::readReferenceFrom(*m_connection, m_dms);
        QVERIFY2(read, read ? "" : qPrintable(read.error().detail));
        change(u"UPDATE `{dms}`.organizations SET organization_name = 'ชื่อใหม่' WHERE id = 22"_s);
        change(u"UPDATE reference_source SET read_at = UTC_TIMESTAMP(6) - INTERVAL 3 SECOND"_s);
        QVERIFY(store::followReference(*m_connection));
        const auto kept = store::keepReferenceHere(*m_connection);
        QVERIFY2(kept, kept ? "" : qPrintable(kept.error().detail));
        QVERIFY(!store::referenceSource(*m_connection).value());
        change(u"UPDATE `{dms}`.organizations SET organization_name = 'ชื่ออื่น' WHERE id = 22"_s);
        QVERIFY(store::followReference(*m_connection));
        auto items = store::referenceItems(*m_connection, ReferenceKind::Organization).value();
        const auto found = std::ranges::find(items, 22, &store::ReferenceItem::id);
        QCOMPARE(found->nameThai, u"ชื่อใหม่"_s);
        found->nameEnglish = u"Other"_s;
        const auto changed = store::changeReference(
            *PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.one"_s)), {*found});
        QVERIFY2(changed, changed ? "" : qPrintable(changed.error().detail));
        QCOMPARE(m_raw->value(u"SELECT COUNT(*) FROM mysql.tables_priv WHERE Db = '%1'"_s.arg(m_dms)).toInt(),
                 0);
        QCOMPARE(
            m_raw->value(u"SELECT subject FROM admin_log WHERE action = 'REFERENCE_KEPT_HERE'"_s).toString(),
            m_dms);
        const auto altered = store::changedGuards(*m_connection);
        QVERIFY2(altered && altered->isEmpty(), altered ? qPrintable(altered->join(u' ')) : "");
        QVERIFY(store::keepReferenceHere(*m_connection));
        change(u"UPDATE `{dms}`.organizations SET organization_code = 'คคง.' WHERE id = 22"_s);
        const auto again = store::readReferenceFrom(*m_connection, m_dms);
        QVERIFY2(again, again ? "" : qPrintable(again.error().detail));
    }

private:
    void change(const QString &sql)
    {
        QVERIFY2(m_raw->run(QString(sql).replace("{dms}"_L1, m_dms)), qPrintable(m_raw->lastError()));
    }

    store::Address m_address;
    QString m_dms;
    std::unique_ptr<store::Connection> m_connection;
    std::unique_ptr<RawSession> m_raw;
};

QTEST_GUILESS_MAIN(ReferenceKeptHereTest)

#include "reference_kept_here_test.moc"
