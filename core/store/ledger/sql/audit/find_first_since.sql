SELECT id
FROM document_number_audit FORCE INDEX (idx_audit_drawn)
WHERE created_at >= CAST(? AS DATETIME(6))
ORDER BY created_at, id
LIMIT 1
