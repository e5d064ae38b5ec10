SELECT id, version, last_number, reset_epoch
FROM document_number_counters
WHERE id = ?
FOR UPDATE NOWAIT
