SELECT MIN(id) AS id
FROM document_number_audit
WHERE counter_id = ? AND previous_hash <=> ? AND id > ? AND row_hash IS NOT NULL
