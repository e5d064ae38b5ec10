CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.approve_move(
  IN target VARCHAR(255) CHARACTER SET utf8mb4, IN other_login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'one of the two who let the store be moved, each in a session of his own'
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE other_person INT DEFAULT NULL;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('MOVE_APPROVED', code, text, LEFT(target, 255));
    RESIGNAL;
  END;
  CALL {{api}}.begin_decision('{{roles}}', actor, person);
  IF NOT COALESCE(CHAR_LENGTH(TRIM(target)) BETWEEN 1 AND 255, FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such value';
  END IF;
  SELECT person_id INTO other_person FROM {{store}}.users
  WHERE username = other_login AND is_active AND role = 'SUPER_ADMIN' LOCK IN SHARE MODE;
  IF other_person IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31012, MESSAGE_TEXT = 'no such Super Admin';
  END IF;
  IF other_person = person THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31022, MESSAGE_TEXT = 'this person has approved already';
  END IF;
  INSERT INTO {{store}}.admin_log (action, subject, details)
  VALUES ('MOVE_APPROVED', target, JSON_OBJECT('with', other_login));
  COMMIT;
END
