SELECT COUNT(*) AS place
FROM document_number_audit
WHERE counter_id = ? AND id <= ? AND row_hash IS NOT NULL
