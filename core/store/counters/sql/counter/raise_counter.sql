UPDATE document_number_counters
SET last_number = ?, ledger_head = ?, ledger_length = ?, version = version + 1, updated_at = UTC_TIMESTAMP(6)
WHERE id = ? AND version = ?
