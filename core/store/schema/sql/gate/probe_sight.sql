SELECT COUNT(*) AS routines_seen
FROM mysql.proc
WHERE db = ?
