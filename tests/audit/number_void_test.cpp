#include "core/audit/number_story.h"
#include "core/store/ledger/document_gateway.h"
#include "core/store/ledger/drawing_gateway.h"
#include "core/store/ledger/ledger_gateway.h"
#include "core/store/ledger/taken_numbers.h"
#include "core/store/requests/void_request.h"
#include "core/store/session/denial.h"
#include "core/store/session/transaction.h"
#include "tests/audit/audited_store.h"
#include "tests/support/approving.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <barrier>
#include <thread>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::Connection;
using store::RequestState;
using test::AuditedStore;
using test::PrivateStore;

namespace {

const numbering::CounterKey key{2, 22, 10, 6, 0, 0, 0, {2040, 0}}; // as AuditedStore draws

numbering::Reason reason()
{
    return *numbering::Reason::parse(u"the letter was never written after all"_s, store::minimumForRequest);
}

QString numberOf(int sequence)
{
    return u"คคง.-สคฉ.3-%1-2583"_s.arg(sequence, 4, 10, QLatin1Char('0'));
}

template <class T>
int codeOf(const store::Result<T> &result)
{
    return result ? 0 : result.error().serverCode;
}

} // namespace

/// A single number that no document has is voided by two persons (issue of documents): it stays taken, and
/// ledger, taken numbers and admin log say the same of it.
class NumberVoidTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void isVoidedOnceAnotherPersonApproves();
    void staysTaken();
    void outlivesAResetThatReleases();
    void voidsItsRevisionsToo();
    void isRefused_data();
    void isRefused();
    void becomesStale_data();
    void becomesStale();
    void meetsABinding();
    void isForSuperAdmins();
    void findsWhatNobodyAgreedOn();
    void findsAReleasedText();

private:
    std::unique_ptr<Connection> enter(const QString &login)
    {
        return PrivateStore::instance().connect(
            PrivateStore::asPerson(m_store->connection().address(), login));
    }
    QUuid drawnAs(int place) { return QUuid::fromString(requestAt(place)); }
    QString requestAt(int place)
    {
        return m_store->root()
            .value(u"SELECT request_id FROM document_number_audit WHERE id = %1"_s.arg(
                m_store->rows().at(place - 1)))
            .toString();
    }
    store::Result<qint64> request(int place)
    {
        return store::requestVoid(
            *m_one,
            {.ledgerId = m_store->rows().at(place - 1), .requestId = requestAt(place), .reason = reason()});
    }
    void agree(int place)
    {
        const auto id = request(place);
        QVERIFY2(id, id ? "" : qPrintable(id.error().detail));
        const auto approved = test::approve(*m_two, *id);
        QVERIFY2(approved, approved ? "" : qPrintable(approved.error().detail));
    }
    RequestState stateOf(qint64 id) { return store::findRequest(*m_two, id)->state; }
    void revise(int place, const QString &number);

    std::unique_ptr<AuditedStore> m_store;
    std::unique_ptr<Connection> m_one;
    std::unique_ptr<Connection> m_two;
    std::unique_ptr<Connection> m_service;
};

void NumberVoidTest::init()
{
    m_store = std::make_unique<AuditedStore>();
    m_store->draw(4);
    m_one = enter(u"sa.one"_s);
    m_two = enter(u"sa.two"_s);
    m_service = enter(u"allocator.demo"_s);
}

void NumberVoidTest::revise(int place, const QString &number)
{
    QVERIFY(store::findDrawer(m_store->connection())); // makes an account for the administrator
    auto transaction = *store::Transaction::begin(m_store->connection());
    const store::Counter seen = *store::lockCounter(m_store->connection(), key);
    store::LedgerRow row = *store::findIssued(m_store->connection(), 2, numberOf(place));
    row.requestId = QUuid::createUuid();
    row.event = store::LedgerEvent::Revised;
    row.number = number;
    row.revision = u"B"_s;
    const auto revised = store::reviseNumber(transaction, seen, row);
    QVERIFY2(revised, revised ? "" : qPrintable(revised.error().detail));
}

void NumberVoidTest::isVoidedOnceAnotherPersonApproves()
{
    const qint64 id = *request(3);
    const store::VoidRequest asked(*store::findRequest(*m_two, id));
    QCOMPARE(asked.kind, store::requestkind::numberVoid);
    QCOMPARE(asked.subject, u"number:%1"_s.arg(m_store->rows().at(2)));
    QCOMPARE(asked.number, numberOf(3));
    QCOMPARE(asked.counterId, m_store->counterId());
    QCOMPARE(asked.key, key);
    QCOMPARE(asked.sequence, 3);
    QCOMPARE(asked.drawnBy, 5);
    QCOMPARE(asked.drawnFor, 5);
    QVERIFY(asked.drawnAt.isValid());
    QVERIFY(!asked.isUnused);
    QCOMPARE(codeOf(request(3)), store::denial::openAlready);
    QCOMPARE(codeOf(test::approve(*m_one, id)), store::denial::ownRequest);
    QVERIFY(store::findIssued(*m_two, 2, numberOf(3))->isInForce);

    const auto approved = test::approve(*m_two, id);
    QVERIFY2(approved, approved ? "" : qPrintable(approved.error().detail));
    QCOMPARE(stateOf(id), RequestState::Executed);
    QCOMPARE(codeOf(test::approve(*m_two, id)), store::denial::closed);
    QCOMPARE(m_store->rows().size(), 5);
    QVERIFY(!store::findIssued(*m_two, 2, numberOf(3))->isInForce);
    QVERIFY(!store::findByRequestIds(*m_two, {drawnAs(3)})->first().isInForce);
    QCOMPARE(m_store->findings(), QStringList());

    const audit::NumberStory story = audit::numberStories(*m_two, numberOf(3))->value(2);
    QCOMPARE(story.events.size(), 2);
    QCOMPARE(story.events.last().row.event, u"VOIDED"_s);
    QCOMPARE(audit::voidRequestIn(story.events.last().row), id);
    QCOMPARE(audit::reasonIn(story.events.last().row), reason().text());
    QVERIFY(story.events.last().isWhole);
    QVERIFY(!story.events.first().isInForce);
    QVERIFY(!story.events.last().isInForce);
    QVERIFY(audit::issuedInForce(story).isEmpty());
    QCOMPARE(m_store->root()
                 .value(u"SELECT GROUP_CONCAT(action ORDER BY seq) FROM admin_log "
                        "WHERE action LIKE 'VOID%' AND outcome = 'DONE'"_s)
                 .toString(),
             u"VOID_REQUESTED,VOID_APPROVED,VOID_EXECUTED"_s);
}

/// Whoever draws comes past the text; nobody releases or takes it.
void NumberVoidTest::staysTaken()
{
    agree(2);
    QCOMPARE(*store::takenAmong(*m_two, {2, 6}, {numberOf(1), numberOf(2), numberOf(9)}),
             (QStringList{numberOf(1), numberOf(2)}));
    const QString held = u"WHERE number = '%1'"_s.arg(numberOf(2));
    QVERIFY(!m_store->root().run(u"DELETE FROM document_number_taken "_s + held));
    QVERIFY(!m_store->root().run(u"UPDATE document_number_taken SET request_id = '%1' "_s.arg(requestAt(2)) +
                                 held));
    QCOMPARE(codeOf(store::bindDocument(*m_service, drawnAs(2), 4711)), store::denial::numberVoided);
    QCOMPARE(codeOf(store::markUnused(*m_two, drawnAs(2), u"not needed"_s)), store::denial::numberVoided);
    m_store->draw(2);
    QCOMPARE(m_store->findings(), QStringList());
}

void NumberVoidTest::outlivesAResetThatReleases()
{
    agree(3);
    m_store->reset(1, store::NumbersAbove::Void);
    QCOMPARE(*store::takenAmong(*m_two, {2, 6}, {numberOf(2), numberOf(3), numberOf(4)}),
             QStringList{numberOf(3)});
    QCOMPARE(m_store->findings(), QStringList());
    QCOMPARE(m_store->takenDifferences(), QStringList());
}

void NumberVoidTest::voidsItsRevisionsToo()
{
    revise(2, u"คคง.-สคฉ.3-0002-2583 B"_s);
    agree(2);
    QCOMPARE(m_store->rows().size(), 7);
    QCOMPARE(*store::takenAmong(*m_two, {2, 6}, {numberOf(2), u"คคง.-สคฉ.3-0002-2583 B"_s}),
             (QStringList{numberOf(2), u"คคง.-สคฉ.3-0002-2583 B"_s}));
    QCOMPARE(m_store->takenDifferences(), QStringList());
}

void NumberVoidTest::isRefused_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("code");
    QTest::newRow("of a document") << u"bound"_s << store::denial::numberOfAnother;
    QTest::newRow("voided already") << u"voided"_s << store::denial::numberVoided;
    QTest::newRow("released by a reset") << u"reset"_s << store::denial::numberVoided;
    QTest::newRow("not in the ledger") << u"unknown"_s << store::denial::unknownDraw;
    QTest::newRow("imported") << u"imported"_s << store::denial::numberImported;
    QTest::newRow("marked as unused") << u"unused"_s << 0;
}

void NumberVoidTest::isRefused()
{
    QFETCH(const QString, before);
    store::VoidWish wish{.ledgerId = m_store->rows().at(2), .requestId = requestAt(3), .reason = reason()};
    if (before == u"bound"_s)
        QVERIFY(store::bindDocument(*m_service, drawnAs(3), 4711));
    else if (before == u"voided"_s)
        agree(3);
    else if (before == u"reset"_s)
        m_store->reset(1, store::NumbersAbove::Void);
    else if (before == u"unknown"_s)
        wish.requestId = QUuid::createUuid().toString(QUuid::WithoutBraces);
    else if (before == u"unused"_s)
        QVERIFY(store::markUnused(*m_service, drawnAs(3), u"not needed"_s));
    if (before == u"imported"_s) {
        m_store->registerImport({7});
        wish.requestId = requestAt(5);
    }
    const auto refused = store::requestVoid(*m_one, wish);
    QTEST(codeOf(refused), "code");
    if (!refused)
        QVERIFY(!store::describeDenial(refused.error()).isEmpty());
}

void NumberVoidTest::becomesStale_data()
{
    QTest::addColumn<QString>("meanwhile");
    QTest::addColumn<int>("code");
    QTest::newRow("a document") << u"bound"_s << store::denial::numberOfAnother;
    QTest::newRow("a reset") << u"reset"_s << store::denial::numberVoided;
    QTest::newRow("marked as unused, which is no hindrance") << u"unused"_s << 0;
    QTest::newRow("other numbers, which are none either") << u"drawn"_s << 0;
}

void NumberVoidTest::becomesStale()
{
    QFETCH(const QString, meanwhile);
    QFETCH(const int, code);
    const qint64 id = *request(3);
    if (meanwhile == u"bound"_s)
        QVERIFY(store::bindDocument(*m_service, drawnAs(3), 4711));
    else if (meanwhile == u"reset"_s)
        m_store->reset(1, store::NumbersAbove::Void);
    else if (meanwhile == u"unused"_s)
        QVERIFY(store::markUnused(*m_service, drawnAs(3), u"not needed"_s));
    else
        m_store->draw(1);
    QCOMPARE(stateOf(id), code == 0 ? RequestState::Pending : RequestState::Stale);
    QCOMPARE(codeOf(test::approve(*m_two, id)), code);
    QCOMPARE(stateOf(id), code == 0 ? RequestState::Executed : RequestState::Stale);
    QCOMPARE(m_store->findings(), QStringList());
}

/// Of binding and voiding at the same moment one is done, the other refused.
void NumberVoidTest::meetsABinding()
{
    m_store->draw(16);
    for (int place = 1; place <= 20; ++place) {
        const qint64 id = *request(place);
        const QUuid drawn = drawnAs(place);
        int bound = 0;
        int voided = 0;
        std::barrier start(2);
        std::thread binding([&] {
            const auto service = enter(u"allocator.demo"_s);
            start.arrive_and_wait();
            bound = codeOf(store::bindDocument(*service, drawn, 4000 + place));
        });
        start.arrive_and_wait();
        voided = codeOf(test::approve(*m_two, id));
        binding.join();
        if (bound == 0)
            QCOMPARE(voided, store::denial::numberOfAnother);
        else
            QCOMPARE(std::pair(bound, voided), std::pair(int(store::denial::numberVoided), 0));
    }
    QCOMPARE(m_store->findings(), QStringList());
}

void NumberVoidTest::isForSuperAdmins()
{
    for (const QString &login : {u"pa.demo"_s, u"auditor.demo"_s, u"allocator.demo"_s}) {
        const auto refused = store::requestVoid(
            *enter(login),
            {.ledgerId = m_store->rows().at(2), .requestId = requestAt(3), .reason = reason()});
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, store::ErrorKind::NotAllowed);
    }
}

/// An administrator of the server writes the request, or its row, himself.
void NumberVoidTest::findsWhatNobodyAgreedOn()
{
    agree(3);
    m_store->unlock();
    m_store->tamper(
        u"UPDATE document_number_audit SET sequence_number = 2, generated_number = '%3' WHERE id = "
        "%1"_s.replace("%3"_L1, numberOf(2)),
        5);
    m_store->rechain();
    QCOMPARE(m_store->findings(), QStringList{u"NOT_AGREED at 5"_s});
}

void NumberVoidTest::findsAReleasedText()
{
    agree(3);
    m_store->unlock();
    m_store->tamper(u"DELETE FROM document_number_taken WHERE number = '%3'"_s.replace("%3"_L1, numberOf(3)));
    QCOMPARE(m_store->takenDifferences(), QStringList{u"untaken 5"_s});
    QVERIFY(store::holdNumbers(m_store->connection(), {m_store->rows().at(4)}));
    QCOMPARE(m_store->takenDifferences(), QStringList());
}

QTEST_GUILESS_MAIN(NumberVoidTest)
#include "number_void_test.moc"
