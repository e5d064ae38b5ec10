SELECT kind, item_id, code, problem
FROM reference_read
WHERE problem IS NOT NULL
ORDER BY kind, item_id
LIMIT 200
