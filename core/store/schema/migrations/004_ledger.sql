-- The ledger of numbers (3.11.8.1), the numbers in force, and the log of failures (3.11.8.2).

-- step
CREATE TABLE IF NOT EXISTS document_number_audit (
  id BIGINT NOT NULL AUTO_INCREMENT,
  event ENUM('ISSUED', 'REVISED') NOT NULL,
  request_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  counter_id BIGINT NOT NULL,
  reset_epoch INT NOT NULL DEFAULT 0,
  sequence_number INT NOT NULL,
  issued_sequence INT GENERATED ALWAYS AS (IF(event = 1, sequence_number, NULL)) STORED,
  document_id BIGINT NULL COMMENT 'no foreign key: the ledger outlives the documents',
  generated_number VARCHAR(100) NOT NULL,
  revision VARCHAR(20) NOT NULL DEFAULT '',
  counter_key JSON NOT NULL,
  template_used VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  template_version INT NOT NULL,
  user_id INT NOT NULL,
  ip_address VARCHAR(45) NOT NULL DEFAULT '',
  user_agent VARCHAR(512) NOT NULL DEFAULT '',
  retry_count INT NOT NULL DEFAULT 0,
  lock_wait_ms INT NOT NULL DEFAULT 0,
  total_duration_ms INT NOT NULL DEFAULT 0,
  fallback_used ENUM('NONE', 'DB_LOCK', 'RETRY') NOT NULL DEFAULT 'NONE',
  skipped JSON NULL COMMENT 'numbers passed over since they were taken',
  previous_hash BINARY(32) NULL,
  row_hash BINARY(32) NULL,
  created_at DATETIME(6) NOT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY uq_audit_request (request_id),
  UNIQUE KEY uq_audit_sequence (counter_id, reset_epoch, issued_sequence),
  KEY idx_audit_number (generated_number),
  KEY idx_audit_created_at (created_at),
  CONSTRAINT chk_audit_sequence CHECK (sequence_number >= 1),
  CONSTRAINT fk_audit_counter FOREIGN KEY (counter_id)
    REFERENCES document_number_counters (id) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TRIGGER IF NOT EXISTS document_number_audit_no_update
BEFORE UPDATE ON document_number_audit FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'document_number_audit is insert-only'

-- step
CREATE TRIGGER IF NOT EXISTS document_number_audit_no_delete
BEFORE DELETE ON document_number_audit FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'document_number_audit is insert-only'

-- step
CREATE TABLE IF NOT EXISTS document_number_taken (
  scope_project_id INT NOT NULL COMMENT '0: the whole store',
  scope_type_id INT NOT NULL COMMENT '0: the whole store',
  number VARCHAR(100) NOT NULL COMMENT 'compared without case and width, on purpose',
  request_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (scope_project_id, scope_type_id, number)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS document_number_errors (
  id BIGINT NOT NULL AUTO_INCREMENT,
  reference VARCHAR(24) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  error_type ENUM('LOCK_TIMEOUT', 'VERSION_CONFLICT', 'DB_ERROR', 'REDIS_ERROR', 'VALIDATION_ERROR', 'NUMBER_TAKEN',
                  'SEQUENCE_EXHAUSTED') NOT NULL,
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
