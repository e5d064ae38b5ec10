#pragma once

#include <QString>

namespace lekthi::test {

// Queries: what calls of routines leave in the store.

/// The newest request for a reset.
inline const QString newestRequest =
    QStringLiteral("SELECT CONCAT_WS(' ', state, JSON_VALUE(facts, '$.to'), JSON_VALUE(facts, '$.to') + "
                   "JSON_VALUE(facts, '$.count'), requester_id, approvals_needed, "
                   "TIMESTAMPDIFF(HOUR, requested_at, expires_at), CHAR_LENGTH(reason), closer_id, "
                   "(SELECT COUNT(*) FROM request_approvals WHERE request_id = requests.id), "
                   "ABS(TIMESTAMPDIFF(SECOND, requested_at, UTC_TIMESTAMP())) < 60) "
                   "FROM requests WHERE kind = 'RESET' ORDER BY id DESC LIMIT 1");

/// The newest request to take a register over.
inline const QString newestRegisterImport = QStringLiteral(
    "SELECT CONCAT_WS(' ', state, JSON_VALUE(facts, '$.numbers'), requester_id, approvals_needed, "
    "TIMESTAMPDIFF(HOUR, requested_at, expires_at), CHAR_LENGTH(reason), closer_id, "
    "(SELECT COUNT(*) FROM request_approvals WHERE request_id = requests.id), "
    "(SELECT GROUP_CONCAT(CONCAT_WS('/', new_number, number_count, missing_count, first_line, last_line)) "
    "FROM take_over_counters WHERE request_id = requests.id)) "
    "FROM requests WHERE kind = 'IMPORT' ORDER BY id DESC LIMIT 1");

/// The counter of registerImportCall, the ledger row that it stands at, and how many of its numbers are
/// taken.
inline const QString takenOverCounter = QStringLiteral(
    "(SELECT CONCAT_WS('/', last_number, "
    "(SELECT COUNT(*) FROM document_number_audit WHERE counter_id = counters.id AND event = 'TAKEN_OVER' "
    "AND sequence_number = last_number), "
    "(SELECT COUNT(*) FROM document_number_taken WHERE number LIKE 'taken %'), version) "
    "FROM document_number_counters AS counters WHERE project_id = 2 AND originator_organization_id = 22 "
    "AND correspondence_type_id = 6 AND current_year = 2021)");

/// Moves with everything that one of the calls can change, also where it is not committed as a whole.
inline const QString traces = QStringLiteral(
    "SELECT CONCAT_WS(' ', (SELECT COUNT(*) FROM admin_log WHERE outcome = 'DONE' AND seq > %1), "
    "(SELECT SUM(last_number) + 7 * SUM(version) + 11 * SUM(reset_epoch) FROM document_number_counters), "
    "(SELECT COUNT(*) FROM document_number_audit), (SELECT COUNT(*) FROM document_number_taken), "
    "(SELECT COUNT(*) FROM request_approvals), "
    "(SELECT COUNT(*) FROM document_number_errors), (SELECT COUNT(*) FROM document_number_allocator_minute), "
    "(SELECT COUNT(*) FROM document_number_metrics_minute), (SELECT SUM(total) FROM "
    "document_number_metrics_total), "
    "(SELECT SUM(LENGTH(counts)) FROM document_number_metrics_span), "
    "(SELECT COUNT(*) FROM requests WHERE state = "
    "'PENDING'), "
    "(SELECT COUNT(*) FROM requests), (SELECT COUNT(*) FROM take_over_numbers), "
    "(SELECT COUNT(*) FROM take_over_counters), (SELECT COUNT(*) FROM pool_ledger), "
    "(SELECT SUM(length) FROM pool_lanes), (SELECT SUM(generated) + 7 * SUM(epoch) FROM pool_leases), "
    "(SELECT COUNT(*) FROM pool_pace))");

/// For approving the newest request.
inline const QString newestDigest = QStringLiteral(
    "SELECT CONCAT('(SELECT UNHEX(\"', HEX(facts_digest), '\"))') FROM requests ORDER BY id DESC LIMIT 1");

/// The newest entry of the admin log about what was done.
inline const QString newestDone =
    QStringLiteral("SELECT CONCAT_WS(' ', action, login, host, role, subject, CHAR_LENGTH(reason), "
                   "ABS(TIMESTAMPDIFF(SECOND, occurred_at, UTC_TIMESTAMP())) < 60) FROM admin_log "
                   "WHERE outcome = 'DONE' ORDER BY seq DESC LIMIT 1");

} // namespace lekthi::test
