#include "core/audit/ledger_verifier.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/ledger/ledger_gateway.h"
#include "core/store/log/admin_log_gateway.h"
#include "core/store/requests/register_import_gateway.h"
#include "core/store/requests/reset_gateway.h"
#include "core/store/session/denial.h"
#include "tests/store/raw_session.h"
#include "tests/support/approving.h"
#include "tests/support/demo_letters.h"
#include "tests/support/demo_year.h"
#include "tests/support/private_store.h"
#include "tests/support/typed_requests.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using numbering::Reason;
using store::Connection;
using store::RegisterImportWish;
using store::RequestState;
using test::letterKey;

namespace {

const numbering::CounterKey earlierKey{2, 22, 10, 6, 0, 0, 0, {2024, 0}};
const auto why = u"ทะเบียนเดิมของโครงการก่อนใช้ระบบนี้"_s;

template <class T>
int codeOf(const store::Result<T> &result)
{
    return result ? 0 : result.error().serverCode;
}

QString letter(int sequence, int year)
{
    return u"คคง.-สคฉ.3-%1-%2"_s.arg(sequence, 4, 10, QChar(u'0')).arg(year + 543);
}

} // namespace

/// An old register becomes counters and taken numbers: all of it by two persons, or nothing.
class RegisterImportGatewayTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void remembersWhatWasRequested();
    void refusesDecisionsOfTheWrongPerson();
    void rejectsAndWithdraws();
    void refusesWishes();
    void keepsOneOpenRequestPerType();
    void twoPersonsRegisterImport();
    void resetsKeepWhatWasTakenOver();
    void isStaleOnceTheStoreHasChanged_data();
    void isStaleOnceTheStoreHasChanged();
    void neverChangesWhatWasAskedFor();

private:
    std::unique_ptr<Connection> connectAs(const QString &login);
    RegisterImportWish wish();
    qint64 request();
    store::Result<void> approve(qint64 id);
    std::optional<store::Counter> counter(const numbering::CounterKey &key)
    {
        return *store::findCounter(*m_one, key);
    }
    QString ask(const QString &sql) { return m_raw->value(sql).toString(); }

    bool m_spent = true; ///< the next test needs another store
    store::Address m_address;
    std::unique_ptr<test::RawSession> m_raw;
    std::unique_ptr<Connection> m_one;
    std::unique_ptr<Connection> m_two;
};

void RegisterImportGatewayTest::init()
{
    if (!m_spent)
        return;
    m_address = test::PrivateStore::instance().demoStore();
    m_raw = std::make_unique<test::RawSession>(m_address);
    m_one = connectAs(u"sa.one"_s);
    m_two = connectAs(u"sa.two"_s);
    m_raw->run(u"UPDATE store_settings SET value = 1000 WHERE name LIKE '%writes_per_minute'"_s);
    m_spent = false;
}

void RegisterImportGatewayTest::cleanup()
{
    m_raw->run(u"UPDATE requests SET state = 'REJECTED' WHERE state = 'PENDING'"_s);
}

std::unique_ptr<Connection> RegisterImportGatewayTest::connectAs(const QString &login)
{
    return test::PrivateStore::instance().connect(test::PrivateStore::asPerson(m_address, login));
}

/// 120 and 121 of this year, 2 and 5 of a year that has no counter yet.
RegisterImportWish RegisterImportGatewayTest::wish()
{
    const auto now = counter(letterKey);
    const auto earlier = counter(earlierKey).value_or(store::Counter());
    return {
        .projectId = 2,
        .typeId = 6,
        .templateVersion =
            m_raw
                ->value(u"SELECT version FROM document_number_configs WHERE project_id = 2 AND "
                        "type_slot IN (6, 0) ORDER BY type_slot DESC LIMIT 1"_s)
                .toInt(),
        .facts = {.fileName = u"ทะเบียน.csv"_s,
                  .fileDigest = QByteArray(32, 'x'),
                  .lines = 6,
                  .notUnderstood = 1,
                  .repeated = 1},
        .counters = {{.key = letterKey, .seenNumber = now->lastNumber, .seenVersion = now->version},
                     {.key = earlierKey, .seenNumber = earlier.lastNumber, .seenVersion = earlier.version}},
        .numbers = {{0, 2, 120, letter(120, test::demoYear()), {}},
                    {1, 3, 5, letter(5, 2024), 4711},
                    {0, 4, 121, letter(121, test::demoYear()), {}},
                    {1, 7, 2, letter(2, 2024), {}}},
        .reason = *Reason::parse(why, store::minimumForRequest)};
}

qint64 RegisterImportGatewayTest::request()
{
    const auto asked = store::requestRegisterImport(*m_one, wish());
    if (!asked)
        qFatal("%s", qPrintable(asked.error().detail));
    return *asked;
}

store::Result<void> RegisterImportGatewayTest::approve(qint64 id)
{
    return store::findRegisterImport(*m_two, id)
        .and_then([&](const store::RegisterImportRequest &found) {
            return store::registerImportContent(*m_two, found);
        })
        .and_then([&](const store::RegisterImportContent &content) {
            return store::approveRequest(*m_two, id, content.planDigest,
                                         u"compared with the paper register"_s);
        });
}

void RegisterImportGatewayTest::remembersWhatWasRequested()
{
    const auto found = store::findRegisterImport(*m_two, request());
    QVERIFY2(found, found ? "" : qPrintable(found.error().detail));
    QCOMPARE(found->state, RequestState::Pending);
    QCOMPARE(found->source, wish().facts);
    QCOMPARE(found->numbers, 4);
    QCOMPARE(found->reason, why);
    QCOMPARE(found->requester, u"sa.one"_s);
    const auto content = store::registerImportContent(*m_two, *found);
    QVERIFY2(content, content ? "" : qPrintable(content.error().detail));
    QCOMPARE(content->planDigest, found->digest);
    QCOMPARE(content->counters.size(), 2);
    QCOMPARE(content->counters[0].key, letterKey);
    QCOMPARE(content->counters[0].newNumber, 121);
    QCOMPARE(content->counters[0].missing, 2);
    QCOMPARE(content->counters[0].lastLine, 4);
    QCOMPARE(content->counters[1].newNumber, 5);
    QCOMPARE(content->counters[1].missing, 3);
    QCOMPARE(content->numbers.size(), 4);
    QCOMPARE(content->numbers.last(), wish().numbers.last());
    // Nothing is written yet.
    QCOMPARE(counter(letterKey)->lastNumber, 117);
    QVERIFY(!counter(earlierKey));
}

void RegisterImportGatewayTest::twoPersonsRegisterImport()
{
    m_spent = true;
    const qint64 id = request();
    const auto approved = approve(id);
    QVERIFY2(approved, approved ? "" : qPrintable(approved.error().detail));
    const auto done = store::findRegisterImport(*m_one, id);
    QCOMPARE(done->state, RequestState::Executed);
    QCOMPARE(done->closer, u"sa.two"_s);
    QCOMPARE(done->approvals.size(), 1);
    QCOMPARE(counter(letterKey)->lastNumber, 121);
    QCOMPARE(counter(earlierKey)->lastNumber, 5);
    const store::ScopeKey scope{2, 6};
    QCOMPARE(
        store::takenAmong(*m_one, scope,
                          {letter(120, test::demoYear()), letter(119, test::demoYear()), letter(2, 2024)})
            ->size(),
        2);
    const auto verified = audit::verifyLedger(*m_one);
    QVERIFY2(verified, verified ? "" : qPrintable(verified.error().detail));
    QVERIFY(verified->isIntact());
    QCOMPARE(ask(u"SELECT COUNT(*) FROM document_number_audit WHERE event = 'TAKEN_OVER'"_s), u"2"_s);
    const auto log = store::adminLogPage(*m_one, {}, 0, 3);
    QCOMPARE(log->first().action, u"TAKE_OVER_EXECUTED"_s);
    QCOMPARE(codeOf(approve(id)), store::denial::closed);
    const auto stories = store::takenOverStoriesOf(*m_one, letter(5, 2024));
    QVERIFY(stories);
    QCOMPARE(stories->size(), 1);
    QCOMPARE(stories->first().line, 3);
    QCOMPARE(stories->first().documentId, 4711);
    QCOMPARE(stories->first().facts.fileName, u"ทะเบียน.csv"_s);
    QCOMPARE(store::takenOverStoriesOf(*m_one, letter(3, 2024))->size(), 0);
}

void RegisterImportGatewayTest::resetsKeepWhatWasTakenOver()
{
    m_spent = true;
    QVERIFY(approve(request()));
    const auto now = counter(letterKey);
    const auto facts = store::resetFacts(*m_one, now->id, 116);
    QVERIFY(facts);
    QCOMPARE(facts->countAbove, 3); // 117, 120, 121
    QCOMPARE(facts->lastAbove, letter(121, test::demoYear()));
    QCOMPARE(facts->boundToDocuments >= 2, true);
    const auto reason = *Reason::parse(why, store::minimumForRequest);
    QCOMPARE(
        codeOf(store::requestReset(*m_one, {now->id, now->version, 116, store::NumbersAbove::Void, reason})),
        store::denial::boundToDocument);
    QVERIFY(store::requestReset(*m_one, {now->id, now->version, 116, store::NumbersAbove::Skip, reason}));
    const qint64 reset = test::resetRequests(*m_one)->first().id;
    QVERIFY(test::approve(*m_two, reset, {}));
    QCOMPARE(store::takenAmong(*m_one, {2, 6}, {letter(120, test::demoYear())})->size(), 1);
    QVERIFY(audit::verifyLedger(*m_one)->isIntact());
}

void RegisterImportGatewayTest::refusesDecisionsOfTheWrongPerson()
{
    const qint64 id = request();
    const auto found = store::findRegisterImport(*m_one, id);
    QCOMPARE(codeOf(store::approveRequest(*m_one, id, found->digest, {})), store::denial::ownRequest);
    QCOMPARE(codeOf(store::approveRequest(*m_two, id, QByteArray(32, 'y'), {})),
             store::denial::movedSinceRead);
    const auto auditor = connectAs(u"auditor.demo"_s);
    QVERIFY(!store::approveRequest(*auditor, id, found->digest, {}));
    QVERIFY(!store::requestRegisterImport(*auditor, wish()));
    QCOMPARE(test::registerImportRequestPage(*auditor, 0, 10)->first().id, id);
    QCOMPARE(store::findRegisterImport(*m_one, id)->state, RequestState::Pending);
    QCOMPARE(counter(letterKey)->lastNumber, 117);
}

void RegisterImportGatewayTest::isStaleOnceTheStoreHasChanged_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<bool>("showsBefore");
    QTest::newRow("counter")
        << u"UPDATE document_number_counters SET version = version + 1, last_number = last_number + 1 "
           "WHERE last_number = 117"_s
        << true;
    QTest::newRow("template")
        << u"UPDATE document_number_configs SET version = version + 1 WHERE project_id = 2 AND "
           "type_slot IN (6, 0)"_s
        << true;
    QTest::newRow("counter that was opened")
        << u"INSERT INTO document_number_counters (project_id, originator_organization_id, "
           "recipient_organization_id, correspondence_type_id, current_year, version, last_number, "
           "updated_at) VALUES (2, 22, 10, 6, 2024, 1, 1, NOW())"_s
        << true;
    QTest::newRow("number")
        << u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) VALUES (2, 6, 'คคง.-สคฉ.3-0002-2567', UUID())"_s
        << false;
}

void RegisterImportGatewayTest::isStaleOnceTheStoreHasChanged()
{
    QFETCH(const QString, change);
    QFETCH(const bool, showsBefore);
    m_spent = !showsBefore; // the row after which no wish can be the same
    const qint64 id = request();
    QVERIFY2(m_raw->run(change), qPrintable(m_raw->lastError()));
    QCOMPARE(store::findRegisterImport(*m_one, id)->state,
             showsBefore ? RequestState::Stale : RequestState::Pending);
    QCOMPARE(codeOf(approve(id)), store::denial::registerImportStale);
    QCOMPARE(ask(u"SELECT state FROM requests ORDER BY id DESC LIMIT 1"_s), u"STALE"_s);
    QCOMPARE(ask(u"SELECT COUNT(*) FROM document_number_audit WHERE event = 'TAKEN_OVER'"_s), u"0"_s);
    QCOMPARE(store::takenAmong(*m_one, {2, 6}, {letter(120, test::demoYear())})->size(), 0);
}

void RegisterImportGatewayTest::rejectsAndWithdraws()
{
    const auto no = *Reason::parse(u"the register is not complete"_s, Reason::minimumForTemplate);
    const qint64 first = request();
    QCOMPARE(codeOf(store::rejectRequest(*m_one, first, no)), store::denial::ownRequest);
    QVERIFY(store::rejectRequest(*m_two, first, no));
    QCOMPARE(store::findRegisterImport(*m_one, first)->closingReason, no.text());
    const qint64 second = request();
    QCOMPARE(codeOf(store::withdrawRequest(*m_two, second, {})), store::denial::notTheRequester);
    QVERIFY(store::withdrawRequest(*m_one, second, {}));
    QCOMPARE(store::findRegisterImport(*m_one, second)->state, RequestState::Withdrawn);
    QCOMPARE(codeOf(approve(second)), store::denial::closed);
}

void RegisterImportGatewayTest::refusesWishes()
{
    const QString before = ask(u"SELECT COUNT(*) FROM requests"_s);
    const auto refused = [this](const auto &change) {
        RegisterImportWish changed = wish();
        change(changed);
        return codeOf(store::requestRegisterImport(*m_one, changed));
    };
    QCOMPARE(refused([](RegisterImportWish &other) { other.numbers.clear(); }), store::denial::badValue);
    QCOMPARE(refused([](RegisterImportWish &other) { other.templateVersion += 1; }),
             store::denial::movedSinceRead);
    QCOMPARE(refused([](RegisterImportWish &other) { other.counters[0].seenNumber = 116; }),
             store::denial::registerImportStale);
    QCOMPARE(refused([](RegisterImportWish &other) { other.counters[1].seenNumber = 7; }),
             store::denial::registerImportStale);
    QCOMPARE(
        refused([](RegisterImportWish &other) { other.numbers[0].number = letter(117, test::demoYear()); }),
        store::denial::registerImportStale);
    // A counter without a number, a number without a counter.
    QCOMPARE(refused([](RegisterImportWish &other) { other.counters.append({.key = letterKey}); }),
             store::denial::badValue);
    QCOMPARE(refused([](RegisterImportWish &other) { other.counters.removeLast(); }),
             store::denial::badValue);
    QVERIFY(refused([](RegisterImportWish &other) { other.numbers[0].number = other.numbers[1].number; }) !=
            0);
    QVERIFY(refused([](RegisterImportWish &other) { other.numbers[0].sequence = 0; }) != 0);
    QVERIFY(refused([](RegisterImportWish &other) { other.numbers[0].number = QString(101, u'x'); }) != 0);
    QCOMPARE(ask(u"SELECT COUNT(*) FROM requests"_s), before);
}

void RegisterImportGatewayTest::keepsOneOpenRequestPerType()
{
    request();
    QCOMPARE(codeOf(store::requestRegisterImport(*m_two, wish())), store::denial::openAlready);
}

void RegisterImportGatewayTest::neverChangesWhatWasAskedFor()
{
    m_spent = true;
    const qint64 id = request();
    for (const QString &change :
         {u"UPDATE requests SET facts = '{}'"_s, u"UPDATE requests SET state = 'EXECUTED'"_s,
          u"DELETE FROM requests"_s, u"UPDATE take_over_numbers SET sequence_number = 9"_s,
          u"DELETE FROM take_over_numbers"_s, u"UPDATE take_over_counters SET new_number = 9"_s,
          u"DELETE FROM take_over_counters"_s})
        QVERIFY2(!m_raw->run(change), qPrintable(change));
    // Whoever takes the triggers away changes what is read, and with it the digest.
    m_raw->dropGuards();
    QVERIFY(m_raw->run(u"UPDATE take_over_numbers SET sequence_number = 122 WHERE line = 4"_s));
    const auto found = store::findRegisterImport(*m_two, id);
    QVERIFY(store::registerImportContent(*m_two, *found)->planDigest != found->digest);
    QCOMPARE(codeOf(approve(id)), store::denial::movedSinceRead);
}

QTEST_GUILESS_MAIN(RegisterImportGatewayTest)
#include "register_import_gateway_test.moc"
