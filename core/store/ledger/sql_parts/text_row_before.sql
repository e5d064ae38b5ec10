(SELECT CAST(audit.created_at AS CHAR) AS created_text, audit.id
 FROM document_number_audit AS audit FORCE INDEX (idx_audit_pace)
 WHERE audit.counter_id = ? AND audit.event = '%1' AND audit.created_at <= CAST(? AS DATETIME(6))
   AND (audit.created_at < CAST(? AS DATETIME(6)) OR audit.id < ?)
 ORDER BY audit.created_at DESC, audit.id DESC
 LIMIT 1)
