UPDATE document_number_counters
SET last_number = IF(version = ?, ?, -1), ledger_head = ?, ledger_length = ?, version = version + 1,
    updated_at = UTC_TIMESTAMP(6)
WHERE id = ?
