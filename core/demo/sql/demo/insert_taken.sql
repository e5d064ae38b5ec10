INSERT INTO document_number_taken (number, place, project_id, correspondence_type_id, request_id)
SELECT ?, COALESCE(MAX(place) + 1, 0), ?, ?, ?
FROM document_number_taken
WHERE number = ?
