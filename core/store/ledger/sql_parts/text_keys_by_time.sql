SELECT STRAIGHT_JOIN CAST(audit.created_at AS CHAR) AS created_text, audit.id
FROM document_number_audit AS audit FORCE INDEX (idx_audit_drawn)
JOIN document_number_counters AS counters ON counters.id = audit.counter_id
WHERE {{text_numbers_listed}}
ORDER BY audit.created_at %1, audit.id %1
LIMIT ?
