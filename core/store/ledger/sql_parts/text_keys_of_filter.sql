SELECT STRAIGHT_JOIN CAST(audit.created_at AS CHAR) AS created_text, audit.id
FROM document_number_counters AS counters
JOIN document_number_audit AS audit FORCE INDEX (idx_audit_pace) ON audit.counter_id = counters.id
WHERE {{text_event_of_number}}
  AND {{text_within_span audit id}}
  AND {{text_counters_of_filter}}
  AND {{text_rows_in_state}}
ORDER BY audit.created_at %1, audit.id %1
LIMIT ?
