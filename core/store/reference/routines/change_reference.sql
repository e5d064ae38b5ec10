CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.change_reference(
  IN changes LONGTEXT CHARACTER SET utf8mb4, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'adds, changes, closes and reopens reference data, all or none; changes: [{"kind": "TYPE", "id": 6 or null, "version": 1, "code": ...}]. The reason may be left out'
BEGIN
  DECLARE written INT;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('REFERENCE_CHANGED', code, text, '');
    RESIGNAL;
  END;
  -- Before the log is locked, which everybody signs in to.
  IF OCTET_LENGTH(changes) > 3000000 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'the changes are no list of 1 to 3000';
  END IF;
  CALL {{api}}.begin_reference_change('{{roles}}');
  IF reason IS NOT NULL AND reason <> '' THEN
    CALL {{api}}.require_reason(reason, 5);
  END IF;
  IF NOT COALESCE(JSON_VALID(changes) AND JSON_TYPE(changes) = 'ARRAY' AND JSON_LENGTH(changes) BETWEEN 1 AND 3000, FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'the changes are no list of 1 to 3000';
  END IF;
  SET written = {{api}}.enter_reference(changes, NULLIF(reason, ''));
  COMMIT;
  SELECT written AS written;
END
