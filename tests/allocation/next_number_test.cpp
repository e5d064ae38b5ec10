#include "core/allocation/next_number.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/requests/reset_gateway.h"
#include "tests/allocation/numbering_store.h"
#include "tests/support/approving.h"
#include "tests/support/typed_requests.h"

#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::Allocator;
using allocation::NextNumber;
using allocation::NextNumberWish;
using store::NumbersAbove;

/// What is shown as the next number is what the next draw gives.
class NextNumberTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void isTheFirstOfAnUnusedCounter();
    void skipsWhatStaysTaken();
    void tellsWhatComesAfterAReset_data();
    void tellsWhatComesAfterAReset();
    void tellsThatADrawWouldBeRefused();
    void tellsThatTheDigitsEnd();
    void tellsAllThatFollow();
    void answersManyAtOnce();

private:
    void draw(int count);
    void reset(qint64 newNumber, NumbersAbove above);
    NextNumberWish wish(const store::TemplateSettings &settings = {});
    store::Counter counter();

    std::unique_ptr<NumberingStore> m_store;
};

namespace {

const auto letterText = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;

std::unique_ptr<store::Connection> connectAs(const store::Address &address, const QString &login)
{
    return PrivateStore::instance().connect(PrivateStore::asPerson(address, login));
}

} // namespace

void NextNumberTest::init()
{
    NumberingStore::renew(m_store);
}

void NextNumberTest::cleanup()
{
    if (QTest::currentTestFailed())
        m_store.reset();
}

void NextNumberTest::draw(int count)
{
    Allocator allocator(m_store->address());
    allocation::Request request = letterRequest();
    request.count = count;
    const auto drawn = allocator.allocate(request);
    QVERIFY2(drawn, textOf(drawn).constData());
}

void NextNumberTest::reset(qint64 newNumber, NumbersAbove above)
{
    const auto one = connectAs(m_store->address(), u"sa.one"_s);
    const auto two = connectAs(m_store->address(), u"sa.two"_s);
    const store::Counter now = counter();
    QVERIFY(store::requestReset(
        *one, {now.id, now.version, newNumber, above,
               *numbering::Reason::parse(u"ตัวนับเดินเกินไปเพราะการทดสอบระบบ"_s, store::minimumForRequest)}));
    const auto requests = test::resetRequests(*two, now.id);
    QVERIFY(requests);
    QVERIFY(test::approve(*two, requests->first().id, {}));
}

store::Counter NextNumberTest::counter()
{
    return store::findCounter(m_store->connection(), wish().key)->value_or(store::Counter());
}

NextNumberWish NextNumberTest::wish(const store::TemplateSettings &settings)
{
    NextNumberWish wish{
        .key = {}, .parts = {}, .text = *numbering::Template::parse(letterText), .settings = settings};
    wish.key.projectId = demo::project;
    wish.key.originatorOrganizationId = demo::sender;
    wish.key.recipientOrganizationId = demo::recipient;
    wish.key.correspondenceTypeId = demo::letter;
    wish.key.period = {2025, 0};
    wish.parts.originator = u"คคง."_s;
    wish.parts.recipient = u"สคฉ.3"_s;
    wish.parts.documentDate = QDate(2025, 12, 2);
    wish.parts.period = wish.key.period;
    wish.settings = settings;
    const auto found = store::findCounter(m_store->connection(), wish.key);
    wish.lastNumber = found ? found->value_or(store::Counter()).lastNumber : 0;
    return wish;
}

void NextNumberTest::isTheFirstOfAnUnusedCounter()
{
    const auto next = allocation::nextNumber(m_store->connection(), wish());
    QVERIFY(next);
    QCOMPARE(next->number.text(), u"คคง.-สคฉ.3-0001-2568"_s);
    QCOMPARE(next->sequence, qint64(1));
    QCOMPARE(next->skipped, 0);
}

void NextNumberTest::skipsWhatStaysTaken()
{
    draw(31);
    reset(20, NumbersAbove::Skip);
    const auto next = allocation::nextNumber(m_store->connection(), wish());
    QVERIFY(next);
    QCOMPARE(next->number.text(), u"คคง.-สคฉ.3-0032-2568"_s);
    QCOMPARE(next->skipped, 11);
    Allocator allocator(m_store->address());
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), next->number.text());
}

void NextNumberTest::tellsWhatComesAfterAReset_data()
{
    QTest::addColumn<bool>("isVoid");
    QTest::addColumn<qint64>("newNumber");
    QTest::newRow("SKIP changes nothing") << false << qint64(20);
    QTest::newRow("SKIP to a higher value") << false << qint64(40);
    QTest::newRow("VOID releases them") << true << qint64(20);
}

void NextNumberTest::tellsWhatComesAfterAReset()
{
    QFETCH(const bool, isVoid);
    QFETCH(const qint64, newNumber);
    draw(31);
    const auto reader = connectAs(m_store->address(), u"sa.one"_s);
    NextNumberWish after = wish();
    after.lastNumber = newNumber;
    if (isVoid)
        after.voidedCounterId = counter().id;
    const auto next = allocation::nextNumber(*reader, after);
    QVERIFY(next);
    reset(newNumber, isVoid ? NumbersAbove::Void : NumbersAbove::Skip);
    Allocator allocator(m_store->address());
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), next->number.text());
}

void NextNumberTest::tellsThatADrawWouldBeRefused()
{
    draw(3);
    reset(1, NumbersAbove::Skip);
    const auto next =
        allocation::nextNumber(m_store->connection(), wish({.taken = numbering::TakenPolicy::Fail}));
    QVERIFY(next);
    QVERIFY(next->whyNone);
    QCOMPARE(next->whyNone->code, allocation::FailureCode::NumberTaken);
    QCOMPARE(next->whyNone->subject, u"คคง.-สคฉ.3-0002-2568"_s);
    QVERIFY(next->number.text().isEmpty());
}

void NextNumberTest::tellsThatTheDigitsEnd()
{
    NextNumberWish last = wish({.overflow = numbering::OverflowPolicy::Refuse});
    last.lastNumber = 9999;
    const auto next = allocation::nextNumber(m_store->connection(), last);
    QVERIFY(next);
    QVERIFY(next->whyNone);
    QCOMPARE(next->whyNone->code, allocation::FailureCode::SequenceExhausted);
}

void NextNumberTest::tellsAllThatFollow()
{
    draw(4);
    reset(1, NumbersAbove::Skip);
    NextNumberWish asked = wish();
    asked.lastNumber = 0;
    const auto next = allocation::nextNumbers(m_store->connection(), asked, 2);
    QVERIFY(next);
    QCOMPARE(next->size(), 2);
    QCOMPARE(next->at(0).sequence, qint64(5));
    QCOMPARE(next->at(0).skipped, 4);
    QCOMPARE(next->at(1).sequence, qint64(6));
    QCOMPARE(next->at(1).skipped, 0);
    asked.lastNumber = 9997;
    asked.settings.overflow = numbering::OverflowPolicy::Refuse;
    const auto fewer = allocation::nextNumbers(m_store->connection(), asked, 5);
    QVERIFY(fewer);
    QCOMPARE(fewer->size(), 3);
    QVERIFY(fewer->constLast().whyNone);
}

void NextNumberTest::answersManyAtOnce()
{
    draw(31);
    reset(20, NumbersAbove::Skip);
    NextNumberWish unused = wish();
    unused.parts.recipient = u"กทท."_s;
    unused.key.recipientOrganizationId = 1;
    unused.lastNumber = 0;
    NextNumberWish exhausted = wish({.overflow = numbering::OverflowPolicy::Refuse});
    exhausted.lastNumber = 9999;
    const QList<NextNumberWish> wishes{unused, wish(), exhausted,
                                       wish({.scope = numbering::UniquenessScope::Store})};
    const auto each = allocation::nextNumberOfEach(m_store->connection(), wishes);
    QVERIFY(each);
    QCOMPARE(each->size(), wishes.size());
    for (qsizetype i = 0; i < wishes.size(); ++i) {
        const auto alone = allocation::nextNumber(m_store->connection(), wishes[i]);
        QVERIFY(alone);
        QCOMPARE(each->at(i).number, alone->number);
        QCOMPARE(each->at(i).skipped, alone->skipped);
        QCOMPARE(each->at(i).whyNone.has_value(), alone->whyNone.has_value());
    }
    QCOMPARE(each->at(1).sequence, qint64(32));
    QVERIFY(each->at(2).whyNone);
}

QTEST_GUILESS_MAIN(NextNumberTest)
#include "next_number_test.moc"
