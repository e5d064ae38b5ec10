SELECT COUNT(*) AS ledger_rows, COUNT(DISTINCT issued_sequence) AS sequences,
       COUNT(DISTINCT generated_number) AS numbers, COALESCE(MAX(issued_sequence), 0) AS highest,
       COALESCE(SUM(JSON_LENGTH(skipped)), 0) AS skipped
FROM document_number_audit
WHERE counter_id = ? AND reset_epoch = ? AND issued_sequence > ?
