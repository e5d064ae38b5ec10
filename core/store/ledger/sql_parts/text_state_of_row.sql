CASE WHEN {{text_is_%1 VOIDED}} THEN 'VOIDED'
       WHEN {{text_is_%1 UNUSED}} THEN 'UNUSED'
       WHEN {{text_is_%1 REVISED}} THEN 'REPLACED'
       WHEN audit.event = 'TAKEN_OVER' THEN 'IMPORTED'
       ELSE 'IN_FORCE' END
