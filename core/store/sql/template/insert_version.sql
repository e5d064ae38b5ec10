INSERT INTO document_number_config_history
  (config_id, version, template_before, template_after, period, overflow_policy, uniqueness_scope, taken_policy,
   restored_version, changed_by, changed_at, change_reason)
SELECT id, version, ?, template, period, overflow_policy, uniqueness_scope, taken_policy, ?, changed_by, changed_at,
       change_reason
FROM document_number_configs
WHERE id = ?
