INSERT INTO projects (id, project_code, project_name, project_name_en, is_active)
VALUES (?, ?, ?, ?, ?)
ON DUPLICATE KEY UPDATE project_code = VALUES(project_code), project_name = VALUES(project_name),
  project_name_en = VALUES(project_name_en), is_active = VALUES(is_active)
