#include "core/numbering/counter_key.h"

#include <QJsonDocument>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

class CounterKeyTest : public QObject
{
    Q_OBJECT

private slots:
    void namesShapes_data();
    void namesShapes();
    void knowsNoOtherShapes_data();
    void knowsNoOtherShapes();
    void typeThatCountsByNothingHasOneCounter();
    void knowsShapeOfType_data();
    void knowsShapeOfType();
    void offersTokensByShape_data();
    void offersTokensByShape();
    void blanksPartsThatTypeDoesNotCountBy();
    void namesLock_data();
    void namesLock();
    void tellsKeysApartByEveryPart();
    void writesLedgerForm();
};

namespace {

CounterKey letterKey()
{
    return {.projectId = 2,
            .originatorOrganizationId = 22,
            .recipientOrganizationId = 10,
            .correspondenceTypeId = 6,
            .period = {2025, 0}};
}

CounterKey fullKey()
{
    CounterKey key = letterKey();
    key.subTypeId = 21;
    key.rfaTypeId = 18;
    key.disciplineId = 5;
    return key;
}

} // namespace

void CounterKeyTest::knowsShapeOfType_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<KeyShape>("shape");
    QTest::newRow("RFA") << u"RFA"_s << KeyShape::Rfa;
    QTest::newRow("TRANSMITTAL") << u"TRANSMITTAL"_s << KeyShape::Transmittal;
    for (const char *code :
         {"LETTER", "RFI", "MEMO", "EMAIL", "MOM", "INSTRUCTION", "NOTICE", "OTHER", "ADDED_LATER"})
        QTest::newRow(code) << QString::fromLatin1(code) << KeyShape::General;
    QTest::newRow("default template") << QString() << KeyShape::General;
}

void CounterKeyTest::knowsShapeOfType()
{
    QFETCH(QString, code);
    QFETCH(KeyShape, shape);
    QCOMPARE(keyShapeOf(code), shape);
}

void CounterKeyTest::namesShapes_data()
{
    QTest::addColumn<KeyShape>("shape");
    QTest::addColumn<QString>("name");
    QTest::newRow("none") << KeyShape() << QString();
    QTest::newRow("general") << KeyShape::General << u"ORIGINATOR,RECIPIENT"_s;
    QTest::newRow("transmittal") << KeyShape::Transmittal << u"ORIGINATOR,RECIPIENT,SUB_TYPE"_s;
    QTest::newRow("RFA") << KeyShape::Rfa << u"ORIGINATOR,RFA_TYPE,DISCIPLINE"_s;
    QTest::newRow("discipline") << KeyShape{TokenKind::Discipline} << u"DISCIPLINE"_s;
    QTest::newRow("always there") << KeyShape{TokenKind::Project, TokenKind::Sequence} << QString();
}

void CounterKeyTest::namesShapes()
{
    QFETCH(KeyShape, shape);
    QFETCH(QString, name);
    QCOMPARE(keyShapeName(shape), name);
    QCOMPARE(keyShapeFromName(name), std::optional(shape));
}

void CounterKeyTest::knowsNoOtherShapes_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"PROJECT", "originator", "ORIGINATOR,ORIGINATOR", "SEQ", "NONE", " RECIPIENT"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void CounterKeyTest::knowsNoOtherShapes()
{
    QFETCH(QString, name);
    QCOMPARE(keyShapeFromName(name), std::nullopt);
}

void CounterKeyTest::typeThatCountsByNothingHasOneCounter()
{
    const CounterKey key = normalized(fullKey(), KeyShape());
    QCOMPARE(lockName(key), u"docnum:2:0:0:6:0:0:0:2025"_s);
    QCOMPARE(toJson(key).value(u"originatorOrgId"_s).toInt(-1), 0);
    QVERIFY(toJson(key).value(u"recipientOrgId"_s).isNull());
    QVERIFY(keyPartsOf(KeyShape()).isEmpty());
    QVERIFY(!isAvailable(TokenKind::Originator, KeyShape()));
    QVERIFY(isAvailable(TokenKind::CorrType, KeyShape()));
    QVERIFY(isAvailable(TokenKind::Date, KeyShape()));
}

void CounterKeyTest::offersTokensByShape_data()
{
    QTest::addColumn<TokenKind>("kind");
    QTest::addColumn<bool>("general");
    QTest::addColumn<bool>("transmittal");
    QTest::addColumn<bool>("rfa");
    QTest::newRow("project") << TokenKind::Project << true << true << true;
    QTest::newRow("originator") << TokenKind::Originator << true << true << true;
    QTest::newRow("recipient") << TokenKind::Recipient << true << true << false;
    QTest::newRow("type") << TokenKind::CorrType << true << true << true;
    QTest::newRow("sub type") << TokenKind::SubType << false << true << false;
    QTest::newRow("RFA type") << TokenKind::RfaType << false << false << true;
    QTest::newRow("discipline") << TokenKind::Discipline << false << false << true;
    QTest::newRow("sequence") << TokenKind::Sequence << true << true << true;
    QTest::newRow("year") << TokenKind::Year << true << true << true;
    QTest::newRow("date") << TokenKind::Date << true << true << true;
    QTest::newRow("revision") << TokenKind::Revision << true << true << true;
}

void CounterKeyTest::offersTokensByShape()
{
    QFETCH(TokenKind, kind);
    QTEST(isAvailable(kind, KeyShape::General), "general");
    QTEST(isAvailable(kind, KeyShape::Transmittal), "transmittal");
    QTEST(isAvailable(kind, KeyShape::Rfa), "rfa");
}

void CounterKeyTest::blanksPartsThatTypeDoesNotCountBy()
{
    QCOMPARE(normalized(fullKey(), KeyShape::General), letterKey());

    CounterKey transmittal = letterKey();
    transmittal.subTypeId = 21;
    QCOMPARE(normalized(fullKey(), KeyShape::Transmittal), transmittal);

    CounterKey rfa = fullKey();
    rfa.recipientOrganizationId.reset();
    rfa.subTypeId = 0;
    QCOMPARE(normalized(fullKey(), KeyShape::Rfa), rfa);
}

void CounterKeyTest::namesLock_data()
{
    QTest::addColumn<CounterKey>("key");
    QTest::addColumn<QString>("name");
    QTest::newRow("letter") << letterKey() << u"docnum:2:22:10:6:0:0:0:2025"_s;
    QTest::newRow("RFA") << normalized(fullKey(), KeyShape::Rfa) << u"docnum:2:22:0:6:0:18:5:2025"_s;
    CounterKey daily = letterKey();
    daily.period.part = 229;
    QTest::newRow("daily") << daily << u"docnum:2:22:10:6:0:0:0:2025:229"_s;
    CounterKey never = letterKey();
    never.period = {};
    QTest::newRow("never") << never << u"docnum:2:22:10:6:0:0:0:0"_s;
}

void CounterKeyTest::namesLock()
{
    QFETCH(CounterKey, key);
    QFETCH(QString, name);
    QCOMPARE(lockName(key), name);
}

void CounterKeyTest::tellsKeysApartByEveryPart()
{
    QSet<CounterKey> keys{fullKey()};
    const auto add = [&keys](auto change) {
        CounterKey key = fullKey();
        change(key);
        keys.insert(key);
    };
    add([](CounterKey &key) { ++key.projectId; });
    add([](CounterKey &key) { ++key.originatorOrganizationId; });
    add([](CounterKey &key) { key.recipientOrganizationId = 11; });
    add([](CounterKey &key) { key.recipientOrganizationId.reset(); });
    add([](CounterKey &key) { ++key.correspondenceTypeId; });
    add([](CounterKey &key) { ++key.subTypeId; });
    add([](CounterKey &key) { ++key.rfaTypeId; });
    add([](CounterKey &key) { ++key.disciplineId; });
    add([](CounterKey &key) { ++key.period.year; });
    add([](CounterKey &key) { ++key.period.part; });
    QCOMPARE(keys.size(), 11);
    add([](CounterKey &) {});
    QCOMPARE(keys.size(), 11);
    QCOMPARE(qHash(fullKey(), 7), qHash(fullKey(), 7));
}

void CounterKeyTest::writesLedgerForm()
{
    const auto written = [](const CounterKey &key) {
        return QJsonDocument(toJson(key)).toJson(QJsonDocument::Compact);
    };
    QCOMPARE(
        written(letterKey()),
        R"({"correspondenceTypeId":6,"disciplineId":0,"originatorOrgId":22,"projectId":2,"recipientOrgId":10,)"
        R"("rfaTypeId":0,"subTypeId":0,"year":2025})"_ba);
    CounterKey rfa = normalized(fullKey(), KeyShape::Rfa);
    rfa.period.part = 12;
    QVERIFY(toJson(rfa).value(u"recipientOrgId"_s).isNull());
    QCOMPARE(toJson(rfa).value(u"period"_s).toInt(), 12);
}

QTEST_GUILESS_MAIN(CounterKeyTest)
#include "counter_key_test.moc"
