#include "core/audit/ledger_verifier.h"
#include "tests/allocation/numbering_store.h"

#include <QTest>

#include <algorithm>

#include <thread>
#include <vector>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::Allocator;

/// The chain of hashes over the ledger while numbers are drawn, revised and voided.
class ChainTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { NumberingStore::renew(m_store); }

    void holdsEveryRow();
    void staysWholeWhenAnotherProgramRevises();
    void staysWholeUnderManyCallers();
    void auditorVerifiesWhileNumbersAreDrawn();
    void goesOnBehindRowOfARoutine();
    void refusesToReviseAVoidedNumber();

private:
    audit::Verification verified();
    /// As a routine of the store writes it: hashed in SQL.
    void voidNumber(const QString &number);

    std::unique_ptr<NumberingStore> m_store;
};

audit::Verification ChainTest::verified()
{
    const auto verification = audit::verifyLedger(m_store->connection());
    if (!verification)
        qFatal("%s", qPrintable(verification.error().detail));
    return *verification;
}

void ChainTest::voidNumber(const QString &number)
{
    m_store->dropGuards();
    m_store->change(u"START TRANSACTION"_s);
    m_store->change(u"SELECT UUID(), UTC_TIMESTAMP(6) INTO @id, @now"_s);
    m_store->change(
        u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
        "generated_number, counter_key, template_used, template_version, user_id, created_at, previous_hash, "
        "row_hash) SELECT 'VOIDED', @id, counter_id, audit.reset_epoch, sequence_number, "
        "generated_number, counter_key, template_used, template_version, 3, @now, ledger_head, "
        "ledger_row_hash(ledger_head, 'VOIDED', @id, counter_id, audit.reset_epoch, "
        "sequence_number, NULL, generated_number, '', counter_key, template_used, template_version, 3, NULL, "
        "'', "
        "'', 0, 0, 0, 'NONE', NULL, @now) FROM document_number_audit AS audit "
        "JOIN document_number_counters AS counters ON counters.id = counter_id "
        "WHERE generated_number = '%1'"_s.arg(number));
    m_store->change(u"DELETE FROM document_number_taken WHERE number = '%1'"_s.arg(number));
    m_store->change(
        u"UPDATE document_number_counters AS counters JOIN document_number_audit AS audit "
        "ON audit.counter_id = counters.id AND audit.request_id = @id SET ledger_head = row_hash, "
        "ledger_length = ledger_length + 1, version = version + 1"_s);
    m_store->change(u"COMMIT"_s);
}

void ChainTest::holdsEveryRow()
{
    Allocator allocator(m_store->address());
    allocation::Request several = rfaRequest();
    several.count = 3;
    const QString number = numbersOf(allocator.allocate(several)).value(1);
    QVERIFY(allocator.allocate(letterRequest()));
    QVERIFY(allocator.revise(demo::project, number, u"B"_s, rfaRequest()));
    QVERIFY(allocator.allocate(rfaRequest()));
    const audit::Verification verification = verified();
    QVERIFY(verification.isIntact());
    QCOMPARE(verification.rows, 6);
    QCOMPARE(verification.beforeChain, 0);
    QCOMPARE(m_store->value(u"SELECT SUM(ledger_length) FROM document_number_counters"_s).toInt(), 6);
}

/// What the first program remembers of the counter has become wrong without a number being drawn.
void ChainTest::staysWholeWhenAnotherProgramRevises()
{
    Allocator first(m_store->address());
    Allocator second(m_store->address());
    const QString number = numbersOf(first.allocate(rfaRequest())).value(0);
    QVERIFY(second.revise(demo::project, number, u"B"_s, rfaRequest()));
    QVERIFY(first.allocate(rfaRequest()));
    QVERIFY(first.revise(demo::project, number, u"C"_s, rfaRequest()));
    QVERIFY(second.allocate(rfaRequest()));
    QVERIFY(verified().isIntact());
    QCOMPARE(verified().rows, 5);
}

void ChainTest::staysWholeUnderManyCallers()
{
    constexpr int callers = 8;
    constexpr int rounds = 12;
    Allocator programs[2] = {Allocator(m_store->address()), Allocator(m_store->address())};
    std::vector<std::thread> threads;
    std::atomic<int> rows = 0;
    for (int caller = 0; caller < callers; ++caller)
        threads.emplace_back([&, caller] {
            Allocator &program = programs[caller % 2];
            QString latest;
            for (int round = 0; round < rounds; ++round) {
                const bool revises = round % 3 == 2 && !latest.isEmpty();
                const auto outcome = revises ? program.revise(demo::project, latest,
                                                              u"%1"_s.arg(QChar(u'B' + round)), rfaRequest())
                                             : program.allocate(rfaRequest());
                if (!outcome)
                    continue;
                ++rows;
                latest = outcome->first().number;
            }
        });
    for (std::thread &thread : threads)
        thread.join();
    QVERIFY(rows > callers);
    QVERIFY(verified().isIntact());
    QCOMPARE(verified().rows, rows.load());
}

/// His readings are of different moments: what was drawn between them is no damage.
void ChainTest::auditorVerifiesWhileNumbersAreDrawn()
{
    Allocator allocator(m_store->address());
    std::atomic<bool> stop = false;
    std::vector<std::thread> callers;
    for (int caller = 0; caller < 3; ++caller)
        callers.emplace_back([&, caller] {
            while (!stop)
                allocator.allocate(caller ? letterRequest(QDate(2024 + caller, 5, 5)) : rfaRequest());
        });
    const auto auditor =
        PrivateStore::instance().connect(PrivateStore::asPerson(m_store->address(), u"auditor.demo"_s));
    int damages = 0;
    for (int round = 0; round < 60; ++round) {
        const auto verification = audit::verifyLedger(*auditor);
        damages += verification ? int(verification->damages) : 1;
    }
    stop = true;
    for (std::thread &caller : callers)
        caller.join();
    QCOMPARE(damages, 0);
    QCOMPARE(audit::verifyLedger(*auditor)->rows, verified().rows);
}

void ChainTest::goesOnBehindRowOfARoutine()
{
    Allocator allocator(m_store->address());
    const QString number = numbersOf(allocator.allocate(rfaRequest())).value(0);
    voidNumber(number);
    // Nobody agreed on the release, which is told; the chain goes on all the same.
    const auto isOnlyDisagreed = [this] {
        const auto verification = verified();
        return std::ranges::all_of(verification.findings, [](const audit::Finding &finding) {
            return finding.damage == audit::Damage::NotAgreed;
        });
    };
    QVERIFY(isOnlyDisagreed());
    QVERIFY(allocator.allocate(rfaRequest()));
    QVERIFY(isOnlyDisagreed());
    QCOMPARE(verified().rows, 3);
}

void ChainTest::refusesToReviseAVoidedNumber()
{
    Allocator allocator(m_store->address());
    const QString number = numbersOf(allocator.allocate(rfaRequest())).value(0);
    voidNumber(number);
    const auto revised = allocator.revise(demo::project, number, u"B"_s, rfaRequest());
    QVERIFY(!revised);
    QCOMPARE(revised.error().code, allocation::FailureCode::NumberVoided);
}

QTEST_GUILESS_MAIN(ChainTest)
#include "chain_test.moc"
