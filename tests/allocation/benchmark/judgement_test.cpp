#include "core/allocation/benchmark/benchmark.h"
#include "core/allocation/benchmark/drawers/ledger_writer.h"
#include "core/store/session/transaction.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::benchmark;

/// Whether a run that went wrong is found out: each test spoils the ledger in one way.
class JudgementTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void acceptsARunWithoutFault();
    void findsAGap();
    void findsAGapBelowARaisedCounter();
    void allowsGapsToSequences();
    void acceptsASkipThatTheLedgerExplains();
    void findsANumberThatStandsTwice();
    void findsASequenceThatStandsTwice();
    void findsNumbersThatTheLedgerLacks();
    void findsWhatCallersGotTwice();

private:
    void append(qint64 first, int count);
    void change(const QString &sql);
    Judgement judged(qint64 allocated, Algorithm algorithm = Algorithm::Upsert);

    std::unique_ptr<store::Connection> m_sandbox;
    std::optional<Field> m_field;
};

void JudgementTest::init()
{
    const store::Address address = test::PrivateStore::instance().demoStore().sandbox();
    m_sandbox = test::PrivateStore::instance().connect(address);
    auto field = prepareField(*m_sandbox, Keys::Hot);
    QVERIFY(field);
    m_field = std::move(*field);
    test::RawSession(address).dropGuards();
}

void JudgementTest::append(qint64 first, int count)
{
    auto transaction = store::Transaction::begin(*m_sandbox);
    QVERIFY(transaction);
    const FieldCounter &counter = m_field->counters.front();
    const auto written = LedgerWriter::append(
        *m_sandbox, counter,
        LedgerWriter(*m_field).rows(counter, {}, first, count, {}, m_sandbox->serverNow()));
    QVERIFY2(written, written ? "" : qPrintable(written.error().detail));
    QVERIFY(transaction->commit());
}

void JudgementTest::change(const QString &sql)
{
    const auto changed = m_sandbox->execute(sql);
    QVERIFY2(changed, changed ? "" : qPrintable(changed.error().detail));
}

Judgement JudgementTest::judged(qint64 allocated, Algorithm algorithm)
{
    Measurement measured;
    measured.allocated = allocated;
    Plan plan;
    plan.algorithm = algorithm;
    return judge(*m_sandbox, plan, *m_field, measured).value_or(Judgement{-1, -1, -1, false});
}

void JudgementTest::acceptsARunWithoutFault()
{
    append(1, 20);
    QCOMPARE(judged(20), Judgement());
}

void JudgementTest::findsAGap()
{
    append(1, 5);
    append(8, 3);
    QCOMPARE(judged(8), (Judgement{.gaps = 2, .kept = false}));
}

void JudgementTest::findsAGapBelowARaisedCounter()
{
    append(1, 5);
    change(u"UPDATE document_number_counters SET last_number = 6"_s);
    QCOMPARE(judged(5), (Judgement{.gaps = 1, .kept = false}));
}

void JudgementTest::allowsGapsToSequences()
{
    append(4, 2);
    QCOMPARE(judged(2, Algorithm::Sequence), (Judgement{.gaps = 3, .kept = true}));
}

void JudgementTest::acceptsASkipThatTheLedgerExplains()
{
    append(1, 2);
    append(4, 1);
    change(u"UPDATE document_number_audit SET skipped = '[\"three\"]' WHERE sequence_number = 4"_s);
    QCOMPARE(judged(3), Judgement());
}

void JudgementTest::findsANumberThatStandsTwice()
{
    append(1, 3);
    change(u"UPDATE document_number_audit SET generated_number = 'same' WHERE sequence_number < 3"_s);
    QCOMPARE(judged(3), (Judgement{.duplicates = 1, .kept = false}));
}

void JudgementTest::findsASequenceThatStandsTwice()
{
    change(u"ALTER TABLE document_number_audit DROP CONSTRAINT fk_audit_counter"_s);
    change(u"DROP INDEX uq_audit_sequence ON document_number_audit"_s);
    append(1, 3);
    change(u"DELETE FROM document_number_taken"_s);
    append(3, 1);
    const Judgement judgement = judged(4);
    QCOMPARE(judgement.duplicates, 1);
    QVERIFY(!judgement.kept);
}

void JudgementTest::findsNumbersThatTheLedgerLacks()
{
    append(1, 3);
    QCOMPARE(judged(5), (Judgement{.missing = 2, .kept = false}));
}

void JudgementTest::findsWhatCallersGotTwice()
{
    append(1, 3);
    Measurement measured;
    measured.allocated = 3;
    measured.duplicates = 1;
    const auto judgement = judge(*m_sandbox, {.algorithm = Algorithm::Upsert}, *m_field, measured);
    QVERIFY(judgement);
    QCOMPARE(*judgement, (Judgement{.duplicates = 1, .kept = false}));
}

QTEST_GUILESS_MAIN(JudgementTest)
#include "judgement_test.moc"
