CASE WHEN {{text_is_noted VOIDED}} THEN 'VOIDED'
       WHEN {{text_is_noted UNUSED}} THEN 'UNUSED'
       WHEN {{text_is_noted REVISED}} THEN 'REPLACED'
       WHEN audit.event = 'TAKEN_OVER' THEN 'IMPORTED'
       ELSE 'IN_FORCE' END
