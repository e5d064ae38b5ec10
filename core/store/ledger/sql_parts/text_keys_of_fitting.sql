-- Two indexes alone are read, and no row, however many numbers fit. The inner limit keeps the server from reading the
-- rows of the span one by one.
SELECT STRAIGHT_JOIN CAST(audit.created_at AS CHAR) AS created_text, audit.id
FROM document_number_audit AS audit FORCE INDEX (idx_audit_drawn)
JOIN (SELECT numbered.id
      FROM document_number_audit AS numbered FORCE INDEX (idx_audit_number)
      WHERE numbered.id BETWEEN ? AND ? AND numbered.generated_number LIKE ? ESCAPE '|'
      LIMIT 9223372036854775807) AS fitting ON fitting.id = audit.id
JOIN document_number_counters AS counters ON counters.id = audit.counter_id
WHERE {{text_numbers_listed}}
ORDER BY audit.created_at %1, audit.id %1
LIMIT ?
