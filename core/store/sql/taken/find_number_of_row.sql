SELECT generated_number AS number
FROM document_number_audit
WHERE id = ?
