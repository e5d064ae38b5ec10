INSERT INTO document_number_errors
  (reference, error_type, error_message, context_data, user_id, ip_address, created_at)
VALUES (?, ?, ?, ?, ?, ?, COALESCE(?, UTC_TIMESTAMP(6)))
