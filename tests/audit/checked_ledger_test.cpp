#include "core/audit/checked_ledger.h"

#include "core/audit/open_numbers.h"
#include "core/store/ledger/ledger_row.h"
#include "tests/audit/audited_store.h"
#include "tests/support/private_store.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using audit::AuditProblem;
using audit::CheckedLedger;
using audit::Damage;
using audit::Verification;

namespace {

constexpr int drawn = 8;

audit::SigningKey newKey()
{
    const QTemporaryDir folder;
    return *audit::SigningKey::loadOrCreate(folder.filePath(u"key"_s));
}

const audit::SigningKey &signer()
{
    static const audit::SigningKey key = newKey();
    return key;
}

} // namespace

/// A walk that goes on where another one ended.
class CheckedLedgerTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void comesBackAsItWasSigned();
    void refusesWhatIsNotSigned_data();
    void refusesWhatIsNotSigned();
    void readsOnlyWhatIsNew();
    void findsAForgedRowBehindItsPlaceAtOnce();
    void leavesWhatIsBeforeItsPlaceToAWalkOverEverything();
    void findsAChainMadeAnewBeforeItsPlace();
    void findsRowsGoneFromTheEnd();
    void keepsNoPlaceWhereSomethingWasFound();
    void goesOnAfterItWasCancelled();
    void leavesOutNothingThatWasDrawnMeanwhile();
    void goesOnAfterItsSessionsWereKilled();
    void goesOnBehindAReset();
    void takesDocumentsOfEarlierNumbers();

private:
    store::Result<Verification> walk(const CheckedLedger *from = nullptr, int pages = -1,
                                     const std::function<void()> &betweenPages = {});
    /// Of the counter, "EDITED at 3".
    QStringList found(const CheckedLedger *from);
    void checkAll();

    std::unique_ptr<test::AuditedStore> m_store;
    std::unique_ptr<store::Connection> m_auditor;
    std::optional<CheckedLedger> m_kept;
};

void CheckedLedgerTest::init()
{
    m_store = std::make_unique<test::AuditedStore>();
    m_store->draw(drawn);
    // Without its triggers the store keeps no log of what was decided.
    if (QByteArrayView(QTest::currentTestFunction()) != "goesOnBehindAReset")
        m_store->unlock();
    m_auditor = test::PrivateStore::instance().connect(
        test::PrivateStore::asPerson(m_store->connection().address(), u"auditor.demo"_s));
    m_kept.reset();
}

void CheckedLedgerTest::cleanup()
{
    m_auditor.reset();
    m_store.reset();
}

/// pages: so many of them, then the walk is cancelled; -1: all.
store::Result<Verification> CheckedLedgerTest::walk(const CheckedLedger *from, int pages,
                                                    const std::function<void()> &betweenPages)
{
    audit::VerifyOptions options;
    options.from = from;
    options.keep = [this](const CheckedLedger &checked) { m_kept = checked; };
    options.goOn = [&](qint64) {
        if (betweenPages)
            betweenPages();
        return --pages != 0;
    };
    return audit::verifyLedger(*m_auditor, options);
}

QStringList CheckedLedgerTest::found(const CheckedLedger *from)
{
    const auto verified = walk(from);
    if (!verified)
        return {verified.error().detail};
    QStringList texts;
    for (const audit::Finding &finding : verified->findings)
        texts.append(u"%1 at %2"_s.arg(audit::damageName(finding.damage)).arg(finding.place));
    return texts;
}

void CheckedLedgerTest::checkAll()
{
    QCOMPARE(found(nullptr), QStringList());
    QVERIFY(m_kept && m_kept->isComplete);
}

void CheckedLedgerTest::comesBackAsItWasSigned()
{
    checkAll();
    m_kept->ahead = m_kept->heads();
    m_kept->damages = 3;
    const auto read =
        audit::readSigned(audit::toSigned(*m_kept, signer()), signer().publicKey(), m_kept->store);
    QVERIFY(read);
    QCOMPARE(*read, *m_kept);
    QVERIFY(!read->counters.isEmpty());
}

void CheckedLedgerTest::refusesWhatIsNotSigned_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("store");
    QTest::addColumn<AuditProblem>("problem");
    const CheckedLedger checked{.store = u"one"_s, .rows = 7};
    const QByteArray signedText = audit::toSigned(checked, signer());
    QByteArray changed = signedText;
    changed[changed.size() - 70] = char(changed.at(changed.size() - 70) + 1);
    const QByteArray other = audit::toSigned(checked, newKey());
    QTest::newRow("empty") << QByteArray() << u"one"_s << AuditProblem::Malformed;
    QTest::newRow("another file") << QByteArray(500, 'x') << u"one"_s << AuditProblem::Malformed;
    QTest::newRow("cut off") << signedText.chopped(1) << u"one"_s << AuditProblem::WrongSignature;
    QTest::newRow("too short for a signature") << signedText.first(40) << u"one"_s << AuditProblem::Malformed;
    QTest::newRow("changed") << changed << u"one"_s << AuditProblem::WrongSignature;
    QTest::newRow("of another store") << signedText << u"two"_s << AuditProblem::OtherStore;
    QTest::newRow("of another key") << other << u"one"_s << AuditProblem::WrongSignature;
}

void CheckedLedgerTest::refusesWhatIsNotSigned()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, store);
    QFETCH(AuditProblem, problem);
    const auto read = audit::readSigned(bytes, signer().publicKey(), store);
    QVERIFY(!read);
    QCOMPARE(read.error().problem, problem);
}

void CheckedLedgerTest::readsOnlyWhatIsNew()
{
    checkAll();
    const CheckedLedger before = *m_kept;
    QCOMPARE(walk(&before)->rows, 0);
    m_store->draw(3);
    const auto verified = walk(&before);
    QVERIFY(verified->isIntact());
    QCOMPARE(verified->rows, 3);
    QCOMPARE(m_kept->rows, before.rows + 3);
    QVERIFY(m_kept->afterId > before.afterId);
    QVERIFY(m_kept->isComplete);
}

void CheckedLedgerTest::findsAForgedRowBehindItsPlaceAtOnce()
{
    checkAll();
    const CheckedLedger before = *m_kept;
    m_store->draw(3);
    m_store->tamper(u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s, drawn + 2);
    QCOMPARE(found(&before), QStringList{u"EDITED at 10"_s});
}

void CheckedLedgerTest::leavesWhatIsBeforeItsPlaceToAWalkOverEverything()
{
    checkAll();
    const CheckedLedger before = *m_kept;
    m_store->tamper(u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s, 3);
    m_store->draw(2);
    QCOMPARE(found(&before), QStringList());
    QCOMPARE(found(nullptr), QStringList{u"EDITED at 3"_s});
}

/// Which a walk over everything alone cannot see.
void CheckedLedgerTest::findsAChainMadeAnewBeforeItsPlace()
{
    checkAll();
    const CheckedLedger before = *m_kept;
    m_store->tamper(u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s, 3);
    m_store->rechain();
    QCOMPARE(found(nullptr), QStringList());
    QCOMPARE(found(&before), QStringList{u"REWRITTEN at 8"_s});
    audit::VerifyOptions options;
    options.digests = before.digests();
    const auto verified = audit::verifyLedger(*m_auditor, options);
    QCOMPARE(verified->findings.first().damage, Damage::Rewritten);
}

void CheckedLedgerTest::findsRowsGoneFromTheEnd()
{
    checkAll();
    const CheckedLedger before = *m_kept;
    m_store->tamper(u"DELETE FROM document_number_audit WHERE id = %1"_s, drawn);
    m_store->tamper(u"UPDATE document_number_counters SET last_number = last_number - 1 WHERE id = %2"_s);
    m_store->rechain();
    QCOMPARE(found(&before), QStringList{u"REWRITTEN at 8"_s});
}

void CheckedLedgerTest::keepsNoPlaceWhereSomethingWasFound()
{
    m_store->tamper(u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s, 3);
    QCOMPARE(found(nullptr), QStringList{u"EDITED at 3"_s});
    QVERIFY(!m_kept);
}

void CheckedLedgerTest::goesOnAfterItWasCancelled()
{
    m_store->draw(4500);
    const auto cancelled = walk(nullptr, 1);
    QVERIFY(!cancelled);
    QCOMPARE(cancelled.error().kind, store::ErrorKind::Cancelled);
    QVERIFY(m_kept && !m_kept->isComplete);
    const CheckedLedger before = *m_kept;
    m_store->tamper(u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s, 3);
    const auto rest = walk(&before);
    QVERIFY(rest->isIntact());
    QCOMPARE(before.rows + rest->rows, m_store->verify().rows);
    QVERIFY(m_kept->isComplete);
    m_store->tamper(u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s, 4400);
    QCOMPARE(found(&before), QStringList{u"EDITED at 4400"_s});
}

void CheckedLedgerTest::leavesOutNothingThatWasDrawnMeanwhile()
{
    m_store->draw(9000);
    const auto walked = walk(nullptr, -1, [this] { m_store->draw(10); });
    QVERIFY(walked->isIntact());
    QVERIFY(m_kept->isComplete);
    const CheckedLedger before = *m_kept;
    const qint64 all = m_store->verify().rows;
    QVERIFY(before.rows < all);
    const auto rest = walk(&before);
    QVERIFY(rest->isIntact());
    QCOMPARE(before.rows + rest->rows, all);
}

void CheckedLedgerTest::goesOnAfterItsSessionsWereKilled()
{
    m_store->draw(9000);
    const auto kill = [this] {
        m_store->draw(10);
        QVERIFY(m_store->root().run(u"KILL %1"_s.arg(m_auditor->serverThreadId())));
    };
    QVERIFY(!walk(nullptr, 2, kill));
    QVERIFY(m_kept && !m_kept->isComplete);
    const CheckedLedger before = *m_kept;
    const auto rest = walk(&before, -1, kill);
    QVERIFY2(rest, rest ? "" : qPrintable(rest.error().detail));
    QVERIFY(rest->isIntact());
}

void CheckedLedgerTest::goesOnBehindAReset()
{
    checkAll();
    const CheckedLedger before = *m_kept;
    m_store->reset(20);
    m_store->draw(2);
    QCOMPARE(found(&before), QStringList());
    QCOMPARE(m_kept->rows, before.rows + 2);
}

/// What became of numbers of before is left to a walk over everything.
void CheckedLedgerTest::takesDocumentsOfEarlierNumbers()
{
    store::StoredLedgerRow bound;
    bound.event = store::eventName(store::LedgerEvent::Bound);
    bound.sequence = 4;
    bound.documentId = 7;
    audit::OpenNumbers numbers;
    numbers.beginBehind(0, 4);
    QVERIFY(numbers.take(bound, false));
    bound.sequence = 5;
    QVERIFY(!numbers.take(bound, false));
}

QTEST_GUILESS_MAIN(CheckedLedgerTest)
#include "checked_ledger_test.moc"
