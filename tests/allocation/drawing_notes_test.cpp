#include "core/allocation/drawing/counter_notes.h"
#include "core/allocation/drawing/rate_notes.h"
#include "core/store/session/denial.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using allocation::CounterNotes;
using allocation::RateNotes;
using allocation::Request;

namespace {

const numbering::CounterKey key{.projectId = 2, .correspondenceTypeId = 6};

store::Counter counterAt(qint64 number)
{
    store::Counter counter;
    counter.key = key;
    counter.lastNumber = number;
    return counter;
}

Request requestOf(int person, const QString &address = {})
{
    Request request;
    request.caller = {.userId = person, .ipAddress = address, .userAgent = {}};
    return request;
}

/// As the store refuses for the rest of a minute.
store::Error refusal(int code, int seconds)
{
    return {store::ErrorKind::Refused, code, {}, QString::number(seconds)};
}

} // namespace

/// What an allocator remembers between batches.
class DrawingNotesTest : public QObject
{
    Q_OBJECT

private slots:
    void looksAheadAfterNumbersThatWereTaken();
    void givesWhatACounterIsGoingToBeOnce();
    void expectsNothingWhereOthersDraw();
    void knowsWhichCountersExist();
    void refusesAPersonForTheRestOfTheMinute();
    void refusesAnAddressForTheRestOfTheMinute();
    void notesNothingOfWhoeverIsNotNamed();
    void forgetsWhatIsOver();
};

void DrawingNotesTest::looksAheadAfterNumbersThatWereTaken()
{
    CounterNotes notes;
    QVERIFY(!notes.areNumbersTaken(key));
    notes.noteTaken(key, true);
    QVERIFY(notes.areNumbersTaken(key));
    QVERIFY(!notes.areNumbersTaken({.projectId = 3, .correspondenceTypeId = 6}));
    notes.noteTaken(key, false);
    QVERIFY(!notes.areNumbersTaken(key));
}

void DrawingNotesTest::givesWhatACounterIsGoingToBeOnce()
{
    CounterNotes notes;
    QVERIFY(!notes.take(key));
    const store::Counter counter = counterAt(17);
    QVERIFY(notes.stands(key, counter));
    QCOMPARE(notes.take(key), std::optional(counter));
    QVERIFY(!notes.take(key));
    QVERIFY(notes.stands(key, counter));
    notes.forget(key);
    QVERIFY(!notes.take(key));
}

void DrawingNotesTest::expectsNothingWhereOthersDraw()
{
    CounterNotes notes;
    QVERIFY(notes.stands(key, counterAt(17)));
    notes.wasWrong(key);
    QVERIFY(!notes.stands(key, counterAt(17)));
    QVERIFY(!notes.take(key));
}

void DrawingNotesTest::knowsWhichCountersExist()
{
    CounterNotes notes;
    QVERIFY(!notes.exists(key));
    notes.noteExisting(key, true);
    QVERIFY(notes.exists(key));
    notes.noteExisting(key, false);
    QVERIFY(!notes.exists(key));
}

void DrawingNotesTest::refusesAPersonForTheRestOfTheMinute()
{
    RateNotes notes;
    QVERIFY(!notes.refusalOf(requestOf(7)));
    notes.note(requestOf(7), refusal(store::denial::tooManyByPerson, 40));
    const auto refused = notes.refusalOf(requestOf(7, u"192.0.2.1"_s));
    QVERIFY(refused);
    QCOMPARE(refused->code, allocation::FailureCode::RateLimited);
    QVERIFY(refused->cause.subject.toInt() > 0 && refused->cause.subject.toInt() <= 40);
    QVERIFY(!notes.refusalOf(requestOf(8)));
    QVERIFY(!notes.refusalOf(requestOf(0)));
}

void DrawingNotesTest::refusesAnAddressForTheRestOfTheMinute()
{
    RateNotes notes;
    notes.note(requestOf(7, u"192.0.2.1"_s), refusal(store::denial::tooManyFromAddress, 40));
    QVERIFY(notes.refusalOf(requestOf(8, u"192.0.2.1"_s)));
    QVERIFY(!notes.refusalOf(requestOf(7)));
    QVERIFY(!notes.refusalOf(requestOf(7, u"192.0.2.2"_s)));
    // The store looks at no address that is named without a person.
    QVERIFY(!notes.refusalOf(requestOf(0, u"192.0.2.1"_s)));
}

void DrawingNotesTest::notesNothingOfWhoeverIsNotNamed()
{
    RateNotes notes;
    notes.note(requestOf(0), refusal(store::denial::tooManyByPerson, 40));
    notes.note(requestOf(0, u"192.0.2.1"_s), refusal(store::denial::tooManyFromAddress, 40));
    notes.note(requestOf(7), refusal(store::denial::tooManyFromAddress, 40));
    notes.note(requestOf(7, u"192.0.2.1"_s), refusal(store::denial::tooManyNumbers, 40));
    for (const Request &request : {requestOf(0), requestOf(7), requestOf(7, u"192.0.2.1"_s)})
        QVERIFY(!notes.refusalOf(request));
}

void DrawingNotesTest::forgetsWhatIsOver()
{
    RateNotes notes;
    notes.note(requestOf(7), refusal(store::denial::tooManyByPerson, 0));
    QVERIFY(!notes.refusalOf(requestOf(7)));
}

QTEST_APPLESS_MAIN(DrawingNotesTest)
#include "drawing_notes_test.moc"
