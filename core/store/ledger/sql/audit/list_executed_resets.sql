SELECT id, counter_id, new_number, IF(issued_above = 'VOID', count_above, 0) AS voided
FROM counter_reset_requests
WHERE state = 'EXECUTED'
ORDER BY counter_id, id
