CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.find_reference_item(
  IN entry LONGTEXT CHARACTER SET utf8mb4, IN place INT, OUT code_before VARCHAR(50) CHARACTER SET utf8mb4,
  OUT earlier LONGTEXT CHARACTER SET utf8mb4)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'the row that an entry changes, as it is, if it has not moved since it was read; what a row belongs to never changes'
BEGIN
  DECLARE wanted VARCHAR(20) CHARACTER SET utf8mb4 DEFAULT JSON_VALUE(entry, '$.kind');
  DECLARE item INT DEFAULT JSON_VALUE(entry, '$.id');
  DECLARE version_now INT DEFAULT NULL;
  DECLARE parent_now INT DEFAULT NULL;
  DECLARE message VARCHAR(128);
  SELECT items.row_version, items.parent_id, items.code,
         {{api}}.with_counting(wanted, items.counted_by, items.fiscal_start_month, items.fiscal_called_by,
           {{api}}.reference_text(items.code, items.short_code, items.name_th, items.name_en, items.name_zh, items.sort_order,
                                  items.is_active, items.starts_on, items.ends_on, {{api}}.reference_parties(wanted, item)))
  INTO version_now, parent_now, code_before, earlier
  {{from_reference_items}}
  WHERE items.kind = wanted AND items.id = item;
  IF version_now IS NULL THEN
    SET message = CONCAT('no such row|', place);
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31012, MESSAGE_TEXT = message;
  END IF;
  IF NOT version_now <=> CAST(JSON_VALUE(entry, '$.version') AS INT) THEN
    SET message = CONCAT('the row has changed since it was read|', place);
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = message;
  END IF;
  IF NOT parent_now <=> CAST(COALESCE(JSON_VALUE(entry, '$.parent'), 0) AS INT) THEN
    SET message = CONCAT('no such value|', place);
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = message;
  END IF;
END
