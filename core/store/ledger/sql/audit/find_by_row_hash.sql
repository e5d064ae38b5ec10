SELECT MIN(id) AS id
FROM document_number_audit
WHERE counter_id = ? AND row_hash = ?
