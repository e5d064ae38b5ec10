CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.set_alert_channel(
  IN of_name VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, IN version_seen INT, IN new_kind TEXT CHARACTER SET utf8mb4,
  IN new_minimum TEXT CHARACTER SET utf8mb4, IN enabled BOOLEAN, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'version 0: there is none of this name yet'
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE version_now INT DEFAULT NULL;
  DECLARE is_retired BOOLEAN DEFAULT FALSE;
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
  IF NOT COALESCE(of_name REGEXP '\\A[\\p{L}\\p{M}\\p{N}_.-]{1,40}\\z' AND new_kind IN ('SLACK', 'PAGERDUTY', 'EMAIL')
                  AND new_minimum IN ('WARNING', 'CRITICAL') AND enabled IN (0, 1), FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such value';
  END IF;
  SELECT channels.version, channels.retired_at IS NOT NULL INTO version_now, is_retired
  FROM {{store}}.alert_channels AS channels WHERE channels.name = of_name FOR UPDATE;
  IF is_retired THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31039, MESSAGE_TEXT = 'a channel of this name was retired';
  END IF;
  IF NOT (COALESCE(version_now, 0) <=> version_seen) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'the channel has changed since it was read';
  END IF;
  IF version_now IS NULL AND (SELECT COUNT(*) FROM {{store}}.alert_channels WHERE retired_at IS NULL) >= 20 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no more than 20 channels';
  END IF;
  INSERT INTO {{store}}.alert_channels (name, kind, minimum_severity, is_enabled, version, changed_by, changed_at, change_reason)
  VALUES (of_name, new_kind, new_minimum, enabled, 1, actor, UTC_TIMESTAMP(6), reason)
  ON DUPLICATE KEY UPDATE kind = new_kind, minimum_severity = new_minimum, is_enabled = enabled, version = version + 1,
    changed_by = actor, changed_at = UTC_TIMESTAMP(6), change_reason = reason;
  COMMIT;
END
