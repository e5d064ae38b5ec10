#include "tests/faults/drawing_process.h"
#include "tests/faults/fault_store.h"
#include "tests/faults/request_maker.h"
#include "tests/faults/settings.h"
#include "tests/store/raw_session.h"

#include <QDeadlineTimer>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Two types whose numbers are spelled alike, one of them with a scope that covers the whole store: two
/// processes want the same texts all the time, and they and the server are killed meanwhile.
class ScopesTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsTwoTypesApart();
};

namespace {

const auto program = QStringLiteral(LEKTHI_DRAWING_PROGRAM);
constexpr int callersEach = 50;
constexpr int counters = 2;
constexpr int mostAhead = 30'000;

/// MEMO is numbered as LETTER; in force at once. Gives its id.
int widenMemo(const store::Address &address)
{
    RawSession raw(address);
    const int memo = raw.value(u"SELECT id FROM correspondence_types WHERE type_code = 'MEMO'"_s).toInt();
    const bool isSet = raw.run(
        u"INSERT INTO document_number_configs (project_id, correspondence_type_id, template, period, "
        "overflow_policy, uniqueness_scope, taken_policy, version, changed_by, changed_at, change_reason) "
        "SELECT letters.project_id, %1, letters.template, letters.period, letters.overflow_policy, 'STORE', "
        "letters.taken_policy, 1, 1, UTC_TIMESTAMP(6), 'test' "
        "FROM document_number_configs AS letters "
        "WHERE letters.project_id = 2 AND letters.correspondence_type_id = 6"_s.arg(memo));
    if (!isSet)
        qFatal("%s", qPrintable(raw.lastError()));
    return memo;
}

} // namespace

void ScopesTest::keepsTwoTypesApart()
{
    const std::chrono::seconds duration(faultCount("LEKTHI_FAULTS_SCOPE_SECONDS", 8));
    FaultStore store;
    const int memo = widenMemo(store.address());
    Oracle oracle;
    RequestMaker ofLetters(faultSeed(), counters);
    RequestMaker ofMemos(faultSeed() + 1, counters);
    DrawingProcess letters(program, store.address(), oracle, {.callers = callersEach});
    DrawingProcess memos(program, store.address(), oracle, {.callers = callersEach});
    const auto nextMemo = [&] {
        allocation::Request request = ofMemos.next();
        request.correspondenceTypeId = memo;
        return request;
    };
    std::mt19937_64 random(faultSeed());
    int killed = 0;
    int serversKilled = 0;
    const QDeadlineTimer end(duration);
    while (!end.hasExpired()) {
        const QDeadlineTimer untilKill(std::chrono::milliseconds(500 + random() % 2500));
        while (!untilKill.hasExpired()) {
            // Who falls behind skips what the other took; more than 100,000 in a row are not skipped.
            if (letters.answered() - memos.answered() < mostAhead)
                letters.keepBusy([&] { return ofLetters.next(); });
            if (memos.answered() - letters.answered() < mostAhead)
                memos.keepBusy(nextMemo);
            letters.listen(1ms);
            memos.listen(1ms);
        }
        ++killed;
        switch (random() % 3) {
        case 0:
            letters.killAndRestart();
            break;
        case 1:
            memos.killAndRestart();
            break;
        default:
            store.killAndRestart();
            ++serversKilled;
        }
    }
    QVERIFY(letters.finish(120s));
    QVERIFY(memos.finish(120s));
    const QStringList found = oracle.findings(store.address());
    reportFaults(u"%1 kill -9, %2 of them of the server, in %3 s under %4 callers of two types in one scope"_s
                     .arg(killed)
                     .arg(serversKilled)
                     .arg(duration.count())
                     .arg(2 * callersEach),
                 oracle.verdict(found));
    QCOMPARE(found.join(u'\n'), QString());
    QCOMPARE(oracle.unansweredRequests(), 0);
    const auto numbers = RawSession(store.address())
                             .value(u"SELECT COUNT(DISTINCT generated_number) - COUNT(*) FROM "
                                    "document_number_audit WHERE event = 'ISSUED'"_s);
    QCOMPARE(numbers.toInt(), 0);
}

QTEST_GUILESS_MAIN(ScopesTest)
#include "scopes_test.moc"
