CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.read_reference_source()
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a transaction of its own; one session at a time'
BEGIN
  DECLARE digest_before VARCHAR(120) CHARACTER SET ascii DEFAULT NULL;
  DECLARE digest_now VARCHAR(120) CHARACTER SET ascii DEFAULT NULL;
  DECLARE is_mine BOOLEAN DEFAULT FALSE;
  DECLARE taken INT;
  START TRANSACTION READ WRITE;
  SELECT digest, TRUE INTO digest_before, is_mine FROM {{store}}.reference_source WHERE id = 1 FOR UPDATE SKIP LOCKED;
  IF is_mine THEN
    SELECT CONCAT(COUNT(*), '-', HEX(COALESCE(BIT_XOR(CAST(CONV(LEFT(read_now.mark, 15), 16, 10) AS UNSIGNED)), 0)),
                  HEX(COALESCE(BIT_XOR(CAST(CONV(RIGHT(read_now.mark, 15), 16, 10) AS UNSIGNED)), 0)))
    INTO digest_now
    FROM (SELECT MD5(JSON_ARRAY(items.kind, items.id, items.parent_id, items.code, items.short_code, items.name_th,
                                items.name_en, items.name_zh, items.sort_order, items.is_active, items.starts_on,
                                items.ends_on)) AS mark
          FROM {{api}}.source_items AS items
          UNION ALL
          SELECT MD5(JSON_ARRAY(parties.kind, parties.item_id, parties.organization_id, parties.role))
          FROM {{api}}.source_participants AS parties) AS read_now;
    IF NOT digest_now <=> digest_before THEN
      SET taken = {{api}}.take_reference_source();
    END IF;
    UPDATE {{store}}.reference_source SET digest = digest_now, read_at = SYSDATE(6) WHERE id = 1;
  END IF;
  COMMIT;
END
