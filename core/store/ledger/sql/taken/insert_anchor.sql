INSERT INTO document_number_taken (number, place, touched, project_id, correspondence_type_id, request_id)
SELECT number, 0, 1, project_id, correspondence_type_id, NULL
FROM document_number_taken AS held
WHERE held.number = ?
ORDER BY held.place
LIMIT 1
