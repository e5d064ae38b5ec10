SELECT COALESCE(MIN(id), 0) AS first_id, COALESCE(MAX(id), 0) AS last_id
FROM document_number_audit
