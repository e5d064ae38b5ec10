#include "core/store/people/rights.h"
#include "core/store/reference/reference_data.h"
#include "core/store/reference/reference_gateway.h"
#include "core/store/reference/reference_rules.h"
#include "core/store/reference/starter_set.h"
#include "core/store/schema/schema.h"
#include "core/store/session/denial.h"
#include "tests/store/connected_test.h"
#include "tests/support/private_store.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;
using store::changeReference;
using store::ParticipantRole;
using store::ReferenceItem;
using store::referenceItems;
using store::ReferenceKind;

namespace {

ReferenceItem newItem(ReferenceKind kind, const QString &code)
{
    ReferenceItem item{.kind = kind,
                       .code = code,
                       .nameThai = u"ชื่อ "_s + code,
                       .nameEnglish = u"Name "_s + code,
                       .nameChinese = u"名稱"_s};
    if (kind == ReferenceKind::SubType) {
        item.parentId = 3;
        item.shortCode = u"S"_s + code;
    }
    if (kind == ReferenceKind::Contract)
        item.parentId = 2;
    return item;
}

} // namespace

/// Projects, organizations, types and the rest are kept in the store by those who may, and nobody else.
class ReferenceGatewayTest : public ConnectedTest
{
    Q_OBJECT

private slots:
    void addsChangesClosesAndReopens_data() { kinds(); }
    void addsChangesClosesAndReopens();
    void keepsOrderAndThreeLanguages();
    void keepsOrganizationsWithTheirRoles();
    void keepsContractsWithTheirDates();
    void partiesOfContractsTakePartInTheProject();
    void writesOneLogEntryForEachChange();
    void changesNothingThatIsSoAlready();
    void doesAllOrNothing();
    void keepsCodesThatNumbersShow_data();
    void keepsCodesThatNumbersShow();
    void refusesWhatIsMalformed_data();
    void refusesWhatIsMalformed();
    void refusesCodesThatExist();
    void refusesWhatHasMoved();
    void isForSuperAdminsAndAdministratorsOfTheServer();
    void isLimitedForPeople();
    void takesManyAtOnce();
    void startsAnEmptyStore();

private:
    static void kinds();
    QString logCount() { return m_raw->value(u"SELECT COUNT(*) FROM admin_log"_s).toString(); }
    QJsonObject newestDetails();
};

void ReferenceGatewayTest::kinds()
{
    QTest::addColumn<ReferenceKind>("kind");
    for (const ReferenceKind kind : store::referenceKinds)
        QTest::newRow(qPrintable(store::referenceKindName(kind))) << kind;
}

QJsonObject ReferenceGatewayTest::newestDetails()
{
    return QJsonDocument::fromJson(
               m_raw->value(u"SELECT details FROM admin_log ORDER BY seq DESC LIMIT 1"_s).toByteArray())
        .object();
}

void ReferenceGatewayTest::addsChangesClosesAndReopens()
{
    QFETCH(const ReferenceKind, kind);
    const auto added = changeReference(*m_connection, {newItem(kind, u"71"_s)});
    QVERIFY2(added, added ? "" : qPrintable(added.error().detail));
    QCOMPARE(*added, 1);
    ReferenceItem item = referenceItem(kind, u"71"_s);
    QVERIFY(item.id > 0);
    QVERIFY(item.active);
    QVERIFY(!item.codeFixed);

    item.code = u"72"_s;
    item.nameEnglish = u"Renamed"_s;
    QCOMPARE(changeReference(*m_connection, {item}).value(), 1);
    item = referenceItem(kind, u"72"_s);
    QCOMPARE(item.nameEnglish, u"Renamed"_s);

    QCOMPARE(store::setReferenceActive(*m_connection, item, false).value(), 1);
    item = referenceItem(kind, u"72"_s);
    QVERIFY(!item.active);
    QCOMPARE(store::setReferenceActive(*m_connection, item, true).value(), 1);
    QVERIFY(referenceItem(kind, u"72"_s).active);
}

void ReferenceGatewayTest::keepsOrderAndThreeLanguages()
{
    ReferenceItem first = newItem(ReferenceKind::Discipline, u"ZZZ"_s);
    first.order = -5;
    QVERIFY(changeReference(*m_connection, {first}));
    const auto items = referenceItems(*m_connection, ReferenceKind::Discipline).value();
    QCOMPARE(items.first().code, u"ZZZ"_s);
    const auto data = store::loadReferenceData(*m_connection).value();
    QCOMPARE(data.disciplines.first().code, u"ZZZ"_s);
    QCOMPARE(data.disciplines.first().nameChinese, u"名稱"_s);
    QCOMPARE(store::itemByCode(data.subTypes, u"13")->shortCode, u"DWG"_s);
    QCOMPARE(store::itemByCode(data.types, u"LETTER")->nameChinese, u"信函"_s);
}

void ReferenceGatewayTest::keepsOrganizationsWithTheirRoles()
{
    ReferenceItem project = referenceItem(ReferenceKind::Project, u"LCBP3-C2"_s);
    QVERIFY(project.participants.contains({42, ParticipantRole::Contractor}));
    project.participants = {{22, ParticipantRole::Consultant},
                            {41, ParticipantRole::ThirdParty},
                            {42, ParticipantRole::Contractor}};
    QCOMPARE(changeReference(*m_connection, {project}).value(), 1);
    QCOMPARE(referenceItem(ReferenceKind::Project, u"LCBP3-C2"_s).participants, project.participants);
    const auto data = store::loadReferenceData(*m_connection).value();
    QCOMPARE(data.project(u"LCBP3-C2")->organizationIds, (QList<int>{22, 41, 42}));

    ReferenceItem unknown = referenceItem(ReferenceKind::Project, u"LCBP3-C2"_s);
    unknown.participants.append({4711, ParticipantRole::Other});
    const auto refused = changeReference(*m_connection, {unknown});
    QVERIFY(!refused);
    QCOMPARE(refused.error().serverCode, store::denial::badParticipant);
}

void ReferenceGatewayTest::keepsContractsWithTheirDates()
{
    ReferenceItem contract = newItem(ReferenceKind::Contract, u"C-9"_s);
    contract.startsOn = {2025, 1, 1};
    contract.endsOn = {2027, 12, 31};
    contract.participants = {{42, ParticipantRole::Contractor}};
    QVERIFY(changeReference(*m_connection, {contract}));
    const ReferenceItem kept = referenceItem(ReferenceKind::Contract, u"C-9"_s);
    QCOMPARE(kept.startsOn, contract.startsOn);
    QCOMPARE(kept.endsOn, contract.endsOn);
    QCOMPARE(kept.parentId, 2);
    QCOMPARE(kept.participants, contract.participants);
}

void ReferenceGatewayTest::partiesOfContractsTakePartInTheProject()
{
    QVERIFY(changeReference(*m_connection, {newItem(ReferenceKind::Organization, u"SUB"_s)}));
    const int party = referenceItem(ReferenceKind::Organization, u"SUB"_s).id;
    ReferenceItem contract = newItem(ReferenceKind::Contract, u"C-10"_s);
    contract.participants = {{party, ParticipantRole::Contractor}};
    QVERIFY(changeReference(*m_connection, {contract}));
    const auto takesPart = [&] {
        return store::loadReferenceData(*m_connection)->project(2)->organizationIds.contains(party);
    };
    QVERIFY(takesPart());
    QVERIFY(
        store::setReferenceActive(*m_connection, referenceItem(ReferenceKind::Contract, u"C-10"_s), false));
    QVERIFY(!takesPart());
}

void ReferenceGatewayTest::writesOneLogEntryForEachChange()
{
    const int before = logCount().toInt();
    const auto reason =
        numbering::Reason::parse(u"a new contractor"_s, numbering::Reason::minimumForTemplate);
    QVERIFY(reason);
    QCOMPARE(changeReference(*m_connection,
                             {newItem(ReferenceKind::Organization, u"N1"_s),
                              newItem(ReferenceKind::Organization, u"N2"_s)},
                             *reason)
                 .value(),
             2);
    QCOMPARE(logCount().toInt(), before + 2);
    ReferenceItem item = referenceItem(ReferenceKind::Organization, u"N2"_s);
    item.active = false;
    QVERIFY(changeReference(*m_connection, {item}));
    QCOMPARE(m_raw
                 ->value(u"SELECT CONCAT(action, ' ', subject, ' ', outcome) FROM admin_log "
                         "ORDER BY seq DESC LIMIT 1"_s)
                 .toString(),
             u"REFERENCE_CHANGED N2 DONE"_s);
    const QJsonObject details = newestDetails();
    QCOMPARE(details.value(u"kind"_s).toString(), u"ORGANIZATION"_s);
    QCOMPARE(details.value(u"before"_s).toObject().value(u"active"_s).toInt(), 1);
    QCOMPARE(details.value(u"after"_s).toObject().value(u"active"_s).toInt(), 0);
    QCOMPARE(details.value(u"after"_s).toObject().value(u"nameThai"_s).toString(), item.nameThai);
}

void ReferenceGatewayTest::changesNothingThatIsSoAlready()
{
    const QString before = logCount();
    QCOMPARE(changeReference(*m_connection, {referenceItem(ReferenceKind::Type, u"LETTER"_s)}).value(), 0);
    QCOMPARE(changeReference(*m_connection, {}).value(), 0);
    QCOMPARE(logCount(), before);
}

void ReferenceGatewayTest::doesAllOrNothing()
{
    const auto refused = changeReference(*m_connection, {newItem(ReferenceKind::Discipline, u"ALL1"_s),
                                                         newItem(ReferenceKind::Discipline, u"ALL2"_s),
                                                         newItem(ReferenceKind::Discipline, u"STR"_s)});
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, store::ErrorKind::Conflict);
    QCOMPARE(refused.error().serverCode, store::denial::referenceCodeExists);
    QCOMPARE(store::refusedItem(refused.error()), std::optional<qsizetype>(2));
    QCOMPARE(referenceItem(ReferenceKind::Discipline, u"ALL1"_s).id, 0);
}

void ReferenceGatewayTest::keepsCodesThatNumbersShow_data()
{
    QTest::addColumn<ReferenceKind>("kind");
    QTest::addColumn<QString>("code");
    QTest::newRow("project") << ReferenceKind::Project << u"LCBP3-C2"_s;
    QTest::newRow("sender") << ReferenceKind::Organization << u"คคง."_s;
    QTest::newRow("recipient") << ReferenceKind::Organization << u"สคฉ.3"_s;
    QTest::newRow("type") << ReferenceKind::Type << u"LETTER"_s;
    QTest::newRow("RFA type") << ReferenceKind::RfaType << u"RPT"_s;
    QTest::newRow("discipline") << ReferenceKind::Discipline << u"GEO"_s;
}

void ReferenceGatewayTest::keepsCodesThatNumbersShow()
{
    QFETCH(const ReferenceKind, kind);
    QFETCH(const QString, code);
    ReferenceItem item = referenceItem(kind, code);
    QVERIFY(item.codeFixed);
    item.code = u"OTHER9"_s;
    const auto refused = changeReference(*m_connection, {item});
    QVERIFY(!refused);
    QCOMPARE(refused.error().serverCode, store::denial::referenceCodeShown);
    item = referenceItem(kind, code);
    item.nameEnglish += u" renamed"_s;
    QVERIFY(changeReference(*m_connection, {item}));
}

void ReferenceGatewayTest::refusesWhatIsMalformed_data()
{
    using store::ReferenceFault;
    QTest::addColumn<ReferenceItem>("item");
    QTest::addColumn<ReferenceFault>("fault");
    QTest::addColumn<int>("refusal");
    const auto code = [](const char *name, const QString &text, ReferenceFault fault) {
        QTest::newRow(name) << newItem(ReferenceKind::Organization, text) << fault
                            << store::denial::badReferenceCode;
    };
    code("no code", {}, ReferenceFault::CodeMissing);
    code("blank", u"   "_s, ReferenceFault::CodeMalformed);
    code("space inside", u"A B"_s, ReferenceFault::CodeMalformed);
    code("too long", QString(21, u'x'), ReferenceFault::CodeTooLong);
    code("Cyrillic", u"АВС"_s, ReferenceFault::CodeMalformed);
    code("wide", u"ＡＢ"_s, ReferenceFault::CodeMalformed);
    code("zero width", u"A\u200BB"_s, ReferenceFault::CodeMalformed);
    code("bidi", u"A\u202EB"_s, ReferenceFault::CodeMalformed);
    code("mark first", u"่ก"_s, ReferenceFault::CodeMalformed);
    code("marks piled up", u"ก่่่"_s, ReferenceFault::CodeMalformed);
    code("brace", u"A{SEQ:4}"_s, ReferenceFault::CodeMalformed);
    code("formula", u"=A1"_s, ReferenceFault::CodeMalformed);
    code("sandbox's own", u"~5"_s, ReferenceFault::CodeMalformed);
    code("line break", u"A\n"_s, ReferenceFault::CodeMalformed);
    code("compatibility character", u"\uF900"_s, ReferenceFault::CodeMalformed);
    const auto name = [](const char *title, const QString &thai, const QString &chinese,
                         ReferenceFault fault) {
        ReferenceItem item = newItem(ReferenceKind::Organization, u"NAME"_s);
        item.nameThai = thai;
        item.nameChinese = chinese;
        QTest::newRow(title) << item << fault << store::denial::badReferenceName;
    };
    name("no name", {}, {}, ReferenceFault::NameMissing);
    name("blank name", u"  "_s, {}, ReferenceFault::NameMalformed);
    name("space behind", u"ก "_s, {}, ReferenceFault::NameMalformed);
    name("name too long", QString(256, u'ก'), {}, ReferenceFault::NameTooLong);
    name("bidi in a name", u"ก\u202Eข"_s, {}, ReferenceFault::NameMalformed);
    name("line break in a name", u"ก\nข"_s, {}, ReferenceFault::NameMalformed);
    name("zalgo", u"ก"_s + QString(9, QChar(0x0301)), {}, ReferenceFault::NameMalformed);
    name("formula name", u"ก"_s, u"=cmd|' /C calc'!A0"_s, ReferenceFault::NameMalformed);
    ReferenceItem reversed = newItem(ReferenceKind::Contract, u"C-X"_s);
    reversed.startsOn = {2026, 2, 1};
    reversed.endsOn = {2026, 1, 1};
    QTest::newRow("dates reversed") << reversed << ReferenceFault::DatesReversed
                                    << store::denial::badReferenceDates;
    ReferenceItem orphan = newItem(ReferenceKind::SubType, u"99"_s);
    orphan.parentId = 0;
    QTest::newRow("no type") << orphan << ReferenceFault::ParentMissing << store::denial::unknownItem;
}

void ReferenceGatewayTest::refusesWhatIsMalformed()
{
    QFETCH(const ReferenceItem, item);
    QFETCH(const store::ReferenceFault, fault);
    QFETCH(const int, refusal);
    const auto problem = store::problemOf(item);
    QVERIFY(problem);
    QCOMPARE(store::faultName(problem->fault), store::faultName(fault));
    QVERIFY(!store::describe(*problem).isEmpty());
    const auto refused = changeReference(*m_connection, {item});
    QVERIFY(!refused);
    QCOMPARE(refused.error().serverCode, refusal);
    QVERIFY(!store::describe(refused.error()).isEmpty());
}

void ReferenceGatewayTest::refusesCodesThatExist()
{
    for (const QString &code : {u"LETTER"_s, u"letter"_s}) {
        const auto refused = changeReference(*m_connection, {newItem(ReferenceKind::Type, code)});
        QVERIFY(!refused);
        QCOMPARE(refused.error().serverCode, store::denial::referenceCodeExists);
    }
    ReferenceItem sameShort = newItem(ReferenceKind::SubType, u"88"_s);
    sameShort.shortCode = u"DWG"_s;
    QCOMPARE(changeReference(*m_connection, {sameShort}).error().serverCode,
             store::denial::referenceCodeExists);
}

void ReferenceGatewayTest::refusesWhatHasMoved()
{
    QVERIFY(changeReference(*m_connection, {newItem(ReferenceKind::RfaType, u"MOV"_s)}));
    ReferenceItem mine = referenceItem(ReferenceKind::RfaType, u"MOV"_s);
    ReferenceItem theirs = mine;
    theirs.nameEnglish = u"Theirs"_s;
    QVERIFY(changeReference(*m_connection, {theirs}));
    mine.nameEnglish = u"Mine"_s;
    const auto refused = changeReference(*m_connection, {mine});
    QVERIFY(!refused);
    QCOMPARE(refused.error().serverCode, store::denial::movedSinceRead);
    QCOMPARE(referenceItem(ReferenceKind::RfaType, u"MOV"_s).nameEnglish, u"Theirs"_s);
}

void ReferenceGatewayTest::isForSuperAdminsAndAdministratorsOfTheServer()
{
    for (const QString &login : {u"pa.demo"_s, u"auditor.demo"_s, u"allocator.demo"_s}) {
        const auto refused = changeReference(*person(login), {newItem(ReferenceKind::Discipline, u"NOT"_s)});
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, store::ErrorKind::NotAllowed);
    }
    QVERIFY(store::may(store::Role::SuperAdmin, store::Deed::ManageReference));
    QVERIFY(!store::may(store::Role::ProjectAdmin, store::Deed::ManageReference));
    const auto super = person(u"sa.one"_s);
    QVERIFY(changeReference(*super, {newItem(ReferenceKind::Discipline, u"MAY"_s)}));
    QVERIFY(referenceItems(*super, ReferenceKind::Project));
    QCOMPARE(m_raw->value(u"SELECT login FROM admin_log ORDER BY seq DESC LIMIT 1"_s).toString(),
             u"sa.one"_s);
}

void ReferenceGatewayTest::isLimitedForPeople()
{
    QVERIFY(m_raw->run(u"UPDATE store_settings SET value = 10 WHERE name = 'person_writes_per_minute'"_s));
    const auto super = person(u"sa.two"_s);
    QVERIFY(changeReference(*super, {newItem(ReferenceKind::Discipline, u"L0"_s),
                                     newItem(ReferenceKind::Discipline, u"L01"_s),
                                     newItem(ReferenceKind::Discipline, u"L02"_s)}));
    for (int i = 1; i < 10; ++i)
        QVERIFY(changeReference(*super, {newItem(ReferenceKind::Discipline, u"L1%1"_s.arg(i))}));
    const auto refused = changeReference(*super, {newItem(ReferenceKind::Discipline, u"L20"_s)});
    QVERIFY(!refused);
    QCOMPARE(refused.error().serverCode, store::denial::tooManyCalls);
    QVERIFY(
        m_raw->run(u"UPDATE store_settings SET value = 100000 WHERE name = 'person_writes_per_minute'"_s));
}

void ReferenceGatewayTest::takesManyAtOnce()
{
    QList<ReferenceItem> many;
    for (int i = 0; i < 3'000; ++i)
        many.append(newItem(ReferenceKind::Organization, u"M%1"_s.arg(i)));
    QElapsedTimer timer;
    timer.start();
    const auto added = changeReference(*m_connection, many);
    QVERIFY2(added, added ? "" : qPrintable(added.error().detail));
    QCOMPARE(*added, 3'000);
    qInfo("3,000 organizations in %lld ms", timer.elapsed());
}

void ReferenceGatewayTest::startsAnEmptyStore()
{
    const auto address = PrivateStore::instance().emptyDatabase();
    const auto empty = PrivateStore::instance().connect(address);
    const auto made = store::upgradeSchema(*empty);
    QVERIFY2(made, made ? "" : qPrintable(made.error().detail));
    QCOMPARE(store::installStarterSet(*empty).value(), 23);
    QCOMPARE(store::installStarterSet(*empty).value(), 0);
    const auto data = store::loadReferenceData(*empty).value();
    QCOMPARE(data.types.size(), 10);
    QCOMPARE(store::itemByCode(data.subTypes, u"13")->shortCode, u"DWG"_s);
    QCOMPARE(store::itemByCode(data.subTypes, u"13")->parentId,
             store::itemByCode(data.types, u"TRANSMITTAL")->id);
    for (const auto &items : {data.types, data.subTypes, data.rfaTypes, data.disciplines}) {
        for (const store::CodedItem &item : items)
            QVERIFY(!item.nameThai.isEmpty() && !item.nameEnglish.isEmpty() && !item.nameChinese.isEmpty());
    }
}

QTEST_GUILESS_MAIN(ReferenceGatewayTest)
#include "reference_gateway_test.moc"
