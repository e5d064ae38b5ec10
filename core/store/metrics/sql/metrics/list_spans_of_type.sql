SELECT start, project_id, correspondence_type_id, counts
{{from_spans_of_everything}}
UNION ALL
SELECT start, project_id, correspondence_type_id, counts
FROM document_number_metrics_span FORCE INDEX (idx_span_type)
WHERE grain = CONVERT(? USING ascii)
  AND correspondence_type_id = ?
  AND start >= CAST(? AS DATETIME)
  AND start < CAST(? AS DATETIME)
  AND project_id <> -1
