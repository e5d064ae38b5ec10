UPDATE {{store}}.%1 AS own
  LEFT JOIN reference_read AS known ON known.kind = '%3' AND known.item_id = own.id AND known.problem IS NULL
  SET own.is_active = FALSE, own.row_version = own.row_version + 1
  WHERE own.is_active AND known.item_id IS NULL;
  SET changed = ROW_COUNT();
  UPDATE {{store}}.%1 AS own
  JOIN reference_read AS known
    ON known.kind = '%3' AND known.problem IS NULL AND known.item_id <> own.id AND known.code = own.%2_code
  SET own.%2_code = CONCAT('~', LOWER(CONV(own.id, 10, 36)));
  UPDATE {{store}}.%1 AS own
  JOIN reference_read AS known ON known.kind = '%3' AND known.item_id = own.id AND known.problem IS NULL
  SET own.%2_code = known.code, own.%2_name = known.name_th, own.%2_name_en = known.name_en, own.%2_name_zh = known.name_zh,
      own.sort_order = known.sort_order, own.is_active = known.is_active, own.row_version = own.row_version + 1
  WHERE NOT (BINARY known.code <=> BINARY own.%2_code AND BINARY known.name_th <=> BINARY own.%2_name
             AND BINARY known.name_en <=> BINARY own.%2_name_en AND BINARY known.name_zh <=> BINARY own.%2_name_zh
             AND known.sort_order <=> own.sort_order AND known.is_active <=> own.is_active);
  SET changed = changed + ROW_COUNT();
  INSERT INTO {{store}}.%1
    (id, %2_code, %2_name, %2_name_en, %2_name_zh, sort_order, is_active)
  SELECT known.item_id, known.code, known.name_th, known.name_en, known.name_zh, known.sort_order, known.is_active
  FROM reference_read AS known
  LEFT JOIN %1 AS own ON own.id = known.item_id
  WHERE known.kind = '%3' AND known.problem IS NULL AND own.id IS NULL;
  SET changed = changed + ROW_COUNT();
