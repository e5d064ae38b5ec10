#include "tests/faults/crowd.h"
#include "tests/faults/cut_plan.h"
#include "tests/faults/settings.h"
#include "tests/store/emptied_store.h"
#include "tests/support/private_store.h"
#include "tests/support/wait_until.h"

#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Sessions that are cut off, delayed and left without an answer at every step of a transaction.
class ProxyTest : public QObject
{
    Q_OBJECT

private slots:
    void survivesCuts();
    void survivesSilence();
};

namespace {

constexpr int callers = 60;

/// The two round trips of a batch; the one that draws and commits twice: what is lost there is harder to
/// know.
constexpr Step steps[] = {Step::Lock, Step::Commit, Step::Commit};

allocation::AllocatorOptions hurried()
{
    allocation::AllocatorOptions options;
    options.connections = 6;
    options.batchLimit = 8; // many transactions to harm
    options.retry.firstConnectionDelay = 2ms;
    options.retry.firstLockDelay = 5ms;
    options.retry.longestDelay = 500ms;
    options.session = {
        .connectTimeout = 5s, .readTimeout = 2s, .lockWaitTimeout = 1s, .idleTransactionTimeout = 1s};
    return options;
}

QList<CutPlan::Card> everywhere(const QList<Harm> &harms)
{
    QList<CutPlan::Card> deck;
    for (const Step step : steps) {
        for (const Harm harm : harms)
            deck << CutPlan::Card{step, harm};
    }
    return deck;
}

int countAt(const FaultProxy &proxy, Step step, const QList<Harm> &harms)
{
    int sum = 0;
    for (const Harm harm : harms)
        sum += proxy.count(step, harm);
    return sum;
}

/// "2000 cuts (lock 312, ...)".
QString summary(const FaultProxy &proxy, const QString &what, const QList<Harm> &unseen,
                const QList<Harm> &unanswered)
{
    const int lock = countAt(proxy, Step::Lock, unseen + unanswered);
    const int sent = countAt(proxy, Step::Commit, unseen);
    const int acknowledged = countAt(proxy, Step::Commit, unanswered);
    return u"%1 %2 (lock %3, draw sent %4, draw acknowledged %5)"_s.arg(lock + sent + acknowledged)
        .arg(what)
        .arg(lock)
        .arg(sent)
        .arg(acknowledged);
}

struct Ordeal
{
    QList<Harm> unseen;     ///< the server never learns of the packet
    QList<Harm> unanswered; ///< the server did it, the client never learns
    QList<Harm> others = {};
    int faults;
    QString what;
};

void pass(const Ordeal &ordeal)
{
    const store::Address address = emptiedStore(PrivateStore::instance().demoStore());
    CutPlan plan(everywhere(ordeal.unseen + ordeal.unanswered + ordeal.others), faultSeed(), ordeal.faults);
    const FaultProxy proxy(address.socket, [&](Step step) { return plan.next(step); });
    store::Address through = address;
    through.socket = proxy.socket();

    Oracle oracle;
    allocation::Allocator allocator(through, hurried());
    Crowd crowd(allocator, oracle, callers, faultSeed());
    QVERIFY(waitUntil([&] { return plan.isDone(); }, 30min));
    crowd.stop();

    const QStringList found = oracle.findings(address);
    reportFaults(summary(proxy, ordeal.what, ordeal.unseen, ordeal.unanswered), oracle.verdict(found));
    QCOMPARE(found, QStringList());
    QCOMPARE(oracle.unansweredRequests(), 0);
    QVERIFY(countAt(proxy, Step::Commit, ordeal.unseen) >= ordeal.faults / 20);
    QVERIFY(countAt(proxy, Step::Commit, ordeal.unanswered) >= ordeal.faults / 20);
}

} // namespace

void ProxyTest::survivesCuts()
{
    pass({.unseen = {Harm::CutBefore, Harm::CutInside},
          .unanswered = {Harm::CutAfter, Harm::CutInsideAnswer},
          .others = {Harm::Delay},
          .faults = faultCount("LEKTHI_FAULTS_CUTS", 250),
          .what = u"cuts"_s});
}

void ProxyTest::survivesSilence()
{
    pass({.unseen = {Harm::SwallowCommand},
          .unanswered = {Harm::SwallowAnswer},
          .faults = faultCount("LEKTHI_FAULTS_SILENCES", 24),
          .what = u"silences"_s});
}

QTEST_GUILESS_MAIN(ProxyTest)
#include "proxy_test.moc"
