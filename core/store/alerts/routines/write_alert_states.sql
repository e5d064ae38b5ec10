CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.write_alert_states(
  IN of_token CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, IN of_epoch BIGINT, IN states LONGTEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'what the program that evaluates saw; nothing of one that lost its lease'
BEGIN
  DECLARE written INT;
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
  SET written = {{api}}.enter_alert_states(of_token, of_epoch, states);
  COMMIT;
END
