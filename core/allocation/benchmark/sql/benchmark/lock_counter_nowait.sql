SELECT id, version, last_number, reset_epoch, ledger_head, ledger_length
FROM document_number_counters
WHERE id = ?
FOR UPDATE NOWAIT
