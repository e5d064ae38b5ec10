SELECT id, project_code AS code, project_name AS name_th, project_name_en AS name_en, is_active
FROM projects
ORDER BY project_code, id
