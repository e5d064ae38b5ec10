#include "core/store/session/schema_names.h"
#include "tests/oracle/campaign.h"
#include "tests/oracle/number_model.h"
#include "tests/oracle/operation.h"
#include "tests/oracle/sequence_check.h"
#include "tests/oracle/shrinking.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <algorithm>

using namespace lekthi;
using namespace lekthi::test::oracle;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(Mistake)

/// What the oracle says of the program is worth as much as the oracle: the model by hand, and damage that it
/// has to find.
class OracleTest : public QObject
{
    Q_OBJECT

private slots:
    void countsAndSkips();
    void keepsNumbersApartByEitherScope();
    void answersAgainOrSaysVoided();
    void releasesNoDocuments();
    void makesTheSameSequenceAgain();
    void shrinksToWhatIsNeeded();
    void beginsTheSameAtAnyLength();
    void findsMistakes_data();
    void findsMistakes();
    void findsFalseNextNumber();
    void findsDamage_data();
    void findsDamage();
};

namespace {

constexpr CounterName letters{{0, 0}, 0, 0};
constexpr CounterName memos{{0, 1}, 0, 0};
constexpr CounterName elsewhere{{1, 0}, 0, 0};

NumberModel model()
{
    return NumberModel(
        {{u"P1"_s, u"P2"_s}, {u"LETTER"_s, u"MEMO"_s}, u"A"_s, {u"B"_s, u"C"_s}, 2026, u"t"_s});
}

Answer draw(NumberModel &numbers, const QString &id, const CounterName &counter, int count = 1)
{
    return numbers.draw({id, counter, count, u"A"_s, {}});
}

} // namespace

void OracleTest::countsAndSkips()
{
    NumberModel numbers = model();
    QCOMPARE(describe(draw(numbers, u"r1"_s, letters, 2)), u"A-B-0001-2569, A-B-0002-2569"_s);
    numbers.reset(letters, 0, false);
    QCOMPARE(describe(draw(numbers, u"r2"_s, letters)), u"A-B-0003-2569"_s);
    QCOMPARE(numbers.counters().at(letters).ledger.last().skipped.size(), 2);
    numbers.use(letters.place, {Format::Plain, Scope::Type, true});
    numbers.reset(letters, 0, false);
    QCOMPARE(draw(numbers, u"r3"_s, letters).refusal, u"NUMBER_TAKEN"_s);
    QCOMPARE(numbers.lastNumber(letters), 0);
}

void OracleTest::keepsNumbersApartByEitherScope()
{
    NumberModel numbers = model();
    QCOMPARE(draw(numbers, u"r1"_s, letters), draw(numbers, u"r2"_s, memos));
    numbers.use(memos.place, {Format::Plain, Scope::Project});
    QCOMPARE(describe(draw(numbers, u"r3"_s, memos)), u"A-B-0002-2569"_s);
    QCOMPARE(describe(draw(numbers, u"r4"_s, letters)), u"A-B-0003-2569"_s);
    QCOMPARE(describe(draw(numbers, u"r5"_s, elsewhere)), u"A-B-0001-2569"_s);
    numbers.use(memos.place, {Format::Plain, Scope::Store});
    // 0002 is the memo's, whose scope is the store; 0003 is a letter's, and neither's scope covers the other.
    QCOMPARE(describe(draw(numbers, u"r6"_s, elsewhere)), u"A-B-0003-2569"_s);
}

void OracleTest::answersAgainOrSaysVoided()
{
    NumberModel numbers = model();
    const Answer first = draw(numbers, u"r1"_s, letters);
    QCOMPARE(draw(numbers, u"r1"_s, letters), first);
    numbers.reset(letters, 0, true);
    QCOMPARE(draw(numbers, u"r2"_s, letters), first);
    QCOMPARE(draw(numbers, u"r1"_s, letters).refusal, u"NUMBER_VOIDED"_s);
    QVERIFY(!numbers.otherHolder(u"r1"_s, letters, first.numbers.first().number).isEmpty());
}

void OracleTest::releasesNoDocuments()
{
    NumberModel numbers = model();
    const QString number = describe(draw(numbers, u"r1"_s, letters));
    QVERIFY(!numbers.isBoundAbove(letters, 0));
    QVERIFY(numbers.revise({u"r2"_s, letters.place, number, u"B"_s, 77}).refusal.isEmpty());
    QVERIFY(numbers.isBoundAbove(letters, 0));
    QVERIFY(!numbers.isBoundAbove(letters, 1));
}

void OracleTest::makesTheSameSequenceAgain()
{
    for (quint64 seed = 0; seed < 200; ++seed) {
        const auto words = [](const std::vector<Operation> &operations) {
            QStringList all;
            for (const Operation &operation : operations)
                all << describe(operation);
            return all;
        };
        const auto operations = operationsOf(seed);
        QVERIFY(operations.size() >= 6 && operations.size() <= 20);
        QCOMPARE(words(operations), words(operationsOf(seed)));
    }
}

void OracleTest::beginsTheSameAtAnyLength()
{
    for (quint64 seed = 0; seed < 50; ++seed) {
        const auto all = operationsOf(seed, {20, 20});
        const auto some = operationsOf(seed, {4, 9});
        QVERIFY(some.size() >= 4 && some.size() <= 9);
        for (size_t i = 0; i < some.size(); ++i)
            QCOMPARE(describe(some[i]), describe(all[i]));
    }
}

void OracleTest::findsMistakes_data()
{
    QTest::addColumn<Mistake>("mistake");
    QTest::newRow("a repeated request behind VOID") << Mistake::RepeatsVoided;
    QTest::newRow("a revision that VOID does not see") << Mistake::RevisionsBindNothing;
    QTest::newRow("STORE against TYPE") << Mistake::OneSidedScope;
}

/// The right program and a model that errs differ where the right model and a program that errs do.
void OracleTest::findsMistakes()
{
    QFETCH(Mistake, mistake);
    constexpr quint64 sequencesOfCheck = 400;
    constexpr size_t longestRoad = 4;
    const store::Address address = test::PrivateStore::instance().demoStore();
    prepareForWorlds(address);
    World world(address, 0);
    for (quint64 seed = 1; seed <= sequencesOfCheck; ++seed) {
        const auto operations = operationsOf(seed, {4, 9});
        const auto found = runOnce(world, operations, mistake);
        // What happens at the same time need not fail again.
        if (!found || found->kind == "TOGETHER"_L1)
            continue;
        const auto road = shrunk(operations, [&](const std::vector<Operation> &shorter) {
            const auto again = runOnce(world, shorter, mistake);
            return again && again->kind == found->kind;
        });
        qInfo("sequence %llu: %s, %s", seed, qUtf8Printable(found->kind), qUtf8Printable(found->sentence));
        for (const Operation &operation : road)
            qInfo("  %s", qUtf8Printable(describe(operation)));
        QVERIFY(road.size() <= longestRoad);
        return;
    }
    QFAIL("not found");
}

void OracleTest::shrinksToWhatIsNeeded()
{
    const auto has = [](const std::vector<Operation> &operations, int place) {
        return std::ranges::count(operations, place, &Operation::place) == 1;
    };
    const auto operations = operationsOf(1);
    const int last = int(operations.size());
    const auto left = shrunk(operations, [&](const auto &some) { return has(some, 2) && has(some, last); });
    QCOMPARE(left.size(), 2);
    QVERIFY(has(left, 2) && has(left, last));
}

/// What people read knows of no taken numbers any more, other than what services draw by.
void OracleTest::findsFalseNextNumber()
{
    const store::Address address = test::PrivateStore::instance().demoStore();
    prepareForWorlds(address);
    World world(address, 0);
    Operation draws;
    draws.count = 3;
    Operation resets;
    resets.act = Act::Reset;
    resets.offset = -3;
    Operation looks;
    looks.looksFirst = true;
    const auto found = runOnce(world, {draws, resets, looks});
    QVERIFY2(!found, found ? qPrintable(found->sentence) : "");
    const QString routine = store::routineSchema(address.database) + ".ledger_list_taken"_L1;
    QVERIFY(world.root().execute(
        u"CREATE OR REPLACE PROCEDURE %1(IN p INT, IN t INT, IN s VARCHAR(10), IN n LONGTEXT) "
        "SELECT '' AS number WHERE FALSE"_s.arg(routine)));
    const auto noticed = runOnce(world, {draws, resets, looks});
    QVERIFY(noticed);
    QCOMPARE(noticed->kind, u"SHOWN_NUMBER"_s);
    QVERIFY2(noticed->sentence.contains(u"behind 3 skipped"_s), qPrintable(noticed->sentence));
}

void OracleTest::findsDamage_data()
{
    QTest::addColumn<QString>("damage");
    QTest::addColumn<QString>("kind");
    QTest::newRow("freed") << u"DELETE FROM document_number_taken"_s << u"TAKEN"_s;
    QTest::newRow("another text")
        << u"UPDATE document_number_audit SET generated_number = CONCAT(generated_number, 'x')"_s
        << u"LEDGER"_s;
    QTest::newRow("a gap without a reason")
        << u"UPDATE document_number_audit SET skipped = NULL"_s << u"LEDGER"_s;
    QTest::newRow("a counter that went back")
        << u"UPDATE document_number_counters SET last_number = 1"_s << u"COUNTER"_s;
}

void OracleTest::findsDamage()
{
    QFETCH(QString, damage);
    QFETCH(QString, kind);
    const store::Address address = test::PrivateStore::instance().demoStore();
    prepareForWorlds(address);
    World world(address, 0);
    const auto ground = world.nextGround();
    SequenceRunner runner(world, *ground);
    Operation draws;
    draws.count = 3;
    Operation resets;
    resets.act = Act::Reset;
    resets.offset = -2;
    const auto found = runner.run({draws, resets, draws});
    QVERIFY2(!found, found ? qPrintable(found->sentence) : "");
    QVERIFY(!checkSequence(world, *ground, runner.model()));
    const auto triggers = world.root().readText(
        u"SELECT trigger_name AS name FROM information_schema.triggers WHERE trigger_schema = DATABASE()"_s);
    QVERIFY(triggers);
    for (const store::Row &row : *triggers)
        QVERIFY(world.root().execute(u"DROP TRIGGER "_s + row.text("name"_L1)));
    QVERIFY(world.root().execute(damage));
    const auto noticed = checkSequence(world, *ground, runner.model());
    QVERIFY(noticed);
    QCOMPARE(noticed->kind, kind);
}

QTEST_GUILESS_MAIN(OracleTest)
#include "oracle_test.moc"
