SELECT configs.id, configs.project_id, configs.correspondence_type_id, configs.template, configs.period,
       configs.overflow_policy, configs.uniqueness_scope, configs.taken_policy, configs.version, configs.changed_at,
       configs.change_reason, users.username,
       projects.fiscal_start_month, projects.fiscal_called_by
FROM document_number_configs AS configs
JOIN users ON users.id = configs.changed_by
JOIN projects ON projects.id = configs.project_id
ORDER BY configs.project_id, configs.type_slot
