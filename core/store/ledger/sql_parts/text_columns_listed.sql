audit.id, audit.event, audit.request_id, audit.counter_id, audit.reset_epoch, audit.sequence_number,
       COALESCE(audit.document_id, named.document_id) AS document_id, audit.generated_number, audit.revision, audit.template_used,
       audit.template_version, audit.user_id, audit.drawn_by, audit.ip_address, audit.user_agent, audit.retry_count, audit.lock_wait_ms,
       audit.total_duration_ms, audit.fallback_used, audit.skipped, audit.row_hash, CAST(audit.created_at AS CHAR) AS created_text,
       {{text_state_of_row joined}} AS state, ending.id AS ended_by, ending.skipped AS ended_because,
       counters.project_id, counters.originator_organization_id, counters.recipient_organization_id,
       counters.correspondence_type_id, counters.sub_type_id, counters.rfa_type_id, counters.discipline_id, counters.current_year,
       counters.current_period
