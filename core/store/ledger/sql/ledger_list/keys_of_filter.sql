-- To be counted: in no order.
SELECT STRAIGHT_JOIN CAST(audit.created_at AS CHAR) AS created_text, audit.id
FROM document_number_counters AS counters
JOIN document_number_audit AS audit FORCE INDEX (idx_audit_pace) ON audit.counter_id = counters.id
WHERE {{text_rows_listed}}
LIMIT ?
