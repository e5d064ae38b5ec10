SELECT start, project_id, correspondence_type_id, counts
FROM document_number_metrics_span
WHERE grain = ?
  AND start >= CAST(? AS DATETIME)
  AND start < CAST(? AS DATETIME)
  AND (project_id = -1 OR (? AND (? = 0 OR project_id = ?) AND (? = 0 OR correspondence_type_id = ?)))
ORDER BY start
