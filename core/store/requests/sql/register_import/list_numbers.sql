SELECT position, line, sequence_number, number, document_id
FROM take_over_numbers
WHERE request_id = ? AND (position > ? OR (position = ? AND line > ?))
ORDER BY position, line
LIMIT ?
