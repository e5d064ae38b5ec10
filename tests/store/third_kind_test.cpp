#include "core/store/requests/request_gateway.h"
#include "core/store/session/denial.h"
#include "core/store/session/schema_names.h"
#include "tests/store/raw_session.h"
#include "tests/support/approving.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::Connection;
using store::RequestState;

namespace {

/// All that a kind is: how its facts are entered, when they are stale, and what is done. It sets a setting.
const QStringList kindInSql{
    u"INSERT INTO {{store}}.request_kinds VALUES ('PROBE', 'PROBE', 'SUPER_ADMIN')"_s,
    uR"(CREATE PROCEDURE {{api}}.request_probe(IN wanted INT, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE request BIGINT;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('PROBE_REQUESTED', code, text, 'probe');
    RESIGNAL;
  END;
  CALL {{api}}.begin_write('SUPER_ADMIN', actor, person);
  CALL {{api}}.require_reason(reason, 20);
  CALL {{api}}.close_lapsed('probe:1');
  SET request = {{api}}.enter_request('PROBE', 'probe:1', 2, NULL, 'probe',
    JSON_OBJECT('from', (SELECT value FROM {{store}}.store_settings WHERE name = 'sandbox_days'), 'to', wanted + 0),
    reason, actor, person);
  COMMIT;
END)"_s,
    uR"(CREATE PROCEDURE {{api}}.require_fresh_probe(IN request BIGINT)
READS SQL DATA
BEGIN
  IF (SELECT value FROM {{store}}.store_settings WHERE name = 'sandbox_days')
     <> (SELECT JSON_VALUE(facts, '$.from') FROM {{store}}.requests WHERE id = request) THEN
    SIGNAL SQLSTATE '45S01' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'the setting has changed';
  END IF;
END)"_s,
    uR"(CREATE FUNCTION {{api}}.execute_probe(request BIGINT, actor INT) RETURNS BOOLEAN
MODIFIES SQL DATA
BEGIN
  UPDATE {{store}}.store_settings
  SET value = (SELECT JSON_VALUE(facts, '$.to') FROM {{store}}.requests WHERE id = request),
      changed_by = actor, change_reason = 'agreed by two'
  WHERE name = 'sandbox_days';
  RETURN TRUE;
END)"_s,
    u"GRANT EXECUTE ON PROCEDURE {{api}}.request_probe TO lekthi_super_admin"_s,
};

const auto subject = u"probe:1"_s;

numbering::Reason reason()
{
    return *numbering::Reason::parse(u"what a kind of its own has to say"_s);
}

} // namespace

/// A kind that only this program knows is decided about like those that ship: a kind is its facts, when they
/// are stale, and what is done.
class ThirdKindTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_address = test::PrivateStore::instance().demoStore();
        m_raw = std::make_unique<test::RawSession>(m_address);
        for (const QString &statement : kindInSql) {
            QString made = statement;
            made.replace("CREATE PROCEDURE"_L1, "CREATE DEFINER = {{owner}} PROCEDURE"_L1)
                .replace("CREATE FUNCTION"_L1, "CREATE DEFINER = {{owner}} FUNCTION"_L1);
            QVERIFY2(m_raw->run(store::withNames(made, m_address.database)), qPrintable(m_raw->lastError()));
        }
        m_one = connectAs(u"sa.one"_s);
        m_two = connectAs(u"sa.two"_s);
    }

    void cleanup()
    {
        m_one.reset();
        m_two.reset();
        m_raw.reset();
    }

    void isExecutedOnceAnotherPersonApproves()
    {
        const qint64 id = *request(9);
        const auto asked = store::findRequest(*m_two, id);
        QCOMPARE(asked->kind, u"PROBE"_s);
        QCOMPARE(asked->facts().value("to"_L1).toInt(), 9);
        QCOMPARE(asked->state, RequestState::Pending);
        QCOMPARE(test::approve(*m_one, id).error().serverCode, store::denial::ownRequest);
        QCOMPARE(store::approveRequest(*m_two, id, QByteArray(32, 'x'), {}).error().serverCode,
                 store::denial::movedSinceRead);
        QCOMPARE(setting(), u"7"_s);
        const auto approved = test::approve(*m_two, id);
        QVERIFY2(approved, approved ? "" : qPrintable(approved.error().detail));
        QCOMPARE(setting(), u"9"_s);
        const auto done = store::findRequest(*m_one, id);
        QCOMPARE(done->state, RequestState::Executed);
        QCOMPARE(done->closer, u"sa.two"_s);
        QCOMPARE(m_raw
                     ->value(u"SELECT GROUP_CONCAT(action ORDER BY seq) FROM admin_log "
                             "WHERE action LIKE 'PROBE%' AND outcome = 'DONE'"_s)
                     .toString(),
                 u"PROBE_REQUESTED,PROBE_APPROVED,PROBE_EXECUTED"_s);
    }

    void isListedBesideTheOthersAndByItsKind()
    {
        const qint64 id = *request(9);
        QCOMPARE(store::openRequests(*m_two)->first().id, id);
        QCOMPARE(store::requestPage(*m_two, {.kind = u"PROBE"_s}, 0, 10)->size(), 1);
        QVERIFY(store::requestPage(*m_two, {.kind = store::requestkind::reset}, 0, 10)->isEmpty());
    }

    void keepsOneOpenAndMakesRoomOnceStale()
    {
        const qint64 first = *request(9);
        QCOMPARE(request(11).error().serverCode, store::denial::openAlready);
        QVERIFY(m_raw->run(u"UPDATE store_settings SET value = 8 WHERE name = 'sandbox_days'"_s));
        QVERIFY(request(11));
        QCOMPARE(store::findRequest(*m_two, first)->state, RequestState::Stale);
    }

    void closesWhatIsStaleWhenItIsApproved()
    {
        const qint64 id = *request(9);
        QVERIFY(m_raw->run(u"UPDATE store_settings SET value = 8 WHERE name = 'sandbox_days'"_s));
        QCOMPARE(test::approve(*m_two, id).error().serverCode, store::denial::movedSinceRead);
        QCOMPARE(store::findRequest(*m_two, id)->state, RequestState::Stale);
        QCOMPARE(setting(), u"8"_s);
    }

    void isRejectedAndWithdrawn()
    {
        const qint64 first = *request(9);
        QVERIFY(store::rejectRequest(*m_two, first, reason()));
        QCOMPARE(store::findRequest(*m_two, first)->state, RequestState::Rejected);
        const qint64 second = *request(9);
        QVERIFY(store::withdrawRequest(*m_one, second, {}));
        QCOMPARE(store::findRequest(*m_two, second)->state, RequestState::Withdrawn);
        QCOMPARE(setting(), u"7"_s);
    }

    /// Nothing is left of an approval whose execution fails.
    void keepsNothingOfWhatFails()
    {
        const qint64 id = *request(1'000'000);
        QVERIFY(m_raw->run(store::withNames(
            u"CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.execute_probe(request BIGINT, actor "
            u"INT) "
            "RETURNS BOOLEAN BEGIN UPDATE {{store}}.store_settings SET value = 5 WHERE name = "
            "'sandbox_days'; "
            "SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'it fails'; RETURN TRUE; END"_s,
            m_address.database)));
        QCOMPARE(test::approve(*m_two, id).error().serverCode, store::denial::badValue);
        const auto left = store::findRequest(*m_two, id);
        QCOMPARE(left->state, RequestState::Pending);
        QVERIFY(left->approvals.isEmpty());
        QCOMPARE(setting(), u"7"_s);
    }

    void neverChangesWhatWasAskedFor()
    {
        const qint64 id = *request(9);
        for (
            const QString &change :
            {u"UPDATE requests SET facts = '{}'"_s, u"UPDATE requests SET facts_digest = REPEAT('x', 32)"_s,
             u"UPDATE requests SET state = 'EXECUTED'"_s, u"DELETE FROM requests"_s,
             u"UPDATE request_kinds SET requester_role = 'PROJECT_ADMIN'"_s, u"DELETE FROM request_kinds"_s,
             u"INSERT INTO request_approvals SELECT %1, 3, 3, facts_digest, '', NOW() FROM requests LIMIT 1"_s
                 .arg(id)})
            QVERIFY2(!m_raw->run(change), qPrintable(change));
    }

private:
    std::unique_ptr<Connection> connectAs(const QString &login)
    {
        return test::PrivateStore::instance().connect(test::PrivateStore::asPerson(m_address, login));
    }
    store::Result<qint64> request(int value)
    {
        return store::enterRequest(*m_one, "request_probe", {value, reason().text()}, subject, reason());
    }
    QString setting()
    {
        return m_raw->value(u"SELECT value FROM store_settings WHERE name = 'sandbox_days'"_s).toString();
    }

    store::Address m_address;
    std::unique_ptr<test::RawSession> m_raw;
    std::unique_ptr<Connection> m_one;
    std::unique_ptr<Connection> m_two;
};

QTEST_GUILESS_MAIN(ThirdKindTest)
#include "third_kind_test.moc"
