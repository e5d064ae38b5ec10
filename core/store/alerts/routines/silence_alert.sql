CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.silence_alert(
  IN of_rule VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin, IN of_subject VARCHAR(255) CHARACTER SET utf8mb4,
  IN minutes INT, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'for at most 30 days; keeps alerts from everybody, which is no matter of one project. Subject NULL: all of the rule'
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('ALERT_SILENCED', code, text, of_rule);
    RESIGNAL;
  END;
  CALL {{api}}.begin_write('{{roles}}', actor, person);
  CALL {{api}}.require_reason(reason, 5);
  IF NOT EXISTS (SELECT 1 FROM {{store}}.alert_rules AS rules WHERE rules.code = of_rule) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31012, MESSAGE_TEXT = 'no such rule';
  END IF;
  IF NOT COALESCE(minutes BETWEEN 1 AND 43200, FALSE)
     OR NOT COALESCE(of_subject REGEXP '\\A[a-z0-9_:-]{0,60}\\z', TRUE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such value';
  END IF;
  INSERT INTO {{store}}.alert_silences (rule_code, subject, silent_until, reason, made_by, made_at)
  VALUES (of_rule, of_subject, UTC_TIMESTAMP(6) + INTERVAL minutes MINUTE, reason, actor, UTC_TIMESTAMP(6));
  COMMIT;
END
