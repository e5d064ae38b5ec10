SELECT STRAIGHT_JOIN CAST(audit.created_at AS CHAR) AS created_text, audit.id
FROM JSON_TABLE(?, '$[*]' COLUMNS (id BIGINT PATH '$')) AS wanted
JOIN document_number_counters AS counters ON counters.id = wanted.id
JOIN document_number_audit AS audit FORCE INDEX (idx_audit_pace) ON audit.counter_id = counters.id
WHERE {{text_rows_listed}}
LIMIT ?
