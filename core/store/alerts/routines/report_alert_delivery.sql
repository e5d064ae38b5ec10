CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.report_alert_delivery(
  IN of_token CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, IN of_transition BIGINT,
  IN of_channel VARCHAR(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, IN outcome VARCHAR(20) CHARACTER SET ascii,
  IN of_problem TEXT CHARACTER SET utf8mb4, IN retry_seconds INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'what became of a claimed delivery: SENT, FAILED for good, or WAITING to be tried again'
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
  IF NOT COALESCE(outcome IN ('SENT', 'FAILED', 'WAITING') AND CHAR_LENGTH(of_problem) <= 500
                  AND retry_seconds BETWEEN 0 AND 86400, FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such value';
  END IF;
  UPDATE {{store}}.alert_deliveries
  SET state = outcome, problem = of_problem, next_try = UTC_TIMESTAMP(6) + INTERVAL retry_seconds SECOND, claimed_by = '',
      claimed_until = '2000-01-01', is_unsure = FALSE, changed_at = UTC_TIMESTAMP(6)
  WHERE transition_id = of_transition AND channel = of_channel AND state = 'WAITING' AND claimed_by = of_token
    AND login = {{store}}.caller_login();
  IF ROW_COUNT() <> 1 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'another program has this delivery by now';
  END IF;
  COMMIT;
END
