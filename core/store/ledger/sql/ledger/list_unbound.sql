SELECT STRAIGHT_JOIN asked.id, asked.request_id, asked.generated_number, asked.user_id, asked.drawn_by,
       CAST(asked.created_at AS DATETIME(3)) AS created_at, counters.project_id,
       counters.correspondence_type_id
FROM document_number_unbound AS waiting
JOIN document_number_audit AS asked ON asked.id = waiting.audit_id
JOIN document_number_counters AS counters ON counters.id = asked.counter_id
WHERE waiting.audit_id > ? AND asked.created_at < UTC_TIMESTAMP(6) - INTERVAL ? MINUTE AND (? = 0 OR counters.project_id = ?)
  AND NOT EXISTS (
    SELECT 1 FROM document_number_audit AS told
    WHERE told.generated_number = asked.generated_number AND told.counter_id = asked.counter_id
      AND told.reset_epoch = asked.reset_epoch AND told.sequence_number = asked.sequence_number
      AND told.event IN ('BOUND', 'UNUSED', 'VOIDED'))
  AND NOT EXISTS (
    SELECT 1 FROM document_number_audit AS revised
    WHERE revised.counter_id = asked.counter_id AND revised.event = 'REVISED' AND revised.created_at >= asked.created_at
      AND revised.reset_epoch = asked.reset_epoch AND revised.sequence_number = asked.sequence_number
      AND revised.document_id IS NOT NULL)
ORDER BY waiting.audit_id
LIMIT ?
