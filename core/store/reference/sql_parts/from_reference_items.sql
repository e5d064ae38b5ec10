FROM (
  SELECT 'PROJECT' COLLATE utf8mb4_thai_520_w2 AS kind, id, row_version, 0 AS parent_id, project_code AS code, '' AS short_code,
         project_name AS name_th, project_name_en AS name_en, project_name_zh AS name_zh, sort_order, is_active,
         NULL AS starts_on, NULL AS ends_on, NULL AS counted_by, fiscal_start_month, fiscal_called_by
  FROM projects
  UNION ALL
  SELECT 'CONTRACT' COLLATE utf8mb4_thai_520_w2, id, row_version, project_id, contract_code, '', contract_name, contract_name_en, contract_name_zh,
         sort_order, is_active, start_date, end_date, NULL, NULL, NULL
  FROM contracts
  UNION ALL
  SELECT 'ORGANIZATION' COLLATE utf8mb4_thai_520_w2, id, row_version, 0, organization_code, '', organization_name, organization_name_en,
         organization_name_zh, sort_order, is_active, NULL, NULL, NULL, NULL, NULL
  FROM organizations
  UNION ALL
  SELECT 'TYPE' COLLATE utf8mb4_thai_520_w2, id, row_version, 0, type_code, '', type_name, type_name_en, type_name_zh, sort_order, is_active, NULL,
         NULL, counted_by, NULL, NULL
  FROM correspondence_types
  UNION ALL
  SELECT 'SUB_TYPE' COLLATE utf8mb4_thai_520_w2, id, row_version, correspondence_type_id, sub_type_number, sub_type_code, sub_type_name,
         sub_type_name_en, sub_type_name_zh, sort_order, is_active, NULL, NULL, NULL, NULL, NULL
  FROM correspondence_sub_types
  UNION ALL
  SELECT 'RFA_TYPE' COLLATE utf8mb4_thai_520_w2, id, row_version, 0, type_code, '', type_name, type_name_en, type_name_zh, sort_order, is_active, NULL, NULL, NULL, NULL, NULL
  FROM rfa_types
  UNION ALL
  SELECT 'DISCIPLINE' COLLATE utf8mb4_thai_520_w2, id, row_version, 0, discipline_code, '', discipline_name, discipline_name_en, discipline_name_zh,
         sort_order, is_active, NULL, NULL, NULL, NULL, NULL
  FROM disciplines
) AS items
