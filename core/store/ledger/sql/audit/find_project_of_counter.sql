SELECT project_id
FROM document_number_counters
WHERE id = ?
