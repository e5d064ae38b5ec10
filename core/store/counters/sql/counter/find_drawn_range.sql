SELECT MIN(issued_sequence) AS lowest, MAX(issued_sequence) AS highest
FROM document_number_audit
WHERE counter_id = ? AND reset_epoch = ? AND issued_sequence > 0
