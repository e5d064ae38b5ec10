#include "core/audit/number_gaps.h"

#include "core/audit/retention.h"
#include "core/store/ledger/audit_gateway.h"
#include "core/store/ledger/document_gateway.h"
#include "core/store/ledger/ledger_list.h"
#include "core/store/requests/void_request.h"
#include "tests/audit/audited_store.h"
#include "tests/support/approving.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using audit::GapReason;
using audit::NumberGap;
using test::AuditedStore;
using test::PrivateStore;

/// Why numbers are missing, in words that an auditor can check.
class NumberGapsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_store = std::make_unique<AuditedStore>(); }
    void findsNoneWhereAllIsThere();
    void namesThoseWhoAgreedOnAReset();
    void saysNothingOfNumbersThatWereIssuedAgain();
    void namesTheResetThatVoidedTheNumber();
    void namesNoResetThatVoidedNothing();
    void namesTheImport();
    void namesTheNumberIssuedInstead();
    void showsVoidedAndUnusedNumbers();
    void findsWhatNothingExplains_data();
    void findsWhatNothingExplains();
    void looksAtChosenCountersAlone();
    void isTheSameForAPerson();
    void showsAProjectAdminHisProjectsAlone();
    void tellsHowFarTheLedgerGoesBack();
    void looksOnceAtEachNumber();

private:
    QList<NumberGap> gaps(const audit::GapSearch &search = {})
    {
        QList<NumberGap> found;
        const auto count = audit::findGaps(m_store->connection(), search,
                                           [&found](const NumberGap &gap) { found.append(gap); });
        m_count = count.value_or(audit::GapCount{-1, -1, -1});
        return found;
    }
    /// "RESET 4-9", "UNEXPLAINED 3": of the store's own counter.
    QStringList told(const audit::GapSearch &search = {})
    {
        QStringList texts;
        for (const NumberGap &gap : gaps(search)) {
            if (gap.counter.id != m_store->counterId())
                continue;
            const QString range =
                gap.first == gap.last ? QString::number(gap.first) : u"%1-%2"_s.arg(gap.first).arg(gap.last);
            texts.append(audit::gapReasonName(gap.reason) + u' ' + range);
        }
        return texts;
    }

    std::unique_ptr<AuditedStore> m_store;
    audit::GapCount m_count;
};

void NumberGapsTest::findsNoneWhereAllIsThere()
{
    m_store->draw(5);
    QCOMPARE(gaps().size(), 0);
    QVERIFY(m_count.counters > 10);
    QCOMPARE(m_count.unexplained, 0);
}

void NumberGapsTest::namesThoseWhoAgreedOnAReset()
{
    m_store->draw(3);
    m_store->reset(9);
    QCOMPARE(told(), QStringList{u"RESET 4-9"_s});
    m_store->draw(2);
    const QList<NumberGap> found = gaps();
    QCOMPARE(found.size(), 1);
    QVERIFY(found[0].request);
    QCOMPARE(found[0].request->requester, u"sa.one"_s);
    QCOMPARE(found[0].request->approvals.value(0).login, u"sa.two"_s);
    QVERIFY(found[0].at.isValid() && !found[0].because.isEmpty());
}

void NumberGapsTest::saysNothingOfNumbersThatWereIssuedAgain()
{
    m_store->draw(5);
    m_store->reset(2, store::NumbersAbove::Void);
    QCOMPARE(told(), (QStringList{u"VOIDED 3"_s, u"VOIDED 4"_s, u"VOIDED 5"_s}));
    m_store->draw(2);
    QCOMPARE(told(), QStringList{u"VOIDED 5"_s});
    QCOMPARE(gaps()[0].request->requester, u"sa.one"_s);
    m_store->draw(1);
    QCOMPARE(told(), QStringList());
}

/// The number to which the first one went back was left in force by it.
void NumberGapsTest::namesTheResetThatVoidedTheNumber()
{
    m_store->draw(5);
    m_store->reset(3, store::NumbersAbove::Void);
    m_store->reset(2, store::NumbersAbove::Void);
    QCOMPARE(told(), (QStringList{u"VOIDED 3"_s, u"VOIDED 4"_s, u"VOIDED 5"_s}));
    const QList<NumberGap> found = gaps();
    QVERIFY(found[0].request && found[1].request);
    QVERIFY2(found[0].request->id > found[1].request->id, "3 was voided by the second reset");
    QCOMPARE(found[1].request->id, found[2].request->id);
}

/// The first one went further back and left all numbers in force.
void NumberGapsTest::namesNoResetThatVoidedNothing()
{
    m_store->draw(5);
    m_store->reset(1, store::NumbersAbove::Skip);
    m_store->reset(2, store::NumbersAbove::Void);
    QCOMPARE(told(), (QStringList{u"VOIDED 3"_s, u"VOIDED 4"_s, u"VOIDED 5"_s}));
    const auto resets = store::executedResets(m_store->connection());
    QVERIFY(resets && resets->size() == 2 && resets->at(0).voided == 0);
    for (const NumberGap &gap : gaps()) {
        QVERIFY(gap.request);
        QCOMPARE(gap.request->id, resets->at(1).requestId);
    }
}

void NumberGapsTest::namesTheImport()
{
    m_store->draw(2);
    m_store->registerImport({5, 6});
    m_store->draw(1);
    QCOMPARE(told(), QStringList{u"IMPORTED 3-6"_s});
    QVERIFY(gaps()[0].request && gaps()[0].ledgerId > 0);
}

void NumberGapsTest::namesTheNumberIssuedInstead()
{
    m_store->draw(3);
    m_store->root().run(
        u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
        "generated_number, counter_key, template_used, template_version, user_id, skipped, created_at) "
        "VALUES "
        "('ISSUED', UUID(), %1, 0, 6, 'S-0006', '{}', '', 1, 5, '[\"S-0004\",\"S-0005\"]', UTC_TIMESTAMP(6))"_s
            .arg(m_store->counterId()));
    const QList<NumberGap> found = gaps();
    QCOMPARE(told(), QStringList{u"SKIPPED 4-5"_s});
    QCOMPARE(found[0].number, u"S-0004"_s);
    QCOMPARE(found[0].instead, u"S-0006"_s);
}

void NumberGapsTest::showsVoidedAndUnusedNumbers()
{
    m_store->draw(3);
    const auto requestAt = [this](int place) {
        return m_store->root()
            .value(u"SELECT request_id FROM document_number_audit WHERE id = %1"_s.arg(
                m_store->rows()[place - 1]))
            .toString();
    };
    const auto one = PrivateStore::instance().connect(
        PrivateStore::asPerson(m_store->connection().address(), u"sa.one"_s));
    const auto two = PrivateStore::instance().connect(
        PrivateStore::asPerson(m_store->connection().address(), u"sa.two"_s));
    const auto reason =
        *numbering::Reason::parse(u"the letter was never written after all"_s, store::minimumForRequest);
    const auto asked = store::requestVoid(
        *one, {.ledgerId = m_store->rows()[2], .requestId = requestAt(3), .reason = reason});
    QVERIFY(asked && test::approve(*two, *asked));
    const auto marked = store::markUnused(*one, QUuid::fromString(requestAt(1)), reason.text());
    QVERIFY2(marked, marked ? "" : qPrintable(marked.error().detail));
    QCOMPARE(told(), (QStringList{u"UNUSED 1"_s, u"VOIDED 3"_s}));
    const QList<NumberGap> found = gaps();
    QCOMPARE(found[0].because, reason.text());
    QCOMPARE(found[1].request->approvals.value(0).login, u"sa.two"_s);
}

void NumberGapsTest::findsWhatNothingExplains_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("gap");
    QTest::newRow("the first") << 1 << u"UNEXPLAINED 1"_s;
    QTest::newRow("one amid others") << 3 << u"UNEXPLAINED 3"_s;
    QTest::newRow("the last") << 5 << u"UNEXPLAINED 5"_s;
}

void NumberGapsTest::findsWhatNothingExplains()
{
    QFETCH(const int, place);
    m_store->draw(5);
    m_store->unlock();
    m_store->tamper(u"DELETE FROM document_number_audit WHERE id = %1"_s, place);
    QTEST(told().value(0), "gap");
    QCOMPARE(m_count.unexplained, 1);
}

void NumberGapsTest::looksAtChosenCountersAlone()
{
    m_store->draw(2);
    m_store->reset(9);
    const qint64 id = m_store->counterId();
    QCOMPARE(told({.counters = {}, .counterId = id}).size(), 1);
    QCOMPARE(m_count.counters, 1);
    audit::GapSearch elsewhere;
    elsewhere.counters.projectId = 1;
    QCOMPARE(told(elsewhere).size(), 0);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QCOMPARE(told({.counters = {}, .from = now.addDays(1)}).size(), 0);
    QCOMPARE(told({.counters = {}, .until = now.addDays(1)}).size(), 1);
}

void NumberGapsTest::isTheSameForAPerson()
{
    m_store->draw(3);
    m_store->reset(9);
    const auto reader = PrivateStore::instance().connect(
        PrivateStore::asPerson(m_store->connection().address(), u"auditor.demo"_s));
    QList<NumberGap> found;
    const auto count = audit::findGaps(*reader, {}, [&found](const NumberGap &gap) { found.append(gap); });
    QVERIFY2(count, count ? "" : qPrintable(count.error().detail));
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].request->requester, u"sa.one"_s);
}

void NumberGapsTest::showsAProjectAdminHisProjectsAlone()
{
    m_store->draw(3);
    m_store->reset(9);
    const auto admin = PrivateStore::instance().connect(
        PrivateStore::asPerson(m_store->connection().address(), u"pa.demo"_s));
    const auto shown = [&] {
        qsizetype gaps = 0;
        const auto count = audit::findGaps(*admin, {}, [&gaps](const NumberGap &) { ++gaps; });
        m_count = count.value_or(audit::GapCount{-1, -1, -1});
        return gaps;
    };
    QCOMPARE(shown(), 1);
    m_store->root().run(u"DELETE FROM project_admins"_s);
    QCOMPARE(shown(), 0);
    QCOMPARE(m_count.counters, 0);
    QVERIFY(store::holesOf(*admin, {m_store->counterId()})->isEmpty());
    QVERIFY(!store::holesOf(m_store->connection(), {m_store->counterId()})->isEmpty());
}

void NumberGapsTest::tellsHowFarTheLedgerGoesBack()
{
    m_store->draw(3);
    const QDateTime now = m_store->connection().serverNow();
    m_store->root().run(
        u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
        "generated_number, counter_key, template_used, template_version, user_id, created_at) SELECT "
        "'ISSUED', "
        "UUID(), %1, 80, seq, 'old', '{}', '', 1, 5, '2015-12-31 20:00:00' FROM seq_1_to_3"_s.arg(
            m_store->counterId()));
    const auto all = m_store->root().value(u"SELECT COUNT(*) FROM document_number_audit"_s).toLongLong();
    for (const QString &login : {QString(), u"auditor.demo"_s}) {
        const store::Address &address = m_store->connection().address();
        const auto reader = PrivateStore::instance().connect(
            login.isEmpty() ? address : PrivateStore::asPerson(address, login));
        const auto read = audit::readRetention(*reader, now);
        QVERIFY2(read, read ? "" : qPrintable(read.error().detail));
        QCOMPARE(read->oldest, QDateTime(QDate(2015, 12, 31), QTime(20, 0), Qt::UTC));
        QCOMPARE(read->rowsPast, 3);
        QCOMPARE(read->rows(), all);
        // In Bangkok it was the next year already.
        QCOMPARE(read->years[0].year, 2016);
        QCOMPARE(read->years[0].rows, 3);
        QVERIFY(read->years[0].bytes > 0 && read->bytes() > read->years[0].bytes);
        QCOMPARE(read->keptSince, now.addYears(-7));
    }
}

/// Of a counter with a hundred thousand numbers the gaps are found, too.
void NumberGapsTest::looksOnceAtEachNumber()
{
    const auto looks = [this] {
        const auto rows =
            m_store->connection().readText(u"SHOW SESSION STATUS WHERE Variable_name LIKE 'Handler_read%'"_s);
        qint64 sum = 0;
        for (const auto &row : rows.value())
            sum += row.integer("Value"_L1);
        return sum;
    };
    constexpr int few = 200;
    constexpr int many = 5 * few;
    m_store->draw(few);
    const qint64 before = looks();
    QCOMPARE(told(), QStringList());
    const qint64 ofFew = looks() - before;
    m_store->draw(many - few);
    const qint64 behindFew = looks();
    QCOMPARE(told(), QStringList());
    const qint64 ofMany = looks() - behindFew;
    QVERIFY2(ofMany < 6 * ofFew, qPrintable(u"%1 rows, then %2"_s.arg(ofFew).arg(ofMany)));
}

QTEST_GUILESS_MAIN(NumberGapsTest)
#include "number_gaps_test.moc"
