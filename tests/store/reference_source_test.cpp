#include "core/allocation/allocator.h"
#include "core/store/people/people.h"
#include "core/store/reference/reference_gateway.h"
#include "core/store/reference/reference_source.h"
#include "core/store/reference/reference_stamp.h"
#include "core/store/reference/starter_set.h"
#include "core/store/schema/gate.h"
#include "core/store/schema/guards.h"
#include "core/store/schema/schema.h"
#include "core/store/schema/sign_in.h"
#include "core/store/session/denial.h"
#include "tests/store/raw_session.h"
#include "tests/support/dms_schema.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;
using store::Finding;
using store::ReferenceKind;

namespace {

constexpr int ownProject = 2;
constexpr int ownSender = 22;    // คคง.
constexpr int ownRecipient = 10; // สคฉ.3
constexpr int letter = 6;

allocation::Request letterOf(int sender = ownSender)
{
    allocation::Request request;
    request.projectId = ownProject;
    request.originatorOrganizationId = sender;
    request.recipientOrganizationIds = {ownRecipient};
    request.correspondenceTypeId = letter;
    request.documentDate = QDate(2025, 12, 2);
    return request;
}

QString textOf(const allocation::Outcome &outcome)
{
    return outcome ? outcome->first().number : u"refused: "_s + allocation::describe(outcome.error());
}

} // namespace

/// Reference data that a document-management system owns are read from its schema, never written there, and
/// no number shows a code that is not right there any more.
class ReferenceSourceTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void readsWhatIsThere_data();
    void readsWhatIsThere();
    void saysColumnByColumnWhatIsMissing();
    void keepsEntriesThatNumbersWereGivenTo();
    void refusesChangesHere();
    void drawsByTheCodesOfNow();
    void exchangesCodes();
    void drawsNothingForWhatIsClosedThere();
    void keepsWhatIsGoneThere();
    void leavesOutWhatNumbersCannotShow();
    void drawsNothingByWhatCannotBeRead();
    void tellsTheGateWhatWentMissing();
    void givesNobodyRightsThere();
    void survivesRepair();
    void isReadByEverybody_data();
    void isReadByEverybody();
    void readsNothingWhereNothingChanged();

private:
    void follow(DmsKind kind);
    void change(const QString &sql);
    /// As if the last reading had been that long ago.
    void age(int seconds);
    Finding finding();
    std::unique_ptr<store::Connection> person(const QString &login)
    {
        return PrivateStore::instance().connect(PrivateStore::asPerson(m_address, login));
    }

    store::Address m_address;
    QString m_dms;
    std::unique_ptr<store::Connection> m_connection;
    std::unique_ptr<RawSession> m_raw;
};

void ReferenceSourceTest::init()
{
    m_address = PrivateStore::instance().demoStore();
    m_connection = PrivateStore::instance().connect(m_address);
    m_raw = std::make_unique<RawSession>(m_address);
}

void ReferenceSourceTest::cleanup()
{
    if (!m_dms.isEmpty())
        m_raw->run(u"DROP DATABASE IF EXISTS `%1`"_s.arg(m_dms));
    m_dms.clear();
    m_raw.reset();
    m_connection.reset();
}

void ReferenceSourceTest::follow(DmsKind kind)
{
    m_dms = makeDmsSchema(m_address, kind);
    const auto read = store::readReferenceFrom(*m_connection, m_dms);
    QVERIFY2(read, read ? "" : qPrintable(read.error().detail + u' ' + store::describe(read.error())));
}

void ReferenceSourceTest::change(const QString &sql)
{
    QVERIFY2(m_raw->run(QString(sql).replace("{dms}"_L1, m_dms)), qPrintable(m_raw->lastError()));
}

void ReferenceSourceTest::age(int seconds)
{
    change(u"UPDATE reference_source SET read_at = UTC_TIMESTAMP(6) - INTERVAL %1 SECOND"_s.arg(seconds));
}

Finding ReferenceSourceTest::finding()
{
    const auto findings = store::inspectStore(*m_connection).value();
    const auto found = std::ranges::find(findings, u"reference"_s, &Finding::name);
    return found == findings.end() ? Finding{} : *found;
}

void ReferenceSourceTest::readsWhatIsThere_data()
{
    QTest::addColumn<DmsKind>("kind");
    QTest::addColumn<int>("leftOut");
    QTest::newRow("as required") << DmsKind::AsRequired << 0;
    // A sub type without a number, and an RFA type whose code two contracts have.
    QTest::newRow("by contract") << DmsKind::ByContract << 2;
}

void ReferenceSourceTest::readsWhatIsThere()
{
    QFETCH(const DmsKind, kind);
    m_raw.reset();
    m_address = PrivateStore::instance().emptyDatabase();
    QVERIFY(store::createStore(m_address));
    m_connection = PrivateStore::instance().connect(m_address);
    m_raw = std::make_unique<RawSession>(m_address);
    follow(kind);

    const auto source = store::referenceSource(*m_connection).value();
    QVERIFY(source);
    QCOMPARE(source->schema, m_dms);
    QVERIFY(source->isCurrent);
    QFETCH(const int, leftOut);
    QCOMPARE(source->leftOut, leftOut);
    const auto data = store::loadReferenceData(*m_connection).value();
    QCOMPARE(data.projects.size(), 40);
    QCOMPARE(data.organizations.size(), 3000);
    QCOMPARE(data.types.size(), 3);
    const store::Project *first = data.project(u"DMS-P01");
    QVERIFY(first);
    QCOMPARE(first->id, 101);
    QCOMPARE(first->nameThai, u"โครงการที่ 1"_s);
    QCOMPARE(first->organizationIds, (QList{10002, 10003, 10201})); // the last one by its contract
    QCOMPARE(store::itemByCode(data.disciplines, u"TER")->nameThai, u"Terminal"_s);
    const auto contracts = store::referenceItems(*m_connection, ReferenceKind::Contract).value();
    QCOMPARE(contracts.size(), 40);
    QCOMPARE(contracts.first().startsOn, QDate(2025, 1, 1));
    QCOMPARE(contracts.first().participants.first().role, store::ParticipantRole::Contractor);
    QCOMPARE(m_raw
                 ->value(u"SELECT JSON_VALUE(details, '$.ORGANIZATION') FROM admin_log "
                         "WHERE action = 'REFERENCE_FOLLOWED'"_s)
                 .toInt(),
             3000);
}

void ReferenceSourceTest::saysColumnByColumnWhatIsMissing()
{
    m_dms = makeDmsSchema(m_address);
    change(u"ALTER TABLE {dms}.disciplines DROP COLUMN discipline_code"_s);
    change(u"ALTER TABLE {dms}.organizations DROP COLUMN organization_name"_s);
    change(u"DROP TABLE {dms}.rfa_types"_s);
    const auto read = store::readReferenceFrom(*m_connection, m_dms);
    QVERIFY(!read);
    QCOMPARE(read.error().serverCode, store::denial::sourceLacks);
    for (const auto &name :
         {"disciplines.discipline_code"_L1, "organizations.organization_name"_L1, "rfa_types"_L1})
        QVERIFY2(store::describe(read.error()).contains(name), qPrintable(store::describe(read.error())));
    QVERIFY(!store::referenceSource(*m_connection).value());
    QVERIFY(store::referenceItems(*m_connection, ReferenceKind::Organization).value().size() < 100);
}

void ReferenceSourceTest::keepsEntriesThatNumbersWereGivenTo()
{
    m_dms = makeDmsSchema(m_address, DmsKind::HandedOver);
    change(u"UPDATE {dms}.organizations SET organization_code = 'OTHER' WHERE id = 22"_s);
    const auto read = store::readReferenceFrom(*m_connection, m_dms);
    QVERIFY(!read);
    QCOMPARE(read.error().serverCode, store::denial::sourceDiffers);
    QVERIFY2(store::describe(read.error()).contains(u"ORGANIZATION 22 คคง."_s),
             qPrintable(store::describe(read.error())));
    QVERIFY(!store::referenceSource(*m_connection).value());
    QCOMPARE(m_raw->value(u"SELECT organization_code FROM organizations WHERE id = 22"_s).toString(),
             u"คคง."_s);
}

void ReferenceSourceTest::refusesChangesHere()
{
    follow(DmsKind::HandedOver);
    const QString logged =
        m_raw
            ->value(u"SELECT COUNT(*) FROM admin_log WHERE action = 'REFERENCE_CHANGED' AND "
                    "outcome = 'DONE'"_s)
            .toString();
    auto items = store::referenceItems(*m_connection, ReferenceKind::Organization).value();
    items.first().nameEnglish = u"Other"_s;
    for (const auto &login : {QString(), u"sa.one"_s}) {
        const auto who = login.isEmpty() ? PrivateStore::instance().connect(m_address) : person(login);
        const auto changed = store::changeReference(*who, {items.first()});
        QVERIFY(!changed);
        QCOMPARE(changed.error().serverCode, store::denial::referenceOfOthers);
        QVERIFY(store::describe(changed.error()).contains(m_dms));
    }
    QCOMPARE(
        m_raw
            ->value(
                u"SELECT COUNT(*) FROM admin_log WHERE action = 'REFERENCE_CHANGED' AND outcome = 'DONE'"_s)
            .toString(),
        logged);
}

/// Neither an allocator that has the rules in memory nor a counter that runs on shows the code of before.
void ReferenceSourceTest::drawsByTheCodesOfNow()
{
    follow(DmsKind::HandedOver);
    allocation::Allocator allocator(PrivateStore::asPerson(m_address, u"allocator.demo"_s));
    const QString before = textOf(allocator.allocate(letterOf()));
    QVERIFY2(before.startsWith(u"คคง.-สคฉ.3-"_s), qPrintable(before));
    change(u"UPDATE {dms}.organizations SET organization_code = 'NEWคคง.' WHERE id = 22"_s);
    age(3);
    const QString after = textOf(allocator.allocate(letterOf()));
    QVERIFY2(after.startsWith(u"NEWคคง.-สคฉ.3-"_s), qPrintable(after));
    const auto past = store::pastCodes(*m_connection).value();
    QVERIFY(std::ranges::any_of(past, [](const auto &code) { return code.code == u"คคง."_s; }));
    QCOMPARE(m_raw->value(u"SELECT generated_number FROM document_number_audit ORDER BY id DESC LIMIT 1"_s)
                 .toString(),
             after);
}

void ReferenceSourceTest::exchangesCodes()
{
    follow(DmsKind::HandedOver);
    change(u"UPDATE {dms}.organizations SET organization_code = 'x' WHERE id = 10001"_s);
    change(u"UPDATE {dms}.organizations SET organization_code = 'OR0001' WHERE id = 10002"_s);
    change(u"UPDATE {dms}.organizations SET organization_code = 'OR0002' WHERE id = 10001"_s);
    age(3);
    QVERIFY(store::followReference(*m_connection));
    QCOMPARE(m_raw->column(
                 u"SELECT organization_code FROM organizations WHERE id IN (10001, 10002) ORDER BY id"_s),
             (QStringList{u"OR0002"_s, u"OR0001"_s}));
    QCOMPARE(m_raw->column(
                 u"SELECT code FROM reference_past_codes WHERE item_id IN (10001, 10002) ORDER BY code"_s),
             (QStringList{u"OR0001"_s, u"OR0002"_s}));
}

void ReferenceSourceTest::drawsNothingForWhatIsClosedThere()
{
    follow(DmsKind::HandedOver);
    allocation::Allocator allocator(PrivateStore::asPerson(m_address, u"allocator.demo"_s));
    QVERIFY(allocator.allocate(letterOf()));
    change(u"UPDATE {dms}.organizations SET is_active = 0 WHERE id = 22"_s);
    age(3);
    QVERIFY(!allocator.allocate(letterOf()));
    change(u"UPDATE {dms}.organizations SET is_active = 1 WHERE id = 22"_s);
    age(3);
    const auto reopened = allocator.allocate(letterOf());
    QVERIFY2(reopened, qPrintable(textOf(reopened)));
}

void ReferenceSourceTest::keepsWhatIsGoneThere()
{
    follow(DmsKind::HandedOver);
    change(u"DELETE FROM {dms}.organizations WHERE id IN (22, 10005)"_s);
    change(
        u"INSERT INTO {dms}.organizations (id, organization_code, organization_name) VALUES (20000, 'OR0005', 'again')"_s);
    age(3);
    QVERIFY(store::followReference(*m_connection));
    QCOMPARE(m_raw->value(u"SELECT CONCAT(organization_code, is_active) FROM organizations WHERE id = 22"_s)
                 .toString(),
             u"คคง.0"_s);
    QCOMPARE(m_raw->value(u"SELECT id FROM organizations WHERE organization_code = 'OR0005'"_s).toInt(),
             20000);
}

void ReferenceSourceTest::leavesOutWhatNumbersCannotShow()
{
    follow(DmsKind::HandedOver);
    change(u"UPDATE {dms}.organizations SET organization_code = 'a b' WHERE id = 10001"_s);
    change(u"UPDATE {dms}.organizations SET organization_name = '=HYPERLINK(1)\u202e' WHERE id = 10002"_s);
    change(u"INSERT INTO {dms}.disciplines VALUES (900, 'STR', 'twice')"_s);
    change(u"INSERT INTO {dms}.correspondence_sub_types VALUES (901, 77, 'X', 'orphan', '99')"_s);
    age(3);
    QVERIFY(store::followReference(*m_connection));
    QStringList found;
    const auto items = store::leftOutItems(*m_connection).value();
    for (const store::LeftOutItem &item : items)
        found.append(u"%1 %2 %3"_s.arg(item.kind).arg(item.id).arg(int(item.problem)));
    QCOMPARE(found, (QStringList{u"ORGANIZATION 10001 0"_s, u"SUB_TYPE 901 2"_s, u"DISCIPLINE 900 1"_s}));
    QCOMPARE(m_raw->value(u"SELECT is_active FROM organizations WHERE id = 10001"_s).toInt(), 0);
    QCOMPARE(m_raw->value(u"SELECT organization_name FROM organizations WHERE id = 10002"_s).toString(),
             u"HYPERLINK(1)"_s);
    const Finding said = finding();
    QCOMPARE(said.level, Finding::Level::Warning);
    QVERIFY2(said.message.contains("ORGANIZATION 10001 a b"_L1), qPrintable(said.message));
}

void ReferenceSourceTest::drawsNothingByWhatCannotBeRead()
{
    follow(DmsKind::HandedOver);
    allocation::Allocator allocator(PrivateStore::asPerson(m_address, u"allocator.demo"_s));
    QVERIFY(allocator.allocate(letterOf()));
    change(u"RENAME TABLE {dms}.projects TO {dms}.projects_away"_s);
    age(5);
    QVERIFY2(allocator.allocate(letterOf()), "what was read 5 s ago is trusted");
    age(-3600); // somebody has set the clock
    QVERIFY(!allocator.allocate(letterOf()));
    age(11);
    const auto refused = allocator.allocate(letterOf());
    QVERIFY(!refused);
    QVERIFY2(allocation::describe(refused.error()).contains(m_dms), qPrintable(textOf(refused)));
    QVERIFY(store::loadReferenceData(*m_connection));
    change(u"RENAME TABLE {dms}.projects_away TO {dms}.projects"_s);
    QVERIFY(store::followReference(*m_connection));
    const auto again = allocator.allocate(letterOf());
    QVERIFY2(again, qPrintable(textOf(again)));
}

void ReferenceSourceTest::tellsTheGateWhatWentMissing()
{
    QCOMPARE(finding().name, QString());
    follow(DmsKind::HandedOver);
    QCOMPARE(finding().level, Finding::Level::Good);
    change(u"ALTER TABLE {dms}.organizations CHANGE organization_code short_name VARCHAR(20)"_s);
    change(u"ALTER TABLE {dms}.contracts DROP COLUMN end_date"_s);
    age(20);
    for (const auto &login : {QString(), u"auditor.demo"_s, u"allocator.demo"_s}) {
        if (!login.isEmpty())
            m_connection = person(login);
        const Finding said = finding();
        QCOMPARE(said.level, Finding::Level::Error);
        QVERIFY2(said.message.contains("contracts.end_date, organizations.organization_code"_L1),
                 qPrintable(said.message));
    }
    m_connection = PrivateStore::instance().connect(m_address);
    change(u"ALTER TABLE {dms}.organizations CHANGE short_name organization_code VARCHAR(20)"_s);
    QVERIFY2(store::readReferenceFrom(*m_connection, m_dms), "a column that is not needed may be gone");
    QCOMPARE(finding().level, Finding::Level::Good);
}

void ReferenceSourceTest::givesNobodyRightsThere()
{
    follow(DmsKind::HandedOver);
    RawSession admin(PrivateStore::asPerson(m_address.sandbox(), u"sa.one"_s));
    QVERIFY(!admin.run(u"SELECT * FROM `%1`.organizations"_s.arg(m_dms)));
    QVERIFY(!admin.run(u"SELECT * FROM `%1_api`.source_items"_s.arg(m_address.database)));
    QCOMPARE(
        m_raw->column(
            u"SELECT DISTINCT CONCAT(User, '@', Host) FROM mysql.tables_priv WHERE Db = '%1'"_s.arg(m_dms)),
        QStringList{u"lekthi_owner@localhost"_s});
    QCOMPARE(m_raw
                 ->value(u"SELECT COUNT(*) FROM mysql.tables_priv WHERE Db = '%1' AND Table_priv <> ''"_s.arg(
                     m_dms))
                 .toInt(),
             0);
    QCOMPARE(
        m_raw
            ->value(
                u"SELECT COUNT(*) FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = '%1'"_s.arg(m_dms))
            .toInt(),
        0);
    const auto changed = store::changedGuards(*m_connection);
    QVERIFY2(changed && changed->isEmpty(), changed ? qPrintable(changed->join(u' ')) : "");
    QVERIFY(store::signIn(*person(u"sa.one"_s)));
}

void ReferenceSourceTest::survivesRepair()
{
    follow(DmsKind::HandedOver);
    change(u"UPDATE organizations SET organization_code = 'FORGED' WHERE id = 22"_s);
    change(
        u"ALTER TABLE {dms}.organizations ADD COLUMN organization_name_en VARCHAR(255) DEFAULT 'English'"_s);
    QVERIFY(store::restoreGuards(*m_connection));
    QVERIFY(store::followReference(*m_connection));
    QCOMPARE(
        m_raw
            ->value(
                u"SELECT CONCAT(organization_code, organization_name_en) FROM organizations WHERE id = 22"_s)
            .toString(),
        u"คคง.English"_s);
    QVERIFY(store::readSchemaState(*m_connection)->kind == store::SchemaState::Kind::Current);
}

void ReferenceSourceTest::isReadByEverybody_data()
{
    QTest::addColumn<QString>("login");
    for (const QString &login : {u"auditor.demo"_s, u"pa.demo"_s, u"sa.one"_s, u"allocator.demo"_s})
        QTest::newRow(qPrintable(login)) << login;
}

/// Whoever reads the lists reads those of now, and learns by the stamp that they changed.
void ReferenceSourceTest::isReadByEverybody()
{
    QFETCH(const QString, login);
    follow(DmsKind::HandedOver);
    const auto who = person(login);
    const auto before = store::newerReference(*who, 0)->value();
    change(u"UPDATE {dms}.projects SET project_name = 'renamed' WHERE id = 2"_s);
    age(3);
    const auto newer = store::newerReference(*who, before.stamp);
    QVERIFY(newer && *newer);
    QCOMPARE((*newer)->data.project(2)->nameThai, u"renamed"_s);
}

void ReferenceSourceTest::readsNothingWhereNothingChanged()
{
    follow(DmsKind::HandedOver);
    const QString stamp = m_raw->value(u"SELECT stamp FROM reference_data_stamp"_s).toString();
    const QString log = m_raw->value(u"SELECT COUNT(*) FROM admin_log"_s).toString();
    age(3);
    QVERIFY(store::followReference(*m_connection));
    QVERIFY(store::referenceSource(*m_connection).value()->isCurrent);
    QCOMPARE(m_raw->value(u"SELECT stamp FROM reference_data_stamp"_s).toString(), stamp);
    QCOMPARE(m_raw->value(u"SELECT COUNT(*) FROM admin_log"_s).toString(), log);
}

QTEST_GUILESS_MAIN(ReferenceSourceTest)
#include "reference_source_test.moc"
