SELECT issued.lane, issued.place, issued.id_value, issued.request_id, issued.request_place, issued.purpose, issued.drawn_by,
       issued.login, issued.ip_address, CAST(issued.issued_at AS CHAR) AS issued_text, issued.previous_hash, issued.row_hash
FROM pool_ledger AS issued
WHERE issued.pool_id = ? AND issued.lane = ? AND issued.place > ? AND issued.place <= ?
ORDER BY issued.place
LIMIT ?
