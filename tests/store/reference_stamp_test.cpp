#include "core/store/reference/reference_stamp.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;

/// Whoever holds reference data in memory learns by one row that they are old.
class ReferenceStampTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void movesWithEveryChange_data();
    void movesWithEveryChange();
    void staysWhereNothingOfThemChanged();
    void tellsAlikeFromOthers();
    void isForEverybody_data();
    void isForEverybody();

private:
    qint64 stamp() { return store::newerReference(*m_connection, 0)->value().stamp; }

    store::Address m_address;
    std::unique_ptr<store::Connection> m_connection;
};

void ReferenceStampTest::initTestCase()
{
    m_address = PrivateStore::instance().demoStore();
    m_connection = PrivateStore::instance().connect(m_address);
}

void ReferenceStampTest::movesWithEveryChange_data()
{
    QTest::addColumn<QString>("change");
    const auto row = [](const char *name, const QString &change) { QTest::newRow(name) << change; };
    row("new organization", u"INSERT INTO organizations (id, organization_code, organization_name) "
                            "VALUES (901, 'X9', 'x')"_s);
    row("new name", u"UPDATE organizations SET organization_name = 'y' WHERE id = 901"_s);
    row("takes part", u"INSERT INTO project_organizations (project_id, organization_id) VALUES (2, 901)"_s);
    row("takes part no more", u"DELETE FROM project_organizations WHERE organization_id = 901"_s);
    row("gone", u"DELETE FROM organizations WHERE id = 901"_s);
    row("project", u"UPDATE projects SET is_active = 1 - is_active WHERE id = 3"_s);
    row("type", u"INSERT INTO correspondence_types (id, type_code, type_name) VALUES (901, 'NEWS', 'n')"_s);
    row("type gone", u"DELETE FROM correspondence_types WHERE id = 901"_s);
    row("sub type", u"UPDATE correspondence_sub_types SET sub_type_name_en = 'n'"_s);
    row("RFA type", u"UPDATE rfa_types SET type_name_en = 'n'"_s);
    row("discipline", u"UPDATE disciplines SET discipline_name_en = 'n'"_s);
}

void ReferenceStampTest::movesWithEveryChange()
{
    QFETCH(const QString, change);
    const qint64 before = stamp();
    QVERIFY(!*store::newerReference(*m_connection, before));
    const auto done = m_connection->execute(change);
    QVERIFY2(done, done ? "" : qPrintable(done.error().detail));
    const auto newer = store::newerReference(*m_connection, before);
    QVERIFY(newer && *newer);
    QVERIFY((*newer)->stamp > before);
}

void ReferenceStampTest::staysWhereNothingOfThemChanged()
{
    const qint64 before = stamp();
    QVERIFY(m_connection->execute(u"UPDATE users SET display_name_en = 'n' WHERE id = 1"_s));
    QCOMPARE(stamp(), before);
}

void ReferenceStampTest::tellsAlikeFromOthers()
{
    const store::ReferenceData data = store::newerReference(*m_connection, 0)->value().data;
    QVERIFY(store::areAlike(data, data));
    store::ReferenceData other = data;
    other.projects[0].organizationIds.append(901);
    QVERIFY(!store::areAlike(data, other));
    other = data;
    other.projects[0].active = !other.projects[0].active;
    QVERIFY(!store::areAlike(data, other));
    const auto differs = [&](auto member) {
        store::ReferenceData changed = data;
        (changed.*member)[0].nameThai += u'x';
        return !store::areAlike(data, changed);
    };
    QVERIFY(differs(&store::ReferenceData::organizations));
    QVERIFY(differs(&store::ReferenceData::types));
    QVERIFY(differs(&store::ReferenceData::subTypes));
    QVERIFY(differs(&store::ReferenceData::rfaTypes));
    QVERIFY(differs(&store::ReferenceData::disciplines));
}

void ReferenceStampTest::isForEverybody_data()
{
    QTest::addColumn<QString>("login");
    for (const QString &login : {u"auditor.demo"_s, u"pa.demo"_s, u"sa.one"_s})
        QTest::newRow(qPrintable(login)) << login;
}

void ReferenceStampTest::isForEverybody()
{
    QFETCH(const QString, login);
    const auto person = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, login));
    const auto newer = store::newerReference(*person, 0);
    QVERIFY(newer && *newer);
    QVERIFY(!(*newer)->data.organizations.isEmpty());
}

QTEST_GUILESS_MAIN(ReferenceStampTest)
#include "reference_stamp_test.moc"
