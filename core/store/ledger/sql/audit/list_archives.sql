SELECT id, facts, requester_id, closed_at
FROM requests
WHERE kind = 'ARCHIVE' AND state = 'EXECUTED'
ORDER BY id
