#include "core/allocation/drawing/draw.h"

#include "core/allocation/drawing/counter_notes.h"
#include "core/allocation/request/request_check.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/ledger/drawing_gateway.h"
#include "tests/allocation/batch_draw.h"
#include "tests/allocation/numbering_store.h"

#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::Answer;
using allocation::Answers;
using allocation::CounterNotes;
using allocation::FailureCode;
using allocation::Job;
using allocation::Jobs;
using allocation::Request;
using allocation::ValidationFault;

Q_DECLARE_METATYPE(Request)

/// One batch at a time, without the workers around it.
class DrawTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void drawsInOrder();
    void takesAlongWhoComesMeanwhile();
    void rendersEveryNumberAsIfAlone_data();
    void rendersEveryNumberAsIfAlone();
    void repeatsWhatWasServed();
    void skipsWhatIsTaken();
    void repeatsAndSkipsInOneBatch();
    void refusesAnIdThatServedAnotherCount_data();
    void refusesAnIdThatServedAnotherCount();
    void looksFirstAfterAFailedAttempt();
    void looksFirstWhileNumbersAreTaken();
    void expectsTheCounterAsItLeftIt();
    void noticesThatAnotherDrew();
    void noticesThatTheCounterWasReset();
    void noticesThatTheCounterWasRemade();
    void repeatsAndSkipsWhereItExpects();
    void usesTheTemplateOfNow_data() { whatIsKnown(); }
    void usesTheTemplateOfNow();
    void tellsThatTheCounterIsAnother_data() { whatIsKnown(); }
    void tellsThatTheCounterIsAnother();
    void refusesAProjectThatWasClosed_data() { whatIsKnown(); }
    void refusesAProjectThatWasClosed();
    void followsAProjectThatWasOpened();
    void leavesNothingOfABatchThatTheStoreRefuses();
    void tellsThatTheCounterIsMissing();

private:
    static Job job(const Request &request);
    allocation::Rulebook book();
    store::Result<Answers> draw(const Jobs &jobs, const BatchDraw &way = {});
    static QString numberIn(const Answer &answer);
    static QStringList numbersIn(const store::Result<Answers> &answers);
    static void whatIsKnown();
    void drawOneWith(CounterNotes &notes);
    int count(const QString &command);                                       ///< of the session
    int rollbacks() { return count(u"Com_rollback"_s) - m_rollbacksBefore; } ///< in this test

    std::unique_ptr<NumberingStore> m_store;
    allocation::Rulebook m_book;
    int m_rollbacksBefore = 0;
};

void DrawTest::init()
{
    NumberingStore::renew(m_store);
    m_book = book();
    m_rollbacksBefore = count(u"Com_rollback"_s);
}

Job DrawTest::job(const Request &request)
{
    Job made;
    made.request = request;
    made.documentDate = request.documentDate;
    return made;
}

allocation::Rulebook DrawTest::book()
{
    auto loaded = allocation::loadRulebook(m_store->connection());
    if (!loaded)
        qFatal("%s", qPrintable(loaded.error().detail));
    return *loaded;
}

/// The batch's counter is the one that the first job has by the book.
store::Result<Answers> DrawTest::draw(const Jobs &jobs, const BatchDraw &way)
{
    const auto checked = allocation::checkRequest(jobs.front().request, jobs.front().documentDate, m_book);
    if (!checked)
        qFatal("the first request is refused");
    if (const auto ensured = store::ensureCounter(m_store->connection(), checked->key); !ensured)
        return tl::unexpected(ensured.error());
    return drawBatch(m_store->connection(), checked->key, jobs, m_book, way);
}

QString DrawTest::numberIn(const Answer &answer)
{
    const auto *allocations = std::get_if<QList<allocation::Allocation>>(&answer);
    QStringList numbers;
    if (allocations)
        for (const allocation::Allocation &allocation : *allocations)
            numbers << allocation.number;
    return numbers.join(u' ');
}

QStringList DrawTest::numbersIn(const store::Result<Answers> &answers)
{
    QStringList numbers;
    if (!answers)
        return {answers.error().detail};
    for (const Answer &answer : *answers)
        numbers << numberIn(answer);
    return numbers;
}

int DrawTest::count(const QString &command)
{
    const auto rows = m_store->connection().readText(u"SHOW SESSION STATUS LIKE '%1'"_s.arg(command));
    return rows ? rows->first().integer("Value"_L1) : -1;
}

/// A batch must see what was changed before it, whether it looks at the counter first or not.
void DrawTest::whatIsKnown()
{
    QTest::addColumn<bool>("expects");
    QTest::newRow("nothing") << false;
    QTest::newRow("the counter") << true;
}

/// Afterwards the notes know the counter.
void DrawTest::drawOneWith(CounterNotes &notes)
{
    QCOMPARE(numbersIn(draw(letterJobs(1), {.notes = &notes})), QStringList(u"คคง.-สคฉ.3-0001-2568"_s));
}

void DrawTest::drawsInOrder()
{
    QCOMPARE(numbersIn(draw(letterJobs(3))),
             QStringList({u"คคง.-สคฉ.3-0001-2568"_s, u"คคง.-สคฉ.3-0002-2568"_s, u"คคง.-สคฉ.3-0003-2568"_s}));
    QCOMPARE(m_store->issuedNumbers(),
             QStringList({u"คคง.-สคฉ.3-0001-2568"_s, u"คคง.-สคฉ.3-0002-2568"_s, u"คคง.-สคฉ.3-0003-2568"_s}));
    QCOMPARE(m_store->lastNumbers(), 3);
    QCOMPARE(rollbacks(), 0);
}

void DrawTest::takesAlongWhoComesMeanwhile()
{
    Jobs jobs = letterJobs(1);
    const auto answers = draw(jobs, {.rowTaken = [&] { jobs.push_back(job(letterRequest())); }});
    QCOMPARE(numbersIn(answers), QStringList({u"คคง.-สคฉ.3-0001-2568"_s, u"คคง.-สคฉ.3-0002-2568"_s}));
}

void DrawTest::rendersEveryNumberAsIfAlone_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("digits grow") << u"{SEQ:1}"_s;
    QTest::newRow("padded") << u"{SEQ:3}"_s;
    QTest::newRow("digits around") << u"10{SEQ:2}01-{YEAR:A.D.}"_s;
    QTest::newRow("a mark behind") << u"e{SEQ:1}{ORIGINATOR}"_s;
    QTest::newRow("a mark before") << u"{ORIGINATOR}{SEQ:2}e"_s;
}

void DrawTest::rendersEveryNumberAsIfAlone()
{
    QFETCH(QString, text);
    m_store->alter(u"UPDATE organizations SET organization_code = '\u0301xe\u0301' WHERE id = 22"_s);
    m_store->useTemplate(demo::letter, text);
    m_book = book();
    const QStringList numbers = numbersIn(draw(letterJobs(120)));
    QCOMPARE(numbers.size(), 120);
    const auto request =
        allocation::checkRequest(letterRequest(), letterRequest().documentDate, m_book).value();
    numbering::NumberParts parts = request.parts;
    for (int i = 0; i < numbers.size(); ++i) {
        parts.sequence = i + 1;
        QCOMPARE(numbers[i], numbering::render(request.text, parts)->text());
    }
}

void DrawTest::repeatsWhatWasServed()
{
    Jobs jobs = letterJobs(2);
    const QStringList first = numbersIn(draw(jobs));
    jobs.insert(jobs.begin() + 1, job(letterRequest()));
    jobs.push_back(jobs.back());
    QCOMPARE(numbersIn(draw(jobs)), QStringList({first[0], u"คคง.-สคฉ.3-0003-2568"_s, first[1], first[1]}));
    QCOMPARE(m_store->ledgerRows(), 3);
    QCOMPARE(m_store->lastNumbers(), 3);
}

void DrawTest::skipsWhatIsTaken()
{
    m_store->change(
        u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) VALUES (2, 6, 'คคง.-สคฉ.3-0002-2568', UUID())"_s);
    const auto answers = draw(letterJobs(3));
    QCOMPARE(numbersIn(answers),
             QStringList({u"คคง.-สคฉ.3-0001-2568"_s, u"คคง.-สคฉ.3-0003-2568"_s, u"คคง.-สคฉ.3-0004-2568"_s}));
    const auto &second = std::get<QList<allocation::Allocation>>((*answers)[1]).first();
    QCOMPARE(second.skipped, QStringList(u"คคง.-สคฉ.3-0002-2568"_s));
    QCOMPARE(second.retryCount, 0);
    QCOMPARE(m_store->lastNumbers(), 4);
}

void DrawTest::repeatsAndSkipsInOneBatch()
{
    Jobs jobs = letterJobs(1);
    QVERIFY(draw(jobs));
    m_store->change(
        u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) VALUES (2, 6, 'คคง.-สคฉ.3-0002-2568', UUID())"_s);
    jobs.push_back(job(letterRequest()));
    QCOMPARE(numbersIn(draw(jobs)), QStringList({u"คคง.-สคฉ.3-0001-2568"_s, u"คคง.-สคฉ.3-0003-2568"_s}));
    QCOMPARE(m_store->ledgerRows(), 2);
}

void DrawTest::refusesAnIdThatServedAnotherCount_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    for (const auto &[first, second] : {std::pair{1, 2}, {2, 1}, {3, 1}, {1, 3}, {2, 3}, {3, 2}})
        QTest::addRow("%d, then %d", first, second) << first << second;
}

void DrawTest::refusesAnIdThatServedAnotherCount()
{
    QFETCH(int, first);
    QFETCH(int, second);
    Request request = letterRequest();
    request.count = first;
    QVERIFY(draw({job(request)}));
    request.count = second;
    const auto answers = draw({job(request), job(letterRequest())});
    QVERIFY(answers);
    const auto *failure = std::get_if<allocation::Failure>(&(*answers)[0]);
    QVERIFY(failure);
    QCOMPARE(failure->fault, ValidationFault::RequestIdReused);
    QVERIFY(!numberIn((*answers)[1]).isEmpty());
    QCOMPARE(m_store->ledgerRows(), first + 1);
    QCOMPARE(m_store->lastNumbers(), first + 1);
}

void DrawTest::looksFirstAfterAFailedAttempt()
{
    const Jobs jobs = letterJobs(1);
    const QStringList first = numbersIn(draw(jobs));
    QCOMPARE(numbersIn(draw(jobs, {.earlier = 1})), first);
    // Had it not looked, the store would have refused the id first.
    QCOMPARE(rollbacks(), 1);
    QCOMPARE(m_store->ledgerRows(), 1);
}

void DrawTest::looksFirstWhileNumbersAreTaken()
{
    m_store->change(u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, "
                    u"request_id) SELECT 2, 6, CONCAT('คคง.-สคฉ.3-000', seq, '-2568'), "
                    "UUID() FROM seq_2_to_5"_s);
    CounterNotes notes;
    const BatchDraw way{.notes = &notes};
    QCOMPARE(numbersIn(draw(letterJobs(2), way)).last(), u"คคง.-สคฉ.3-0006-2568"_s);
    // Refused once, by the routine within the transaction that had locked the counter: both roll back.
    QCOMPARE(rollbacks(), 2);
    QCOMPARE(numbersIn(draw(letterJobs(1), way)).last(), u"คคง.-สคฉ.3-0007-2568"_s);
    m_store->change(
        u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) VALUES (2, 6, 'คคง.-สคฉ.3-0009-2568', UUID())"_s);
    // The batch before met none, so that this one was not warned.
    QCOMPARE(numbersIn(draw(letterJobs(2), way)).last(), u"คคง.-สคฉ.3-0010-2568"_s);
    QCOMPARE(rollbacks(), 3);
    m_store->change(
        u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) VALUES (2, 6, 'คคง.-สคฉ.3-0011-2568', UUID())"_s);
    QCOMPARE(numbersIn(draw(letterJobs(1), way)).last(), u"คคง.-สคฉ.3-0012-2568"_s);
    QCOMPARE(rollbacks(), 3);
}

void DrawTest::expectsTheCounterAsItLeftIt()
{
    CounterNotes notes;
    drawOneWith(notes);
    const int before = count(u"Com_stmt_execute"_s);
    const int begun = count(u"Com_begin"_s);
    QCOMPARE(numbersIn(draw(letterJobs(2), {.notes = &notes})),
             QStringList({u"คคง.-สคฉ.3-0002-2568"_s, u"คคง.-สคฉ.3-0003-2568"_s}));
    // The test's look-up of the counter alone: it is neither locked nor read first.
    QCOMPARE(count(u"Com_stmt_execute"_s) - before, 1);
    QCOMPARE(numbersIn(draw(letterJobs(1), {.notes = &notes})), QStringList(u"คคง.-สคฉ.3-0004-2568"_s));
    QCOMPARE(count(u"Com_stmt_execute"_s) - before, 2);
    // One of the look-up and one of the draw.
    QCOMPARE(count(u"Com_begin"_s) - begun, 2 * 2);
    QCOMPARE(rollbacks(), 0);
    QCOMPARE(m_store->value(u"SELECT MAX(version) FROM document_number_counters"_s).toInt(), 3);
}

void DrawTest::noticesThatAnotherDrew()
{
    CounterNotes notes;
    drawOneWith(notes);
    QVERIFY(draw(letterJobs(2)));
    QCOMPARE(numbersIn(draw(letterJobs(2), {.notes = &notes})),
             QStringList({u"คคง.-สคฉ.3-0004-2568"_s, u"คคง.-สคฉ.3-0005-2568"_s}));
    QCOMPARE(rollbacks(), 1);
    // Not again at once: the other draws on.
    QVERIFY(draw(letterJobs(1)));
    QCOMPARE(numbersIn(draw(letterJobs(1), {.notes = &notes})), QStringList(u"คคง.-สคฉ.3-0007-2568"_s));
    QCOMPARE(rollbacks(), 1);
    QCOMPARE(m_store->ledgerRows(), 7);
    QCOMPARE(m_store->lastNumbers(), 7);
}

void DrawTest::noticesThatTheCounterWasReset()
{
    CounterNotes notes;
    drawOneWith(notes);
    m_store->dropGuards();
    m_store->change(u"UPDATE document_number_counters SET last_number = 40, version = version + 1, "
                    "reset_epoch = reset_epoch + 1"_s);
    QCOMPARE(numbersIn(draw(letterJobs(1), {.notes = &notes})), QStringList(u"คคง.-สคฉ.3-0041-2568"_s));
    QCOMPARE(m_store->lastNumbers(), 41);
    QCOMPARE(m_store->value(u"SELECT MAX(reset_epoch) FROM document_number_audit"_s).toInt(), 1);
}

void DrawTest::noticesThatTheCounterWasRemade()
{
    CounterNotes notes;
    drawOneWith(notes);
    m_store->change(u"TRUNCATE TABLE document_number_audit"_s);
    m_store->change(u"TRUNCATE TABLE document_number_taken"_s);
    m_store->change(u"SET foreign_key_checks = 0"_s);
    m_store->change(u"TRUNCATE TABLE document_number_counters"_s);
    m_store->change(u"SET foreign_key_checks = 1"_s);
    QCOMPARE(numbersIn(draw(letterJobs(1), {.notes = &notes})), QStringList(u"คคง.-สคฉ.3-0001-2568"_s));
    QCOMPARE(m_store->lastNumbers(), 1);
    QCOMPARE(m_store->ledgerRows(), 1);
}

void DrawTest::repeatsAndSkipsWhereItExpects()
{
    CounterNotes notes;
    Jobs jobs = letterJobs(1);
    QVERIFY(draw(jobs, {.notes = &notes}));
    m_store->change(
        u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) VALUES (2, 6, 'คคง.-สคฉ.3-0002-2568', UUID())"_s);
    jobs.push_back(job(letterRequest()));
    QCOMPARE(numbersIn(draw(jobs, {.notes = &notes})),
             QStringList({u"คคง.-สคฉ.3-0001-2568"_s, u"คคง.-สคฉ.3-0003-2568"_s}));
    QCOMPARE(rollbacks(), 1);
    QCOMPARE(m_store->ledgerRows(), 2);
    QCOMPARE(m_store->lastNumbers(), 3);
}

void DrawTest::usesTheTemplateOfNow()
{
    QFETCH(bool, expects);
    CounterNotes notes;
    if (expects)
        drawOneWith(notes);
    m_store->useTemplate(demo::letter, u"NEW-{SEQ:4}"_s);
    const auto answers = draw(letterJobs(2), {.notes = &notes});
    QCOMPARE(numbersIn(answers), expects ? QStringList({u"NEW-0002"_s, u"NEW-0003"_s})
                                         : QStringList({u"NEW-0001"_s, u"NEW-0002"_s}));
    m_book = book();
    const auto &allocation = std::get<QList<allocation::Allocation>>((*answers)[0]).first();
    QCOMPARE(allocation.templateVersion, m_book.templateInUse(demo::project, demo::letter)->version);
    QCOMPARE(m_store->lastNumbers(), expects ? 3 : 2);
}

void DrawTest::tellsThatTheCounterIsAnother()
{
    QFETCH(bool, expects);
    CounterNotes notes;
    if (expects)
        drawOneWith(notes);
    m_store->useTemplate(demo::letter, u"{SEQ:3}/{DATE:yyyyMM}"_s,
                         {.period = numbering::PeriodKind::Monthly});
    const auto answers = draw(letterJobs(2), {.notes = &notes});
    QVERIFY(answers);
    for (const Answer &answer : *answers)
        QVERIFY(std::holds_alternative<allocation::OtherCounter>(answer));
    QCOMPARE(m_store->ledgerRows(), int(expects));
    QCOMPARE(m_store->lastNumbers(), int(expects));
}

void DrawTest::refusesAProjectThatWasClosed()
{
    QFETCH(bool, expects);
    CounterNotes notes;
    if (expects)
        drawOneWith(notes);
    m_store->alter(u"UPDATE projects SET is_active = FALSE WHERE id = 2"_s);
    const auto answers = draw(letterJobs(1), {.notes = &notes});
    QVERIFY(answers);
    QCOMPARE(std::get<allocation::Failure>((*answers)[0]).fault, ValidationFault::ProjectInactive);
    QCOMPARE(m_store->ledgerRows(), int(expects));
    QCOMPARE(m_store->lastNumbers(), int(expects));
}

/// A request that names no project belongs to the only one of its sender that is active.
void DrawTest::followsAProjectThatWasOpened()
{
    m_store->alter(u"UPDATE projects SET is_active = FALSE WHERE id <> 2"_s);
    m_book = book();
    Request request = letterRequest();
    request.projectId.reset();
    QCOMPARE(numbersIn(draw({job(request)})), QStringList(u"คคง.-สคฉ.3-0001-2568"_s));
    m_store->alter(u"UPDATE projects SET is_active = TRUE"_s);
    request.requestId = QUuid::createUuid();
    const auto answers = draw({job(request)});
    QVERIFY(answers);
    QCOMPARE(std::get<allocation::Failure>((*answers)[0]).fault, ValidationFault::ProjectMustBeChosen);
}

void DrawTest::leavesNothingOfABatchThatTheStoreRefuses()
{
    Jobs jobs = letterJobs(3);
    jobs[1].request.caller.ipAddress = QString(60, u'1');
    const auto answers = draw(jobs);
    QVERIFY(!answers);
    QCOMPARE(answers.error().kind, store::ErrorKind::Refused);
    QVERIFY(!m_store->connection().isInTransaction());
    QCOMPARE(m_store->ledgerRows(), 0);
    QCOMPARE(m_store->lastNumbers(), 0);
    QCOMPARE(m_store->value(u"SELECT COUNT(*) FROM document_number_taken"_s).toInt(), 0);
    QCOMPARE(numbersIn(draw(letterJobs(1))), QStringList(u"คคง.-สคฉ.3-0001-2568"_s));
}

void DrawTest::tellsThatTheCounterIsMissing()
{
    const Jobs jobs = letterJobs(1);
    const auto key = allocation::checkRequest(jobs[0].request, jobs[0].documentDate, m_book)->key;
    const auto answers = drawBatch(m_store->connection(), key, jobs, m_book, {});
    QVERIFY(!answers);
    QCOMPARE(answers.error().kind, store::ErrorKind::NotFound);
}

QTEST_GUILESS_MAIN(DrawTest)
#include "draw_test.moc"
