SELECT id, project_code AS code, project_name AS name_th, project_name_en AS name_en, project_name_zh AS name_zh, is_active,
       sort_order, '' AS short_code, 0 AS parent_id, fiscal_start_month, fiscal_called_by
FROM projects
ORDER BY sort_order, project_code, id
