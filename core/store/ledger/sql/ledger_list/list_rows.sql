SELECT STRAIGHT_JOIN audit.id, audit.event, audit.request_id, audit.counter_id, audit.reset_epoch, audit.sequence_number,
       COALESCE(audit.document_id, named.document_id) AS document_id, audit.generated_number, audit.revision, audit.template_used,
       audit.template_version, audit.user_id, audit.drawn_by, audit.ip_address, audit.user_agent, audit.retry_count, audit.lock_wait_ms,
       audit.total_duration_ms, audit.fallback_used, audit.skipped, audit.row_hash, CAST(audit.created_at AS CHAR) AS created_text,
       CASE WHEN voided.audit_id IS NOT NULL THEN 'VOIDED'
            WHEN unused.audit_id IS NOT NULL THEN 'UNUSED'
            WHEN revised.audit_id IS NOT NULL THEN 'REPLACED'
            WHEN audit.event = 'TAKEN_OVER' THEN 'IMPORTED'
            ELSE 'IN_FORCE' END AS state, ending.id AS ended_by, ending.skipped AS ended_because,
       counters.project_id, counters.originator_organization_id, counters.recipient_organization_id,
       counters.correspondence_type_id, counters.sub_type_id, counters.rfa_type_id, counters.discipline_id, counters.current_year,
       counters.current_period
FROM JSON_TABLE(?, '$[*]' COLUMNS (id BIGINT PATH '$')) AS wanted
JOIN document_number_audit AS audit ON audit.id = wanted.id
JOIN document_number_counters AS counters ON counters.id = audit.counter_id
LEFT JOIN document_number_noted AS bound
  ON bound.kind = 'BOUND' AND bound.created_at = audit.created_at AND bound.audit_id = audit.id
LEFT JOIN document_number_audit AS named ON named.id = bound.by_id
LEFT JOIN document_number_noted AS voided
  ON voided.kind = 'VOIDED' AND voided.created_at = audit.created_at AND voided.audit_id = audit.id
LEFT JOIN document_number_noted AS unused
  ON unused.kind = 'UNUSED' AND unused.created_at = audit.created_at AND unused.audit_id = audit.id
LEFT JOIN document_number_noted AS revised
  ON revised.kind = 'REVISED' AND revised.created_at = audit.created_at AND revised.audit_id = audit.id
LEFT JOIN document_number_audit AS ending ON ending.id = COALESCE(voided.by_id, unused.by_id, revised.by_id)
WHERE {{text_project_is_shown counters}}
