SELECT counter_id, new_number
FROM counter_reset_requests
WHERE state = 'EXECUTED'
ORDER BY counter_id, id
