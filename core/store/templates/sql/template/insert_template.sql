INSERT INTO document_number_configs
  (project_id, correspondence_type_id, template, period, overflow_policy, uniqueness_scope, taken_policy, version,
   changed_by, changed_at, change_reason)
VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?, UTC_TIMESTAMP(6), ?)
