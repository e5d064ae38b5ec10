SELECT STRAIGHT_JOIN DISTINCT CAST(audit.created_at AS CHAR) AS created_text, audit.id
FROM document_number_skipped AS passed
JOIN document_number_audit AS audit ON audit.id = passed.audit_id
JOIN document_number_counters AS counters ON counters.id = audit.counter_id
WHERE passed.number LIKE ? ESCAPE '|' AND {{text_rows_listed}}
ORDER BY audit.created_at %1, audit.id %1
LIMIT ?
