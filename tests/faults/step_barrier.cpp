#include "tests/faults/step_barrier.h"

#include "tests/store/raw_session.h"
#include "tests/support/wait_until.h"

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int noStep = -1;
constexpr int noteSteps = 0;

/// What decisions about resets and templates write.
constexpr std::pair<QLatin1StringView, QLatin1StringView> writes[] = {
    {"INSERT"_L1, "requests"_L1},
    {"UPDATE"_L1, "requests"_L1},
    {"INSERT"_L1, "request_approvals"_L1},
    {"INSERT"_L1, "document_number_audit"_L1},
    {"INSERT"_L1, "document_number_noted"_L1},
    {"DELETE"_L1, "document_number_taken"_L1},
    {"UPDATE"_L1, "document_number_counters"_L1},
    {"INSERT"_L1, "document_number_configs"_L1},
    {"UPDATE"_L1, "document_number_configs"_L1},
    {"INSERT"_L1, "document_number_config_history"_L1},
    {"UPDATE"_L1, "document_number_rules_stamp"_L1},
    {"INSERT"_L1, "admin_log"_L1},
    {"UPDATE"_L1, "admin_log_head"_L1},
};

const QString passStep =
    u"CREATE FUNCTION step_barrier.pass(place VARCHAR(100)) RETURNS INT MODIFIES SQL DATA "
    "BEGIN "
    "DECLARE wanted_step INT DEFAULT (SELECT wanted FROM step_barrier.plan); "
    "SET @lekthi_step = COALESCE(@lekthi_step, 0) + 1; "
    "IF wanted_step = %1 THEN "
    "INSERT INTO step_barrier.steps VALUES (@lekthi_step, place); "
    "ELSEIF wanted_step = @lekthi_step THEN "
    "DO GET_LOCK('step_barrier.reached', 0); "
    "DO GET_LOCK('step_barrier.go', 600); "
    "DO RELEASE_ALL_LOCKS(); "
    "END IF; "
    "RETURN 0; "
    "END"_s;

void require(RawSession &session, const QString &sql)
{
    if (!session.run(sql))
        qFatal("%s: %s", qUtf8Printable(sql), qUtf8Printable(session.lastError()));
}

QString triggerName(const QString &time, const QString &event, const QString &table)
{
    return u"step_%1_%2_%3"_s.arg(time, event, table);
}

template <class Act>
void forEachTrigger(Act act)
{
    for (const auto &[event, table] : writes) {
        for (const QString &time : {u"BEFORE"_s, u"AFTER"_s})
            act(time, QString(event), QString(table));
    }
}

} // namespace

StepBarrier::StepBarrier(const store::Address &address)
    : m_address(address)
{
    RawSession &session = administrator();
    require(session, u"CREATE DATABASE step_barrier"_s);
    require(session, u"CREATE TABLE step_barrier.plan AS SELECT %1 AS wanted"_s.arg(noStep));
    require(session, u"CREATE TABLE step_barrier.steps (step INT, place VARCHAR(100))"_s);
    require(session, passStep.arg(noteSteps));
    forEachTrigger([&](const QString &time, const QString &event, const QString &table) {
        require(session,
                u"CREATE TRIGGER %1 %2 %3 ON %4 FOR EACH ROW DO step_barrier.pass('%2 %3 ON %4')"_s.arg(
                    triggerName(time, event, table), time, event, table));
    });
}

StepBarrier::~StepBarrier() = default;

RawSession &StepBarrier::administrator()
{
    if (!m_administrator)
        m_administrator = std::make_unique<RawSession>(m_address);
    return *m_administrator;
}

QStringList StepBarrier::stepsOf(const std::function<void()> &act)
{
    require(administrator(), u"DELETE FROM step_barrier.steps"_s);
    require(administrator(), u"UPDATE step_barrier.plan SET wanted = %1"_s.arg(noteSteps));
    act();
    disarm();
    return administrator().column(u"SELECT place FROM step_barrier.steps ORDER BY step"_s);
}

void StepBarrier::armAt(int step)
{
    require(administrator(), u"UPDATE step_barrier.plan SET wanted = %1"_s.arg(step));
    // Whoever had them last gives them back only when the server has ended his session.
    const QString areTaken =
        u"SELECT IS_FREE_LOCK('step_barrier.reached') AND GET_LOCK('step_barrier.go', 0)"_s;
    if (!waitUntil([&] { return administrator().value(areTaken).toInt() == 1; }))
        qFatal("the locks of the step before are still held");
}

qint64 StepBarrier::waitingSession()
{
    qint64 session = 0;
    waitUntil([&] {
        session = administrator().value(u"SELECT IS_USED_LOCK('step_barrier.reached')"_s).toLongLong();
        return session != 0;
    });
    return session;
}

void StepBarrier::release()
{
    require(administrator(), u"DO RELEASE_ALL_LOCKS()"_s);
}

void StepBarrier::disarm()
{
    m_administrator.reset();
    require(administrator(), u"UPDATE step_barrier.plan SET wanted = %1"_s.arg(noStep));
}

void StepBarrier::remove()
{
    disarm();
    forEachTrigger([this](const QString &time, const QString &event, const QString &table) {
        require(administrator(), u"DROP TRIGGER "_s + triggerName(time, event, table));
    });
    require(administrator(), u"DROP DATABASE step_barrier"_s);
}

} // namespace lekthi::test
