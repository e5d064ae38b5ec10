FROM document_number_metrics_span FORCE INDEX (idx_span_project)
WHERE grain = CONVERT(? USING ascii)
  AND project_id = -1
  AND start >= CAST(? AS DATETIME)
  AND start < CAST(? AS DATETIME)
