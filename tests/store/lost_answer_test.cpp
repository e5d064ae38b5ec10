#include "core/store/counters/counter_gateway.h"
#include "core/store/requests/register_import_gateway.h"
#include "core/store/requests/reset_gateway.h"
#include "core/store/templates/template_gateway.h"
#include "tests/support/demo_letters.h"
#include "tests/support/fault_proxy.h"
#include "tests/support/private_store.h"
#include "tests/support/typed_requests.h"

#include <QTest>

#include <atomic>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::ErrorKind;
using store::RequestState;
using test::FaultProxy;
using test::Harm;
using test::letterKey;
using test::PrivateStore;
using test::Step;

Q_DECLARE_METATYPE(Harm)

namespace {

const auto why = *numbering::Reason::parse(u"Nobody has sent these letters to anybody"_s);

} // namespace

/// A session breaks while somebody changes something: what the store did counts as done, what it did not as
/// not.
class LostAnswerTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data();
    void init();
    void cleanup();
    void tellsWhatBecameOfARequest();
    void tellsWhatBecameOfARejection();
    void tellsWhatBecameOfATemplate();
    void tellsWhatBecameOfARegisterImport();
    void tellsWhatBecameOfAnApprovedRegisterImport();
    void tellsWhatBecameOfAWithdrawnRegisterImport();

private:
    /// A session of that person whose calls are counted, and harmed at m_harmAt.
    std::unique_ptr<store::Connection> enter(const QString &login);
    store::Result<void> request(store::Connection &connection);
    /// The next call is the one that is harmed, if any.
    store::Result<qint64> requestRegisterImport(store::Connection &connection);

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

/// For every test.
void LostAnswerTest::initTestCase_data()
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
    return store::requestReset(connection, wish).map([](qint64) {});
}

void LostAnswerTest::tellsWhatBecameOfARequest()
{
    QFETCH_GLOBAL(const Harm, harm);
    QFETCH_GLOBAL(const bool, isDone);
    const auto one = enter(u"sa.one"_s);
    QVERIFY(one);
    m_harm = harm;
    const auto requested = request(*one);
    QCOMPARE(requested.has_value(), isDone);
    if (!requested)
        QCOMPARE(requested.error().kind, ErrorKind::Unreachable);
    QCOMPARE(!test::resetRequests(*one)->isEmpty(), isDone);
}

void LostAnswerTest::tellsWhatBecameOfARejection()
{
    QFETCH_GLOBAL(const Harm, harm);
    QFETCH_GLOBAL(const bool, isDone);
    QVERIFY(request(*enter(u"sa.one"_s)));
    const auto two = enter(u"sa.two"_s);
    const qint64 id = test::resetRequests(*two)->first().id;
    m_harm = harm;
    m_harmAt = m_calls + 1;
    const auto rejected = store::rejectRequest(*two, id, why);
    QCOMPARE(rejected.has_value(), isDone);
    QCOMPARE(test::findResetRequest(*two, id)->state == RequestState::Rejected, isDone);
}

void LostAnswerTest::tellsWhatBecameOfATemplate()
{
    QFETCH_GLOBAL(const Harm, harm);
    QFETCH_GLOBAL(const bool, isDone);
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

store::Result<qint64> LostAnswerTest::requestRegisterImport(store::Connection &connection)
{
    const auto counter = store::findCounter(connection, letterKey);
    const auto stored = store::findTemplate(connection, 2, 6);
    const store::RegisterImportWish wish{
        .projectId = 2,
        .typeId = 6,
        .templateVersion = stored->version,
        .facts = {.fileName = u"register.csv"_s, .fileDigest = QByteArray(32, 'x'), .lines = 1},
        .counters = {{letterKey, (*counter)->lastNumber, (*counter)->version}},
        .numbers = {{0, 2, 120, test::inDemoYear(u"คคง.-สคฉ.3-0120-2569"_s), {}}},
        .reason = *numbering::Reason::parse(why.text(), store::minimumForRequest)};
    m_harmAt = m_calls + 1;
    return store::requestRegisterImport(connection, wish);
}

void LostAnswerTest::tellsWhatBecameOfARegisterImport()
{
    QFETCH_GLOBAL(const Harm, harm);
    QFETCH_GLOBAL(const bool, isDone);
    const auto one = enter(u"sa.one"_s);
    m_harm = harm;
    const auto requested = requestRegisterImport(*one);
    QCOMPARE(requested.has_value(), isDone);
    const auto open = test::registerImportRequestPage(*one, 0, 10);
    QCOMPARE(!open->isEmpty(), isDone);
    if (requested)
        QCOMPARE(*requested, open->first().id);
    else
        QCOMPARE(requested.error().kind, ErrorKind::Unreachable);
}

void LostAnswerTest::tellsWhatBecameOfAnApprovedRegisterImport()
{
    QFETCH_GLOBAL(const Harm, harm);
    QFETCH_GLOBAL(const bool, isDone);
    const qint64 id = *requestRegisterImport(*enter(u"sa.one"_s));
    const auto two = enter(u"sa.two"_s);
    const auto content = store::registerImportContent(*two, *store::findRegisterImport(*two, id));
    m_harm = harm;
    m_harmAt = m_calls + 1;
    const auto approved =
        store::approveRequest(*two, id, content->planDigest, u"compared with the paper register"_s);
    QCOMPARE(approved.has_value(), isDone);
    QCOMPARE(store::findRegisterImport(*two, id)->state,
             isDone ? RequestState::Executed : RequestState::Pending);
    QCOMPARE((*store::findCounter(*two, letterKey))->lastNumber == 120, isDone);
}

void LostAnswerTest::tellsWhatBecameOfAWithdrawnRegisterImport()
{
    QFETCH_GLOBAL(const Harm, harm);
    QFETCH_GLOBAL(const bool, isDone);
    const auto one = enter(u"sa.one"_s);
    const qint64 id = *requestRegisterImport(*one);
    m_harm = harm;
    m_harmAt = m_calls + 1;
    QCOMPARE(store::withdrawRequest(*one, id, {}).has_value(), isDone);
    QCOMPARE(store::findRegisterImport(*one, id)->state,
             isDone ? RequestState::Withdrawn : RequestState::Pending);
}

QTEST_GUILESS_MAIN(LostAnswerTest)
#include "lost_answer_test.moc"
