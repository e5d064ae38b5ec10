#include "core/embedding/lekthi.h"
#include "tests/allocation/numbering_store.h"
#include "tests/support/private_redis.h"

#include <QTest>

#include <map>
#include <memory>
#include <thread>
#include <vector>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// What programs in other languages call, here from the same process.
class CInterfaceTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void drawsNumbers();
    void drawsOneNumberForEachRequest();
    void servesManyThreads();
    void tellsWhatIsWrongWithARequest_data();
    void tellsWhatIsWrongWithARequest();
    void forgetsAWrongValueThatWasMended();
    void refusesAddresses();
    void saysWhyThereIsNoNumber();
    void answersWhoCancels();
    void endsWithItsPatience();
    void findsIds();
    void revises();
    void bindsAndMarks();
    void sayWhatIsMissing();

private:
    std::unique_ptr<NumberingStore> m_store;
};

namespace {

template <class T, void (*release)(T *)>
struct Release
{
    void operator()(T *handle) const { release(handle); }
};
using Allocator = std::unique_ptr<lekthi_allocator, Release<lekthi_allocator, lekthi_close>>;
using Request = std::unique_ptr<lekthi_request, Release<lekthi_request, lekthi_request_free>>;
using Answer = std::unique_ptr<lekthi_answer, Release<lekthi_answer, lekthi_answer_free>>;

Allocator openStore(const store::Address &address, const char *redis = nullptr)
{
    return Allocator(lekthi_open(address.toText().toUtf8().constData(), address.password.toUtf8().constData(),
                                 redis, nullptr, 4, nullptr));
}

using Fields = std::map<const char *, QByteArray>;

Request requestWith(const Fields &fields)
{
    Request request(lekthi_request_new());
    for (const auto &[field, value] : fields)
        lekthi_request_set(request.get(), field, value);
    return request;
}

/// As letterRequest() of the other tests.
Request letter(Fields more = {})
{
    more.insert({{"project", QByteArray::number(demo::project)},
                 {"originator", QByteArray::number(demo::sender)},
                 {"recipients", QByteArray::number(demo::recipient)},
                 {"type", QByteArray::number(demo::letter)},
                 {"date", "2025-12-02"}});
    return requestWith(more);
}

Answer allocate(const Allocator &allocator, const Request &request)
{
    return Answer(lekthi_allocate(allocator.get(), request.get()));
}

QString numberOf(const Answer &answer, size_t place = 0)
{
    return QString::fromUtf8(lekthi_answer_number(answer.get(), place));
}

QString messageOf(const Answer &answer)
{
    return QString::fromUtf8(lekthi_answer_message(answer.get()));
}

} // namespace

void CInterfaceTest::init()
{
    NumberingStore::renew(m_store);
}

void CInterfaceTest::drawsNumbers()
{
    const Allocator allocator = openStore(m_store->address());
    QVERIFY(allocator);
    const Request request = letter({{"count", "2"}, {"document", "4711"}, {"user-agent", "C"}});
    const Answer answer = allocate(allocator, request);
    QVERIFY2(lekthi_answer_code(answer.get()) == LEKTHI_OK, lekthi_answer_message(answer.get()));
    QCOMPARE(lekthi_answer_count(answer.get()), size_t(2));
    QCOMPARE(numberOf(answer), u"คคง.-สคฉ.3-0001-2568"_s);
    QCOMPARE(numberOf(answer, 1), u"คคง.-สคฉ.3-0002-2568"_s);
    QCOMPARE(lekthi_answer_sequence(answer.get(), 1), int64_t(2));
    QCOMPARE(lekthi_answer_request_id(answer.get(), 0), lekthi_request_id(request.get()));
    QCOMPARE(m_store
                 ->value(u"SELECT CONCAT_WS(' ', document_id, user_agent) FROM document_number_audit "
                         "WHERE sequence_number = 1"_s)
                 .toString(),
             u"4711 C"_s);
    const auto drawnAt = QDateTime::fromString(
        QString::fromLatin1(lekthi_answer_generated_at(answer.get(), 0)), Qt::ISODateWithMs);
    QVERIFY(drawnAt.isValid());
    QCOMPARE(QByteArray(lekthi_answer_message(answer.get())), QByteArray());
    // Behind the last one.
    QCOMPARE(numberOf(answer, 2), QString());
    QCOMPARE(lekthi_answer_sequence(answer.get(), 2), int64_t(0));
}

void CInterfaceTest::drawsOneNumberForEachRequest()
{
    const QByteArray id = "11111111-2222-4333-8444-555555555555";
    for (int i = 0; i < 2; ++i) {
        const Allocator allocator = openStore(m_store->address());
        const Request request = letter({{"request-id", id}});
        QCOMPARE(QByteArray(lekthi_request_id(request.get())), id);
        QCOMPARE(numberOf(allocate(allocator, request)), u"คคง.-สคฉ.3-0001-2568"_s);
    }
    QCOMPARE(m_store->ledgerRows(), 1);
}

void CInterfaceTest::servesManyThreads()
{
    PrivateRedis redis;
    const Allocator allocator =
        openStore(m_store->address(), (u"redis-unix:"_s + redis.socket()).toUtf8().constData());
    std::vector<std::jthread> callers;
    callers.reserve(8);
    for (int i = 0; i < 8; ++i)
        callers.emplace_back([&] {
            for (int j = 0; j < 5; ++j)
                allocate(allocator, letter());
        });
    callers.clear();
    QCOMPARE(m_store->ledgerRows(), 40);
    QCOMPARE(m_store->lastNumbers(), 40);
    QStringList numbers = m_store->issuedNumbers();
    QCOMPARE(numbers.removeDuplicates(), 0);
    QCOMPARE(numbers.size(), 40);
}

void CInterfaceTest::tellsWhatIsWrongWithARequest_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("no such field") << QByteArray("colour") << QByteArray("red");
    QTest::newRow("code for an id") << QByteArray("type") << QByteArray("LETTER");
    QTest::newRow("empty id") << QByteArray("project") << QByteArray("");
    QTest::newRow("too large an id") << QByteArray("originator") << QByteArray("4294967297");
    QTest::newRow("no list of ids") << QByteArray("recipients") << QByteArray("10;11");
    QTest::newRow("no day") << QByteArray("date") << QByteArray("2025-02-30");
    QTest::newRow("no document") << QByteArray("document") << QByteArray("12a");
    QTest::newRow("no flag") << QByteArray("another") << QByteArray("yes");
    QTest::newRow("no UUID") << QByteArray("request-id") << QByteArray("7");
    QTest::newRow("no count") << QByteArray("count") << QByteArray("1.5");
    QTest::newRow("patience behind one") << QByteArray("patience-ms") << QByteArray("-1");
}

void CInterfaceTest::tellsWhatIsWrongWithARequest()
{
    QFETCH(const QByteArray, field);
    QFETCH(const QByteArray, value);
    const Request request = letter();
    QCOMPARE(lekthi_request_set(request.get(), field, value), int(LEKTHI_INVALID_ARGUMENT));
    const Answer answer = allocate(openStore(m_store->address()), request);
    QCOMPARE(lekthi_answer_code(answer.get()), int(LEKTHI_INVALID_ARGUMENT));
    QVERIFY2(messageOf(answer).contains(u'"' + QString::fromUtf8(field) + u'"'),
             lekthi_answer_message(answer.get()));
    QCOMPARE(lekthi_answer_count(answer.get()), size_t(0));
    QCOMPARE(lekthi_answer_retry_after(answer.get()), -1);
    QCOMPARE(m_store->ledgerRows(), 0);
}

void CInterfaceTest::forgetsAWrongValueThatWasMended()
{
    const Request request = letter();
    QCOMPARE(lekthi_request_set(request.get(), "count", "many"), int(LEKTHI_INVALID_ARGUMENT));
    QCOMPARE(lekthi_request_set(request.get(), "count", nullptr), int(LEKTHI_OK));
    QCOMPARE(lekthi_request_set(request.get(), "document", "x"), int(LEKTHI_INVALID_ARGUMENT));
    QCOMPARE(lekthi_request_set(request.get(), "document", "5"), int(LEKTHI_OK));
    const Answer answer = allocate(openStore(m_store->address()), request);
    QCOMPARE(lekthi_answer_count(answer.get()), size_t(1));
}

void CInterfaceTest::refusesAddresses()
{
    struct Place
    {
        const char *store;
        const char *redis;
    };
    for (const auto &[store, redis] :
         {Place{"http://server", nullptr}, Place{"", nullptr}, Place{nullptr, nullptr},
          Place{"mysql://user@server/lekthi", "memcached://server"}}) {
        lekthi_answer *problem = nullptr;
        QVERIFY(!lekthi_open(store, nullptr, redis, nullptr, 0, &problem));
        const Answer told(problem);
        QVERIFY(told);
        QCOMPARE(lekthi_answer_code(problem), int(LEKTHI_INVALID_ARGUMENT));
        QVERIFY(!messageOf(told).isEmpty());
        QVERIFY(!lekthi_open(store, nullptr, redis, nullptr, 0, nullptr));
    }
}

void CInterfaceTest::saysWhyThereIsNoNumber()
{
    const Allocator allocator = openStore(m_store->address());
    const Request nobody = letter();
    lekthi_request_set(nobody.get(), "recipients", nullptr);
    const Answer refused = allocate(allocator, nobody);
    QCOMPARE(lekthi_answer_code(refused.get()), int(LEKTHI_VALIDATION_ERROR));
    QCOMPARE(QByteArray(lekthi_answer_code_name(refused.get())), QByteArray("VALIDATION_ERROR"));
    QCOMPARE(QByteArray(lekthi_answer_fault(refused.get())), QByteArray("RECIPIENT_REQUIRED"));
    QCOMPARE(lekthi_answer_retry_after(refused.get()), -1);
    QVERIFY(QByteArray(lekthi_answer_reference(refused.get())).size() > 0);

    allocate(allocator, letter({{"document", "7"}}));
    const Answer second = allocate(allocator, letter({{"document", "7"}}));
    QCOMPARE(QByteArray(lekthi_answer_fault(second.get())), QByteArray("DOCUMENT_HAS_NUMBER"));
    QCOMPARE(QString::fromUtf8(lekthi_answer_subject(second.get())), u"คคง.-สคฉ.3-0001-2568"_s);
    const Answer another = allocate(allocator, letter({{"document", "7"}, {"another", "1"}}));
    QCOMPARE(numberOf(another), u"คคง.-สคฉ.3-0002-2568"_s);

    store::Address away = m_store->address();
    away.socket += u".away"_s;
    const Answer unreachable = allocate(openStore(away), letter({{"patience-ms", "200"}}));
    QVERIFY(lekthi_answer_code(unreachable.get()) != LEKTHI_OK);
    QVERIFY(lekthi_answer_retry_after(unreachable.get()) >= 0);
}

void CInterfaceTest::answersWhoCancels()
{
    const Allocator allocator = openStore(m_store->address());
    allocate(allocator, letter());
    m_store->holdCounter();
    const Request request = letter();
    Answer answer;
    std::jthread caller([&] { answer = allocate(allocator, request); });
    QVERIFY(m_store->somebodyWaits());
    lekthi_request_cancel(request.get());
    caller.join();
    QCOMPARE(lekthi_answer_code(answer.get()), int(LEKTHI_CANCELLED));
    QCOMPARE(lekthi_answer_may_have_been_drawn(answer.get()), 1);
    m_store->releaseCounter();
    // The number, if one was drawn all the same, is the one that the same id gives.
    const Request again = letter({{"request-id", lekthi_request_id(request.get())}});
    QCOMPARE(numberOf(allocate(allocator, again)), u"คคง.-สคฉ.3-0002-2568"_s);
    QCOMPARE(m_store->ledgerRows(), 2);
}

void CInterfaceTest::endsWithItsPatience()
{
    const Allocator allocator = openStore(m_store->address());
    allocate(allocator, letter());
    m_store->holdCounter();
    const Answer answer = allocate(allocator, letter({{"patience-ms", "50"}}));
    QCOMPARE(lekthi_answer_code(answer.get()), int(LEKTHI_LOCK_TIMEOUT));
    QVERIFY(lekthi_answer_retry_after(answer.get()) >= 0);
    m_store->releaseCounter();
}

void CInterfaceTest::findsIds()
{
    const Allocator allocator = openStore(m_store->address());
    const auto id = [&](const char *kind, const char *code) {
        return lekthi_find_id(allocator.get(), kind, code, nullptr);
    };
    QCOMPARE(id("project", "LCBP3-C2"), int64_t(demo::project));
    QCOMPARE(id("organization", "คคง."), int64_t(demo::sender));
    QCOMPARE(id("type", "LETTER"), int64_t(demo::letter));
    QCOMPARE(id("rfa-type", "RPT"), int64_t(demo::rfaReport));
    QCOMPARE(id("discipline", "TER"), int64_t(demo::disciplineTerminal));
    QVERIFY(id("sub-type", "TRANSMITTAL/21") > 0);
    QCOMPARE(id("sub-type", "LETTER/21"), int64_t(0));
    QCOMPARE(id("organization", "nobody"), int64_t(0));

    lekthi_answer *problem = nullptr;
    QCOMPARE(lekthi_find_id(allocator.get(), "colour", "red", &problem), int64_t(-1));
    QVERIFY(messageOf(Answer(problem)).contains(u"colour"_s));
    store::Address away = m_store->address();
    away.socket += u".away"_s;
    QCOMPARE(lekthi_find_id(openStore(away).get(), "type", "LETTER", &problem), int64_t(-1));
    const Answer told(problem);
    QCOMPARE(QByteArray(lekthi_answer_code_name(told.get())), QByteArray("UNREACHABLE"));
    QVERIFY(lekthi_answer_retry_after(told.get()) > 0);
}

void CInterfaceTest::revises()
{
    const Allocator allocator = openStore(m_store->address());
    const Request first = requestWith({{"originator", QByteArray::number(demo::contractor)},
                                       {"recipients", QByteArray()},
                                       {"type", QByteArray::number(demo::rfa)},
                                       {"rfa-type", QByteArray::number(demo::rfaReport)},
                                       {"discipline", QByteArray::number(demo::disciplineTerminal)},
                                       {"project", QByteArray::number(demo::project)},
                                       {"date", "2025-12-02"},
                                       {"revision", "A"}});
    lekthi_request_set(first.get(), "recipients", nullptr);
    const Answer drawn = allocate(allocator, first);
    QVERIFY2(lekthi_answer_code(drawn.get()) == LEKTHI_OK, lekthi_answer_message(drawn.get()));
    const Request next = requestWith({{"revision", "B"}});
    const Answer revised(
        lekthi_revise(allocator.get(), demo::project, lekthi_answer_number(drawn.get(), 0), next.get()));
    QVERIFY2(lekthi_answer_code(revised.get()) == LEKTHI_OK, lekthi_answer_message(revised.get()));
    QCOMPARE(numberOf(revised), numberOf(drawn).chopped(1) + u'B');
    const Answer unknown(lekthi_revise(allocator.get(), (int64_t(1) << 32) + demo::project,
                                       lekthi_answer_number(drawn.get(), 0), next.get()));
    QCOMPARE(QByteArray(lekthi_answer_code_name(unknown.get())), QByteArray("VALIDATION_ERROR"));
}

void CInterfaceTest::bindsAndMarks()
{
    const Allocator allocator = openStore(m_store->address());
    const Request request = letter();
    const Answer drawn = allocate(allocator, request);
    const char *id = lekthi_request_id(request.get());
    const Answer bound(lekthi_bind_document(allocator.get(), id, 4711, 0));
    QVERIFY2(lekthi_answer_code(bound.get()) == LEKTHI_OK, lekthi_answer_message(bound.get()));
    QCOMPARE(numberOf(bound), numberOf(drawn));
    const Answer refused(lekthi_bind_document(allocator.get(), id, 4712, 0));
    QCOMPARE(lekthi_answer_code(refused.get()), int(LEKTHI_DATABASE_ERROR));
    QVERIFY(!messageOf(refused).isEmpty());
    QCOMPARE(lekthi_answer_retry_after(refused.get()), -1);

    const Request unused = letter();
    const Answer second = allocate(allocator, unused);
    const Answer marked(
        lekthi_mark_unused(allocator.get(), lekthi_request_id(unused.get()), "Printed twice"));
    QCOMPARE(numberOf(marked), numberOf(second));
    QCOMPARE(lekthi_answer_code(Answer(lekthi_mark_unused(allocator.get(), "7", "why")).get()),
             int(LEKTHI_INVALID_ARGUMENT));
}

void CInterfaceTest::sayWhatIsMissing()
{
    const Request request = letter();
    QCOMPARE(lekthi_answer_code(Answer(lekthi_allocate(nullptr, request.get())).get()),
             int(LEKTHI_INVALID_ARGUMENT));
    const Allocator allocator = openStore(m_store->address());
    QCOMPARE(lekthi_answer_code(Answer(lekthi_allocate(allocator.get(), nullptr)).get()),
             int(LEKTHI_INVALID_ARGUMENT));
    QCOMPARE(lekthi_answer_code(Answer(lekthi_bind_document(allocator.get(), nullptr, 1, 0)).get()),
             int(LEKTHI_INVALID_ARGUMENT));
    QCOMPARE(lekthi_request_set(nullptr, "count", "1"), int(LEKTHI_INVALID_ARGUMENT));
    lekthi_close(nullptr);
    lekthi_request_free(nullptr);
    lekthi_answer_free(nullptr);
    lekthi_request_cancel(nullptr);
    QVERIFY(lekthi_version() >= 1);
}

QTEST_GUILESS_MAIN(CInterfaceTest)
#include "c_interface_test.moc"
