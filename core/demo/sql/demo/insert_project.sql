INSERT INTO projects (id, project_code, project_name, project_name_en, is_active)
VALUES (?, ?, ?, ?, ?)
