DELETE FROM document_number_taken
WHERE number = ? AND place = ? AND request_id = ?
