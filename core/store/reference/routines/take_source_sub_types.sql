CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.take_source_sub_types(INOUT taken LONGTEXT CHARACTER SET utf8mb4, INOUT written INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'what is gone or cannot be taken over is closed; whoever has a code that is another one''s now gets one that stands in nobody''s way'
BEGIN
  DECLARE changed INT DEFAULT 0;
  UPDATE {{store}}.correspondence_sub_types AS own
  LEFT JOIN {{store}}.reference_read AS known ON known.kind = 'SUB_TYPE' AND known.item_id = own.id AND known.problem IS NULL
  SET own.is_active = FALSE, own.row_version = own.row_version + 1
  WHERE own.is_active AND known.item_id IS NULL;
  SET changed = ROW_COUNT();
  UPDATE {{store}}.correspondence_sub_types AS own
  JOIN {{store}}.reference_read AS known
    ON known.kind = 'SUB_TYPE' AND known.problem IS NULL AND known.item_id <> own.id AND known.parent_id = own.correspondence_type_id
   AND (known.code = own.sub_type_number OR known.short_code = own.sub_type_code)
  SET own.sub_type_number = CONCAT('~', LOWER(CONV(own.id, 10, 36))),
      own.sub_type_code = CONCAT('~', LOWER(CONV(own.id, 10, 36)));
  UPDATE {{store}}.correspondence_sub_types AS own
  JOIN {{store}}.reference_read AS known ON known.kind = 'SUB_TYPE' AND known.item_id = own.id AND known.problem IS NULL
  SET own.correspondence_type_id = known.parent_id, own.sub_type_number = known.code,
      own.sub_type_code = known.short_code, own.sub_type_name = known.name_th, own.sub_type_name_en = known.name_en,
      own.sub_type_name_zh = known.name_zh, own.sort_order = known.sort_order, own.is_active = known.is_active,
      own.row_version = own.row_version + 1
  WHERE NOT (known.parent_id <=> own.correspondence_type_id AND BINARY known.code <=> BINARY own.sub_type_number
             AND BINARY known.short_code <=> BINARY own.sub_type_code
             AND BINARY known.name_th <=> BINARY own.sub_type_name
             AND BINARY known.name_en <=> BINARY own.sub_type_name_en
             AND BINARY known.name_zh <=> BINARY own.sub_type_name_zh AND known.sort_order <=> own.sort_order
             AND known.is_active <=> own.is_active);
  SET changed = changed + ROW_COUNT();
  INSERT INTO {{store}}.correspondence_sub_types
    (id, correspondence_type_id, sub_type_number, sub_type_code, sub_type_name, sub_type_name_en, sub_type_name_zh,
     sort_order, is_active)
  SELECT known.item_id, known.parent_id, known.code, known.short_code, known.name_th, known.name_en, known.name_zh,
         known.sort_order, known.is_active
  FROM {{store}}.reference_read AS known
  LEFT JOIN {{store}}.correspondence_sub_types AS own ON own.id = known.item_id
  WHERE known.kind = 'SUB_TYPE' AND known.problem IS NULL AND own.id IS NULL;
  SET changed = changed + ROW_COUNT();
  IF changed > 0 THEN
    SET written = written + changed, taken = JSON_SET(taken, '$.SUB_TYPE', changed + 0);
  END IF;
END
