SELECT STRAIGHT_JOIN CAST(audit.created_at AS CHAR) AS created_text, audit.id
FROM document_number_audit AS audit FORCE INDEX (%2)
JOIN document_number_counters AS counters ON counters.id = audit.counter_id
WHERE audit.%1 = ? AND {{text_rows_listed}}
ORDER BY audit.created_at %3, audit.id %3
LIMIT ?
