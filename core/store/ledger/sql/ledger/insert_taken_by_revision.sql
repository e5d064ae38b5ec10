INSERT INTO document_number_taken (number, place, project_id, correspondence_type_id, request_id)
SELECT ?, 0, ?, ?, ?
WHERE NOT EXISTS (
  SELECT 1
  {{from_holder_of_number}}
  WHERE taken.number = ? AND taken.project_id = ? AND taken.correspondence_type_id = ?
    AND audit.counter_id = ? AND audit.reset_epoch = ?
    AND COALESCE(numbers.sequence_number, audit.sequence_number) = ?)
