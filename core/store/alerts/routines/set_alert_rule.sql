CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.set_alert_rule(
  IN of_rule VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin, IN version_seen INT, IN new_threshold TEXT CHARACTER SET utf8mb4,
  IN new_window TEXT CHARACTER SET utf8mb4, IN new_hold TEXT CHARACTER SET utf8mb4, IN new_severity TEXT CHARACTER SET utf8mb4,
  IN enabled BOOLEAN, IN new_channels TEXT CHARACTER SET utf8mb4, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'what is measured never changes, nor whether it is over a time'
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE version_now INT DEFAULT NULL;
  DECLARE window_now INT DEFAULT NULL;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('ALERT_RULE_CHANGED', code, text, of_rule);
    RESIGNAL;
  END;
  CALL {{api}}.begin_write('{{roles}}', actor, person);
  CALL {{api}}.require_reason(reason, 5);
  SELECT rules.version, rules.window_seconds INTO version_now, window_now
  FROM {{store}}.alert_rules AS rules WHERE rules.code = of_rule FOR UPDATE;
  IF version_now IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31012, MESSAGE_TEXT = 'no such rule';
  END IF;
  IF NOT (version_now <=> version_seen) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'the rule has changed since it was read';
  END IF;
  IF NOT COALESCE(new_threshold REGEXP '\\A[0-9]{1,7}(\\.[0-9]{1,3})?\\z'
                  AND new_window REGEXP '\\A[0-9]{1,5}\\z' AND new_hold REGEXP '\\A[0-9]{1,5}\\z'
                  AND new_severity IN ('WARNING', 'CRITICAL') AND enabled IN (0, 1)
                  AND JSON_VALID(new_channels) AND JSON_TYPE(new_channels) = 'ARRAY' AND JSON_LENGTH(new_channels) <= 20,
                  FALSE)
     OR CAST(new_hold AS UNSIGNED) > 86400
     OR IF(window_now = 0, CAST(new_window AS UNSIGNED) <> 0, CAST(new_window AS UNSIGNED) NOT BETWEEN 60 AND 86400) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such value';
  END IF;
  IF (SELECT COUNT(*) FROM JSON_TABLE(new_channels, '$[*]' COLUMNS (name VARCHAR(100) CHARACTER SET utf8mb4 PATH '$')) AS wanted
      JOIN {{store}}.alert_channels AS channels ON channels.name = wanted.name AND channels.retired_at IS NULL) <> JSON_LENGTH(new_channels) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31012, MESSAGE_TEXT = 'no such channel';
  END IF;
  UPDATE {{store}}.alert_rules AS rules
  SET rules.threshold = CAST(new_threshold AS DECIMAL(12, 3)), rules.window_seconds = CAST(new_window AS UNSIGNED),
      rules.hold_seconds = CAST(new_hold AS UNSIGNED), rules.severity = new_severity, rules.is_enabled = enabled,
      rules.channels = new_channels, rules.version = rules.version + 1, rules.changed_by = actor,
      rules.changed_at = UTC_TIMESTAMP(6), rules.change_reason = reason
  WHERE rules.code = of_rule;
  COMMIT;
END
