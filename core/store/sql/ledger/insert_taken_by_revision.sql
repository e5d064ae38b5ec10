INSERT INTO document_number_taken (scope_project_id, scope_type_id, number, request_id)
SELECT ?, ?, ?, ?
WHERE NOT EXISTS (
  SELECT 1
  FROM document_number_taken AS taken
  JOIN document_number_audit AS audit ON audit.request_id = taken.request_id
  WHERE taken.scope_project_id = ? AND taken.scope_type_id = ? AND taken.number = ?
    AND audit.counter_id = ? AND audit.reset_epoch = ? AND audit.sequence_number = ?)
