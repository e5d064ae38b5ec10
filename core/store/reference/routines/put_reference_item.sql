CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.put_reference_item(
  IN entry LONGTEXT CHARACTER SET utf8mb4, IN place INT, IN reason TEXT CHARACTER SET utf8mb4, INOUT written INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'one row of the reference data and its row in the log, within the transaction of the caller; no row in the log where it is as wished already'
BEGIN
  DECLARE kind VARCHAR(20) CHARACTER SET utf8mb4 DEFAULT JSON_VALUE(entry, '$.kind');
  DECLARE item INT DEFAULT NULL;
  DECLARE earlier LONGTEXT CHARACTER SET utf8mb4 DEFAULT NULL;
  DECLARE later LONGTEXT CHARACTER SET utf8mb4 DEFAULT NULL;
  DECLARE code_before VARCHAR(50) CHARACTER SET utf8mb4 DEFAULT NULL;
  DECLARE message VARCHAR(128) DEFAULT CONCAT('such a code is in use|', place);
  DECLARE EXIT HANDLER FOR 1062
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31100, MESSAGE_TEXT = message;
  CALL {{api}}.require_reference_item(entry, place);
  SET item = JSON_VALUE(entry, '$.id');
  IF item IS NULL THEN
    CALL {{api}}.insert_reference_row(kind, entry, place, item);
  ELSE
    CALL {{api}}.find_reference_item(entry, place, code_before, earlier);
    CALL {{api}}.update_reference_row(kind, item, entry);
  END IF;
  IF JSON_EXISTS(entry, '$.organizations') THEN
    CALL {{api}}.put_reference_participants(kind, item, JSON_QUERY(entry, '$.organizations'), place);
  END IF;
  -- After the change, which waits for counters that are being opened for the row.
  IF earlier IS NOT NULL AND NOT BINARY code_before <=> BINARY JSON_VALUE(entry, '$.code')
     AND {{api}}.is_reference_shown(kind, item) THEN
    SET message = CONCAT('numbers show the code|', place);
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31101, MESSAGE_TEXT = message;
  END IF;
  SET later = {{api}}.with_counting(
    kind, (SELECT counted_by FROM {{store}}.correspondence_types WHERE id = item),
    (SELECT fiscal_start_month FROM {{store}}.projects WHERE id = item),
    (SELECT fiscal_called_by FROM {{store}}.projects WHERE id = item), {{api}}.reference_text(
    JSON_VALUE(entry, '$.code'), JSON_VALUE(entry, '$.shortCode'), JSON_VALUE(entry, '$.nameThai'),
    COALESCE(JSON_VALUE(entry, '$.nameEnglish'), ''), COALESCE(JSON_VALUE(entry, '$.nameChinese'), ''),
    JSON_VALUE(entry, '$.order'), JSON_VALUE(entry, '$.active'), JSON_VALUE(entry, '$.startsOn'),
    JSON_VALUE(entry, '$.endsOn'), {{api}}.reference_parties(kind, item)));
  IF NOT BINARY earlier <=> BINARY later THEN
    CALL {{api}}.note_reference_change(entry, item, earlier, later, written = 0, reason);
    SET written = written + 1;
  END IF;
END
