CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.acknowledge_alert(
  IN of_rule VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin, IN of_subject VARCHAR(60) CHARACTER SET ascii COLLATE ascii_bin,
  IN of_episode BIGINT, IN note TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'somebody sees to it; it goes on firing and its end is told'
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE open_episode BIGINT DEFAULT NULL;
  DECLARE is_taken BOOLEAN DEFAULT FALSE;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('ALERT_ACKNOWLEDGED', code, text, of_rule);
    RESIGNAL;
  END;
  CALL {{api}}.begin_write('{{roles}}', actor, person);
  CALL {{api}}.require_comment(note);
  SELECT states.episode, states.acknowledged_at IS NOT NULL INTO open_episode, is_taken
  FROM {{store}}.alert_states AS states
  WHERE states.rule_code = of_rule AND states.subject = of_subject AND states.phase = 'FIRING' FOR UPDATE;
  IF open_episode IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31012, MESSAGE_TEXT = 'no such alert is firing';
  END IF;
  IF is_taken OR NOT (open_episode <=> of_episode) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'the alert has changed since it was read';
  END IF;
  UPDATE {{store}}.alert_states AS states
  SET states.acknowledged_by = actor, states.acknowledged_at = UTC_TIMESTAMP(6), states.acknowledgement = note
  WHERE states.rule_code = of_rule AND states.subject = of_subject;
  COMMIT;
END
