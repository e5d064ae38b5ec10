SELECT kind, item_id, code
FROM reference_past_codes
ORDER BY id
