#include "core/store/counter_gateway.h"
#include "core/store/reset_gateway.h"
#include "core/store/take_over_gateway.h"
#include "core/store/template_gateway.h"
#include "tests/support/fault_proxy.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <atomic>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::ErrorKind;
using store::ResetState;
using test::FaultProxy;
using test::Harm;
using test::PrivateStore;
using test::Step;

Q_DECLARE_METATYPE(Harm)

namespace {

const numbering::CounterKey letterKey{2, 22, 10, 6, 0, 0, 0, {2026, 0}};
const auto why = *numbering::Reason::parse(u"Nobody has sent these letters to anybody"_s);

} // namespace

/// A session breaks while somebody changes something: what the store did counts as done, what it did not as
/// not.
class LostAnswerTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void tellsWhatBecameOfARequest_data();
    void tellsWhatBecameOfARequest();
    void tellsWhatBecameOfARejection_data();
    void tellsWhatBecameOfARejection();
    void tellsWhatBecameOfATemplate_data();
    void tellsWhatBecameOfATemplate();
    void tellsWhatBecameOfATakeOver_data();
    void tellsWhatBecameOfATakeOver();
    void tellsWhatBecameOfAnApprovedTakeOver_data();
    void tellsWhatBecameOfAnApprovedTakeOver();
    void tellsWhatBecameOfAWithdrawnTakeOver_data();
    void tellsWhatBecameOfAWithdrawnTakeOver();

private:
    void addHarms();
    /// A session of that person whose calls are counted, and harmed at m_harmAt.
    std::unique_ptr<store::Connection> enter(const QString &login);
    store::Result<void> request(store::Connection &connection);
    /// The next call is the one that is harmed, if any.
    store::Result<qint64> requestTakeOver(store::Connection &connection);

    store::Address m_address;
    std::unique_ptr<FaultProxy> m_proxy;
    std::atomic<int> m_calls = 0;
    std::atomic<int> m_harmAt = 0;
    std::atomic<Harm> m_harm = Harm::None;
};

void LostAnswerTest::init()
{
    m_address = PrivateStore::instance().demoStore();
    m_harmAt = 0;
    m_harm = Harm::None;
    m_proxy = std::make_unique<FaultProxy>(m_address.socket, [this](Step step) {
        return step == Step::Commit && ++m_calls == m_harmAt ? m_harm.load() : Harm::None;
    });
}

void LostAnswerTest::cleanup()
{
    m_proxy.reset();
}

void LostAnswerTest::addHarms()
{
    QTest::addColumn<Harm>("harm");
    QTest::addColumn<bool>("isDone");
    QTest::newRow("before the call") << Harm::CutBefore << false;
    QTest::newRow("behind the call") << Harm::CutAfter << true;
    QTest::newRow("inside the answer") << Harm::CutInsideAnswer << true;
}

std::unique_ptr<store::Connection> LostAnswerTest::enter(const QString &login)
{
    store::Address through = PrivateStore::asPerson(m_address, login);
    through.socket = m_proxy->socket();
    return store::Connection::open(through).value_or(nullptr);
}

store::Result<void> LostAnswerTest::request(store::Connection &connection)
{
    const auto counter = store::findCounter(connection, letterKey);
    const store::ResetWish wish{(*counter)->id, (*counter)->version, 114, store::NumbersAbove::Skip, why};
    m_harmAt = m_calls + 1;
    return store::requestReset(connection, wish);
}

void LostAnswerTest::tellsWhatBecameOfARequest_data()
{
    addHarms();
}

void LostAnswerTest::tellsWhatBecameOfARequest()
{
    QFETCH(const Harm, harm);
    const auto one = enter(u"sa.one"_s);
    QVERIFY(one);
    m_harm = harm;
    const auto requested = request(*one);
    QTEST(requested.has_value(), "isDone");
    if (!requested)
        QCOMPARE(requested.error().kind, ErrorKind::Unreachable);
    QTEST(!store::resetRequests(*one)->isEmpty(), "isDone");
}

void LostAnswerTest::tellsWhatBecameOfARejection_data()
{
    addHarms();
}

void LostAnswerTest::tellsWhatBecameOfARejection()
{
    QFETCH(const Harm, harm);
    QVERIFY(request(*enter(u"sa.one"_s)));
    const auto two = enter(u"sa.two"_s);
    const qint64 id = store::resetRequests(*two)->first().id;
    m_harm = harm;
    m_harmAt = m_calls + 1;
    const auto rejected = store::rejectReset(*two, id, why);
    QTEST(rejected.has_value(), "isDone");
    QTEST(store::findResetRequest(*two, id)->state == ResetState::Rejected, "isDone");
}

void LostAnswerTest::tellsWhatBecameOfATemplate_data()
{
    addHarms();
}

void LostAnswerTest::tellsWhatBecameOfATemplate()
{
    QFETCH(const Harm, harm);
    QFETCH(const bool, isDone);
    const auto person = enter(u"pa.demo"_s);
    const auto save = [&](const QString &text) {
        const auto stored = store::findTemplate(*person, 2, 6);
        return store::saveTemplate(
            *person, {2, 6, stored->version, *numbering::Template::parse(text), stored->settings, why});
    };
    const int before = m_calls;
    QVERIFY(save(u"{PROJECT}-{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s));
    const int calls = m_calls - before;
    const int version = store::findTemplate(*person, 2, 6)->version;
    m_harm = harm;
    m_harmAt = m_calls + calls - 1; // what was saved is read behind it
    const auto saved = save(u"{PROJECT}-{ORIGINATOR}-{RECIPIENT}-{SEQ:5}-{YEAR:B.E.}"_s);
    QVERIFY2(m_proxy->count(Step::Commit, harm) == 1, "the proxy had its turn");
    QCOMPARE(saved.has_value(), isDone);
    QCOMPARE(store::findTemplate(*person, 2, 6)->version, version + (isDone ? 1 : 0));
}

store::Result<qint64> LostAnswerTest::requestTakeOver(store::Connection &connection)
{
    const auto counter = store::findCounter(connection, letterKey);
    const auto stored = store::findTemplate(connection, 2, 6);
    const store::TakeOverWish wish{
        .projectId = 2,
        .typeId = 6,
        .templateVersion = stored->version,
        .facts = {.fileName = u"register.csv"_s, .fileDigest = QByteArray(32, 'x'), .lines = 1},
        .counters = {{letterKey, (*counter)->lastNumber, (*counter)->version}},
        .numbers = {{0, 2, 120, u"คคง.-สคฉ.3-0120-2569"_s, {}}},
        .reason = *numbering::Reason::parse(why.text(), store::minimumForReset)};
    m_harmAt = m_calls + 1;
    return store::requestTakeOver(connection, wish);
}

void LostAnswerTest::tellsWhatBecameOfATakeOver_data()
{
    addHarms();
}

void LostAnswerTest::tellsWhatBecameOfATakeOver()
{
    QFETCH(const Harm, harm);
    const auto one = enter(u"sa.one"_s);
    m_harm = harm;
    const auto requested = requestTakeOver(*one);
    QTEST(requested.has_value(), "isDone");
    const auto open = store::takeOverRequestPage(*one, 0, 10);
    QTEST(!open->isEmpty(), "isDone");
    if (requested)
        QCOMPARE(*requested, open->first().id);
    else
        QCOMPARE(requested.error().kind, ErrorKind::Unreachable);
}

void LostAnswerTest::tellsWhatBecameOfAnApprovedTakeOver_data()
{
    addHarms();
}

void LostAnswerTest::tellsWhatBecameOfAnApprovedTakeOver()
{
    QFETCH(const Harm, harm);
    QFETCH(const bool, isDone);
    const qint64 id = *requestTakeOver(*enter(u"sa.one"_s));
    const auto two = enter(u"sa.two"_s);
    const auto content = store::takeOverContent(*two, *store::findTakeOver(*two, id));
    m_harm = harm;
    m_harmAt = m_calls + 1;
    const auto approved =
        store::approveTakeOver(*two, id, content->planDigest, u"compared with the paper register"_s);
    QCOMPARE(approved.has_value(), isDone);
    QCOMPARE(store::findTakeOver(*two, id)->state, isDone ? ResetState::Executed : ResetState::Pending);
    QCOMPARE((*store::findCounter(*two, letterKey))->lastNumber == 120, isDone);
}

void LostAnswerTest::tellsWhatBecameOfAWithdrawnTakeOver_data()
{
    addHarms();
}

void LostAnswerTest::tellsWhatBecameOfAWithdrawnTakeOver()
{
    QFETCH(const Harm, harm);
    QFETCH(const bool, isDone);
    const auto one = enter(u"sa.one"_s);
    const qint64 id = *requestTakeOver(*one);
    m_harm = harm;
    m_harmAt = m_calls + 1;
    QCOMPARE(store::withdrawTakeOver(*one, id, {}).has_value(), isDone);
    QCOMPARE(store::findTakeOver(*one, id)->state, isDone ? ResetState::Withdrawn : ResetState::Pending);
}

QTEST_GUILESS_MAIN(LostAnswerTest)
#include "lost_answer_test.moc"
