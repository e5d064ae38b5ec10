CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.take_source_contracts(INOUT taken LONGTEXT CHARACTER SET utf8mb4, INOUT written INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'what is gone or cannot be taken over is closed; whoever has a code that is another one''s now gets one that stands in nobody''s way'
BEGIN
  DECLARE changed INT DEFAULT 0;
  UPDATE {{store}}.contracts AS own
  LEFT JOIN {{store}}.reference_read AS known ON known.kind = 'CONTRACT' AND known.item_id = own.id AND known.problem IS NULL
  SET own.is_active = FALSE, own.row_version = own.row_version + 1
  WHERE own.is_active AND known.item_id IS NULL;
  SET changed = ROW_COUNT();
  UPDATE {{store}}.contracts AS own
  JOIN {{store}}.reference_read AS known
    ON known.kind = 'CONTRACT' AND known.problem IS NULL AND known.item_id <> own.id AND known.code = own.contract_code
  SET own.contract_code = CONCAT('~', LOWER(CONV(own.id, 10, 36)));
  UPDATE {{store}}.contracts AS own
  JOIN {{store}}.reference_read AS known ON known.kind = 'CONTRACT' AND known.item_id = own.id AND known.problem IS NULL
  SET own.project_id = known.parent_id, own.contract_code = known.code, own.contract_name = known.name_th,
      own.contract_name_en = known.name_en, own.contract_name_zh = known.name_zh, own.sort_order = known.sort_order,
      own.is_active = known.is_active, own.start_date = known.starts_on, own.end_date = known.ends_on,
      own.row_version = own.row_version + 1
  WHERE NOT (known.parent_id <=> own.project_id AND BINARY known.code <=> BINARY own.contract_code
             AND BINARY known.name_th <=> BINARY own.contract_name
             AND BINARY known.name_en <=> BINARY own.contract_name_en
             AND BINARY known.name_zh <=> BINARY own.contract_name_zh AND known.sort_order <=> own.sort_order
             AND known.is_active <=> own.is_active AND known.starts_on <=> own.start_date
             AND known.ends_on <=> own.end_date);
  SET changed = changed + ROW_COUNT();
  INSERT INTO {{store}}.contracts
    (id, project_id, contract_code, contract_name, contract_name_en, contract_name_zh, sort_order, is_active,
     start_date, end_date)
  SELECT known.item_id, known.parent_id, known.code, known.name_th, known.name_en, known.name_zh, known.sort_order,
         known.is_active, known.starts_on, known.ends_on
  FROM {{store}}.reference_read AS known
  LEFT JOIN {{store}}.contracts AS own ON own.id = known.item_id
  WHERE known.kind = 'CONTRACT' AND known.problem IS NULL AND own.id IS NULL;
  SET changed = changed + ROW_COUNT();
  IF changed > 0 THEN
    SET written = written + changed, taken = JSON_SET(taken, '$.CONTRACT', changed + 0);
  END IF;
END
