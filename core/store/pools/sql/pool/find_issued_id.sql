SELECT issued.lane, issued.place, issued.id_value, issued.request_id, issued.request_place, issued.purpose, issued.drawn_by,
       issued.login, issued.ip_address, issued.issued_at
FROM pool_ledger AS issued
WHERE issued.pool_id = ? AND issued.id_value = CONVERT(? USING ascii)
