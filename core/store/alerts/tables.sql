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
       ('REQUEST_WAITING', 'REQUEST_WAITING', 24, 0, 0, 'WARNING'),
       ('DISK_NEARLY_FULL', 'DISK_USE', 90, 0, 0, 'CRITICAL')

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
  retired_at DATETIME(6) NULL COMMENT 'for good; the name stays taken, since the history names it',
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
  quiet_since DATETIME(3) NULL
    COMMENT 'since when too little is drawn to have a value, and nothing fails; NULL: it is not so',
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
  quiet_since DATETIME(3) NULL COMMENT 'RESOLVED because it was quiet since then; NULL: the value was well',
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
CREATE TABLE IF NOT EXISTS alert_couriers (
  channel VARCHAR(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  seen_at DATETIME NOT NULL COMMENT 'when it asked last for what is to be delivered, to half a minute',
  PRIMARY KEY (channel, login)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'whose programs know the address of a channel'

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
