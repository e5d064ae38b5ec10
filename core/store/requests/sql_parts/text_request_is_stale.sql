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
  ELSE FALSE
END
