CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.release_alert_lease(
  IN of_token CHAR(36) CHARACTER SET ascii COLLATE ascii_bin)
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
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
  UPDATE {{store}}.alert_lease SET taken_until = '2000-01-01'
  WHERE place = 1 AND token = of_token AND login = {{store}}.caller_login();
  COMMIT;
END
