-- Long ranges of the metrics of one project, of one type or of everything together are read past the rows of the others.

-- step
ALTER TABLE document_number_metrics_span
  ADD INDEX IF NOT EXISTS idx_span_project (grain, project_id, start),
  ADD INDEX IF NOT EXISTS idx_span_type (grain, correspondence_type_id, start)
