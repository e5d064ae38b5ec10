-- From the end: rows before it may be gone since their year was archived.
SELECT MAX(counters.ledger_length) - COUNT(later.id) AS place
FROM document_number_counters AS counters
LEFT JOIN document_number_audit AS later FORCE INDEX (idx_audit_pace) ON later.counter_id = counters.id AND later.id > ?
WHERE counters.id = ?
