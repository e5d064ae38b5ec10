INSERT INTO document_number_taken (number, place, project_id, correspondence_type_id, request_id)
VALUES (?, 0, ?, ?, ?)
