SELECT id, CAST(JSON_VALUE(facts, '$.counter') AS SIGNED) AS counter_id, CAST(JSON_VALUE(facts, '$.to') AS SIGNED) AS new_number,
       IF(JSON_VALUE(facts, '$.above') = 'VOID', CAST(JSON_VALUE(facts, '$.count') AS SIGNED), 0) AS voided
FROM requests
WHERE kind = 'RESET' AND state = 'EXECUTED'
ORDER BY counter_id, id
