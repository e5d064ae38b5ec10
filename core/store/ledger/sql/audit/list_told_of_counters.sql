SELECT STRAIGHT_JOIN audit.id, audit.event, audit.request_id, audit.counter_id, audit.reset_epoch, audit.sequence_number, audit.document_id,
       audit.generated_number, audit.revision, audit.counter_key, audit.template_used, audit.template_version, audit.user_id, audit.drawn_by,
       audit.ip_address, audit.user_agent, audit.retry_count, audit.lock_wait_ms, audit.total_duration_ms,
       audit.fallback_used, audit.skipped, audit.previous_hash, audit.row_hash,
       CAST(audit.created_at AS CHAR) AS created_text
FROM JSON_TABLE(?, '$[*]' COLUMNS (id BIGINT PATH '$')) AS wanted
JOIN document_number_counters AS counters ON counters.id = wanted.id
JOIN document_number_audit AS audit FORCE INDEX (idx_audit_pace) ON audit.counter_id = counters.id
WHERE audit.event IN ('VOIDED', 'TAKEN_OVER', 'UNUSED') AND {{text_project_is_shown counters}}
