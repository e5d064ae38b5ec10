SELECT minute, project_id, correspondence_type_id, numbers, fallbacks, skipped, errors, retries, duration, lock_wait,
       lock_failures
FROM document_number_metrics_minute
WHERE minute >= CAST(? AS DATETIME)
  AND minute < CAST(? AS DATETIME)
  AND (? = 0 OR project_id = ?)
  AND (? = 0 OR correspondence_type_id = ?)
ORDER BY minute
