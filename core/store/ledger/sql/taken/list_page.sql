SELECT number, place, project_id, correspondence_type_id, request_id
FROM document_number_taken
WHERE number >= ? AND (number > ? OR place > ?)
ORDER BY number, place
LIMIT ?
