#include "core/store/counters/counter_gateway.h"
#include "core/store/counters/counting_change.h"
#include "core/store/ledger/drawing_gateway.h"
#include "core/store/people/settings_gateway.h"
#include "core/store/reference/reference_data.h"
#include "core/store/reference/reference_gateway.h"
#include "core/store/reference/reference_stamp.h"
#include "core/store/session/denial.h"
#include "core/store/templates/rules_stamp.h"
#include "core/store/templates/template_gateway.h"
#include "tests/store/connected_test.h"
#include "tests/support/private_store.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;
using numbering::CounterKey;
using numbering::KeyShape;
using numbering::TokenKind;
using store::ReferenceItem;
using store::ReferenceKind;

namespace {

constexpr int project = 2;
constexpr int theSender = 22;
constexpr int recipient = 10;
constexpr int letter = 6;

} // namespace

/// What a type counts by is a setting of the type, and so is the first year of documents (of the store). The
/// store holds both, whoever opens a counter.
class CountedPartsTest : public ConnectedTest
{
    Q_OBJECT

private slots:
    void init(); // a store for each: settings and types are those of others else
    void typesCountAsTheirCodeSaysUnlessSet();
    void keepsWhatATypeCountsBy_data();
    void keepsWhatATypeCountsBy();
    void refusesPartsThatThereAreNot_data();
    void refusesPartsThatThereAreNot();
    void movesTheStampsOfRulesAndReferenceData();
    void countersFitTheirType_data();
    void countersFitTheirType();
    void oneCounterOfATypeWithoutParts();
    void organizationsOfCountersStay();
    void typeWithCountersKeepsItsParts();
    void typeKeepsNumbersApart_data();
    void typeKeepsNumbersApart();
    void templatesShowOnlyWhatIsCounted();
    void firstYearIsASetting();
    void firstYearHoldsForEveryCounter_data();
    void firstYearHoldsForEveryCounter();

private:
    int addType(const QString &code, std::optional<KeyShape> shape);
    void setFirstYear(int year);
};

void CountedPartsTest::init()
{
    m_address = PrivateStore::instance().demoStore();
    m_raw = std::make_unique<RawSession>(m_address);
    m_connection = PrivateStore::instance().connect(m_address);
}

int CountedPartsTest::addType(const QString &code, std::optional<KeyShape> shape)
{
    const ReferenceItem wanted{
        .kind = ReferenceKind::Type, .code = code, .nameThai = u"ใบสั่งซื้อ"_s, .ownShape = shape};
    const auto added = store::changeReference(*m_connection, {wanted});
    return added ? referenceItem(ReferenceKind::Type, code).id : 0;
}

void CountedPartsTest::setFirstYear(int year)
{
    const auto reason = numbering::Reason::parse(u"Registers of earlier years are taken over"_s, 20);
    QVERIFY(store::changeStoreSetting(*person(u"sa.one"_s), u"first_document_year"_s, year, *reason));
}

void CountedPartsTest::typesCountAsTheirCodeSaysUnlessSet()
{
    const auto data = store::loadReferenceData(*m_connection).value();
    QCOMPARE(store::shapeOf(*store::itemByCode(data.types, u"RFA")), KeyShape::Rfa);
    QCOMPARE(store::shapeOf(*store::itemByCode(data.types, u"TRANSMITTAL")), KeyShape::Transmittal);
    QCOMPARE(store::shapeOf(*store::itemByCode(data.types, u"LETTER")), KeyShape::General);
    QVERIFY(std::ranges::none_of(data.types, [](const auto &type) { return type.ownShape.has_value(); }));
}

void CountedPartsTest::keepsWhatATypeCountsBy_data()
{
    QTest::addColumn<KeyShape>("shape");
    QTest::newRow("nothing") << KeyShape();
    QTest::newRow("sender") << KeyShape{TokenKind::Originator};
    QTest::newRow("recipient") << KeyShape{TokenKind::Recipient};
    QTest::newRow("discipline and sub type") << KeyShape{TokenKind::Discipline, TokenKind::SubType};
    QTest::newRow("as RFA") << KeyShape::Rfa;
    QTest::newRow("all") << KeyShape{TokenKind::Originator, TokenKind::Recipient, TokenKind::SubType,
                                     TokenKind::RfaType, TokenKind::Discipline};
}

void CountedPartsTest::keepsWhatATypeCountsBy()
{
    QFETCH(const KeyShape, shape);
    QVERIFY(addType(u"KEPT"_s, shape) > 0);
    QCOMPARE(referenceItem(ReferenceKind::Type, u"KEPT"_s).ownShape, std::optional(shape));
    const auto data = store::loadReferenceData(*person(u"auditor.demo"_s)).value();
    QCOMPARE(store::itemByCode(data.types, u"KEPT")->ownShape, std::optional(shape));

    ReferenceItem usual = referenceItem(ReferenceKind::Type, u"KEPT"_s);
    usual.ownShape.reset();
    QCOMPARE(store::changeReference(*m_connection, {usual}).value(), 1);
    QCOMPARE(referenceItem(ReferenceKind::Type, u"KEPT"_s).ownShape, std::nullopt);
    const auto details = QJsonDocument::fromJson(
        m_raw->value(u"SELECT details FROM admin_log ORDER BY seq DESC LIMIT 1"_s).toByteArray());
    QCOMPARE(details[u"before"_s][u"countedBy"_s],
             shape == KeyShape() ? QJsonValue(u"NONE"_s) : QJsonValue(numbering::keyShapeName(shape)));
    QVERIFY(details[u"after"_s][u"countedBy"_s].isNull());
}

void CountedPartsTest::refusesPartsThatThereAreNot_data()
{
    QTest::addColumn<QString>("entry");
    const auto row = [](const char *name, const char *more, const char *kind = "TYPE") {
        QTest::newRow(name) << u"[{\"kind\": \"%1\", \"code\": \"X\", \"nameThai\": \"x\", \"order\": 0, "
                               "\"active\": 1, %2}]"_s.arg(QLatin1StringView(kind), QLatin1StringView(more));
    };
    row("unknown part", R"("countedBy": "PROJECT")");
    row("comma at the end", R"("countedBy": "ORIGINATOR,")");
    row("comma before", R"("countedBy": ",ORIGINATOR")");
    row("lower case", R"("countedBy": "originator")");
    row("of a project", R"("countedBy": "ORIGINATOR")", "PROJECT");
    row("month 13", R"("fiscalStartMonth": 13)", "PROJECT");
    row("month 0", R"("fiscalStartMonth": 0)", "PROJECT");
    row("fiscal year of a type", R"("fiscalStartMonth": 4)");
    row("no such name", R"("fiscalCalledBy": "MIDDLE")", "PROJECT");
}

void CountedPartsTest::refusesPartsThatThereAreNot()
{
    QFETCH(const QString, entry);
    const auto admin = person(u"sa.one"_s);
    const auto changed = admin->call(store::Routine("change_reference"), {entry, QString()});
    QVERIFY(!changed);
    QCOMPARE(changed.error().serverCode, store::denial::badValue);
}

void CountedPartsTest::movesTheStampsOfRulesAndReferenceData()
{
    addType(u"STAMPED"_s, KeyShape());
    const auto stamps = [this] {
        return std::pair(store::rulesStamp(*m_connection).value(),
                         m_raw->value(u"SELECT stamp FROM reference_data_stamp"_s).toLongLong());
    };
    const auto before = stamps();
    ReferenceItem wanted = referenceItem(ReferenceKind::Type, u"STAMPED"_s);
    wanted.ownShape = KeyShape{TokenKind::Recipient};
    QVERIFY(store::changeReference(*m_connection, {wanted}));
    const auto after = stamps();
    QVERIFY(after.first > before.first);
    QVERIFY(after.second > before.second);
    setFirstYear(2010);
    QVERIFY(stamps().first > after.first);
    QVERIFY(stamps().second > after.second);
}

void CountedPartsTest::countersFitTheirType_data()
{
    QTest::addColumn<KeyShape>("shape");
    QTest::addColumn<CounterKey>("key");
    QTest::addColumn<bool>("fits");
    const KeyShape none;
    const KeyShape toWhom{TokenKind::Recipient};
    const KeyShape branch{TokenKind::Discipline};
    QTest::newRow("none") << none << CounterKey{project, 0, {}, 0, 0, 0, 0, {2024, 122}} << true;
    QTest::newRow("none, sender") << none << CounterKey{project, theSender, {}, 0, 0, 0, 0, {2024, 122}}
                                  << false;
    QTest::newRow("none, recipient") << none << CounterKey{project, 0, 10, 0, 0, 0, 0, {2024, 122}} << false;
    QTest::newRow("none, sub type") << none << CounterKey{project, 0, {}, 0, 13, 0, 0, {2024, 0}} << false;
    QTest::newRow("none, RFA type") << none << CounterKey{project, 0, {}, 0, 0, 18, 0, {2024, 0}} << false;
    QTest::newRow("none, discipline") << none << CounterKey{project, 0, {}, 0, 0, 0, 5, {2024, 0}} << false;
    QTest::newRow("recipient") << toWhom << CounterKey{project, 0, 10, 0, 0, 0, 0, {2024, 0}} << true;
    QTest::newRow("recipient left out")
        << toWhom << CounterKey{project, 0, {}, 0, 0, 0, 0, {2024, 0}} << false;
    QTest::newRow("discipline") << branch << CounterKey{project, 0, {}, 0, 0, 0, 5, {2024, 0}} << true;
    QTest::newRow("discipline open") << branch << CounterKey{project, 0, {}, 0, 0, 0, 0, {2024, 0}} << true;
}

void CountedPartsTest::countersFitTheirType()
{
    QFETCH(const KeyShape, shape);
    QFETCH(CounterKey, key);
    QFETCH(const bool, fits);
    key.correspondenceTypeId = addType(u"FITTED"_s, shape);
    const auto made = store::ensureCounter(*m_connection, key);
    QCOMPARE(made.has_value(), fits);
    if (fits)
        QCOMPARE(store::findCounter(*m_connection, key).value()->key, key);
    else
        QCOMPARE(made.error().serverCode, store::denial::malformedDraw);
}

void CountedPartsTest::oneCounterOfATypeWithoutParts()
{
    const CounterKey key{project, 0, {}, addType(u"SPO"_s, KeyShape()), 0, 0, 0, {2024, 122}};
    QVERIFY(store::ensureCounter(*m_connection, key));
    QVERIFY(store::ensureCounter(*m_connection, key));
    QCOMPARE(
        m_raw->value(u"SELECT COUNT(*) FROM document_number_counters WHERE originator_organization_id = 0"_s)
            .toInt(),
        1);
    QCOMPARE(
        m_raw
            ->value(u"SELECT CONCAT_WS(' ', sequence_type, sequence_date, current_no) FROM document_sequence "
                    "WHERE sequence_type = 'SPO'"_s)
            .toString(),
        u"SPO 2024-01-22 0"_s);
}

void CountedPartsTest::organizationsOfCountersStay()
{
    QVERIFY(!m_raw->run(u"DELETE FROM organizations WHERE id = 22"_s));
    QVERIFY(!m_raw->run(u"INSERT INTO document_number_counters (project_id, originator_organization_id, "
                        "correspondence_type_id, current_year, updated_at) "
                        "VALUES (2, 777, 6, 2025, UTC_TIMESTAMP())"_s));
    QVERIFY(!m_raw->run(u"INSERT INTO document_number_counters (project_id, originator_organization_id, "
                        "correspondence_type_id, current_year, updated_at) "
                        "VALUES (2, 0, 6, 2025, UTC_TIMESTAMP())"_s));
}

void CountedPartsTest::typeWithCountersKeepsItsParts()
{
    ReferenceItem wanted = referenceItem(ReferenceKind::Type, u"LETTER"_s);
    QVERIFY(store::ensureCounter(*m_connection, {project, theSender, recipient, letter, 0, 0, 0, {2025, 0}}));
    wanted.ownShape = KeyShape();
    const auto changed = store::changeReference(*m_connection, {wanted});
    QVERIFY(!changed);
    QCOMPARE(changed.error().serverCode, store::denial::typeHasCounters);
    QVERIFY(store::describe(changed.error()).contains(u"counters"_s));
    QVERIFY(!m_raw->run(u"UPDATE correspondence_types SET counted_by = '' WHERE id = 6"_s));

    wanted.ownShape.reset();
    wanted.nameEnglish = u"Correspondence"_s;
    QVERIFY(store::changeReference(*m_connection, {wanted}));
}

void CountedPartsTest::typeKeepsNumbersApart_data()
{
    using numbering::UniquenessScope;
    QTest::addColumn<QString>("text");
    QTest::addColumn<UniquenessScope>("scope");
    QTest::addColumn<std::optional<KeyShape>>("shape");
    QTest::addColumn<bool>("isTaken");
    const QString plain = u"<{CORR_TYPE}>-{DATE:yyyyMMdd}-{SEQ:3}"_s;
    const QString named = u"{CORR_TYPE}-{DATE:yyyyMMddHHmmss}-{SEQ:3}"_s;
    const std::optional<KeyShape> sender = KeyShape{TokenKind::Originator};
    const std::optional<KeyShape> usual;
    QTest::newRow("sender, not shown") << plain << UniquenessScope::Store << sender << false;
    QTest::newRow("sender, not shown, with time") << named << UniquenessScope::Store << sender << false;
    QTest::newRow("within the project") << plain << UniquenessScope::Project << sender << false;
    QTest::newRow("as usual") << plain << UniquenessScope::Store << usual << false;
    // Within the type what is given twice is passed over as it is drawn.
    QTest::newRow("within the type") << plain << UniquenessScope::Type << sender << true;
    QTest::newRow("the same") << plain << UniquenessScope::Store << std::optional(KeyShape()) << true;
}

/// Two senders would have counters of their own, and both would give the same numbers.
void CountedPartsTest::typeKeepsNumbersApart()
{
    QFETCH(const QString, text);
    QFETCH(const numbering::UniquenessScope, scope);
    QFETCH(const std::optional<KeyShape>, shape);
    QFETCH(const bool, isTaken);
    const int type = addType(u"APART"_s, KeyShape());
    const auto reason =
        numbering::Reason::parse(u"Numbers of orders"_s, numbering::Reason::minimumForTemplate);
    const auto saved = store::saveTemplate(
        *person(u"pa.demo"_s), {.projectId = project,
                                .typeId = type,
                                .text = *numbering::Template::parse(text),
                                .settings = {.period = numbering::PeriodKind::Daily, .scope = scope},
                                .reason = *reason});
    QVERIFY2(saved, saved ? "" : qPrintable(saved.error().detail));

    ReferenceItem wanted = referenceItem(ReferenceKind::Type, u"APART"_s);
    wanted.ownShape = shape;
    wanted.nameEnglish = u"Apart"_s;
    const auto changed = store::changeProvedReference(*person(u"sa.one"_s), {wanted});
    QCOMPARE(changed.has_value(), isTaken);
    QCOMPARE(referenceItem(ReferenceKind::Type, u"APART"_s).ownShape, isTaken ? shape : KeyShape());
    if (isTaken)
        return;
    QCOMPARE(changed.error().serverCode, store::denial::countedAlike);
    QVERIFY2(store::describe(changed.error()).contains(u"{ORIGINATOR}"_s),
             qPrintable(store::describe(changed.error())));
    wanted.ownShape = KeyShape();
    QCOMPARE(store::changeProvedReference(*person(u"sa.one"_s), {wanted}).value(), 1);
}

void CountedPartsTest::templatesShowOnlyWhatIsCounted()
{
    const int type = addType(u"SHOWN"_s, KeyShape());
    const auto reason =
        numbering::Reason::parse(u"Numbers of orders"_s, numbering::Reason::minimumForTemplate);
    const auto save = [&](const QString &text) {
        return store::saveTemplate(*person(u"pa.demo"_s),
                                   {.projectId = project,
                                    .typeId = type,
                                    .text = *numbering::Template::parse(text),
                                    .settings = {.period = numbering::PeriodKind::Daily},
                                    .reason = *reason});
    };
    QVERIFY(!save(u"{CORR_TYPE}-{ORIGINATOR}-{SEQ:3}"_s));
    QVERIFY(!save(u"{CORR_TYPE}-{RECIPIENT}-{SEQ:3}"_s));
    const auto called = person(u"pa.demo"_s)
                            ->call(store::Routine("set_template"),
                                   {project, type, 0, u"{CORR_TYPE}-{ORIGINATOR}-{SEQ:3}"_s, u"DAILY"_s,
                                    u"WIDEN"_s, u"TYPE"_s, u"SKIP"_s, QVariant(), u"Numbers of orders"_s});
    QVERIFY(!called);
    QCOMPARE(called.error().serverCode, store::denial::badTemplate);
    const auto saved = save(u"{CORR_TYPE}-{DATE:yyyyMMdd}-{SEQ:3}"_s);
    QVERIFY2(saved, saved ? "" : qPrintable(saved.error().detail));
}

void CountedPartsTest::firstYearIsASetting()
{
    const auto firstYear = [this] { return store::loadReferenceData(*person(u"auditor.demo"_s))->firstYear; };
    QCOMPARE(firstYear(), 2020);
    setFirstYear(2000);
    QCOMPARE(firstYear(), 2000);
    const auto reason = numbering::Reason::parse(u"Registers of earlier years are taken over"_s, 20);
    QVERIFY(!store::changeStoreSetting(*person(u"sa.one"_s), u"first_document_year"_s, 1999, *reason));
    QVERIFY(!store::changeStoreSetting(*person(u"sa.one"_s), u"first_document_year"_s, 2101, *reason));
    QVERIFY(!store::changeStoreSetting(*person(u"pa.demo"_s), u"first_document_year"_s, 2010, *reason));
}

void CountedPartsTest::firstYearHoldsForEveryCounter_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("year");
    QTest::addColumn<bool>("counts");
    QTest::newRow("usual, before") << 2020 << 2019 << false;
    QTest::newRow("usual, first") << 2020 << 2020 << true;
    QTest::newRow("usual, never") << 2020 << 0 << true;
    QTest::newRow("lowered, before") << 2004 << 2003 << false;
    QTest::newRow("lowered, first") << 2004 << 2004 << true;
    QTest::newRow("raised, before") << 2026 << 2025 << false;
    QTest::newRow("lowest") << 2000 << 2000 << true;
    QTest::newRow("before all") << 2000 << 1999 << false;
}

void CountedPartsTest::firstYearHoldsForEveryCounter()
{
    QFETCH(const int, first);
    QFETCH(const int, year);
    QFETCH(const bool, counts);
    if (first != numbering::usualFirstYear)
        setFirstYear(first);
    const auto made =
        store::ensureCounter(*m_connection, {project, theSender, recipient, letter, 0, 0, 0, {year, 0}});
    QCOMPARE(made.has_value(), counts);
    if (!counts)
        QCOMPARE(made.error().serverCode, store::denial::yearNotCounted);
}

QTEST_GUILESS_MAIN(CountedPartsTest)
#include "counted_parts_test.moc"
