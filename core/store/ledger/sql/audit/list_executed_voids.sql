SELECT id, CAST(JSON_VALUE(facts, '$.counter') AS SIGNED) AS counter_id, CAST(JSON_VALUE(facts, '$.epoch') AS SIGNED) AS reset_epoch,
       CAST(JSON_VALUE(facts, '$.sequence') AS SIGNED) AS sequence_number
FROM requests
WHERE kind = 'VOID' AND state = 'EXECUTED'
ORDER BY counter_id, id
