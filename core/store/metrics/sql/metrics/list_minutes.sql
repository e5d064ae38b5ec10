SELECT minute, COUNT(*) AS tallies, CAST(SUM(numbers) AS SIGNED) AS numbers, CAST(SUM(fallbacks) AS SIGNED) AS fallbacks,
       CAST(SUM(skipped) AS SIGNED) AS skipped, COUNT(NULLIF(errors, '{}')) AS tallies_with_errors,
       GROUP_CONCAT(NULLIF(errors, '{}')) AS errors, GROUP_CONCAT(retries SEPARATOR '') AS retries,
       GROUP_CONCAT(duration SEPARATOR '') AS duration, GROUP_CONCAT(lock_wait SEPARATOR '') AS lock_wait,
       COUNT(NULLIF(lock_failures, '{}')) AS tallies_with_failures,
       GROUP_CONCAT(NULLIF(lock_failures, '{}')) AS lock_failures
FROM document_number_metrics_minute
WHERE minute >= CAST(? AS DATETIME)
  AND minute < CAST(? AS DATETIME)
  AND (? = 0 OR project_id = ?)
  AND (? = 0 OR correspondence_type_id = ?)
GROUP BY minute, allocator
