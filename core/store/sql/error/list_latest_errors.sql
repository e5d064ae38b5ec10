SELECT id, reference, error_type, error_message, context_data, user_id, ip_address, created_at, resolved_at
FROM document_number_errors
ORDER BY id DESC
LIMIT ?
