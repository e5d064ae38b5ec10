INSERT INTO document_number_metrics_span (grain, start, project_id, correspondence_type_id, counts)
VALUES (?, ?, ?, ?, ?)
