-- The index alone is read for the pattern; the row is looked up where it fits.
SELECT STRAIGHT_JOIN CAST(audit.created_at AS CHAR) AS created_text, audit.id
FROM document_number_audit AS fitting FORCE INDEX (idx_audit_number)
JOIN document_number_audit AS audit ON audit.id = fitting.id
JOIN document_number_counters AS counters ON counters.id = audit.counter_id
WHERE fitting.generated_number LIKE ? ESCAPE '|' AND {{text_rows_listed}}
LIMIT ?
