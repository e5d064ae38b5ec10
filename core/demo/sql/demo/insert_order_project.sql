INSERT INTO projects (project_code, project_name, project_name_en, project_name_zh, is_active)
VALUES (?, ?, ?, ?, TRUE)
