#include "core/allocation/drawing/draw_several.h"

#include "core/allocation/drawing/counter_notes.h"
#include "core/allocation/drawing/mariadb_store.h"
#include "core/allocation/request/request_check.h"
#include "core/audit/ledger_verifier.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/ledger/drawing_gateway.h"
#include "tests/allocation/batch_draw.h"
#include "tests/allocation/numbering_store.h"
#include "tests/store/raw_session.h"

#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::Answer;
using allocation::Answers;
using allocation::Job;
using allocation::KeyBatch;
using allocation::Request;

/// Requests of several counters in one transaction, without the workers around it.
class DrawSeveralTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void givesEachCounterItsNumbers();
    void writesOfEachCounterWhatIsItsOwn();
    void leavesACounterThatNobodyHasSeen();
    void leavesOutWhatIsLocked();
    void leavesOutWhatNeedsALook_data();
    void leavesOutWhatNeedsALook();
    void numbersADocumentOnce();
    void drawsNothingWhereANumberIsInForce();
    void drawsNothingByOldRules();
    void followsWhoeverDrewMeanwhile();
    void readsNoMoreOfALongChain_data();
    void readsNoMoreOfALongChain();

private:
    using Outcome = store::Result<std::vector<std::optional<Answers>>>;

    /// From the demo sender of the years 2025, 2026, ...: a counter each.
    KeyBatch batch(int year, int requests = 1, const QString &type = u"LETTER"_s);
    Outcome draw(const std::vector<KeyBatch> &batches);
    void know(int year, const QString &type = u"LETTER"_s);
    /// Rows that the server has read for this session so far, those included that it passed over.
    qint64 rowsRead();
    static QStringList numbersIn(const std::optional<Answers> &answers);
    /// "2025: 0001 0002, 2026: -": what each batch got.
    static QString told(const Outcome &outcome);

    std::unique_ptr<NumberingStore> m_store;
    allocation::Rulebook m_book;
    std::unique_ptr<allocation::CounterNotes> m_notes;
};

void DrawSeveralTest::init()
{
    NumberingStore::renew(m_store);
    auto loaded = allocation::loadRulebook(m_store->connection());
    QVERIFY(loaded);
    m_book = *loaded;
    m_notes = std::make_unique<allocation::CounterNotes>();
}

KeyBatch DrawSeveralTest::batch(int year, int requests, const QString &type)
{
    KeyBatch made;
    for (int i = 0; i < requests; ++i) {
        Job job;
        job.request = letterRequest(QDate(year, 5, 1));
        job.request.correspondenceTypeId = m_store->typeId(type);
        job.documentDate = job.request.documentDate;
        made.jobs.push_back(std::move(job));
    }
    const Job &first = made.jobs.front();
    made.key = allocation::checkRequest(first.request, first.documentDate, m_book)->key;
    return made;
}

DrawSeveralTest::Outcome DrawSeveralTest::draw(const std::vector<KeyBatch> &batches)
{
    const auto drawer = store::findDrawer(m_store->connection());
    if (!drawer)
        return tl::unexpected(drawer.error());
    allocation::MariaDbStore store(m_store->connection());
    return allocation::drawSeveral(store, batches, m_book, {.drawer = *drawer}, *m_notes);
}

/// Draws one number of the year by itself.
void DrawSeveralTest::know(int year, const QString &type)
{
    const KeyBatch first = batch(year, 1, type);
    QVERIFY(store::ensureCounter(m_store->connection(), first.key));
    QVERIFY(drawBatch(m_store->connection(), first.key, first.jobs, m_book, {.notes = m_notes.get()}));
}

QStringList DrawSeveralTest::numbersIn(const std::optional<Answers> &answers)
{
    QStringList numbers;
    for (const Answer &answer : answers.value_or(Answers()))
        if (const auto *allocations = std::get_if<QList<allocation::Allocation>>(&answer))
            for (const allocation::Allocation &allocation : *allocations)
                numbers << allocation.number;
    return numbers;
}

QString DrawSeveralTest::told(const Outcome &outcome)
{
    if (!outcome)
        return outcome.error().detail;
    QStringList all;
    for (const auto &answers : *outcome)
        all << (answers ? numbersIn(answers).join(u' ') : u"alone"_s);
    return all.join(", "_L1);
}

qint64 DrawSeveralTest::rowsRead()
{
    const auto rows = m_store->connection().readText(
        u"SHOW SESSION STATUS WHERE Variable_name LIKE 'Handler_read%' OR Variable_name = "
        "'Handler_icp_attempts'"_s);
    qint64 sum = 0;
    for (const auto &row : rows.value())
        sum += row.integer("Value"_L1);
    return sum;
}

void DrawSeveralTest::givesEachCounterItsNumbers()
{
    know(2025);
    know(2026);
    QCOMPARE(told(draw({batch(2025, 3), batch(2026)})),
             u"คคง.-สคฉ.3-0002-2568 คคง.-สคฉ.3-0003-2568 คคง.-สคฉ.3-0004-2568, คคง.-สคฉ.3-0002-2569"_s);
    // Of one transaction: one moment.
    QCOMPARE(m_store
                 ->value(u"SELECT COUNT(DISTINCT created_at) FROM document_number_audit "
                         "WHERE sequence_number > 1"_s)
                 .toInt(),
             1);
    QCOMPARE(told(draw({batch(2026), batch(2025)})), u"คคง.-สคฉ.3-0003-2569, คคง.-สคฉ.3-0005-2568"_s);
    QCOMPARE(m_store->ledgerRows(), 8);
    QCOMPARE(m_store->lastNumbers(), 8);
}

/// Key, template and its version are made once for the rows of a counter.
void DrawSeveralTest::writesOfEachCounterWhatIsItsOwn()
{
    m_store->useTemplate(demo::letter, u"จดหมาย {ORIGINATOR}/{RECIPIENT}/{SEQ:4}/{YEAR:B.E.}"_s);
    m_book = *allocation::loadRulebook(m_store->connection());
    for (const QString &type : {u"LETTER"_s, u"RFI"_s})
        for (const int year : {2025, 2026})
            know(year, type);
    QVERIFY(draw({batch(2025, 3), batch(2025, 2, u"RFI"_s), batch(2026, 2), batch(2026, 1, u"RFI"_s)}));
    QCOMPARE(m_store->ledgerRows(), 12);
    QCOMPARE(
        m_store
            ->value(u"SELECT COUNT(*) FROM document_number_audit AS audit "
                    "JOIN document_number_counters AS counters ON counters.id = audit.counter_id "
                    "LEFT JOIN document_number_configs AS own ON own.project_id = counters.project_id "
                    "AND own.type_slot = counters.correspondence_type_id "
                    "LEFT JOIN document_number_configs AS common ON common.project_id = counters.project_id "
                    "AND common.type_slot = 0 "
                    "WHERE audit.template_used = COALESCE(own.template, common.template) "
                    "AND audit.template_version = COALESCE(own.version, common.version) "
                    "AND JSON_VALUE(audit.counter_key, '$.year') = counters.current_year "
                    "AND JSON_VALUE(audit.counter_key, '$.correspondenceTypeId') = "
                    "counters.correspondence_type_id"_s)
            .toInt(),
        12);
    QCOMPARE(m_store->value(u"SELECT COUNT(DISTINCT template_used) FROM document_number_audit"_s).toInt(), 2);
    const auto verified = audit::verifyLedger(m_store->connection());
    QVERIFY(verified);
    QVERIFY(verified->isIntact());
}

void DrawSeveralTest::leavesACounterThatNobodyHasSeen()
{
    know(2025);
    QCOMPARE(told(draw({batch(2025), batch(2027)})), u"คคง.-สคฉ.3-0002-2568, alone"_s);
    QCOMPARE(m_store->ledgerRows(), 2);
}

void DrawSeveralTest::leavesOutWhatIsLocked()
{
    know(2025);
    know(2026);
    RawSession other(m_store->address());
    QVERIFY(other.run(u"START TRANSACTION"_s));
    const int held =
        m_store->value(u"SELECT id FROM document_number_counters WHERE current_year = 2025"_s).toInt();
    QVERIFY(other.run(u"SELECT id FROM document_number_counters WHERE id = %1 FOR UPDATE"_s.arg(held)));
    QCOMPARE(told(draw({batch(2025), batch(2026)})), u"alone, คคง.-สคฉ.3-0002-2569"_s);
    QVERIFY(other.run(u"ROLLBACK"_s));
    QCOMPARE(told(draw({batch(2025), batch(2026)})), u"คคง.-สคฉ.3-0002-2568, คคง.-สคฉ.3-0003-2569"_s);
}

void DrawSeveralTest::leavesOutWhatNeedsALook_data()
{
    QTest::addColumn<QString>("what");
    for (const QString &what : {u"refused"_s, u"of another counter"_s, u"at the end of its digits"_s})
        QTest::newRow(qPrintable(what)) << what;
}

void DrawSeveralTest::leavesOutWhatNeedsALook()
{
    QFETCH(QString, what);
    m_store->useTemplate(demo::letter, u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s,
                         {.overflow = numbering::OverflowPolicy::Refuse});
    m_book = *allocation::loadRulebook(m_store->connection());
    know(2025);
    know(2026);
    KeyBatch strange = batch(2025, 2);
    if (what == u"refused")
        strange.jobs[1].request.correspondenceTypeId = 4711;
    else if (what == u"of another counter")
        strange.jobs[1].documentDate = QDate(2026, 1, 1);
    else
        m_store->change(u"UPDATE document_number_counters SET last_number = 9998, version = version + 1 "
                        "WHERE current_year = 2025"_s);
    QCOMPARE(told(draw({strange, batch(2026)})), u"alone, คคง.-สคฉ.3-0002-2569"_s);
}

void DrawSeveralTest::numbersADocumentOnce()
{
    know(2025);
    know(2026);
    KeyBatch first = batch(2025);
    first.jobs[0].request.documentId = 7;
    KeyBatch second = batch(2026);
    second.jobs[0].request.documentId = 7;
    QCOMPARE(told(draw({first, second})), u"คคง.-สคฉ.3-0002-2568, alone"_s);
    QVERIFY(!draw({second, batch(2025)}));
    QCOMPARE(m_store->value(u"SELECT COUNT(*) FROM document_number_audit WHERE document_id = 7"_s).toInt(),
             1);
    QCOMPARE(m_store->ledgerRows(), 3);
}

void DrawSeveralTest::drawsNothingWhereANumberIsInForce()
{
    know(2025);
    know(2026);
    m_store->change(
        u"INSERT INTO document_number_taken (number, project_id, correspondence_type_id, request_id) "
        "VALUES ('คคง.-สคฉ.3-0002-2568', 2, 6, UUID())"_s);
    const auto outcome = draw({batch(2025), batch(2026)});
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().kind, store::ErrorKind::Duplicate);
    QCOMPARE(m_store->ledgerRows(), 2);
    QCOMPARE(m_store->lastNumbers(), 2);
    QCOMPARE(told(draw({batch(2026)})), u"คคง.-สคฉ.3-0002-2569"_s);
}

void DrawSeveralTest::drawsNothingByOldRules()
{
    know(2025);
    know(2026);
    m_store->useTemplate(demo::letter, u"{ORIGINATOR}/{RECIPIENT}/{SEQ:4}/{YEAR:B.E.}"_s);
    const auto outcome = draw({batch(2025), batch(2026)});
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().kind, store::ErrorKind::Conflict);
    QCOMPARE(m_store->ledgerRows(), 2);
}

/// Once somebody else was seen, every counter is looked at.
void DrawSeveralTest::followsWhoeverDrewMeanwhile()
{
    know(2025);
    know(2026);
    const KeyBatch other = batch(2025, 2);
    QVERIFY(drawBatch(m_store->connection(), other.key, other.jobs, m_book, {}));
    QCOMPARE(told(draw({batch(2025), batch(2026)})), u"alone, คคง.-สคฉ.3-0002-2569"_s);
    QVERIFY(m_notes->areShared());
    for (const int last : {4, 7}) {
        QCOMPARE(told(draw({batch(2025), batch(2026)})),
                 u"คคง.-สคฉ.3-000%1-2568, คคง.-สคฉ.3-000%2-2569"_s.arg(last).arg(last == 4 ? 3 : 4));
        QVERIFY(drawBatch(m_store->connection(), other.key, batch(2025, 2).jobs, m_book, {}));
    }
}

void DrawSeveralTest::readsNoMoreOfALongChain_data()
{
    QTest::addColumn<bool>("together");
    QTest::newRow("several counters") << true;
    QTest::newRow("one counter") << false;
}

/// The two hundred thousandth number of a counter costs what the second did.
void DrawSeveralTest::readsNoMoreOfALongChain()
{
    QFETCH(const bool, together);
    constexpr int many = 400;
    constexpr int leeway = 60;
    const auto drawTwo = [&] {
        const KeyBatch two = batch(2025, 2);
        const qint64 before = rowsRead();
        if (together)
            [&] { QVERIFY(!told(draw({two})).isEmpty()); }();
        else
            [&] {
                QVERIFY(
                    drawBatch(m_store->connection(), two.key, two.jobs, m_book, {.notes = m_notes.get()}));
            }();
        return rowsRead() - before;
    };
    know(2025);
    drawTwo();
    const qint64 ofAShortChain = drawTwo();
    const KeyBatch others = batch(2025, many);
    QVERIFY(drawBatch(m_store->connection(), others.key, others.jobs, m_book, {.notes = m_notes.get()}));
    const qint64 ofALongOne = drawTwo();
    QCOMPARE(m_store->ledgerRows(), 1 + 3 * 2 + many);
    QVERIFY2(ofALongOne < ofAShortChain + leeway,
             qPrintable(u"%1 rows, then %2"_s.arg(ofAShortChain).arg(ofALongOne)));
}

QTEST_GUILESS_MAIN(DrawSeveralTest)
#include "draw_several_test.moc"
