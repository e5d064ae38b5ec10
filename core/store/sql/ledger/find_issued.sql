SELECT audit.id, audit.event, audit.request_id, audit.counter_id, audit.reset_epoch, audit.sequence_number,
       audit.document_id, audit.generated_number, audit.revision, audit.template_used, audit.template_version,
       audit.user_id, audit.ip_address, audit.user_agent, audit.retry_count, audit.lock_wait_ms, audit.total_duration_ms,
       audit.fallback_used, audit.skipped, audit.created_at, counters.project_id, counters.originator_organization_id,
       counters.recipient_organization_id, counters.correspondence_type_id, counters.sub_type_id, counters.rfa_type_id,
       counters.discipline_id, counters.current_year, counters.current_period
FROM document_number_audit AS audit
JOIN document_number_counters AS counters ON counters.id = audit.counter_id
WHERE audit.generated_number = ? AND counters.project_id = ? AND audit.event <> 'TAKEN_OVER'
ORDER BY audit.id DESC
LIMIT 1
