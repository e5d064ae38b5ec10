CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.claim_alert_deliveries(
  IN of_token CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, IN of_channels TEXT CHARACTER SET utf8mb4, IN seconds INT,
  IN most INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'what is to be sent now over these channels, for this program alone as long as the claim lasts; those of one alert in their order'
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
  IF NOT COALESCE(of_token REGEXP '\\A[0-9a-f-]{36}\\z' AND JSON_VALID(of_channels) AND JSON_TYPE(of_channels) = 'ARRAY'
                  AND JSON_LENGTH(of_channels) <= 20 AND seconds BETWEEN 1 AND 600 AND most BETWEEN 1 AND 100, FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such value';
  END IF;
  INSERT INTO {{store}}.alert_couriers (channel, login, seen_at)
  SELECT channels.name, {{store}}.caller_login(), UTC_TIMESTAMP()
  FROM JSON_TABLE(of_channels, '$[*]' COLUMNS (
         name VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin PATH '$')) AS wanted
  JOIN {{store}}.alert_channels AS channels ON channels.name = wanted.name AND channels.retired_at IS NULL
  ON DUPLICATE KEY UPDATE seen_at = IF(seen_at < UTC_TIMESTAMP() - INTERVAL 30 SECOND, UTC_TIMESTAMP(), seen_at);
  -- News that nobody could send for a day is none any more.
  UPDATE {{store}}.alert_deliveries AS late
  JOIN {{store}}.alert_transitions AS transitions ON transitions.id = late.transition_id
  JOIN {{store}}.alert_channels AS channels ON channels.name = late.channel
  SET late.state = 'FAILED', late.problem = IF(channels.retired_at IS NULL, 'EXPIRED', 'RETIRED'),
      late.changed_at = UTC_TIMESTAMP(6)
  WHERE late.state = 'WAITING' AND late.claimed_until <= UTC_TIMESTAMP(6)
    AND (transitions.occurred_at < UTC_TIMESTAMP(6) - INTERVAL 1 DAY OR channels.retired_at IS NOT NULL);
  UPDATE {{store}}.alert_deliveries AS due
  SET due.is_unsure = due.claimed_by <> '', due.claimed_by = of_token,
      due.claimed_until = UTC_TIMESTAMP(6) + INTERVAL seconds SECOND, due.tries = due.tries + 1,
      due.login = {{store}}.caller_login(), due.changed_at = UTC_TIMESTAMP(6)
  WHERE due.state = 'WAITING' AND due.next_try <= UTC_TIMESTAMP(6) AND due.claimed_until <= UTC_TIMESTAMP(6)
    AND JSON_CONTAINS(of_channels, JSON_QUOTE(due.channel))
    AND NOT EXISTS (SELECT 1 FROM {{store}}.alert_transitions AS own
                    JOIN {{store}}.alert_transitions AS earlier
                      ON earlier.rule_code = own.rule_code AND earlier.subject = own.subject AND earlier.id < own.id
                    JOIN {{store}}.alert_deliveries AS before_it
                      ON before_it.transition_id = earlier.id AND before_it.channel = due.channel
                    WHERE own.id = due.transition_id AND before_it.state = 'WAITING')
  ORDER BY due.transition_id LIMIT most;
  SELECT transitions.id, claimed.channel, channels.kind, claimed.tries, claimed.is_unsure, transitions.rule_code,
         transitions.subject, transitions.label, transitions.episode, transitions.event, transitions.severity,
         transitions.value, transitions.threshold, transitions.is_silenced, transitions.login, transitions.note,
         transitions.occurred_at, transitions.quiet_since
  FROM {{store}}.alert_deliveries AS claimed
  JOIN {{store}}.alert_transitions AS transitions ON transitions.id = claimed.transition_id
  JOIN {{store}}.alert_channels AS channels ON channels.name = claimed.channel
  WHERE claimed.state = 'WAITING' AND claimed.claimed_by = of_token AND claimed.claimed_until > UTC_TIMESTAMP(6)
    AND claimed.login = {{store}}.caller_login()
  ORDER BY claimed.transition_id, claimed.channel;
  COMMIT;
END
