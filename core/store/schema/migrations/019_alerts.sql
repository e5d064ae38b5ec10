-- Alerts (3.11.10.2): rules as data, where each stands, what happened, and what is to be delivered. One program at a time
-- evaluates them, under a lease; the store alone turns what it says into transitions, so that one change makes one.

-- step
CREATE TABLE IF NOT EXISTS alert_rules (
  code VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  measure VARCHAR(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  threshold DECIMAL(12, 3) NOT NULL,
  window_seconds INT NOT NULL COMMENT '0: values are of the moment',
  hold_seconds INT NOT NULL,
  severity ENUM('WARNING', 'CRITICAL') NOT NULL,
  is_enabled BOOLEAN NOT NULL DEFAULT TRUE,
  channels TEXT NOT NULL DEFAULT '[]' COMMENT 'JSON, names; empty: every channel that takes the severity',
  version INT NOT NULL DEFAULT 1,
  changed_by INT NULL,
  changed_at DATETIME(6) NULL,
  change_reason TEXT NULL,
  PRIMARY KEY (code)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
INSERT IGNORE INTO alert_rules (code, measure, threshold, window_seconds, hold_seconds, severity)
VALUES ('REDIS_UNAVAILABLE', 'REDIS_DOWN', 1, 0, 0, 'CRITICAL'),
       ('LOCK_FAILURES_CRITICAL', 'LOCK_FAILURE_SHARE', 10, 300, 0, 'CRITICAL'),
       ('LOCK_FAILURES_WARNING', 'LOCK_FAILURE_SHARE', 5, 300, 0, 'WARNING'),
       ('LOCK_WAIT_SLOW', 'LOCK_WAIT_MEAN', 1, 300, 0, 'WARNING'),
       ('RETRIES_HIGH', 'RETRIES', 100, 3600, 0, 'WARNING'),
       ('GENERATION_SLOW', 'DURATION_P95', 2, 300, 0, 'WARNING'),
       ('COUNTER_NEARLY_FULL', 'COUNTER_FILL', 95, 0, 0, 'WARNING'),
       ('UNEXPLAINED_GAP', 'GAPS', 0, 0, 0, 'CRITICAL'),
       ('CHAIN_BROKEN', 'CHAIN_BREAKS', 0, 0, 0, 'CRITICAL'),
       ('REQUEST_WAITING', 'REQUEST_WAITING', 24, 0, 0, 'WARNING')

-- step
CREATE TABLE IF NOT EXISTS alert_channels (
  name VARCHAR(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  kind ENUM('SLACK', 'PAGERDUTY') NOT NULL,
  minimum_severity ENUM('WARNING', 'CRITICAL') NOT NULL,
  is_enabled BOOLEAN NOT NULL DEFAULT TRUE,
  version INT NOT NULL DEFAULT 1,
  changed_by INT NULL,
  changed_at DATETIME(6) NULL,
  change_reason TEXT NULL,
  PRIMARY KEY (name)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'where alerts go; addresses and keys are secrets of the programs that deliver and never stand here'

-- step
CREATE TABLE IF NOT EXISTS alert_states (
  rule_code VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  subject VARCHAR(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'counter:117; empty: the store as a whole',
  label VARCHAR(200) NOT NULL DEFAULT '' COMMENT 'what the subject is called, in codes',
  phase ENUM('INACTIVE', 'PENDING', 'FIRING', 'RESOLVED') NOT NULL,
  since DATETIME(3) NOT NULL,
  looked_at DATETIME(3) NOT NULL,
  has_data BOOLEAN NOT NULL,
  value DOUBLE NOT NULL,
  towards_ms BIGINT NULL COMMENT 'how long the next phase has been seen to come',
  episode BIGINT NOT NULL DEFAULT 0 COMMENT 'how often it has fired',
  acknowledged_by INT NULL,
  acknowledged_at DATETIME(6) NULL,
  acknowledgement TEXT NULL,
  PRIMARY KEY (rule_code, subject),
  KEY idx_alert_phase (phase, since)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS alert_transitions (
  id BIGINT NOT NULL AUTO_INCREMENT,
  rule_code VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  subject VARCHAR(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  label VARCHAR(200) NOT NULL,
  episode BIGINT NOT NULL,
  event ENUM('FIRED', 'ACKNOWLEDGED', 'SILENCE_ENDED', 'RESOLVED') NOT NULL,
  severity ENUM('WARNING', 'CRITICAL') NOT NULL,
  value DOUBLE NOT NULL,
  threshold DECIMAL(12, 3) NOT NULL,
  is_silenced BOOLEAN NOT NULL,
  login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL COMMENT 'whose program saw it, or who did it',
  note TEXT NULL,
  occurred_at DATETIME(6) NOT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY uq_alert_transition (rule_code, subject, episode, event)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'insert-only; one change is one row'

-- step
CREATE TABLE IF NOT EXISTS alert_silences (
  id BIGINT NOT NULL AUTO_INCREMENT,
  rule_code VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  subject VARCHAR(60) CHARACTER SET ascii COLLATE ascii_bin NULL COMMENT 'NULL: all of the rule',
  silent_until DATETIME(6) NOT NULL,
  reason TEXT NOT NULL,
  made_by INT NOT NULL,
  made_at DATETIME(6) NOT NULL,
  ended_by INT NULL,
  ended_at DATETIME(6) NULL,
  ending_reason TEXT NULL,
  PRIMARY KEY (id),
  KEY idx_alert_silence (rule_code, silent_until)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS alert_deliveries (
  transition_id BIGINT NOT NULL,
  channel VARCHAR(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  state ENUM('WAITING', 'SENT', 'FAILED') NOT NULL DEFAULT 'WAITING',
  tries INT NOT NULL DEFAULT 0,
  next_try DATETIME(6) NOT NULL,
  claimed_by CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT '' COMMENT 'token of the program that is at it',
  claimed_until DATETIME(6) NOT NULL DEFAULT '2000-01-01',
  is_unsure BOOLEAN NOT NULL DEFAULT FALSE COMMENT 'a program that was at it never told what became of it',
  login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '' COMMENT 'of the newest try',
  problem VARCHAR(500) NOT NULL DEFAULT '',
  changed_at DATETIME(6) NOT NULL,
  PRIMARY KEY (transition_id, channel),
  KEY idx_alert_delivery (state, next_try)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS alert_lease (
  place TINYINT NOT NULL,
  epoch BIGINT NOT NULL COMMENT 'of the holder; what is said under an older one is not taken',
  token CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  program VARCHAR(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  taken_until DATETIME(6) NOT NULL,
  looked_at DATETIME(6) NULL,
  looks BIGINT NOT NULL DEFAULT 0,
  PRIMARY KEY (place),
  CONSTRAINT chk_alert_lease_single CHECK (place = 1)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
INSERT IGNORE INTO alert_lease (place, epoch, token, login, program, taken_until) VALUES (1, 0, '', '', '', '2000-01-01')

-- step
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION is_alert_silenced(
  of_rule VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin, of_subject VARCHAR(60) CHARACTER SET ascii COLLATE ascii_bin)
RETURNS BOOLEAN
READS SQL DATA
RETURN EXISTS (SELECT 1 FROM alert_silences
               WHERE rule_code = of_rule AND (subject IS NULL OR subject = of_subject)
                 AND silent_until > UTC_TIMESTAMP(6) AND ended_at IS NULL)

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_states_first
BEFORE INSERT ON alert_states FOR EACH ROW
BEGIN
  SET NEW.episode = IF(NEW.phase = 'FIRING', 1, 0);
  SET NEW.acknowledged_by = NULL, NEW.acknowledged_at = NULL, NEW.acknowledgement = NULL;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_states_next
BEFORE UPDATE ON alert_states FOR EACH ROW
BEGIN
  SET NEW.episode = OLD.episode + IF(NEW.phase = 'FIRING' AND OLD.phase <> 'FIRING', 1, 0);
  IF NEW.episode <> OLD.episode THEN
    SET NEW.acknowledged_by = NULL, NEW.acknowledged_at = NULL, NEW.acknowledgement = NULL;
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_states_history_insert
AFTER INSERT ON alert_states FOR EACH ROW
BEGIN
  IF NEW.phase = 'FIRING' THEN
    INSERT INTO alert_transitions (rule_code, subject, label, episode, event, severity, value, threshold, is_silenced, login,
                                   occurred_at)
    SELECT NEW.rule_code, NEW.subject, NEW.label, NEW.episode, 'FIRED', severity, NEW.value, threshold,
           is_alert_silenced(NEW.rule_code, NEW.subject), caller_login(), UTC_TIMESTAMP(6)
    FROM alert_rules WHERE code = NEW.rule_code;
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_states_history_update
AFTER UPDATE ON alert_states FOR EACH ROW
BEGIN
  IF (NEW.phase = 'FIRING') <> (OLD.phase = 'FIRING') THEN
    INSERT INTO alert_transitions (rule_code, subject, label, episode, event, severity, value, threshold, is_silenced, login,
                                   occurred_at)
    SELECT NEW.rule_code, NEW.subject, NEW.label, NEW.episode, IF(NEW.phase = 'FIRING', 'FIRED', 'RESOLVED'), severity,
           NEW.value, threshold, is_alert_silenced(NEW.rule_code, NEW.subject), caller_login(), UTC_TIMESTAMP(6)
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
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_states_no_delete
BEFORE DELETE ON alert_states FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'alerts are never deleted'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_transitions_deliver
AFTER INSERT ON alert_transitions FOR EACH ROW
BEGIN
  IF NEW.event IN ('FIRED', 'SILENCE_ENDED') THEN
    INSERT INTO alert_deliveries (transition_id, channel, next_try, changed_at)
    SELECT NEW.id, channels.name, UTC_TIMESTAMP(6), UTC_TIMESTAMP(6)
    FROM alert_channels AS channels
    JOIN alert_rules AS rules ON rules.code = NEW.rule_code
    WHERE NOT NEW.is_silenced AND channels.is_enabled
      AND (channels.minimum_severity = 'WARNING' OR NEW.severity = 'CRITICAL')
      AND (JSON_LENGTH(rules.channels) = 0 OR JSON_CONTAINS(rules.channels, JSON_QUOTE(channels.name)));
  ELSE
    -- Whoever was told of the beginning is told of the rest, and nobody else.
    INSERT INTO alert_deliveries (transition_id, channel, next_try, changed_at)
    SELECT DISTINCT NEW.id, told.channel, UTC_TIMESTAMP(6), UTC_TIMESTAMP(6)
    FROM alert_transitions AS earlier
    JOIN alert_deliveries AS told ON told.transition_id = earlier.id
    WHERE earlier.rule_code = NEW.rule_code AND earlier.subject = NEW.subject AND earlier.episode = NEW.episode
      AND earlier.event IN ('FIRED', 'SILENCE_ENDED');
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_transitions_no_update
BEFORE UPDATE ON alert_transitions FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'the history of alerts never changes'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_transitions_no_delete
BEFORE DELETE ON alert_transitions FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'the history of alerts is never deleted'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_deliveries_no_delete
BEFORE DELETE ON alert_deliveries FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'deliveries are never deleted'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_rules_log_update
AFTER UPDATE ON alert_rules FOR EACH ROW
INSERT INTO admin_log (action, subject, details, reason)
VALUES ('ALERT_RULE_CHANGED', NEW.code,
        JSON_OBJECT('version', NEW.version,
                    'before', JSON_OBJECT('threshold', OLD.threshold, 'window', OLD.window_seconds, 'hold', OLD.hold_seconds,
                                          'severity', OLD.severity, 'enabled', OLD.is_enabled,
                                          'channels', JSON_COMPACT(OLD.channels)),
                    'after', JSON_OBJECT('threshold', NEW.threshold, 'window', NEW.window_seconds, 'hold', NEW.hold_seconds,
                                         'severity', NEW.severity, 'enabled', NEW.is_enabled,
                                         'channels', JSON_COMPACT(NEW.channels))),
        NEW.change_reason)

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_rules_no_delete
BEFORE DELETE ON alert_rules FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'rules are switched off, not deleted'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_channels_log_insert
AFTER INSERT ON alert_channels FOR EACH ROW
INSERT INTO admin_log (action, subject, details, reason)
VALUES ('ALERT_CHANNEL_CHANGED', NEW.name,
        JSON_OBJECT('version', NEW.version, 'before', NULL,
                    'after', JSON_OBJECT('kind', NEW.kind, 'from', NEW.minimum_severity, 'enabled', NEW.is_enabled)),
        NEW.change_reason)

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_channels_log_update
AFTER UPDATE ON alert_channels FOR EACH ROW
INSERT INTO admin_log (action, subject, details, reason)
VALUES ('ALERT_CHANNEL_CHANGED', NEW.name,
        JSON_OBJECT('version', NEW.version,
                    'before', JSON_OBJECT('kind', OLD.kind, 'from', OLD.minimum_severity, 'enabled', OLD.is_enabled),
                    'after', JSON_OBJECT('kind', NEW.kind, 'from', NEW.minimum_severity, 'enabled', NEW.is_enabled)),
        NEW.change_reason)

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_channels_no_delete
BEFORE DELETE ON alert_channels FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'channels are switched off, not deleted'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_silences_log_insert
AFTER INSERT ON alert_silences FOR EACH ROW
INSERT INTO admin_log (action, subject, details, reason)
VALUES ('ALERT_SILENCED', CONCAT_WS(' ', NEW.rule_code, NULLIF(NEW.subject, '')),
        JSON_OBJECT('silence', NEW.id, 'until', NEW.silent_until), NEW.reason)

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_silences_only_end
BEFORE UPDATE ON alert_silences FOR EACH ROW
BEGIN
  IF OLD.ended_at IS NOT NULL
     OR NOT (OLD.id = NEW.id AND OLD.rule_code = NEW.rule_code AND OLD.subject <=> NEW.subject
             AND OLD.silent_until = NEW.silent_until AND OLD.reason <=> NEW.reason AND OLD.made_by = NEW.made_by
             AND OLD.made_at = NEW.made_at) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'a silence can only be ended, once';
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_silences_log_update
AFTER UPDATE ON alert_silences FOR EACH ROW
INSERT INTO admin_log (action, subject, details, reason)
VALUES ('ALERT_SILENCE_ENDED', CONCAT_WS(' ', NEW.rule_code, NULLIF(NEW.subject, '')), JSON_OBJECT('silence', NEW.id),
        NEW.ending_reason)

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_silences_no_delete
BEFORE DELETE ON alert_silences FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'silences are never deleted'

-- step
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION is_call(
  action VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin, outcome VARCHAR(10), details TEXT CHARACTER SET utf8mb4)
RETURNS BOOLEAN
DETERMINISTIC NO SQL
COMMENT 'whether the entry stands for one call of a routine by a person (3.11.14.2)'
RETURN (outcome = 'DENIED' AND NOT (JSON_VALUE(details, '$.code') <=> 31004))
    OR (outcome = 'DONE' AND action IN ('TEMPLATE_CHANGED', 'TEMPLATE_CONFIRMED', 'RESET_REQUESTED', 'RESET_APPROVED', 'RESET_REJECTED', 'RESET_WITHDRAWN',
                  'TAKE_OVER_REQUESTED', 'TAKE_OVER_APPROVED', 'TAKE_OVER_REJECTED', 'TAKE_OVER_WITHDRAWN',
                  'ALERT_RULE_CHANGED', 'ALERT_CHANNEL_CHANGED', 'ALERT_ACKNOWLEDGED', 'ALERT_SILENCED',
                  'ALERT_SILENCE_ENDED', 'SETTING_CHANGED', 'ERROR_RESOLVED'))
