#include "core/store/ledger/ledger_list.h"

#include "core/store/schema/migrations.h"
#include "core/store/session/denial.h"
#include "tests/store/connected_test.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::LedgerEntry;
using store::LedgerFilter;
using store::LedgerOrder;
using store::LedgerState;

namespace {

/// A row that says something of the number in the row of this id, as the store's routines write it.
constexpr auto toldOf =
    "INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
    "document_id, generated_number, revision, counter_key, template_used, template_version, user_id, "
    "drawn_by, skipped, created_at) SELECT '%1', UUID(), counter_id, reset_epoch, sequence_number, %2, "
    "CONCAT(generated_number, '%3'), '', counter_key, template_used, template_version, user_id, drawn_by, "
    "%4, "
    "UTC_TIMESTAMP(6) FROM document_number_audit WHERE id = %5"_L1;

constexpr auto shown = "FROM document_number_audit AS audit JOIN document_number_counters AS counters ON "
                       "counters.id = audit.counter_id WHERE audit.event IN ('ISSUED', 'REVISED', "
                       "'TAKEN_OVER')"_L1;

QList<qint64> idsIn(const QList<LedgerEntry> &entries)
{
    QList<qint64> ids;
    for (const LedgerEntry &entry : entries)
        ids.append(entry.id);
    return ids;
}

int refusalOf(const store::Result<store::LedgerPage> &page)
{
    return page ? 0 : page.error().serverCode;
}

} // namespace

/// The ledger as a list, against what plain SQL says of the same rows.
class StoreLedgerListTest : public test::ConnectedTest
{
    Q_OBJECT

private slots:
    void pagesHoldEveryRowOnce_data();
    void pagesHoldEveryRowOnce();
    void filtersAsSqlDoes_data();
    void filtersAsSqlDoes();
    void tellsWhatBecameOfANumber();
    void revisionsReplaceOneAnother();
    void findsANumberByTheDocumentItGotLater();
    void listsSkippedNumbersWithTheOneIssuedInstead();
    void refusesWhatItCannotAnswer();
    void countsUpToTheLimit();
    void showsWhatStandsAroundARow();
    void findsAProjectThatHasRestedForLong();
    void isRebuiltByItsMigration();
    void showsAProjectAdminHisProjects();

private:
    QList<LedgerEntry> everyEntry(const LedgerFilter &filter, LedgerOrder order, int limit);
    LedgerEntry entryOf(qint64 id);
    qint64 idAt(int position);
    qint64 tell(const QString &event, qint64 id, const QString &document = u"NULL"_s,
                const QString &suffix = {}, const QString &skipped = u"NULL"_s);
    QList<qint64> idsOf(const QString &condition);
};

QList<LedgerEntry> StoreLedgerListTest::everyEntry(const LedgerFilter &filter, LedgerOrder order, int limit)
{
    QList<LedgerEntry> entries;
    QString after;
    do {
        const auto page = store::ledgerPage(*m_connection, filter, order, limit, after);
        if (!page || page->entries.size() > limit)
            return {};
        entries += page->entries;
        after = page->next;
    } while (!after.isEmpty());
    return entries;
}

LedgerEntry StoreLedgerListTest::entryOf(qint64 id)
{
    return store::findLedgerEntry(*m_connection, id).value_or(std::nullopt).value_or(LedgerEntry());
}

qint64 StoreLedgerListTest::idAt(int position)
{
    return m_raw
        ->value(u"SELECT id FROM document_number_audit WHERE event = 'ISSUED' ORDER BY id LIMIT 1 OFFSET %1"_s
                    .arg(position))
        .toLongLong();
}

qint64 StoreLedgerListTest::tell(const QString &event, qint64 id, const QString &document,
                                 const QString &suffix, const QString &skipped)
{
    if (!m_raw->run(QString(toldOf).arg(event, document, suffix, skipped, QString::number(id))))
        qFatal("%s", qPrintable(m_raw->lastError()));
    return m_raw->value(u"SELECT MAX(id) FROM document_number_audit"_s).toLongLong();
}

QList<qint64> StoreLedgerListTest::idsOf(const QString &condition)
{
    QList<qint64> ids;
    const QStringList found = m_raw->column(u"SELECT audit.id "_s + shown + u" AND ("_s + condition +
                                            u") ORDER BY audit.created_at DESC, audit.id DESC"_s);
    for (const QString &id : found)
        ids.append(id.toLongLong());
    return ids;
}

void StoreLedgerListTest::pagesHoldEveryRowOnce_data()
{
    QTest::addColumn<int>("limit");
    QTest::newRow("hundreds") << 337;
    QTest::newRow("all in one") << 100'000;
}

void StoreLedgerListTest::pagesHoldEveryRowOnce()
{
    QFETCH(const int, limit);
    QList<qint64> wanted = idsOf(u"TRUE"_s);
    QCOMPARE(idsIn(everyEntry({}, LedgerOrder::NewestFirst, limit)), wanted);
    std::ranges::reverse(wanted);
    QCOMPARE(idsIn(everyEntry({}, LedgerOrder::OldestFirst, limit)), wanted);
}

void StoreLedgerListTest::filtersAsSqlDoes_data()
{
    QTest::addColumn<LedgerFilter>("filter");
    QTest::addColumn<QString>("condition");
    const auto add = [](const char *name, const LedgerFilter &filter, const QString &condition) {
        QTest::newRow(name) << filter << condition;
    };
    const QDateTime noon(QDate(QDate::currentDate().year(), 3, 1), QTime(12, 0), Qt::UTC);
    const QString from = noon.toString(u"yyyy-MM-dd hh:mm:ss"_s);
    const QString until = noon.addDays(90).toString(u"yyyy-MM-dd hh:mm:ss"_s);
    add("period", {.from = noon, .until = noon.addDays(90)},
        u"audit.created_at >= '%1' AND audit.created_at < '%2'"_s.arg(from, until));
    add("project", {.projectId = 1}, u"counters.project_id = 1"_s);
    add("type", {.typeId = 1}, u"counters.correspondence_type_id = 1"_s);
    add("originator", {.originatorId = 42}, u"counters.originator_organization_id = 42"_s);
    add("recipient", {.recipientId = 22}, u"counters.recipient_organization_id = 22"_s);
    add("person", {.personId = 1}, u"audit.user_id = 1"_s);
    add("service", {.serviceId = 5}, u"audit.drawn_by = 5"_s);
    add("person and project", {.projectId = 2, .personId = 1},
        u"audit.user_id = 1 AND counters.project_id = 2"_s);
    add("beginning of a number", {.number = u"คคง.-สคฉ.3-00"_s},
        u"audit.generated_number LIKE 'คคง.-สคฉ.3-00%'"_s);
    add("beginning with a star", {.number = u"LCBP3-C2-RFA-*"_s},
        u"audit.generated_number LIKE 'LCBP3-C2-RFA-%'"_s);
    add("signs that LIKE knows", {.number = u"LCBP3_C2%"_s}, u"FALSE"_s);
    add("within a number", {.from = noon, .until = noon.addDays(90), .number = u"*-SDW-00"_s},
        u"audit.generated_number LIKE '%-SDW-00%' AND audit.created_at >= '%1' AND audit.created_at < '%2'"_s
            .arg(from, until));
    add("beginning and type", {.typeId = 6, .number = u"คคง."_s},
        u"audit.generated_number LIKE 'คคง.%' AND counters.correspondence_type_id = 6"_s);
    add("nothing", {.projectId = 3}, u"FALSE"_s);
}

void StoreLedgerListTest::filtersAsSqlDoes()
{
    QFETCH(const LedgerFilter, filter);
    QFETCH(const QString, condition);
    const QList<qint64> wanted = idsOf(condition);
    QVERIFY(!wanted.isEmpty() || condition == "FALSE"_L1 || filter.personId);
    QCOMPARE(idsIn(everyEntry(filter, LedgerOrder::NewestFirst, 50)), wanted);
    const auto reader =
        test::PrivateStore::instance().connect(test::PrivateStore::asPerson(m_address, u"auditor.demo"_s));
    const auto page = store::ledgerPage(*reader, filter, LedgerOrder::NewestFirst, 50);
    QVERIFY2(page, page ? "" : qPrintable(page.error().detail));
    QCOMPARE(idsIn(page->entries), wanted.mid(0, 50));
    QCOMPARE(store::countLedger(*reader, filter).value_or(store::LedgerCount()).rows, int(wanted.size()));
}

void StoreLedgerListTest::tellsWhatBecameOfANumber()
{
    const qint64 held = idAt(10);
    const qint64 unused = idAt(11);
    const qint64 voided = idAt(12);
    tell(u"UNUSED"_s, unused, u"NULL"_s, {}, u"'{\"reason\":\"never sent\"}'"_s);
    const qint64 told = tell(u"VOIDED"_s, voided);
    QCOMPARE(entryOf(held).state, LedgerState::InForce);
    QCOMPARE(entryOf(unused).state, LedgerState::Unused);
    QCOMPARE(entryOf(unused).reason, u"never sent"_s);
    QCOMPARE(entryOf(voided).state, LedgerState::Voided);
    QCOMPARE(entryOf(voided).endedBy, told);
    QCOMPARE(idsIn(everyEntry({.state = LedgerState::Unused}, LedgerOrder::NewestFirst, 5)),
             QList<qint64>{unused});
    QCOMPARE(idsIn(everyEntry({.state = LedgerState::Voided}, LedgerOrder::NewestFirst, 5)),
             QList<qint64>{voided});
    const QList<qint64> inForce =
        idsIn(everyEntry({.state = LedgerState::InForce}, LedgerOrder::NewestFirst, 500));
    QVERIFY(inForce.contains(held) && !inForce.contains(unused) && !inForce.contains(voided));
}

void StoreLedgerListTest::revisionsReplaceOneAnother()
{
    const qint64 issued = idAt(20);
    const qint64 first = tell(u"REVISED"_s, issued, u"NULL"_s, u"-B"_s);
    QCOMPARE(entryOf(issued).state, LedgerState::Replaced);
    QCOMPARE(entryOf(issued).endedBy, first);
    QCOMPARE(entryOf(first).state, LedgerState::InForce);
    const qint64 second = tell(u"REVISED"_s, issued, u"NULL"_s, u"-C"_s);
    QCOMPARE(entryOf(issued).endedBy, second);
    QCOMPARE(entryOf(first).state, LedgerState::Replaced);
    QCOMPARE(entryOf(second).state, LedgerState::InForce);
    QCOMPARE(idsIn(everyEntry({.state = LedgerState::Replaced}, LedgerOrder::NewestFirst, 1)),
             (QList<qint64>{first, issued}));
}

void StoreLedgerListTest::findsANumberByTheDocumentItGotLater()
{
    const qint64 issued = idAt(30);
    tell(u"BOUND"_s, issued, u"777001"_s);
    QCOMPARE(entryOf(issued).documentId, 777001);
    QCOMPARE(idsIn(everyEntry({.documentId = 777001}, LedgerOrder::NewestFirst, 5)), QList<qint64>{issued});
    QVERIFY(everyEntry({.documentId = 777002}, LedgerOrder::NewestFirst, 5).isEmpty());
}

void StoreLedgerListTest::listsSkippedNumbersWithTheOneIssuedInstead()
{
    QVERIFY(m_raw->run(
        u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
        "generated_number, counter_key, template_used, template_version, user_id, retry_count, "
        "fallback_used, "
        "skipped, created_at) SELECT 'ISSUED', UUID(), MIN(id), 90, 7, 'S-0007', '{}', '', 1, 5, 2, "
        "'DB_LOCK', "
        "'[\"S-0005\",\"S-0006\"]', UTC_TIMESTAMP(6) FROM document_number_counters"_s));
    const qint64 id = m_raw->value(u"SELECT MAX(id) FROM document_number_audit"_s).toLongLong();
    QVERIFY(
        m_raw->run(u"INSERT INTO document_number_skipped VALUES ('S-0005', %1), ('S-0006', %1)"_s.arg(id)));
    const QList<LedgerEntry> skipped =
        store::ledgerPage(*m_connection, {.state = LedgerState::Skipped}, LedgerOrder::NewestFirst, 5)
            .value_or(store::LedgerPage())
            .entries;
    QCOMPARE(skipped.size(), 2);
    QCOMPARE(skipped[0].number, u"S-0005"_s);
    QCOMPARE(skipped[0].sequence, 5);
    QCOMPARE(skipped[0].state, LedgerState::Skipped);
    QCOMPARE(skipped[1].reason, u"S-0007"_s);
    // A number that is asked for is the one that was passed over, and not the one that was given instead.
    const auto askFor = [&](const QString &number, int limit = 5) {
        QStringList found;
        const auto page = store::ledgerPage(*m_connection, {.number = number, .state = LedgerState::Skipped},
                                            LedgerOrder::NewestFirst, limit);
        for (const LedgerEntry &entry : page.value_or(store::LedgerPage()).entries)
            found << entry.number;
        return found;
    };
    QCOMPARE(askFor(u"S-0006"_s), QStringList(u"S-0006"_s));
    QCOMPARE(askFor(u"s-000"_s), (QStringList{u"S-0005"_s, u"S-0006"_s}));
    QVERIFY(askFor(u"S-0007"_s).isEmpty());
    for (const LedgerFilter &filter :
         {LedgerFilter{.onlyRetried = true}, LedgerFilter{.onlyFallback = true},
          LedgerFilter{.onlySkipping = true}, LedgerFilter{.onlyRetried = true, .onlyFallback = true}}) {
        const QList<LedgerEntry> entries = everyEntry(filter, LedgerOrder::OldestFirst, 3);
        QCOMPARE(idsIn(entries), QList<qint64>{id});
        QCOMPARE(entries[0].skipped, (QStringList{u"S-0005"_s, u"S-0006"_s}));
        QCOMPARE(entries[0].retryCount, 2);
    }
}

void StoreLedgerListTest::refusesWhatItCannotAnswer()
{
    const QString next = store::ledgerPage(*m_connection, {}, LedgerOrder::NewestFirst, 3)->next;
    QVERIFY(!next.isEmpty());
    QCOMPARE(refusalOf(store::ledgerPage(*m_connection, {}, LedgerOrder::NewestFirst, 3, next)), 0);
    for (const QString &damaged : {next.chopped(1), next + u'A', u"x"_s + next.mid(1), u"117"_s})
        QCOMPARE(refusalOf(store::ledgerPage(*m_connection, {}, LedgerOrder::NewestFirst, 3, damaged)),
                 store::denial::badCursor);
    QCOMPARE(refusalOf(store::ledgerPage(*m_connection, {}, LedgerOrder::OldestFirst, 3, next)),
             store::denial::badCursor);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto pattern = [&](const LedgerFilter &filter) {
        return refusalOf(store::ledgerPage(*m_connection, filter, LedgerOrder::NewestFirst, 3));
    };
    QCOMPARE(pattern({.number = u"*-0001"_s}), store::denial::patternNeedsPeriod);
    QCOMPARE(pattern({.from = now.addDays(-400), .number = u"A*1"_s}), store::denial::patternNeedsPeriod);
    QCOMPARE(pattern({.from = now.addDays(-300), .number = u"*1"_s}), 0);
    QCOMPARE(pattern({.from = now, .until = now.addDays(-1)}), store::denial::periodReversed);
}

void StoreLedgerListTest::countsUpToTheLimit()
{
    const int all = int(idsOf(u"TRUE"_s).size());
    QCOMPARE(store::countLedger(*m_connection, {}).value(), (store::LedgerCount{all, false}));
    QVERIFY(m_raw->run(
        u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
        "generated_number, counter_key, template_used, template_version, user_id, created_at) SELECT "
        "'ISSUED', "
        "UUID(), counters.id, 91, seq, CONCAT('many-', seq), '{}', '', 1, 5, '2020-01-01' FROM "
        "seq_1_to_10001 "
        "JOIN (SELECT MIN(id) AS id FROM document_number_counters) AS counters"_s));
    const store::LedgerCount more{store::mostCountedRows, true};
    QCOMPARE(store::countLedger(*m_connection, {}).value(), more);
    QCOMPARE(store::countLedger(*m_connection, {.number = u"many"_s}).value(), more);
    QCOMPARE(store::countLedger(*m_connection, {.number = u"many-99"_s}).value(),
             (store::LedgerCount{111, false}));
    // Too many to be looked at one by one: then all are read in the order of time.
    const QList<LedgerEntry> first =
        store::ledgerPage(*m_connection, {.number = u"many"_s}, LedgerOrder::NewestFirst, 2)->entries;
    QCOMPARE(first.size(), 2);
    QCOMPARE(first[0].number, u"many-10001"_s);
    QVERIFY(m_raw->run(u"DROP TRIGGER document_number_audit_no_delete"_s) &&
            m_raw->run(u"DELETE FROM document_number_audit WHERE reset_epoch = 91"_s));
}

void StoreLedgerListTest::showsWhatStandsAroundARow()
{
    const auto ids =
        m_raw->column(u"SELECT id FROM document_number_audit WHERE counter_id = (SELECT counter_id "
                      "FROM document_number_audit WHERE id = %1) ORDER BY id LIMIT 3"_s.arg(idAt(40)));
    const auto around = store::neighboursOf(*m_connection, entryOf(ids[1].toLongLong()));
    QVERIFY(around && around->before && around->after);
    QCOMPARE(around->before->id, ids[0].toLongLong());
    QCOMPARE(around->after->id, ids[2].toLongLong());
    QVERIFY(!store::neighboursOf(*m_connection, entryOf(ids[0].toLongLong()))->before);
}

void StoreLedgerListTest::findsAProjectThatHasRestedForLong()
{
    QVERIFY(m_raw->run(
        u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
        "generated_number, counter_key, template_used, template_version, user_id, created_at) SELECT "
        "'ISSUED', "
        "UUID(), counters.id, 92, seq, CONCAT('later-', seq), '{}', '', 1, 5, UTC_TIMESTAMP(6) FROM "
        "seq_1_to_25000 JOIN (SELECT MIN(id) AS id FROM document_number_counters WHERE project_id = 2) AS counters"_s));
    QVERIFY(
        m_raw->run(u"UPDATE document_number_counters SET ledger_length = ledger_length + 20000, version = "
                   "version + 1 WHERE project_id = 1"_s)); // so that they are not read one by one
    for (const LedgerOrder order : {LedgerOrder::NewestFirst, LedgerOrder::OldestFirst}) {
        QList<qint64> wanted = idsOf(u"counters.project_id = 1"_s);
        if (order == LedgerOrder::OldestFirst)
            std::ranges::reverse(wanted);
        QCOMPARE(idsIn(everyEntry({.projectId = 1}, order, 30)), wanted);
        QCOMPARE(store::countLedger(*m_connection, {.projectId = 1}).value().rows, int(wanted.size()));
    }
    // Of more numbers than are looked at one by one, the page beyond the newest rows.
    const QList<qint64> beginning =
        idsOf(u"audit.generated_number LIKE 'later-%' OR audit.generated_number LIKE "
              "'l%'"_s);
    const QList<LedgerEntry> begun = everyEntry({.number = u"l"_s}, LedgerOrder::NewestFirst, 9'000);
    QCOMPARE(idsIn(begun), beginning);
    const QDateTime now = QDateTime::currentDateTimeUtc().addSecs(60);
    const QList<qint64> within = idsOf(u"audit.generated_number LIKE '%ater-2%'"_s);
    const LedgerFilter ofPeriod{.from = now.addDays(-300), .until = now, .number = u"*ater-2"_s};
    QCOMPARE(idsIn(everyEntry(ofPeriod, LedgerOrder::NewestFirst, 5'000)), within);
    QList<qint64> oldestFirst = within;
    std::ranges::reverse(oldestFirst);
    QCOMPARE(idsIn(everyEntry(ofPeriod, LedgerOrder::OldestFirst, 5'000)), oldestFirst);
    LedgerFilter narrower = ofPeriod;
    narrower.projectId = 2;
    narrower.state = LedgerState::InForce;
    QCOMPARE(idsIn(everyEntry(narrower, LedgerOrder::NewestFirst, 5'000)), within);
    QCOMPARE(store::countLedger(*m_connection, narrower).value(),
             (store::LedgerCount{int(within.size()), false}));
    narrower.projectId = 1;
    QVERIFY(everyEntry(narrower, LedgerOrder::NewestFirst, 5'000).isEmpty());
    narrower = {.from = now.addDays(-300), .until = now.addDays(-299), .number = u"*ater-2"_s};
    QCOMPARE(store::countLedger(*m_connection, narrower).value(), (store::LedgerCount{0, false}));
    QVERIFY(store::countLedger(*m_connection, {.projectId = 2}).value().isMore);
    const QList<qint64> all = idsOf(u"TRUE"_s);
    QList<qint64> oldest = all.last(700);
    std::ranges::reverse(oldest);
    const auto page = store::ledgerPage(*m_connection, {}, LedgerOrder::OldestFirst, 700);
    QCOMPARE(idsIn(page->entries), oldest);
    QVERIFY(m_raw->run(u"DROP TRIGGER IF EXISTS document_number_audit_no_delete"_s) &&
            m_raw->run(u"DELETE FROM document_number_audit WHERE reset_epoch = 92"_s));
}

/// What the trigger wrote row by row is what the migration finds in a ledger that is there already.
void StoreLedgerListTest::isRebuiltByItsMigration()
{
    const auto notes = u"SELECT CONCAT_WS(' ', kind, created_at, audit_id, by_id) FROM document_number_noted "
                       "ORDER BY kind, created_at, audit_id"_s;
    const qint64 issued = idAt(60);
    tell(u"REVISED"_s, issued, u"NULL"_s, u"-B"_s);
    tell(u"REVISED"_s, issued, u"NULL"_s, u"-C"_s);
    tell(u"BOUND"_s, idAt(61), u"777061"_s);
    tell(u"UNUSED"_s, idAt(62), u"NULL"_s, {}, u"'{\"reason\":\"never sent\"}'"_s);
    const QStringList written = m_raw->column(notes);
    QVERIFY(written.size() > 6);
    QVERIFY(m_raw->run(u"DELETE FROM document_number_noted"_s));
    const auto &known = store::knownMigrations();
    const auto migration = std::ranges::find(known, 107, &store::Migration::number);
    QVERIFY(migration != known.end());
    for (const QString &step : migration->steps)
        QVERIFY2(m_raw->run(step), qPrintable(m_raw->lastError()));
    QCOMPARE(m_raw->column(notes), written);
}

void StoreLedgerListTest::showsAProjectAdminHisProjects()
{
    const auto as = [this](const QString &login) {
        return test::PrivateStore::instance().connect(test::PrivateStore::asPerson(m_address, login));
    };
    const auto admin = as(u"pa.demo"_s); // of project 2
    const auto page = store::ledgerPage(*admin, {}, LedgerOrder::NewestFirst, 10'000);
    QVERIFY(page);
    QCOMPARE(idsIn(page->entries), idsOf(u"counters.project_id = 2"_s));
    QVERIFY(store::ledgerPage(*admin, {.projectId = 1}, LedgerOrder::NewestFirst, 10)->entries.isEmpty());
    const qint64 foreign = idsOf(u"counters.project_id = 1"_s).constFirst();
    QVERIFY(!store::findLedgerEntry(*admin, foreign).value());
    QVERIFY(store::findLedgerEntry(*as(u"sa.one"_s), foreign).value());
    const auto refused = store::ledgerPage(*as(u"allocator.demo"_s), {}, LedgerOrder::NewestFirst, 10);
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, store::ErrorKind::NotAllowed);
}

QTEST_GUILESS_MAIN(StoreLedgerListTest)
#include "ledger_list_test.moc"
