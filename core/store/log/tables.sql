-- What the administrators did, chained: a trigger sets number, time, login and hash (3.11.8); and the log of failures
-- (3.11.8.2).

-- step
CREATE TABLE IF NOT EXISTS admin_log (
  seq BIGINT NOT NULL,
  occurred_at DATETIME(6) NOT NULL DEFAULT '2000-01-01',
  login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
  host VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
  user_id INT NULL COMMENT 'no foreign keys: the log outlives everything',
  role VARCHAR(20) NOT NULL DEFAULT '',
  action VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  outcome ENUM('DONE', 'DENIED') NOT NULL DEFAULT 'DONE',
  project_id INT NULL,
  subject VARCHAR(255) NOT NULL DEFAULT '',
  details TEXT NULL COMMENT 'JSON',
  reason TEXT NULL,
  previous_hash BINARY(32) NOT NULL DEFAULT '',
  row_hash BINARY(32) NOT NULL DEFAULT '',
  PRIMARY KEY (seq),
  KEY idx_admin_log_time (occurred_at),
  KEY idx_admin_log_login (login, occurred_at),
  KEY idx_admin_log_host (host, occurred_at)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS admin_log_head (
  id TINYINT NOT NULL,
  seq BIGINT NOT NULL,
  hash BINARY(32) NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT chk_admin_log_head_single CHECK (id = 1)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
INSERT IGNORE INTO admin_log_head (id, seq, hash) VALUES (1, 0, UNHEX(REPEAT('00', 32)))

-- step
CREATE TABLE IF NOT EXISTS denial_sums (
  login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  minute_of BIGINT NOT NULL COMMENT 'minutes since 1970',
  refused INT NOT NULL,
  action VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  code INT NOT NULL,
  PRIMARY KEY (login)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'refusals of an account beyond the first of a minute; one row of the log says how many'

-- step
CREATE TABLE IF NOT EXISTS document_number_errors (
  id BIGINT NOT NULL AUTO_INCREMENT,
  reference VARCHAR(24) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  error_type ENUM('LOCK_TIMEOUT', 'VERSION_CONFLICT', 'DB_ERROR', 'REDIS_ERROR', 'VALIDATION_ERROR', 'NUMBER_TAKEN',
                  'SEQUENCE_EXHAUSTED', 'NUMBER_VOIDED', 'RATE_LIMITED') NOT NULL,
  error_message TEXT NULL,
  stack_trace TEXT NULL,
  context_data JSON NULL,
  user_id INT NULL,
  ip_address VARCHAR(45) NULL,
  created_at DATETIME(6) NOT NULL,
  resolved_at DATETIME(6) NULL,
  PRIMARY KEY (id),
  UNIQUE KEY uq_error_reference (reference),
  KEY idx_error_type (error_type),
  KEY idx_created_at (created_at),
  KEY idx_user_id (user_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
