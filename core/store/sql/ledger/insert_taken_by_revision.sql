INSERT INTO document_number_taken (scope_project_id, scope_type_id, number, request_id)
SELECT ?, ?, ?, ?
WHERE NOT EXISTS (
  SELECT 1
  {{from_holder_of_number}}
  WHERE taken.scope_project_id = ? AND taken.scope_type_id = ? AND taken.number = ?
    AND audit.counter_id = ? AND audit.reset_epoch = ?
    AND COALESCE(numbers.sequence_number, audit.sequence_number) = ?)
