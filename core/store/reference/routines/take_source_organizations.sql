CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.take_source_organizations(INOUT taken LONGTEXT CHARACTER SET utf8mb4, INOUT written INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'what is gone or cannot be taken over is closed; whoever has a code that is another one''s now gets one that stands in nobody''s way'
BEGIN
  DECLARE changed INT DEFAULT 0;
  UPDATE {{store}}.organizations AS own
  LEFT JOIN {{store}}.reference_read AS known ON known.kind = 'ORGANIZATION' AND known.item_id = own.id AND known.problem IS NULL
  SET own.is_active = FALSE, own.row_version = own.row_version + 1
  WHERE own.is_active AND known.item_id IS NULL;
  SET changed = ROW_COUNT();
  UPDATE {{store}}.organizations AS own
  JOIN {{store}}.reference_read AS known
    ON known.kind = 'ORGANIZATION' AND known.problem IS NULL AND known.item_id <> own.id AND known.code = own.organization_code
  SET own.organization_code = CONCAT('~', LOWER(CONV(own.id, 10, 36)));
  UPDATE {{store}}.organizations AS own
  JOIN {{store}}.reference_read AS known ON known.kind = 'ORGANIZATION' AND known.item_id = own.id AND known.problem IS NULL
  SET own.organization_code = known.code, own.organization_name = known.name_th, own.organization_name_en = known.name_en,
      own.organization_name_zh = known.name_zh, own.sort_order = known.sort_order, own.is_active = known.is_active,
      own.row_version = own.row_version + 1
  WHERE NOT (BINARY known.code <=> BINARY own.organization_code
             AND BINARY known.name_th <=> BINARY own.organization_name
             AND BINARY known.name_en <=> BINARY own.organization_name_en
             AND BINARY known.name_zh <=> BINARY own.organization_name_zh AND known.sort_order <=> own.sort_order
             AND known.is_active <=> own.is_active);
  SET changed = changed + ROW_COUNT();
  INSERT INTO {{store}}.organizations
    (id, organization_code, organization_name, organization_name_en, organization_name_zh, sort_order, is_active)
  SELECT known.item_id, known.code, known.name_th, known.name_en, known.name_zh, known.sort_order, known.is_active
  FROM {{store}}.reference_read AS known
  LEFT JOIN {{store}}.organizations AS own ON own.id = known.item_id
  WHERE known.kind = 'ORGANIZATION' AND known.problem IS NULL AND own.id IS NULL;
  SET changed = changed + ROW_COUNT();
  IF changed > 0 THEN
    SET written = written + changed, taken = JSON_SET(taken, '$.ORGANIZATION', changed + 0);
  END IF;
END
