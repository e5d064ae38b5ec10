INSERT INTO document_number_configs
  (project_id, correspondence_type_id, template, period, overflow_policy, uniqueness_scope, taken_policy, version,
   changed_by, changed_at, change_reason)
SELECT projects.id, types.id, ?, 'DAILY', 'REFUSE', 'PROJECT', 'FAIL', 1, (SELECT MIN(users.id) FROM users), UTC_TIMESTAMP(6), ?
FROM projects
JOIN correspondence_types AS types ON types.type_code = ?
WHERE projects.project_code = ?
