CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.hold_alert_lease(
  IN of_token CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, IN of_program VARCHAR(120) CHARACTER SET utf8mb4,
  IN seconds INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'takes or renews the right to evaluate alerts if nobody else has it, and says who has; the row is what counts, on a cluster too'
BEGIN
  DECLARE own_login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT {{store}}.caller_login();
  DECLARE refusal INT DEFAULT 0;
  DECLARE refusal_text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 refusal = MYSQL_ERRNO, refusal_text = MESSAGE_TEXT;
    ROLLBACK;
    IF refusal IN (31001, 31002) THEN
      CALL {{api}}.note_denial('ALERTS_EVALUATED', refusal, refusal_text, '');
    END IF;
    RESIGNAL;
  END;
  CALL {{api}}.undo_settings();
  START TRANSACTION READ WRITE;
  CALL {{api}}.require_evaluator('{{roles}}');
  IF NOT COALESCE(of_token REGEXP '\\A[0-9a-f-]{36}\\z' AND seconds BETWEEN 1 AND 300 AND of_program <> '', FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such value';
  END IF;
  -- In this order: an assignment sees what those before it have made.
  UPDATE {{store}}.alert_lease
  SET epoch = epoch + IF(token = of_token AND taken_until > UTC_TIMESTAMP(6), 0, 1), token = of_token, login = own_login,
      program = of_program, taken_until = UTC_TIMESTAMP(6) + INTERVAL seconds SECOND
  WHERE place = 1 AND ((token = of_token AND login = own_login) OR taken_until <= UTC_TIMESTAMP(6));
  SELECT epoch, token = of_token AND login = own_login AS is_own, login, program, taken_until, looked_at
  FROM {{store}}.alert_lease WHERE place = 1;
  COMMIT;
END
