SELECT COUNT(*) AS projects_found FROM projects
