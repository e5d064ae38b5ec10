SELECT configs.id, configs.version, configs.template, configs.period, configs.overflow_policy, configs.uniqueness_scope,
       configs.taken_policy,
       (SELECT GROUP_CONCAT(projects.id ORDER BY projects.id)
        FROM project_organizations AS members
        JOIN projects ON projects.id = members.project_id
        WHERE members.organization_id = ? AND projects.is_active) AS active_projects
FROM document_number_configs AS configs
WHERE configs.project_id = ? AND configs.type_slot IN (?, 0)
ORDER BY configs.type_slot DESC
LIMIT 1
