INSERT INTO document_number_taken (scope_project_id, scope_type_id, number, request_id)
VALUES (?, ?, ?, ?)
