CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.retire_alert_channel(
  IN of_name VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, IN version_seen INT, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'for good; not while a rule names it, which would then tell everybody or nobody'
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE version_now INT DEFAULT NULL;
  DECLARE rules_that_name_it INT DEFAULT 0;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('ALERT_CHANNEL_CHANGED', code, text, of_name);
    RESIGNAL;
  END;
  CALL {{api}}.begin_write('{{roles}}', actor, person);
  CALL {{api}}.require_reason(reason, 5);
  SELECT channels.version INTO version_now FROM {{store}}.alert_channels AS channels
  WHERE channels.name = of_name AND channels.retired_at IS NULL FOR UPDATE;
  IF version_now IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31012, MESSAGE_TEXT = 'no such channel';
  END IF;
  IF NOT (version_now <=> version_seen) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'the channel has changed since it was read';
  END IF;
  SELECT COUNT(*) INTO rules_that_name_it FROM {{store}}.alert_rules AS rules
  WHERE JSON_CONTAINS(rules.channels, JSON_QUOTE(of_name)) FOR UPDATE;
  IF rules_that_name_it > 0 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31038, MESSAGE_TEXT = 'a rule names the channel';
  END IF;
  UPDATE {{store}}.alert_channels AS channels
  SET channels.retired_at = UTC_TIMESTAMP(6), channels.is_enabled = FALSE, channels.version = channels.version + 1,
      channels.changed_by = actor, channels.changed_at = UTC_TIMESTAMP(6), channels.change_reason = reason
  WHERE channels.name = of_name;
  COMMIT;
END
