SELECT COUNT(*) AS projects_found FROM projects WHERE project_code = ?
