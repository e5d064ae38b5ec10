-- The index alone is read for the pattern, in the order of time; the row is looked up where it fits.
SELECT STRAIGHT_JOIN CAST(fitting.created_at AS CHAR) AS created_text, fitting.id
FROM document_number_audit AS fitting FORCE INDEX (idx_audit_drawn)
JOIN document_number_audit AS audit ON audit.id = fitting.id
JOIN document_number_counters AS counters ON counters.id = audit.counter_id
WHERE {{text_within_span fitting id}}
  AND fitting.generated_number LIKE ? ESCAPE '|'
  AND {{text_rows_listed}}
ORDER BY fitting.created_at %1, fitting.id %1
LIMIT ?
