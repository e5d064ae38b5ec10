CASE asked.kind
  WHEN 'RESET' THEN (
    SELECT JSON_OBJECT('number', counters.last_number, 'version', counters.version)
    FROM document_number_counters AS counters
    WHERE counters.id = CAST(JSON_VALUE(asked.facts, '$.counter') AS SIGNED))
END
