SELECT STRAIGHT_JOIN CAST(listed.created_at AS CHAR) AS created_text, audit.id
FROM document_number_noted AS listed FORCE INDEX (PRIMARY)
JOIN document_number_audit AS audit ON audit.id = listed.audit_id
JOIN document_number_counters AS counters ON counters.id = audit.counter_id
WHERE listed.kind = ? AND {{text_event_of_number}}
  AND {{text_within_span listed audit_id}}
  AND {{text_counters_of_filter}}
  AND {{text_rows_of_filter}}
  AND {{text_rows_in_state}}
ORDER BY listed.created_at %1, listed.audit_id %1
LIMIT ?
