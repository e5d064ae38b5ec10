INSERT INTO document_number_configs
  (project_id, correspondence_type_id, template, period, overflow_policy, uniqueness_scope, taken_policy, version,
   changed_by, changed_at, change_reason)
SELECT ?, ?, ?, ?, ?, ?, ?, 1, MIN(users.id), UTC_TIMESTAMP(6), 'copied from the store for test draws'
FROM users
ON DUPLICATE KEY UPDATE template = VALUES(template), period = VALUES(period), overflow_policy = VALUES(overflow_policy),
  uniqueness_scope = VALUES(uniqueness_scope), taken_policy = VALUES(taken_policy), version = version + 1,
  changed_at = VALUES(changed_at), change_reason = VALUES(change_reason)
