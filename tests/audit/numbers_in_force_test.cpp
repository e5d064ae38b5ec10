#include "core/audit/scopes_over_time.h"
#include "core/audit/taken_repair.h"
#include "core/store/ledger/ledger_gateway.h"
#include "core/store/people/people.h"
#include "core/store/schema/gate.h"
#include "core/store/schema/guards.h"
#include "core/store/schema/sign_in.h"
#include "core/store/session/denial.h"
#include "tests/audit/audited_store.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;
using numbering::UniquenessScope;

namespace {

QString numberOf(int sequence)
{
    return u"คคง.-สคฉ.3-%1-2583"_s.arg(sequence, 4, 10, QLatin1Char('0'));
}

} // namespace

/// What is taken and what is in force by the ledger are the same, whoever edits the one or the other.
class NumbersInForceTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_store = std::make_unique<AuditedStore>();
        m_store->draw(5);
    }
    void cleanup() { m_store.reset(); }

    void agreesWithWhatWasIssued();
    void findsAnEmptiedTable();
    void findsWhatCameTwiceAfterIt();
    void findsANumberThatWasPutIn();
    void findsAHolderOfAnotherType();
    void findsAVoidedNumberThatIsHeld();
    void findsANumberOfARegister();
    void findsAMissingFirstPlace();
    void knowsATextHoweverItIsWritten();
    void keepsTheFirstPlaceOfWhatOthersHold();
    void keepsWhatADamagedLedgerDoesNotKnow();
    void seesNoMoreThanAskedFor();
    void judgesByTheScopesOfItsTime_data();
    void judgesByTheScopesOfItsTime();

private:
    void tamper(const QString &sql, int place = 1)
    {
        m_store->unlock();
        m_store->tamper(sql, place);
        QVERIFY(store::restoreGuards(m_store->connection()));
    }
    void repair(qint64 added, qint64 removed)
    {
        const auto repaired = audit::repairTakenNumbers(m_store->connection());
        QVERIFY2(repaired, repaired ? "" : qPrintable(repaired.error().detail));
        QCOMPARE(repaired->added, added);
        QCOMPARE(repaired->removed, removed);
        QVERIFY(store::restoreGuards(m_store->connection()));
        QCOMPARE(*store::changedGuards(m_store->connection()), QStringList());
    }
    store::Finding gateFinding()
    {
        const auto findings = store::inspectStore(m_store->connection());
        for (const store::Finding &finding : *findings) {
            if (finding.name == "taken_numbers"_L1)
                return finding;
        }
        return {};
    }
    QString logged()
    {
        return m_store->root()
            .value(u"SELECT details FROM admin_log WHERE action = 'TAKEN_NUMBERS_REPAIRED'"_s)
            .toString();
    }

    std::unique_ptr<AuditedStore> m_store;
};

void NumbersInForceTest::agreesWithWhatWasIssued()
{
    m_store->reset(3, store::NumbersAbove::Void);
    m_store->draw(1);
    m_store->registerImport({8, 9});
    m_store->reset(2);
    QCOMPARE(m_store->takenDifferences(), QStringList());
    QCOMPARE(gateFinding().level, store::Finding::Level::Good);
    repair(0, 0);
    QCOMPARE(logged(), QString());
}

void NumbersInForceTest::findsAnEmptiedTable()
{
    const int held = m_store->root()
                         .value(u"SELECT COUNT(*) FROM document_number_taken WHERE request_id IS NOT NULL"_s)
                         .toInt();
    QVERIFY(held > 5);
    tamper(u"DELETE FROM document_number_taken"_s);
    QCOMPARE(m_store->verify().taken.count(), held);
    QCOMPARE(m_store->verify().damages, held);
    QCOMPARE(gateFinding().level, store::Finding::Level::Error);
    const auto auditor = PrivateStore::instance().connect(
        PrivateStore::asPerson(m_store->connection().address(), u"auditor.demo"_s));
    const auto entered = store::signIn(*auditor);
    QVERIFY(!entered);
    QCOMPARE(entered.error().serverCode, store::denial::numbersUntaken);
    QVERIFY(store::describe(entered.error()).contains("lekthictl store repair"_L1));

    repair(held, 0);
    QCOMPARE(m_store->verify().damages, 0);
    QCOMPARE(gateFinding().level, store::Finding::Level::Good);
    QVERIFY(store::signIn(*auditor));
    QCOMPARE(logged(), u"{\"added\": %1, \"removed\": 0}"_s.arg(held));
}

/// The counter was set back by two persons, and nothing was known of what it had given.
void NumbersInForceTest::findsWhatCameTwiceAfterIt()
{
    tamper(u"DELETE taken FROM document_number_taken AS taken JOIN document_number_audit AS audit "
           "USING (request_id) WHERE audit.counter_id = %2"_s);
    m_store->reset(0);
    m_store->draw(1);
    QCOMPARE(m_store->takenDifferences(),
             (QStringList{u"untaken 1"_s, u"untaken 2"_s, u"untaken 3"_s, u"untaken 4"_s, u"untaken 5"_s}));
    repair(5, 0);
    QCOMPARE(m_store->takenDifferences(), QStringList{u"equal 6"_s});
    const auto taken = store::takenAmong(m_store->connection(), {2, 6}, {numberOf(2)});
    QCOMPARE(*taken, QStringList{numberOf(2)});
}

void NumbersInForceTest::findsANumberThatWasPutIn()
{
    tamper(
        u"INSERT INTO document_number_taken (number, place, project_id, correspondence_type_id, request_id) "
        "VALUES ('%1', 0, 2, 6, UUID())"_s.replace("%1"_L1, numberOf(6)));
    QCOMPARE(m_store->takenDifferences(), QStringList{u"stray "_s + numberOf(6)});
    QCOMPARE(m_store->findings(), QStringList{u"TAKEN_WITHOUT_LEDGER of "_s + numberOf(6)});
    repair(0, 1);
    QCOMPARE(m_store->takenDifferences(), QStringList());
    QCOMPARE(logged(), u"{\"added\": 0, \"removed\": 1}"_s);
}

void NumbersInForceTest::findsAHolderOfAnotherType()
{
    tamper(u"UPDATE document_number_taken SET correspondence_type_id = 1 WHERE number = '%1'"_s.replace(
        "%1"_L1, numberOf(2)));
    // Held for another type it is not held for its own.
    QCOMPARE(m_store->takenDifferences(), QStringList{u"stray "_s + numberOf(2)});
    repair(0, 1);
    QCOMPARE(m_store->takenDifferences(), QStringList{u"untaken 2"_s});
    repair(1, 0);
    QCOMPARE(m_store->takenDifferences(), QStringList());
}

void NumbersInForceTest::findsAVoidedNumberThatIsHeld()
{
    m_store->reset(3, store::NumbersAbove::Void);
    tamper(
        u"INSERT INTO document_number_taken (number, place, project_id, correspondence_type_id, request_id) "
        "SELECT generated_number, 0, 2, 6, request_id FROM document_number_audit WHERE id = %1"_s,
        5);
    QCOMPARE(m_store->takenDifferences(), QStringList{u"stray "_s + numberOf(5)});
    repair(0, 1);
    m_store->draw(2);
    QCOMPARE(m_store->takenDifferences(), QStringList());
}

void NumbersInForceTest::findsANumberOfARegister()
{
    m_store->registerImport({8, 9});
    tamper(u"DELETE FROM document_number_taken WHERE number = '%1'"_s.replace("%1"_L1, numberOf(9)));
    QCOMPARE(m_store->takenDifferences(), QStringList{u"untaken "_s + numberOf(9)});
    repair(1, 0);
    QCOMPARE(m_store->takenDifferences(), QStringList());
}

void NumbersInForceTest::findsAMissingFirstPlace()
{
    tamper(u"UPDATE document_number_taken SET place = 1 WHERE number = '%1'"_s.replace("%1"_L1, numberOf(4)));
    QCOMPARE(m_store->findings(), QStringList{u"NOT_TAKEN of "_s + numberOf(4)});
    const auto repaired = audit::repairTakenNumbers(m_store->connection());
    QVERIFY(repaired);
    QCOMPARE(repaired->anchored, 1);
    QCOMPARE(m_store->findings(), QStringList());
    QCOMPARE(*store::takenAmong(m_store->connection(), {2, 6}, {numberOf(4)}), QStringList{numberOf(4)});
}

/// To the store it is one text, whose first place is there.
void NumbersInForceTest::knowsATextHoweverItIsWritten()
{
    const QString wide = numberOf(4).replace(u'4', u'４');
    tamper(
        u"INSERT INTO document_number_taken (number, place, project_id, correspondence_type_id, request_id) "
        "VALUES ('%1', 1, 2, 2, UUID())"_s.replace("%1"_L1, wide));
    QCOMPARE(m_store->findings(), QStringList{u"TAKEN_WITHOUT_LEDGER of "_s + wide});
}

/// Two types hold the text. When the first one is released, the next one who wants it has to meet the other.
void NumbersInForceTest::keepsTheFirstPlaceOfWhatOthersHold()
{
    tamper(
        u"INSERT INTO document_number_taken (number, place, project_id, correspondence_type_id, request_id) "
        "SELECT generated_number, 1, 2, 2, UUID() FROM document_number_audit WHERE id = %1"_s,
        5);
    m_store->reset(4, store::NumbersAbove::Void);
    const QStringList places = m_store->root().column(
        u"SELECT place FROM document_number_taken WHERE number = '%1' ORDER BY place"_s.replace("%1"_L1,
                                                                                                numberOf(5)));
    QCOMPARE(places, (QStringList{u"0"_s, u"1"_s}));
}

/// Rows may be missing in the ledger, whose numbers were handed out.
void NumbersInForceTest::keepsWhatADamagedLedgerDoesNotKnow()
{
    tamper(u"DELETE FROM document_number_audit WHERE id = %1"_s, 5);
    const auto repaired = audit::repairTakenNumbers(m_store->connection());
    QVERIFY(repaired);
    QVERIFY(!repaired->isLedgerIntact);
    QCOMPARE(repaired->removed, 0);
    QCOMPARE(repaired->kept, 1);
    QCOMPARE(m_store->takenDifferences(), QStringList{u"stray "_s + numberOf(5)});
    QCOMPARE(m_store->findings(), QStringList{u"TAIL_CUT at 5"_s});
}

void NumbersInForceTest::seesNoMoreThanAskedFor()
{
    tamper(u"DELETE FROM document_number_taken"_s);
    audit::VerifyOptions options;
    options.maximumFindings = 3;
    options.maximumTaken = 2;
    const auto verified = audit::verifyLedger(m_store->connection(), options);
    QVERIFY(verified);
    QCOMPARE(verified->findings.size(), 3);
    QVERIFY(verified->damages > 100);
}

void NumbersInForceTest::judgesByTheScopesOfItsTime_data()
{
    QTest::addColumn<UniquenessScope>("scope");
    QTest::addColumn<bool>("sameProject");
    QTest::addColumn<int>("secondsAfter");
    QTest::addColumn<bool>("isForbidden");
    QTest::newRow("type") << UniquenessScope::Type << true << 3600 << false;
    QTest::newRow("project") << UniquenessScope::Project << true << 3600 << true;
    QTest::newRow("another project") << UniquenessScope::Project << false << 3600 << false;
    QTest::newRow("store") << UniquenessScope::Store << false << 3600 << true;
    QTest::newRow("before it was widened") << UniquenessScope::Store << true << -3600 << false;
    QTest::newRow("while it was widened") << UniquenessScope::Store << true << 20 << false;
}

void NumbersInForceTest::judgesByTheScopesOfItsTime()
{
    QFETCH(const UniquenessScope, scope);
    QFETCH(const bool, sameProject);
    QFETCH(const int, secondsAfter);
    const QDateTime widened(QDate(2026, 11, 20), QTime(12, 0), Qt::UTC);
    const auto textOf = [](const QDateTime &time) {
        return time.toString(u"yyyy-MM-dd HH:mm:ss.zzz"_s) + u"000"_s;
    };
    audit::ScopesOverTime scopes;
    scopes.expect({{1, 0, UniquenessScope::Type, textOf(widened.addDays(-9))},
                   {1, 7, UniquenessScope::Type, textOf(widened.addDays(-9))},
                   {1, 7, scope, textOf(widened)}});
    scopes.pass(1, textOf(widened.addDays(-8)));
    scopes.pass(2, textOf(widened.addSecs(secondsAfter)));
    scopes.pass(3, textOf(widened.addDays(1)));
    QTEST(scopes.forbid({sameProject ? 1 : 2, 6, 1}, {1, 7, 2}), "isForbidden");
    // The scope of the earlier one counts as much.
    QTEST(scopes.forbid({1, 7, 1}, {sameProject ? 1 : 2, 6, 2}), "isForbidden");
    QVERIFY(scopes.forbid({1, 7, 1}, {1, 7, 2}));
}

QTEST_GUILESS_MAIN(NumbersInForceTest)
#include "numbers_in_force_test.moc"
