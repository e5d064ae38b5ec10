-- Without locks what require_fresh_<kind> says; of other kinds only an approval finds it out.
CASE asked.kind
  WHEN 'RESET' THEN NOT CAST(JSON_VALUE(asked.facts, '$.version') AS SIGNED) <=> (
    SELECT counters.version FROM document_number_counters AS counters
    WHERE counters.id = CAST(JSON_VALUE(asked.facts, '$.counter') AS SIGNED))
  WHEN 'IMPORT' THEN EXISTS (
      SELECT 1
      {{from_counters_of_register_import}}
      WHERE wanted.request_id = asked.id
        AND (counters.version <> wanted.seen_version OR counters.last_number <> wanted.seen_number))
    OR NOT CAST(JSON_VALUE(asked.facts, '$.template') AS SIGNED) <=> (
      SELECT configs.version FROM document_number_configs AS configs
      WHERE configs.project_id = asked.project_id AND configs.type_slot IN (asked.correspondence_type_id, 0)
      ORDER BY configs.type_slot DESC LIMIT 1)
  WHEN 'TEMPLATE' THEN CAST(JSON_VALUE(asked.facts, '$.follows') AS SIGNED) <> COALESCE((
    SELECT configs.version FROM document_number_configs AS configs
    WHERE configs.project_id = asked.project_id AND configs.type_slot = COALESCE(asked.correspondence_type_id, 0)), 0)
  WHEN 'VOID' THEN EXISTS (
      SELECT 1
      FROM document_number_audit AS issued
      JOIN document_number_audit AS told
        ON told.generated_number = issued.generated_number AND told.counter_id = issued.counter_id
        AND told.reset_epoch = issued.reset_epoch AND told.sequence_number = issued.sequence_number
      WHERE issued.id = CAST(JSON_VALUE(asked.facts, '$.row') AS SIGNED)
        AND (told.document_id IS NOT NULL OR told.event = 'VOIDED'))
    OR EXISTS (
      SELECT 1
      FROM document_number_audit AS issued
      JOIN document_number_audit AS revised
        ON revised.counter_id = issued.counter_id AND revised.event = 'REVISED' AND revised.created_at >= issued.created_at
        AND revised.reset_epoch = issued.reset_epoch AND revised.sequence_number = issued.sequence_number
      WHERE issued.id = CAST(JSON_VALUE(asked.facts, '$.row') AS SIGNED) AND revised.document_id IS NOT NULL)
  WHEN 'ARCHIVE' THEN CAST(JSON_VALUE(asked.facts, '$.after') AS SIGNED) <> (
    SELECT COALESCE(MAX(CAST(JSON_VALUE(archived.facts, '$.last') AS SIGNED)), 0)
    FROM requests AS archived WHERE archived.kind = 'ARCHIVE' AND archived.state = 'EXECUTED')
  WHEN 'POOL' THEN IF(JSON_VALUE(asked.facts, '$.action') = 'CREATE', 0, 1) <> (
    SELECT COUNT(*) FROM pools
    WHERE pools.name = CONVERT(JSON_VALUE(asked.facts, '$.name') USING ascii)
      AND (JSON_VALUE(asked.facts, '$.action') = 'CREATE' OR pools.state = 'ACTIVE'))
  ELSE FALSE
END
