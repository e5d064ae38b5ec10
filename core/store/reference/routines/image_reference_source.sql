CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.image_reference_source()
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'what the views give, and of each row why it cannot be taken over. Of two rows of one code the one in use wins, then the older one'
BEGIN
  DELETE FROM {{store}}.reference_read;
  INSERT INTO {{store}}.reference_read
    (kind, item_id, parent_id, code, short_code, name_th, name_en, name_zh, sort_order, is_active, starts_on, ends_on)
  SELECT items.kind, items.id, items.parent_id, LEFT(items.code, 100), LEFT(items.short_code, 100),
         {{api}}.source_name(COALESCE(NULLIF(items.name_th, ''), NULLIF(items.name_en, ''), items.code)),
         {{api}}.source_name(items.name_en), {{api}}.source_name(items.name_zh), items.sort_order, items.is_active,
         items.starts_on, items.ends_on
  FROM {{api}}.source_items AS items;
  UPDATE {{store}}.reference_read
  SET problem = 'CODE'
  WHERE NOT ({{text_is_reference_code}});
  UPDATE {{store}}.reference_read AS item
  JOIN (SELECT kind, item_id, ROW_NUMBER() OVER (PARTITION BY kind, IF(kind = 'SUB_TYPE', parent_id, 0), code ORDER BY is_active DESC, item_id) AS place
        FROM {{store}}.reference_read
        WHERE problem IS NULL) AS ranked
    ON ranked.kind = item.kind AND ranked.item_id = item.item_id AND ranked.place > 1
  SET item.problem = 'REPEATED';
  UPDATE {{store}}.reference_read AS item
  JOIN (SELECT kind, item_id, ROW_NUMBER() OVER (PARTITION BY parent_id, short_code ORDER BY is_active DESC, item_id) AS place
        FROM {{store}}.reference_read
        WHERE kind = 'SUB_TYPE' AND problem IS NULL) AS ranked
    ON ranked.kind = item.kind AND ranked.item_id = item.item_id AND ranked.place > 1
  SET item.problem = 'REPEATED';
  UPDATE {{store}}.reference_read AS item
  LEFT JOIN {{store}}.reference_read AS parent
    ON parent.kind = IF(item.kind = 'SUB_TYPE', 'TYPE', 'PROJECT') AND parent.item_id = item.parent_id AND parent.problem IS NULL
  SET item.problem = 'PARENT'
  WHERE item.kind IN ('SUB_TYPE', 'CONTRACT') AND item.problem IS NULL AND parent.item_id IS NULL;
END
