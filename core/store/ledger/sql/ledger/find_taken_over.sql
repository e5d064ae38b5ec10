SELECT audit.id, audit.event, audit.request_id, audit.counter_id, audit.reset_epoch, numbers.sequence_number,
       numbers.document_id, numbers.number AS generated_number, audit.revision, audit.template_used, audit.template_version,
       audit.user_id, audit.drawn_by, audit.ip_address, audit.user_agent, audit.retry_count, audit.lock_wait_ms, audit.total_duration_ms,
       audit.fallback_used, audit.skipped, CAST(audit.created_at AS DATETIME(3)) AS created_at, TRUE AS is_in_force,
       counters.project_id, counters.originator_organization_id,
       counters.recipient_organization_id, counters.correspondence_type_id, counters.sub_type_id, counters.rfa_type_id,
       counters.discipline_id, counters.current_year, counters.current_period
FROM take_over_numbers AS numbers
JOIN requests AS asking ON asking.id = numbers.request_id AND asking.state = 'EXECUTED'
JOIN document_number_taken AS taken
  ON taken.number = numbers.number AND taken.project_id = asking.project_id
  AND taken.correspondence_type_id = asking.correspondence_type_id
JOIN document_number_audit AS audit
  ON audit.request_id = taken.request_id AND audit.event = 'TAKEN_OVER'
  AND JSON_VALUE(audit.skipped, '$.takeOver') = asking.id
JOIN document_number_counters AS counters ON counters.id = audit.counter_id
WHERE numbers.number = ? AND asking.project_id = ? AND (? = 0 OR asking.correspondence_type_id = ?)
ORDER BY audit.id DESC
LIMIT 1
