SELECT id, reference, error_type, error_message, stack_trace, context_data, user_id, ip_address, created_at, resolved_at
FROM document_number_errors
WHERE (? = '' OR error_type = ?)
  AND (? = 0 OR resolved_at IS NULL)
ORDER BY id DESC
LIMIT ?
