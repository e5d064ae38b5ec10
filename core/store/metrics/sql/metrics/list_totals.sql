SELECT project_id, correspondence_type_id, series, label, total
FROM document_number_metrics_total
ORDER BY project_id, correspondence_type_id, series, label
