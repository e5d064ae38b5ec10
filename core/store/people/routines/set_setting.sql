CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.set_setting(
  IN setting VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin, IN new_value TEXT CHARACTER SET utf8mb4,
  IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE lowest INT DEFAULT NULL;
  DECLARE highest INT DEFAULT NULL;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('SETTING_CHANGED', code, text, setting);
    RESIGNAL;
  END;
  CALL {{api}}.begin_write('{{roles}}', actor, person);
  CALL {{api}}.require_reason(reason, 20);
  SELECT least, most INTO lowest, highest FROM {{store}}.store_settings WHERE name = setting FOR UPDATE;
  IF lowest IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31012, MESSAGE_TEXT = 'no such setting';
  END IF;
  IF NOT COALESCE(new_value REGEXP '\\A[0-9]{1,9}\\z' AND CAST(new_value AS UNSIGNED) BETWEEN lowest AND highest, FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such value';
  END IF;
  UPDATE {{store}}.store_settings
  SET value = CAST(new_value AS UNSIGNED), changed_by = actor, changed_at = UTC_TIMESTAMP(6), change_reason = reason
  WHERE name = setting;
  COMMIT;
END
