#include "tests/faults/ledger_checks.h"

#include "core/audit/ledger_verifier.h"
#include "core/store/session/connection.h"
#include "tests/store/raw_session.h"

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

/// Each gives one finding per row.
constexpr QStringView checks[] = {
    u"SELECT CONCAT(generated_number, ' is in the ledger ', COUNT(*), ' times') "
    "FROM document_number_audit AS audit JOIN document_number_counters AS counters "
    "ON counters.id = audit.counter_id WHERE event = 'ISSUED' "
    "GROUP BY project_id, correspondence_type_id, generated_number HAVING COUNT(*) > 1",

    u"SELECT CONCAT('counter ', counter_id, ' leaves out the numbers between ', earlier, ' and ', "
    "sequence_number, ', and ', passed, ' of them are explained') FROM ("
    "SELECT counter_id, sequence_number, COALESCE(JSON_LENGTH(skipped), 0) AS passed, "
    "COALESCE(LAG(sequence_number) OVER (PARTITION BY counter_id, reset_epoch ORDER BY sequence_number), "
    "IF(reset_epoch = 0, 0, NULL)) AS earlier "
    "FROM document_number_audit WHERE event = 'ISSUED') AS steps "
    "WHERE sequence_number - earlier - 1 <> passed",

    u"SELECT CONCAT('counter ', counters.id, ' stands at ', last_number, ', its highest number is ', "
    "COALESCE(MAX(sequence_number), 0)) FROM document_number_counters AS counters "
    "LEFT JOIN document_number_audit AS audit ON audit.counter_id = counters.id "
    "AND audit.reset_epoch = counters.reset_epoch AND audit.event = 'ISSUED' "
    "GROUP BY counters.id, last_number HAVING last_number <> COALESCE(MAX(sequence_number), 0)",

    u"SELECT CONCAT(generated_number, ' was issued but is not in force') "
    "FROM document_number_audit AS audit JOIN document_number_counters AS counters "
    "ON counters.id = audit.counter_id WHERE event = 'ISSUED' "
    "AND NOT EXISTS (SELECT 1 FROM document_number_taken AS taken "
    "WHERE taken.project_id = counters.project_id "
    "AND taken.correspondence_type_id = counters.correspondence_type_id "
    "AND taken.number = generated_number AND taken.request_id = audit.request_id)",

    u"SELECT CONCAT(one.number, ' is in force twice within a scope') "
    "FROM document_number_taken AS one JOIN document_number_taken AS other "
    "ON other.number = one.number AND other.place > one.place "
    "LEFT JOIN document_number_configs AS own ON own.project_id = one.project_id "
    "AND own.type_slot = one.correspondence_type_id "
    "LEFT JOIN document_number_configs AS others ON others.project_id = other.project_id "
    "AND others.type_slot = other.correspondence_type_id "
    "WHERE one.request_id IS NOT NULL AND other.request_id IS NOT NULL "
    "AND ('STORE' IN (own.uniqueness_scope, others.uniqueness_scope) OR one.project_id = other.project_id "
    "AND ('PROJECT' IN (own.uniqueness_scope, others.uniqueness_scope) "
    "OR one.correspondence_type_id = other.correspondence_type_id))",

    u"SELECT CONCAT(taken.number, ' is in force but was not issued') "
    "FROM document_number_taken AS taken LEFT JOIN document_number_audit AS audit "
    "ON audit.request_id = taken.request_id AND audit.generated_number = taken.number "
    "WHERE audit.id IS NULL AND taken.request_id IS NOT NULL",
};

QStringList checkChain(const store::Address &address)
{
    const auto connection = store::Connection::open(address);
    if (!connection)
        return {u"the chain cannot be verified: "_s + connection.error().detail};
    const auto verification = audit::verifyLedger(**connection);
    if (!verification)
        return {u"the chain cannot be verified: "_s + verification.error().detail};
    QStringList findings;
    if (verification->beforeChain > 0)
        findings << u"%1 rows of the ledger are not chained"_s.arg(verification->beforeChain);
    for (const audit::Finding &finding : verification->findings)
        findings << u"the chain of counter %1 is %2 at place %3 (ledger row %4)"_s.arg(finding.counterId)
                        .arg(audit::damageName(finding.damage))
                        .arg(finding.place)
                        .arg(finding.ledgerId);
    return findings;
}

} // namespace

QStringList checkLedger(const store::Address &address)
{
    RawSession session(address);
    QStringList findings;
    for (const QStringView check : checks)
        findings += session.column(check.toString());
    return findings + checkChain(address);
}

} // namespace lekthi::test
