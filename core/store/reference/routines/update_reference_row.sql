CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.update_reference_row(
  IN kind VARCHAR(20) CHARACTER SET utf8mb4, IN item INT, IN entry LONGTEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  DECLARE code VARCHAR(50) CHARACTER SET utf8mb4 DEFAULT JSON_VALUE(entry, '$.code');
  DECLARE name_th VARCHAR(255) CHARACTER SET utf8mb4 DEFAULT JSON_VALUE(entry, '$.nameThai');
  DECLARE name_en VARCHAR(255) CHARACTER SET utf8mb4 DEFAULT COALESCE(JSON_VALUE(entry, '$.nameEnglish'), '');
  DECLARE name_zh VARCHAR(255) CHARACTER SET utf8mb4 DEFAULT COALESCE(JSON_VALUE(entry, '$.nameChinese'), '');
  DECLARE place_in_list INT DEFAULT JSON_VALUE(entry, '$.order');
  DECLARE active BOOLEAN DEFAULT JSON_VALUE(entry, '$.active');
  CASE kind
    WHEN 'PROJECT' THEN
      UPDATE {{store}}.projects
      SET project_code = code, project_name = name_th, project_name_en = name_en, project_name_zh = name_zh,
          fiscal_start_month = COALESCE(JSON_VALUE(entry, '$.fiscalStartMonth'), fiscal_start_month),
          fiscal_called_by = COALESCE(JSON_VALUE(entry, '$.fiscalCalledBy'), fiscal_called_by),
          sort_order = place_in_list, is_active = active, row_version = row_version + 1
      WHERE id = item;
    WHEN 'CONTRACT' THEN
      UPDATE {{store}}.contracts
      SET contract_code = code, contract_name = name_th, contract_name_en = name_en, contract_name_zh = name_zh,
          sort_order = place_in_list, is_active = active, start_date = JSON_VALUE(entry, '$.startsOn'),
          end_date = JSON_VALUE(entry, '$.endsOn'), row_version = row_version + 1
      WHERE id = item;
    WHEN 'ORGANIZATION' THEN
      UPDATE {{store}}.organizations
      SET organization_code = code, organization_name = name_th, organization_name_en = name_en,
          organization_name_zh = name_zh, sort_order = place_in_list, is_active = active, row_version = row_version + 1
      WHERE id = item;
    WHEN 'TYPE' THEN
      UPDATE {{store}}.correspondence_types
      SET type_code = code, type_name = name_th, type_name_en = name_en, type_name_zh = name_zh,
          counted_by = IF(JSON_EXISTS(entry, '$.countedBy'), JSON_VALUE(entry, '$.countedBy'), counted_by),
          sort_order = place_in_list, is_active = active, row_version = row_version + 1
      WHERE id = item;
    WHEN 'SUB_TYPE' THEN
      UPDATE {{store}}.correspondence_sub_types
      SET sub_type_number = code, sub_type_code = JSON_VALUE(entry, '$.shortCode'), sub_type_name = name_th,
          sub_type_name_en = name_en, sub_type_name_zh = name_zh, sort_order = place_in_list, is_active = active,
          row_version = row_version + 1
      WHERE id = item;
    WHEN 'RFA_TYPE' THEN
      UPDATE {{store}}.rfa_types
      SET type_code = code, type_name = name_th, type_name_en = name_en, type_name_zh = name_zh,
          sort_order = place_in_list, is_active = active, row_version = row_version + 1
      WHERE id = item;
    WHEN 'DISCIPLINE' THEN
      UPDATE {{store}}.disciplines
      SET discipline_code = code, discipline_name = name_th, discipline_name_en = name_en, discipline_name_zh = name_zh,
          sort_order = place_in_list, is_active = active, row_version = row_version + 1
      WHERE id = item;
  END CASE;
END
