#include "tests/allocation/numbering_store.h"

#include "core/allocation/allocator.h"
#include "core/numbering/period.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/ledger/ledger_gateway.h"
#include "core/store/log/error_gateway.h"
#include "core/store/reference/reference_data.h"

#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::Allocator;
using allocation::FailureCode;
using allocation::Request;
using allocation::ValidationFault;
using numbering::PeriodKind;

class AllocatorTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { NumberingStore::renew(m_store); }

    void numbersAsInTheRequirements();
    void countsEachTypeApart();
    void decidesTheYearByTheDocumentsDate();
    void decidesTheDateInBangkok();
    void datesAnOpenRequestToday();
    void startsAgainWithEachPeriod_data();
    void startsAgainWithEachPeriod();
    void widensBeyondItsDigits();
    void refusesBeyondItsDigits();
    void passesOverNumbersInUse();
    void passesOverThousandsOfNumbers();
    void keepsNumbersApartInTheWholeStore();
    void refusesANumberInUse();
    void drawsConsecutiveNumbers_data();
    void drawsConsecutiveNumbers();
    void usesASavedTemplateAtOnce();
    void followsAChangedPeriodAtOnce();
    void refusesAProjectThatWasJustClosed();
    void refusesWhatWasJustClosed_data();
    void refusesWhatWasJustClosed();
    void acceptsWhatWasJustAdded();
    void writesWhoAndHowIntoTheLedger();
    void keepsWhatCanBeSeenOfTheProgram();
    void recordsEachFailure();
    void finishesWhatWasSubmitted();

private:
    std::unique_ptr<NumberingStore> m_store;
};

namespace {

constexpr auto yearlyTemplate = "{SEQ:4}/{YEAR:A.D.}";

std::optional<int> subTypeId(store::Connection &connection, const QString &number)
{
    const auto data = store::loadReferenceData(connection);
    const store::CodedItem *item = store::itemByCode(data->subTypes, number);
    return item ? std::optional(item->id) : std::nullopt;
}

} // namespace

void AllocatorTest::numbersAsInTheRequirements()
{
    Allocator allocator(m_store->address());
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), u"คคง.-สคฉ.3-0001-2568"_s);
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), u"คคง.-สคฉ.3-0002-2568"_s);
    COMPARE_NUMBERS(allocator.allocate(rfaRequest()), u"LCBP3-C2-RFA-TER-RPT-0001-A"_s);

    Request transmittal = letterRequest();
    transmittal.correspondenceTypeId = m_store->typeId(u"TRANSMITTAL"_s);
    transmittal.subTypeId = subTypeId(m_store->connection(), u"21"_s);
    transmittal.count = 116;
    QCOMPARE(numbersOf(allocator.allocate(transmittal)).first(), u"คคง.-สคฉ.3-21-0001-2568"_s);
    transmittal.count = 1;
    transmittal.requestId = QUuid::createUuid();
    COMPARE_NUMBERS(allocator.allocate(transmittal), u"คคง.-สคฉ.3-21-0117-2568"_s);
}

void AllocatorTest::countsEachTypeApart()
{
    Allocator allocator(m_store->address());
    for (const QString &code : {u"LETTER"_s, u"MEMO"_s, u"RFI"_s}) {
        Request request = letterRequest();
        request.correspondenceTypeId = m_store->typeId(code);
        COMPARE_NUMBERS(allocator.allocate(request), u"คคง.-สคฉ.3-0001-2568"_s);
    }
}

void AllocatorTest::decidesTheYearByTheDocumentsDate()
{
    Allocator allocator(m_store->address());
    COMPARE_NUMBERS(allocator.allocate(letterRequest(QDate(2025, 1, 1))), u"คคง.-สคฉ.3-0001-2568"_s);
    COMPARE_NUMBERS(allocator.allocate(letterRequest(QDate(2024, 12, 31))), u"คคง.-สคฉ.3-0001-2567"_s);
    COMPARE_NUMBERS(allocator.allocate(letterRequest(QDate(2025, 6, 1))), u"คคง.-สคฉ.3-0002-2568"_s);
    COMPARE_NUMBERS(allocator.allocate(letterRequest(QDate(2024, 1, 1))), u"คคง.-สคฉ.3-0002-2567"_s);
}

void AllocatorTest::decidesTheDateInBangkok()
{
    Allocator allocator(m_store->address());
    const QDateTime lastEvening(QDate(2024, 12, 31), QTime(16, 30), Qt::UTC);
    const QDateTime newYear = lastEvening.addSecs(3600);
    COMPARE_NUMBERS(allocator.allocate(letterRequest(numbering::documentDate(lastEvening))),
                    u"คคง.-สคฉ.3-0001-2567"_s);
    COMPARE_NUMBERS(allocator.allocate(letterRequest(numbering::documentDate(newYear))),
                    u"คคง.-สคฉ.3-0001-2568"_s);
}

void AllocatorTest::datesAnOpenRequestToday()
{
    Allocator allocator(m_store->address());
    const int before = numbering::documentDate(QDateTime::currentDateTimeUtc()).year();
    const auto outcome = allocator.allocate(letterRequest(QDate()));
    const int after = numbering::documentDate(QDateTime::currentDateTimeUtc()).year();
    QVERIFY2(outcome, textOf(outcome));
    const int year = outcome->first().key.period.year;
    QVERIFY(year == before || year == after);
}

void AllocatorTest::startsAgainWithEachPeriod_data()
{
    QTest::addColumn<PeriodKind>("kind");
    QTest::addColumn<QDate>("lastDay");
    QTest::addColumn<QStringList>("numbers");
    const auto row = [](const char *name, PeriodKind kind, QDate lastDay, const QStringList &numbers) {
        QTest::newRow(name) << kind << lastDay << numbers;
    };
    row("yearly", PeriodKind::Yearly, {2024, 12, 31}, {u"0001/2024"_s, u"0002/2024"_s, u"0001/2025"_s});
    row("fiscal year", PeriodKind::FiscalYear, {2024, 9, 30},
        {u"0001/2024"_s, u"0002/2024"_s, u"0001/2025"_s});
    row("monthly", PeriodKind::Monthly, {2024, 11, 30}, {u"0001/2024"_s, u"0002/2024"_s, u"0003/2024"_s});
    row("daily", PeriodKind::Daily, {2024, 11, 29}, {u"0001/2024"_s, u"0002/2024"_s, u"0003/2024"_s});
    row("never", PeriodKind::Never, {2024, 12, 31}, {u"0001/2024"_s, u"0002/2024"_s, u"0003/2025"_s});
}

void AllocatorTest::startsAgainWithEachPeriod()
{
    QFETCH(PeriodKind, kind);
    QFETCH(QDate, lastDay);
    QFETCH(QStringList, numbers);
    m_store->useTemplate(demo::letter, QString::fromLatin1(yearlyTemplate), {.period = kind});
    Allocator allocator(m_store->address());
    QStringList drawn;
    QList<numbering::Period> periods;
    for (const QDate &date : {lastDay, lastDay, lastDay.addDays(1)}) {
        const auto outcome = allocator.allocate(letterRequest(date));
        QVERIFY2(outcome, textOf(outcome));
        drawn << outcome->first().number;
        periods << outcome->first().key.period;
    }
    QCOMPARE(drawn, numbers);
    QCOMPARE(periods[0], *numbering::periodOf(kind, lastDay));
    QCOMPARE(periods[2], *numbering::periodOf(kind, lastDay.addDays(1)));
}

void AllocatorTest::widensBeyondItsDigits()
{
    Allocator allocator(m_store->address());
    QVERIFY(allocator.allocate(letterRequest()));
    m_store->change(
        u"UPDATE document_number_counters SET last_number = 9998, version = version + 1 WHERE current_year = 2025"_s);
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), u"คคง.-สคฉ.3-9999-2568"_s);
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), u"คคง.-สคฉ.3-10000-2568"_s);
}

void AllocatorTest::refusesBeyondItsDigits()
{
    m_store->useTemplate(demo::letter, u"{SEQ:1}-{YEAR:A.D.}"_s,
                         {.overflow = numbering::OverflowPolicy::Refuse});
    Allocator allocator(m_store->address());
    Request eight = letterRequest();
    eight.count = 8;
    QVERIFY(allocator.allocate(eight));

    Request two = letterRequest();
    two.count = 2;
    const auto refused = allocator.allocate(two);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, FailureCode::SequenceExhausted);
    QVERIFY(!refused.error().isRetryable());

    COMPARE_NUMBERS(allocator.allocate(letterRequest()), u"9-2025"_s);
    QCOMPARE(allocator.allocate(letterRequest()).error().code, FailureCode::SequenceExhausted);
    QCOMPARE(m_store->lastNumbers(), 9);
    QCOMPARE(m_store->ledgerRows(), 9);
}

void AllocatorTest::passesOverNumbersInUse()
{
    Allocator allocator(m_store->address());
    m_store->change(u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, "
                    u"request_id) VALUES (2, 6, 'คคง.-สคฉ.3-0002-2568', UUID()), "
                    "(2, 6, 'คคง.-สคฉ.3-0003-2568', UUID()), (2, 6, 'คคง.-สคฉ.3-0005-2568', UUID())"_s);
    Request three = letterRequest();
    three.count = 3;
    const auto outcome = allocator.allocate(three);
    QVERIFY2(outcome, textOf(outcome));
    QCOMPARE(numbersOf(outcome),
             QStringList({u"คคง.-สคฉ.3-0001-2568"_s, u"คคง.-สคฉ.3-0004-2568"_s, u"คคง.-สคฉ.3-0006-2568"_s}));
    QCOMPARE(outcome->at(0).skipped, QStringList());
    QCOMPARE(outcome->at(1).skipped, QStringList({u"คคง.-สคฉ.3-0002-2568"_s, u"คคง.-สคฉ.3-0003-2568"_s}));
    QCOMPARE(outcome->at(2).skipped, QStringList({u"คคง.-สคฉ.3-0005-2568"_s}));
    QCOMPARE(m_store->lastNumbers(), 6);
    const auto stored = store::findByRequestIds(m_store->connection(), {outcome->at(1).requestId});
    QVERIFY(stored && stored->size() == 1);
    QCOMPARE(stored->first().skipped, outcome->at(1).skipped);
}

void AllocatorTest::passesOverThousandsOfNumbers()
{
    m_store->useTemplate(demo::letter, u"L{SEQ:4}"_s);
    m_store->change(
        u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) "
        "SELECT 2, 6, CONCAT('L', LPAD(seq, 4, '0')), UUID() FROM seq_2_to_3000"_s);
    Allocator allocator(m_store->address());
    Request two = letterRequest();
    two.count = 2;
    const auto outcome = allocator.allocate(two);
    QVERIFY2(outcome, textOf(outcome));
    QCOMPARE(numbersOf(outcome), QStringList({u"L0001"_s, u"L3001"_s}));
    QCOMPARE(outcome->last().skipped.size(), 2999);
    QCOMPARE(m_store->lastNumbers(), 3001);
}

void AllocatorTest::keepsNumbersApartInTheWholeStore()
{
    const store::TemplateSettings wholeStore{.scope = numbering::UniquenessScope::Store};
    const int memo = m_store->typeId(u"MEMO"_s);
    m_store->useTemplate(demo::letter, u"S-{SEQ:3}"_s, wholeStore);
    m_store->useTemplate(memo, u"S-{SEQ:3}"_s, wholeStore);
    Allocator allocator(m_store->address());
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), u"S-001"_s);
    Request request = letterRequest();
    request.correspondenceTypeId = memo;
    const auto outcome = allocator.allocate(request);
    QVERIFY2(outcome, textOf(outcome));
    QCOMPARE(outcome->first().number, u"S-002"_s);
    QCOMPARE(outcome->first().skipped, QStringList{u"S-001"_s});
}

void AllocatorTest::refusesANumberInUse()
{
    m_store->useTemplate(demo::letter, u"L{SEQ:2}"_s, {.taken = numbering::TakenPolicy::Fail});
    m_store->change(
        u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) VALUES (2, 6, 'l02', UUID())"_s);
    Allocator allocator(m_store->address());
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), u"L01"_s);
    const auto refused = allocator.allocate(letterRequest());
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, FailureCode::NumberTaken);
    QCOMPARE(refused.error().subject, u"L02"_s);
    QCOMPARE(m_store->lastNumbers(), 1);
}

void AllocatorTest::drawsConsecutiveNumbers_data()
{
    QTest::addColumn<int>("count");
    for (const int count : {1, 2, 37, 500})
        QTest::addRow("%d", count) << count;
}

void AllocatorTest::drawsConsecutiveNumbers()
{
    QFETCH(int, count);
    Allocator allocator(m_store->address());
    Request request = letterRequest();
    request.count = count;
    const auto outcome = allocator.allocate(request);
    QVERIFY2(outcome, textOf(outcome));
    QCOMPARE(outcome->size(), count);
    for (int i = 0; i < count; ++i)
        QCOMPARE(outcome->at(i).sequence, i + 1);
    QCOMPARE(numbersOf(allocator.allocate(request)), numbersOf(outcome));
    QCOMPARE(m_store->lastNumbers(), count);
    QCOMPARE(m_store->ledgerRows(), count);
}

void AllocatorTest::usesASavedTemplateAtOnce()
{
    Allocator allocator(m_store->address());
    const auto first = allocator.allocate(letterRequest());
    QVERIFY2(first, textOf(first));
    m_store->useTemplate(demo::letter, u"NEW-{SEQ:3}"_s);
    const auto second = allocator.allocate(letterRequest());
    QVERIFY2(second, textOf(second));
    QCOMPARE(second->first().number, u"NEW-002"_s);
    QCOMPARE(second->first().templateVersion, first->first().templateVersion + 1);
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), u"NEW-003"_s);
}

void AllocatorTest::followsAChangedPeriodAtOnce()
{
    Allocator allocator(m_store->address());
    m_store->useTemplate(demo::letter, u"{SEQ:2}/{DATE:yyyyMM}"_s);
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), u"01/202512"_s);
    m_store->useTemplate(demo::letter, u"{SEQ:3}/{DATE:yyyyMM}"_s, {.period = PeriodKind::Monthly});
    const auto outcome = allocator.allocate(letterRequest());
    QVERIFY2(outcome, textOf(outcome));
    QCOMPARE(outcome->first().number, u"001/202512"_s);
    QCOMPARE(outcome->first().key.period, (numbering::Period{2025, 12}));
}

void AllocatorTest::refusesAProjectThatWasJustClosed()
{
    Allocator allocator(m_store->address());
    QVERIFY(allocator.allocate(letterRequest()));
    m_store->alter(u"UPDATE projects SET is_active = FALSE WHERE id = 2"_s);
    const auto refused = allocator.allocate(letterRequest());
    QVERIFY(!refused);
    QCOMPARE(refused.error().fault, ValidationFault::ProjectInactive);
    m_store->alter(u"UPDATE projects SET is_active = TRUE WHERE id = 2"_s);
    QVERIFY(allocator.allocate(letterRequest()));
}

void AllocatorTest::refusesWhatWasJustClosed_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("id");
    QTest::addColumn<ValidationFault>("fault");
    QTest::newRow("sender") << u"organizations"_s << demo::sender << ValidationFault::SenderClosed;
    QTest::newRow("recipient") << u"organizations"_s << demo::recipient << ValidationFault::RecipientClosed;
    QTest::newRow("type") << u"correspondence_types"_s << demo::letter << ValidationFault::TypeClosed;
}

void AllocatorTest::refusesWhatWasJustClosed()
{
    QFETCH(const QString, table);
    QFETCH(const int, id);
    QFETCH(const ValidationFault, fault);
    Allocator allocator(m_store->address());
    QVERIFY(allocator.allocate(letterRequest()));
    m_store->alter(u"UPDATE %1 SET is_active = FALSE WHERE id = %2"_s.arg(table).arg(id));
    const auto refused = allocator.allocate(letterRequest());
    QVERIFY(!refused);
    QCOMPARE(refused.error().fault, fault);
    m_store->alter(u"UPDATE %1 SET is_active = TRUE WHERE id = %2"_s.arg(table).arg(id));
    QVERIFY(allocator.allocate(letterRequest()));
}

void AllocatorTest::acceptsWhatWasJustAdded()
{
    Allocator allocator(m_store->address());
    QVERIFY(allocator.allocate(letterRequest()));
    m_store->alter(
        u"INSERT INTO organizations (id, organization_code, organization_name) VALUES (77, 'ใหม่', 'ใหม่')"_s);
    m_store->alter(u"INSERT INTO project_organizations VALUES (2, 77)"_s);
    Request request = letterRequest();
    request.recipientOrganizationIds = {77};
    COMPARE_NUMBERS(allocator.allocate(request), u"คคง.-ใหม่-0001-2568"_s);
}

void AllocatorTest::writesWhoAndHowIntoTheLedger()
{
    Allocator allocator(m_store->address());
    Request request = rfaRequest();
    request.documentId = 4711;
    const auto outcome = allocator.allocate(request);
    QVERIFY2(outcome, textOf(outcome));
    const auto rows = store::findByRequestIds(m_store->connection(), {request.requestId});
    QVERIFY(rows && rows->size() == 1);
    const store::LedgerRow &row = rows->first();
    QCOMPARE(row.number, outcome->first().number);
    QCOMPARE(row.event, store::LedgerEvent::Issued);
    QCOMPARE(row.key, outcome->first().key);
    QCOMPARE(row.documentId, request.documentId);
    QCOMPARE(row.revision, u"A"_s);
    QCOMPARE(row.templateText, outcome->first().templateText);
    QCOMPARE(row.userId, request.caller.userId);
    QCOMPARE(row.ipAddress, request.caller.ipAddress);
    QCOMPARE(row.userAgent, request.caller.userAgent);
    QCOMPARE(row.retryCount, 0);
    QCOMPARE(row.fallback, store::Fallback::None);
    QVERIFY(row.lockWaitMs >= 0 && row.totalDurationMs >= row.lockWaitMs);
}

void AllocatorTest::keepsWhatCanBeSeenOfTheProgram()
{
    Allocator allocator(m_store->address());
    Request request = letterRequest();
    request.caller.userAgent = u"DMS\n4.2\u202e\x1b[2J\u200b "_s + QString(5000, u'ก');
    QVERIFY(allocator.allocate(request));
    const auto rows = store::findByRequestIds(m_store->connection(), {request.requestId});
    QVERIFY(rows && rows->size() == 1);
    QCOMPARE(rows->first().userAgent, u"DMS4.2[2J "_s + QString(502, u'ก'));
}

void AllocatorTest::recordsEachFailure()
{
    Allocator allocator(m_store->address());
    Request request = letterRequest();
    request.recipientOrganizationIds.clear();
    const auto refused = allocator.allocate(request);
    QVERIFY(!refused);
    QVERIFY(!refused.error().reference.isEmpty());
    const auto errors = store::latestErrors(m_store->connection(), 1);
    QVERIFY(errors && errors->size() == 1);
    const store::ErrorEntry &entry = errors->first();
    QCOMPARE(entry.reference, refused.error().reference);
    QCOMPARE(entry.type, u"VALIDATION_ERROR"_s);
    QVERIFY2(entry.message.contains(u"RECIPIENT_REQUIRED"_s), qPrintable(entry.message));
    QCOMPARE(entry.context.value(u"requestId"_s).toString(),
             request.requestId.toString(QUuid::WithoutBraces));
    QCOMPARE(entry.userId, request.caller.userId);
    QCOMPARE(entry.ipAddress, request.caller.ipAddress);
}

void AllocatorTest::finishesWhatWasSubmitted()
{
    QList<QFuture<allocation::Outcome>> futures;
    {
        Allocator allocator(m_store->address());
        for (int i = 0; i < 50; ++i)
            futures << allocator.submit(letterRequest(QDate(2021 + i % 5, 1, 1)));
    }
    for (const auto &future : futures) {
        QVERIFY(future.isFinished());
        QVERIFY2(future.result(), textOf(future.result()));
    }
    QCOMPARE(m_store->ledgerRows(), 50);
    QCOMPARE(
        m_store->value(u"SELECT MIN(last_number) FROM document_number_counters WHERE current_year < 2026"_s)
            .toInt(),
        10);
}

QTEST_GUILESS_MAIN(AllocatorTest)
#include "allocator_test.moc"
