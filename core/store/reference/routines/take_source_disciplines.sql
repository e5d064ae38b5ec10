CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.take_source_disciplines(INOUT taken LONGTEXT CHARACTER SET utf8mb4, INOUT written INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'what is gone or cannot be taken over is closed; whoever has a code that is another one''s now gets one that stands in nobody''s way'
BEGIN
  DECLARE changed INT DEFAULT 0;
  UPDATE {{store}}.disciplines AS own
  LEFT JOIN {{store}}.reference_read AS known ON known.kind = 'DISCIPLINE' AND known.item_id = own.id AND known.problem IS NULL
  SET own.is_active = FALSE, own.row_version = own.row_version + 1
  WHERE own.is_active AND known.item_id IS NULL;
  SET changed = ROW_COUNT();
  UPDATE {{store}}.disciplines AS own
  JOIN {{store}}.reference_read AS known
    ON known.kind = 'DISCIPLINE' AND known.problem IS NULL AND known.item_id <> own.id AND known.code = own.discipline_code
  SET own.discipline_code = CONCAT('~', LOWER(CONV(own.id, 10, 36)));
  UPDATE {{store}}.disciplines AS own
  JOIN {{store}}.reference_read AS known ON known.kind = 'DISCIPLINE' AND known.item_id = own.id AND known.problem IS NULL
  SET own.discipline_code = known.code, own.discipline_name = known.name_th, own.discipline_name_en = known.name_en,
      own.discipline_name_zh = known.name_zh, own.sort_order = known.sort_order, own.is_active = known.is_active,
      own.row_version = own.row_version + 1
  WHERE NOT (BINARY known.code <=> BINARY own.discipline_code AND BINARY known.name_th <=> BINARY own.discipline_name
             AND BINARY known.name_en <=> BINARY own.discipline_name_en
             AND BINARY known.name_zh <=> BINARY own.discipline_name_zh AND known.sort_order <=> own.sort_order
             AND known.is_active <=> own.is_active);
  SET changed = changed + ROW_COUNT();
  INSERT INTO {{store}}.disciplines
    (id, discipline_code, discipline_name, discipline_name_en, discipline_name_zh, sort_order, is_active)
  SELECT known.item_id, known.code, known.name_th, known.name_en, known.name_zh, known.sort_order, known.is_active
  FROM {{store}}.reference_read AS known
  LEFT JOIN {{store}}.disciplines AS own ON own.id = known.item_id
  WHERE known.kind = 'DISCIPLINE' AND known.problem IS NULL AND own.id IS NULL;
  SET changed = changed + ROW_COUNT();
  IF changed > 0 THEN
    SET written = written + changed, taken = JSON_SET(taken, '$.DISCIPLINE', changed + 0);
  END IF;
END
