SELECT counters.id, counters.ledger_length
FROM document_number_counters AS counters
WHERE {{text_counters_of_filter}}
LIMIT ?
