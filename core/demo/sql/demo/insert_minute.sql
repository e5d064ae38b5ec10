INSERT INTO document_number_metrics_minute
  (minute, allocator, project_id, correspondence_type_id, numbers, fallbacks, skipped, errors, retries, duration,
   lock_wait, lock_failures)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
