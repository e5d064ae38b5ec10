#include "core/audit/ledger_verifier.h"
#include "core/store/ledger/taken_numbers.h"
#include "tests/allocation/numbering_store.h"
#include "tests/support/private_store.h"

#include <QSet>
#include <QTest>

#include <thread>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::Allocator;
using numbering::TakenPolicy;
using numbering::UniquenessScope;

/// Two numbers in force may be equal only if neither one's scope covers the other (3.11.5.2).
class ScopeTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void keepsApartWhatAScopeCovers_data();
    void keepsApartWhatAScopeCovers();
    void lettersOfAnotherProjectMayBeEqual();
    void widensOverEqualNumbers();
    void refusesUnderFail();
    void passesOverTensOfThousandsInTime();
    void revisesTheTypeThatIsAsked();
    void crowdsOnTwoTypesShareNoNumber();

private:
    allocation::Request memo();
    void use(int typeId, UniquenessScope scope, TakenPolicy taken = TakenPolicy::Skip);

    std::unique_ptr<NumberingStore> m_store;
    int m_memo = 0;
};

namespace {

const auto text = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;

} // namespace

void ScopeTest::init()
{
    m_store = std::make_unique<NumberingStore>();
    m_memo = m_store->typeId(u"MEMO"_s);
}

allocation::Request ScopeTest::memo()
{
    allocation::Request request = letterRequest();
    request.correspondenceTypeId = m_memo;
    return request;
}

/// Past the proof, which would ask for another person's approval of what these tests are about.
void ScopeTest::use(int typeId, UniquenessScope scope, TakenPolicy taken)
{
    m_store->change(
        u"INSERT INTO document_number_configs (project_id, correspondence_type_id, template, "
        u"uniqueness_scope, "
        "taken_policy, version, changed_by, changed_at, change_reason) "
        "SELECT id, %1, '%2', '%3', '%4', 1, 1, UTC_TIMESTAMP(6), 'test' FROM projects "
        "ON DUPLICATE KEY UPDATE template = VALUES(template), uniqueness_scope = VALUES(uniqueness_scope), "
        "taken_policy = VALUES(taken_policy), version = document_number_configs.version + 1"_s.arg(typeId)
            .arg(text, numbering::uniquenessScopeName(scope), numbering::takenPolicyName(taken)));
}

void ScopeTest::keepsApartWhatAScopeCovers_data()
{
    QTest::addColumn<UniquenessScope>("ofLetter");
    QTest::addColumn<UniquenessScope>("ofMemo");
    QTest::addColumn<bool>("letterFirst");
    QTest::addColumn<bool>("mayBeEqual");
    using enum UniquenessScope;
    for (const bool letterFirst : {true, false}) {
        for (const auto ofLetter : {Type, Project, Store}) {
            for (const auto ofMemo : {Type, Project, Store}) {
                const QString name = u"%1 beside %2, %3 first"_s.arg(numbering::uniquenessScopeName(ofLetter),
                                                                     numbering::uniquenessScopeName(ofMemo),
                                                                     letterFirst ? u"LETTER"_s : u"MEMO"_s);
                QTest::addRow("%s", qPrintable(name))
                    << ofLetter << ofMemo << letterFirst << (ofLetter == Type && ofMemo == Type);
            }
        }
    }
}

void ScopeTest::keepsApartWhatAScopeCovers()
{
    QFETCH(UniquenessScope, ofLetter);
    QFETCH(UniquenessScope, ofMemo);
    QFETCH(bool, letterFirst);
    QFETCH(bool, mayBeEqual);
    use(demo::letter, ofLetter);
    use(m_memo, ofMemo);
    Allocator allocator(m_store->address());
    const QString first = u"คคง.-สคฉ.3-0001-2568"_s;
    const QString second = u"คคง.-สคฉ.3-0002-2568"_s;
    COMPARE_NUMBERS(allocator.allocate(letterFirst ? letterRequest() : memo()), first);
    COMPARE_NUMBERS(allocator.allocate(letterFirst ? memo() : letterRequest()), mayBeEqual ? first : second);
}

void ScopeTest::lettersOfAnotherProjectMayBeEqual()
{
    constexpr int otherProject = 1;
    use(demo::letter, UniquenessScope::Project);
    Allocator allocator(m_store->address());
    allocation::Request elsewhere = letterRequest();
    elsewhere.projectId = otherProject;
    const QString first = u"คคง.-สคฉ.3-0001-2568"_s;
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), first);
    COMPARE_NUMBERS(allocator.allocate(elsewhere), first);
    use(demo::letter, UniquenessScope::Store);
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), u"คคง.-สคฉ.3-0002-2568"_s);
    elsewhere.requestId = allocation::newRequestId();
    COMPARE_NUMBERS(allocator.allocate(elsewhere), u"คคง.-สคฉ.3-0003-2568"_s);
}

/// What is equal stays and keeps its request ids; nothing new becomes equal, of whichever type.
void ScopeTest::widensOverEqualNumbers()
{
    use(demo::letter, UniquenessScope::Type);
    use(m_memo, UniquenessScope::Type);
    Allocator allocator(m_store->address());
    const allocation::Request letter = letterRequest();
    const allocation::Request memorandum = memo();
    const QString first = u"คคง.-สคฉ.3-0001-2568"_s;
    COMPARE_NUMBERS(allocator.allocate(letter), first);
    COMPARE_NUMBERS(allocator.allocate(memorandum), first);
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), u"คคง.-สคฉ.3-0002-2568"_s);
    const auto connection = PrivateStore::instance().connect(m_store->address());
    const auto equal =
        store::equalNumbersWithin(*connection, UniquenessScope::Project, demo::project, m_memo, 10);
    QVERIFY(equal);
    QCOMPARE(*equal,
             (QList<store::EqualNumber>{{first, demo::project, m_memo, demo::project, demo::letter}}));
    use(m_memo, UniquenessScope::Project);
    COMPARE_NUMBERS(allocator.allocate(letter), first);
    COMPARE_NUMBERS(allocator.allocate(memorandum), first);
    COMPARE_NUMBERS(allocator.allocate(memo()), u"คคง.-สคฉ.3-0003-2568"_s);
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), u"คคง.-สคฉ.3-0004-2568"_s);
    QCOMPARE(audit::verifyLedger(*connection)->taken.count(), 0);
}

void ScopeTest::refusesUnderFail()
{
    use(m_memo, UniquenessScope::Store, TakenPolicy::Fail);
    Allocator allocator(m_store->address());
    QVERIFY(allocator.allocate(letterRequest()));
    const auto refused = allocator.allocate(memo());
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, allocation::FailureCode::NumberTaken);
}

/// Equal numbers of two types are two numbers: a revision is of the one that is asked for.
/// As where a register was kept in the same scope. It holds the counter meanwhile.
void ScopeTest::passesOverTensOfThousandsInTime()
{
    constexpr int inForce = 30'000;
    m_store->useTemplate(demo::letter, u"{ORIGINATOR}-{RECIPIENT}-{SEQ:6}-{YEAR:B.E.}"_s);
    m_store->change(
        u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) "
        "SELECT 2, 6, CONCAT('คคง.-สคฉ.3-', LPAD(seq, 6, '0'), '-2568'), UUID() FROM seq_1_to_%1"_s.arg(
            inForce));
    allocation::Request request = letterRequest();
    request.deadline = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    const auto outcome = allocation::Allocator(m_store->address()).allocate(request);
    COMPARE_NUMBERS(outcome, u"คคง.-สคฉ.3-030001-2568"_s);
    QCOMPARE(outcome->first().skipped.size(), inForce);
    QCOMPARE(outcome->first().skipped.last(), u"คคง.-สคฉ.3-030000-2568"_s);
}

void ScopeTest::revisesTheTypeThatIsAsked()
{
    use(demo::letter, UniquenessScope::Type);
    use(m_memo, UniquenessScope::Type);
    Allocator allocator(m_store->address());
    const QString number = numbersOf(allocator.allocate(letterRequest())).value(0);
    COMPARE_NUMBERS(allocator.allocate(memo()), number);
    const auto revised = allocator.revise(demo::project, number, u"B"_s, letterRequest());
    QVERIFY2(revised, textOf(revised).constData());
    QCOMPARE(revised->first().key.correspondenceTypeId, demo::letter);
}

void ScopeTest::crowdsOnTwoTypesShareNoNumber()
{
    constexpr int callers = 50;
    constexpr int drawsEach = 8;
    use(m_memo, UniquenessScope::Store);
    use(demo::letter, UniquenessScope::Type);
    Allocator letters(m_store->address());
    Allocator memos(m_store->address());
    std::vector<allocation::Outcome> ofLetters;
    std::thread crowd([&] { ofLetters = drawAtOnce(letters, letterRequest(), callers, drawsEach); });
    const auto ofMemos = drawAtOnce(memos, memo(), callers, drawsEach);
    crowd.join();
    for (const auto *outcomes : {&std::as_const(ofLetters), &ofMemos}) {
        for (const auto &outcome : *outcomes)
            QVERIFY2(outcome, textOf(outcome).constData());
    }
    const QStringList all = numbersOf(ofLetters) + numbersOf(ofMemos);
    QCOMPARE(all.size(), 2 * callers * drawsEach);
    QCOMPARE(QSet<QString>(all.cbegin(), all.cend()).size(), all.size());
    QCOMPARE(m_store->value(u"SELECT COUNT(*) FROM document_number_taken"_s).toInt(), int(all.size()));
}

QTEST_GUILESS_MAIN(ScopeTest)

#include "scope_test.moc"
