-- Alerts come to an end where nothing is drawn, and channels for good; programs say which channels they deliver to (3.11.10.2).

-- step
ALTER TABLE alert_states
  ADD COLUMN IF NOT EXISTS quiet_since DATETIME(3) NULL
    COMMENT 'since when too little is drawn to have a value, and nothing fails; NULL: it is not so'

-- step
ALTER TABLE alert_transitions
  ADD COLUMN IF NOT EXISTS quiet_since DATETIME(3) NULL COMMENT 'RESOLVED because it was quiet since then; NULL: the value was well'

-- step
ALTER TABLE alert_channels
  ADD COLUMN IF NOT EXISTS retired_at DATETIME(6) NULL COMMENT 'for good; the name stays taken, since the history names it'

-- step
CREATE TABLE IF NOT EXISTS alert_couriers (
  channel VARCHAR(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  seen_at DATETIME NOT NULL COMMENT 'when it asked last for what is to be delivered, to half a minute',
  PRIMARY KEY (channel, login)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'whose programs know the address of a channel'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_states_history_update
AFTER UPDATE ON alert_states FOR EACH ROW
BEGIN
  IF (NEW.phase = 'FIRING') <> (OLD.phase = 'FIRING') THEN
    INSERT INTO alert_transitions (rule_code, subject, label, episode, event, severity, value, threshold, is_silenced, login,
                                   occurred_at, quiet_since)
    SELECT NEW.rule_code, NEW.subject, NEW.label, NEW.episode, IF(NEW.phase = 'FIRING', 'FIRED', 'RESOLVED'), severity,
           NEW.value, threshold, is_alert_silenced(NEW.rule_code, NEW.subject), caller_login(), UTC_TIMESTAMP(6),
           IF(NEW.phase = 'FIRING' OR NEW.has_data, NULL, NEW.quiet_since)
    FROM alert_rules WHERE code = NEW.rule_code;
  ELSEIF NEW.acknowledged_at IS NOT NULL AND OLD.acknowledged_at IS NULL THEN
    INSERT INTO alert_transitions (rule_code, subject, label, episode, event, severity, value, threshold, is_silenced, login,
                                   note, occurred_at)
    SELECT NEW.rule_code, NEW.subject, NEW.label, NEW.episode, 'ACKNOWLEDGED', severity, NEW.value, threshold,
           is_alert_silenced(NEW.rule_code, NEW.subject), caller_login(), NEW.acknowledgement, UTC_TIMESTAMP(6)
    FROM alert_rules WHERE code = NEW.rule_code;
    INSERT INTO admin_log (action, subject, details, reason)
    VALUES ('ALERT_ACKNOWLEDGED', CONCAT_WS(' ', NEW.rule_code, NULLIF(NEW.subject, '')),
            JSON_OBJECT('episode', NEW.episode, 'label', NEW.label), NEW.acknowledgement);
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_channels_log_update
AFTER UPDATE ON alert_channels FOR EACH ROW
INSERT INTO admin_log (action, subject, details, reason)
VALUES ('ALERT_CHANNEL_CHANGED', NEW.name,
        JSON_OBJECT('version', NEW.version,
                    'before', JSON_OBJECT('kind', OLD.kind, 'from', OLD.minimum_severity, 'enabled', OLD.is_enabled),
                    'after', JSON_MERGE_PATCH(
                      JSON_OBJECT('kind', NEW.kind, 'from', NEW.minimum_severity, 'enabled', NEW.is_enabled),
                      IF(NEW.retired_at IS NULL, '{}', '{"retired": 1}'))),
        NEW.change_reason)

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_channels_stay_retired
BEFORE UPDATE ON alert_channels FOR EACH ROW
BEGIN
  IF OLD.retired_at IS NOT NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'a retired channel never changes';
  END IF;
END
