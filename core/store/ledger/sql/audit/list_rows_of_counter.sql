SELECT audit.id, audit.event, audit.request_id, audit.counter_id, audit.reset_epoch, audit.sequence_number, audit.document_id,
       audit.generated_number, audit.revision, audit.counter_key, audit.template_used, audit.template_version, audit.user_id, audit.drawn_by,
       audit.ip_address, audit.user_agent, audit.retry_count, audit.lock_wait_ms, audit.total_duration_ms,
       audit.fallback_used, audit.skipped, audit.previous_hash, audit.row_hash,
       CAST(audit.created_at AS CHAR) AS created_text
FROM document_number_audit AS audit FORCE INDEX (uq_audit_sequence)
WHERE audit.counter_id = ? AND audit.id > ?
ORDER BY audit.id
LIMIT ?
