SELECT name, type AS kind
FROM mysql.proc
WHERE db = ?
ORDER BY name, kind
