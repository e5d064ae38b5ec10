CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.end_alert_silence(
  IN silence BIGINT, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE found BIGINT DEFAULT NULL;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('ALERT_SILENCE_ENDED', code, text, silence);
    RESIGNAL;
  END;
  CALL {{api}}.begin_write('{{roles}}', actor, person);
  CALL {{api}}.require_reason(reason, 5);
  SELECT id INTO found FROM {{store}}.alert_silences
  WHERE id = silence AND ended_at IS NULL AND silent_until > UTC_TIMESTAMP(6) FOR UPDATE;
  IF found IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31012, MESSAGE_TEXT = 'no such silence';
  END IF;
  UPDATE {{store}}.alert_silences
  SET ended_by = actor, ended_at = UTC_TIMESTAMP(6), ending_reason = reason WHERE id = silence;
  COMMIT;
END
