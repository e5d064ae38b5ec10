CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.insert_reference_row(
  IN kind VARCHAR(20) CHARACTER SET utf8mb4, IN entry LONGTEXT CHARACTER SET utf8mb4, IN place INT, OUT item INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  DECLARE code VARCHAR(50) CHARACTER SET utf8mb4 DEFAULT JSON_VALUE(entry, '$.code');
  DECLARE name_th VARCHAR(255) CHARACTER SET utf8mb4 DEFAULT JSON_VALUE(entry, '$.nameThai');
  DECLARE name_en VARCHAR(255) CHARACTER SET utf8mb4 DEFAULT COALESCE(JSON_VALUE(entry, '$.nameEnglish'), '');
  DECLARE name_zh VARCHAR(255) CHARACTER SET utf8mb4 DEFAULT COALESCE(JSON_VALUE(entry, '$.nameChinese'), '');
  DECLARE place_in_list INT DEFAULT JSON_VALUE(entry, '$.order');
  DECLARE active BOOLEAN DEFAULT JSON_VALUE(entry, '$.active');
  DECLARE parent INT DEFAULT COALESCE(JSON_VALUE(entry, '$.parent'), 0);
  DECLARE message VARCHAR(128) DEFAULT CONCAT('there is nothing that it belongs to|', place);
  DECLARE EXIT HANDLER FOR 1452
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31012, MESSAGE_TEXT = message;
  CASE kind
    WHEN 'PROJECT' THEN
      INSERT INTO {{store}}.projects
        (project_code, project_name, project_name_en, project_name_zh, sort_order, is_active, fiscal_start_month,
         fiscal_called_by)
      VALUES (code, name_th, name_en, name_zh, place_in_list, active, COALESCE(JSON_VALUE(entry, '$.fiscalStartMonth'), 10),
              COALESCE(JSON_VALUE(entry, '$.fiscalCalledBy'), 'END'));
    WHEN 'CONTRACT' THEN
      INSERT INTO {{store}}.contracts
        (project_id, contract_code, contract_name, contract_name_en, contract_name_zh, sort_order, is_active,
         start_date, end_date)
      VALUES (parent, code, name_th, name_en, name_zh, place_in_list, active, JSON_VALUE(entry, '$.startsOn'),
              JSON_VALUE(entry, '$.endsOn'));
    WHEN 'ORGANIZATION' THEN
      INSERT INTO {{store}}.organizations
        (organization_code, organization_name, organization_name_en, organization_name_zh, sort_order, is_active)
      VALUES (code, name_th, name_en, name_zh, place_in_list, active);
    WHEN 'TYPE' THEN
      INSERT INTO {{store}}.correspondence_types
        (type_code, type_name, type_name_en, type_name_zh, sort_order, is_active, counted_by)
      VALUES (code, name_th, name_en, name_zh, place_in_list, active, JSON_VALUE(entry, '$.countedBy'));
    WHEN 'SUB_TYPE' THEN
      INSERT INTO {{store}}.correspondence_sub_types
        (correspondence_type_id, sub_type_number, sub_type_code, sub_type_name, sub_type_name_en, sub_type_name_zh,
         sort_order, is_active)
      VALUES (parent, code, JSON_VALUE(entry, '$.shortCode'), name_th, name_en, name_zh, place_in_list, active);
    WHEN 'RFA_TYPE' THEN
      INSERT INTO {{store}}.rfa_types
        (type_code, type_name, type_name_en, type_name_zh, sort_order, is_active)
      VALUES (code, name_th, name_en, name_zh, place_in_list, active);
    WHEN 'DISCIPLINE' THEN
      INSERT INTO {{store}}.disciplines
        (discipline_code, discipline_name, discipline_name_en, discipline_name_zh, sort_order, is_active)
      VALUES (code, name_th, name_en, name_zh, place_in_list, active);
  END CASE;
  SET item = LAST_INSERT_ID();
END
