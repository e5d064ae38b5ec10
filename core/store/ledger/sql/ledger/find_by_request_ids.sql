SELECT STRAIGHT_JOIN asked.id, asked.event, asked.request_id, asked.counter_id, asked.reset_epoch, asked.sequence_number,
       asked.document_id, asked.generated_number, asked.revision, asked.template_used, asked.template_version,
       asked.user_id, asked.drawn_by, asked.ip_address, asked.user_agent, asked.retry_count, asked.lock_wait_ms, asked.total_duration_ms,
       asked.fallback_used, asked.skipped, CAST(asked.created_at AS DATETIME(3)) AS created_at,
       EXISTS (SELECT 1
               {{from_holder_of_number}}
               WHERE taken.number = asked.generated_number AND audit.counter_id = asked.counter_id
                 AND audit.reset_epoch = asked.reset_epoch
                 AND COALESCE(numbers.sequence_number, audit.sequence_number) = asked.sequence_number) AS is_in_force,
       counters.project_id, counters.originator_organization_id, counters.recipient_organization_id,
       counters.correspondence_type_id, counters.sub_type_id, counters.rfa_type_id, counters.discipline_id,
       counters.current_year, counters.current_period
FROM JSON_TABLE(?, '$[*]' COLUMNS (
       request_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin PATH '$')) AS wanted
JOIN document_number_audit AS asked ON asked.request_id = wanted.request_id
JOIN document_number_counters AS counters ON counters.id = asked.counter_id
ORDER BY asked.id
