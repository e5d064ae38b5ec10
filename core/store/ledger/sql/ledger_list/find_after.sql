SELECT audit.id
FROM document_number_audit AS audit FORCE INDEX (idx_audit_pace)
WHERE audit.counter_id = ? AND audit.event = ? AND audit.created_at >= CAST(? AS DATETIME(6))
  AND (audit.created_at > CAST(? AS DATETIME(6)) OR audit.id > ?)
ORDER BY audit.created_at, audit.id
LIMIT 1
