INSERT INTO document_number_audit
  (event, request_id, counter_id, reset_epoch, sequence_number, document_id, generated_number, revision, counter_key,
   template_used, template_version, user_id, drawn_by, ip_address, user_agent, retry_count, lock_wait_ms, total_duration_ms,
   fallback_used, skipped, previous_hash, row_hash, created_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
